"""Windows: moments at which seats may speak up, and at which of them a seat is asked (its stops).

By default a seat is stopped only where what it could do may matter. What it is not stopped at it passes, and that
leaves nothing in the record; nobody else sees who was asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from gunbai.errors import GameLoops, Refused
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.events import EventLog
from gunbai.kernel.game import Game
from gunbai.kernel.inputs import Stops
from gunbai.kernel.requests import PASS, Ask, Declaration, Window
from gunbai.kernel.word_keys import KERNEL_EVENTS

EVERY = "*"
"""Stands for every kind of window."""
WINDOWS_BETWEEN_QUESTIONS = 10_000
"""More windows than this at which nobody is stopped, without a question or a roll, mean that a game loops."""


def checked_stops(stops: Stops, game: Game) -> Stops:
    """Stops that name only kinds of windows and events that the game has, each kind once.

    Raises:
        Refused: others; the nearest ones are named.
    """
    more, fewer = tuple(dict.fromkeys(stops.more)), tuple(dict.fromkeys(stops.fewer))
    known = game.word_keys.windows
    for kind in (*more, *fewer):
        if kind != EVERY and kind not in known:
            raise Refused("stops-kind", {"kind": kind}, accepted=nearest_names(kind, known))
    tags = [str(event.__struct_config__.tag) for event in (*game.events, *KERNEL_EVENTS)]
    if stops.until and stops.until not in tags:
        raise Refused("stops-event", {"event": stops.until}, accepted=nearest_names(stops.until, tags))
    return Stops(stops.stops, more, fewer, stops.until)


class Doorkeeper:
    """Who is asked at a window, by what the seats have said so far. Wound back with the battle."""

    __slots__ = ("_inputs", "_log", "_passed", "_since", "_stops", "unseen")

    def __init__(self, log: EventLog, seats: Iterable[str]) -> None:
        self._log = log
        self._stops: dict[str, Stops] = {}
        self._since: dict[str, int] = {}
        self._inputs = self._passed = 0
        self.unseen = dict.fromkeys(seats, 0)
        """How many questions each seat has not been shown."""

    def of(self, seat: str) -> Stops:
        """The stops of a seat as they stand."""
        stops = self._stops.get(seat)
        if stops is not None and stops.until and self._has_happened(seat, stops.until):
            stops = self._stops[seat] = Stops(seat, stops.more, stops.fewer)
        return stops or Stops(seat)

    def take(self, stops: Stops) -> None:
        """A seat changes its stops; what it waits for is looked for from here on."""
        self._stops[stops.stops] = stops
        self._since[stops.stops] = len(self._log.events)

    def _has_happened(self, seat: str, tag: str) -> bool:
        private = self._log.private
        for place in range(self._since[seat], len(self._log.events)):
            seen = place not in private or seat in private[place]
            if seen and self._log.events[place].__struct_config__.tag == tag:
                return True
        return False

    def stopped(self, window: Window, game: str) -> tuple[Ask, ...]:
        """The asks of a window that are really asked.

        Raises:
            GameLoops: windows without end at which nobody is asked.
        """
        asked = tuple(ask for ask in window.asks if self._is_stopped(ask))
        if asked:
            seats = {ask.seat for ask in asked}
            for seat in self.unseen:
                self.unseen[seat] += seat not in seats
            return asked
        inputs = self._log.progress()
        self._passed = self._passed + 1 if inputs == self._inputs else 1
        self._inputs = inputs
        if self._passed > WINDOWS_BETWEEN_QUESTIONS:
            raise GameLoops(game, WINDOWS_BETWEEN_QUESTIONS, window.asks[0].kind if window.asks else "window")
        return ()

    def _is_stopped(self, ask: Ask) -> bool:
        stops = self.of(ask.seat)
        if stops.until:
            return False
        if ask.kind in stops.more:
            return True
        if ask.kind in stops.fewer:
            return False
        if EVERY in stops.more:
            return True
        return ask.matters and EVERY not in stops.fewer


def replies_of(window: Window, asked: Sequence[Ask], replies: Sequence[Declaration]) -> tuple[Any, ...]:
    """What a flow is sent for its window: the replies of whoever was asked, a pass for everybody else."""
    given = {id(ask): reply for ask, reply in zip(asked, replies, strict=True)}
    return tuple([given.get(id(ask), PASS) for ask in window.asks])
