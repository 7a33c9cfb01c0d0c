"""What may be asked about the dice of 海戦 without a battle: opposed rolls, damage, a round of attacks, power.

The answers come from the deciders that the referee calls.
"""

from __future__ import annotations

from collections.abc import Mapping

from gunbai.games.kaisen.blows import Dice
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.harm import sinking_hp
from gunbai.games.kaisen.modifiers import ASTERN, BEHIND, for_several
from gunbai.games.kaisen.odds import by_chance, chance_of, damage_of, fates, spread_of, thrown, times, wins
from gunbai.games.kaisen.power import power_of
from gunbai.games.kaisen.rules import Rules
from gunbai.kernel.chances import Quantity, Question, Trial
from gunbai.kernel.rulings import Rulings

_HIT = cites("kaisen.hit.opposed", "kaisen.hit.mod-mutual", "kaisen.behind.hit", "kaisen.behind.several")
_DAMAGE = cites("kaisen.ram.damage-ship", "kaisen.exit.static-stunned")
_POWER = cites("kaisen.power.compare")

Given = Mapping[str, int]

_HITS = (
    Quantity("ability", 10, 0),
    Quantity("performance", 0, 0),
    Quantity("behind", 0, 0, 1),
    Quantity("astern", 0, 0, 1),
    Quantity("several", 1, 1, 12),
    Quantity("enemies", 0, 0, 12),
    Quantity("captain", 0, 0),
    Quantity("against", 10, 0),
    Quantity("defence", 0, 0),
    Quantity("helpless", 0, 0, 1),
)
_DICE = (
    Quantity("dice", 2, 0, 40),
    Quantity("small", 0, 0, 40),
    Quantity("plus", 0),
    Quantity("hp", 10, 0),
    Quantity("hull", 10, 0),
)


def lead_of(rules: Rules, given: Given) -> int:
    """By how much more the attacker adds to its dice.

    Clauses: kaisen.hit.mod-one, kaisen.behind.hit, kaisen.behind.astern-penalty, kaisen.behind.several,
    kaisen.behind.several-penalty, kaisen.captain.bonus-hit.
    """
    lead = given["ability"] + given["performance"] + given["captain"] - given["against"] - given["defence"]
    lead += BEHIND * given["behind"] + ASTERN * given["astern"]
    if given["several"] > 1:
        lead += for_several(rules, given["several"])
    if given["enemies"] > 1:
        lead -= for_several(rules, given["enemies"])
    return lead


def resolve(rulings: Rulings, given: Given) -> Trial:
    """Whether an attack hits. Clauses: kaisen.hit.opposed."""
    rules = Rules(rulings)
    hit = wins(rules, lead_of(rules, given), helpless=bool(given["helpless"]))
    return Trial(chances=(chance_of("hit", hit),), clauses=_HIT)


def damage(rulings: Rulings, given: Given) -> Trial:
    """What a blow that has hit takes. Clauses: kaisen.ram.damage-ship. Rulings: kaisen.hp.ship."""
    brings = damage_of(Dice(given["dice"], given["small"]), given["plus"])
    fate = fates(brings, given["hp"], sinking_hp(given["hull"]))
    return Trial(chances=fate, spreads=(spread_of("damage", brings),), clauses=_DAMAGE)


def in_a_round(rulings: Rulings, given: Given) -> Trial:
    """What so many equal attacks do within a round, misses included. Clauses: kaisen.hit.opposed."""
    rules = Rules(rulings)
    hit = wins(rules, lead_of(rules, given), helpless=bool(given["helpless"]))
    once = by_chance(hit, damage_of(Dice(given["dice"], given["small"]), given["plus"]))
    brings = times(once, given["attacks"])
    fate = fates(brings, given["hp"], sinking_hp(given["hull"]))
    chances = (chance_of("hit", hit), *fate)
    return Trial(chances=chances, spreads=(spread_of("damage", brings),), clauses=_HIT + _DAMAGE)


def power(rulings: Rulings, given: Given) -> Trial:
    """What movement power a roll gives. Clauses: kaisen.power.compare. Rulings: kaisen.power.bonus."""
    rules = Rules(rulings)
    into, after = (given["seamanship"], 0) if rules.power_bonus == "into-roll" else (0, given["seamanship"])
    rolled = thrown(rules) + given["rigging"] + into
    found = rolled.mapped(lambda achievement: power_of(rules, achievement, given["wind"]) + after)
    return Trial(spreads=(spread_of("power", found),), clauses=_POWER)


QUESTIONS: dict[str, Question] = {
    "resolve": Question(_HITS, resolve),
    "damage": Question(_DICE, damage),
    "round": Question((*_HITS, *_DICE, Quantity("attacks", 1, 1, 12)), in_a_round),
    "power": Question((Quantity("rigging", 20, 0), Quantity("wind", 3, 0, 12), Quantity("seamanship", 0, 0)), power),
}
"""By name."""
