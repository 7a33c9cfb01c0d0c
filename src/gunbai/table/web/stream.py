"""Live updates: a stream that says whenever a table has moved. What has moved, each client asks for itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractAsyncContextManager, AsyncExitStack, aclosing, asynccontextmanager
from typing import Any

import msgspec
from litestar import Request, get
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import TooManyRequestsException
from litestar.response import ServerSentEvent, ServerSentEventMessage

from gunbai.table.errors import NoSuchTable, StoreFailed
from gunbai.table.service import Tables
from gunbai.table.values import Who
from gunbai.table.web.access import TablesHere, WhoHere

BEAT = 15.0
"""Seconds after which a stream says that it is still there."""
BACKLOG = 1
"""A client that reads slowly is told of the last move and not of each."""


class Moved(msgspec.Struct, frozen=True):
    """A table has moved."""

    position: int
    """Lines of its ledger."""


@get("/tables/{table:str}/stream", summary="Be told whenever the table moves")
async def stream(
    request: Request,  # type: ignore[type-arg]
    who: WhoHere,
    tables: TablesHere,
    channels: NamedDependency[ChannelsPlugin],
) -> ServerSentEvent:
    """Server-sent events `moved`; the first says how things stand. The stream ends when the link does."""
    return stream_of(request, who, tables, channels)


def stream_of(request: Request, who: Who, tables: Tables, channels: ChannelsPlugin) -> ServerSentEvent:  # type: ignore[type-arg]
    """A stream for whoever may look at a table.

    Raises:
        TooManyRequestsException: this address holds too many open.
    """
    address = request.client.host if request.client is not None else ""
    state = request.app.state
    if state.streams[address] >= state.most_streams:
        raise TooManyRequestsException
    messages = follow(request.state["link"], who.battle, tables, channels, state.ending)
    return ServerSentEvent(
        held(messages, counted(address, state.streams), state.presence.at(who)), headers={"Cache-Control": "no-store"}
    )


@asynccontextmanager
async def counted(address: str, streams: Counter[str]) -> AsyncIterator[None]:
    """A stream counts as long as it is open."""
    streams[address] += 1
    try:
        yield
    finally:
        streams[address] -= 1
        if not streams[address]:
            del streams[address]


async def held(
    messages: AsyncGenerator[ServerSentEventMessage, None], *while_open: AbstractAsyncContextManager[None]
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """A stream, with whatever holds as long as it is open."""
    async with AsyncExitStack() as stack:
        for one in while_open:
            await stack.enter_async_context(one)
        async with aclosing(messages):
            async for message in messages:
                yield message


async def follow(
    secret: str, battle: str, tables: Tables, channels: ChannelsPlugin, ending: asyncio.Event
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """What a stream says.

    Args:
        secret: of the link; once that is revoked the stream ends, though another was made in its place.
        ending: set when the server stops; the stream ends then, and its client comes back to the next server.
    """
    async with channels.start_subscription([battle]) as subscriber:
        messages = subscriber.iter_events()
        coming: asyncio.Future[bytes] = asyncio.ensure_future(anext(messages))
        stopping: asyncio.Future[bool] = asyncio.ensure_future(ending.wait())
        try:
            stood: tuple[int, tuple[str, ...]] | None = None
            told = False
            while not stopping.done():
                try:
                    stands = await tables.stands(secret)
                except NoSuchTable:
                    yield ServerSentEventMessage(event="gone", data="{}")
                    return
                except StoreFailed:
                    return  # the client comes back, and is told then how things stand
                if told or stands != stood:
                    stood, told = stands, False
                    data = msgspec.json.encode(Moved(stands[0])).decode()
                    yield ServerSentEventMessage(event="moved", data=data, id=str(stands[0]))
                waited: tuple[asyncio.Future[Any], ...] = (coming, stopping)
                done, _ = await asyncio.wait(waited, timeout=BEAT, return_when=asyncio.FIRST_COMPLETED)
                if coming in done:
                    told = True
                    coming = asyncio.ensure_future(anext(messages))
                elif not done:
                    yield ServerSentEventMessage(comment="here")
        finally:
            coming.cancel()
            stopping.cancel()
