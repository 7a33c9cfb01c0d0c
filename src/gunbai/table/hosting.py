"""How a table is changed: looked at up to date, changed by one at a time, written down before anybody is told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from gunbai.bots import drive, reply
from gunbai.bots.thought import Thought
from gunbai.kernel.battle import Battle
from gunbai.kernel.record import footer_line, input_line
from gunbai.kernel.requests import GM
from gunbai.table.errors import NotAllowed, TableRefused
from gunbai.table.live import Hall, Live
from gunbai.table.pondering import Pondering, Question, question_of
from gunbai.table.store import Head, Store
from gunbai.table.values import SeatInfo, Who

Publish = Callable[[str], None]
"""Tells whoever follows a table that something has changed: by its name, and nothing else."""
MOST_COMPUTER_MOVES = 2_000
"""So many decisions computers make in a row before people are shown what happened."""


class Hosting:
    """The battles of a store, and the one way to change them."""

    def __init__(self, store: Store, publish: Publish = lambda battle: None, hall: Hall | None = None) -> None:
        self._store, self._publish = store, publish
        self.hall = hall if hall is not None else Hall(store)
        self.pondering = Pondering(self._go_on)

    def tell(self, battle: str) -> None:
        """Lets whoever follows a table look at it anew."""
        self._publish(battle)

    @asynccontextmanager
    async def _at(self, who: Who) -> AsyncIterator[tuple[Head, Live]]:
        """The table with its battle up to date, to oneself."""
        live = self.hall.find(who.battle)
        async with live.lock:
            yield await self.hall.enter(live), live

    async def _do(self, who: Who, act: Callable[[Battle], None], *, spoken: bool = False) -> None:
        async with self._at(who) as (head, live):
            if head.paused and who.role != "gm":
                raise TableRefused("paused")
            before = len(live.battle.inputs)
            act(live.battle)  # what it refuses leaves the battle as it was
            async with self._written(live, before):
                if spoken:
                    reply(live.battle, live.players)
                if not head.paused:
                    drive(live.battle, live.players, MOST_COMPUTER_MOVES, at_once=True)
            live.undone = ()
            self.pondering.begin(head, live)

    async def _let_computers_play(self, head: Head, live: Live) -> None:
        async with self._written(live, len(live.battle.inputs)):
            drive(live.battle, live.players, MOST_COMPUTER_MOVES, at_once=True)
        self.pondering.begin(head, live)

    async def _go_on(self, name: str, question: Question, thought: Thought) -> None:
        """Answers for a computer player that has looked ahead, if its seat still knows what it knew when it began."""
        live = self.hall.find(name)
        async with live.lock:
            head = await self.hall.enter(live)
            if not head.paused and question_of(live) == question:
                async with self._written(live, len(live.battle.inputs)):
                    live.battle.answer(thought.seat, thought.chosen, about=thought.about, by=thought.by)
                    drive(live.battle, live.players, MOST_COMPUTER_MOVES, at_once=True)
                live.undone = ()
            self.pondering.begin(head, live)

    @asynccontextmanager
    async def _written(self, live: Live, before: int) -> AsyncIterator[None]:
        """The inputs from a position on, and what is done meanwhile, are written down; whatever goes wrong, the battle
        is made anew from its ledger."""
        try:
            yield
            await self._commit(live, before)
        except BaseException:
            live.forget()
            raise

    async def close(self) -> None:
        """Nobody thinks any more."""
        await self.pondering.close()

    async def _commit(self, live: Live, before: int) -> None:
        """Writes down the inputs from a position on, and tells everybody."""
        battle = live.battle
        lines = [input_line(given) for given in battle.inputs[before:]]
        over = battle.result is not None
        if not lines:
            return
        lines += [footer_line(battle)] if over else []
        await self._store.append(live.name, live.position, lines, over=over)
        live.position += len(lines)
        self._publish(live.name)

    async def _seats(self, head: Head, battle: Battle) -> tuple[SeatInfo, ...]:
        sitting = await self._store.seats(head.battle)
        return tuple(SeatInfo(seat.id, seat.side, *sitting.get(seat.id, ("", ""))) for seat in battle.scenario.seats)

    @staticmethod
    def _own(who: Who, seat: str = "") -> str:
        """For which seat a link speaks."""
        match who.role:
            case "seat" if seat in ("", who.seat):
                return who.seat
            case "gm":
                return seat or GM
        raise NotAllowed("speak")

    @staticmethod
    def _gm(who: Who, what: str) -> None:
        if who.role != "gm":
            raise NotAllowed(what)
