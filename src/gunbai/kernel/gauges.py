"""What whoever watches many battles reads off each of them: what is left to combatants, and how far it has come."""

from __future__ import annotations

from typing import Any

import msgspec


class Gauge(msgspec.Struct, frozen=True, gc=False):
    """How much a combatant has of something that battles are decided by."""

    who: str
    """Id of the combatant."""
    what: str
    """Message key of its word: `field-strength`."""
    value: int


def no_gauges(_state: Any) -> tuple[Gauge, ...]:
    """Nothing to read, for games that name no resources."""
    return ()


def no_rounds(_state: Any) -> int:
    """Always 0, for games that are not played in rounds."""
    return 0
