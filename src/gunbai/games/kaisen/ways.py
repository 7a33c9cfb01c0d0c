"""Everywhere that a ship can sail in a round, with a plot that leads there; searched for once and kept."""

from __future__ import annotations

from typing import NamedTuple

from gunbai.games.kaisen.geometry import ORIGIN, Direction, Hex, rotated
from gunbai.games.kaisen.moves import STAY, written
from gunbai.games.kaisen.reach import Means, Search, Waters

MOST_PLOTS = 150_000
"""So many plots are kept in all for the battles of a scenario: some 60 MB."""
MOST_CUTS = 16
"""So often what can be reached is kept as cut by the map's edge."""


class Way(NamedTuple):
    """A plot, seen from where the ship lies."""

    moves: str
    sail: int
    """Power allocated to each pool."""
    steer: int
    row: int
    end: Hex
    """The way to where it leads."""
    facing: Direction


class Ways:
    """All that a ship can reach, by one plot each."""

    __slots__ = ("_cut", "_placed", "hexes", "high", "low", "ways")

    def __init__(self, ways: tuple[Way, ...]) -> None:
        self.ways = ways
        self.hexes = frozenset(way.end for way in ways)
        """Every hex that any of the plots enters: each step of a plot is the end of another one."""
        self._placed = tuple((way, *way.end) for way in ways)
        self._cut: dict[tuple[int, int, int, int], tuple[Way, ...]] = {}
        """What is left of them between corners of a map, once it has been looked for."""
        self.low = Hex(min(way.end[0] for way in ways), min(way.end[1] for way in ways))
        self.high = Hex(max(way.end[0] for way in ways), max(way.end[1] for way in ways))

    def turned(self, steps: int) -> Ways:
        """The same ways under a wind that stands so many times 60 degrees farther to the right."""
        return Ways(
            tuple(
                way._replace(end=rotated(way.end, steps), facing=(way.facing - 1 + steps) % 6 + 1) for way in self.ways
            )
        )

    def within(self, south: int, west: int, north: int, east: int) -> tuple[Way, ...]:
        """Those that end between two corners, seen from where the ship lies; staying is always among them."""
        low, high = self.low, self.high
        if south <= low[0] and west <= low[1] and high[0] <= north and high[1] <= east:
            return self.ways
        key = (max(south, low[0]), max(west, low[1]), min(north, high[0]), min(east, high[1]))
        found = self._cut.get(key)
        if found is None:
            if len(self._cut) >= MOST_CUTS:
                self._cut.clear()
            found = self._cut[key] = tuple(
                [
                    way
                    for way, nw, right in self._placed
                    if (south <= nw <= north and west <= right <= east) or way.moves == STAY
                ]
            )
        return found


class KeptWays:
    """What has been searched for, by what it hangs on; when it is too much, all of it is searched for anew."""

    __slots__ = ("_found", "_plots", "get")

    def __init__(self) -> None:
        self._found: dict[object, Ways] = {}
        self._plots = 0
        self.get = self._found.get

    def keep(self, key: object, ways: Ways) -> Ways:
        """Keeps what was searched for."""
        if self._plots > MOST_PLOTS:
            self._found.clear()
            self._plots = 0
        self._found[key] = ways
        self._plots += len(ways.ways)
        return ways


def staying(facing: Direction) -> Ways:
    """Nothing but staying where one is."""
    return Ways((Way(STAY, 0, 0, 0, ORIGIN, facing),))


def search(facing: Direction, means: Means, closed: tuple[Hex, ...], leash: int | None) -> Ways:
    """A plot for every hex and facing in which the ship can end, staying first.

    Args:
        closed: hexes that it cannot enter, seen from where it lies.
        leash: how far from where it lies it may be at any moment; None for no bound.
    """
    found = Search((ORIGIN, facing), means, Waters(closed=closed, leash=leash))
    ways = list(staying(facing).ways)
    for pose, way in found.ways():
        if pose != (ORIGIN, facing):
            ways.append(
                Way(
                    written([(sign, False) for sign in way.moves]),
                    max(0, way.sail - means.sail),
                    max(0, way.steer - means.steer),
                    max(0, way.row - (means.row or 0)),
                    *pose,
                )
            )
    return Ways(tuple(ways))
