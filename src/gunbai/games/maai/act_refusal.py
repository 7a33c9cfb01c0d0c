"""Why an act is not possible as things stand before it: its distance, its weapon, its stance, its manoeuvre.

What concerns spells stands in `castable`, what concerns areas in `moves`, what concerns manoeuvres, the attacks in them
apart, in `manoeuvres`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.errors import Value
from gunbai.games.maai.castable import (
    share_refusal,
    spell_refusal,
    stance_beside,
    step_while,
    use_beside,
)
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.terms import Strike as ManoeuvreStrike
from gunbai.games.maai.declaration import (
    Act,
    Bare,
    Cancel,
    Cast,
    Challenge,
    Draw,
    Feint,
    Go,
    PickUp,
    Prepare,
    Push,
    Relax,
    Reserve,
    Slip,
    Stance,
    Step,
    Strike,
    Use,
)
from gunbai.games.maai.ladder import lock_exit, step_barred
from gunbai.games.maai.manoeuvres import is_stance, restricted, use_refusal
from gunbai.games.maai.moves import field_refusal, target_refusal
from gunbai.games.maai.outlook import Outlook
from gunbai.games.maai.reach import why_barred
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.values import Distance, Move
from gunbai.games.maai.weapons import BODY

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_STEP_OFF = cites("maai.halfstep.option", "maai.distance.option")
_STEPS = cites("maai.halfstep.cost", "maai.distance.step")
_STEP_FIRST = cites("maai.halfstep.stepin.bundle")
_NOT_IN_HAND = cites("maai.weapon.ideal.remedy", "maai.part.wrist.drop")
_CLINCH_OFF = cites("maai.close.option")
_NOT_LOCKED = cites("maai.clinch.three_exits", "maai.clinch.state")
_PARTS_OFF = cites("maai.part.option")
_FEINT_PART = cites("maai.part.gate_removed")
_DAGGER = cites("maai.clinch.barehand.moves")
_REGAIN = cites("maai.part.wrist.drop", "maai.weapon.ideal.remedy")
_STANCE = cites("maai.term.core_kept", "maai.stance.one_only", "maai.stance.core_cost")
_DEFENCELESS = cites("maai.fumble.core_effect")
_MANOEUVRES = cites("maai.technique.six_types")
_NO_DUEL = cites("maai.distance.option", "maai.close.option")
_ONLY_IN_A_DUEL: Final = Step, Push, Slip, Bare


def refusal(fight: Fight, fighter: Fighter, act: Act, view: Outlook) -> Refusal | None:
    """Why an act is not possible as things stand; None if it is. The price is not looked at here."""
    return _barred(fight, act, view) or restricted(fight, fighter, act) or _refusal_of(fight, fighter, act, view)


def _refusal_of(fight: Fight, fighter: Fighter, act: Act, view: Outlook) -> Refusal | None:
    match act:
        case Use():
            return _use_refusal(fight, fighter, act, view)
        case Step():
            return _step_refusal(fight, fighter, act, view)
        case Strike() | Feint():
            return _attack_refusal(fight, fighter, act, view) or _part_refusal(fight, fighter, act, view)
        case Go() | Challenge() | Reserve():
            return field_refusal(fight, fighter, act, view)
        case Bare():
            return _bare_refusal(fight, fighter, act, view) or _part_refusal(fight, fighter, act, view)
        case Push() | Slip():
            return _lock_refusal(fighter, view)
        case Draw():
            return _draw_refusal(fighter, act, view)
        case PickUp():
            return _pick_up_refusal(fight, fighter, act, view)
        case Stance():
            return _stance_refusal(fight, fighter, act, view)
        case Relax():
            return _relax_refusal(act, view)
        case Prepare() | Cast() | Cancel():
            return spell_refusal(fight, fighter, act, view.casting, view.distance, view.stance)


def _barred(fight: Fight, act: Act, view: Outlook) -> Refusal | None:
    """Why an act is out of the question, whatever it is for."""
    if view.open and isinstance(act, _ONLY_IN_A_DUEL):
        return Refusal("no-duel", {}, _NO_DUEL)
    return share_refusal(fight, view.casting, act)


def _step_refusal(fight: Fight, fighter: Fighter, act: Step, view: Outlook) -> Refusal | None:
    rules = fight.rules
    modules, duel = fighter.duel.modules, fighter.duel
    if not (modules.halfstep and modules.ladder):
        return Refusal("module-off", {"module": "halfstep"}, _STEP_OFF)
    preparing = step_while(fight, view.casting)
    if preparing is not None:
        return preparing
    if view.steps >= rules.steps_per_breath:
        return Refusal("one-step", {}, _STEPS)
    if rules.step_first and view.attacked:
        return Refusal("step-first", {}, _STEP_FIRST)
    way_out = lock_exit(rules.plain_exit, modules.clinch)
    clauses = step_barred(duel.terrain, way_out, view.distance, act.direction)
    if clauses:
        return Refusal("no-cell", {"direction": act.direction.value, "distance": view.distance.name.lower()}, clauses)
    return None


def _attack_refusal(fight: Fight, fighter: Fighter, act: Strike | Feint, view: Outlook) -> Refusal | None:
    weapon = fighter.carried.get(act.weapon)
    if weapon is None:
        return Refusal("no-such-weapon", {"weapon": act.weapon}, _NOT_IN_HAND, tuple(fighter.carried))
    if act.weapon != BODY and act.weapon not in view.held:
        ways = f"pick up {act.weapon}" if act.weapon in view.dropped else f"draw {act.weapon}"
        return Refusal("not-in-hand", {"weapon": act.weapon}, _NOT_IN_HAND, (*view.held, BODY, ways))
    if act.target or view.open:
        return target_refusal(fight, fighter, act, weapon, view)
    duel = fighter.duel
    if not duel.modules.ladder or duel.reach[weapon.kind][view.distance] is not None:
        return None
    if view.distance is Distance.SESSEN and fighter.room_to_swing and duel.distance is Distance.SESSEN:
        return None
    reason = "locked" if view.distance is Distance.TSUBAZERI else "out-of-reach"
    ways_out = ("push", "slip", "dagger", "trip", "headbutt") if reason == "locked" else ()
    values: dict[str, Value] = {"weapon": act.weapon, "distance": view.distance.name.lower()}
    return Refusal(reason, values, why_barred(fight.rules, weapon.kind, view.distance), ways_out)


def _use_refusal(fight: Fight, fighter: Fighter, act: Use, view: Outlook) -> Refusal | None:
    """Why a manoeuvre cannot be used: its own reasons, then those of the attack that it is."""
    record = None if fighter.arts is None else fighter.arts.known.get(act.manoeuvre)
    if record is None:
        known = () if fighter.arts is None else tuple(fighter.arts.known)
        return Refusal("no-such-manoeuvre", {"manoeuvre": act.manoeuvre}, _MANOEUVRES, known)
    if is_stance(record):
        return _stance_refusal(fight, fighter, Stance(record.id), view)
    refused = use_refusal(fight, fighter, record, act.target, view.held, area=view.area) or use_beside(
        fighter, record, act.target, view.casting
    )
    if refused is not None or record.strike is ManoeuvreStrike.NONE:
        return refused
    struck = Strike(view.held[0] if view.held else BODY, act.part, act.target)
    return _attack_refusal(fight, fighter, struck, view) or _part_refusal(fight, fighter, struck, view)


def _part_refusal(fight: Fight, fighter: Fighter, act: Strike | Feint | Bare, view: Outlook) -> Refusal | None:
    if act.part is None:
        return None
    if act.target or view.open:
        return Refusal("no-duel", {}, _PARTS_OFF)
    if not fighter.duel.modules.parts:
        return Refusal("module-off", {"module": "parts"}, _PARTS_OFF)
    if isinstance(act, Feint) and fight.rules.part_feint == "refuse":
        return Refusal("feint-part", {}, _FEINT_PART)
    return None


def _lock_refusal(fighter: Fighter, view: Outlook) -> Refusal | None:
    if not fighter.duel.modules.clinch:
        return Refusal("module-off", {"module": "clinch"}, _CLINCH_OFF)
    if view.distance is not Distance.TSUBAZERI:
        return Refusal("not-locked", {"distance": view.distance.name.lower()}, _NOT_LOCKED)
    return None


def _bare_refusal(fight: Fight, fighter: Fighter, act: Bare, view: Outlook) -> Refusal | None:
    if act.move is Move.DAGGER:
        weapon = fighter.carried.get(act.weapon)
        daggers = tuple(name for name, one in fighter.carried.items() if one.row.dagger and name not in view.dropped)
        if weapon is None or act.weapon not in daggers:
            return Refusal("no-dagger", {"weapon": act.weapon}, _DAGGER, daggers)
    elif act.weapon:
        return Refusal("no-such-weapon", {"weapon": act.weapon}, _DAGGER)
    return _lock_refusal(fighter, view)


def _draw_refusal(fighter: Fighter, act: Draw, view: Outlook) -> Refusal | None:
    if act.weapon == BODY or act.weapon not in fighter.carried:
        known = tuple(name for name in fighter.carried if name != BODY)
        return Refusal("no-such-weapon", {"weapon": act.weapon}, _NOT_IN_HAND, known)
    if act.weapon in view.dropped:
        return Refusal("on-the-ground", {"weapon": act.weapon}, _REGAIN, (f"pick up {act.weapon}",))
    if view.held == (act.weapon,):
        return Refusal("in-hand", {"weapon": act.weapon}, _NOT_IN_HAND)
    return None


def _pick_up_refusal(fight: Fight, fighter: Fighter, act: PickUp, view: Outlook) -> Refusal | None:
    if act.weapon not in view.dropped:
        return Refusal("not-on-the-ground", {"weapon": act.weapon}, _REGAIN, view.dropped)
    if fighter.duel.modules.ladder and view.distance > Distance.ISSOKU:
        return Refusal("too-near", {"distance": view.distance.name.lower()}, _REGAIN, ("toma", "issoku"))
    return None


def _stance_refusal(fight: Fight, fighter: Fighter, act: Stance, view: Outlook) -> Refusal | None:
    if act.stance not in fighter.stances:
        return Refusal("no-such-stance", {"stance": act.stance}, _STANCE, tuple(fighter.stances))
    second = fighter.condition.second
    if act.stance == view.stance or (second is not None and act.stance == second.id):
        return Refusal("stance-held", {"stance": act.stance}, _STANCE)
    if view.stance and fight.rules.stance_swap == "refuse":
        return Refusal("stance-swap", {"stance": view.stance}, _STANCE)
    if fighter.defenceless_until >= fight.round:
        return Refusal("defenceless", {"until": fighter.defenceless_until}, _DEFENCELESS)
    return None if view.beside else stance_beside(view.casting)


def _relax_refusal(act: Relax, view: Outlook) -> Refusal | None:
    held = tuple(stance for stance in (view.stance, view.second) if stance)
    if not held or (act.stance and act.stance not in held):
        return Refusal("stance-not-held", {"stance": act.stance}, _STANCE, tuple(f"relax {stance}" for stance in held))
    return None
