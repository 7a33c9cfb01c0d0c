"""半歩: one cell in or out, and the contest for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.checks import compare
from gunbai.games.maai.choices import offer_of, question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.ending import is_decided
from gunbai.games.maai.events.distance import (
    Dazzled,
    FirstCutHeld,
    FirstTry,
    Paid,
    Resisted,
    StepDropped,
    StepHeld,
    Stepped,
)
from gunbai.games.maai.guard import STREAK, lose_guard, regain
from gunbai.games.maai.ladder import next_cell, set_distance, step_cost
from gunbai.games.maai.reach import initiative
from gunbai.games.maai.values import FOOTING, GLARE, HIGH, IN, OUT, TOMA, TSUBAZERI, Contest, Direction
from gunbai.games.maai.weapons import length_steps
from gunbai.kernel.requests import Ask, Flow, Offer

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Duel, Fight

_KIND = Contest.HALF_STEP
RESIST_IN = cites("maai.halfstep.contest.when_advance", "maai.distance.different_wish")
RESIST_OUT = cites("maai.halfstep.contest.when_retreat", "maai.distance.different_wish")
_FREE = cites(
    "maai.halfstep.cost",
    "maai.halfstep.not_walk",
    "maai.distance.step",
    "maai.distance.shared",
    "maai.halfstep.contest.only_if_resisted",
)
_WON = cites("maai.halfstep.contest.winner_sets", "maai.distance.step", "maai.distance.shared")
_PRICE = cites("maai.halfstep.cost")
_CONTEST = cites("maai.halfstep.contest.roll", "maai.halfstep.contest.winner_sets")
_CONTEST_EVEN = cites(
    "maai.halfstep.contest.roll", "maai.halfstep.contest.winner_sets", "maai.halfstep.contest.equal_vitality"
)
_FOOTING = cites("maai.terrain.footing")
_HIGH = cites("maai.terrain.high")
_IMPOSSIBLE = cites("maai.distance.ends", "maai.halfstep.cost")
_FIRST_CUT = cites("maai.halfstep.contest.first_cut")
_LEG = cites("maai.part.leg.initiative")
_LONGER = cites("maai.weapon.longer.first_step", "maai.halfstep.contest.first_try")
_VITALITY = cites("maai.halfstep.contest.first_try")
_LIGHT = cites("maai.terrain.glare.positioning", "maai.terrain.glare")


def can_step(fight: Fight, fighter: Fighter, direction: Direction) -> bool:
    """Whether a fighter can take and pay a half-step now, out of turn included."""
    return fighter.able and fighter.vitality >= step_cost(fight, fighter) and _leads(fighter.duel, direction)


def _leads(duel: Duel, direction: Direction) -> bool:
    """Whether a half-step leads anywhere from where the two stand."""
    return (duel.steps_in if direction is IN else duel.steps_out)[duel.distance] is not None


def half_step(fight: Fight, fighter: Fighter, direction: Direction) -> Flow:
    """A declared half-step, whole: resistance, the first try, the contest.

    Clauses: maai.halfstep.contest.*, maai.distance.different_wish. Rulings: maai.weapon.longer_first_step.
    """
    foe = fighter.foe
    reply = yield _resist_ask(fight, foe, direction)
    if _is_over(fight, fighter, direction, reply.id):
        return
    leader, why = first_try(fight, fighter, foe)
    how: str = reply.id
    if leader is foe:
        if (yield from _own_step_first(fight, foe, why)):
            if is_decided(fight):
                return
            if not can_step(fight, fighter, direction) or not (yield from _still_wanted(fight, fighter, direction)):
                fight.log.tell(StepDropped(fighter.id, why))
                return
            reply = yield _resist_ask(fight, foe, direction)
            how = reply.id
        else:
            how = _still_possible(fight, foe, direction, how)
        if _is_over(fight, fighter, direction, how):
            return
    yield from _contested(fight, fighter, direction, foe, how)


def _still_possible(fight: Fight, foe: Fighter, direction: Direction, how: str) -> str:
    """A resistance, or what is left of it where a ruling has come after it."""
    offered = resist_offer(fight, foe, direction).by_id
    return next(way for way in (how, "hold", "let") if way in offered)


def _is_over(fight: Fight, mover: Fighter, direction: Direction, reply: str) -> bool:
    """Takes a step that nobody resists, and drops one that a ruling has made impossible while it waited; whether there
    is nothing to contest."""
    if not can_step(fight, mover, direction) or not mover.foe.able:
        fight.log.tell(StepDropped(mover.id, _IMPOSSIBLE))
        return True
    if reply == "let":
        _take(fight, mover, direction, _FREE)
        return True
    return False


def first_try(fight: Fight, mover: Fighter, foe: Fighter) -> tuple[Fighter | None, tuple[str, ...]]:
    """Who tries first when a half-step is resisted, and by which clauses; None on equal vitality.

    An injured leg goes before the longer weapon in the duel's first contest, and that before vitality.

    Clauses: maai.halfstep.contest.first_try, maai.weapon.longer.first_step, maai.part.leg.initiative,
    maai.halfstep.contest.equal_vitality. Rulings: maai.weapon.longer_first_step, maai.part.leg_initiative.
    """
    if bool(mover.leg) != bool(foe.leg) and fight.rules.leg_initiative != "contest -2":
        return (foe if mover.leg else mover), _LEG
    if fight.rules.longer_first_step == "first-step" and mover.duel.contests == 0:
        steps = length_steps(mover.main, foe.main)
        if steps:
            return (mover if steps > 0 else foe), _LONGER
    ours, theirs = initiative(fight, mover), initiative(fight, foe)
    if ours == theirs:
        return None, _VITALITY
    return (mover if ours > theirs else foe), _VITALITY


_RESIST = tuple(
    tuple(offer_of(("let", *(("hold",) if hold else ()), *(("counter",) if counter else ()))) for counter in (0, 1))
    for hold in (0, 1)
)
"""By whether one may hold, and whether one may counter."""
_MUST_HOLD = offer_of(("hold",))
_FIRST_STEP = {
    (True, True): offer_of(("decline", "step in", "step out")),
    (True, False): offer_of(("decline", "step in")),
    (False, True): offer_of(("decline", "step out")),
}
_STILL = offer_of(("go on", "drop"))
_LIGHT_OR_DISTANCE = offer_of(("distance", "light"))


def resist_offer(fight: Fight, foe: Fighter, direction: Direction) -> Offer:
    """What may be answered to a half-step of the other. Rulings: maai.clinch.plain_exit, maai.halfstep.wish."""
    rules = fight.rules
    may_hold = foe.vitality >= holding_cost(fight, foe, direction)
    out = direction is OUT
    duel = foe.duel
    if out and may_hold and duel.distance is TSUBAZERI and rules.plain_exit == "contested" and duel.modules.clinch:
        return _MUST_HOLD
    return _RESIST[may_hold][not rules.attempt_only and can_step(fight, foe, IN if out else OUT)]


def resist_asks(fight: Fight, foe: Fighter) -> tuple[Ask, Ask]:
    """What a fighter is asked when the other steps in, and when she steps out: the same two each time."""
    return (
        question(foe, "resist-in", lambda: resist_offer(fight, foe, IN), RESIST_IN),
        question(foe, "resist-out", lambda: resist_offer(fight, foe, OUT), RESIST_OUT),
    )


def _resist_ask(fight: Fight, foe: Fighter, direction: Direction) -> Ask:
    ask = foe.resist_asks[0 if direction is IN else 1]
    ask.offer = resist_offer(fight, foe, direction)
    return ask


def other_way(direction: Direction) -> Direction:
    """In for out, out for in."""
    return OUT if direction is IN else IN


def holding_cost(fight: Fight, foe: Fighter, direction: Direction) -> int:
    """What resisting without a wish to move costs. Rulings: maai.halfstep.cost_in_contest."""
    who = fight.rules.cost_in_contest
    if who == "mover-pays":
        return 0
    if who == "both-pay" or (who == "follower-pays" and direction is OUT):
        return step_cost(fight, foe)
    return step_cost(fight, foe) if who == "winner-pays" else 0


def _own_step_first(fight: Fight, foe: Fighter, why: tuple[str, ...]) -> Flow:
    """Whoever tries first is offered a half-step of her own; returns whether she made one."""
    ways = can_step(fight, foe, IN), can_step(fight, foe, OUT)
    if ways == (False, False):
        return False
    choice = yield question(foe, "first-step", _FIRST_STEP[ways], why)
    taken = choice.id != "decline"
    fight.log.tell(FirstTry(foe.id, taken, why))
    if not taken:
        return False
    direction = IN if choice.id == "step in" else OUT
    mover = foe.foe
    reply = yield _resist_ask(fight, mover, direction)
    if not _is_over(fight, foe, direction, reply.id):
        yield from _contested(fight, foe, direction, mover, reply.id)
    return True


def _still_wanted(fight: Fight, fighter: Fighter, direction: Direction) -> Flow:
    choice = yield question(fighter, f"still-step-{direction.value}", _STILL, _VITALITY)
    return choice.id == "go on"


def _take(fight: Fight, fighter: Fighter, direction: Direction, clauses: tuple[str, ...]) -> None:
    """An unresisted half-step: paid, and the distance moves."""
    cost = step_cost(fight, fighter)
    fighter.vitality -= cost
    _move(fight, fighter, direction, cost, clauses)


def _move(fight: Fight, fighter: Fighter, direction: Direction, cost: int, clauses: tuple[str, ...]) -> None:
    duel = fighter.duel
    cell = next_cell(duel.distance, direction)
    assert cell is not None, "a half-step beyond the ladder"
    set_distance(fight, duel, cell)
    if cell is TOMA:
        fighter.retreated = True
    fight.log.tell(Stepped(fighter.id, direction, cost, cell, clauses))
    if cell is TOMA and fight.rules.retreat_bonus == "anytime":
        regain(fight, fighter)


def payments(who: str, own: int, theirs: int, counter: bool, *, won: bool, lost: bool, out: bool) -> tuple[int, int]:
    """What mover and resister pay for a rolled contest.

    Args:
        who: ruling `maai.halfstep.cost_in_contest`.
        own, theirs: what a half-step costs each.
        counter: the resister wished to move the other way.
        won, lost: the mover won, or lost; neither in a tie.
        out: the declared step goes away.

    Clauses: maai.halfstep.cost, maai.halfstep.contest.when_retreat, maai.halfstep.contest.when_advance.
    """
    match who:
        case "both-pay":
            return own, theirs
        case "winner-pays":
            return (own if won else 0), (theirs if lost else 0)
        case "follower-pays":
            return own, theirs if counter or out else 0
        case _:
            return own, theirs if counter else 0


def _contested(fight: Fight, mover: Fighter, direction: Direction, foe: Fighter, reply: str) -> Flow:
    """The contest itself: rolled, paid, and what its winner makes of it."""
    counter = reply == "counter"
    even = initiative(fight, mover) == initiative(fight, foe)
    cited = _CONTEST_EVEN if even else _CONTEST
    own, theirs = mover.finesse + mover.footwork, foe.finesse + foe.footwork
    ground, theirs_ground, by = step_ground(fight, mover, foe, counter)
    resist = RESIST_IN if direction is IN else RESIST_OUT
    duel = mover.duel
    before = duel.distance
    who, out = fight.rules.cost_in_contest, direction is OUT
    own_price, their_price = step_cost(fight, mover), step_cost(fight, foe)
    certain = payments(who, own_price, their_price, counter, won=False, lost=False, out=out)
    fight.log.tell(Resisted(foe.id, counter, certain[1], resist))
    faces = (yield mover.contest_roll), (yield foe.contest_roll)
    bonuses = own + ground, theirs + theirs_ground
    margin = compare(fight, _KIND, (mover, foe), faces, bonuses, (own, theirs), cited + by)
    duel.contests += 1
    duel.contests_this_round += 1
    own_cost, their_cost = certain
    if who == "winner-pays":
        own_cost, their_cost = payments(who, own_price, their_price, counter, won=margin > 0, lost=margin < 0, out=out)
    mover.vitality -= own_cost
    foe.vitality -= their_cost
    if their_cost != certain[1]:
        fight.log.tell(Paid(foe.id, their_cost, _WON))
    if margin == 0:
        fight.log.tell(StepHeld(mover.id, own_cost, duel.distance, _CONTEST))
        return
    winner, loser = (mover, foe) if margin > 0 else (foe, mover)
    count_loss(fight, winner, loser)
    wish = direction if winner is mover else other_way(direction) if counter else None
    if may_take_the_light(fight, winner) and not is_decided(fight):
        taken = yield from _takes_the_light(fight, winner, loser)
        if taken or (wish is not None and not _leads(duel, wish)):
            wish = None
    if wish is None:
        fight.log.tell(StepHeld(mover.id, own_cost, duel.distance, _CONTEST))
        return
    if winner is foe and own_cost:
        fight.log.tell(Paid(mover.id, own_cost, _PRICE))
    # What the resister pays has been told with the resistance, or as paid for winning.
    _move(fight, winner, wish, own_cost if winner is mover else 0, _WON)
    if duel.distance != before and (
        fight.rules.firstcut == "auto-hit" or (fight.rules.firstcut == "tie-only" and even)
    ):
        winner.first_cut = True
        fight.log.tell(FirstCutHeld(winner.id, _FIRST_CUT))


def step_ground(fight: Fight, mover: Fighter, foe: Fighter, counter: bool) -> tuple[int, int, tuple[str, ...]]:
    """What the stage and injured legs add to the two totals of a half-step contest, with what is cited for the stage.

    Rulings: maai.part.leg_initiative.
    """
    own, theirs, by = _ground(fight, mover, foe, counter)
    if fight.rules.leg_initiative == "contest -2":
        return own - 2 * bool(mover.leg), theirs - 2 * bool(foe.leg), by
    return own, theirs, by


def _ground(fight: Fight, mover: Fighter, foe: Fighter, counter: bool) -> tuple[int, int, tuple[str, ...]]:
    """What the stage adds to the two totals of a half-step contest.

    Clauses: maai.terrain.footing, maai.terrain.high. Rulings: maai.terrain.footing_who, maai.terrain.first_contest.
    """
    duel = mover.duel
    if duel.terrain is FOOTING:
        return -1, -1 if counter or fight.rules.footing_who == "both" else 0, _FOOTING
    if duel.terrain is HIGH:
        past = duel.contests if fight.rules.first_contest == "duel" else duel.contests_this_round
        if past == 0:
            return int(duel.upper == mover.id), int(duel.upper == foe.id), _HIGH
    return 0, 0, ()


def count_loss(fight: Fight, winner: Fighter, loser: Fighter) -> None:
    """Losing half-step contests in a row costs guard. Clauses: maai.guard.loss.streak. Rulings: maai.guard.streak."""
    winner.lost_half_steps = 0
    loser.lost_half_steps += 1
    streak = loser.lost_half_steps
    if streak >= 2 and (fight.rules.guard_streak != "once-per-two" or streak % 2 == 0):
        lose_guard(fight, loser, (STREAK,))


def may_take_the_light(fight: Fight, winner: Fighter) -> bool:
    """Whether the winner of a half-step contest or a slip may choose who is dazzled, and would want to.

    Clauses: maai.terrain.glare.positioning. Rulings: maai.terrain.glare_who.
    """
    duel = winner.duel
    return duel.terrain is GLARE and fight.rules.glare_who == "winner-chooses" and duel.dazzled == winner.id


def _takes_the_light(fight: Fight, winner: Fighter, loser: Fighter) -> Flow:
    """Asks the winner whether to choose who is dazzled instead of setting the distance."""
    choice = yield question(winner, "light-or-distance", _LIGHT_OR_DISTANCE, _LIGHT)
    if choice.id == "light":
        dazzle(fight, loser)
        return True
    return False


def dazzle(fight: Fight, fighter: Fighter) -> None:
    """From now on this side is dazzled. Clauses: maai.terrain.glare.positioning."""
    fighter.duel.dazzled = fighter.id
    fight.log.tell(Dazzled(fighter.id, _LIGHT))
