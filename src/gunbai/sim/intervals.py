"""How sure a share is that was counted: intervals in which the true one lies with 95 % confidence."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist
from typing import NamedTuple

CONFIDENCE = 0.95
Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
"""1.96."""


class Interval(NamedTuple):
    """From low to high."""

    low: float
    high: float

    @property
    def half_width(self) -> float:
        """Half of how far its ends are apart."""
        return (self.high - self.low) / 2


def wilson(hits: int, trials: int) -> Interval:
    """The interval of a share, by the score method of E. B. Wilson (Journal of the American Statistical Association 22,
    1927, pages 209–212); it is right for few trials, and at 0 and 1, too.

    Args:
        hits: from 0 to `trials`.
        trials: 0 says nothing: everything from 0 to 1 may be.
    """
    if trials == 0:
        return Interval(0.0, 1.0)
    share, square = hits / trials, Z * Z
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    reach = Z / (1 + square / trials) * sqrt(share * (1 - share) / trials + square / (4 * trials * trials))
    # At the ends the formula gives 0 and 1 but for rounding.
    return Interval(max(0.0, middle - reach) if hits else 0.0, min(1.0, middle + reach) if hits < trials else 1.0)


def difference(hits: int, trials: int, others: int, of: int) -> Interval:
    """The interval of one share less another that was counted independently, from the intervals of both: method 10 of
    R. G. Newcombe (Statistics in Medicine 17, 1998, pages 873–890).

    Args:
        hits, trials: of the first share.
        others, of: of the second; none of the trials may be 0.
    """
    one, two = hits / trials, others / of
    first, second = wilson(hits, trials), wilson(others, of)
    return Interval(
        one - two - sqrt((one - first.low) ** 2 + (second.high - two) ** 2),
        one - two + sqrt((first.high - one) ** 2 + (two - second.low) ** 2),
    )


def mean_band(count: int, total: int, squares: int) -> tuple[float, Interval]:
    """A mean with its interval, by the normal approximation.

    Args:
        count: how many values, from 1.
        total, squares: their sum, and the sum of their squares.
    """
    mean = total / count
    if count == 1:
        return mean, Interval(mean, mean)
    # Exact until here, so that large values lose nothing: n * sum of squares - square of the sum.
    spread = (count * squares - total * total) / (count * (count - 1))
    reach = Z * sqrt(spread / count)
    return mean, Interval(mean - reach, mean + reach)
