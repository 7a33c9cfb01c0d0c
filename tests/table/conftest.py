"""A store for a test, and tables on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from gunbai.games import find_game
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.table.service import Tables
from gunbai.table.store import Store

Run = Callable[[Callable[[Tables], Coroutine[Any, Any, None]]], None]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """Where the test's database is."""
    return f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}"


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
