"""Exact chances of sums of D6, in whole numbers: how many of the 6^n ways do it."""

from __future__ import annotations

from functools import lru_cache

SIDES = 6


@lru_cache(maxsize=64)
def ways(dice: int) -> tuple[int, ...]:
    """In how many ways so many D6 (0 and more) come to each sum, from 0 to six times their number."""
    if dice == 0:
        return (1,)
    fewer = ways(dice - 1)
    return tuple(
        sum(fewer[total - face] for face in range(1, SIDES + 1) if 0 <= total - face < len(fewer))
        for total in range(SIDES * dice + 1)
    )


@lru_cache(maxsize=4096)
def reach(dice: int, need: int) -> tuple[int, int]:
    """The chance that so many D6 come to at least `need`: ways that do, and all ways."""
    return sum(ways(dice)[max(0, need) :]), SIDES**dice


@lru_cache(maxsize=4096)
def holds(dice: int, against: int, ahead: int) -> tuple[int, int]:
    """The chance that the defender's dice come to at least what the attacker's do.

    Args:
        dice: the defender's.
        against: the attacker's.
        ahead: how far the defender's values are ahead of the attacker's; a tie is hers.

    Clauses: sengen.defence.tie.
    """
    own, other = ways(dice), ways(against)
    kept = sum(count * sum(own[max(0, total - ahead) :]) for total, count in enumerate(other) if count)
    return kept, SIDES ** (dice + against)


def mean(dice: int) -> int:
    """Twice the mean of so many D6: 7 a die, so that it stays whole."""
    return (SIDES + 1) * dice
