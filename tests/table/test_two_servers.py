"""Two servers on one PostgreSQL database: people at one see what others do at the other, and nothing is done twice."""

from __future__ import annotations

import asyncio
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from gunbai.games import find_game
from gunbai.kernel.inputs import Answer
from gunbai.kernel.record import load_record, replay
from gunbai.table.presence import LASTS_MS
from gunbai.table.store import Store, now

from . import redis_server
from .postgres import Postgres
from .server import SLOW, Server


@pytest.fixture(scope="module")
def servers(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two processes that share a database."""
    database = postgres.database()
    with a_server(database) as one, a_server(database) as other:
        yield one, other


def at(server: Server, opened: dict[str, Any], secret: str) -> httpx.Client:
    """Somebody at a table by way of one of the servers."""
    base = f"{server.address}/api/v1/tables/{opened['battle']}"
    return httpx.Client(base_url=base, headers={"Authorization": f"Bearer {secret}"}, timeout=SLOW)


def look(client: httpx.Client) -> dict[str, Any]:
    answer = client.get("")
    assert answer.status_code == 200, answer.text
    seen: dict[str, Any] = answer.json()
    return seen


def test_a_battle_goes_on_by_turns_at_both_servers_and_its_record_is_whole(servers: tuple[Server, Server]) -> None:
    opened = servers[0].open(scenario="maai/training-bout")
    with at(servers[0], opened, opened["gm"]) as here, at(servers[1], opened, opened["gm"]) as there:
        said: list[str] = []
        for turn in range(40):
            asker, teller = (here, there) if turn % 2 else (there, here)
            seen = look(asker)
            if seen["view"]["result"] is not None:
                break
            seat = seen["view"]["waiting"][0]["seat"]
            with at(servers[turn % 2], opened, opened["seats"][seat]) as own:
                say = look(own)["view"]["asks"][0]["options"][0]["id"]
            answer = teller.post("/answer", json={"say": say, "seat": seat})
            assert answer.status_code == 201, answer.text
            said.append(say)
        record = load_record(here.get("/record").content, "record", find_game)
        assert there.get("/record").content == here.get("/record").content
    assert [given.say for given in record.inputs if isinstance(given, Answer)] == said
    assert len(said) > 5
    replay(record)


def test_a_move_at_one_server_reaches_those_who_follow_at_the_other(servers: tuple[Server, Server]) -> None:
    it_reaches_those_who_follow(*servers)


def test_by_redis_too_and_again_when_it_was_gone(tmp_path: Path) -> None:
    if not redis_server.is_there():
        pytest.skip(redis_server.MISSING)
    database = f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}"
    with redis_server.running(tmp_path) as redis:
        settings = {"GUNBAI_CHANNELS": redis.address}
        with a_server(database, **settings) as one, a_server(database, **settings) as other:
            it_reaches_those_who_follow(one, other)
            redis.stop()
            # Meanwhile play goes on, and whoever is at the same server is told.
            it_reaches_those_who_follow(one, one)
            redis.start()
            it_reaches_those_who_follow(other, one)


@contextmanager
def a_server(database: str, **settings: str) -> Iterator[Server]:
    """A process as long as it is needed."""
    server = Server(database, **settings)
    try:
        yield server
    finally:
        server.kill()


def it_reaches_those_who_follow(one: Server, other: Server) -> None:
    """A move at one server is told at once at the other."""
    opened = one.open()
    positions: list[str] = []
    first, second = threading.Event(), threading.Event()

    def follow() -> None:
        with at(other, opened, opened["spectator"]) as watcher, watcher.stream("GET", "/stream") as stream:
            for line in stream.iter_lines():
                if line.startswith("data:") and line not in positions:
                    positions.append(line)
                    (second if first.is_set() else first).set()
                    if second.is_set():
                        return

    following = threading.Thread(target=follow, daemon=True)
    following.start()
    assert first.wait(SLOW)
    with at(one, opened, opened["gm"]) as here:
        seat = look(here)["view"]["waiting"][0]["seat"]
        with at(one, opened, opened["seats"][seat]) as own:
            say = look(own)["view"]["asks"][0]["options"][0]["id"]
        assert here.post("/answer", json={"say": say, "seat": seat}).status_code == 201
    # Well before the stream's own look around, fifteen seconds apart, could have found it.
    assert second.wait(10)
    following.join(SLOW)
    assert positions[0] != positions[1]


def test_of_two_who_answer_one_question_at_both_servers_at_once_one_is_taken(servers: tuple[Server, Server]) -> None:
    opened = servers[0].open()
    with at(servers[0], opened, opened["gm"]) as here, at(servers[1], opened, opened["gm"]) as there:
        for _ in range(8):
            seen = look(here)
            seat = seen["view"]["waiting"][0]["seat"]
            with at(servers[0], opened, opened["seats"][seat]) as own:
                mine = look(own)
                options = [one["id"] for one in mine["view"]["asks"][0]["options"]]
            body = {"seat": seat, "question": mine["view"]["question"], "epoch": mine["epoch"]}
            before = len(load_record(here.get("/record").content, "record", find_game).inputs)
            tried = ((here, {"say": options[0], **body}), (there, {"say": options[-1], **body}))
            with ThreadPoolExecutor(2) as pool:
                answers = list(pool.map(lambda one: one[0].post("/answer", json=one[1]), tried))
            assert sorted(one.status_code for one in answers) == [201, 409], [one.text for one in answers]
            record = load_record(there.get("/record").content, "record", find_game)
            given = [one for one in record.inputs[before:] if isinstance(one, Answer)]
            won = next(body["say"] for (_, body), one in zip(tried, answers, strict=True) if one.status_code == 201)
            assert [one.say for one in given] == [won]


def test_a_computer_seated_at_one_server_plays_at_the_other(servers: tuple[Server, Server]) -> None:
    opened = servers[0].open()
    with at(servers[0], opened, opened["gm"]) as here, at(servers[1], opened, opened["gm"]) as there:
        seat = look(there)["view"]["waiting"][0]["seat"]
        other = next(one for one in opened["seats"] if one != seat)
        assert here.post("/seats", json={"seat": other, "computer": "plain"}).status_code in (200, 201, 204)
        with at(servers[1], opened, opened["seats"][seat]) as own:
            say = look(own)["view"]["asks"][0]["options"][0]["id"]
            assert own.post("/answer", json={"say": say}).status_code == 201
        # Whoever is waited for now, it is not the computer.
        assert [one["seat"] for one in look(there)["view"]["waiting"]] == [seat]


def test_who_is_at_one_server_is_seen_at_the_other(servers: tuple[Server, Server]) -> None:
    opened = servers[0].open()
    seat = next(iter(opened["seats"]))
    with at(servers[1], opened, opened["gm"]) as there:
        with following(servers[0], opened, opened["seats"][seat]):
            until(lambda: look(there)["here"] == [seat])
            with following(servers[1], opened, opened["seats"][seat]), following(servers[1], opened, opened["gm"]):
                until(lambda: look(there)["here"] == ["gm", seat])
            # One page is closed; the other is still there.
            until(lambda: look(there)["here"] == [seat])
        until(lambda: look(there)["here"] == [])


def test_who_was_at_a_server_that_was_killed_is_gone_when_its_time_is_up(
    servers: tuple[Server, Server], monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = servers[0].open()
    seat = next(iter(opened["seats"]))
    third = Server(servers[0].database)
    with following(third, opened, opened["seats"][seat]), at(servers[0], opened, opened["gm"]) as here:
        until(lambda: look(here)["here"] == [seat])
        third.kill()
        assert look(here)["here"] == [seat]
        # Forty seconds later, as another process reckons them.
        asyncio.run(forty_seconds_later(servers[0].database, opened["battle"], monkeypatch))


async def forty_seconds_later(database: str, battle: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the database then says of who is there."""
    store = await Store.open(database)
    try:
        assert len(await store.here(battle)) == 1
        later = now() + LASTS_MS + 1
        monkeypatch.setattr("gunbai.table.store.now", lambda: later)
        assert await store.here(battle) == frozenset()
        await store.stay("another", [], later + LASTS_MS)
        monkeypatch.undo()
        assert await store.here(battle) == frozenset()
    finally:
        await store.close()


def test_servers_tell_each_other_again_when_the_database_was_gone(postgres_programs: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="gunbai-postgres-") as folder:
        postgres = Postgres(postgres_programs, Path(folder))
        try:
            database = postgres.database()
            with a_server(database) as one, a_server(database) as other:
                it_reaches_those_who_follow(one, other)
                opened = one.open()
                postgres.stop()
                with at(one, opened, opened["gm"]) as here:
                    assert here.get("").status_code == 503
                    assert here.post("/talk", json={"text": "is anybody there?"}).status_code == 503
                postgres.start()
                until(lambda: httpx.get(f"{one.address}/health").status_code == 200)
                it_reaches_those_who_follow(one, other)
                it_reaches_those_who_follow(other, other)
                it_reaches_those_who_follow(other, one)
        finally:
            postgres.stop()


@contextmanager
def following(server: Server, opened: dict[str, Any], secret: str) -> Iterator[None]:
    """Somebody whose page is open."""
    with at(server, opened, secret) as client, client.stream("GET", "/stream") as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("data:"))
        yield
        del lines  # held so long: without it the stream would be closed


def until(so: Callable[[], bool]) -> None:
    """Waits until something is so."""
    end = time.monotonic() + SLOW
    while not so():
        assert time.monotonic() < end
        time.sleep(0.02)
