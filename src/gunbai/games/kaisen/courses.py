"""What a ship can reach from where it lies, by nothing but what everybody sees of the battle."""

from __future__ import annotations

from functools import partial

import msgspec

from gunbai.games.kaisen.geometry import is_between
from gunbai.games.kaisen.reach import Means, Search, Waters
from gunbai.games.kaisen.values import Hold
from gunbai.games.kaisen.view import SeaView, ShipView


def waters_around(board: SeaView, ship: ShipView) -> Waters:
    """What lies in a ship's way: land, the map's edge, and ships that surely stay where they are.

    Clauses: kaisen.move.stationary-stop, kaisen.exit.adjacent-only.
    """
    still = tuple(
        other.at for other in board.ships
        if other.id != ship.id and other.at is not None and (not other.able or other.hold in (Hold.STAY, Hold.TURN))
    )  # fmt: skip
    low, high = board.low, board.high
    inside = None if low is None or high is None or board.edge == "open" else partial(is_between, low, high)
    return Waters(
        closed=(*board.islands, *board.shoals),
        stops=still,
        inside=inside,
        shut=board.edge == "stop",
        leash=1 if ship.hold is Hold.NEAR else None,
    )


def reach_of(board: SeaView, ship: ShipView, power: int | None = None) -> Search:
    """The search through all that a ship can do in this round.

    Args:
        ship: one that is on the map.
        power: its movement power; what it has rolled, if left out.
    """
    assert ship.at is not None
    assert ship.means is not None
    means = ship.means if power is None else msgspec.structs.replace(ship.means, power=power)
    if not ship.able or ship.hold is Hold.STAY:
        means = Means(0, 0, 0, None, (0,) * 6)
    elif ship.hold is Hold.TURN:
        return Search((ship.at, ship.facing), means, Waters(leash=0))
    return Search((ship.at, ship.facing), means, waters_around(board, ship))
