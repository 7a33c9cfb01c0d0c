"""What effects, barriers and a second stance add to what an attack must reach.

Clauses: maai.barrier.core_instant, maai.stance.slot2.penalty.evasion, maai.core.defence_sources.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.barriers import shelter
from gunbai.games.maai.content.effects import Defence, Devotion
from gunbai.games.maai.content.terms import SlotPenalty
from gunbai.games.maai.standing import holds, in_force, stances_held

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

LOWER_EVASION = 1
"""Clauses: maai.stance.slot2.penalty.evasion."""


def guarded(fight: Fight, fighter: Fighter) -> tuple[int, int]:
    """What stances that are manoeuvres add to 防備, which a [直撃] takes like any stance; and what everything else adds
    to 防備 and 回避.
    """
    stances = stances_held(fighter)
    by_stance = others = 0
    for effect, source in in_force(fighter):
        if not isinstance(effect, Defence | Devotion) or not holds(fight, fighter, effect.when):
            continue
        if source in stances:
            by_stance += effect.defence
        else:
            others += effect.defence
        others += effect.evasion if isinstance(effect, Defence) else 0
    if fighter.condition.penalty is SlotPenalty.EVASION:
        others -= LOWER_EVASION
    return by_stance, others + shelter(fight, fighter)
