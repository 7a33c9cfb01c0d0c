"""Computer players that look ahead think in a process of their own; where the table goes on otherwise, they stop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import AsyncTestClient

from gunbai.bots import percent
from gunbai.bots.thought import Thought
from gunbai.bots.worker import Order
from gunbai.errors import UnknownName
from gunbai.kernel.inputs import Answer
from gunbai.table.errors import NotAllowed, TableRefused
from gunbai.table.service import Tables
from gunbai.table.store import Store
from gunbai.table.values import Opened, Settings, Who
from gunbai.table.web.app import create_app
from gunbai.table.web.config import Config

from .conftest import scenario

PLAYER = "keen:6"


class Told:
    """Counts what is published, and waits for more."""

    def __init__(self) -> None:
        self._more = asyncio.Event()

    def publish(self, _battle: str) -> None:
        self._more.set()

    async def until(self, holds: Callable[[], Coroutine[Any, Any, bool]]) -> None:
        while not await holds():
            await asyncio.wait_for(self._more.wait(), 60)
            self._more.clear()


Test = Callable[[Tables, Told], Coroutine[Any, Any, None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Test], None]:
    """Runs a test's coroutine on tables that tell when they move."""

    async def whole(test: Test) -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}")
        told = Told()
        tables = Tables(store, told.publish)
        try:
            await test(tables, told)
        finally:
            await tables.close()
            await store.close()

    return lambda test: asyncio.run(whole(test))


async def sit_down(tables: Tables, name: str, seat: str) -> tuple[Opened, Who, Who]:
    """A table at which a computer that looks ahead plays a seat; with the other seat's link and the game master's."""
    stage = scenario(name)
    opened = await tables.open(stage, Settings(game_master=True), {seat: PLAYER})
    other = next(one.id for one in stage.seats if one.id != seat)
    return opened, await tables.who(opened.seats[other]), await tables.who(opened.gm)


def counted(tables: Tables) -> int:
    """At how many tables somebody thinks."""
    return len(tables.pondering.thinking)


async def answered(tables: Tables, gm: Who, seat: str) -> list[str]:
    """By whom a seat was answered for, so far."""
    async with tables._at(gm) as (_, live):
        return [given.by for given in live.battle.inputs if isinstance(given, Answer) and given.seat == seat]


def test_it_answers_when_it_has_thought_and_others_are_served_meanwhile(play: Callable[[Test], None]) -> None:
    async def test(tables: Tables, told: Told) -> None:
        _, _, gm = await sit_down(tables, "maai/ganryujima", "kojiro")
        for _ in range(3):
            view = (await tables.look(gm)).view
            assert [waiting.seat for waiting in view.waiting] == ["kojiro"]
        assert await answered(tables, gm, "kojiro") == []

        async def done() -> bool:
            return bool(await answered(tables, gm, "kojiro"))

        await told.until(done)
        assert set(await answered(tables, gm, "kojiro")) == {PLAYER}

    play(test)


def test_what_it_thinks_is_what_it_would_have_chosen_at_once(play: Callable[[Test], None]) -> None:
    thoughts: list[Thought] = []

    async def test(tables: Tables, told: Told) -> None:
        _, own, gm = await sit_down(tables, "maai/ganryujima", "kojiro")
        await tables.look(gm)

        async def done() -> bool:
            return bool(await answered(tables, gm, "kojiro"))

        await told.until(done)
        async with tables._at(gm) as (_, live):
            inputs = live.battle.inputs
        place = next(at for at, given in enumerate(inputs) if isinstance(given, Answer) and given.seat == "kojiro")
        given = inputs[place]
        assert isinstance(given, Answer)
        thoughts.append((await tables.thought(gm, place)).thought)
        assert (thoughts[0].chosen, thoughts[0].by, thoughts[0].kind) == (given.say, PLAYER, given.ask)
        assert len(thoughts[0].expected) > 1
        with pytest.raises(NotAllowed):
            await tables.thought(own, place)
        with pytest.raises(TableRefused):
            await tables.thought(gm, place + 100)

    play(test)


def test_a_pause_stops_it_and_it_begins_anew_afterwards(play: Callable[[Test], None]) -> None:
    async def test(tables: Tables, told: Told) -> None:
        _, _, gm = await sit_down(tables, "maai/ganryujima", "kojiro")
        await tables.look(gm)
        assert counted(tables) == 1
        await tables.pause(gm, paused=True)
        assert counted(tables) == 0
        await tables.look(gm)
        assert counted(tables) == 0
        await tables.pause(gm, paused=False)
        assert counted(tables) == 1

        async def done() -> bool:
            return bool(await answered(tables, gm, "kojiro"))

        await told.until(done)

    play(test)


def test_where_the_game_master_answers_first_the_thought_is_dropped(play: Callable[[Test], None]) -> None:
    async def test(tables: Tables, told: Told) -> None:
        _, _, gm = await sit_down(tables, "maai/ganryujima", "kojiro")
        view = (await tables.look(gm)).view
        await tables.answer(gm, "wait", seat="kojiro")
        assert (await answered(tables, gm, "kojiro"))[0] == "gm"
        assert view.waiting[0].seat == "kojiro"

    play(test)


def test_an_answer_in_secret_does_not_disturb_it(play: Callable[[Test], None]) -> None:
    async def test(tables: Tables, told: Told) -> None:
        _, own, gm = await sit_down(tables, "kaisen/duel", "pirates")

        async def asked() -> bool:
            view = (await tables.look(own)).view
            return any(ask.kind == "plot" for ask in view.asks)

        await told.until(asked)
        view = (await tables.look(own)).view
        before = tables.pondering.begun
        await tables.answer(own, view.asks[0].options[0].id, about=view.asks[0].about)
        assert tables.pondering.begun == before, "it goes on thinking what it thought"

        async def done() -> bool:
            return PLAYER in await answered(tables, gm, "pirates")

        await told.until(done)

    play(test)


def test_a_process_that_dies_is_told_and_replaced(play: Callable[[Test], None]) -> None:
    async def test(tables: Tables, told: Told) -> None:
        _, _, gm = await sit_down(tables, "maai/ganryujima", "kojiro")
        think = tables.pondering.thinkers.think

        async def fail(order: Order) -> Thought:
            task = asyncio.ensure_future(think(order))
            while not tables.pondering.thinkers.running:
                await asyncio.sleep(0)
            tables.pondering.thinkers.running[0].kill()
            tables.pondering.thinkers.think = think  # type: ignore[method-assign]
            return await task

        tables.pondering.thinkers.think = fail  # type: ignore[method-assign]
        await tables.look(gm)
        while tables.pondering.thinking:
            await asyncio.sleep(0)
        assert await answered(tables, gm, "kojiro") == []
        await tables.look(gm)

        async def done() -> bool:
            return bool(await answered(tables, gm, "kojiro"))

        await told.until(done)

    play(test)


def test_a_table_has_a_bound_to_how_far_ahead_is_looked(play: Callable[[Test], None]) -> None:
    async def test(tables: Tables, told: Told) -> None:
        for wrong in ("keen:2001", "keen:0", "keenest"):
            with pytest.raises(UnknownName):
                await tables.open(scenario(), Settings(), {"kojiro": wrong})

    play(test)


def test_what_it_expected_is_told_to_the_game_master_and_after_the_end_to_all(tmp_path: Path) -> None:
    async def whole() -> None:
        url = f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}"
        async with AsyncTestClient(create_app(Config(database=url, requests_per_minute=1_000_000))) as client:
            body = {"scenario": "maai/ganryujima", "computers": {"kojiro": "keen:4"}}
            opened = (await client.post("/api/v1/tables", json=body)).json()
            at = f"/api/v1/tables/{opened['battle']}"
            gm, own = ({"Authorization": f"Bearer {one}"} for one in (opened["gm"], opened["seats"]["musashi"]))
            while not (seen := (await client.get(at, headers=gm)).json())["inputs"]:
                await asyncio.sleep(0)
            told = await client.get(f"{at}/thoughts/0", headers=gm)
            while told.status_code != 200:
                place = int(told.request.url.path.rsplit("/", 1)[1]) + 1
                assert place < seen["inputs"]
                told = await client.get(f"{at}/thoughts/{place}", headers=gm)
            thought = told.json()
            assert (thought["seat"], thought["by"]) == ("kojiro", "keen:4")
            assert thought["expected"]
            path = told.request.url.path
            refused = await client.get(path, headers=own)
            assert (refused.status_code, refused.json()["reason"]) == (403, "not-allowed")
            await client.post(f"{at}/rule", headers=gm, json={"rule": "end", "reason": "it is late"})
            assert (await client.get(path, headers=own)).json() == thought

            client.follow_redirects = False
            base = (await client.get(f"/join/{opened['seats']['musashi']}")).headers["location"]
            moment = (await client.get(f"{base}/look?at=0")).text
            assert f'hx-get="{base}/thought?at=0"' in moment
            rows = (await client.get(f"{base}/thought?at=0", headers={"hx-request": "true"})).text
            assert "What the computer expected" in rows
            assert rows.count("<tr>") == 1 + len(thought["expected"])
            assert all(f"<td>{percent(row['value'])}</td>" in rows for row in thought["expected"])
            assert "<html" in (await client.get(f"{base}/thought?at=0")).text

    asyncio.run(whole())
