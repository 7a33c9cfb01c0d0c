"""What happens in 海戦, as typed values. The tag is the message key: `event-TAG`."""

from __future__ import annotations

from gunbai.games.kaisen.events import battle, fighting, fouling, movement, people
from gunbai.kernel.events import Event

EVENTS: tuple[type[Event], ...] = tuple(
    kind
    for chapter in (battle, movement, fouling, fighting, people)
    for kind in vars(chapter).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
"""All of them."""
