"""活力分散構造: how the vitality of an act is divided over breaths and rounds, and how that is written.

`parse_structure` and `format_structure` are a pair: `2`, `2+2 (準備)`, `4+4 (分散)`, `2+2 (準備) +3 (分散)`.
"""

from __future__ import annotations

import re

import msgspec

from gunbai.errors import NotationError
from gunbai.games.maai.spellcraft import TAGS
from gunbai.kernel.folding import Folded

PREPARED, SPREAD = "準備", "分散"
"""The tags as the rulebooks print them, and as they are written back."""
MOST_PORTIONS = 12
LARGEST_PORTION = 20
MAX_TEXT = 200

_TOKEN = re.compile(r" *(?:(?P<number>[0-9]+)|(?P<plus>\+)|\( *(?P<tag>[^()+]*?) *\)|(?P<other>.))")


class Structure(msgspec.Struct, frozen=True):
    """How an act's vitality is divided: (準備) over breaths of one round, (分散) over rounds, or not at all.

    Clauses: maai.breath.two_phases, maai.breath.two_kinds, maai.notation.total.
    """

    prepared: tuple[int, ...] = ()
    """Portions under (準備), all in breaths of one round."""
    spread: tuple[int, ...] = ()
    """Portions under (分散); beside prepared ones they come in a later round."""
    single: int | None = None
    """The one portion of an act without preparation; None where it has several."""

    @property
    def portions(self) -> tuple[int, ...]:
        """All portions in order."""
        return self.prepared + self.spread if self.single is None else (self.single,)

    @property
    def preparation(self) -> tuple[int, ...]:
        """The portions of the preparation phase. Clauses: maai.notation.earlier_prepare, maai.notation.single."""
        return self.portions[:-1]

    @property
    def activation(self) -> int:
        """The portion of the activation phase. Clauses: maai.notation.last_activates."""
        return self.portions[-1]

    @property
    def total(self) -> int:
        """Clauses: maai.notation.total."""
        return sum(self.portions)

    @property
    def is_spread(self) -> bool:
        """Whether it needs more than one round by nature. Clauses: maai.breath.spread."""
        return bool(self.spread)

    @property
    def rounds(self) -> int:
        """Rounds that it takes at one spread portion a round; those under (準備) share one.

        Rulings: maai.spread.pace.
        """
        return bool(self.prepared) + sum(portion > 0 for portion in self.spread)

    def kind_of(self, place: int) -> str:
        """Under which tag a portion stands, by its place from 0; empty for an act without preparation."""
        if self.single is not None:
            return ""
        return PREPARED if place < len(self.prepared) else SPREAD

    def with_free_activation(self) -> Structure:
        """The same with its last portion as a preparation too, and an activation that costs nothing.

        Rulings: maai.spread.mixed.
        """
        return Structure(self.prepared, (*self.spread, 0))

    def as_kind(self, tag: str) -> Structure:
        """The same portions under one tag. Rulings: maai.prep.kind_choice."""
        return Structure(self.portions) if tag == PREPARED else Structure((), self.portions)

    def reduced(self, activation: int, floor: int) -> Structure:
        """The same with a cheaper activation, never below `floor`.

        Clauses: maai.spell.school.cost_reduction. Rulings: maai.spell.reduction_floor.
        """
        last = max(min(floor, self.activation), self.activation - activation)
        if self.single is not None:
            return Structure(single=last)
        if self.spread:
            return Structure(self.prepared, (*self.spread[:-1], last))
        return Structure((*self.prepared[:-1], last))


def format_structure(structure: Structure) -> str:
    """A structure as the rulebooks write it."""
    if structure.single is not None:
        return str(structure.single)
    groups = ((structure.prepared, PREPARED), (structure.spread, SPREAD))
    return " +".join(f"{'+'.join(map(str, portions))} ({tag})" for portions, tag in groups if portions)


def parse_structure(text: str) -> Structure:
    """Reads a cost notation; full-width signs and the words of all three languages are taken.

    Raises:
        NotationError: what cannot be read, and where in the text it stands.

    Clauses: maai.notation.last_activates, maai.notation.earlier_prepare, maai.notation.total, maai.notation.single,
    maai.breath.two_kinds, maai.spell.structure.mixed.
    """
    if len(text) > MAX_TEXT:
        raise NotationError("too-long", Folded(text[: MAX_TEXT + 1]).typed, MAX_TEXT, accepted=(f"..{MAX_TEXT}",))
    return _Reader(text).structure()


class _Reader:
    """Reads one notation."""

    def __init__(self, text: str) -> None:
        self._line = Folded(text)
        self._groups: list[tuple[tuple[int, ...], str, int]] = []
        """Portions, tag, and where the group begins."""
        self._open: list[int] = []
        self._begins = 0
        self._wants_number = True

    def structure(self) -> Structure:
        text = self._line.text
        for found in _TOKEN.finditer(text):
            self._take(found)
        if self._wants_number:
            raise self._error("structure-number", len(text), ("2", "2+2 (準備)", "4+4 (分散)"))
        if self._open:
            if self._groups or len(self._open) > 1:
                raise self._error("structure-kind", len(text), (f"({PREPARED})", f"({SPREAD})"))
            return Structure(single=self._open[0])
        return self._grouped()

    def _take(self, found: re.Match[str]) -> None:
        assert found.lastgroup is not None
        at = found.start(found.lastgroup)
        match found.lastgroup:
            case "number" if self._wants_number:
                self._number(int(found["number"][:4]), at)
            case "plus" if not self._wants_number:
                self._wants_number = True
            case "tag" if self._open and not self._wants_number:
                self._tag(found["tag"], at)
            case _ if self._wants_number:
                raise self._error("structure-number", at, (f"1..{LARGEST_PORTION}",))
            case _:
                raise self._error("structure-sign", at, ("+", f"({PREPARED})", f"({SPREAD})"))

    def _number(self, value: int, at: int) -> None:
        if not 1 <= value <= LARGEST_PORTION:
            raise self._error("structure-number", at, (f"1..{LARGEST_PORTION}",))
        if not self._open:
            self._begins = at
        self._open.append(value)
        self._wants_number = False
        if len(self._open) + sum(len(portions) for portions, _, _ in self._groups) > MOST_PORTIONS:
            raise self._error("structure-many", at, (f"..{MOST_PORTIONS}",))

    def _tag(self, word: str, at: int) -> None:
        tag = TAGS.get(word)
        if tag is None:
            raise self._error("structure-kind", at, (f"({PREPARED})", f"({SPREAD})"))
        self._groups.append((tuple(self._open), tag, self._begins))
        self._open = []

    def _grouped(self) -> Structure:
        """One group of either kind, or a prepared one with a spread one behind it."""
        first, tag, begins = self._groups[0]
        if len(first) == 1:
            raise self._error("structure-undivided", begins, (f"{first[0]}", f"{first[0]}+{first[0]} ({tag})"))
        if len(self._groups) == 1:
            return Structure(first) if tag == PREPARED else Structure((), first)
        second, later, begins = self._groups[1]
        if tag != PREPARED or later != SPREAD or len(self._groups) > 2:
            where = begins if len(self._groups) == 2 else self._groups[2][2]
            raise self._error("structure-order", where, ("2+2 (準備) +3 (分散)",))
        return Structure(first, second)

    def _error(self, reason: str, at: int, accepted: tuple[str, ...]) -> NotationError:
        return NotationError(reason, self._line.typed, self._line.place(at), accepted=accepted)
