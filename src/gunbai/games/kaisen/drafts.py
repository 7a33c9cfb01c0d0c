"""Plots but for where the ship lies: what a ship's plots are listed from, and which of them lead off the map."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from gunbai.games.kaisen.geometry import Direction

MOST_CUTS = 128
"""So often all that a ship can plot is kept as cut by the map's edge."""


class Draft(msgspec.Struct, frozen=True, gc=False):
    """A plot but for where the ship lies."""

    pools: str
    """Its allocation as plots write it: `1+1/2+2/+3`."""
    sail: int
    """Power allocated to each pool."""
    steer: int
    row: int
    power: int
    """Power allocated in all."""
    moves: str
    nw: int
    """The way to where it leads."""
    east: int
    facing: Direction


class Drafts:
    """All that a ship can plot, a draft for every hex and facing that it can reach; staying first."""

    __slots__ = ("_cuts", "_east", "_north", "_south", "_west", "row")

    def __init__(self, row: Iterable[Draft]) -> None:
        self.row = tuple(row)
        self._south, self._north = min(draft.nw for draft in self.row), max(draft.nw for draft in self.row)
        self._west, self._east = min(draft.east for draft in self.row), max(draft.east for draft in self.row)
        self._cuts = {(self._south, self._west, self._north, self._east): self.row}
        """What is left of them between corners of a map, once it has been looked for."""

    def within(self, south: int, west: int, north: int, east: int) -> tuple[Draft, ...]:
        """Those that end between two corners, seen from where the ship lies; staying is always among them."""
        # Where the map reaches farther than the ship, it does not matter how much farther.
        south = max(south, self._south)
        west = max(west, self._west)
        north = min(north, self._north)
        east = min(east, self._east)
        corners = south, west, north, east
        return self._cuts.get(corners) or self._cut(corners)

    def _cut(self, corners: tuple[int, int, int, int]) -> tuple[Draft, ...]:
        south, west, north, east = corners
        if len(self._cuts) >= MOST_CUTS:
            self._cuts.clear()
        staying, *row = self.row
        if south > self._south:
            row = [draft for draft in row if draft.nw >= south]
        if north < self._north:
            row = [draft for draft in row if draft.nw <= north]
        if west > self._west:
            row = [draft for draft in row if draft.east >= west]
        if east < self._east:
            row = [draft for draft in row if draft.east <= east]
        found = self._cuts[corners] = (staying, *row)
        return found
