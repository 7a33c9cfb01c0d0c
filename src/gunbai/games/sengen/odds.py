"""Exact chances of sums of D6, in whole numbers: how many of the 6^n ways do it."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from gunbai.games.sengen.traits import up
from gunbai.odds.dice import dice as sums
from gunbai.odds.distribution import Distribution

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


def damage_of(dice: int, flat: int, *, half_again: bool = False) -> Distribution:
    """What an attack does before anything is taken off; never below 0.

    Args:
        dice: D6 of damage.
        flat: what is added to them.
        half_again: a card adds half of it, rounded up.

    Clauses: sengen.damage.formula-per-action, sengen.damage.additional.
    """
    base = (sums(dice, SIDES) + flat).clamped(least=0)
    return base.mapped(lambda total: total + up(total, 2)) if half_again else base


def dice_for(wanted: Fraction, need: int, most: int) -> int | None:
    """The fewest dice that reach a number with at least this chance; None where so many do not.

    Args:
        most: dice, 0 and more.
    """
    return next((count for count in range(most + 1) if Fraction(*reach(count, need)) >= wanted), None)


def mean(dice: int) -> int:
    """Twice the mean of so many D6: 7 a die, so that it stays whole."""
    return (SIDES + 1) * dice
