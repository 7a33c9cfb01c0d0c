"""Scans the code of a game for what rules must not touch, so that the same inputs always give the same battle.

    assert scan_package("gunbai.games.maai") == ()

Rules use no clock, chance, files, environment, locale, threads or network, no floats, no `id()` or `hash()`, and never
go through a set in its own order. The scan reads the source and runs nothing. It knows a set where the source says that
it is one (a literal, `set(…)`, an annotation); it is a net, not a proof.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

import msgspec

from gunbai.testing.package_modules import package_modules
from gunbai.testing.purity_sets import Sets, order_taken

MODULES = {
    "clock": ("time", "datetime", "calendar", "zoneinfo", "sched", "timeit"),
    "chance": ("random", "secrets", "uuid", "numpy"),
    "files": ("os", "io", "pathlib", "shutil", "tempfile", "glob", "fileinput", "mmap", "sqlite3", "dbm", "shelve"),
    "surroundings": ("sys", "platform", "locale", "gettext", "getpass", "pwd", "site", "sysconfig", "argparse"),
    "threads": ("threading", "multiprocessing", "concurrent", "asyncio", "queue", "signal", "contextvars", "_thread"),
    "other programs": ("subprocess", "socket", "ssl", "http", "urllib", "ftplib", "smtplib", "select", "ctypes", "pty"),
    "floats": ("math", "cmath", "statistics", "decimal", "colorsys"),
    "code": ("importlib", "runpy", "pickle", "marshal", "code", "codeop", "pkgutil"),
    "memory": ("gc", "weakref", "tracemalloc"),
}
"""What is touched → modules that touch it."""
CALLS = {
    "files": ("open", "input", "print"),
    "code": ("eval", "exec", "compile", "__import__", "breakpoint"),
    "floats": ("float", "complex", "round"),
    "memory": ("id", "hash"),
}
"""What is touched → built-in functions that touch it."""

_MODULE_OF = {module: what for what, modules in MODULES.items() for module in modules}
_CALL_OF = {name: what for what, names in CALLS.items() for name in names}


class Impurity(msgspec.Struct, frozen=True):
    """A place where rules touch what they must not."""

    where: str
    line: int
    touches: str
    """`clock`, `chance`, `files`, `surroundings`, `threads`, `other programs`, `floats`, `code`, `memory`, or
    `set order`."""
    what: str
    """The source."""


def scan_package(package: str, only: tuple[str, ...] = ()) -> tuple[Impurity, ...]:
    """Scans all modules of a package, its sub-packages included.

    Args:
        package: dotted name.
        only: file names, where not all of them matter.
    """
    found: list[Impurity] = []
    for path, file in package_modules(package):
        if not only or file.name in only:
            found += scan(file.read_text("utf-8"), f"{package.replace('.', '/')}/{path}")
    return tuple(found)


def scan(source: str, where: str) -> tuple[Impurity, ...]:
    """Scans the source of one module."""
    tree = ast.parse(source, where)
    scanner = _Scanner(where, tree)
    scanner.visit(tree)
    return tuple(sorted(scanner.found, key=lambda one: (one.line, one.what)))


class _Scanner(ast.NodeVisitor):
    """Goes through one module."""

    def __init__(self, where: str, tree: ast.Module) -> None:
        self.found: list[Impurity] = []
        self._where = where
        self._sets = Sets(tree)
        self._own_names = {name for node in ast.walk(tree) for name in _bound(node)}

    def _note(self, node: ast.AST, touches: str) -> None:
        self.found.append(Impurity(self._where, getattr(node, "lineno", 0), touches, ast.unparse(node)[:80]))

    def visit(self, node: ast.AST) -> None:
        """Any node: whether it takes the order of a set, then what else it may be."""
        for taken in order_taken(node, self._sets):
            self._note(taken, "set order")
        super().visit(node)

    def visit_If(self, node: ast.If) -> None:
        """What is imported for types alone is never run."""
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for other in node.orelse:
                self.visit(other)
        else:
            self.generic_visit(node)

    def visit_Import(self, node: ast.Import) -> None:
        """`import x.y`."""
        for alias in node.names:
            self._module(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        """`from x.y import z`."""
        if not node.level:
            self._module(node, node.module or "")

    def _module(self, node: ast.stmt, name: str) -> None:
        touches = _MODULE_OF.get(name.partition(".")[0])
        if touches is not None:
            self._note(node, touches)

    def visit_Name(self, node: ast.Name) -> None:
        """A built-in function, called or handed on."""
        touches = _CALL_OF.get(node.id)
        if touches is not None and isinstance(node.ctx, ast.Load) and node.id not in self._own_names:
            self._note(node, touches)

    def visit_Constant(self, node: ast.Constant) -> None:
        """A number with a point."""
        if isinstance(node.value, (float, complex)):
            self._note(node, "floats")

    def visit_BinOp(self, node: ast.BinOp) -> None:
        """A division that makes a float of two whole numbers."""
        if isinstance(node.op, ast.Div):
            self._note(node, "floats")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        """The same in place."""
        if isinstance(node.op, ast.Div):
            self._note(node, "floats")
        self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        """Rules run in one go."""
        self._note(node, "threads")

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """An annotation is no use of what it names."""
        self.visit(node.target)
        if node.value is not None:
            self.visit(node.value)


def _bound(node: ast.AST) -> Iterator[str]:
    """Names that a module gives to things of its own."""
    match node:
        case ast.Name(id=name, ctx=ast.Store()) | ast.arg(arg=name):
            yield name
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            yield name
        case ast.alias(name=name, asname=alias):
            yield alias or name.partition(".")[0]
