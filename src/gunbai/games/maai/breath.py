"""一呼吸: what may be bundled in one breath, and what it costs.

One place says what is legal, for asks and answers alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from gunbai.errors import Value
from gunbai.games.maai.aid import beats
from gunbai.games.maai.barriers import PREFIX
from gunbai.games.maai.castable import (
    SAME_BREATH,
    Incantation,
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
    Breath,
    Cancel,
    Cast,
    Challenge,
    Deed,
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
from gunbai.games.maai.ladder import lock_exit, next_cell, step_barred, step_cost
from gunbai.games.maai.limits import breath_limit, limit_clauses
from gunbai.games.maai.manoeuvres import TOLL, is_stance, restricted, toll_of, use_refusal
from gunbai.games.maai.moves import field_refusal, go_price, target_refusal
from gunbai.games.maai.part import PART_COST
from gunbai.games.maai.reach import why_barred
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.standing import second_slot
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
_OVER = cites("maai.breath.limit5", "maai.halfstep.stepin.bundle")
_MANOEUVRES = cites("maai.technique.six_types")
_VITALITY = cites("maai.term.core_kept")
BEAT = cites("maai.recovery.b2")
_NO_DUEL = cites("maai.distance.option", "maai.close.option")
_ONLY_IN_A_DUEL: Final = Step, Push, Slip, Bare
DECLARED = cites("maai.term.core_kept", "maai.breath.limit5")


class Outlook:
    """How things stand before an act of a breath, if all goes as declared."""

    __slots__ = (
        "area", "arts", "attacked", "beside", "casting", "distance", "dropped", "held", "open", "second", "stance",
        "stepped_in_from_issoku", "steps",
    )  # fmt: skip

    def __init__(self, fight: Fight, fighter: Fighter) -> None:
        self.distance = fighter.duel.distance
        self.open = fighter.duel is fight.open
        """In no duel."""
        self.area = fighter.area
        self.held, self.dropped, self.stance = fighter.kit
        second = fighter.condition.second
        self.second = "" if second is None else second.id
        """The other of two stances."""
        self.arts = fighter.arts
        self.steps = 0
        self.attacked = False
        self.stepped_in_from_issoku = False
        self.casting = None if fighter.caster is None else Incantation(fight, fighter.caster)
        self.beside = (
            self.casting is not None and fight.rules.spells.stance_beside and second_slot(fight, fighter) is not None
        )
        """A core stance may be held beside a preparation. Rulings: maai.prep.slot2."""

    def advance(self, act: Deed, off_hand: bool) -> None:
        """Takes an act as done: steps, pushes and slips as won."""
        if self.casting is not None:
            self.casting.advance(act)
        match act:
            case Step():
                cell = next_cell(self.distance, act.direction)
                if self.distance is Distance.ISSOKU and cell is Distance.CHIKAMA and not self.attacked:
                    self.stepped_in_from_issoku = True
                self.distance = self.distance if cell is None else cell
                self.steps += 1
            case Push():
                self.distance = Distance.SESSEN
            case Slip():
                self.distance = Distance.ISSOKU
            case Draw() | PickUp():
                self.held = (act.weapon,)
                self.dropped = tuple(name for name in self.dropped if name != act.weapon)
            case Stance() | Relax():
                self._stand(act)
            case Prepare() | Cast() | Cancel() | Use():
                self._by_art(act)
            case Bare(move=Move.DAGGER) if act.weapon not in self.held:
                self.held = (*self.held, act.weapon) if off_hand else (act.weapon,)
                self.attacked = True
            case Go():
                self.area, self.open = act.area, True
            case Challenge():
                self.open = False
            case _:
                self.attacked = True
                self.open = self.open or (bool(act.target) and not act.target.startswith(PREFIX))

    def _stand(self, act: Stance | Relax) -> None:
        """A stance taken; or one given up: of two the other is left."""
        if isinstance(act, Stance):
            self.stance = act.stance
        elif act.stance in ("", self.stance):
            self.stance, self.second = ("" if act.stance == "" else self.second), ""
        else:
            self.second = ""

    def _by_art(self, act: Prepare | Cast | Cancel | Use) -> None:
        """A step of a casting, or a manoeuvre."""
        if isinstance(act, Use):
            self._use(act)
        else:
            self._cast(act)

    def _use(self, act: Use) -> None:
        assert self.arts is not None
        record = self.arts.known[act.manoeuvre]
        if record.takes_stance:
            self.stance = ""
        self.attacked = self.attacked or record.strike is not ManoeuvreStrike.NONE

    def _cast(self, act: Prepare | Cast | Cancel) -> None:
        """A preparation takes the place of a stance."""
        if isinstance(act, Prepare) and not self.beside:
            self.stance = ""


def price(fight: Fight, fighter: Fighter, act: Act, view: Outlook | None = None) -> int:
    """What an act costs this fighter in vitality.

    Args:
        view: how things stand before it; needed for steps of a casting.

    Clauses: maai.halfstep.cost, maai.part.cost, maai.part.leg.cost, maai.stance.core_cost.
    Rulings: maai.attack.cost, maai.feint.cost, maai.clinch.cost, maai.part.wrist_regain, maai.weapon.restance.
    """
    if isinstance(act, (Prepare, Cast, Cancel)):
        assert view is not None
        assert view.casting is not None
        return view.casting.price(act, fight.rules.spells.prep_entry)
    if isinstance(act, Reserve):
        return price(fight, fighter, act.act, view)
    arts = fighter.arts
    if isinstance(act, Relax):
        return 0
    if isinstance(act, Use):
        assert arts is not None
        return arts.prices[act.manoeuvre] + (0 if act.part is None else PART_COST)
    if isinstance(act, Stance) and arts is not None and act.stance in arts.prices:
        return arts.prices[act.stance]
    cost: int = fight.rules.prices[act.code]
    if isinstance(act, Step):
        return step_cost(fight, fighter)
    if isinstance(act, Go):
        return go_price(fight, fighter, act.pace)
    if isinstance(act, Draw) and fighter.dropped and not fighter.held:
        return fight.rules.regain_cost
    return cost if getattr(act, "part", None) is None else cost + PART_COST


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


class Planned(msgspec.Struct, frozen=True, gc=False):
    """An act of a breath, and how things stand before it if all goes as declared."""

    place: int
    """In the breath, from 0."""
    act: Act
    cost: int
    distance: Distance
    kit: tuple[tuple[str, ...], tuple[str, ...], str]
    """In hand, on the ground, the stance."""
    stepped_in: bool
    """A step in from 一足一刀 came before it."""
    steps: int
    """So many half-steps came before it."""
    attacked: bool
    """An attack came before it."""
    off_beat: bool = False
    """A (準備) portion in the breath of another one. Rulings: maai.prep.same_breath."""


class Course(msgspec.Struct, frozen=True):
    """How a breath goes if all goes as declared."""

    total: int
    """What it costs in all."""
    acts: tuple[Planned, ...]
    names_part: bool = False
    """An attack in it names a part."""
    must_be_forced: bool = False
    """It goes by an overload check even within the limit. Rulings: maai.prep.same_breath."""


def walk(fight: Fight, fighter: Fighter, acts: tuple[Act, ...]) -> Course | Refusal:
    """How acts in a row would go, or why one of them is not possible. What one can afford is not looked at."""
    view = Outlook(fight, fighter)
    off_hand = fight.rules.dagger_drawn == "off-hand"
    planned: list[Planned] = []
    for place, act in enumerate(acts):
        refused = refusal(fight, fighter, act, view)
        if refused is not None:
            return refused
        cost = price(fight, fighter, act, view)
        kit = (view.held, view.dropped, view.stance)
        stepped_in = view.stepped_in_from_issoku
        off_beat = view.casting is not None and view.casting.is_off_beat(act)
        planned.append(Planned(place, act, cost, view.distance, kit, stepped_in, view.steps, view.attacked, off_beat))
        if not isinstance(act, Reserve):
            view.advance(act, off_hand)
    names_part = any(getattr(act, "part", None) is not None for act in acts)
    forced = fight.rules.spells.same_breath == "overload" and any(act.off_beat for act in planned)
    return Course(sum(act.cost for act in planned), tuple(planned), names_part, forced)


def plan(fight: Fight, fighter: Fighter, breath: Breath, overload_form: str = "") -> Course | Refusal:
    """How a breath would go, or why it is refused.

    A breath over the limit is possible only when it is forced; `overload_form` is how that is declared.

    Clauses: maai.breath.limit5, maai.halfstep.stepin.bundle, maai.term.core_kept.
    """
    course = walk(fight, fighter, breath.acts)
    if isinstance(course, Refusal):
        return course
    total = course.total
    arts = fighter.arts
    tolls = [act for act in breath.acts if isinstance(act, Use)]
    toll = sum(toll_of(arts.known[act.manoeuvre]) for act in tolls) if arts is not None else 0
    if toll and total + toll > fighter.vitality:
        return Refusal("no-vitality", {"cost": total + toll, "vitality": fighter.vitality}, TOLL)
    if total > fighter.vitality and (total > fighter.vitality + beats(fight, fighter) or len(breath.acts) > 1):
        cited = _VITALITY + BEAT if fighter.condition.last_beats else _VITALITY
        return Refusal("no-vitality", {"cost": total, "vitality": fighter.vitality}, cited)
    limit = breath_limit(fight, fighter)
    if total > limit and not breath.force:
        offers = (overload_form,) if overload_form else ()
        return Refusal("over-limit", {"cost": total, "limit": limit}, _OVER + limit_clauses(fighter), offers)
    if course.must_be_forced and not breath.force:
        spells = [act.spell for act in breath.acts if isinstance(act, (Prepare, Cast))]
        return Refusal("same-breath", {"spell": spells[-1]}, SAME_BREATH, (overload_form,) if overload_form else ())
    return course
