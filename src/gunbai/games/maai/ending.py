"""When a duel is over: out, yielded, agreed, idle; in training, a broken guard or three points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.attack import POINTS_TO_WIN
from gunbai.games.maai.cites import cites
from gunbai.games.maai.events.course import DuelEnded
from gunbai.games.maai.values import TRAINING
from gunbai.kernel.game import Result

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

IDLE_ROUNDS = 6
BLOODLESS_ROUNDS = 12

_OUT = cites("maai.guard.break.design", "maai.guard.separate_track")
_YIELD = cites("maai.guard.separate_track")
_TRAINING = cites("maai.part.spar", "maai.guard.break.trigger")
_IDLE = cites("maai.guard.separate_track")


def conclude(fight: Fight) -> Result | None:
    """Whether the duel is over as things stand; kept in `fight.ended`.

    Clauses: maai.guard.separate_track, maai.part.spar. Rulings: maai.battle.end, maai.training.end.
    """
    if fight.ended is not None:
        return fight.ended
    one, two = fight.fighters
    if not (one.able and two.able):
        fight.ended = _fallen(one, two)
    elif fight.mode is TRAINING:
        fight.ended = _bout(fight, one, two)
    return fight.ended


def is_decided(fight: Fight) -> bool:
    """Whether a training bout is over in the middle of a breath, so that nothing more is asked in it.

    Clauses: maai.part.spar.
    """
    return fight.mode is TRAINING and conclude(fight) is not None


def _fallen(one: Fighter, two: Fighter) -> Result:
    if not one.able and not two.able:
        return Result((), "both-out", _OUT)
    winner, loser = (one, two) if one.able else (two, one)
    return Result((winner.id,), "yielded" if loser.yielded else "out", _YIELD if loser.yielded else _OUT)


def _bout(fight: Fight, one: Fighter, two: Fighter) -> Result | None:
    how = fight.rules.training_end
    if how == "agreement":
        return None
    won = [fighter.points >= POINTS_TO_WIN for fighter in (one, two)]
    broken = [how == "break-or-3" and fighter.opening_until > 0 for fighter in (one, two)]
    ours, theirs = won[0] or broken[1], won[1] or broken[0]
    if not (ours or theirs):
        return None
    if ours and theirs:
        return Result((), "bout-drawn", _TRAINING)
    return Result((one.id if ours else two.id,), "points" if won[0] or won[1] else "guard-broken", _TRAINING)


def count_idle(fight: Fight) -> Result | None:
    """In the lull: rounds in which nothing came of it. Clauses: maai.guard.separate_track. Rulings: maai.battle.end."""
    one, two = fight.fighters
    blood = one.lost_strength or two.lost_strength or fight.scored
    fight.bloodless = 0 if blood else fight.bloodless + 1
    fight.idle = 0 if blood or fight.guard_lost or fight.moved else fight.idle + 1
    how = fight.rules.battle_end
    if how == "gm":
        return None
    if how == "6-bloodless":
        return Result((), "idle", _IDLE) if fight.bloodless >= IDLE_ROUNDS else None
    if fight.idle >= IDLE_ROUNDS:
        return Result((), "idle", _IDLE)
    return Result((), "bloodless", _IDLE) if fight.bloodless >= BLOODLESS_ROUNDS else None


def finish(fight: Fight, result: Result) -> None:
    """The duel is over: guard and ladder are gone. Clauses: maai.guard.separate_track."""
    fight.ended = result
    fight.log.tell(DuelEnded(result.winner or "", result.why, result.clauses or _IDLE))
    # What points back at the duel goes, so that a duel that nobody looks at any longer is freed at once.
    for fighter in fight.fighters:
        del fighter.foe, fighter.breath_ask, fighter.resist_asks, fighter.lull_ask
