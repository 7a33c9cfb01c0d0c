"""The order of play of a duel by rulebook 000. Read this and you have read how it goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.counts import run_counts
from gunbai.games.maai.ending import conclude
from gunbai.games.maai.events.course import DuelBegan, RoundBegan, VitalityReset
from gunbai.games.maai.guard import end_openings
from gunbai.games.maai.halfstep import resist_asks
from gunbai.games.maai.lull import lull, lull_ask
from gunbai.games.maai.offers import breath_offer, reader
from gunbai.games.maai.start import settle_start
from gunbai.games.maai.values import Terrain
from gunbai.kernel.requests import Ask, Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Duel

_DUEL = cites("maai.distance.ladder", "maai.distance.start.formal", "maai.distance.start.from_battle")
_DUEL_ON_NARROW_GROUND = _DUEL + cites("maai.terrain.narrow.start")
_ROUND = cites("maai.term.round")
_RESET = cites("maai.exhaust.effect.one_vitality", "maai.exhaust.effect.then_normal", "maai.exhaust.concept")
_RELEASED = _RESET + cites("maai.exhaust.release.auto")
_BREATH = cites("maai.term.core_kept", "maai.breath.limit5")


def referee(duel: Duel) -> Flow:
    """A duel from its start to its end; returns the result."""
    for fighter in duel.fighters:
        prepare(duel, fighter)
    start = _DUEL_ON_NARROW_GROUND if duel.terrain is Terrain.NARROW else _DUEL
    duel.log.tell(DuelBegan(duel.mode, duel.distance, duel.terrain, start))
    yield from settle_start(duel)
    duel.log.tell(RoundBegan(duel.round, _ROUND))
    if conclude(duel) is not None:
        return duel.ended
    while True:
        if not duel.start_lull:
            yield from run_counts(duel)
        duel.start_lull = False
        if duel.ended is None:
            yield from lull(duel)
        if duel.ended is not None:
            return duel.ended
        next_round(duel)


def prepare(duel: Duel, fighter: Fighter) -> None:
    """What a fighter is asked again and again: a question each, with options as things stand."""
    fighter.breath_ask = Ask(fighter.id, "breath", lambda: breath_offer(duel, fighter), _BREATH, reader(duel, fighter))
    fighter.resist_asks = resist_asks(duel, fighter)
    fighter.lull_ask = lull_ask(fighter)


def next_round(duel: Duel) -> None:
    """A new 間合: vitality is reset, what lasted one round is over; the distance stays.

    Clauses: maai.term.round, maai.exhaust.effect.one_vitality, maai.exhaust.effect.then_normal.
    """
    duel.round += 1
    duel.contests_this_round = 0
    duel.moved = duel.guard_lost = duel.scored = False
    duel.order = None
    duel.log.tell(RoundBegan(duel.round, _ROUND))
    for fighter in duel.fighters:
        fighter.retreated = fighter.first_cut = fighter.done = False
        fighter.lost_strength = fighter.counter_bonus = 0
        if duel.rules.guard_streak == "per-round":
            fighter.lost_half_steps = 0
        exhausted = fighter.exhausted_in == duel.round - 1 > 0
        fighter.vitality = 1 if exhausted else fighter.vitality_max
        if exhausted:
            duel.log.tell(VitalityReset(fighter.id, 1, _RESET))
        elif fighter.exhausted_in:
            fighter.exhausted_in = 0
            duel.log.tell(VitalityReset(fighter.id, fighter.vitality, _RELEASED))
    end_openings(duel)
