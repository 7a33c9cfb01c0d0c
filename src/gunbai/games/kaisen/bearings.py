"""How two ships lie to each other: range, arcs, and whether a shot can be seen along its line."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.geometry import (
    BROADSIDE,
    ORIGIN,
    STEPS,
    STERN,
    Arc,
    ArcShape,
    Direction,
    Hex,
    across,
    along,
    arcs_of,
    length,
    offset,
    opposite,
)
from gunbai.games.kaisen.sight import sight_line

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

EDGE = cites("kaisen.gun.los-edge")
SHIP = cites("kaisen.gun.los-ship")
OBSTACLE = cites("kaisen.gun.los-obstacle")

Refusal = tuple[str, tuple[str, ...]]
"""Why something may not be done: the key of its words, and the clauses."""


class Bearing(NamedTuple):
    """How a ship lies to another one, seen from the first."""

    range: int
    """CS; 0 in one hex."""
    arc: Arc | None
    """In which of the first one's arcs the other lies; None where in none. Clauses: kaisen.arc.three."""
    behind: bool
    """The first one lies in the other's stern direction. Clauses: kaisen.behind.hit."""
    ahead: bool
    """The other lies in the hex right before the bow. Clauses: kaisen.bow.adjacent-front."""

    @property
    def astern(self) -> bool:
        """The other lies in the first one's stern direction. Clauses: kaisen.behind.astern-penalty."""
        return self.arc is STERN


def bearing(sea: Sea, ship: Ship, foe: Ship) -> Bearing:
    """How a ship lies to another one."""
    rules = sea.rules
    way = offset(ship.at, foe.at)
    found = _bearing(
        way, ship.facing, foe.facing, sea.prepared.shape, rules.arcs_boundary == "axis", rules.behind_position == "axis"
    )
    if not found.range:
        return found if rules.samehex_arc == "broadside" else found._replace(arc=None)
    return found._replace(range=found.range + 1) if rules.range_count == "both" else found


@lru_cache(maxsize=20_000)
def _bearing(
    way: Hex, facing: Direction, foe_facing: Direction, shape: ArcShape, edge_axis: bool, behind_axis: bool
) -> Bearing:
    """Rulings: kaisen.arcs.shape, kaisen.arcs.boundary, kaisen.behind.position, kaisen.samehex.arc."""
    if way == ORIGIN:
        return Bearing(0, BROADSIDE, False, False)
    arcs = arcs_of(facing, way, shape)
    back = Hex(-way[0], -way[1])
    seen = arcs_of(foe_facing, back, shape)
    behind = seen[-1 if edge_axis else 0] is STERN
    if behind_axis:
        axis = STEPS[opposite(foe_facing)]
        behind = across(axis, back) == 0 and along(axis, back) > 0
    return Bearing(length(way), arcs[-1 if edge_axis else 0], behind, way == STEPS[facing])


def sight(sea: Sea, start: Hex, end: Hex) -> Refusal | None:
    """Why no shot carries from one hex to another; None if one does.

    Clauses: kaisen.gun.los-ship, kaisen.gun.los-obstacle, kaisen.gun.los-edge.
    Rulings: kaisen.los.line, kaisen.los.edge.
    """
    line = sight_line(start, end)
    ships = [one.at for one in sea.ships if one.gone is None]
    blind = sea.chart.blind
    if line.sides:
        if sea.rules.los_edge == "barred":
            return "los-edge", EDGE
        if any(place in ships or place in blind for pair in line.sides for place in pair):
            return "los-edge", EDGE
    for place in line.crossed:
        if place in ships:
            return "los-ship", SHIP
        if place in blind:
            return "los-obstacle", OBSTACLE
    return None
