"""部位: named parts, their lasting injuries, bleeding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.checks import check
from gunbai.games.maai.cites import cites
from gunbai.games.maai.events.attacks import Bleeds, Injured
from gunbai.games.maai.events.bearing import WeaponDropped
from gunbai.games.maai.guard import LEG, lose_guard
from gunbai.games.maai.values import Check, Part
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.rules import Rules
    from gunbai.games.maai.state import Fight

PART_COST = 1
"""Extra vitality for naming a part. Clauses: maai.part.cost, maai.part.fixed_cost."""
WRIST_TARGET = 11

PART_CLAUSES = cites("maai.part.cost", "maai.part.fixed_cost", "maai.part.on_hit")
NAMED = cites("maai.part.gate_removed")
_WRIST = cites("maai.part.wrist.check")
_DROP = cites("maai.part.wrist.drop")
_INJURY: dict[Part, tuple[str, ...]] = {
    Part.WRIST: cites("maai.part.wrist.penalty", "maai.part.injury_only_real"),
    Part.ARM: cites("maai.part.arm", "maai.part.injury_only_real"),
    Part.LEG: cites("maai.part.leg.cost", "maai.part.leg.initiative", "maai.part.injury_only_real"),
    Part.TRUNK: cites("maai.part.torso.extra", "maai.part.injury_only_real"),
    Part.FACE: cites("maai.part.face.penalty", "maai.part.injury_only_real"),
}
_BLEED = cites("maai.part.torso.bleed", "maai.core.bleed")


def trunk_extra(fight: Fight, foe: Fighter) -> int:
    """The additional strength of a hit on the trunk. Clauses: maai.part.torso.extra. Rulings: maai.part.trunk_extra."""
    return 0 if fight.rules.trunk_extra == "first" and foe.trunk_wounded else 1


def part_effect(fight: Fight, foe: Fighter, part: Part) -> Flow:
    """What a hit on a named part does in a real duel, and the injury that stays.

    Clauses: maai.part.wrist.*, maai.part.arm, maai.part.leg.*, maai.part.torso.*, maai.part.face.penalty.
    Rulings: maai.part.repeat, maai.part.wrist_on_fail, maai.part.leg_initiative.
    """
    match part:
        case Part.WRIST:
            holds = yield from check(fight, foe, Check.WRIST, foe.body, WRIST_TARGET, _WRIST)
            if not holds:
                drop_weapon(fight, foe)
            if holds or fight.rules.wrist_on_fail == "both":
                foe.wrist = _injure(fight, foe, part, foe.wrist)
        case Part.ARM:
            foe.arm = _injure(fight, foe, part, foe.arm)
        case Part.LEG:
            fresh = not foe.leg
            foe.leg = _injure(fight, foe, part, foe.leg)
            if fresh and fight.rules.leg_initiative == "-1-guard":
                lose_guard(fight, foe, (LEG,))
        case Part.FACE:
            foe.face = _injure(fight, foe, part, foe.face)
        case Part.TRUNK:
            fight.log.tell(Injured(foe.id, part, _INJURY[part]))
            foe.trunk_wounded = True
            if not foe.bleeding:
                foe.bleeding = True
                fight.log.tell(Bleeds(foe.id, _BLEED))


def times_injured(rules: Rules, times: int) -> int:
    """How often a part carries its penalty once it is injured again. Rulings: maai.part.repeat."""
    return times if times and rules.part_repeat == "once" else times + 1


def _injure(fight: Fight, foe: Fighter, part: Part, times: int) -> int:
    """How often the part now carries its penalty. Rulings: maai.part.repeat."""
    now = times_injured(fight.rules, times)
    if now == times:
        return times
    fight.log.tell(Injured(foe.id, part, _INJURY[part]))
    return now


def drop_weapon(fight: Fight, fighter: Fighter) -> None:
    """The main weapon falls to the ground; a second one in hand becomes the main one. Clauses: maai.part.wrist.drop."""
    if fighter.held:
        weapon, *rest = fighter.held
        fighter.equip(tuple(rest), (*fighter.dropped, weapon.id), fighter.stance)
        fight.log.tell(WeaponDropped(fighter.id, weapon.id, _DROP))
