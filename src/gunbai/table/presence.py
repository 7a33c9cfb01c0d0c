"""Who is here: whoever has a table's page open, at whatever process. Kept no longer than it is so."""

from __future__ import annotations

import asyncio
import logging
import os
from collections import Counter
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager

from gunbai.table.errors import TableRefused
from gunbai.table.store import Store, now
from gunbai.table.values import Who

log = logging.getLogger("gunbai.table")
AGAIN = 15.0
"""Seconds after which a process says again who is there."""
LASTS_MS = 40_000
"""So long that counts: whoever was at a process that was killed is gone after it."""


class Presence:
    """Who is there by way of this process, and says so to all others."""

    def __init__(self, store: Store, tell: Callable[[str], None]) -> None:
        """
        Args:
            tell: lets whoever follows a table look at it anew.
        """
        self._store, self._tell = store, tell
        self._process = os.urandom(8).hex()
        self._open: Counter[tuple[str, str]] = Counter()
        """Pages of a table and a place that are open here."""
        self._doing: set[asyncio.Task[None]] = set()
        self._writing = asyncio.Lock()

    @asynccontextmanager
    async def at(self, who: Who) -> AsyncIterator[None]:
        """Somebody is there, as long as it is entered. Spectators are seen by nobody."""
        if who.role == "spectator":
            yield
            return
        place = (who.battle, who.seat)
        self._open[place] += 1
        if self._open[place] == 1:
            self._later(self._settle(place))
        try:
            yield
        finally:
            # Whoever closes a page is not waited for: what it leaves behind is done beside.
            self._open[place] -= 1
            if not self._open[place]:
                del self._open[place]
                self._later(self._settle(place))

    def _later(self, what: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(what)
        self._doing.add(task)
        task.add_done_callback(self._doing.discard)

    async def _settle(self, place: tuple[str, str]) -> None:
        """Writes down whether somebody is there now, whatever was so when it was begun."""
        async with self._writing:
            try:
                if place in self._open:
                    await self._store.come(self._process, *place, now() + LASTS_MS)
                else:
                    await self._store.go(self._process, *place)
            except TableRefused:
                return  # a table that is gone, or a database: it is said again soon
        self._tell(place[0])

    @asynccontextmanager
    async def kept(self) -> AsyncIterator[None]:
        """Says again and again who is there; at the end that nobody is."""
        saying = asyncio.create_task(self._say())
        try:
            yield
        finally:
            saying.cancel()
            await asyncio.gather(saying, *self._doing, return_exceptions=True)
            self._open.clear()
            await self._stay()

    async def _say(self) -> None:
        while True:
            await asyncio.sleep(AGAIN)
            await self._stay()

    async def _stay(self) -> None:
        async with self._writing:
            try:
                await self._store.stay(self._process, tuple(self._open), now() + LASTS_MS)
            except TableRefused as error:
                log.warning("who is here cannot be kept", extra={"cause": error.code})
