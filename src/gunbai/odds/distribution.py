"""Exact distributions of whole numbers. Nothing is rounded: chances are fractions, and ways are counted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from itertools import accumulate
from math import lcm


class Distribution:
    """In how many of all equally likely ways each whole number comes. Immutable, so that it may be kept and shared."""

    __slots__ = ("_chances", "_rising", "least", "total", "ways")

    def __init__(self, least: int, ways: Iterable[int], total: int = 0) -> None:
        """
        Args:
            least: the number that `ways` begins with.
            ways: for each number from `least` on, in how many ways it comes; 0 or more.
            total: all ways, where the caller knows it; else they are counted.

        Raises:
            ValueError: nothing comes in any way.
        """
        self.least = least
        self.ways: tuple[int, ...] = tuple(ways)
        self.total = total or sum(self.ways)
        if not self.total:
            raise ValueError("a distribution of nothing")
        self._rising: tuple[int, ...] | None = None
        self._chances: dict[int, Fraction] = {}

    # ---- what it is -------------------------------------------------------------------------------------------------

    @property
    def most(self) -> int:
        """The number that `ways` ends with."""
        return self.least + len(self.ways) - 1

    def items(self) -> Iterator[tuple[int, int]]:
        """Each number that can come, from the least on, with its ways."""
        return ((number, ways) for number, ways in enumerate(self.ways, self.least) if ways)

    def __eq__(self, other: object) -> bool:
        """The same chances, however finely the ways are counted."""
        if not isinstance(other, Distribution):
            return NotImplemented
        mine, theirs = dict(self.items()), dict(other.items())
        return mine.keys() == theirs.keys() and all(
            ways * other.total == theirs[number] * self.total for number, ways in mine.items()
        )

    __hash__ = None  # type: ignore[assignment]  # equal ones may be counted differently

    def __repr__(self) -> str:
        return f"Distribution({self.least}, {self.ways})"

    # ---- chances ----------------------------------------------------------------------------------------------------

    def chance(self, number: int) -> Fraction:
        """The chance of just this number."""
        at = number - self.least
        return Fraction(self.ways[at] if 0 <= at < len(self.ways) else 0, self.total)

    def up_to(self, number: int) -> int:
        """In how many ways it comes to at most this number."""
        at = number - self.least
        if at < 0:
            return 0
        rising = self._rising
        if rising is None:
            rising = self._rising = tuple(accumulate(self.ways))
        return rising[at] if at < len(rising) else self.total

    def at_least(self, number: int) -> Fraction:
        """The chance of this number or more: a check against a target number."""
        found = self._chances.get(number)
        if found is None:
            found = self._chances[number] = Fraction(self.total - self.up_to(number - 1), self.total)
        return found

    def beats(self, other: Distribution, *, tie: bool = False) -> Fraction:
        """The chance of coming to more than another that is independent of it: a contest.

        Args:
            tie: whether it wins a tie too.
        """
        return Fraction(self.wins(other, tie=tie), self.total * other.total)

    def wins(self, other: Distribution, *, tie: bool = False) -> int:
        """In how many of all ways of both, each with each, it beats another."""
        reach = self.least - other.least + tie
        rising = other._rising
        if rising is None:
            other.up_to(other.least)
            rising = other._rising
            assert rising is not None
        mine, known = self.ways, len(rising)
        # `at` is where the last of the other's numbers stands that it beats.
        good = 0
        for at, ways in enumerate(mine, reach - 1):
            if at >= known:
                good += sum(mine[at - reach + 1 :]) * other.total
                break
            if at >= 0:
                good += ways * rising[at]
        return good

    def mean(self) -> Fraction:
        """What it comes to on average."""
        return Fraction(sum(number * ways for number, ways in self.items()), self.total)

    def enough(self, chance: Fraction) -> int:
        """The largest number that it comes to, or to more, with at least this chance."""
        for number in range(self.most, self.least, -1):
            if self.at_least(number) >= chance:
                return number
        return self.least

    # ---- others made of it ------------------------------------------------------------------------------------------

    def __add__(self, other: int | Distribution) -> Distribution:
        """More by a number, or by what another that is independent of it comes to."""
        if isinstance(other, int):
            return Distribution(self.least + other, self.ways, self.total)
        return Distribution(self.least + other.least, _convolved(self.ways, other.ways), self.total * other.total)

    def __neg__(self) -> Distribution:
        return Distribution(-self.most, self.ways[::-1], self.total)

    def __sub__(self, other: int | Distribution) -> Distribution:
        """Less by a number, or by what another that is independent of it comes to."""
        return self + -other

    def clamped(self, least: int | None = None, most: int | None = None) -> Distribution:
        """What falls below a bound counts as the bound, what goes above one likewise: damage is never negative."""
        return self.mapped(lambda number: _between(number, least, most))

    def mapped(self, change: Callable[[int], int]) -> Distribution:
        """What a function makes of it: halves rounded up, a reduction, a table."""
        return counted((change(number), ways) for number, ways in self.items())

    def given(self, holds: Callable[[int], bool]) -> Distribution:
        """Once it is known that the number is one for which something holds.

        Raises:
            ValueError: there is none.
        """
        return counted((number, ways) for number, ways in self.items() if holds(number))

    def then(self, follow: Callable[[int], Distribution]) -> Distribution:
        """What comes of a second throw that depends on the number of the first."""
        return mixed((ways, follow(number)) for number, ways in self.items())


def _between(number: int, least: int | None, most: int | None) -> int:
    if least is not None and number < least:
        return least
    return most if most is not None and number > most else number


def _convolved(one: tuple[int, ...], other: tuple[int, ...]) -> list[int]:
    """The ways of sums. The shorter row goes outside: fewer turns of the loop that costs."""
    if len(one) > len(other):
        one, other = other, one
    sums = [0] * (len(one) + len(other) - 1)
    for start, ways in enumerate(one):
        if ways:
            for place, more in enumerate(other, start):
                sums[place] += ways * more
    return sums


def certain(number: int) -> Distribution:
    """Always this number."""
    return Distribution(number, (1,), 1)


def counted(pairs: Iterable[tuple[int, int]]) -> Distribution:
    """The distribution of numbers that each come in so many ways; what stands twice counts twice.

    Raises:
        ValueError: nothing comes in any way.
    """
    found: dict[int, int] = {}
    for number, ways in pairs:
        found[number] = found.get(number, 0) + ways
    if not found:
        raise ValueError("a distribution of nothing")
    least = min(found)
    return Distribution(least, (found.get(number, 0) for number in range(least, max(found) + 1)))


def mixed(parts: Iterable[tuple[int, Distribution]]) -> Distribution:
    """One of several, each with a weight: 2 of 3 times the first, else the second.

    Raises:
        ValueError: no part has weight.
    """
    weighed = [(weight, part) for weight, part in parts if weight]
    scale = lcm(*(part.total for _, part in weighed))
    return counted(
        (number, ways * weight * (scale // part.total)) for weight, part in weighed for number, ways in part.items()
    )
