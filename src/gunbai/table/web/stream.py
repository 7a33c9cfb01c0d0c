"""Live updates: a stream that says whenever a table has moved. What has moved, each client asks for itself."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

import msgspec
from litestar import Request, get
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
from litestar.exceptions import TooManyRequestsException
from litestar.response import ServerSentEvent, ServerSentEventMessage

from gunbai.table.errors import NoSuchTable
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
    streams: Counter[str] = request.app.state.streams
    if streams[address] >= request.app.state.most_streams:
        raise TooManyRequestsException
    state = request.app.state
    messages = present(who, tables, state.here, follow(who, tables, channels, state.ending))
    return ServerSentEvent(counted(address, streams, messages), headers={"Cache-Control": "no-store"})


async def counted(
    address: str, streams: Counter[str], messages: AsyncGenerator[ServerSentEventMessage, None]
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """A stream that counts as long as it is open."""
    streams[address] += 1
    try:
        async with aclosing(messages):
            async for message in messages:
                yield message
    finally:
        streams[address] -= 1
        if not streams[address]:
            del streams[address]


async def present(
    who: Who, tables: Tables, here: Counter[Who], messages: AsyncGenerator[ServerSentEventMessage, None]
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """A stream that lets the others at the table know that somebody is there, as long as it is open."""
    here[who] += 1
    if here[who] == 1:
        tables.tell(who.battle)
    try:
        async with aclosing(messages):
            async for message in messages:
                yield message
    finally:
        here[who] -= 1
        if not here[who]:
            del here[who]
            tables.tell(who.battle)


async def follow(
    who: Who, tables: Tables, channels: ChannelsPlugin, ending: asyncio.Event
) -> AsyncGenerator[ServerSentEventMessage, None]:
    """What a stream says.

    Args:
        ending: set when the server stops; the stream ends then, and its client comes back to the next server.
    """
    async with channels.start_subscription([who.battle]) as subscriber:
        messages = subscriber.iter_events()
        coming: asyncio.Future[bytes] = asyncio.ensure_future(anext(messages))
        stopping: asyncio.Future[bool] = asyncio.ensure_future(ending.wait())
        try:
            position, told = -1, False
            while not stopping.done():
                try:
                    now = await tables.position(who)
                except NoSuchTable:
                    yield ServerSentEventMessage(event="gone", data="{}")
                    return
                if told or now != position:
                    position, told = now, False
                    data = msgspec.json.encode(Moved(now)).decode()
                    yield ServerSentEventMessage(event="moved", data=data, id=str(now))
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
