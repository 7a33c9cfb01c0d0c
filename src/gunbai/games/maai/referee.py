"""The order of play of a duel and of a battle of more than two. Read this and you have read how it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.aid import settle_debt
from gunbai.games.maai.barriers import lapse_barriers
from gunbai.games.maai.choices import question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.counts import begin_counts, counts_of_many, counts_of_two
from gunbai.games.maai.ending import conclude
from gunbai.games.maai.events.course import DuelBegan, RoundBegan, VitalityReset
from gunbai.games.maai.events.field import BattleBegan
from gunbai.games.maai.exhaustion import exposed, goes_on
from gunbai.games.maai.guard import end_openings
from gunbai.games.maai.halfstep import resist_asks
from gunbai.games.maai.keeping import keep_up
from gunbai.games.maai.limits import expire
from gunbai.games.maai.lull import lull, lull_ask
from gunbai.games.maai.noncombat import reckon_beforehand
from gunbai.games.maai.offers import breath_offer, reader
from gunbai.games.maai.preparing import lapse, reconsider
from gunbai.games.maai.reserve import RESET, drop_reserve
from gunbai.games.maai.start import settle_start
from gunbai.games.maai.values import ReserveEnd, Terrain
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_DUEL = cites("maai.distance.ladder", "maai.distance.start.formal", "maai.distance.start.from_battle")
_DUEL_ON_NARROW_GROUND = _DUEL + cites("maai.terrain.narrow.start")
_BATTLE = cites("maai.term.core_kept", "maai.distance.option")
_ROUND = cites("maai.term.round")
_RESET = cites("maai.exhaust.effect.one_vitality", "maai.exhaust.effect.then_normal", "maai.exhaust.concept")
_RELEASED = _RESET + cites("maai.exhaust.release.auto")
_BREATH = cites("maai.term.core_kept", "maai.breath.limit5")


def referee(fight: Fight) -> Flow:
    """A battle from its start to its end; returns the result."""
    for fighter in fight.fighters:
        prepare(fight, fighter)
    if fight.crowd:
        fight.log.tell(BattleBegan(fight.sides(), _BATTLE))
    else:
        duel = fight.duels[0]
        start = _DUEL_ON_NARROW_GROUND if duel.terrain is Terrain.NARROW else _DUEL
        fight.log.tell(DuelBegan(fight.mode, duel.distance, duel.terrain, start))
        if not fight.start_count:
            yield from settle_start(fight, duel, fight.origin, agree=fight.agree)
    fight.log.tell(RoundBegan(fight.round, _ROUND))
    reckon_beforehand(fight)
    if conclude(fight) is not None:
        return fight.ended
    while True:
        if not fight.start_lull:
            begin_counts(fight)
            if not fight.crowd:
                yield from counts_of_two(fight)
            # Somebody may have been brought in meanwhile.
            if fight.crowd and fight.ended is None:
                yield from counts_of_many(fight)
        fight.start_lull = False
        if fight.ended is None:
            yield from lull(fight)
        if fight.ended is not None:
            return fight.ended
        next_round(fight)
        yield from reconsider(fight)


def prepare(fight: Fight, fighter: Fighter) -> None:
    """What a fighter is asked again and again: a question each, with options as things stand."""
    fighter.breath_ask = question(
        fighter, "breath", lambda: breath_offer(fight, fighter), _BREATH, reader(fight, fighter)
    )
    fighter.resist_asks = resist_asks(fight, fighter)
    fighter.lull_ask = lull_ask(fighter)


def next_round(fight: Fight) -> None:
    """A new 間合: vitality is reset, what lasted one round is over; the distance stays.

    Clauses: maai.term.round, maai.exhaust.effect.one_vitality, maai.exhaust.effect.then_normal.
    """
    for fighter in fight.fighters:
        lapse(fight, fighter)
    fight.round += 1
    for duel in fight.duels:
        duel.contests_this_round = 0
    fight.moved = fight.guard_lost = fight.scored = False
    fight.order = None
    fight.log.tell(RoundBegan(fight.round, _ROUND))
    for fighter in fight.fighters:
        fighter.retreated = fighter.first_cut = fighter.done = False
        fighter.lost_strength = fighter.counter_bonus = 0
        fighter.place = None
        drop_reserve(fight, fighter, ReserveEnd.RESET, RESET)
        if fight.rules.guard_streak == "per-round":
            fighter.lost_half_steps = 0
        exhausted = fighter.exhausted_in > 0 and goes_on(fight, fighter)
        fighter.vitality = 1 if exhausted else fighter.vitality_max
        if exhausted:
            fight.log.tell(VitalityReset(fighter.id, 1, _RESET))
            exposed(fight, fighter)
        elif fighter.exhausted_in:
            fighter.exhausted_in = 0
            fight.log.tell(VitalityReset(fighter.id, fighter.vitality, _RELEASED))
        settle_debt(fight, fighter)
        expire(fight, fighter)
        keep_up(fight, fighter)
    lapse_barriers(fight)
    end_openings(fight)
