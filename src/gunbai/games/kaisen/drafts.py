"""Plots but for where the ship lies: what a ship's plots are listed from, and which of them lead off the map."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from gunbai.games.kaisen.geometry import Direction


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

    __slots__ = ("_east", "_easts", "_inside", "_north", "_nws", "_south", "_west", "row")

    def __init__(self, row: Iterable[Draft]) -> None:
        self.row = tuple(row)
        self._nws = [draft.nw for draft in self.row]
        self._easts = [draft.east for draft in self.row]
        self._south, self._north = min(self._nws), max(self._nws)
        self._west, self._east = min(self._easts), max(self._easts)
        self._inside: dict[tuple[str, int], int] = {}
        """Flags of those that end on this side of a line, once they have been looked for: a byte each, 0 or 1."""

    def within(self, south: int, west: int, north: int, east: int) -> bytes:
        """Which of them end between two corners, seen from where the ship lies: a byte each, 1 for those that do.

        Staying always does. Empty where all of them do.
        """
        inside = -1
        if south > self._south:
            inside = self._flags("south", min(south, self._north + 1), south.__le__, self._nws)
        if north < self._north:
            inside &= self._flags("north", max(north, self._south - 1), north.__ge__, self._nws)
        if west > self._west:
            inside &= self._flags("west", min(west, self._east + 1), west.__le__, self._easts)
        if east < self._east:
            inside &= self._flags("east", max(east, self._west - 1), east.__ge__, self._easts)
        return b"" if inside < 0 else (inside | 1).to_bytes(len(self.row), "little")

    def _flags(self, side: str, line: int, is_inside: Callable[[int], bool], places: list[int]) -> int:
        found = self._inside.get((side, line))
        if found is None:
            found = self._inside[side, line] = int.from_bytes(bytes(map(is_inside, places)), "little")
        return found
