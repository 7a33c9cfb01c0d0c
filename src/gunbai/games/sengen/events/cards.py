"""Spell cards and graze."""

from __future__ import annotations

from gunbai.kernel.events import Event


class CardUsed(Event, frozen=True, gc=False, tag="card-used"):
    """A consumed card's own action; `gained` DP came back by it."""

    fighter: str
    card: str
    gained: int
    dp: int
    clauses: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = (CardUsed,)
