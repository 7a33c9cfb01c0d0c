"""Live updates: a stream that says whenever a table has moved. What has moved, each client asks for itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

import msgspec
from litestar import get
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency
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
async def stream(who: WhoHere, tables: TablesHere, channels: NamedDependency[ChannelsPlugin]) -> ServerSentEvent:
    """Server-sent events `moved`; the first says how things stand. The stream ends when the link does."""
    return ServerSentEvent(follow(who, tables, channels), headers={"Cache-Control": "no-store"})


async def follow(who: Who, tables: Tables, channels: ChannelsPlugin) -> AsyncGenerator[ServerSentEventMessage, None]:
    """What a stream says."""
    async with channels.start_subscription([who.battle]) as subscriber:
        messages = subscriber.iter_events()
        coming: asyncio.Future[bytes] = asyncio.ensure_future(anext(messages))
        try:
            position = -1
            while True:
                try:
                    now = await tables.position(who)
                except NoSuchTable:
                    yield ServerSentEventMessage(event="gone", data="{}")
                    return
                if now != position:
                    position = now
                    data = msgspec.json.encode(Moved(now)).decode()
                    yield ServerSentEventMessage(event="moved", data=data, id=str(now))
                done, _ = await asyncio.wait({coming}, timeout=BEAT)
                if done:
                    coming = asyncio.ensure_future(anext(messages))
                else:
                    yield ServerSentEventMessage(comment="here")
        finally:
            coming.cancel()
