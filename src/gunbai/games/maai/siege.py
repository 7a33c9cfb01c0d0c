"""Striking at a barrier: a check against what it must reach, and no body behind it.

Clauses: maai.barrier.damage, maai.barrier.collapse, maai.barrier.defence.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.attack_numbers import attack_fortune, own_modifiers
from gunbai.games.maai.backing import backing_of
from gunbai.games.maai.barriers import barrier_of, strike
from gunbai.games.maai.checks import after_doubles, settled
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.criticals import fortune_clauses, judge
from gunbai.games.maai.declaration import Feint, Strike
from gunbai.games.maai.events.manoeuvres import BarrierAttacked
from gunbai.games.maai.values import CRITICALS, FAILURE, SUCCESS, SUCCESSES
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight
    from gunbai.games.maai.weapons import Weapon

_STRUCK_AT = cites("maai.barrier.defence", "maai.attack.normal", "maai.crit.core", "maai.fumble.core")


def siege_number(fight: Fight, fighter: Fighter, weapon: Weapon, backing: int) -> tuple[int, tuple[str, ...]]:
    """What an attack on a barrier adds to its two dice, but for what hangs on their faces; with what is cited for it.

    Args:
        backing: what manoeuvres and lasting effects add.
    """
    here, cited = own_modifiers(fight, fighter, weapon)
    return fighter.skills[weapon.id] + here + backing, cited


def strike_barrier(
    fight: Fight, fighter: Fighter, act: Strike | Feint, cost: int, under: Manoeuvre | None = None
) -> Flow:
    """One attack on a barrier, already found possible; distance, stance and guard have no part in it.

    Args:
        under: the manoeuvre that it is part of.
    """
    barrier, weapon = barrier_of(fight, act.target), fighter.carried[act.weapon]
    assert barrier is not None
    fighter.vitality -= cost
    backing = backing_of(fight, fighter, None, under)
    bonus, cited = siege_number(fight, fighter, weapon, backing.bonus)
    one, two = faces = yield fighter.attack_roll
    fortune = attack_fortune(fight, fighter, weapon, backing.fortune)
    bonus += backing.by_faces(fight, one, two)
    total = one + two + bonus
    outcome = judge(one, two, total, barrier.target, fight.rules, fortune)
    cited = _STRUCK_AT + cited + fortune_clauses(one, two, fortune, outcome)
    outcome = settled(fighter, outcome)
    fight.log.tell(
        BarrierAttacked(fighter.id, barrier.id, weapon.id, cost, faces, bonus, total, barrier.target, outcome, cited)
    )
    if outcome is not SUCCESS and outcome is not FAILURE:
        after_doubles(fight, fighter, outcome)
    if outcome in SUCCESSES:
        fight.moved = True
        strike(fight, barrier, outcome in CRITICALS)
