"""A batch: a few battles in a row, played by one worker, and what came of them in sums of whole numbers."""

from __future__ import annotations

import msgspec

from gunbai.sim.course import Course, play
from gunbai.sim.order import open_order

SIZE = 10
"""Battles of a batch. Where a run may stop early it does so between batches, so that this is part of what is played."""

Key = tuple[str, str, int]
"""A combatant, what is read of it, and the round."""
Sums = tuple[int, int, int]
"""How many were read, their sum, and the sum of their squares."""


class Batch(msgspec.Struct, frozen=True):
    """What came of the battles from `start` on."""

    start: int
    courses: tuple[Course, ...]
    gauges: dict[Key, Sums]


def play_batch(order: bytes, start: int, stop: int) -> Batch:
    """Plays the battles `start` to `stop` - 1 of a run.

    Raises:
        OtherRules, UnknownName, ScenarioError: the order cannot be played here.
    """
    opened = open_order(order)
    courses: list[Course] = []
    gauges: dict[Key, Sums] = {}
    for number in range(start, stop):
        course, readings = play(opened, number)
        courses.append(course)
        for round, read in readings:
            for gauge in read:
                value = gauge.value
                add(gauges, (gauge.who, gauge.what, round), (1, value, value * value))
    return Batch(start, tuple(courses), gauges)


def add(gauges: dict[Key, Sums], key: Key, more: Sums) -> None:
    """Adds to the sums of a key."""
    count, total, squares = gauges.get(key, (0, 0, 0))
    gauges[key] = count + more[0], total + more[1], squares + more[2]
