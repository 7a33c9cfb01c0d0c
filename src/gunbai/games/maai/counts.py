"""カウント: who is asked when in a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.acting import breathe
from gunbai.games.maai.checks import compare
from gunbai.games.maai.cites import cites
from gunbai.games.maai.ending import conclude
from gunbai.games.maai.offers import breath_ask
from gunbai.games.maai.reach import initiative
from gunbai.games.maai.values import REAL, Contest
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_ORDER = cites("maai.term.core_kept")


def run_counts(fight: Fight) -> Flow:
    """The counts of a round, from the highest vitality down to 0, until the duel ends.

    At each count everyone who is able, has at least so much vitality left and has not been asked at it yet is asked
    once, the one with the most vitality first. The count never rises.

    Clauses: maai.term.core_kept. Rulings: maai.count.order, maai.count.pass, maai.count.tie.
    """
    one, two = fight.fighters
    if fight.start_count:
        fight.start_count = False
    else:
        fight.count = max(one.vitality, two.vitality)
        one.asked = two.asked = False
    free = fight.rules.push_cost == 0
    while True:
        ours, theirs = _next_count(one, fight.count, free), _next_count(two, fight.count, free)
        next_count = max(ours, theirs)
        if next_count < fight.count:
            fight.count = next_count
            one.asked = two.asked = False
        if next_count < 0:
            return
        if ours != theirs:
            next_up = one if ours > theirs else two
        else:
            next_up = _ahead(fight, one, two) or (yield from _roll_off(fight, one, two))
        next_up.asked = True
        breath = yield breath_ask(fight, next_up)
        yield from breathe(fight, next_up, breath)
        if not (one.able and two.able and fight.mode is REAL) and conclude(fight) is not None:
            return


def _next_count(fighter: Fighter, count: int, free: bool) -> int:
    """The highest count, from this one down, at which a fighter can be asked; -1 if there is none in this round.

    At vitality 0 she is asked only where something is free, or B-2 gives a last beat.
    """
    vitality = fighter.vitality
    if fighter.done or not fighter.able or not (vitality or free or fighter.condition.last_beats):
        return -1
    if fighter.asked:
        count -= 1
    if count > vitality:
        return vitality
    return count


def _ahead(fight: Fight, one: Fighter, two: Fighter) -> Fighter | None:
    """Who of two that may act is asked first; None where a roll-off has to say."""
    ours, theirs = initiative(fight, one), initiative(fight, two)
    if ours != theirs:
        return one if ours > theirs else two
    if one.finesse != two.finesse and fight.rules.count_tie == "技-then-roll":
        return one if one.finesse > two.finesse else two
    return None


def _roll_off(fight: Fight, one: Fighter, two: Fighter) -> Flow:
    """Equal in everything: a roll-off, then the order of seats. Rulings: maai.count.tie, maai.count.tie_span."""
    if fight.order is None or fight.rules.count_tie_span == "once":
        faces = (yield one.rolls["order"]), (yield two.rolls["order"])
        margin = compare(fight, Contest.ORDER, (one, two), faces, (0, 0), (0, 0), _ORDER)
        fight.order = two.id if margin < 0 else one.id
    return one if fight.order == one.id else two
