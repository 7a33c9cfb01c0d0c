"""What a computer player thought: of each option, what it expected."""

from __future__ import annotations

import msgspec


class Expected(msgspec.Struct, frozen=True):
    """What was expected of one option."""

    option: str
    """Its id, in canonical notation."""
    value: int
    """The chance to win that it leads to, in parts of `gunbai.kernel.views.SURE`."""
    trials: int
    """How often it was tried."""
    exact: bool
    """Its first roll was tried with each of its outcomes, all alike often."""


class Thought(msgspec.Struct, frozen=True):
    """What a computer player expected when it was asked."""

    seat: str
    kind: str
    about: str
    question: int
    """Its number, as the seat sees it."""
    by: str
    """The player."""
    chosen: str
    """The id of the option that it chose."""
    expected: tuple[Expected, ...]
    """What was tried most, and then what turned out best, first: the others were given up on earlier. Empty where there
    was nothing to choose."""


def percent(value: int) -> str:
    """A value in parts of `SURE`, in percent: `62.5%`."""
    return f"{value // 100}.{value // 10 % 10}%"
