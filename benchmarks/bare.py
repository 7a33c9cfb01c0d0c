"""The bare handler that the table is measured against: it appends one row, and publishes one message.

python benchmarks/bare.py FOLDER
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from typing import Any

import uvicorn
from litestar import Litestar, Request, get, post
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.params import FromPath
from litestar.response import ServerSentEvent
from sqlalchemy import Column, Integer, LargeBinary, MetaData, Table, event, insert
from sqlalchemy.ext.asyncio import create_async_engine

ROWS = Table("rows", MetaData(), Column("id", Integer, primary_key=True), Column("line", LargeBinary))


def app_in(folder: str) -> Litestar:
    """The application, with its database in a folder."""
    engine = create_async_engine(f"sqlite+aiosqlite:///{folder}/bare.sqlite")
    event.listen(engine.sync_engine, "connect", _as_the_table_does)
    channels = ChannelsPlugin(MemoryChannelsBackend(), arbitrary_channels_allowed=True)

    async def prepare() -> None:
        async with engine.begin() as connection:
            await connection.run_sync(ROWS.metadata.create_all)

    async def said(table: str) -> AsyncIterator[str]:
        async with channels.start_subscription([table]) as subscriber:
            yield "0"
            async for _ in subscriber.iter_events():
                yield "1"

    @post("/{table:str}/answer")
    async def answer(request: Request[Any, Any, Any], table: FromPath[str]) -> None:
        body = await request.body()
        async with engine.begin() as connection:
            await connection.execute(insert(ROWS).values(line=body))
        channels.publish(b"", [table])

    @get("/{table:str}/stream")
    async def stream(table: FromPath[str]) -> ServerSentEvent:
        return ServerSentEvent(said(table))

    return Litestar([answer, stream], plugins=[channels], on_startup=[prepare], logging_config=None)


def _as_the_table_does(connection: Any, _record: object) -> None:
    """Every commit is on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


if __name__ == "__main__":
    uvicorn.run(app_in(sys.argv[1]), port=0, log_level="info", access_log=False)
