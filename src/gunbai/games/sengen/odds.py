"""Exact chances of sums of D6, in whole numbers: how many of the 6^n ways do it."""

from __future__ import annotations

from functools import lru_cache

from gunbai.odds.dice import dice as sums

SIDES = 6


@lru_cache(maxsize=4096)
def reach(dice: int, need: int) -> tuple[int, int]:
    """The chance that so many D6 come to at least `need`: ways that do, and all ways."""
    own = sums(dice, SIDES)
    return own.total - own.up_to(need - 1), own.total


@lru_cache(maxsize=4096)
def holds(dice: int, against: int, ahead: int) -> tuple[int, int]:
    """The chance that the defender's dice come to at least what the attacker's do.

    Args:
        dice: the defender's.
        against: the attacker's.
        ahead: how far the defender's values are ahead of the attacker's; a tie is hers.

    Clauses: sengen.defence.tie.
    """
    own, other = sums(dice, SIDES) + ahead, sums(against, SIDES)
    return own.wins(other, tie=True), own.total * other.total


def mean(dice: int) -> int:
    """Twice the mean of so many D6: 7 a die, so that it stays whole."""
    return (SIDES + 1) * dice
