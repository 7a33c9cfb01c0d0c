"""Where the source of a module takes the order of a set, which is another one in every run."""

from __future__ import annotations

import ast
from collections.abc import Iterator

KEEP_NO_ORDER = ("len", "sum", "any", "all", "min", "max", "sorted", "set", "frozenset", "bool", "isinstance", "type")
"""Built-in functions for which the order of a set makes no difference; with `key=` it does make one, among equals."""
MAKE_SETS = ("union", "intersection", "difference", "symmetric_difference", "copy")
_OPERATORS = (ast.BitOr, ast.BitAnd, ast.BitXor, ast.Sub)


class Sets:
    """What a module's source says is a set: names, attributes, and functions that return one."""

    def __init__(self, tree: ast.Module) -> None:
        self._names: set[str] = set()
        self._functions: set[str] = set()
        for _ in range(3):  # a set that is named after a named set
            for node in ast.walk(tree):
                self._learn(node)

    def _learn(self, node: ast.AST) -> None:
        match node:
            case ast.AnnAssign(target=target, annotation=annotation) if _says_set(annotation):
                self._names.add(_name(target))
            case ast.arg(arg=name, annotation=ast.expr() as annotation) if _says_set(annotation):
                self._names.add(name)
            case ast.Assign(targets=targets, value=value) if self.is_set(value):
                self._names.update(_name(target) for target in targets)
            case ast.FunctionDef(name=name, returns=ast.expr() as returns) if _says_set(returns):
                self._functions.add(name)
        self._names.discard("")

    def is_set(self, node: ast.AST) -> bool:
        """Whether an expression is a set, as far as the source says."""
        match node:
            case ast.Set() | ast.SetComp():
                return True
            case ast.Call(func=ast.Name(id="set" | "frozenset")):
                return True
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in self._functions:
                return True
            case ast.Call(func=ast.Attribute(value=value, attr=attr)) if attr in MAKE_SETS:
                return self.is_set(value)
            case ast.BinOp(left=left, op=op, right=right) if isinstance(op, _OPERATORS):
                return self.is_set(left) or self.is_set(right)
            case ast.IfExp(body=body, orelse=orelse):
                return self.is_set(body) or self.is_set(orelse)
            case ast.NamedExpr(value=value):
                return self.is_set(value)
            case ast.Name() | ast.Attribute():
                return _name(node) in self._names
        return False


def _name(node: ast.AST) -> str:
    """`x`, and `.x` for an attribute of anything."""
    if isinstance(node, ast.Name):
        return node.id
    return f".{node.attr}" if isinstance(node, ast.Attribute) else ""


def _says_set(annotation: ast.expr) -> bool:
    """Whether an annotation names a set: `set[int]`, `frozenset[str] | None`, `collections.abc.Set`."""
    match annotation:
        case ast.Subscript(value=value):
            return _says_set(value)
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return _says_set(left) or _says_set(right)
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in ("set", "frozenset", "Set", "MutableSet", "AbstractSet", "FrozenSet")
        case ast.Constant(value=str() as text):
            return _says_set(ast.parse(text, mode="eval").body)
    return False


def order_taken(node: ast.AST, sets: Sets) -> Iterator[ast.AST]:
    """The sets whose order a node takes: loops, comprehensions that are no sets, unpacking, calls such as `list`."""
    match node:
        case ast.For(iter=iterated) if sets.is_set(iterated):
            yield iterated
        case ast.ListComp(generators=generators) | ast.DictComp(generators=generators):
            yield from _iterated(generators, sets)
        case ast.Starred(value=value, ctx=ast.Load()) if sets.is_set(value):
            yield value
        case ast.YieldFrom(value=value) if sets.is_set(value):
            yield value
        case ast.Assign(targets=[ast.Tuple() | ast.List()], value=value) if sets.is_set(value):
            yield value
        case ast.Call(func=ast.Attribute(value=value, attr="pop"), args=[]) if sets.is_set(value):
            yield node
        case ast.Call():
            yield from _by_call(node, sets)


def _by_call(node: ast.Call, sets: Sets) -> Iterator[ast.AST]:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    method = node.func.attr if isinstance(node.func, ast.Attribute) else ""
    keyed = any(keyword.arg == "key" for keyword in node.keywords)
    if (name in KEEP_NO_ORDER and not keyed) or method in (
        *MAKE_SETS,
        "update",
        "issubset",
        "issuperset",
        "isdisjoint",
    ):
        return
    for argument in node.args:
        if isinstance(argument, ast.GeneratorExp):
            yield from _iterated(argument.generators, sets)
        elif sets.is_set(argument) and (name in _TAKES_ORDER or method in ("join", "extend", "fromkeys") or keyed):
            yield argument


_TAKES_ORDER = ("list", "tuple", "iter", "enumerate", "zip", "map", "filter", "dict", "next", "reversed", "str", "repr")


def _iterated(generators: list[ast.comprehension], sets: Sets) -> Iterator[ast.AST]:
    return (one.iter for one in generators if sets.is_set(one.iter))
