"""What fighters have left of what a fight is decided by, for whoever watches many battles."""

from __future__ import annotations

from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.state import Fight
from gunbai.kernel.gauges import Gauge


def rounds(fight: Fight) -> int:
    """How many rounds (間合) were begun."""
    return fight.round


def gauges(fight: Fight) -> tuple[Gauge, ...]:
    """Strength, vitality, and guard where it is in play."""
    return tuple(Gauge(fighter.id, what, value) for fighter in fight.fighters for what, value in _left(fight, fighter))


def _left(fight: Fight, fighter: Fighter) -> tuple[tuple[str, int], ...]:
    left = (("field-strength", fighter.strength), ("field-vitality", fighter.vitality))
    return (*left, ("field-guard", fighter.guard)) if fight.modules.guard else left
