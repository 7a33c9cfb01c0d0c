"""Straight lines between hexes: which hexes one crosses, and whether it runs along hex sides. Exact, by fractions."""

from __future__ import annotations

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

from gunbai.games.kaisen.geometry import DIRECTIONS, ORIGIN, STEPS, Hex, ahead, along, offset, turned


class SightLine(NamedTuple):
    """The straight line from the middle of one hex to the middle of another. Clauses: kaisen.gun.los-ship."""

    crossed: tuple[Hex, ...]
    """Hexes whose inside it meets, in order, without the two at its ends. A corner only touched is not crossed."""
    sides: tuple[tuple[Hex, Hex], ...]
    """Where it runs along the side between two hexes: both of them, in order. Clauses: kaisen.gun.los-edge."""


def sight_line(start: Hex, end: Hex) -> SightLine:
    """The line from one hex to another; nothing lies on the line to one's own hex or to a neighbour.

    Clauses: kaisen.gun.los-ship, kaisen.gun.los-obstacle, kaisen.gun.los-edge.
    """
    line = line_along(offset(start, end))
    return SightLine(
        tuple(_moved(place, start) for place in line.crossed),
        tuple((_moved(left, start), _moved(right, start)) for left, right in line.sides),
    )


def runs_along_sides(way: Hex) -> bool:
    """Whether the line to the end of a way runs along hex sides. Clauses: kaisen.gun.los-edge."""
    return bool(line_along(way).sides)


@lru_cache(maxsize=2000)
def line_along(way: Hex) -> SightLine:
    """The line to the end of a way, seen from its beginning; all within range 25 are kept."""
    return SightLine(_crossed(way), _sides(way))


def _moved(place: Hex, start: Hex) -> Hex:
    return Hex(place[0] + start[0], place[1] + start[1])


def _stretch(place: Hex, way: Hex) -> tuple[Fraction, Fraction] | None:
    """The part of the line from the origin along `way`, as shares of it, that runs inside a hex; None if none does.

    A hex is what lies less than half a step from its middle in each of the six directions: six bounds on the share.
    """
    enters, leaves = Fraction(0), Fraction(1)
    for facing in DIRECTIONS:
        speed = along(STEPS[facing], way)
        room = 1 + along(STEPS[facing], place)
        if speed > 0:
            leaves = min(leaves, Fraction(room, speed))
        elif speed < 0:
            enters = max(enters, Fraction(room, speed))
        elif room <= 0:
            return None
    return (enters, leaves) if enters < leaves else None


def _crossed(way: Hex) -> tuple[Hex, ...]:
    # A point's own hex has its middle less than a step away, and the points lie between the ends.
    rows = range(min(0, way.nw) - 1, max(0, way.nw) + 2)
    columns = range(min(0, way.east) - 1, max(0, way.east) + 2)
    met = [
        (stretch[0], place)
        for place in (Hex(nw, east) for nw in rows for east in columns)
        if place not in (ORIGIN, way) and (stretch := _stretch(place, way)) is not None
    ]
    return tuple(place for _, place in sorted(met))


def _sides(way: Hex) -> tuple[tuple[Hex, Hex], ...]:
    """A line through the middle of a hex runs along sides only where it goes midway between two directions."""
    for facing in DIRECTIONS:
        right = turned(facing, 1)
        pair = Hex(STEPS[facing].nw + STEPS[right].nw, STEPS[facing].east + STEPS[right].east)
        times = max(abs(way.nw), abs(way.east)) // max(abs(pair.nw), abs(pair.east))
        if times and way == (pair.nw * times, pair.east * times):
            middles = [Hex(pair.nw * step, pair.east * step) for step in range(times)]
            return tuple((ahead(middle, facing), ahead(middle, right)) for middle in middles)
    return ()
