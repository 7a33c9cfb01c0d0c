"""Measures the online table against a bare handler that appends one row and publishes one message.

    python benchmarks/table.py              (some minutes)
    python benchmarks/table.py --quick      (a look at whether it runs; the figures mean little)

Both servers are processes of their own on a fresh SQLite file, under the same client. What is timed at the table is an
answer from the request to the last seat's update: the answer is accepted and committed, the streams of both seats have
said that something moved, and both have fetched how things stand. At the bare handler: the row is committed, and both
streams have brought the message.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import statistics
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx

HERE = Path(__file__)
COUNTS = (1, 50, 500)
GOAL_TIMES, GOAL_MEMORY = 4.0, 2.0
"""At most so many times the bare handler with 50 tables; at most so many MB a live table."""
SCENARIO = "maai/training-bout"
PLAYED = 20
"""So many tables are played; at the others a seat follows."""
THINKS = 10
"""Seconds that a person takes for an answer, for the figure of how many tables a process holds."""


# ---- servers --------------------------------------------------------------------------------------------------------


@contextmanager
def process(*command: str, **environment: str) -> Iterator[tuple[str, int]]:
    """A server's address and the number of its process."""
    started = subprocess.Popen(
        [sys.executable, *command],
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert started.stdout is not None
    try:
        for line in started.stdout:
            if found := re.search(r"http://127.0.0.1:\d+", line):
                yield found[0], started.pid
                break
    finally:
        started.kill()
        started.wait()


def memory_of(number: int) -> float:
    """MB that a process holds."""
    text = Path(f"/proc/{number}/status").read_text("utf-8")
    return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) / 1024


# ---- clients --------------------------------------------------------------------------------------------------------


class Follower:
    """Somebody whose stream is open."""

    def __init__(self) -> None:
        self.moved = asyncio.Event()

    @asynccontextmanager
    async def following(self, client: httpx.AsyncClient, address: str, **headers: str) -> AsyncIterator[None]:
        """As long as the stream is open."""
        opened = asyncio.Event()

        async def read() -> None:
            async with client.stream("GET", address, headers=headers, timeout=None) as answer:
                async for line in answer.aiter_lines():
                    if line.startswith("data:"):
                        opened.set()
                        self.moved.set()

        task = asyncio.create_task(read())
        await asyncio.wait_for(opened.wait(), 60)
        try:
            yield
        finally:
            task.cancel()


async def bare(answers: int) -> list[float]:
    """Seconds that each answer took at the bare handler."""
    with TemporaryDirectory() as folder, process(str(HERE.with_name("bare.py")), folder) as (address, _):
        limits = httpx.Limits(max_connections=None)
        async with httpx.AsyncClient(limits=limits, timeout=60) as client, AsyncExitStack() as streams:
            seats = [Follower(), Follower()]
            for seat in seats:
                await streams.enter_async_context(seat.following(client, f"{address}/t/stream"))
            taken = []
            for _ in range(answers):
                for seat in seats:
                    seat.moved.clear()
                start = time.perf_counter()
                await client.post(f"{address}/t/answer", content=b'{"in":"answer","seat":"wakaba","say":"step in"}')
                await asyncio.gather(*(seat.moved.wait() for seat in seats))
                taken.append(time.perf_counter() - start)
            return taken


class Playing:
    """A table that is played at."""

    def __init__(self, client: httpx.AsyncClient, address: str, opened: dict[str, Any]) -> None:
        self._client = client
        self.base = f"{address}/api/v1/tables/{opened['battle']}"
        self.headers = [{"Authorization": f"Bearer {secret}"} for secret in opened["seats"].values()]
        self.seats = [Follower() for _ in self.headers]

    async def answer(self, chance: random.Random) -> float | None:
        """Seconds that an answer took; None where the battle is over."""
        for headers in self.headers:
            seen = (await self._client.get(self.base, headers=headers)).json()
            if seen["view"]["asks"]:
                break
        else:
            return None
        ask = seen["view"]["asks"][0]
        body = {"say": chance.choice(ask["options"])["id"], "about": ask["about"]}
        for seat in self.seats:
            seat.moved.clear()
        start = time.perf_counter()
        answered = await self._client.post(f"{self.base}/answer", json=body, headers=headers)
        assert answered.status_code == 201, answered.text
        await asyncio.gather(*(self._update(seat, own) for seat, own in zip(self.seats, self.headers, strict=True)))
        return time.perf_counter() - start

    async def _update(self, seat: Follower, headers: dict[str, str]) -> None:
        await asyncio.wait_for(seat.moved.wait(), 60)
        await self._client.get(self.base, headers=headers)


async def tables(count: int, answers: int) -> tuple[list[float], float, float]:
    """Seconds that each answer took with so many live tables, MB of each, and answers a second from all at once."""
    loose = {f"GUNBAI_{name}": "1000000" for name in ("REQUESTS_PER_MINUTE", "TABLES_PER_HOUR", "STREAMS")}
    chance = random.Random(1)
    with TemporaryDirectory() as folder:
        loose["GUNBAI_DATABASE"] = f"sqlite+aiosqlite:///{folder}/table.sqlite"
        with process("-m", "gunbai", "serve", "--port", "0", "--lang", "en", **loose) as (address, number):
            limits = httpx.Limits(max_connections=None)
            async with httpx.AsyncClient(limits=limits, timeout=60) as client, AsyncExitStack() as streams:

                async def open_one(followers: int) -> Playing:
                    body = {"scenario": SCENARIO}
                    opened = (await client.post(f"{address}/api/v1/tables", json=body)).json()
                    table = Playing(client, address, opened)
                    pairs = zip(table.seats, table.headers, strict=True)
                    for seat, headers in list(pairs)[:followers]:
                        await streams.enter_async_context(seat.following(client, f"{table.base}/stream", **headers))
                    await client.get(table.base, headers=table.headers[0])
                    return table

                await open_one(2)
                before = memory_of(number)
                played = [await open_one(2) for _ in range(min(count, PLAYED))]
                for _ in range(count - len(played)):
                    await open_one(1)
                each = (memory_of(number) - before) / count
                taken = []
                while len(taken) < answers and played:
                    table = chance.choice(played)
                    one = await table.answer(chance)
                    if one is None:
                        played.remove(table)
                        played.append(await open_one(2))
                    else:
                        taken.append(one)
                start = time.perf_counter()
                done = await asyncio.gather(*(play_on(table, chance, 5) for table in played))
                return taken, each, sum(done) / (time.perf_counter() - start)


async def play_on(table: Playing, chance: random.Random, answers: int) -> int:
    """Answers one after the other; how many it came to."""
    for done in range(answers):
        if await table.answer(chance) is None:
            return done
    return answers


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Measures the online table against a bare handler.")
    parser.add_argument("--quick", action="store_true", help="briefly, with few tables")
    given = parser.parse_args()
    counts, answers = ((1, 3), 5) if given.quick else (COUNTS, 200)
    print("| what | figure | goal | met |\n| --- | --- | --- | --- |")
    row = 1000 * statistics.median(asyncio.run(bare(answers)))
    print(f"| bare handler: a row, a message | {row:.2f} ms | | |", flush=True)
    for count in counts:
        taken, each, rate = asyncio.run(tables(count, answers))
        middle = 1000 * statistics.median(taken)
        goal = f"≤ {GOAL_TIMES:g} times" if count == 50 else ""
        met = ("yes" if middle <= GOAL_TIMES * row else "no") if goal else ""
        print(f"| an answer, {count} live tables | {middle:.2f} ms, {middle / row:.1f} times | {goal} | {met} |")
        print(f"| … of 95 in 100 | {1000 * sorted(taken)[len(taken) * 95 // 100]:.2f} ms | | |")
        met = "yes" if each <= GOAL_MEMORY else "no"
        print(f"| memory a live table, {count} of them | {each:.2f} MB | ≤ {GOAL_MEMORY:g} MB | {met} |")
        print(f"| answers a second, all at once | {rate:.0f}, for {rate * THINKS:.0f} tables | | |", flush=True)


if __name__ == "__main__":
    main()
