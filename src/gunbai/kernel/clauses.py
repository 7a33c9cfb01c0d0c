"""Clauses (条): the atomic rules of the rulebooks, by the ids that events and refusals cite."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from typing import Annotated, Literal, TypeAlias

import msgspec

from gunbai.errors import ContentError, Fault, UnknownName
from gunbai.kernel.package_data import Tables

ClauseKind: TypeAlias = Literal["definition", "rule", "cost", "table", "option", "gm", "balance", "core-fact"]
"""What a clause is: what a word means; what happens; a price; a row of a printed table; a rule that is switched on;
something left to the game master; a rule for whoever writes content; a fact of a core book that the rulebook leans
on."""

Text: TypeAlias = Annotated[str, msgspec.Meta(min_length=1)]

_ID = re.compile(r"[a-z]\w*(\.\w[\w-]*)+", re.ASCII)
_ID_LINE = re.compile(r"""^[ \t]*id[ \t]*=[ \t]*["']([^"'\n]+)["']""", re.MULTILINE)


def nearest_names(name: str, names: Iterable[str], count: int = 3) -> tuple[str, ...]:
    """Those of `names` that are spelled most like `name`, the nearest first; never none where there are any."""
    return tuple(get_close_matches(name, list(names), count, 0.0))


class Clause(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One atomic rule (条)."""

    id: Text
    """Dotted name that begins with the game: `maai.guard.feint`."""
    book: Text
    """Number of its rulebook, or a word for a source outside of them."""
    section: Text
    """Heading of the rulebook under which it stands."""
    kind: ClauseKind
    says: Text
    """The rule, in our own words."""
    check: Text
    """An example that a test can assert."""
    rulings: tuple[Text, ...] = ()
    """Keys of the rulings that bear on it."""


class Clauses:
    """The clauses of one game, by id and in the order of the file. Immutable."""

    __slots__ = ("_by_id", "game")

    def __init__(self, game: str, clauses: Iterable[Clause]) -> None:
        self.game = game
        self._by_id = {clause.id: clause for clause in clauses}

    def __getitem__(self, id: str) -> Clause:
        """The clause of this id.

        Raises:
            UnknownName: there is none; `accepted` holds the nearest ids.
        """
        clause = self._by_id.get(id)
        if clause is None:
            raise UnknownName("clause", id, nearest_names(id, self._by_id))
        return clause

    def __contains__(self, id: object) -> bool:
        return id in self._by_id

    def __iter__(self) -> Iterator[Clause]:
        return iter(self._by_id.values())

    def __len__(self) -> int:
        return len(self._by_id)

    @property
    def ids(self) -> tuple[str, ...]:
        """All ids, in the order of the file."""
        return tuple(self._by_id)

    def of_book(self, book: str) -> tuple[Clause, ...]:
        """The clauses of one rulebook."""
        return tuple(clause for clause in self if clause.book == book)

    def nearest(self, id: str) -> str:
        """The valid id that is spelled most like this one; empty only where there are no clauses."""
        return next(iter(nearest_names(id, self._by_id, 1)), "")

    def require(self, ids: Iterable[str], by: str) -> None:
        """Make sure that every cited id exists.

        Args:
            ids: what is cited.
            by: who cites it, to be named in the error.

        Raises:
            ContentError: one fault for each unknown id, with the nearest valid one.
        """
        unknown = [id for id in dict.fromkeys(ids) if id not in self._by_id]
        if unknown:
            raise ContentError(by, [Fault("unknown-clause", id, accepted=(self.nearest(id),)) for id in unknown])


class Citations:
    """The clause ids that the rule modules of a game cite, noted while these are imported; and keys of rulings, where a
    ruling alone decides.

        cites = Citations("maai")
        HALF_STEP = cites("maai.halfstep.cost", "maai.distance.step")

    Called at import time only, so that a misspelled id stops the game when it is loaded and not in mid-battle.
    """

    __slots__ = ("_used", "game")

    def __init__(self, game: str) -> None:
        self.game = game
        self._used: set[str] = set()

    def __call__(self, *ids: str) -> tuple[str, ...]:
        """The same ids, noted as cited."""
        self._used.update(ids)
        return ids

    @property
    def used(self) -> tuple[str, ...]:
        """Every id ever cited, sorted."""
        return tuple(sorted(self._used))


def clause_ids(text: str) -> frozenset[str]:
    """The ids of a `clauses.toml` whose form is sound, without reading the rest of it: whoever plays needs no more."""
    return frozenset(_ID_LINE.findall(text))


def load_clauses(text: str, where: str) -> Clauses:
    """Read a `clauses.toml`: `game = "…"`, then one `[[clause]]` a rule.

    Args:
        text: the file's text.
        where: its name, for errors.

    Raises:
        ContentError: every unknown, missing or malformed field, unknown kind, id given twice and id that is not the
            game's, all at once.
    """
    tables = Tables(text, where, "clause", Clause)
    first: dict[str, int] = {}
    for number, clause in tables.rows:
        name = clause.id
        if not _ID.fullmatch(name):
            tables.fault("malformed-id", number, "id", {"id": name}, ("game.chapter.rule",))
        elif not name.startswith(tables.game + "."):
            tables.fault("wrong-prefix", number, "id", {"id": name}, (f"{tables.game}.{name.partition('.')[2]}",))
        if first.setdefault(name, number) != number:
            tables.fault("duplicate", number, "id", {"id": name, "first": f"clause[{first[name]}]"})
    tables.raise_faults()
    return Clauses(tables.game, (clause for _, clause in tables.rows))
