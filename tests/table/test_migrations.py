"""A database of every schema that there ever was becomes one of today, with all that is in it.

`schemas/` has a whole database of each as SQL; before another migration follows today's, its own is added by
`python -m table.test_migrations` in `tests`.
"""

from __future__ import annotations

import asyncio
import importlib
import pkgutil
import sqlite3
import tempfile
from contextlib import closing
from json import loads
from pathlib import Path

import pytest
from sqlalchemy import inspect
from sqlalchemy.ext.asyncio import create_async_engine

from gunbai.table import schema
from gunbai.table.migrations import upgrade, versions
from gunbai.table.secrets import hash_of
from gunbai.table.service import Tables
from gunbai.table.store import Store
from gunbai.table.values import Settings

from .conftest import scenario

SCHEMAS = Path(__file__).parent / "schemas"
GM, SEAT = "the-gm-of-an-old-table", "a-seat-of-an-old-table"
"""Secrets of the links of the table that is in each."""
INPUTS = 12
"""Lines of its ledger."""
REVISIONS = sorted(
    str(importlib.import_module(f"{versions.__name__}.{one.name}").revision)
    for one in pkgutil.iter_modules(versions.__path__)
)


def test_there_is_a_database_of_every_schema() -> None:
    assert sorted(path.stem for path in SCHEMAS.glob("*.sql")) == REVISIONS


@pytest.mark.parametrize("revision", REVISIONS)
def test_what_an_old_schema_held_is_there_and_play_goes_on(revision: str, tmp_path: Path) -> None:
    path = tmp_path / "old.sqlite"
    with closing(sqlite3.connect(path)) as old:
        old.executescript((SCHEMAS / f"{revision}.sql").read_text("utf-8"))

    async def whole() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{path}")
        try:
            tables = Tables(store)
            gm, seat = await tables.who(GM), await tables.who(SEAT)
            assert (gm.role, seat.role, seat.seat) == ("gm", "seat", "musashi")
            head, lines = await store.head(gm.battle), await store.lines(gm.battle)
            assert (head.game, head.settings.undo, head.paused, head.over) == ("maai", "free", False, False)
            assert loads(head.header)["name"] == "maai/ganryujima"
            assert len(lines) == await store.count_lines(gm.battle) == INPUTS
            assert await store.seats(gm.battle) == {"musashi": ("", "武蔵"), "kojiro": ("plain", "")}
            assert [said.text for said in await store.talk(gm)] == ["よろしく"]
            assert await store.notes(gm.battle) == "the oar is longer than it looks"

            opened = await tables.open(scenario(), Settings(), {"kojiro": "plain"})
            here = await tables.who(opened.seats["musashi"])
            seen = await tables.look(here)
            await tables.answer(here, seen.view.asks[0].options[0].id)
            assert (await tables.look(here)).position > seen.position
            await store.remove(gm.battle)
            assert await store.lines(gm.battle) == []
        finally:
            await store.close()

    asyncio.run(whole())


def test_a_database_made_by_migrations_is_the_schema() -> None:
    async def whole() -> None:
        engine = create_async_engine("sqlite+aiosqlite://")
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)
            found = await connection.run_sync(
                lambda at: {
                    table: {column["name"] for column in inspect(at).get_columns(table)}
                    for table in inspect(at).get_table_names()
                    if table != "alembic_version"
                }
            )
        await engine.dispose()
        assert found == {name: set(table.c.keys()) for name, table in schema.metadata.tables.items()}

    asyncio.run(whole())


async def _todays(path: Path) -> None:
    """A database of today's schema, with a table that has something of everything."""
    store = await Store.open(f"sqlite+aiosqlite:///{path}")
    tables = Tables(store)
    opened = await tables.open(scenario(), Settings(undo="free"), {"kojiro": "plain"})
    gm, seat = await tables.who(opened.gm), await tables.who(opened.seats["musashi"])
    while await tables.position(gm) < INPUTS:
        seen = await tables.look(seat)
        await tables.answer(seat, seen.view.asks[0].options[0].id)
    await tables.sit(seat, "武蔵")
    await store.say(seat, "", "よろしく")
    await store.write_notes(gm.battle, "the oar is longer than it looks")
    for who, secret in ((gm, GM), (seat, SEAT)):
        await store.reissue(who, hash_of(secret))
    await store.close()
    lines = await _cut(path, gm.battle)
    assert lines == INPUTS


async def _cut(path: Path, battle: str) -> int:
    """Leaves just so many inputs in its ledger."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("DELETE FROM lines WHERE battle = ? AND position >= ?", (battle, INPUTS))
        database.commit()
        found: int = database.execute("SELECT count(*) FROM lines").fetchone()[0]
    return found


def main() -> None:
    """Adds a database of today's schema."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "today.sqlite"
        asyncio.run(_todays(path))
        SCHEMAS.mkdir(exist_ok=True)
        with closing(sqlite3.connect(path)) as database:
            (SCHEMAS / f"{REVISIONS[-1]}.sql").write_text("\n".join(database.iterdump()) + "\n", "utf-8")


if __name__ == "__main__":
    main()
