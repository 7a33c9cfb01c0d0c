"""A breath carried out: overload first, then act by act, each paid as it is done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.games.maai.act_refusal import refusal
from gunbai.games.maai.aid import use_beats
from gunbai.games.maai.attack import attack
from gunbai.games.maai.barriers import PREFIX
from gunbai.games.maai.breath import Course, Planned
from gunbai.games.maai.casting import cast
from gunbai.games.maai.checks import check, defenceless_until, make_defenceless
from gunbai.games.maai.choices import offer_of, question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.clinch import bare_hand, bare_weapon, push, slip
from gunbai.games.maai.counter import counter_attack
from gunbai.games.maai.declaration import (
    Bare,
    Breath,
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
from gunbai.games.maai.duels import challenge
from gunbai.games.maai.ending import is_decided, is_over
from gunbai.games.maai.events.bearing import Overloaded, WeaponDrawn, WeaponPickedUp
from gunbai.games.maai.events.course import CutShort, Declared, Waited
from gunbai.games.maai.exhaustion import exhaust
from gunbai.games.maai.halfstep import half_step
from gunbai.games.maai.limits import breath_limit
from gunbai.games.maai.manoeuvres import is_secret
from gunbai.games.maai.moves import go
from gunbai.games.maai.offers import course_of
from gunbai.games.maai.outlook import Outlook
from gunbai.games.maai.part import NAMED
from gunbai.games.maai.preparing import cancel, choose_form, drop_casting, keeps_the_beat, pay_portion, sharing
from gunbai.games.maai.reserve import set_reserve
from gunbai.games.maai.siege import strike_barrier
from gunbai.games.maai.springing import spring, watched
from gunbai.games.maai.stances import relax, take_stance
from gunbai.games.maai.using import use
from gunbai.games.maai.values import TSUBAZERI, Check, Trigger
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

OVERLOAD_TARGET = 10
"""Overload target before the excess. Rulings: maai.overload.check."""
OVERLOAD_FIXED = 15

_WAIT = cites("maai.term.core_kept")
_DECLARED = cites("maai.breath.limit5")
_BUNDLE = cites("maai.halfstep.stepin.bundle", "maai.breath.limit5")
OVERLOAD = cites("maai.spell.overload.definition", "maai.breath.limit5")
_FAILED = cites("maai.exhaust.vs_overload", "maai.exhaust.trigger.overload")
_EXHAUSTED = cites("maai.exhaust.trigger.overload")
_DEFENCELESS = cites("maai.exhaust.effect.defenceless", "maai.exhaust.vs_overload")
_REST = cites("maai.halfstep.stepin.bundle", "maai.halfstep.contest.winner_sets")
_DRAW = cites("maai.weapon.ideal.remedy")
_PICK_UP = cites("maai.part.wrist.drop", "maai.weapon.ideal.remedy")
_STANCE = cites("maai.stance.core_cost", "maai.term.core_kept")
_SWAP = cites("maai.stance.one_only")
_OFF_BEAT = cites("maai.breath.prepared.same_breath", "maai.fumble.core", "maai.fumble.core_effect")
_GO_ON = offer_of(("go on", "stop"))
_CUTS: Final = Strike, Feint
_WITH_THE_OTHER: Final = Bare, Push, Slip, Challenge
"""What the other has a part in, but for steps and cuts."""
_FRESH: Final = Stance, Relax, Use, Prepare, Cast
"""What may have become impossible by what came before it in its breath, whatever the distance."""


def breathe(fight: Fight, fighter: Fighter, breath: Breath, *, late: bool = False) -> Flow:
    """A breath, act by act. Where a step or a lock contest came out otherwise than declared, the rest goes on only if
    it is still possible and wanted.

    Args:
        late: somebody else's breath has come between declaring and doing.

    Clauses: maai.term.core_kept, maai.breath.limit5, maai.halfstep.stepin.bundle.
    Rulings: maai.count.pass, maai.halfstep.failed_bundle.
    """
    if not breath.acts:
        fight.log.tell(Waited(fighter.id, fight.count, _WAIT))
        passing = fight.rules.count_pass
        fighter.done = passing == "end" or (passing == "reserve-only" and fighter.reserve is None)
        return
    course = course_of(fight, fighter, breath)
    clauses = (
        _DECLARED if len(breath.acts) == 1 and not course.names_part else _citation(fight, fighter, breath, course)
    )
    fight.log.tell(Declared(fighter.id, breath.acts, course.total, fight.count, clauses))
    if course.total > fighter.vitality and not late:
        use_beats(fight, fighter, course.total)
    if breath.force and not (yield from _overload(fight, fighter, breath, course)):
        return
    off_course, unsure = False, late or fight.reserves > 0
    if fight.reserves and not fight.rules.reserves_after:
        yield from spring(fight, fighter, Trigger.ACTS, perform)
        if not fighter.able:
            return
    for planned in course.acts:
        act = planned.act
        if planned.place or unsure:
            as_declared = fighter.duel.distance is planned.distance and fighter.kit == planned.kit
            sure = as_declared and not off_course and not unsure and fighter.duel is not fight.open
            if not sure or planned.cost > fighter.vitality or isinstance(act, _FRESH):
                if not (yield from _goes_on(fight, fighter, course, planned, asked=off_course)):
                    return
                off_course = off_course or not as_declared
        deed = perform(fight, fighter, planned, course, breath.force)
        yield from watched(fight, fighter, planned, deed, perform) if fight.reserves else deed
        # Opening the lock was her own wish: the rest follows from there.
        off_course = off_course or (isinstance(act, Bare) and fighter.duel.distance is not TSUBAZERI)
        if not fighter.able or is_over(fight, fighter):
            return


def answer_acting(fight: Fight, fighter: Fighter) -> Flow:
    """A breath is over: what waits for this fighter's acting, where reserves come after.

    Rulings: maai.reserve.timing.
    """
    if fight.rules.reserves_after:
        yield from spring(fight, fighter, Trigger.ACTS, perform)


def _citation(fight: Fight, fighter: Fighter, breath: Breath, course: Course) -> tuple[str, ...]:
    """What a breath cites that bundles acts, or names a part."""
    bundled = len(breath.acts) > 1 and fighter.duel is not fight.open
    cited = (_BUNDLE if bundled else _DECLARED) + sharing(breath)
    return cited + NAMED if course.names_part else cited


def perform(fight: Fight, fighter: Fighter, planned: Planned, course: Course, overloaded: bool) -> Flow:
    """One act, already found possible: the flow that carries it out."""
    act = planned.act
    if planned.off_beat and fight.rules.spells.same_breath == "fumble":
        return _fumble(fight, fighter, planned.cost)
    if isinstance(act, Step):
        return half_step(fight, fighter, act.direction)
    if isinstance(act, _CUTS):
        return _cut(fight, fighter, act, planned)
    if isinstance(act, _WITH_THE_OTHER):
        return _with_the_other(fight, fighter, act, planned, course)
    if isinstance(act, Cast):
        return cast(fight, fighter, act, planned.cost, overloaded=overloaded)
    return _other(fight, fighter, act, planned.cost)


def _fumble(fight: Fight, fighter: Fighter, cost: int) -> Flow:
    """An act that has lost the beat. Rulings: maai.prep.same_breath."""
    yield from ()
    fighter.vitality -= cost
    make_defenceless(fight, fighter, defenceless_until(fight), _OFF_BEAT)


def _cut(fight: Fight, fighter: Fighter, act: Strike | Feint, planned: Planned) -> Flow:
    """An attack on somebody, or on a barrier."""
    if act.target.startswith(PREFIX):
        yield from strike_barrier(fight, fighter, act, planned.cost)
        return
    arrived = planned.stepped_in and fighter.duel.distance is planned.distance
    step_in = fight.rules.stepin_bonus if arrived else 0
    yield from attack(fight, fighter, act, fighter.carried[act.weapon], planned.cost, step_in)


def _other(
    fight: Fight,
    fighter: Fighter,
    act: Stance | Relax | Use | Draw | PickUp | Go | Prepare | Cancel | Reserve,
    cost: int,
) -> Flow:
    """A stance taken, a manoeuvre used, another weapon in hand; already found possible."""
    if isinstance(act, Stance):
        yield from take_stance(fight, fighter, act.stance, cost)
    elif isinstance(act, Use):
        yield from use(fight, fighter, act, cost)
    elif isinstance(act, Relax):
        relax(fight, fighter, act.stance)
    else:
        if isinstance(act, Prepare) and fight.rules.spells.kind_by_caster:
            yield from choose_form(fight, fighter, act.spell)
        _handle(fight, fighter, act, cost)


def overload_target(fight: Fight, fighter: Fighter, total: int) -> int:
    """What the overload check of a breath must reach; one that only lost the beat counts as one over the limit.

    Rulings: maai.overload.check, maai.prep.same_breath.
    """
    if fight.rules.overload_check == "fixed-15":
        return OVERLOAD_FIXED
    if fight.rules.overload_check == "per-point":
        return OVERLOAD_TARGET + 1
    return OVERLOAD_TARGET + max(1, total - breath_limit(fight, fighter))


def of_the_extension(fighter: Fighter, breath: Breath) -> bool:
    """Whether a breath holds anything that the extension brings: a casting, a style's secret, a relic's.

    Rulings: maai.overload.failure.
    """
    arts = fighter.arts
    return any(
        isinstance(act, (Prepare, Cast))
        or (isinstance(act, Use) and arts is not None and is_secret(arts.known[act.manoeuvre]))
        for act in breath.acts
    )


def _overload(fight: Fight, fighter: Fighter, breath: Breath, course: Course) -> Flow:
    """The overload check; returns whether the breath may go on.

    Clauses: maai.spell.overload.definition, maai.exhaust.trigger.overload, maai.exhaust.effect.*.
    Rulings: maai.overload.check, maai.overload.failure, maai.prep.overload, maai.prep.same_breath.
    """
    total = course.total
    target = overload_target(fight, fighter, total)
    bonus = fighter.body + fighter.toughness
    per_point = fight.rules.overload_check == "per-point"
    times = max(1, total - breath_limit(fight, fighter)) if per_point else 1
    while times and (yield from check(fight, fighter, Check.OVERLOAD, bonus, target, OVERLOAD)):
        times -= 1
    if not times:
        return True
    lost = fighter.vitality - total
    fighter.vitality = 0
    fight.log.tell(Overloaded(fighter.id, total, lost, _FAILED))
    drop_casting(fight, fighter, breath, _FAILED)
    on_the_beat = not course.must_be_forced and keeps_the_beat(fight, fighter, breath)
    how = fight.rules.overload_failure
    if how == "core-only" or on_the_beat or (how == "extension-only" and not of_the_extension(fighter, breath)):
        make_defenceless(fight, fighter, defenceless_until(fight), _DEFENCELESS)
        return False
    exhaust(fight, fighter, _EXHAUSTED)
    return False


def _goes_on(fight: Fight, fighter: Fighter, course: Course, planned: Planned, *, asked: bool) -> Flow:
    """Whether the rest of a breath is done, from this act on, where something is not as declared.

    Args:
        asked: the fighter has already said that she goes on although it is not as declared.
    """
    rest = course.acts[planned.place :]
    now = Outlook(fight, fighter)
    now.steps, now.attacked = planned.steps, planned.attacked
    possible = planned.cost <= fighter.vitality and refusal(fight, fighter, planned.act, now) is None
    if possible and (asked or fighter.duel.distance is planned.distance):
        return True
    if fight.rules.failed_bundle == "lost":
        fighter.vitality = max(0, fighter.vitality - sum(act.cost for act in rest))
    elif possible:
        choice = yield question(fighter, "go-on", _GO_ON, _REST)
        now = Outlook(fight, fighter)
        now.steps, now.attacked = planned.steps, planned.attacked
        if choice.id == "go on" and planned.cost <= fighter.vitality and not refusal(fight, fighter, planned.act, now):
            return True
    fight.log.tell(CutShort(fighter.id, tuple(act.act for act in rest), _REST))
    return False


def _with_the_other(
    fight: Fight, fighter: Fighter, act: Bare | Push | Slip | Challenge, planned: Planned, course: Course
) -> Flow:
    """A challenge, and what is done in the lock, already found possible."""
    match act:
        case Challenge():
            yield from challenge(fight, fighter, fight.by_id[act.target])
        case Bare():
            yield from bare_hand(fight, fighter, act, bare_weapon(fighter, act), planned.cost)
        case Push():
            yield from push(fight, fighter)
        case Slip():
            if (yield from slip(fight, fighter)) and not is_decided(fight):
                spent = sum(act.cost for act in course.acts[: planned.place + 1])
                yield from counter_attack(fight, fighter, spent, planned is course.acts[-1])


def _handle(fight: Fight, fighter: Fighter, act: Draw | PickUp | Go | Prepare | Cancel | Reserve, cost: int) -> None:
    """Another weapon or area, a preparation or its end, an act held back, already found possible."""
    if isinstance(act, Go):
        go(fight, fighter, act, cost)
        return
    fighter.vitality -= cost
    match act:
        case Reserve():
            set_reserve(fight, fighter, act, cost)
        case Prepare():
            pay_portion(fight, fighter, act.spell, cost)
        case Cancel():
            cancel(fight, fighter)
        case Draw():
            fighter.hold(fighter.carried[act.weapon])
            fight.log.tell(WeaponDrawn(fighter.id, act.weapon, cost, _DRAW))
        case PickUp():
            left = tuple(name for name in fighter.dropped if name != act.weapon)
            fighter.equip((fighter.carried[act.weapon],), left, fighter.stance)
            fight.log.tell(WeaponPickedUp(fighter.id, act.weapon, cost, _PICK_UP))
