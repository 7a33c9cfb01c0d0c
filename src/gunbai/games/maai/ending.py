"""When a battle is over: out, yielded, agreed, idle; in training, a broken guard or three points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.attack import POINTS_TO_WIN
from gunbai.games.maai.cites import cites
from gunbai.games.maai.duels import close_decided
from gunbai.games.maai.events.course import DuelEnded
from gunbai.games.maai.events.field import BattleEnded
from gunbai.games.maai.sheet import NO_MODULES
from gunbai.games.maai.values import TRAINING
from gunbai.kernel.game import Result

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

IDLE_ROUNDS = 6
BLOODLESS_ROUNDS = 12

_OUT = cites("maai.battle.end", "maai.guard.break.design")
_YIELD = cites("maai.battle.end")
_TRAINING = cites("maai.part.spar", "maai.guard.break.trigger")
_IDLE = cites("maai.battle.end")
_OVER = cites("maai.guard.separate_track")
_CLOSED = cites("maai.battle.end")


def conclude(fight: Fight) -> Result | None:
    """Whether the duel is over as things stand; kept in `fight.ended`.

    Clauses: maai.guard.separate_track, maai.part.spar. Rulings: maai.battle.end, maai.training.end.
    """
    if fight.ended is not None:
        return fight.ended
    if fight.crowd:
        close_decided(fight)
        fight.ended = _standing(fight)
        return fight.ended
    one, two = fight.fighters
    if not (one.able and two.able):
        fight.ended = _fallen(one, two)
    elif fight.mode is TRAINING:
        fight.ended = _bout(fight, one, two)
    return fight.ended


def settle(fight: Fight) -> Result | None:
    """The same from outside the flow of play, where a breath may be going on that still needs its duel."""
    if fight.ended is None and fight.crowd and fight.busy:
        fight.ended = _standing(fight)
        return fight.ended
    return conclude(fight)


def is_over(fight: Fight, fighter: Fighter) -> bool:
    """Whether a breath goes no further, as its opponent is out of the fight, or everything is over."""
    if fight.crowd:
        return conclude(fight) is not None
    return not fighter.foe.able or is_decided(fight)


def is_decided(fight: Fight) -> bool:
    """Whether a training bout is over in the middle of a breath, so that nothing more is asked in it.

    Clauses: maai.part.spar.
    """
    return fight.mode is TRAINING and conclude(fight) is not None


def _standing(fight: Fight) -> Result | None:
    """Among several: over when no two sides have anybody left who is able to fight. Rulings: maai.battle.end."""
    standing = dict.fromkeys(fighter.side for fighter in fight.fighters if fighter.able)
    if len(standing) > 1:
        return None
    if not standing:
        return Result((), "both-out", _OUT)
    gone = any(fighter.yielded and fighter.strength for fighter in fight.fighters if fighter.side not in standing)
    return Result(tuple(standing), "yielded" if gone else "out", _YIELD if gone else _OUT)


def _fallen(one: Fighter, two: Fighter) -> Result:
    if not one.able and not two.able:
        return Result((), "both-out", _OUT)
    winner, loser = (one, two) if one.able else (two, one)
    return Result((winner.side,), "yielded" if loser.yielded else "out", _YIELD if loser.yielded else _OUT)


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
    return Result((one.side if ours else two.side,), "points" if won[0] or won[1] else "guard-broken", _TRAINING)


def count_idle(fight: Fight) -> Result | None:
    """In the lull: rounds in which nothing came of it. Rulings: maai.battle.end."""
    blood = fight.scored or any(fighter.lost_strength for fighter in fight.fighters)
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
    if fight.crowd:
        fight.log.tell(BattleEnded(result.winners, result.why, result.clauses or _CLOSED))
    else:
        fight.log.tell(DuelEnded(result.winner or "", result.why, result.clauses + _OVER))
    # What points back at the fight goes, so that one that nobody looks at any longer is freed at once.
    for fighter in fight.fighters:
        if fighter.duel is not fight.open:
            del fighter.foe
        del fighter.breath_ask, fighter.resist_asks, fighter.lull_ask
    for duel in fight.duels:
        duel.fighters, duel.modules = (), NO_MODULES
