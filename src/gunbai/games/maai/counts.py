"""カウント: who is asked when in a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.acting import answer_acting, breathe
from gunbai.games.maai.checks import burdens, compare, hampered
from gunbai.games.maai.cites import cites
from gunbai.games.maai.ending import conclude
from gunbai.games.maai.events.field import OrderRolled
from gunbai.games.maai.manoeuvres import has_free_act
from gunbai.games.maai.offers import breath_ask
from gunbai.games.maai.reach import initiative
from gunbai.games.maai.values import REAL, Contest
from gunbai.kernel.requests import AskAll, Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_ORDER = cites("maai.term.core_kept")


def begin_counts(fight: Fight) -> None:
    """The counts of a round begin at the highest vitality. Clauses: maai.term.core_kept. Rulings: maai.count.order."""
    if fight.start_count:
        fight.start_count = False
        return
    fight.count = max(fighter.vitality for fighter in fight.fighters if fighter.able)
    _ask_anew(fight)


def counts_of_two(fight: Fight) -> Flow:
    """The counts of a round of a duel, from the highest vitality down to 0, until it ends, or is one no more.

    At each count everyone who is able, has at least so much vitality left and has not been asked at it yet is asked
    once, the one with the most vitality first. The count never rises.

    Clauses: maai.term.core_kept. Rulings: maai.count.order, maai.count.pass, maai.count.tie.
    """
    one, two = fight.fighters
    free = fight.rules.push_cost == 0
    while not fight.crowd:
        ours, theirs = _next_count(one, fight.count, free), _next_count(two, fight.count, free)
        next_count = max(ours, theirs)
        if next_count < fight.count:
            fight.count = next_count
            one.asked = two.asked = False
        if next_count < 0:
            return
        if ours != theirs:
            next_up = one if ours > theirs else two
        elif fight.rules.count_tie == "simultaneous" and initiative(fight, one) == initiative(fight, two):
            yield from _together(fight, [one, two])
            if conclude(fight) is not None:
                return
            continue
        else:
            next_up = _ahead(fight, one, two) or (yield from _roll_off(fight, one, two))
        next_up.asked = True
        breath = yield breath_ask(fight, next_up)
        yield from breathe(fight, next_up, breath)
        if fight.reserves and breath.acts:
            yield from answer_acting(fight, next_up)
        if not (one.able and two.able and fight.mode is REAL) and conclude(fight) is not None:
            return


def counts_of_many(fight: Fight) -> Flow:
    """The same for any number, who may come and go: whoever is being asked stays the one who is asked."""
    free = fight.rules.push_cost == 0
    while True:
        counts = [_next_count(fighter, fight.count, free) for fighter in fight.fighters]
        next_count = max(counts)
        if next_count < fight.count:
            fight.count = next_count
            _ask_anew(fight)
        if next_count < 0:
            return
        tied = [fighter for fighter, count in zip(fight.fighters, counts, strict=True) if count == next_count]
        if fight.rules.count_tie == "simultaneous":
            tied = _highest(tied, [initiative(fight, fighter) for fighter in tied])
            yield from _together(fight, tied)
            if conclude(fight) is not None:
                return
            continue
        next_up = tied[0] if len(tied) == 1 else (yield from _first_of(fight, tied))
        next_up.asked = True
        breath = yield breath_ask(fight, next_up)
        fight.busy = True
        yield from breathe(fight, next_up, breath)
        if fight.reserves and breath.acts:
            yield from answer_acting(fight, next_up)
        fight.busy = False
        if conclude(fight) is not None:
            return


def _together(fight: Fight, tied: list[Fighter]) -> Flow:
    """Several that may act at once declare before any of them acts, in secret; then each acts, in the order of seats.

    What is not possible any more when its turn comes is not done; whoever has fallen meanwhile does nothing.

    Rulings: maai.count.tie.
    """
    for fighter in tied:
        fighter.asked = True
    breaths = yield AskAll(*(breath_ask(fight, fighter) for fighter in tied))
    fight.busy = fight.crowd
    for place, (fighter, breath) in enumerate(zip(tied, breaths, strict=True)):
        if fighter.able and fight.ended is None:
            yield from breathe(fight, fighter, breath, late=place > 0)
            if fight.reserves and breath.acts:
                yield from answer_acting(fight, fighter)
    fight.busy = False


def _ask_anew(fight: Fight) -> None:
    """A new count: nobody has been asked at it."""
    for fighter in fight.fighters:
        fighter.asked = False


def _first_of(fight: Fight, tied: list[Fighter]) -> Flow:
    """Who of several that may act is asked first: the highest vitality, then 技, then a roll, then the order of seats.

    Clauses: maai.term.core_kept. Rulings: maai.count.tie, maai.count.tie_span.
    """
    tied = _highest(tied, [initiative(fight, fighter) for fighter in tied])
    if fight.rules.count_tie == "技-then-roll":
        tied = _highest(tied, [fighter.finesse for fighter in tied])
    if len(tied) == 1:
        return tied[0]
    for fighter in tied:
        if fighter.place is None or fight.rules.count_tie_span == "once":
            faces = yield fighter.rolls["order"]
            fighter.place = sum(faces) + hampered(fight, fighter)
            cited = _ORDER + burdens(fight, fighter)
            fight.log.tell(OrderRolled(fighter.id, faces, fighter.place, cited))
    return _highest(tied, [fighter.place or 0 for fighter in tied])[0]


def _highest(fighters: list[Fighter], values: list[int]) -> list[Fighter]:
    """Those with the highest value, in their order."""
    most = max(values)
    return [fighter for fighter, value in zip(fighters, values, strict=True) if value == most]


def _next_count(fighter: Fighter, count: int, free: bool) -> int:
    """The highest count, from this one down, at which a fighter can be asked; -1 if there is none in this round.

    At vitality 0 she is asked only where something is free, or B-2 gives a last beat.

    Clauses: maai.term.core_kept, maai.recovery.b2.
    """
    vitality = fighter.vitality
    if fighter.done or not fighter.able:
        return -1
    if not (vitality or free or fighter.condition.last_beats):
        skilled = fighter.arts is not None or fighter.caster is not None
        if not (skilled and has_free_act(fighter)):
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
