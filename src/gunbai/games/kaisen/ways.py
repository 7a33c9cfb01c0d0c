"""Everywhere that a ship can sail in a round, with a plot that leads there; searched for once and kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.kaisen.geometry import ORIGIN, Direction, Hex, rotated, turned
from gunbai.games.kaisen.moves import STAY, written
from gunbai.games.kaisen.reach import Means, Search, Waters

if TYPE_CHECKING:
    from gunbai.games.kaisen.drafts import Drafts

MOST_PLOTS = 150_000
"""So many plots are kept in all for the battles of a scenario: some 60 MB."""


class Way(msgspec.Struct, frozen=True, gc=False):
    """A plot, seen from where the ship lies."""

    moves: str
    sail: int
    """Power allocated to each pool."""
    steer: int
    row: int
    nw: int
    """The way to where it leads."""
    east: int
    facing: Direction

    def turned(self, steps: int) -> Way:
        """The same under a wind that stands so many times 60 degrees farther to the right."""
        nw, east = rotated(Hex(self.nw, self.east), steps)
        return Way(self.moves, self.sail, self.steer, self.row, nw, east, turned(self.facing, steps))


Ways = tuple[Way, ...]
"""All that a ship can reach, by one plot each, staying first."""


class Kept:
    """What has been searched for, by what it hangs on; when it is too much, all of it is searched for anew."""

    __slots__ = ("_plots", "drafts", "ways")

    def __init__(self) -> None:
        self.ways: dict[object, Ways] = {}
        self.drafts: dict[object, Drafts] = {}
        """The same for one ship each, as its plots are listed."""
        self._plots = 0

    def keep_ways(self, key: object, ways: Ways) -> Ways:
        """Keeps what was searched for."""
        self._make_room(len(ways))
        self.ways[key] = ways
        return ways

    def keep_drafts(self, key: object, drafts: Drafts) -> Drafts:
        """Keeps what a ship's plots are listed from."""
        self._make_room(len(drafts.row))
        self.drafts[key] = drafts
        return drafts

    def _make_room(self, plots: int) -> None:
        if self._plots > MOST_PLOTS:
            self.ways.clear()
            self.drafts.clear()
            self._plots = 0
        self._plots += plots


def staying(facing: Direction) -> Ways:
    """Nothing but staying where one is."""
    return (Way(STAY, 0, 0, 0, 0, 0, facing),)


def search(facing: Direction, means: Means, closed: tuple[Hex, ...], leash: int | None) -> Ways:
    """A plot for every hex and facing in which the ship can end, staying first.

    Args:
        closed: hexes that it cannot enter, seen from where it lies.
        leash: how far from where it lies it may be at any moment; None for no bound.
    """
    found = Search((ORIGIN, facing), means, Waters(closed=closed, leash=leash))
    ways = list(staying(facing))
    for pose, way in found.ways():
        if pose != (ORIGIN, facing):
            (nw, east), bow = pose
            ways.append(
                Way(
                    written([(sign, False) for sign in way.moves]),
                    max(0, way.sail - means.sail),
                    max(0, way.steer - means.steer),
                    max(0, way.row - (means.row or 0)),
                    nw,
                    east,
                    bow,
                )
            )
    return tuple(ways)
