"""The lines of a case: inputs as people write them, and dice with their sides."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from gunbai.errors import DiceError
from gunbai.kernel.dice import check_faces, check_roll
from gunbai.kernel.inputs import Faces, Ruling
from gunbai.kernel.requests import GM, Roll
from gunbai.kernel.ruling_text import FORM, parse_ruling

LINES = (
    "SEAT: declaration",
    "SEAT (ABOUT): declaration",
    "gm for SEAT: declaration",
    "SEAT interjects: declaration",
    "SEAT yields",
    f"gm {FORM}",
    "until SEAT KIND",
    "refused LINE -> REASON CLAUSE …",
)
ROLLS = ("2d10: 4 6",)

Act = Literal["answer", "interject", "yield", "rule", "until"]

_REFUSED = re.compile(r"refused\s+(?P<line>.+?)\s+->\s+(?P<reason>[\w-]+)(?P<clauses>(?:\s+[\w.-]+)*)\s*", re.ASCII)
_ROLL = re.compile(r"\s*(?P<count>\d{1,3})[dD](?P<sides>\d{1,4})\s*:(?P<faces>[\d\s,]*)", re.ASCII)


class Line(msgspec.Struct, frozen=True):
    """One line of `do`, read."""

    text: str
    act: Act
    seat: str = GM
    say: str = ""
    """The declaration; for `until` the kind of ask."""
    about: str = ""
    by: str = ""
    ruling: Ruling | None = None
    refused: str = ""
    """The reason with which it must be refused; empty when it must be accepted."""
    clauses: tuple[str, ...] = ()
    """The clauses that must refuse it."""


def parse_line(text: str, seats: tuple[str, ...]) -> Line | None:
    """Reads a line; None if it is none, or names a seat that is not there."""
    if text.startswith("refused "):
        found = _REFUSED.fullmatch(text)
        inner = parse_line(found["line"], seats) if found else None
        if not found or inner is None or inner.refused or inner.act == "until":
            return None
        return msgspec.structs.replace(
            inner, text=text, refused=found["reason"], clauses=tuple(found["clauses"].split())
        )
    return _until(text, seats) or _of_seat(text, seats) or _ruling(text)


def _until(text: str, seats: tuple[str, ...]) -> Line | None:
    words = text.split()
    if len(words) in (2, 3) and words[0] == "until" and words[1] in (*seats, GM):
        return Line(text, "until", words[1], "".join(words[2:]))
    return None


def _of_seat(text: str, seats: tuple[str, ...]) -> Line | None:
    """What a seat says, or the GM for it. Ids may hold spaces: the longest that fits is meant."""
    by = ""
    rest = text
    if text.startswith("gm for "):
        by, rest = GM, text.removeprefix("gm for ")
    for seat in sorted((*seats, GM), key=len, reverse=True):
        said = rest.removeprefix(seat)
        if said == rest:
            continue
        if said.strip() == "yields":
            return Line(text, "yield", seat, by=by)
        head, colon, say = said.partition(":")
        if not colon or not say.strip():
            continue
        head, say = head.strip(), say.strip()
        if head == "interjects":
            return Line(text, "interject", seat, say)
        if not head or (head.startswith("(") and head.endswith(")")):
            return Line(text, "answer", seat, say, head[1:-1].strip(), by)
    return None


def _ruling(text: str) -> Line | None:
    ruling = parse_ruling(text.removeprefix("gm ")) if text.startswith("gm ") else None
    return None if ruling is None else Line(text, "rule", ruling=ruling)


def parse_roll(text: str) -> Faces | None:
    """Reads `2d10: 4 6`; None if it is no roll, or these are not its faces."""
    found = _ROLL.fullmatch(text)
    if not found:
        return None
    request = Roll(int(found["count"]), int(found["sides"]))
    try:
        check_roll(request)
        return check_faces(request, [int(face) for face in found["faces"].replace(",", " ").split()])
    except DiceError:
        return None


class CaseDice:
    """The dice that a case lays down, step by step.

    A roll whose faces the GM sets takes none of them. What a roll was given it is given again after an undo or a
    refusal.
    """

    kind = "scripted"

    def __init__(self) -> None:
        self.left: list[Faces] = []
        self._given: dict[int, Faces] = {}

    def lay(self, rolls: tuple[Faces, ...]) -> None:
        """Lays down more."""
        self.left += rolls

    def roll(self, request: Roll, number: int, ruled: int = 0) -> Faces:
        """The next roll that was laid down.

        Raises:
            DiceError: none is left, or it has other sides or another number of dice.
        """
        faces = self._given.get(number)
        if faces is None:
            if not self.left:
                raise DiceError("script-short", {"roll": number + 1, "count": request.count, "sides": request.sides})
            faces = self.left[0]
        if faces.sides != request.sides:
            raise DiceError("wrong-sides", {"roll": number + 1, "given": faces.sides, "sides": request.sides})
        checked = check_faces(request, faces.faces)
        if number not in self._given:
            self._given[number] = self.left.pop(0)
        return checked

    def forked(self, label: str, taken: int) -> CaseDice:
        """The same: it hides nothing."""
        return self
