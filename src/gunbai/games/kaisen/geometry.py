"""The hex map of 海戦 in whole numbers: positions, directions, distances, arcs and who is to windward.

Pointy-top hexes. A position is what is printed: steps toward 6 (north-west), then steps toward 2 (east). Everything is
decided by two products of such pairs, `along` and `across`, which are exact: no angle is ever computed. Lines of sight
are in `gunbai.games.kaisen.sight`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from functools import lru_cache
from typing import NamedTuple, TypeAlias

Direction: TypeAlias = int
"""風向・船首方向: 1 NE, 2 E, 3 SE, 4 SW, 5 W, 6 NW. Clauses: kaisen.compass.clockwise."""

DIRECTIONS: tuple[Direction, ...] = (1, 2, 3, 4, 5, 6)
COMPASS = ("", "NE", "E", "SE", "SW", "W", "NW")
"""The point of the compass that each direction is, by direction."""


class Hex(NamedTuple):
    """ＨＥＸ: a place on the map, 50 m across, or the way between two places. Clauses: kaisen.plot.coordinates."""

    nw: int
    """Steps toward 6."""
    east: int
    """Steps toward 2."""


hex_at = lru_cache(maxsize=50_000)(Hex)
"""The hex of so many steps toward 6 and toward 2; the same object every time, which is quicker than a new one."""
ORIGIN = Hex(0, 0)
STEPS: tuple[Hex, ...] = (ORIGIN, Hex(1, 1), Hex(0, 1), Hex(-1, 0), Hex(-1, -1), Hex(0, -1), Hex(1, 0))
"""One step by direction; staying where one is stands first. Clauses: kaisen.plot.coordinates."""
BESIDE = frozenset(STEPS[1:])
"""The ways to the six adjacent hexes."""

Pose: TypeAlias = tuple[Hex, Direction]
"""Where a ship lies and where its bow points."""


class Arc(Enum):
    """船首方向・舷側方向・船尾方向: the three parts of the sea around a ship. Clauses: kaisen.arc.three."""

    BOW = "bow"
    BROADSIDE = "broadside"
    STERN = "stern"


BOW, BROADSIDE, STERN = Arc


class ArcShape(NamedTuple):
    """How wide the bow and stern arcs are; what is left between them is broadside. Clauses: kaisen.arc.figure."""

    bow: int
    """Degrees to either side of the bow: 30, 60 or 90."""
    stern: int
    """Degrees to either side of the stern: 30, 60 or 90."""


ARC_SHAPES: dict[str, ArcShape] = {
    "1-4-1": ArcShape(30, 30),
    "3-0-3": ArcShape(90, 90),
    "1-2-3": ArcShape(30, 90),
    "3-2-1": ArcShape(60, 30),
}
"""By the number of neighbours that lie in the bow, broadside and stern arcs."""
SHAPE_141 = ARC_SHAPES["1-4-1"]

_SLOPE = {30: 3, 60: 1, 90: 0}
"""Of a sector's edge: there `along` is so many times `across`."""


# ---- the printed form ----------------------------------------------------------------------------------------------

_PRINTED = re.compile(r"(-?\d\d)(-?\d\d)|([+-]\d{2,4})([+-]\d{2,4})")


@lru_cache(maxsize=20_000)
def format_hex(place: tuple[int, int]) -> str:
    """A position as printed: `0203`; beyond the print a minus before its own two digits, `-0103`, `02-03`; farther out
    both with signs, `+100-05`. Clauses: kaisen.plot.coordinates."""
    nw, east = place
    if -100 < nw < 100 and -100 < east < 100:
        return f"{'-' if nw < 0 else ''}{abs(nw):02}{'-' if east < 0 else ''}{abs(east):02}"
    return f"{nw:+03}{east:+03}"


def parse_hex(text: str) -> Hex | None:
    """Reads what `format_hex` writes; None for anything else. Only ASCII digits and signs are read."""
    found = _PRINTED.fullmatch(text) if text.isascii() else None
    if found is None:
        return None
    nw, east = found.group(1, 2) if found.group(1) else found.group(3, 4)
    return Hex(int(nw), int(east))


# ---- directions ----------------------------------------------------------------------------------------------------


def turned(facing: Direction, steps: int) -> Direction:
    """The direction so many times 60 degrees to the right, or to the left if negative.

    Clauses: kaisen.compass.clockwise, kaisen.plot.symbol-r, kaisen.plot.symbol-l.
    """
    return (facing - 1 + steps) % 6 + 1


def opposite(facing: Direction) -> Direction:
    """The direction behind."""
    return (facing + 2) % 6 + 1


_TURNED = ((1, 0, 0, 1), (1, -1, 1, 0), (0, -1, 1, -1), (-1, 0, 0, -1), (-1, 1, -1, 0), (0, 1, -1, 1))
"""What a way becomes that is turned so many times to the right: its steps to 6 and to 2, each from both."""


@lru_cache(maxsize=10_000)
def rotated(way: Hex, steps: int) -> Hex:
    """A way turned to the right by so many times 60 degrees. Clauses: kaisen.compass.clockwise."""
    a, b, c, d = _TURNED[steps % 6]
    nw, east = way
    return Hex(a * nw + b * east, c * nw + d * east)


# ---- places --------------------------------------------------------------------------------------------------------


def ahead(place: Hex, facing: Direction, steps: int = 1) -> Hex:
    """The place so many steps in a direction; against it if negative. Clauses: kaisen.scale.cs-hex."""
    step = STEPS[facing]
    return Hex(place[0] + steps * step[0], place[1] + steps * step[1])


def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six adjacent hexes, by direction from 1."""
    return tuple(ahead(place, facing) for facing in DIRECTIONS)


def is_between(low: Hex, high: Hex, place: Hex) -> bool:
    """Whether a place is on the map that has these corners."""
    return low[0] <= place[0] <= high[0] and low[1] <= place[1] <= high[1]


def offset(start: Hex, end: Hex) -> Hex:
    """The way from one place to another."""
    return hex_at(end[0] - start[0], end[1] - start[1])


def length(way: Hex) -> int:
    """How many steps a way is at least.

    The two directions of the print stand 120 degrees apart, so steps of equal sign go together in one.
    """
    nw, east = way
    return max(abs(nw), abs(east), abs(nw - east))


def distance(start: Hex, end: Hex) -> int:
    """Hexes from one place to another, the last one counted: adjacent is 1, the same hex 0.

    Clauses: kaisen.scale.cs-hex.
    """
    return length(offset(start, end))


def within(centre: Hex, radius: int) -> Iterator[Hex]:
    """Every hex not farther away than `radius`, the centre too, row by row from the south."""
    for nw in range(-radius, radius + 1):
        for east in range(max(-radius, nw - radius), min(radius, nw + radius) + 1):
            yield Hex(centre[0] + nw, centre[1] + east)


def along(first: Hex, second: Hex) -> int:
    """Twice the product of two ways' lengths and the cosine between them: how far one goes along the other."""
    return 2 * (first[0] * second[0] + first[1] * second[1]) - first[0] * second[1] - first[1] * second[0]


def across(first: Hex, second: Hex) -> int:
    """The product of two ways' lengths and the sine between them, by root three halves: how far the second leads to the
    left of the first; to the right if negative."""
    return first[1] * second[0] - first[0] * second[1]


def bearing(start: Hex, end: Hex) -> tuple[Direction, Direction] | None:
    """The direction in which a place lies, twice; or the two it lies between, clockwise. None for one's own hex."""
    way = offset(start, end)
    if way == ORIGIN:
        return None
    for facing in DIRECTIONS:
        side = across(STEPS[facing], way)
        if side == 0 and along(STEPS[facing], way) > 0:
            return facing, facing
        if side < 0 < across(STEPS[turned(facing, 1)], way):
            return facing, turned(facing, 1)
    raise AssertionError("every way lies in one of six sectors")


# ---- arcs ----------------------------------------------------------------------------------------------------------


def arcs_of(facing: Direction, way: Hex, shape: ArcShape = SHAPE_141) -> tuple[Arc, ...]:
    """In which arc of a ship that faces so the end of a way lies; in two, broadside first, where it lies on the edge
    between them. Empty for the ship's own hex.

    An edge that runs through the middle of the six neighbours (60 degrees) belongs to the arc that it bounds.
    Clauses: kaisen.arc.three, kaisen.arc.figure.
    """
    if way == ORIGIN:
        return ()
    forward = along(STEPS[facing], way)
    aside = abs(across(STEPS[facing], way))
    for arc, half, inward in ((BOW, shape.bow, forward), (STERN, shape.stern, -forward)):
        inside = inward - _SLOPE[half] * aside
        if inside > 0 or (inside == 0 and half == 60):
            return (arc,)
        if inside == 0:
            return (BROADSIDE, arc)
    return (BROADSIDE,)


def arc_of(facing: Direction, way: Hex, shape: ArcShape = SHAPE_141) -> Arc | None:
    """The arc in which the end of a way lies, an edge counted as broadside; None for the ship's own hex.

    Clauses: kaisen.arc.three, kaisen.arc.figure.
    """
    found = arcs_of(facing, way, shape)
    return found[0] if found else None


# ---- the wind ------------------------------------------------------------------------------------------------------


def windward(place: Hex, wind: Direction) -> int:
    """How far a place lies to windward, in half steps toward where the wind comes from: the larger, the nearer to it.

    Clauses: kaisen.order.windward.
    """
    return along(STEPS[wind], place)
