"""What ships have left of what a sea battle is decided by, for whoever watches many battles."""

from __future__ import annotations

from gunbai.games.kaisen.state import Sea
from gunbai.kernel.gauges import Gauge


def rounds(sea: Sea) -> int:
    """How many rounds were begun."""
    return sea.round


def gauges(sea: Sea) -> tuple[Gauge, ...]:
    """HP and soldiers."""
    return tuple(
        Gauge(ship.id, what, value)
        for ship in sea.ships
        for what, value in (("field-hp", ship.hp), ("target-soldiers", sum(ship.men)))
    )
