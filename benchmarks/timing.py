"""Timing side by side: everything is repeated in turn, so that a slow drift of the machine hits all alike."""

from __future__ import annotations

import gc
import os
import platform
import statistics
import time
from collections.abc import Callable, Sequence
from pathlib import Path

PROBE_ROUNDS = 15
PROBE_STEPS = 400_000


class Case:
    """Something to be measured: `work(n)` does about n operations and says how many it did."""

    def __init__(self, name: str, work: Callable[[int], int], at_once: int = 1) -> None:
        """
        Args:
            at_once: operations to begin the calibration with.
        """
        self.name = name
        self.work = work
        self.size = at_once
        self.samples: list[float] = []
        """Nanoseconds an operation, one a round."""

    def once(self) -> tuple[int, int]:
        """Nanoseconds taken, and operations done."""
        gc.collect()
        start = time.perf_counter_ns()
        done = self.work(self.size)
        return time.perf_counter_ns() - start, done

    def calibrate(self, least: float) -> None:
        """Warms up, and finds how many operations take `least` seconds."""
        while True:
            taken, _ = self.once()
            if taken >= least * 1e9:
                break
            grown = int(self.size * least * 1.3e9 / max(taken, 1)) + 1
            self.size = max(self.size + 1, min(self.size * 10, grown))
        self.once()

    @property
    def median(self) -> float:
        """Nanoseconds an operation."""
        return statistics.median(self.samples)

    @property
    def spread(self) -> float:
        """How far apart the fastest and the slowest round were, in parts of the median."""
        return (max(self.samples) - min(self.samples)) / self.median


def measure(cases: Sequence[Case], repeats: int, least: float) -> None:
    """Measures all cases, round after round.

    Args:
        repeats: rounds.
        least: seconds that a case takes in a round, at least.
    """
    for case in cases:
        case.calibrate(least)
    for _ in range(repeats):
        for case in cases:
            taken, done = case.once()
            case.samples.append(taken / done)


def times_as_fast(ours: Case, theirs: Case) -> float:
    """How many times as fast ours is: the median over the rounds, of two measurements close together in time."""
    return statistics.median(their / our for our, their in zip(ours.samples, theirs.samples, strict=True))


def pin() -> None:
    """Keeps this process, and those it starts, on one core, where the system lets it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def probe() -> list[float]:
    """Milliseconds of one fixed loop, some times over: how noisy the machine is."""
    times = []
    for _ in range(PROBE_ROUNDS):
        start = time.perf_counter_ns()
        number = 0
        for step in range(PROBE_STEPS):
            number = (number * 1103515245 + step) & 0xFFFFFFFF
        times.append((time.perf_counter_ns() - start) / 1e6)
    return times


def machine() -> str:
    """Processor, cores, system and interpreter."""
    model = platform.processor() or platform.machine()
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = []
    named = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    cores = os.cpu_count() or 1
    return (
        f"{named[0] if named else model}, {cores} core{'s' if cores > 1 else ''}, {platform.system()}, "
        f"{platform.python_implementation()} {platform.python_version()}"
    )
