"""A real server: bots play over it, it is killed at any moment, and nothing that it acknowledged is lost."""

from __future__ import annotations

import importlib.util
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import httpx
import pytest

from gunbai.games import find_game
from gunbai.kernel.inputs import Answer
from gunbai.kernel.record import load_record, replay, verify

from .server import ROOT, SLOW, Server

KILLS = int(os.environ.get("GUNBAI_KILLS", "3"))
"""Crashes in a run of the tests; a night can afford more."""
TABLES = 3
"""So many battles go on at once; one that is over makes room for another."""


@pytest.fixture
def server(url: str) -> Iterator[Server]:
    """A server on a fresh database."""
    server = Server(url)
    yield server
    server.kill()


@pytest.fixture(scope="module")
def bot() -> ModuleType:
    """The example bot."""
    spec = importlib.util.spec_from_file_location("bot", ROOT / "examples" / "bot.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_two_bots_play_a_battle_over_http(server: Server, bot: ModuleType) -> None:
    opened = server.open()
    tables = [bot.Table(server.address, opened["battle"], secret) for secret in opened["seats"].values()]
    ends: list[str] = []
    threads = [
        threading.Thread(target=lambda at=at, seed=seed: ends.append(bot.play(at, Random(seed))), daemon=True)
        for seed, at in enumerate(tables)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(4 * SLOW)
    assert len(ends) == 2
    assert ends[0] == ends[1]
    record = load_record(record_of(server, opened), "record", find_game)
    assert replay(record).result is not None
    assert verify(record).rolls > 0


def record_of(server: Server, opened: dict[str, Any]) -> bytes:
    headers = {"Authorization": f"Bearer {opened['gm']}"}
    answer = httpx.get(f"{server.address}/api/v1/tables/{opened['battle']}/record", headers=headers, timeout=SLOW)
    assert answer.status_code == 200
    return answer.content


def test_killed_at_any_moment_under_load_it_has_lost_nothing_that_it_acknowledged(url: str) -> None:
    server = Server(url)
    random = Random(7)
    opened: list[dict[str, Any]] = []
    acknowledged: dict[str, list[str]] = {}
    try:
        for _ in range(KILLS):
            opened += [server.open(scenario="maai/training-bout") for _ in range(TABLES - len(opened))]
            acknowledged |= {one["battle"]: [] for one in opened if one["battle"] not in acknowledged}
            stop = threading.Event()
            threads = [
                threading.Thread(target=load, args=(server, one, acknowledged[one["battle"]], stop, random.random()))
                for one in opened
            ]
            for thread in threads:
                thread.start()
            wait_for(acknowledged, random.randint(2, 12), threads)
            server.kill()
            stop.set()
            for thread in threads:
                thread.join(SLOW)
            server.start()
            for one in tuple(opened):
                record = load_record(record_of(server, one), "record", find_game)
                assert not record.cut
                if replay(record).result is not None:
                    opened.remove(one)
                said = [given.say for given in record.inputs if isinstance(given, Answer)]
                known = acknowledged[one["battle"]]
                # One more may have been written whose acknowledgement the crash has swallowed.
                assert said[: len(known)] == known
                assert len(said) <= len(known) + 1
                known[:] = said
        assert sum(map(len, acknowledged.values())) >= 2 * KILLS
    finally:
        server.kill()


def wait_for(acknowledged: dict[str, list[str]], more: int, threads: list[threading.Thread]) -> None:
    """Until so much more has been acknowledged than now, or every battle is over."""
    wanted = sum(map(len, acknowledged.values())) + more
    for _ in range(int(SLOW * 100)):
        if sum(map(len, acknowledged.values())) >= wanted or not any(thread.is_alive() for thread in threads):
            return
        time.sleep(0.01)


def load(server: Server, opened: dict[str, Any], said: list[str], stop: threading.Event, seed: float) -> None:
    """Answers for both seats as fast as it can, and notes what was acknowledged."""
    random = Random(seed)
    base = f"{server.address}/api/v1/tables/{opened['battle']}"
    headers = {"Authorization": f"Bearer {opened['gm']}"}
    with httpx.Client(headers=headers, timeout=SLOW) as client:
        try:
            while not stop.is_set():
                seen = client.get(base).json()
                waiting = [one for one in seen["view"]["waiting"] if not one["answered"]]
                if seen["view"]["result"] is not None or not waiting:
                    return
                seat = waiting[0]["seat"]
                own = client.get(base, headers={"Authorization": f"Bearer {opened['seats'][seat]}"}).json()
                say = random.choice(own["view"]["asks"][0]["options"])["id"]
                if client.post(f"{base}/answer", json={"say": say, "seat": seat}).status_code == 201:
                    said.append(say)
        except (httpx.HTTPError, ValueError):
            return


def test_stopped_by_hand_it_ends_at_once_and_opens_where_it_was(url: str, tmp_path: Path) -> None:
    server = Server(url)
    opened = server.open()
    before = record_of(server, opened)
    stream = httpx.stream(
        "GET",
        f"{server.address}/api/v1/tables/{opened['battle']}/stream",
        headers={"Authorization": f"Bearer {opened['gm']}"},
        timeout=SLOW,
    )
    with stream as following:
        assert next(following.iter_lines()).startswith(("event", "id", "data"))
        server.stop()
    server.start()
    try:
        assert record_of(server, opened) == before
    finally:
        server.kill()


def test_a_server_with_a_battle_ready_says_where_it_is_once_it_answers_and_ends_well(url: str) -> None:
    server = Server(url, ready="maai/ganryujima")
    try:
        with httpx.Client(follow_redirects=True, timeout=SLOW) as client:
            page = client.get(server.address)
            assert "seat-musashi" in str(page.url)
            assert 'data-mine="yes"' in page.text
    finally:
        server.stop()
    assert server.process.returncode == 0


def test_a_database_that_cannot_be_opened_is_said_without_a_trace(tmp_path: Path) -> None:
    (tmp_path / "table.sqlite").write_bytes(b"no database at all" * 100)
    done = subprocess.run(
        [sys.executable, "-m", "gunbai", "serve", "--port", "0", "--lang", "en"],
        env={**os.environ, "GUNBAI_DATABASE": f"sqlite+aiosqlite:///{tmp_path / 'table.sqlite'}"},
        capture_output=True,
        text=True,
        timeout=SLOW,
        check=False,
    )
    assert done.returncode == 1
    assert "The database cannot be opened" in done.stderr
    assert "Traceback" not in done.stderr
    assert str(tmp_path) not in done.stderr
    assert done.stdout == ""


def test_a_stream_ends_with_its_link_though_another_is_made(server: Server) -> None:
    opened = server.open()
    base = f"{server.address}/api/v1/tables/{opened['battle']}"
    headers = {"Authorization": f"Bearer {opened['seats']['kojiro']}"}
    with httpx.stream("GET", f"{base}/stream", headers=headers, timeout=10) as stream:
        lines = stream.iter_lines()
        assert next(line for line in lines if line.startswith("data:"))
        body = {"role": "seat", "seat": "kojiro"}
        new = httpx.post(f"{base}/links", json=body, headers={"Authorization": f"Bearer {opened['gm']}"}, timeout=SLOW)
        assert new.json()["secret"]
        told = [line for line in lines if line.startswith("event:")]  # until it ends by itself
        assert told[-1] == "event: gone"


def test_a_client_that_stops_reading_holds_up_nobody(server: Server) -> None:
    opened = server.open(scenario="maai/training-bout")
    base = f"/api/v1/tables/{opened['battle']}"
    with socket.create_connection(("127.0.0.1", server.port), SLOW) as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        bearer = f"Authorization: Bearer {opened['spectator']}"
        deaf.sendall(f"GET {base}/stream HTTP/1.1\r\nHost: x\r\n{bearer}\r\n\r\n".encode())
        headers = {"Authorization": f"Bearer {opened['gm']}"}
        with httpx.Client(base_url=server.address, headers=headers, timeout=SLOW) as client:
            for number in range(200):
                assert client.post(f"{base}/talk", json={"text": f"line {number}"}).status_code == 201
            with client.stream("GET", f"{base}/stream") as following:
                lines = following.iter_lines()
                assert any(line.startswith("data:") for line in lines)
            assert len(client.get(f"{base}/talk").json()) == 200
        assert deaf.recv(12) == b"HTTP/1.1 200"
