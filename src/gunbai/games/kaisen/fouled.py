"""衝突状態: who is fouled with whom."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.events.fouling import Cleared, Fouled, How
from gunbai.games.kaisen.harm import unlock

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

_HOW = {
    How.COLLISION: cites("kaisen.foul.same-hex", "kaisen.foul.all"),
    How.CONTEST: cites("kaisen.foul.adjacent"),
    How.BOTH: cites("kaisen.foul.adjacent-both"),
    How.SWAP: cites("kaisen.foul.same-hex"),
    How.RULED: cites("kaisen.exit.adjacent-several"),
}
_ALLIES = cites("kaisen.foul.allies")
_AGAIN = cites("kaisen.exit.partial-refoul")
_CLEARED = cites("kaisen.exit.partial")


def foul(sea: Sea, one: Ship, other: Ship, how: How) -> None:
    """Two ships become fouled in this round."""
    one.fouled[other.id] = other.fouled[one.id] = sea.round
    cited = _HOW[how] + (_ALLIES if one.side == other.side else ())
    cited += _AGAIN if (one.id, other.id) in sea.cleared else ()
    sea.log.tell(Fouled(one.id, other.id, how, cited))


def clear(sea: Sea, one: Ship, other: Ship, clauses: tuple[str, ...]) -> None:
    """Two ships are free of each other. Clauses: kaisen.exit.partial."""
    del one.fouled[other.id], other.fouled[one.id]
    unlock(one, other.id)
    unlock(other, one.id)
    sea.cleared[one.id, other.id] = sea.cleared[other.id, one.id] = True
    sea.log.tell(Cleared(one.id, other.id, clauses + _CLEARED))


def knots(ships: Iterable[Ship]) -> list[list[Ship]]:
    """Ships that hang together by being fouled, directly or by others; a ship that is fouled with nobody by itself."""
    found: list[list[Ship]] = []
    for ship in ships:
        joined = [knot for knot in found if any(other.id in ship.fouled for other in knot)]
        found = [knot for knot in found if knot not in joined]
        found.append([*(other for knot in joined for other in knot), ship])
    return found


def is_fresh(sea: Sea, ship: Ship) -> bool:
    """Whether a ship has become fouled in this round, and was not before.

    Clauses: kaisen.foul.no-combat. Rulings: kaisen.foul.no_combat_scope.
    """
    fresh = [since == sea.round for since in ship.fouled.values()]
    return any(fresh) and (all(fresh) or sea.rules.foul_no_combat_scope == "all")
