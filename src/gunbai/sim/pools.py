"""Who plays the batches: this process, several processes, or the workers of a cluster (`gunbai.sim.cluster`)."""

from __future__ import annotations

import multiprocessing
import os
import signal
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from multiprocessing.process import BaseProcess
from time import thread_time
from typing import Any, NamedTuple, Protocol

from gunbai.sim.batch import Batch, play_batch
from gunbai.sim.errors import WorkersLost

AIM = 0.3
"""Seconds of the processor that a worker is given work for at once, about."""
MOST_SHARES = 50
TRIES = 4
"""A share of battles whose worker died is done again; when so many have died of it, it is given up."""


class Share(NamedTuple):
    """A batch that is to be played."""

    order: bytes
    start: int
    stop: int


Load = tuple[Share, ...]
"""What a worker is given at once: some shares in a row."""
UnderWay = deque[tuple[Load, Any]]
"""Loads that were given out, in order, each with the future of what comes of it."""


def play_load(load: Load) -> tuple[tuple[Batch, ...], float]:
    """Plays some shares; tells how many seconds of the processor that took."""
    start = thread_time()
    return tuple(play_batch(*share) for share in load), thread_time() - start


class Pace:
    """How many shares are given to a worker at once: few of long battles, so that nobody waits for the last; many of
    short ones, so that the way to the worker and back does not count. What is counted does not hang on it."""

    def __init__(self) -> None:
        self._shares = 1

    def next_load(self, waiting: Iterator[Share]) -> Load:
        """The next shares; none if all are given out."""
        return tuple(islice(waiting, self._shares))

    def told(self, load: Load, seconds: float) -> None:
        """A load took so long."""
        self._shares = max(1, min(MOST_SHARES, int(AIM * len(load) / max(seconds, 1e-6))))


Played = Future[tuple[tuple[Batch, ...], float]]


def lost(load: Load, tries: int) -> WorkersLost:
    """Workers died of a load."""
    return WorkersLost(load[0].start, load[-1].stop - 1, tries)


class Pool(Protocol):
    """Whoever plays. What it plays comes back in the order in which it was given, whoever was done first."""

    def results(self, shares: Iterable[Share]) -> Generator[Batch, None, None]:
        """Plays the shares, a few at once; one that its reader leaves early plays no more of them.

        Raises:
            WorkersLost: workers died of a share again and again.
        """

    def close(self) -> None:
        """Stops all work that is still going on."""


class Here:
    """This process, one batch after the other."""

    def results(self, shares: Iterable[Share]) -> Generator[Batch, None, None]:
        """See `Pool`."""
        for share in shares:
            yield play_batch(*share)

    def close(self) -> None:
        """Nothing goes on."""


class Loads(ABC):
    """Gives loads out to workers, some ahead, and takes what they played in order; a load is done again when its worker
    died, until too many have died of it."""

    _lost: type[Exception]
    """What a load comes to whose worker died."""

    def results(self, shares: Iterable[Share]) -> Generator[Batch, None, None]:
        """See `Pool`."""
        waiting, pace = iter(shares), Pace()
        under_way: UnderWay = deque()
        tries = 0
        try:
            while True:
                while len(under_way) < self._ahead and (load := pace.next_load(waiting)):
                    under_way.append((load, self._submit(load)))
                if not under_way:
                    return
                load, future = under_way[0]
                try:
                    batches, seconds = future.result()
                except self._lost:
                    tries += 1
                    if tries >= TRIES:
                        raise lost(load, tries) from None
                    self._again(under_way)
                    continue
                tries = 0
                pace.told(load, seconds)
                under_way.popleft()
                yield from batches
        finally:
            self._cancel([future for _, future in under_way])

    @property
    @abstractmethod
    def _ahead(self) -> int:
        """How many loads are given out before the first is done."""

    @abstractmethod
    def _submit(self, load: Load) -> Any:
        """Gives a load out; returns the future of what `play_load` makes of it."""

    @abstractmethod
    def _again(self, under_way: UnderWay) -> None:
        """Gives out again what was lost, the first load at least."""

    @abstractmethod
    def _cancel(self, futures: list[Any]) -> None:
        """Nobody waits for these any more."""


class Processes(Loads):
    """Several processes of this machine, each with an interpreter of its own."""

    _lost = BrokenProcessPool

    def __init__(self, jobs: int) -> None:
        """
        Args:
            jobs: how many, from 1.
        """
        self._jobs = jobs
        self._others = set(multiprocessing.active_children())
        self._executor: ProcessPoolExecutor | None = None

    @property
    def processes(self) -> tuple[BaseProcess, ...]:
        """Those that play."""
        return tuple(child for child in multiprocessing.active_children() if child not in self._others)

    @property
    def _ahead(self) -> int:
        return 2 * self._jobs

    def _submit(self, load: Load) -> Played:
        try:
            return self._workers().submit(play_load, load)
        except BrokenProcessPool as error:
            # A worker died while nothing was waited for; it is met again where the share's result is asked for.
            broken: Played = Future()
            broken.set_exception(error)
            return broken

    def _workers(self) -> ProcessPoolExecutor:
        if self._executor is None:
            spawn = multiprocessing.get_context("spawn")
            self._executor = ProcessPoolExecutor(self._jobs, spawn, initializer=_ignore_interrupts)
        return self._executor

    def _again(self, under_way: UnderWay) -> None:
        """With a worker has died all that the others were doing: what is not done is given out again."""
        if self._executor is not None:
            self._executor.shutdown(wait=True, cancel_futures=True)
            self._executor = None
        for place, (load, future) in enumerate(under_way):
            if not future.done() or future.cancelled() or future.exception() is not None:
                under_way[place] = load, self._submit(load)

    def _cancel(self, futures: list[Played]) -> None:
        for future in futures:
            future.cancel()

    def close(self) -> None:
        """Ends the processes, whatever they are at."""
        if self._executor is None:
            return
        ours = self.processes
        self._executor.shutdown(wait=False, cancel_futures=True)
        for child in ours:
            child.terminate()
        for child in ours:
            child.join()
        self._executor = None


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes of a terminal; whoever waits for the others tells them when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def cores() -> int:
    """How many processes this one may have running at once."""
    with suppress(AttributeError):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
