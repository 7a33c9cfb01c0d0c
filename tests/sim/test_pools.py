"""The counts do not hang on who plays, how many of them, or whether one of them dies."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from gunbai.errors import GunbaiError
from gunbai.sim import cluster
from gunbai.sim.cluster import Cluster
from gunbai.sim.errors import NoCluster, WorkersLost
from gunbai.sim.pools import Here, Pool, Processes, Share
from gunbai.sim.run import run
from gunbai.sim.tally import Tally

from .conftest import order_of

BATTLES = 60
NAME = "sengen/first-duel"


@pytest.fixture
def two() -> Iterator[Processes]:
    pool = Processes(2)
    yield pool
    pool.close()
    assert pool.processes == ()


def same(tally: Tally, counted: Callable[[str, int], Tally]) -> bool:
    """Whether these are the counts of one process."""
    one = counted(NAME, BATTLES)
    return (tally.courses, tally.gauges, tally.wins) == (one.courses, one.gauges, one.wins)


def test_two_processes_count_what_one_counts(two: Processes, counted: Callable[[str, int], Tally]) -> None:
    tally, _ = run(order_of(NAME), BATTLES, two)
    assert same(tally, counted)


def test_what_a_killed_process_was_at_is_done_again_and_counted_once(
    two: Processes, counted: Callable[[str, int], Tally]
) -> None:
    killed: list[int] = []

    def kill_one(done: int) -> None:
        if not killed:
            victim = two.processes[0].pid
            assert victim is not None
            killed.append(victim)
            os.kill(victim, signal.SIGKILL)

    tally, _ = run(order_of(NAME), BATTLES, two, progress=kill_one)
    assert len(killed) == 1
    assert same(tally, counted)


def test_a_share_that_kills_every_worker_is_given_up(two: Processes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(two, "_submit", lambda load: two._workers().submit(os._exit, 1))
    with pytest.raises(WorkersLost) as raised:
        next(two.results([Share(b"", 20, 30)]))
    assert raised.value.values == {"first": 20, "last": 29, "tries": 4}


def test_until_stops_at_the_same_battle_whoever_plays(two: Processes) -> None:
    order = order_of(NAME)
    alone, _ = run(order, 200, Here(), until=0.2)
    together, _ = run(order, 200, two, until=0.2)
    assert alone.courses == together.courses


# ---- a cluster of separate processes -------------------------------------------------------------------------------


LOCAL = ("--host", "127.0.0.1", "--no-dashboard")


class Workers:
    """A scheduler and two workers, each a process of its own, as they are started by hand."""

    def __init__(self) -> None:
        self.scheduler = self._start("scheduler", *LOCAL, "--port", "0")
        self.address = self._said(self.scheduler, "Scheduler at:")
        self.workers = [
            self._start(
                "worker", self.address, "--host", "127.0.0.1", "--nthreads", "1", "--no-nanny", "--no-dashboard"
            )
            for _ in range(2)
        ]
        for worker in self.workers:
            self._said(worker, "Registered to:")

    @staticmethod
    def _start(*arguments: str) -> "subprocess.Popen[str]":
        return subprocess.Popen(
            [sys.executable, "-m", "dask", *arguments],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    @staticmethod
    def _said(process: "subprocess.Popen[str]", what: str) -> str:
        """What stands in its log behind some words."""
        assert process.stderr is not None
        line = next(line for line in process.stderr if what in line)
        return line.partition(what)[2].split()[0]

    def kill(self) -> None:
        """Kills one of the workers, whatever it is at."""
        self.workers[0].kill()

    def close(self) -> None:
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()
            assert process.stderr is not None
            process.stderr.close()


@pytest.fixture
def workers() -> Iterator[Workers]:
    pytest.importorskip("distributed")
    started = Workers()
    yield started
    started.close()


@pytest.mark.filterwarnings("ignore")
def test_what_a_killed_worker_of_a_cluster_was_at_is_done_again_and_counted_once(
    workers: Workers, counted: Callable[[str, int], Tally]
) -> None:
    pool: Pool = Cluster(workers.address)
    told: list[int] = []

    def kill_one(done: int) -> None:
        if not told:
            workers.kill()
        told.append(done)

    tally, _ = run(order_of(NAME), BATTLES, pool, progress=kill_one)
    pool.close()
    assert workers.workers[0].wait() == -signal.SIGKILL
    assert told == list(range(10, BATTLES + 1, 10))
    assert same(tally, counted)


@pytest.mark.filterwarnings("ignore")
def test_a_scheduler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr(cluster, "SECONDS", 0.3)
    with pytest.raises(NoCluster) as raised:
        Cluster("tcp://127.0.0.1:9")
    assert raised.value.values == {"address": "tcp://127.0.0.1:9", "why": "silent"}


def test_without_the_extra_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(GunbaiError) as raised:
        Cluster("tcp://127.0.0.1:9")
    assert raised.value.values == {"extra": "cluster", "package": "distributed"}
