"""Which clauses of the installed games are shown: by passing tests, by a document or a setting, or not at all."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from gunbai.errors import ContentError, Fault
from gunbai.kernel.library import Library
from gunbai.kernel.schema import check
from gunbai.kernel.toml_lines import key_lines, line_of
from gunbai.kernel.toml_text import read_toml

MAX_BYTES = 1 << 20
"""The list of clauses that are shown otherwise is at most 1 MiB."""
OTHERWISE_KINDS = ("definition", "gm", "option")
"""Kinds of clauses that a document or a setting may show; every other kind needs a test."""


class Otherwise(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clause that is shown by something else than a test: by a document, or by a setting."""

    id: str
    why: str
    document: str = ""
    """A file of the project: `docs/notation.md`, a heading of it after `#` if need be."""
    setting: str = ""
    """A ruling's key, or the path of a key of a scenario: `modules.ladder`."""


class OtherwiseSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file in which they are listed."""

    clause: tuple[Otherwise, ...] = ()


class BookCoverage(msgspec.Struct, frozen=True):
    """How the clauses of one rulebook are shown."""

    total: int
    shown: int
    """By a passing test."""
    otherwise: int
    """By a document or a setting, and by no test."""
    missing: tuple[str, ...]


Coverage: TypeAlias = dict[str, dict[str, BookCoverage]]
"""Game → rulebook → how its clauses are shown."""


def load_otherwise(text: str, where: str, libraries: Iterable[Library], root: Path) -> frozenset[str]:
    """Reads the list of clauses that are shown otherwise.

    Args:
        text: the file's TOML.
        where: the file, for errors.
        libraries: the games whose clauses it may list.
        root: where the documents' paths begin.

    Raises:
        ContentError: every unknown clause, clause of another kind, clause that is listed twice, document that is not
            there, setting that the game does not have, and reason that is missing.
    """
    data = read_toml(text, MAX_BYTES)
    if isinstance(data, Fault):
        raise ContentError(where, [data])
    sheet, faults = check(data, OtherwiseSheet)
    known = {library.game.id: library for library in libraries}
    found = list(faults)
    seen: set[str] = set()
    for number, entry in enumerate(sheet.clause if sheet is not None else (), 1):
        place = f"clause[{number}]"
        found += _entry_faults(entry, place, known, root)
        if entry.id in seen:
            found.append(Fault("taken", f"{place}.id", values={"id": entry.id}))
        seen.add(entry.id)
    if found:
        lines = key_lines(text)
        raise ContentError(where, [msgspec.structs.replace(one, line=line_of(one.place, lines)) for one in found])
    return frozenset(seen)


def _entry_faults(entry: Otherwise, place: str, known: Mapping[str, Library], root: Path) -> list[Fault]:
    library = known.get(entry.id.partition(".")[0])
    if library is None or entry.id not in library.clauses:
        near = (library.clauses.nearest(entry.id),) if library is not None else tuple(known)
        return [Fault("unknown-clause", f"{place}.id", values={"id": entry.id}, accepted=near)]
    faults = []
    kind = library.clauses[entry.id].kind
    if kind not in OTHERWISE_KINDS:
        faults.append(Fault("wrong-value", f"{place}.id", values={"given": kind}, accepted=OTHERWISE_KINDS))
    if not entry.why.strip():
        faults.append(Fault("missing-key", f"{place}.why", values={"key": "why"}, accepted=('"…"',)))
    if bool(entry.document) == bool(entry.setting):
        faults.append(Fault("missing-key", place, values={"key": "document"}, accepted=("document", "setting")))
    if entry.document and not (root / entry.document.partition("#")[0]).is_file():
        faults.append(Fault("unknown-name", f"{place}.document", values={"key": entry.document}))
    if entry.setting and not has_setting(library, entry.setting):
        faults.append(Fault("unknown-name", f"{place}.setting", values={"key": entry.setting}))
    return faults


def has_setting(library: Library, path: str) -> bool:
    """Whether a game has such a ruling, or its scenarios such a key."""
    if path in library.rulings:
        return True
    info: inspect.Type = inspect.type_info(library.game.scenario)
    for name in path.split("."):
        found = _field(info, name)
        if found is None:
            return False
        info = found
    return True


def _field(info: inspect.Type, name: str) -> inspect.Type | None:
    """The type of a key, in a table or in any of a row of tables."""
    while isinstance(info, inspect.ListType | inspect.VarTupleType):
        info = info.item_type
    if isinstance(info, inspect.UnionType):
        return next((found for each in info.types if (found := _field(each, name)) is not None), None)
    if isinstance(info, inspect.StructType):
        return next((field.type for field in info.fields if field.encode_name == name), None)
    return None


def tally(libraries: Iterable[Library], shown: Iterable[str], otherwise: Iterable[str]) -> Coverage:
    """Counts, rulebook by rulebook.

    Args:
        shown: clauses that passing tests show.
        otherwise: clauses that something else shows.
    """
    by_test, by_other = frozenset(shown), frozenset(otherwise)
    coverage: Coverage = {}
    for library in libraries:
        books = coverage[library.game.id] = {}
        for book in library.game.books:
            ids = [clause.id for clause in library.clauses.of_book(book)]
            tested = [name for name in ids if name in by_test]
            other = [name for name in ids if name in by_other and name not in by_test]
            missing = tuple(name for name in ids if name not in by_test and name not in by_other)
            books[book] = BookCoverage(len(ids), len(tested), len(other), missing)
    return coverage


def gaps(libraries: Iterable[Library], coverage: Coverage) -> tuple[str, ...]:
    """The clauses that nothing shows, of rulebooks that are said to be complete."""
    found: list[str] = []
    for library in libraries:
        game = library.game
        for book in game.books if game.complete else game.books_complete:
            found += coverage[game.id][book].missing
    return tuple(found)


def table(coverage: Coverage, is_complete: Callable[[str, str], bool]) -> list[str]:
    """The lines of a table: rulebook by rulebook, how many clauses there are and how they are shown."""
    lines = [f"{'rulebook':<14}{'clauses':>8}{'shown':>8}{'otherwise':>11}{'missing':>9}"]
    for game, books in coverage.items():
        for book, count in books.items():
            mark = "  complete" if is_complete(game, book) else ""
            lines.append(
                f"{game + ' ' + book:<14}{count.total:>8}{count.shown:>8}{count.otherwise:>11}{len(count.missing):>9}"
                + mark
            )
    return lines


def to_json(coverage: Coverage) -> bytes:
    """The counts as `build/clauses.json` holds them."""
    data: dict[str, Any] = msgspec.to_builtins(coverage)
    return msgspec.json.format(msgspec.json.encode(data), indent=2) + b"\n"
