"""How processes tell each other that a table has moved: here at once, elsewhere as soon as they can be reached."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncGenerator, Awaitable, Callable, Iterable
from contextlib import suppress

from litestar.channels.backends.base import ChannelsBackend

from gunbai.table.web.config import Config

log = logging.getLogger("gunbai.table")
PAUSE = 1.0
"""Seconds until the others are sought again."""
PATIENCE = 3.0
"""Seconds that another server may take to be told, or to be left."""
ME_BYTES = 8


class Telling(ChannelsBackend):
    """Tells whoever listens in this process at once, and the other processes through a backend that may fail.

    A backend that fails is left and sought anew. Whoever listens is then told of every table, as nobody knows what was
    missed.
    """

    def __init__(self, reach: Callable[[], ChannelsBackend]) -> None:
        """
        Args:
            reach: makes the backend; it may raise once it is started, and at any moment afterwards.
        """
        self._reach = reach
        self._me = os.urandom(ME_BYTES).hex().encode()
        self._wanted: set[str] = set()
        self._news: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self._others: ChannelsBackend | None = None
        self._listening: asyncio.Task[None] | None = None
        self._lost = asyncio.Event()

    async def on_startup(self) -> None:
        """Seeks the others; it need not wait for them."""
        self._listening = asyncio.create_task(self._listen())

    async def on_shutdown(self) -> None:
        """Leaves them."""
        if self._listening is not None:
            self._listening.cancel()
            with suppress(asyncio.CancelledError):
                await self._listening

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tells of tables that have moved; never fails."""
        names = list(channels)
        for name in names:
            self._here(name)
        others = self._others
        if others is None:
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await others.publish(self._me, names)
        except Exception as error:  # noqa: BLE001 (whatever goes wrong there, play goes on here)
            self._lose(error)

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listens for tables."""
        names = set(channels)
        self._wanted |= names
        await self._ask(lambda others: others.subscribe(names))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Listens for them no longer."""
        names = set(channels)
        self._wanted -= names
        await self._ask(lambda others: others.unsubscribe(names))

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Every table that has moved, wherever that was."""
        while True:
            yield await self._news.get()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing is kept: whoever is told looks at the table as it is."""
        return []

    def _here(self, name: str) -> None:
        if name in self._wanted:
            self._news.put_nowait((name, b""))

    async def _ask(self, what: Callable[[ChannelsBackend], Awaitable[None]]) -> None:
        if self._others is None:
            return  # once they are found they are asked for everything that is wanted by then
        try:
            await what(self._others)
        except Exception as error:  # noqa: BLE001
            self._lose(error)

    def _lose(self, error: BaseException) -> None:
        if not self._lost.is_set():
            log.warning("other processes cannot be told", extra={"cause": type(error).__name__})
        self._lost.set()

    async def _listen(self) -> None:
        while True:
            others = self._reach()
            try:
                await others.on_startup()
                await self._follow(others)
            except Exception as error:  # noqa: BLE001
                self._lose(error)
            finally:
                self._others = None
                with suppress(Exception):
                    async with asyncio.timeout(PATIENCE):
                        await others.on_shutdown()
            await asyncio.sleep(PAUSE)

    async def _follow(self, others: ChannelsBackend) -> None:
        """Until the others are lost."""
        if self._wanted:
            await others.subscribe(set(self._wanted))
        self._lost.clear()
        self._others = others
        for name in self._wanted:
            self._here(name)
        pump = asyncio.ensure_future(self._pump(others))
        lost = asyncio.ensure_future(self._lost.wait())
        try:
            await asyncio.wait((pump, lost), return_when=asyncio.FIRST_COMPLETED)
            if pump.done():
                pump.result()
        finally:
            pump.cancel()
            lost.cancel()

    async def _pump(self, others: ChannelsBackend) -> None:
        async for name, said in others.stream_events():
            if said != self._me:
                self._here(name)


def backend_for(config: Config) -> ChannelsBackend:
    """How the processes that share a database tell each other of moves.

    Raises:
        ValueError: by neither of the ways that there are, or by one whose package is not installed.
    """
    if config.channels.startswith(("redis://", "rediss://", "unix://")):
        return Telling(_by_redis(config.channels))
    if config.channels:
        raise ValueError(f"GUNBAI_CHANNELS must be an address of Redis, not {config.channels[:60]!r}")
    if not config.database.startswith("postgresql"):
        return Telling(Alone)
    return Telling(_by_postgresql(config.database.replace("postgresql+asyncpg", "postgresql")))


class Alone(ChannelsBackend):
    """There is no other process."""

    async def on_startup(self) -> None:
        """Nobody is sought."""

    async def on_shutdown(self) -> None:
        """Nobody is left."""

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Nobody is told."""

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Nobody is heard."""

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Nobody is heard."""

    async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
        """Nothing, for ever."""
        await asyncio.Event().wait()
        yield "", b""

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing."""
        return []


def _by_redis(address: str) -> Callable[[], ChannelsBackend]:
    try:
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend  # noqa: PLC0415 (an extra)
        from redis.asyncio import Redis  # noqa: PLC0415
    except ImportError:
        raise ValueError("GUNBAI_CHANNELS by Redis needs gunbai[redis]") from None
    return lambda: RedisChannelsPubSubBackend(redis=Redis.from_url(address), key_prefix="GUNBAI")


def _by_postgresql(address: str) -> Callable[[], ChannelsBackend]:
    import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 (only with PostgreSQL)
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend  # noqa: PLC0415

    class Notices(AsyncPgChannelsBackend):
        """A backend that says so when its connection has ended, instead of waiting on for ever."""

        def __init__(self) -> None:
            super().__init__(make_connection=self._connection)
            self._ended: asyncio.Future[None] | None = None

        async def _connection(self) -> asyncpg.Connection:
            connection = await asyncpg.connect(address)
            if self._ended is None:  # the first one listens, every other tells
                self._ended = asyncio.get_running_loop().create_future()
                connection.add_termination_listener(self._end)
            return connection

        def _end(self, _: object) -> None:
            if self._ended is not None and not self._ended.done():
                self._ended.set_result(None)

        async def stream_events(self) -> AsyncGenerator[tuple[str, bytes], None]:
            assert self._ended is not None
            heard = super().stream_events()
            while True:
                coming = asyncio.ensure_future(anext(heard))
                try:
                    await asyncio.wait((coming, self._ended), return_when=asyncio.FIRST_COMPLETED)
                    if not coming.done():
                        raise ConnectionError
                    yield coming.result()
                finally:
                    coming.cancel()

    return Notices
