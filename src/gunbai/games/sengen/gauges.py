"""What fighters have left of what a danmaku battle is decided by, for whoever watches many battles."""

from __future__ import annotations

from gunbai.games.sengen.state import Fight
from gunbai.kernel.gauges import Gauge


def rounds(fight: Fight) -> int:
    """How many turns were begun."""
    return fight.turn


def gauges(fight: Fight) -> tuple[Gauge, ...]:
    """HP, DP and graze."""
    return tuple(
        Gauge(fighter.id, what, value)
        for fighter in fight.fighters
        for what, value in (("field-hp", fighter.hp), ("field-dp", fighter.dp), ("field-graze", fighter.graze))
    )
