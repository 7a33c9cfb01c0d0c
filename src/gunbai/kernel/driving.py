"""What drives a battle's flows: the interpreter of requests, which alone resolves them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from gunbai.errors import GameLoops
from gunbai.kernel import answering
from gunbai.kernel.dice import Dice
from gunbai.kernel.events import EventLog, QuietLog
from gunbai.kernel.game import Game, Result
from gunbai.kernel.inputs import Faces, Input
from gunbai.kernel.overruling import take_forced
from gunbai.kernel.requests import Ask, AskAll, Declaration, Flow, Roll, Window
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.views import SPECTATOR
from gunbai.kernel.windows import Doorkeeper, replies_of

ROLLS_BETWEEN_QUESTIONS = 10_000
"""More rolls, and windows at which nobody is asked, than this without a question mean that a game loops."""
_REQUESTS = range(ROLLS_BETWEEN_QUESTIONS + 1)


class Driver:
    """Runs a game's flows up to the next question. `Battle` is what people and programs speak to."""

    scenario: Scenario
    game: Game
    dice: Dice
    quiet: bool
    """Nobody listens: no event is kept, and of a view only what is looked at is made."""
    _roll: Callable[[Roll, int, int], Faces | None]
    """Where the next faces come from."""
    asks: tuple[Ask, ...]
    """The asks that stand, answered secret ones included; empty while dice are awaited and when the battle is over."""
    roll: Roll | None
    """The roll that waits for a person's dice."""
    result: Result | None
    """How the battle ended; None while it goes on."""
    question: int
    """Number of the question that stands; it changes whenever the question does."""

    epoch: int
    """How often the battle was taken back; with the number of a question, a mark that never comes again."""
    _window: Window | None
    """The asks are those of a window: nobody sees another's."""
    _replies: dict[int, Declaration]
    """Secret answers given and not yet opened, by the place of their ask."""
    _alone: Ask | None
    """The one ask that stands and is answered openly; None where asks are secret and opened together, and where none
    stands."""

    _since: int
    """How many inputs had been given when secret answers were last asked for."""

    def _begin(self) -> None:
        self.inputs: list[Input] = []
        self.question = 0
        self.asks = ()
        self.roll = None
        self.result = None
        self.state: Any = self.game.open(self.scenario.prepared)
        self._log: EventLog = self.state.log
        if self.quiet:
            QuietLog.hush(self._log)
        self._log.progress = self.inputs.__len__
        self._replies, self._alone, self._window = {}, None, None
        self._door = Doorkeeper(self._log, [*(seat.id for seat in self.scenario.seats), SPECTATOR])
        self._flows: list[Flow] = []
        self._push(self.game.referee(self.state))
        self._suspended: list[tuple[tuple[Ask, ...], dict[int, Declaration], Ask | None, Window | None, int]] = []
        self._forced: list[tuple[int, Faces]] = []
        self._left: list[str] = []
        self._rolled = self._ruled = self._since = 0
        self._run(None)

    def _push(self, flow: Flow) -> None:
        self._flows.append(flow)
        self._send = flow.send

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """An input is taken as a whole, or whatever goes wrong, the battle is as it was before it."""
        before = len(self.inputs)
        try:
            yield
        except BaseException:
            self._restore(before)
            raise

    def _run(self, sent: Any) -> None:
        send = self._send
        try:
            for _ in _REQUESTS:
                request: Any = send(sent)
                kind = type(request)
                if kind is Ask:
                    self.asks = (request,)
                    self._alone = request
                    self.question += 1
                    return
                if kind is Roll:
                    number = self._rolled
                    faces = (self._forced and self._laid(request)) or self._roll(request, number, self._ruled)
                    if faces is None:
                        self.roll, self.asks, self._alone = request, (), None
                        self.question += 1
                        return
                    self.inputs.append(faces)
                    self._rolled = number + 1
                    sent = faces.faces
                elif kind is AskAll:
                    self.asks, self._alone, self._replies = request.asks, None, {}
                    self._since = len(self.inputs)
                    self.question += 1
                    return
                elif self._open(request):
                    return
                else:
                    sent = replies_of(request, (), ())
            raise GameLoops(self.game.id, ROLLS_BETWEEN_QUESTIONS, getattr(request, "why", "window"))
        except StopIteration as stop:
            self._flows.pop()
            if self._flows:
                self._send = self._flows[-1].send
                self.asks, self._replies, self._alone, self._window, self._since = self._suspended.pop()
                self._settle(stop.value)
            else:
                self._finish(stop.value)

    def _laid(self, request: Roll) -> Faces | None:
        """The faces that the GM has laid down for this roll, if any."""
        faces = take_forced(self._forced, request)
        self._ruled += faces is not None
        return faces

    def _open(self, window: Window) -> bool:
        """Asks whoever is stopped at a window; returns whether anybody is."""
        asked = self._door.stopped(window, self.game.id)
        if not asked:
            return False
        self.asks, self._alone, self._window, self._replies = asked, None, window, {}
        self._since = len(self.inputs)
        self.question += 1
        return True

    def _settle(self, outcome: Result | None) -> None:
        """After something out of the ordinary: the battle is over, or what was asked is asked afresh."""
        outcome = outcome or self.game.settle(self.state)
        if outcome is not None:
            self._finish(outcome)
            return
        for place, ask in enumerate(self.asks):
            ask.refresh()
            if place in self._replies and not answering.is_accepted(self.game, self.state, ask, self._replies[place]):
                del self._replies[place]
        self.question += 1
        if self._left:
            self._speak_for_the_left()

    def _speak_for_the_left(self) -> None:
        """A seat that has left is asked nothing more: what still waits for it is taken as the first that it is offered,
        and leaves nothing in the record."""
        for place, ask in enumerate(self.asks):
            if ask.seat in self._left and place not in self._replies and len(ask.offer):
                ask.accepted = ask.offer[0]
                self._replies[place] = ask.offer[0].declaration
        if self.asks and len(self._replies) == len(self.asks):
            sent = self._opened()
            self._run(sent if self._alone is None else sent[0])

    def _opened(self) -> tuple[Any, ...]:
        """The secret answers that have all been given, as the flow is sent them."""
        sent: tuple[Any, ...] = tuple(map(self._replies.__getitem__, range(len(self.asks))))
        self._replies = {}
        if self._window is not None:
            sent = replies_of(self._window, self.asks, sent)
            self._window = None
        return sent

    def _finish(self, result: Result) -> None:
        for flow in reversed(self._flows):
            flow.close()
        self._flows, self._suspended, self.asks, self.roll, self._replies = [], [], (), None, {}
        self._alone = self._window = None
        self.game.finish(self.state, result)
        self.result = result
        self.question += 1

    def _restore(self, inputs: int) -> None:
        raise NotImplementedError
