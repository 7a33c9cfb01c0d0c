"""The five kinds of input that make a battle, and a seat's stops; there is no other way in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import msgspec

from gunbai.kernel.schema import UNSHOWN

MAX_WORDS = 1000
"""Longest reason, target or text of a ruling."""
MAX_ITEMS = 100
MAX_NESTED = 3
MAX_NUMBER = 1 << 53
"""A ruling's value is a few plain things: lists and tables at most so deep and long, whole numbers at most so large;"""
MAX_VALUE = 32 << 10
"""and as JSON it has at most so many bytes, so that its line fits into a record."""


class Recorded(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="in"):
    """One line of a record; a key that it does not have is an error and nothing to pass over."""


Face = Annotated[int, msgspec.Meta(ge=1, le=1000)]


Kinds = Annotated[tuple[str, ...], msgspec.Meta(max_length=100)]


class Answer(Recorded, frozen=True, gc=False, omit_defaults=True, tag="answer"):
    """A seat's reply to the ask that waits for it."""

    seat: str
    say: str
    """The declaration in canonical notation."""
    ask: str = ""
    """Kind of the ask that it answers."""
    about: str = ""
    """Which of the seat's combatants it concerns, as in the ask."""
    by: str = ""
    """Who gave it when it was not the seat itself: `gm`."""


class Faces(Recorded, frozen=True, gc=False, omit_defaults=True, tag="faces"):
    """The faces of one roll."""

    sides: Annotated[int, msgspec.Meta(ge=2, le=1000)]
    faces: Annotated[tuple[Face, ...], msgspec.Meta(min_length=1, max_length=100)]
    ruled: bool = False
    """Set by the game master, not rolled."""


class Interjection(Recorded, frozen=True, gc=False, omit_defaults=True, tag="interject"):
    """An act that the rules allow a seat to make unasked."""

    seat: str
    interject: str
    """The act in canonical notation."""


class Ruling(Recorded, frozen=True, omit_defaults=True, tag="rule"):
    """The game master overrules.

    Kinds that the kernel carries out: `dice` (the faces of the next roll) and `end` (the battle is over). Every other
    kind is the game's: at least `set` (a value), and what it documents.
    """

    rule: str
    """Kind of ruling."""
    reason: str
    target: str = ""
    """What is ruled on, as a path that the game documents: `musashi.strength`."""
    value: Any = None


class Leave(Recorded, frozen=True, gc=False, omit_defaults=True, tag="leave"):
    """A seat resigns, or the game master ends its part."""

    leave: str
    """The seat that leaves."""
    by: str = ""


class Stops(Recorded, frozen=True, gc=False, omit_defaults=True, tag="stops"):
    """At which windows a seat wants to be asked from here on. It decides nothing, and nobody else is shown it."""

    stops: str
    """The seat."""
    more: Kinds = ()
    """Kinds of windows at which it is asked whatever it could do there; `*` for all of them."""
    fewer: Kinds = ()
    """Kinds at which it passes unasked; `*` for all but those in `more`."""
    until: str = ""
    """It passes everything until an event of this name happens that it sees."""


Input = Answer | Faces | Interjection | Ruling | Leave | Stops


def show_input(given: Input) -> str:
    """One input as the record shows it."""
    return msgspec.json.encode(given).decode()


def decisions_among(inputs: Sequence[Input], thrown_from: int | None = None) -> list[int]:
    """The positions, from 0, of all that somebody decided.

    Args:
        thrown_from: from the roll of this number on people throw the dice, and a throw is a decision too, but for the
            dice that the game master laid down; None where nobody throws any.
    """
    found: list[int] = []
    rolls = 0
    for place, given in enumerate(inputs):
        if type(given) is Faces:
            if thrown_from is not None and rolls >= thrown_from and not given.ruled:
                found.append(place)
            rolls += 1
        elif type(given) is not Stops:
            found.append(place)
    return found


def is_plain(value: object, nested: int = MAX_NESTED) -> bool:
    """Whether a ruling's value can be recorded and shown: text, whole numbers, yes and no, and rows of them."""
    match value:
        case None | bool():
            return True
        case int():
            return abs(value) <= MAX_NUMBER
        case str():
            return is_line(value)
        case list() | tuple():
            return nested > 0 and len(value) <= MAX_ITEMS and all(is_plain(item, nested - 1) for item in value)
        case dict():
            return all(isinstance(key, str) for key in value) and is_plain([*value.keys(), *value.values()], nested)
        case _:
            return False


def is_line(text: str, most: int = MAX_WORDS) -> bool:
    """Whether a text is one line that can be shown: not too long, and without anything that a terminal would obey."""
    return len(text) <= most and UNSHOWN.search(text) is None
