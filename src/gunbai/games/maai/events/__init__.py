"""What happens in 間合, as typed values. The tag is the message key: `event-TAG`."""

from __future__ import annotations

from gunbai.games.maai.events import attacks, bearing, condition, course, distance, field, manoeuvres, spells
from gunbai.kernel.events import Event

EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for chapter in (course, field, distance, attacks, bearing, condition, manoeuvres, spells)
    for kind in vars(chapter).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
"""All of them."""
