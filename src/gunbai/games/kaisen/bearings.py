"""How two ships lie to each other: range, arcs, and whether a shot can be seen along its line."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import TYPE_CHECKING

import msgspec

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.geometry import (
    BROADSIDE,
    ORIGIN,
    STEPS,
    STERN,
    Arc,
    Direction,
    Hex,
    across,
    along,
    arcs_of,
    length,
    offset,
    opposite,
)
from gunbai.games.kaisen.sight import line_along

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

MOST_BEARINGS = 10_000
"""So many are kept at most: all within range are fewer."""

EDGE = cites("kaisen.gun.los-edge")
SHIP = cites("kaisen.gun.los-ship")
OBSTACLE = cites("kaisen.gun.los-obstacle")

Refusal = tuple[str, tuple[str, ...]]
"""Why something may not be done: the key of its words, and the clauses."""


class Bearing(msgspec.Struct, frozen=True, gc=False):
    """How a ship lies to another one, seen from the first."""

    range: int
    """CS; 0 in one hex."""
    arc: Arc | None
    """In which of the first one's arcs the other lies; None where in none. Clauses: kaisen.arc.three."""
    behind: bool
    """The first one lies in the other's stern direction. Clauses: kaisen.behind.hit."""
    ahead: bool
    """The other lies in the hex right before the bow. Clauses: kaisen.bow.adjacent-front."""
    astern: bool
    """The other lies in the first one's stern direction. Clauses: kaisen.behind.astern-penalty."""
    beside: bool
    """They lie in adjacent hexes, or in one."""
    unseen: Refusal | None
    """Why no shot carries from one to the other even where nothing stands between them; None if one does."""
    mark: int
    """A number that only bearings have in common that are the same: quicker to look up than they are."""


def nearest(ships: Iterable[Ship]) -> int:
    """How far apart the two ships are that are nearest to each other; a large number where there are no two."""
    least = 1 << 30
    for (nw, east), (other_nw, other_east) in combinations([ship.at for ship in ships], 2):
        north, right = other_nw - nw, other_east - east
        least = min(least, max(north, right, north - right, -north, -right, right - north))
    return least


def bearing(sea: Sea, ship: Ship, foe: Ship) -> Bearing:
    """How a ship lies to another one."""
    key = (foe.at[0] - ship.at[0], foe.at[1] - ship.at[1], ship.facing, foe.facing)
    known = sea.prepared.bearings
    found = known.get(key)
    if found is None:
        found = known.put(key, _bearing(sea, offset(ship.at, foe.at), ship.facing, foe.facing))
    return found


def _bearing(sea: Sea, way: Hex, facing: Direction, foe_facing: Direction) -> Bearing:
    """Rulings: kaisen.arcs.shape, kaisen.arcs.boundary, kaisen.behind.position, kaisen.samehex.arc."""
    rules, shape = sea.rules, sea.prepared.shape
    if way == ORIGIN:
        return _marked(0, BROADSIDE if rules.samehex_arc == "broadside" else None, False, False, True, None)
    edge = -1 if rules.arcs_boundary == "axis" else 0
    back = Hex(-way[0], -way[1])
    behind = arcs_of(foe_facing, back, shape)[edge] is STERN
    if rules.behind_position == "axis":
        axis = STEPS[opposite(foe_facing)]
        behind = across(axis, back) == 0 and along(axis, back) > 0
    far = length(way)
    range = far + (rules.range_count == "both")
    unseen = ("los-edge", EDGE) if rules.los_edge == "barred" and line_along(way).sides else None
    return _marked(range, arcs_of(facing, way, shape)[edge], behind, way == STEPS[facing], far == 1, unseen)


_ARCS = (None, *Arc)


def _marked(range: int, arc: Arc | None, behind: bool, ahead: bool, beside: bool, unseen: Refusal | None) -> Bearing:
    mark = ((range * len(_ARCS) + _ARCS.index(arc)) * 2 + behind) * 2 + ahead
    return Bearing(range, arc, behind, ahead, arc is STERN, beside, unseen, mark)


def sight(sea: Sea, start: Hex, end: Hex) -> Refusal | None:
    """Why no shot carries from one hex to another; None if one does.

    Clauses: kaisen.gun.los-ship, kaisen.gun.los-obstacle, kaisen.gun.los-edge.
    Rulings: kaisen.los.line, kaisen.los.edge.
    """
    line = line_along(offset(start, end))
    blind = sea.chart.blind
    ships = [one.at for one in sea.ships if one.gone is None and one.at not in (start, end)]
    if line.sides and sea.rules.los_edge == "barred":
        return "los-edge", EDGE
    if not ships and not blind:
        return None
    nw, east = start
    sides = [(nw + way[0], east + way[1]) for pair in line.sides for way in pair]
    if any(place in ships or place in blind for place in sides):
        return "los-edge", EDGE
    for way in line.crossed:
        place = (nw + way[0], east + way[1])
        if place in ships:
            return "los-ship", SHIP
        if place in blind:
            return "los-obstacle", OBSTACLE
    return None
