"""The five kinds of input that make a battle, and no other way in."""

from __future__ import annotations

from typing import Any

import msgspec


class Answer(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="in", tag="answer"):
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


class Faces(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="in", tag="faces"):
    """The faces of one roll."""

    sides: int
    faces: tuple[int, ...]
    ruled: bool = False
    """Set by the game master, not rolled."""


class Interjection(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="in", tag="interject"):
    """An act that the rules allow a seat to make unasked."""

    seat: str
    interject: str
    """The act in canonical notation."""


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="in", tag="rule"):
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


class Leave(msgspec.Struct, frozen=True, gc=False, omit_defaults=True, tag_field="in", tag="leave"):
    """A seat resigns, or the game master ends its part."""

    leave: str
    """The seat that leaves."""
    by: str = ""


Input = Answer | Faces | Interjection | Ruling | Leave
