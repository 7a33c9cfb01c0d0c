"""How far it is to a foe for a ship that must sail there: in points, with all the tacks that the wind asks for."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush

from gunbai.games.kaisen.geometry import (
    DIRECTIONS,
    ORIGIN,
    Direction,
    Hex,
    Pose,
    ahead,
    length,
    neighbours,
    turned,
    within,
)
from gunbai.games.kaisen.reach import Means, Search

FAR = 14
"""So far from the foe the way is reckoned out; beyond it only the distance counts."""
PER_HEX = 3
"""Points for a hex beyond."""


def points_away(means: Means, way: Hex, facing: Direction, near: int) -> int:
    """The fewest points of all pools together that bring a ship near a place, however many rounds that takes.

    Args:
        means: what its moves cost in this wind; its power does not matter.
        way: the way from the place to the ship.
        near: it wants to come within so many hexes.
    """
    far = length(way)
    if far <= near:
        return 0
    known = _table(means.sail_step, means.steer_turn, means.row is not None, means.barred, near)
    return known.get((way, facing), PER_HEX * far)


@lru_cache(maxsize=100)
def _table(sail_step: tuple[int, ...], turn: int, oars: bool, barred: Direction, near: int) -> dict[Pose, int]:
    """Points from every pose around a place, found outward from the poses that are near enough."""
    points: dict[Pose, int] = {}
    todo: list[tuple[int, Pose]] = [(0, (place, facing)) for place in within(ORIGIN, near) for facing in DIRECTIONS]
    while todo:
        cost, pose = heappop(todo)
        if pose in points:
            continue
        points[pose] = cost
        for price, before in _before(pose, sail_step, turn, oars, barred):
            if before not in points and length(before[0]) <= FAR:
                heappush(todo, (cost + price, before))
    return points


def _before(
    pose: Pose, sail_step: tuple[int, ...], turn: int, oars: bool, barred: Direction
) -> Iterator[tuple[int, Pose]]:
    """The poses from which one move leads to this one, with what it costs."""
    place, facing = pose
    step = sail_step[facing - 1]
    if step or oars:
        yield min(step or 2, 2 if oars else 9), (ahead(place, facing, -1), facing)
    if oars:
        yield 3, (ahead(place, facing), facing)
    if facing != barred or oars:
        for side in (1, -1):
            yield turn, (place, turned(facing, side))


@lru_cache(maxsize=200)
def beside(start: Pose, means: Means) -> dict[Hex, int]:
    """In how many of a thousand ways to move a ship ends in a hex or beside it, on an open sea, each way as likely."""
    poses = list(Search(start, means).poses())
    counts: dict[Hex, int] = {}
    for place, _ in poses:
        for near in (place, *neighbours(place)):
            counts[near] = counts.get(near, 0) + 1
    return {place: count * 1000 // len(poses) for place, count in counts.items()}
