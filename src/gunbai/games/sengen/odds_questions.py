"""What may be asked about the dice of 千幻抄 without a battle: evasions, attacks, damage, the DP for a wanted chance.

The answers come from the deciders that the referee calls.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.damage import lessened
from gunbai.games.sengen.odds import SIDES, damage_of, dice_for, holds, reach
from gunbai.games.sengen.rules import Rules
from gunbai.kernel.chances import Chance, Quantity, Question, Spread, Trial
from gunbai.kernel.rulings import Rulings
from gunbai.odds.dice import dice as sums

_EVADE = cites("sengen.core.evade-trait", "sengen.defence.tie")
_ATTACK = cites("sengen.core.shot-judge", "sengen.defence.see-first", "sengen.defence.tie")
_DAMAGE = cites("sengen.damage.reduce-then-hp", "sengen.damage.card-hp")

Given = Mapping[str, int]
MOST = 40
"""Dice."""


def evade(rulings: Rulings, given: Given) -> Trial:
    """Whether so many dice evade what is shown. Clauses: sengen.defence.tie."""
    part, whole = reach(given["dice"], given["against"] - given["value"])
    return Trial(chances=(Chance("evades", part, whole),), clauses=_EVADE)


def attack(rulings: Rulings, given: Given) -> Trial:
    """Whether a shot strikes one who evades with so many dice, and what has to be reached.

    Clauses: sengen.core.shot-judge, sengen.defence.tie.
    """
    shown = sums(given["dice"], SIDES) + given["value"]
    if given["evading"]:
        part, whole = holds(given["evading"], given["dice"], given["evade"] - given["value"])
    else:
        part, whole = 0, 1
    spread = Spread("achievement", shown.least, shown.ways, shown.total)
    return Trial(chances=(Chance("hit", whole - part, whole),), spreads=(spread,), clauses=_ATTACK)


def damage(rulings: Rulings, given: Given) -> Trial:
    """What a strike takes of HP, or of a card. Clauses: sengen.damage.reduce-then-hp, sengen.damage.card-hp.

    Rulings: sengen.damage.reduce_order, sengen.card.overflow.
    """
    rules = Rules(rulings)
    lost = damage_of(given["dice"], given["flat"]).mapped(lambda total: lessened(rules, total, 0, given["off"])[0])
    hp, card = given["hp"], given["card"]
    found: list[tuple[str, Fraction]] = []
    if card:
        found.append(("breaks-card", lost.at_least(card)))
    if not card or rules.overflow:
        found.append(("fells", lost.at_least(hp + card)))
    chances = tuple(Chance(key, chance.numerator, chance.denominator) for key, chance in found)
    return Trial(chances=chances, spreads=(Spread("damage", lost.least, lost.ways, lost.total),), clauses=_DAMAGE)


def dice_needed(rulings: Rulings, given: Given) -> Trial:
    """The fewest DP with which an evasion has the wanted chance; no number where all at hand do not do.

    Clauses: sengen.defence.tie.
    """
    need, wanted = given["against"] - given["value"], Fraction(given["percent"], 100)
    count = dice_for(wanted, need, given["most"])
    return Trial(spreads=() if count is None else (Spread("dice", count, (1,), 1),), clauses=_EVADE)


_AGAINST = (Quantity("value", 8), Quantity("against", 20))

QUESTIONS: dict[str, Question] = {
    "evade": Question((Quantity("dice", 3, 0, MOST), *_AGAINST), evade),
    "attack": Question(
        (Quantity("dice", 3, 0, MOST), Quantity("value", 8), Quantity("evade", 8), Quantity("evading", 3, 0, MOST)),
        attack,
    ),
    "damage": Question(
        (
            Quantity("dice", 3, 0, MOST),
            Quantity("flat", 5),
            Quantity("off", 0, 0),
            Quantity("hp", 20, 1, 999),
            Quantity("card", 0, 0, 999),
        ),
        damage,
    ),
    "dice": Question((*_AGAINST, Quantity("percent", 75, 0, 100), Quantity("most", 12, 0, MOST)), dice_needed),
}
"""By name."""
