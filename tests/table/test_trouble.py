"""A full disk and a database that is gone: a clear message, nothing half-done, and all goes on when it is mended."""

from __future__ import annotations

import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event
from sqlalchemy.engine import Engine

from gunbai.games import find_game
from gunbai.kernel.inputs import Answer
from gunbai.kernel.record import load_record, replay

from .postgres import Postgres
from .test_api import Client, Seat, opened, serve

SPARE = 2
"""So many pages of the file are left on the disk that is full soon."""


class Disk:
    """A disk of a chosen size, as SQLite sees it."""

    def __init__(self) -> None:
        self.pages = 0

    def bound(self, connection: Any, *_: object) -> None:
        """Before a statement: the file may not grow beyond the disk."""
        connection.exec_driver_sql(f"PRAGMA max_page_count = {self.pages or 1_000_000}")


@pytest.fixture
def disk() -> Iterator[Disk]:
    """What every database file of this test lies on."""
    disk = Disk()
    event.listen(Engine, "begin", disk.bound)
    yield disk
    event.remove(Engine, "begin", disk.bound)


async def asked(seats: dict[str, Seat]) -> tuple[Seat, str]:
    """Whoever is asked, and something that may be declared."""
    seen = (await seats["gm"].get()).json()
    seat = seats[seen["view"]["waiting"][0]["seat"]]
    return seat, (await seat.get()).json()["view"]["asks"][0]["options"][0]["id"]


async def said(seats: dict[str, Seat]) -> list[str]:
    """All answers that are written down; the record is whole."""
    record = load_record((await seats["gm"].get("/record")).content, "record", find_game)
    replay(record)
    assert not record.cut
    return [given.say for given in record.inputs if isinstance(given, Answer)]


def test_a_full_disk_takes_nothing_and_loses_nothing(tmp_path: Path, disk: Disk) -> None:
    async def test(client: Client) -> None:
        seats = await opened(client)
        known: list[str] = []
        with sqlite3.connect(tmp_path / "table.sqlite") as connection:
            disk.pages = connection.execute("PRAGMA page_count").fetchone()[0] + SPARE
        while True:
            seat, say = await asked(seats)
            answer = await seat.post("/answer", say=say)
            if answer.status_code != 201:
                break
            known.append(say)
        assert known, "the disk was full from the start"
        # It is said that it cannot be written, without a word of where the file lies.
        assert answer.status_code == 503
        assert answer.json()["code"] == "store-failed"
        assert str(tmp_path) not in answer.text
        assert await said(seats) == known
        assert (await asked(seats))[1] == say
        assert (await client.post("/api/v1/tables", json={"scenario": "maai/ganryujima"})).status_code == 503

        disk.pages = 0
        assert (await seat.post("/answer", say=say)).status_code == 201
        assert await said(seats) == [*known, say]

    serve(f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}", test, requests_per_minute=100_000)


def test_a_database_that_goes_away_and_comes_back(postgres_programs: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="gunbai-postgres-") as folder:
        server = Postgres(postgres_programs, Path(folder))

        async def test(client: Client) -> None:
            seats = await opened(client)
            seat, say = await asked(seats)
            assert (await seat.post("/answer", say=say)).status_code == 201

            other, next_say = await asked(seats)
            server.stop()
            refused = await other.post("/answer", say=next_say)
            assert (refused.status_code, refused.json()["code"]) == (503, "store-failed")
            assert (await seats["gm"].get()).status_code == 503
            assert (await client.get("/health")).status_code == 503

            server.start()
            assert (await client.get("/health")).status_code == 200
            assert await said(seats) == [say]
            assert (await other.post("/answer", say=next_say)).status_code == 201
            assert await said(seats) == [say, next_say]

        try:
            serve(server.database(), test)
        finally:
            server.stop()
