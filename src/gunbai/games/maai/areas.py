"""区域: where fighters stand outside duels, at the core's grain: in one area, in the next one, or farther away."""

from __future__ import annotations

from collections.abc import Iterable

from gunbai.games.maai.sheet import AreaSheet
from gunbai.games.maai.values import Pace


class Areas:
    """The areas of a battle and what lies next to what; a battle without any is one area that has no name.

    Clauses: maai.move.core.walk, maai.distance.zoom.
    """

    __slots__ = ("_ways", "first", "ids", "next_to", "over", "sheets")

    def __init__(self, sheets: Iterable[AreaSheet]) -> None:
        self.sheets = {sheet.id: sheet for sheet in sheets}
        self.ids: tuple[str, ...] = tuple(self.sheets)
        self.first = self.ids[0] if self.ids else ""
        """Where those stand of whom the scenario does not say it."""
        self.next_to = {area: self._linked(area, "next") for area in self.ids}
        """Areas that one can walk to; next to each other is mutual."""
        self.over = {area: self._linked(area, "over") for area in self.ids}
        """Areas that one can only leap to: over a ditch, a wall, a rail."""
        self._ways: dict[tuple[str, Pace, int], tuple[str, ...]] = {}
        """Where moves lead, as far as anybody has asked."""

    def _linked(self, area: str, link: str) -> tuple[str, ...]:
        return tuple(
            other
            for other in self.ids
            if other != area
            and (other in getattr(self.sheets[area], link) or area in getattr(self.sheets[other], link))
        )

    def adjacent(self, one: str, other: str) -> bool:
        """Whether two areas lie next to each other."""
        return other in self.next_to.get(one, ())

    def within(self, area: str, most: int) -> tuple[str, ...]:
        """The areas that so many walks reach, the nearest first, without where one stands."""
        found: dict[str, None] = {area: None}
        edge = [area]
        for _ in range(most):
            edge = [other for here in edge for other in self.next_to.get(here, ()) if other not in found]
            found.update(dict.fromkeys(edge))
        return tuple(found)[1:]

    def reached(self, area: str, pace: Pace, most: int) -> tuple[str, ...]:
        """Where one move leads from an area.

        Args:
            most: how many areas this way of moving covers.

        Clauses: maai.move.core.walk, maai.move.core.dash, maai.move.core.jump, maai.move.core.ride.
        """
        ways = self._ways.get((area, pace, most))
        if ways is None:
            ways = self.within(area, most)
            if pace is Pace.LEAP:
                ways += tuple(other for other in self.over.get(area, ()) if other not in ways)
            self._ways[area, pace, most] = ways
        return ways
