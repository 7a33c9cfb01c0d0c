"""Battles of more than two: moving from area to area, and whom one can strike or challenge where one stands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.barriers import PREFIX, barrier_of, bars_way, is_near, standing_barriers
from gunbai.games.maai.castable import move_while
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.terms import Gait as By
from gunbai.games.maai.content.terms import SlotPenalty
from gunbai.games.maai.declaration import Challenge, Feint, Go, Reserve, Strike
from gunbai.games.maai.duels import CHALLENGE, close_duel, may_meet
from gunbai.games.maai.events.field import Moved
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.reserve import reserve_refusal
from gunbai.games.maai.rules import PACES
from gunbai.games.maai.standing import has_effects, movement_price
from gunbai.games.maai.values import Closing, Distance, Pace, Terrain

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.outlook import Outlook
    from gunbai.games.maai.state import Fight
    from gunbai.games.maai.weapons import Weapon

_PACE = {
    Pace.WALK: cites("maai.core.walk", "maai.move.core.walk"),
    Pace.DASH: cites("maai.move.core.dash"),
    Pace.LEAP: cites("maai.move.core.jump"),
    Pace.RIDE: cites("maai.move.core.ride"),
}
_EFFECTS_ON = {Pace.WALK: By.WALK, Pace.DASH: By.DASH, Pace.LEAP: By.JUMP, Pace.RIDE: By.RIDE}
"""What effects call a way of moving."""
_BARRED = cites("maai.barrier.units")
_BY_HP = cites("maai.barrier.heaven_earth")
_NO_AREAS = cites("maai.core.walk", "maai.halfstep.not_walk")
_IN_DUEL = cites("maai.terrain.option", "maai.halfstep.not_walk")
_TARGET = cites("maai.attack.normal", "maai.distance.zoom")
_FEINT = cites("maai.guard.loss.feint", "maai.distance.option")


def go_price(fight: Fight, fighter: Fighter, pace: Pace) -> int:
    """Vitality of moving to another area, with what holds on whoever moves.

    Clauses: maai.core.walk, maai.move.core.walk, maai.move.core.dash, maai.move.core.jump, maai.move.core.ride,
    maai.stance.slot2.penalty.movement, maai.move.principle.
    """
    cost: int = PACES[pace]
    if has_effects(fighter):
        cost = movement_price(fight, fighter, _EFFECTS_ON[pace], cost)
        cost += fighter.condition.penalty is SlotPenalty.MOVEMENT
    return cost


def field_refusal(fight: Fight, fighter: Fighter, act: Go | Challenge | Reserve, view: Outlook) -> Refusal | None:
    """Why one cannot move there, challenge her, or hold that in reserve; None if one can."""
    match act:
        case Go():
            return go_refusal(fight, fighter, act, view)
        case Challenge():
            return challenge_refusal(fight, fighter, act, view)
        case Reserve():
            return reserve_refusal(fight, fighter, act, view)


def go_refusal(fight: Fight, fighter: Fighter, act: Go, view: Outlook) -> Refusal | None:
    """Why one cannot move there; None if one can.

    Clauses: maai.move.core.walk, maai.terrain.option, maai.spell.prep.no_move.
    Rulings: maai.move.dash_areas, maai.move.ride_areas, maai.move.leap_over, maai.duel.break_off.
    """
    if not fight.areas.ids:
        return Refusal("no-areas", {"cost": go_price(fight, fighter, act.pace)}, _NO_AREAS, ("step in", "step out"))
    preparing = move_while(view.casting)
    if preparing is not None:
        return preparing
    if not view.open and not _can_leave(fight, fighter, view):
        return Refusal("in-duel", {}, _IN_DUEL, ("step in", "step out"))
    if act.pace is Pace.RIDE and not fighter.mounted:
        return Refusal("not-mounted", {}, _PACE[Pace.RIDE], ("walk", "dash"))
    barrier = bars_way(fight, fighter, act.area)
    if barrier is not None:
        return Refusal("barred", {"barrier": barrier.id}, _BARRED)
    ways = fight.areas.reached(view.area, act.pace, fight.rules.covers(act.pace))
    if act.area not in ways:
        return Refusal("no-way", {"area": act.area}, _PACE[act.pace], tuple(f"{act.pace.value} {way}" for way in ways))
    return None


def _can_leave(fight: Fight, fighter: Fighter, view: Outlook) -> bool:
    """Whether one of two may walk out of a duel. Rulings: maai.duel.break_off."""
    duel = fighter.duel
    farthest = Distance.ISSOKU if duel.terrain is Terrain.NARROW else Distance.TOMA
    return fight.rules.break_off == "farthest" and (view.distance <= farthest or not duel.modules.ladder)


def go(fight: Fight, fighter: Fighter, act: Go, cost: int) -> None:
    """Moves to another area, already found possible; out of a duel that closes it."""
    fighter.vitality -= cost
    if fighter.duel is not fight.open:
        close_duel(fight, fighter.duel, Closing.LEFT, fighter.id)
    fighter.area = act.area
    fight.moved = True
    fight.log.tell(Moved(fighter.id, act.pace, act.area, cost, _PACE[act.pace]))


def within_reach(fight: Fight, fighter: Fighter, foe: Fighter, weapon: Weapon, area: str) -> bool:
    """Whether a weapon reaches a foe from an area, distance inside it apart.

    Clauses: maai.distance.zoom. Rulings: maai.area.reach.
    """
    if area == foe.area:
        return True
    return fight.rules.area_reach == "long-adjacent" and weapon.row.long and fight.areas.adjacent(area, foe.area)


def targets(fight: Fight, fighter: Fighter) -> list[Fighter]:
    """Whom a fighter might strike at all: foes who are able, but for the opponent of a duel, who needs no naming."""
    opponent = None if fighter.duel is fight.open else fighter.foe
    return [foe for foe in fight.fighters if foe.able and foe.side != fighter.side and foe is not opponent]


def target_refusal(
    fight: Fight, fighter: Fighter, act: Strike | Feint, weapon: Weapon, view: Outlook
) -> Refusal | None:
    """Why somebody cannot be struck who is not the opponent of one's duel; None if she can.

    Clauses: maai.attack.normal, maai.distance.zoom. Rulings: maai.area.reach, maai.duel.third_party.
    """
    if act.target.startswith(PREFIX):
        return _barrier_refusal(fight, act, view)
    if isinstance(act, Feint):
        return Refusal("no-duel", {}, _FEINT, (f"strike {act.weapon}",))
    foe = fight.by_id.get(act.target)
    if foe is None or foe.side == fighter.side:
        names = tuple(f"> {one.id}" for one in targets(fight, fighter))
        return Refusal("no-target", {"target": act.target}, _TARGET, names)
    if not foe.able:
        return Refusal("out-already", {"target": act.target}, _TARGET)
    if not within_reach(fight, fighter, foe, weapon, view.area):
        return Refusal("elsewhere", {"target": act.target, "area": foe.area}, _TARGET)
    return None


def _barrier_refusal(fight: Fight, act: Strike | Feint, view: Outlook) -> Refusal | None:
    """Why a barrier cannot be struck. Clauses: maai.barrier.units, maai.barrier.heaven_earth."""
    barrier = barrier_of(fight, act.target)
    if barrier is None or isinstance(act, Feint):
        names = tuple(f"> {one.id}" for one in standing_barriers(fight))
        return Refusal("no-target", {"target": act.target}, _BARRED, names)
    if barrier.by_hp:
        return Refusal("by-hp", {"barrier": barrier.id}, _BY_HP)
    if view.area != barrier.area and not is_near(fight, barrier, view.area):
        return Refusal("elsewhere", {"target": act.target, "area": barrier.area}, _TARGET)
    return None


def challenge_refusal(fight: Fight, fighter: Fighter, act: Challenge, view: Outlook) -> Refusal | None:
    """Why somebody cannot be challenged to single combat now; None if she can. Rulings: maai.duel.outbreak."""
    if not fight.crowd or fight.rules.outbreak == "gm" or not view.open or not fight.modules.ladder:
        return Refusal("no-challenge", {}, CHALLENGE)
    if fighter.challenged == fight.round:
        return Refusal("challenged-already", {}, CHALLENGE)
    foe = fight.by_id.get(act.target)
    if foe is None or view.area != foe.area or not may_meet(fight, fighter, foe):
        names = tuple(one.id for one in fight.fighters if may_meet(fight, fighter, one))
        return Refusal("no-opponent", {"target": act.target}, CHALLENGE, names)
    return None
