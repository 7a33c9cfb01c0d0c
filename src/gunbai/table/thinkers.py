"""Processes that look ahead for computer players, so that a server answers everybody else meanwhile."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

from gunbai.bots.thought import Thought
from gunbai.bots.worker import Order

LONGEST = 1 << 20
"""Bytes of the longest line that a process answers with."""


class ThinkerFailed(Exception):
    """A process that should think has come to its end."""


class Thinkers:
    """A few processes that are started when they are needed, and kept."""

    def __init__(self, most: int | None = None) -> None:
        """
        Args:
            most: so many think at once; one fewer than there are processors, if left out.
        """
        self._free = asyncio.Semaphore(most or max(1, (os.cpu_count() or 1) - 1))
        self._idle: list[Process] = []
        self._busy: set[Process] = set()

    @property
    def running(self) -> tuple[Process, ...]:
        """The processes that think now."""
        return tuple(self._busy)

    async def think(self, order: Order) -> Thought:
        """What somebody thinks who looks ahead. Where this is cancelled, the process that thinks is ended.

        Raises:
            ThinkerFailed: the process has come to its end.
        """
        async with self._free:
            process = self._idle.pop() if self._idle else await _start()
            self._busy.add(process)
            try:
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(msgspec.json.encode(order) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
                if not line:
                    raise ThinkerFailed
                thought = msgspec.json.decode(line, type=Thought)
            except ConnectionError as error:
                await self._end(process)
                raise ThinkerFailed from error
            except BaseException:
                await self._end(process)
                raise
            self._busy.discard(process)
            self._idle.append(process)
            return thought

    async def close(self) -> None:
        """Ends all processes."""
        for process in (*self._idle, *self._busy):
            await self._end(process)

    async def _end(self, process: Process) -> None:
        self._busy.discard(process)
        if process in self._idle:
            self._idle.remove(process)
        if process.returncode is None:
            process.kill()
            await process.wait()


async def _start() -> Process:
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "gunbai.bots.worker", stdin=PIPE, stdout=PIPE, limit=LONGEST
    )
