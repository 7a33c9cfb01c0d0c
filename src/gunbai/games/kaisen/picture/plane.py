"""Where hexes lie on the drawing, in whole units: a hex is 52 wide and 60 high."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from gunbai.games.kaisen.geometry import Direction, Hex, within
from gunbai.games.kaisen.view import SeaView

HALF = 26
"""Half the width of a hex."""
ROW = 45
"""From one row to the next."""
TOP = 30
"""From a hex's middle to its upper corner."""
SIDE = 15
"""Half of an upright side."""
MARGIN = 34

ANGLES: tuple[int, ...] = (0, 300, 0, 60, 120, 180, 240)
"""How far a bow that is drawn to the east is turned, by facing."""
CORNERS = f"0,-{TOP} {HALF},-{SIDE} {HALF},{SIDE} 0,{TOP} -{HALF},{SIDE} -{HALF},-{SIDE}"

AROUND = 2
"""A sea without edges is drawn so far beyond whatever lies on it."""
MOST = 2500
"""So many hexes are drawn at most; of a larger map only what lies near to anything."""
NEAR = 4


class Point(NamedTuple):
    """A point of the drawing."""

    x: int
    y: int


def middle(place: Hex) -> Point:
    """The middle of a hex: east to the right, north up."""
    return Point(HALF * (2 * place[1] - place[0]), -ROW * place[0])


def toward(start: Point, facing: Direction, far: int) -> Point:
    """A point about so many units off in a direction."""
    x, y = ((0, 0), (1, -2), (2, 0), (1, 2), (-1, 2), (-2, 0), (-1, -2))[facing]
    # Half of the way east is the same as the way up, by the root of three: 0.87 is 13 of 15.
    return Point(start.x + x * far // 2, start.y + y * far * 13 // 30)


def hexes_of(board: SeaView, shown: Iterable[Hex] = ()) -> tuple[Hex, ...]:
    """The hexes that are drawn: the map if it has edges, else the sea around whatever lies on it.

    Args:
        shown: further hexes that must be seen.
    """
    things = [*_things(board), *shown]
    if board.low is not None and board.high is not None:
        rows = range(board.low[0], board.high[0] + 1)
        columns = range(board.low[1], board.high[1] + 1)
        places = [Hex(nw, east) for nw in rows for east in columns] if len(rows) * len(columns) <= MOST else []
    else:
        places = _around(things)
    if not places:
        places = [near for thing in things for near in within(thing, NEAR)]
    return tuple(sorted({*places, *things}))


def _things(board: SeaView) -> list[Hex]:
    ships = [ship.at for ship in board.ships if ship.at is not None]
    tracks = [place for ship in board.ships for place, _ in ship.track]
    return [*ships, *tracks, *board.islands, *board.shoals, *board.fog]


def _around(things: list[Hex]) -> list[Hex]:
    """An upright piece of the sea with everything in it; nothing if it is too large."""
    points = [middle(thing) for thing in things]
    left, right = min(point.x for point in points), max(point.x for point in points)
    low, high = min(thing[0] for thing in things), max(thing[0] for thing in things)
    reach = 2 * HALF * AROUND
    rows = range(low - AROUND, high + AROUND + 1)
    if len(rows) * ((right - left + 2 * reach) // (2 * HALF) + 1) > MOST:
        return []
    return [
        Hex(nw, east)
        for nw in rows
        for east in range((left - reach + HALF * nw) // (2 * HALF), (right + reach + HALF * nw) // (2 * HALF) + 1)
        if left - reach <= middle(Hex(nw, east)).x <= right + reach
    ]
