"""Computer players that look ahead think beside the table, which goes on meanwhile."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import NamedTuple

from gunbai.bots import next_asked
from gunbai.bots.thought import Thought
from gunbai.bots.worker import Order, order_for
from gunbai.errors import GunbaiError
from gunbai.kernel.aside import Aside, aside_of
from gunbai.table.live import Live, secret_of
from gunbai.table.store import Head
from gunbai.table.thinkers import ThinkerFailed, Thinkers

log = logging.getLogger(__name__)


class Question(NamedTuple):
    """What a computer player is asked, and all that hangs on: whoever is asked the same thinks the same."""

    aside: Aside
    about: str
    player: str


Done = Callable[[str, Question, Thought], Awaitable[None]]
"""Takes what was thought at a battle, by its name."""


def question_of(live: Live) -> Question | None:
    """What is to be thought about at a table: None where no player that looks ahead is asked."""
    place = next_asked(live.battle, live.players)
    if place is None or not live.players[place.seat].looks_ahead:
        return None
    return Question(aside_of(live.battle, place.seat), place.about, live.players[place.seat].name)


class Pondering:
    """Who thinks at which table. One at a time at each; where the table has gone on otherwise, it is stopped."""

    def __init__(self, done: Done) -> None:
        self._done = done
        self.thinkers = Thinkers()
        self._at: dict[str, tuple[Question, asyncio.Task[None]]] = {}
        self.begun = 0
        """How often somebody has begun to think."""

    @property
    def thinking(self) -> tuple[str, ...]:
        """The tables at which somebody thinks now."""
        return tuple(self._at)

    def begin(self, head: Head, live: Live) -> None:
        """Lets whoever is asked at a table begin to think, if it has not; the table's lock is held.

        After something was taken back nobody thinks before somebody has done something.
        """
        question = None if head.paused or live.undone or live.battle.result is not None else question_of(live)
        if question is not None and live.name in self._at and self._at[live.name][0] == question:
            return
        self.stop(live.name)
        if question is not None:
            order = order_for(question.aside, question.about, head.header, question.player, secret_of(head))
            self.begun += 1
            self._at[live.name] = question, asyncio.create_task(self._think(live.name, question, order))

    def stop(self, name: str) -> None:
        """Nobody thinks at this table any more."""
        found = self._at.pop(name, None)
        if found is not None and found[1] is not asyncio.current_task():
            found[1].cancel()

    async def close(self) -> None:
        """Nobody thinks any more anywhere."""
        tasks = [task for _, task in self._at.values()]
        self._at.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()

    async def _think(self, name: str, question: Question, order: Order) -> None:
        try:
            thought = await self.thinkers.think(order)
        except (ThinkerFailed, OSError):
            # Whoever looks at the table next lets it be tried again.
            log.exception("a computer player has failed to think", extra={"battle": name})
            self._forget(name, question)
            return
        self._forget(name, question)
        try:
            await self._done(name, question, thought)
        except GunbaiError:
            # Another server was quicker, or the table is gone; whoever looks at it next sees to it.
            log.info("a thought came too late", extra={"battle": name})

    def _forget(self, name: str, question: Question) -> None:
        found = self._at.get(name)
        if found is not None and found[0] == question:
            del self._at[name]
