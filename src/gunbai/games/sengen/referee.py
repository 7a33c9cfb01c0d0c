"""The order of play. Read this and you have read how a battle of 千幻抄 goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen import graze
from gunbai.games.sengen.acting import run_slots
from gunbai.games.sengen.barriers import avoid_barriers
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.ending import conclude, count_idle
from gunbai.games.sengen.escape import escapes
from gunbai.games.sengen.events.course import BattleBegan, TurnBegan
from gunbai.games.sengen.opening import close_rows, declare, focus, recover, resume_order, set_order
from gunbai.games.sengen.others import perceive
from gunbai.games.sengen.values import TURN_END, TURN_START
from gunbai.games.sengen.windows import window
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.sengen.state import Fight

_BEGAN = cites("sengen.dp.start", "sengen.core.dp-max", "sengen.core.hp", "sengen.core.spirit", "sengen.dp.meaning")
_BEGAN += cites("sengen.core.traits", "sengen.graze.purpose")
_TURN = cites("sengen.turn.unit", "sengen.turn.ten-seconds")


def referee(fight: Fight) -> Flow:
    """A battle from its start to its end; returns the result."""
    fight.log.tell(BattleBegan(fight.mode, _BEGAN))
    if conclude(fight) is not None:
        return fight.ended
    while True:
        fight.log.tell(TurnBegan(fight.turn, _TURN))
        if fight.start_acting is None:
            yield from opening(fight)
        else:
            resume_order(fight)
        if conclude(fight) is None:
            yield from run_slots(fight)
        if fight.ended is None:
            yield from closing(fight)
        if fight.ended is not None:
            return fight.ended
        fight.turn += 1


def opening(fight: Fight) -> Flow:
    """Recovery, declarations, order, full defence, and whoever would speak up."""
    yield from avoid_barriers(fight)
    recover(fight)
    yield from declare(fight)
    yield from set_order(fight)
    yield from focus(fight)
    if not fight.rules.look_at_end:
        yield from perceive(fight)
    yield from window(fight, TURN_START)


def closing(fight: Fight) -> Flow:
    """Whoever would speak up, perceptions, escapes; then the turn is over."""
    yield from window(fight, TURN_END)
    if conclude(fight) is not None:
        return
    if fight.rules.look_at_end:
        yield from perceive(fight)
    yield from escapes(fight)
    if conclude(fight) is None:
        graze.close_turn(fight)
        count_idle(fight)
        close_rows(fight)
