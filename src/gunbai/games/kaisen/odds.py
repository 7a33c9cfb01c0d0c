"""ＲＲと損傷の確率: how resolve rolls, opposed rolls and the dice of damage come out, in whole numbers."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache

from gunbai.games.kaisen.blows import Dice
from gunbai.games.kaisen.rolls import decided, dice_of, has_reached
from gunbai.games.kaisen.rules import Rules
from gunbai.kernel.chances import Chance, Spread
from gunbai.odds.dice import dice
from gunbai.odds.distribution import Distribution, certain, mixed


def thrown(rules: Rules) -> Distribution:
    """What a resolve roll comes to, with what is rolled once more. Rulings: kaisen.rr.dice, kaisen.rr.open_ended."""
    return _thrown(*dice_of(rules), rules.rr_open_ended)


@lru_cache(maxsize=64)
def _thrown(count: int, sides: int, open_ended: str) -> Distribution:
    once = dice(count, sides)
    if open_ended == "none":
        return once
    if open_ended == "on-maximum":
        highest = count * sides
        return once.then(lambda total: once + highest if total == highest else certain(total))
    # Each highest face brings one die more.
    die = dice(1, sides).then(lambda face: dice(1, sides) + sides if face == sides else certain(face))
    total = certain(0)
    for _ in range(count):
        total += die
    return total


def wins(rules: Rules, lead: int, *, helpless: bool = False) -> Fraction:
    """The chance that the acting side wins an opposed roll.

    Args:
        lead: by how much more is added to its dice.
        helpless: the other side is stunned. Rulings: kaisen.hit.defender_stunned.

    Clauses: kaisen.hit.opposed. Rulings: kaisen.rr.tie.
    """
    if helpless and rules.hit_defender_stunned == "hit":
        return Fraction(1)
    passive = helpless and rules.hit_defender_stunned != "roll"
    return _wins(rules, lead, passive)


def reaches(rules: Rules, bonus: int, target: int) -> Fraction:
    """The chance that a resolve roll reaches a number. Rulings: kaisen.rr.static."""
    least = target if has_reached(rules, target, target) else target + 1
    return (thrown(rules) + bonus).at_least(least)


@lru_cache(maxsize=2048)
def _wins(rules: Rules, lead: int, passive: bool) -> Fraction:
    gaps = thrown(rules) + lead if passive else _gaps(*dice_of(rules), rules.rr_open_ended) + lead
    verdicts = [(decided(rules, gap, 0), ways) for gap, ways in gaps.items()]
    # Where a tie is rolled again, it is as if it had not been.
    won = sum(ways for verdict, ways in verdicts if verdict)
    lost = sum(ways for verdict, ways in verdicts if verdict is False)
    return Fraction(won, won + lost)


@lru_cache(maxsize=64)
def _gaps(count: int, sides: int, open_ended: str) -> Distribution:
    once = _thrown(count, sides, open_ended)
    return once - once


def damage_of(blow: Dice, adds: int = 0) -> Distribution:
    """What the dice of a blow come to, and what characters add; never below 0.

    Clauses: kaisen.captain.bonus-damage. Rulings: kaisen.dice.small.
    """
    # A D3, thrown with a D6 or not, shows each of its faces as often.
    total = dice(blow.own + blow.groups + blow.stern, 6) + dice(blow.own_small + blow.weak, 3) + adds
    return total.clamped(least=0)


def by_chance(chance: Fraction, numbers: Distribution) -> Distribution:
    """The numbers with this chance, else 0."""
    return mixed(((chance.numerator, numbers), (chance.denominator - chance.numerator, certain(0))))


def chance_of(key: str, chance: Fraction) -> Chance:
    """A chance under its key."""
    return Chance(key, chance.numerator, chance.denominator)


def spread_of(key: str, numbers: Distribution) -> Spread:
    """A spread under its key."""
    return Spread(key, numbers.least, numbers.ways, numbers.total)


def times(numbers: Distribution, count: int) -> Distribution:
    """The sum of so many that are independent of each other."""
    total = certain(0)
    for _ in range(count):
        total += numbers
    return total


def fates(damage: Distribution, hp: int, sinks_at: int, *, able: bool = True) -> tuple[Chance, ...]:
    """That a ship is stunned, at least, and that it sinks.

    Args:
        damage: that it takes, misses as 0 included.
        hp: that it has.
        sinks_at: at so many HP, or fewer, it sinks.
        able: it is not stunned already.
    """
    found = [("stuns", damage.at_least(max(1, hp)))] if able else []
    found.append(("sinks", damage.at_least(max(1, hp - sinks_at))))
    return tuple(chance_of(key, chance) for key, chance in found if chance)
