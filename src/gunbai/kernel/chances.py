"""What an option may come to: exact chances in whole numbers, reckoned only when somebody looks.

A game reckons them with the very functions by which its referee decides, from what is open to the seat that is asked.
Nothing is rounded; whoever prints a chance rounds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

import msgspec

from gunbai.kernel.requests import Declaration
from gunbai.kernel.rulings import Rulings


class Chance(msgspec.Struct, frozen=True):
    """How likely something is."""

    key: str
    """What: message `odds-KEY`."""
    part: int
    """Ways in which it comes about,"""
    whole: int
    """of so many that are all equally likely."""

    @property
    def exactly(self) -> Fraction:
        """The chance as a number from 0 to 1."""
        return Fraction(self.part, self.whole)


class Spread(msgspec.Struct, frozen=True):
    """How likely each number is."""

    key: str
    """Of what: message `odds-KEY`."""
    least: int
    """The number that `ways` begins with."""
    ways: tuple[int, ...]
    """In how many ways each number from `least` on comes,"""
    whole: int
    """of so many that are all equally likely."""

    @property
    def mean(self) -> Fraction:
        """What it comes to on average."""
        return Fraction(sum(number * ways for number, ways in enumerate(self.ways, self.least)), self.whole)

    def chance(self, number: int) -> Fraction:
        """The chance of just this number."""
        place = number - self.least
        return Fraction(self.ways[place] if 0 <= place < len(self.ways) else 0, self.whole)


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that dice decide."""

    of: Declaration | None = None
    """The act that it belongs to, where what is declared holds several."""
    on: str = ""
    """Whom it is against, where there may be several."""
    given: tuple[str, ...] = ()
    """What is taken for granted, as it is for others to say: messages `odds-given-KEY`."""
    chances: tuple[Chance, ...] = ()
    """That of success first."""
    spreads: tuple[Spread, ...] = ()
    clauses: tuple[str, ...] = ()
    """Those that say how it is decided."""


class Odds(msgspec.Struct, frozen=True):
    """All that dice decide of an option, in the order in which they are thrown."""

    trials: tuple[Trial, ...]
    main: int = 0
    """Place of the one that the option is made for."""

    @property
    def headline(self) -> Chance | None:
        """The one chance to be shown where there is room for one: that the main trial succeeds."""
        return next(iter(self.trials[self.main].chances), None)


class Quantity(msgspec.Struct, frozen=True):
    """A number that a question hangs on: message `quantity-NAME`."""

    name: str
    default: int = 0
    least: int = -99
    most: int = 99


class Question(msgspec.Struct, frozen=True):
    """Something about a game's dice that can be asked without a battle: message `question-NAME`."""

    quantities: tuple[Quantity, ...]
    answer: Callable[[Rulings, Mapping[str, int]], Trial]
    """From the rulings in force and a value for each quantity, within its bounds."""
