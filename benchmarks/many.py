"""Many battles: how much two processes, and two workers of a cluster, are quicker than one.

python benchmarks/many.py [--seconds 60]     (each run lasts at least so long for one process)
python benchmarks/many.py --quick

What a run takes by the clock hangs on what else the machine does. So the processor's time is measured too: all that the
playing processes took for the same battles. Two processes that take together what one takes are twice as quick where
each has a core to itself.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from gunbai.games import find_game
from gunbai.kernel.scenario import load_scenario
from gunbai.sim.order import make_order
from gunbai.sim.pools import Here, Pool, Processes
from gunbai.sim.run import run
from run import Row, print_table
from timing import machine

SCENARIO = "maai/ganryujima"
GOAL_PROCESSES, GOAL_CLUSTER = 1.8, 1.7
TICKS = os.sysconf("SC_CLK_TCK")
SEED = bytes(32)


class Taken(NamedTuple):
    """What a run took, in seconds."""

    clock: float
    processor: float
    """Of all processes that played; of one that waited for others, nothing."""


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description="Many battles by one process, by two, and by two workers.")
    parser.add_argument("--seconds", type=float, default=60, help="for one process, at least (default: %(default)s)")
    parser.add_argument("--quick", action="store_true", help="only whether it runs")
    given = parser.parse_args()
    seconds = 1 if given.quick else given.seconds
    battles = enough(seconds)
    one, two = measured(Here, battles), measured(lambda: Processes(2), battles)
    rows = [
        (f"{battles} battles by one process", told(one), "", ""),
        (f"{battles} battles by two processes", told(two), "", ""),
        *compared("two processes", one, two, GOAL_PROCESSES),
    ]
    try:
        with workers() as (address, ids):
            from gunbai.sim.cluster import Cluster  # noqa: PLC0415 (an extra)

            cluster = measured(lambda: Cluster(address), battles, ids)
        rows.append((f"{battles} battles by two workers of Dask", told(cluster), "", ""))
        rows += compared("two workers of Dask", one, cluster, GOAL_CLUSTER)
    except ImportError:
        rows.append(("two workers of Dask", "not measured", f"≥ {GOAL_CLUSTER:g}", ""))
    print_table(("what", "figure", "goal", "met"), rows)
    print()
    print(f"{machine()}; load {', '.join(f'{figure:.1f}' for figure in os.getloadavg())}")


def order() -> bytes:
    """The usual duel by players of chance."""
    game, _, name = SCENARIO.partition("/")
    scenario = load_scenario(find_game(game).scenario_text(name), name, find_game, SCENARIO)
    return make_order(scenario, {}, SEED)


def enough(seconds: float) -> int:
    """So many battles, in whole hundreds, take one process at least so long."""
    start, done = time.perf_counter(), 0
    while time.perf_counter() - start < min(2.0, seconds):
        done += 100
        run(order(), 100, Here())
    rate = done / (time.perf_counter() - start)
    return max(100, int(seconds * 1.1 * rate) // 100 * 100)


def measured(make: Callable[[], Pool], battles: int, ids: tuple[int, ...] | None = None) -> Taken:
    """Plays; the pool is ready, its processes started and warm, before the clock is.

    Args:
        ids: of the processes that play; those that the pool starts if left out.
    """
    pool = make()
    run(order(), 200, pool)
    if ids is None:
        ids = tuple(child.pid or 0 for child in pool.processes) if isinstance(pool, Processes) else (os.getpid(),)
    before, start = processor(ids), time.perf_counter()
    run(order(), battles, pool)
    taken = Taken(time.perf_counter() - start, processor(ids) - before)
    pool.close()
    return taken


def processor(ids: tuple[int, ...]) -> float:
    """Seconds that these processes have had the processor so far."""
    total = 0
    for id in ids:
        fields = Path(f"/proc/{id}/stat").read_text().rpartition(")")[2].split()
        total += int(fields[11]) + int(fields[12])
    return total / TICKS


@contextmanager
def workers() -> Iterator[tuple[str, tuple[int, ...]]]:
    """A scheduler and two workers on this machine, each a process of its own."""
    __import__("distributed")
    local = ("--host", "127.0.0.1", "--no-dashboard")
    started = [start("scheduler", *local, "--port", "0")]
    try:
        address = said(started[0], "Scheduler at:")
        started += [start("worker", address, *local, "--nthreads", "1", "--no-nanny") for _ in range(2)]
        for worker in started[1:]:
            said(worker, "Registered to:")
        yield address, tuple(worker.pid for worker in started[1:])
    finally:
        for process in started:
            process.kill()
            process.wait()


def start(*arguments: str) -> subprocess.Popen[str]:
    """Starts one of Dask's programs."""
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *arguments],
        stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip


def said(process: subprocess.Popen[str], what: str) -> str:
    """What stands in its log behind some words."""
    assert process.stderr is not None
    line = next(line for line in process.stderr if what in line)
    return line.partition(what)[2].split()[0]


def told(taken: Taken) -> str:
    """Both times."""
    return f"{taken.clock:.1f} s, {taken.processor:.1f} s of the processor"


def compared(who: str, one: Taken, two: Taken, goal: float) -> list[Row]:
    """How many times as quick two are: by the clock, and by what they take of the processor."""
    clock, processor = one.clock / two.clock, 2 * one.processor / two.processor
    met = "yes" if clock >= goal else "no"
    return [
        (f"… {who}, times as quick by the clock", f"{clock:.2f}", f"≥ {goal:g}", met),
        (f"… {who}, times as quick where each has a core", f"{processor:.2f}", "", ""),
    ]


if __name__ == "__main__":
    main()
