"""カウント: who is asked when in a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.acting import breathe
from gunbai.games.maai.checks import compare
from gunbai.games.maai.cites import cites
from gunbai.games.maai.ending import conclude
from gunbai.games.maai.reach import initiative
from gunbai.games.maai.values import REAL, Contest
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Duel

_ORDER = cites("maai.term.core_kept")


def run_counts(duel: Duel) -> Flow:
    """The counts of a round, from the highest vitality down to 0, until the duel ends.

    At each count everyone who is able, has at least so much vitality left and has not been asked at it yet is asked
    once, the one with the most vitality first. The count never rises.

    Clauses: maai.term.core_kept. Rulings: maai.count.order, maai.count.pass, maai.count.tie.
    """
    one, two = duel.fighters
    if duel.start_count:
        duel.start_count = False
    else:
        duel.count = max(one.vitality, two.vitality)
        one.asked = two.asked = False
    free = duel.rules.push_cost == 0
    while duel.count >= 0:
        count = duel.count
        first = _may_act(one, count, free)
        if _may_act(two, count, free):
            next_up = two if not first else _ahead(duel, one, two) or (yield from _roll_off(duel, one, two))
        elif first:
            next_up = one
        else:
            duel.count = count - 1
            one.asked = two.asked = False
            continue
        next_up.asked = True
        yield from breathe(duel, next_up)
        if not (one.able and two.able and duel.mode is REAL) and conclude(duel) is not None:
            return


def _may_act(fighter: Fighter, count: int, free: bool) -> bool:
    """Whether a fighter can be asked at this count; at vitality 0 only where something is free."""
    return (
        not fighter.asked
        and fighter.vitality >= count
        and not fighter.done
        and fighter.able
        and (count > 0 or fighter.vitality > 0 or free)
    )


def _ahead(duel: Duel, one: Fighter, two: Fighter) -> Fighter | None:
    """Who of two that may act is asked first; None where a roll-off has to say."""
    ours, theirs = initiative(duel, one), initiative(duel, two)
    if ours != theirs:
        return one if ours > theirs else two
    if one.finesse != two.finesse and duel.rules.count_tie == "技-then-roll":
        return one if one.finesse > two.finesse else two
    return None


def _roll_off(duel: Duel, one: Fighter, two: Fighter) -> Flow:
    """Equal in everything: a roll-off, then the order of seats. Rulings: maai.count.tie, maai.count.tie_span."""
    if duel.order is None or duel.rules.count_tie_span == "once":
        faces = (yield one.rolls["order"]), (yield two.rolls["order"])
        margin = compare(duel, Contest.ORDER, (one, two), faces, (0, 0), (0, 0), _ORDER)
        duel.order = two.id if margin < 0 else one.id
    return one if duel.order == one.id else two
