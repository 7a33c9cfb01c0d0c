"""A store for a test, and tables on it."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from gunbai.games import find_game
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.table.service import Tables
from gunbai.table.store import Store

from .postgres import MISSING, Postgres, folder_of_programs, may_start

Run = Callable[[Callable[[Tables], Coroutine[Any, Any, None]]], None]


@pytest.fixture(scope="session")
def postgres_programs() -> Path:
    """Where PostgreSQL is; without it its tests are left out, and say so. Where `CI` is set that is a failure."""
    programs = folder_of_programs()
    if programs is None or not may_start():
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return programs


@pytest.fixture(scope="session")
def postgres(postgres_programs: Path) -> Iterator[Postgres]:
    """A PostgreSQL server for all tests."""
    with tempfile.TemporaryDirectory(prefix="gunbai-postgres-") as folder:
        server = Postgres(postgres_programs, Path(folder))
        try:
            yield server
        finally:
            server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Where the test's database is: once a file, once on a server."""
    if request.param == "sqlite":
        yield f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}"
        return
    server: Postgres = request.getfixturevalue("postgres")
    with server.lent() as address:
        yield address


@pytest.fixture
def run(url: str) -> Run:
    """Runs a test's coroutine on the tables of its store."""

    async def whole(test: Callable[[Tables], Coroutine[Any, Any, None]]) -> None:
        store = await Store.open(url)
        try:
            await test(Tables(store))
        finally:
            await store.close()

    return lambda test: asyncio.run(whole(test))


def scenario(name: str = "maai/ganryujima") -> Scenario:
    """A scenario that ships."""
    library = find_game(name.partition("/")[0])
    return load_scenario(library.scenario_text(name.partition("/")[2]), name, find_game, name)
