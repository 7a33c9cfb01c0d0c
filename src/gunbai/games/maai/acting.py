"""A breath carried out: overload first, then act by act, each paid as it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.attack import attack
from gunbai.games.maai.breath import LIMIT, Course, Outlook, refusal
from gunbai.games.maai.checks import check, defenceless_until, end_stance, make_defenceless
from gunbai.games.maai.choices import offer_of
from gunbai.games.maai.cites import cites
from gunbai.games.maai.clinch import bare_hand, bare_weapon, push, slip
from gunbai.games.maai.counter import counter_attack
from gunbai.games.maai.declaration import Act, Bare, Draw, Feint, PickUp, Push, Slip, Stance, Step, Strike
from gunbai.games.maai.ending import conclude
from gunbai.games.maai.events import (
    CutShort,
    Declared,
    Exhausted,
    Overloaded,
    StanceTaken,
    Waited,
    WeaponDrawn,
    WeaponPickedUp,
)
from gunbai.games.maai.halfstep import half_step
from gunbai.games.maai.offers import course_of
from gunbai.games.maai.values import TRAINING, TSUBAZERI, Check
from gunbai.kernel.requests import Ask, Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Duel

OVERLOAD_TARGET = 10
"""Overload target before the excess. Rulings: maai.overload.check."""
OVERLOAD_FIXED = 15

_WAIT = cites("maai.term.core_kept")
_DECLARED = cites("maai.breath.limit5")
_BUNDLE = cites("maai.halfstep.stepin.bundle", "maai.breath.limit5")
_OVERLOAD = cites("maai.spell.overload.definition", "maai.breath.limit5")
_FAILED = cites("maai.exhaust.vs_overload", "maai.exhaust.trigger.overload")
_EXHAUSTED = cites(
    "maai.exhaust.trigger.overload", "maai.exhaust.effect.one_vitality", "maai.exhaust.effect.stances_gone",
    "maai.exhaust.effect.defenceless",
)  # fmt: skip
_DEFENCELESS = cites("maai.exhaust.effect.defenceless", "maai.exhaust.vs_overload")
_REST = cites("maai.halfstep.stepin.bundle", "maai.halfstep.contest.winner_sets")
_DRAW = cites("maai.weapon.ideal.remedy")
_PICK_UP = cites("maai.part.wrist.drop", "maai.weapon.ideal.remedy")
_STANCE = cites("maai.stance.core_cost", "maai.term.core_kept")
_SWAP = cites("maai.stance.one_only")


def breathe(duel: Duel, fighter: Fighter) -> Flow:
    """Asks a fighter for a breath and carries it out.

    Clauses: maai.term.core_kept, maai.breath.limit5, maai.halfstep.stepin.bundle. Rulings: maai.count.pass.
    """
    ask = fighter.breath_ask
    ask.computed = None
    breath = yield ask
    acts = breath.acts
    if not acts:
        duel.log.tell(Waited(fighter.id, duel.count, _WAIT))
        fighter.done = duel.rules.count_pass == "end"
        return
    assert ask.accepted is not None
    course = course_of(duel, fighter, ask.accepted, breath)
    single = len(acts) == 1
    duel.log.tell(Declared(fighter.id, acts, course.total, duel.count, _DECLARED if single else _BUNDLE))
    if breath.force and not (yield from _overload(duel, fighter, course.total)):
        return
    if single:
        yield from do(duel, fighter, acts[0], course.total, 0, last=True)
    else:
        yield from _carry_out(duel, fighter, acts, course)


def _overload(duel: Duel, fighter: Fighter, total: int) -> Flow:
    """The overload check; returns whether the breath may go on.

    Clauses: maai.spell.overload.definition, maai.exhaust.trigger.overload, maai.exhaust.effect.*.
    Rulings: maai.overload.check, maai.overload.failure.
    """
    fixed = duel.rules.overload_check == "fixed-15"
    target = OVERLOAD_FIXED if fixed else OVERLOAD_TARGET + total - LIMIT
    bonus = fighter.body + fighter.toughness
    if (yield from check(duel, fighter, Check.OVERLOAD, bonus, target, _OVERLOAD)):
        return True
    lost = fighter.vitality - total
    fighter.vitality = 0
    duel.log.tell(Overloaded(fighter.id, total, lost, _FAILED))
    if duel.rules.overload_failure == "core-only":
        make_defenceless(duel, fighter, defenceless_until(duel), _DEFENCELESS)
        return False
    fighter.exhausted_in = duel.round
    duel.log.tell(Exhausted(fighter.id, _EXHAUSTED))
    end_stance(duel, fighter, _EXHAUSTED)
    until = duel.round + (1 if duel.rules.one_round == "rest+next" else 0)
    make_defenceless(duel, fighter, until, _DEFENCELESS)
    return False


def _carry_out(duel: Duel, fighter: Fighter, acts: tuple[Act, ...], course: Course) -> Flow:
    """Act by act. Where a step or a lock contest came out otherwise than declared, the rest goes on only if it is
    still possible and wanted.

    Rulings: maai.halfstep.failed_bundle.
    """
    foe = duel.foes[fighter.id]
    last = len(acts) - 1
    off_course = False
    spent = 0
    for at, act in enumerate(acts):
        cost = course.costs[at]
        if at:
            strayed = off_course or duel.distance is not course.distances[at] or fighter.kit != course.kits[at]
            if strayed or cost > fighter.vitality or isinstance(act, Stance):
                if not (yield from _goes_on(duel, fighter, acts[at:], course, at, asked=off_course)):
                    return
                off_course = strayed
        stepped_in = course.step_ins[at] and duel.distance is course.distances[at]
        bonus = duel.rules.stepin_bonus if stepped_in else 0
        yield from do(duel, fighter, act, cost, bonus, last=at == last, spent=spent)
        spent += cost
        if not (fighter.able and foe.able) or (duel.mode is TRAINING and conclude(duel) is not None):
            return
        # Opening the lock was her own wish: the rest follows from there.
        off_course = off_course or (isinstance(act, Bare) and duel.distance is not TSUBAZERI)


def _goes_on(duel: Duel, fighter: Fighter, rest: tuple[Act, ...], course: Course, at: int, *, asked: bool) -> Flow:
    """Whether the rest of a breath is done, where something is not as declared.

    Args:
        at: place of the first act of the rest in the breath.
        asked: the fighter has already said that she goes on although it is not as declared.
    """
    act = rest[0]
    now = Outlook(duel, fighter)
    now.steps, now.attacked = course.done[at]
    possible = course.costs[at] <= fighter.vitality and refusal(duel, fighter, act, now) is None
    if possible and (asked or duel.distance is course.distances[at]):
        return True
    if duel.rules.failed_bundle == "lost":
        fighter.vitality = max(0, fighter.vitality - sum(course.costs[at:]))
    elif possible:
        choice = yield Ask(fighter.id, "go-on", lambda: offer_of(("go on", "stop")), _REST)
        if choice.id == "go on":
            return True
    duel.log.tell(CutShort(fighter.id, rest, _REST))
    return False


def do(duel: Duel, fighter: Fighter, act: Act, cost: int, step_in: int, *, last: bool = False, spent: int = 0) -> Flow:
    """One act, already found possible.

    Args:
        cost: vitality that it costs.
        step_in: bonus of a step-in cut on an attack.
        last: nothing follows in the breath.
        spent: what the breath has cost before this act.
    """
    match act:
        case Strike() | Feint():
            yield from attack(duel, fighter, act, fighter.carried[act.weapon], cost, step_in)
        case Step():
            yield from half_step(duel, fighter, act.direction)
        case Bare():
            yield from bare_hand(duel, fighter, act, bare_weapon(fighter, act), cost)
        case Push():
            yield from push(duel, fighter)
        case Slip():
            if (yield from slip(duel, fighter)):
                yield from counter_attack(duel, fighter, cost + spent, last)
        case Draw():
            fighter.vitality -= cost
            fighter.hold(fighter.carried[act.weapon])
            duel.log.tell(WeaponDrawn(fighter.id, act.weapon, cost, _DRAW))
        case PickUp():
            fighter.vitality -= cost
            left = tuple(name for name in fighter.dropped if name != act.weapon)
            fighter.equip((fighter.carried[act.weapon],), left, fighter.stance)
            duel.log.tell(WeaponPickedUp(fighter.id, act.weapon, cost, _PICK_UP))
        case Stance():
            fighter.vitality -= cost
            end_stance(duel, fighter, _SWAP)
            fighter.stand(fighter.stances[act.stance])
            duel.log.tell(StanceTaken(fighter.id, act.stance, cost, _STANCE))
