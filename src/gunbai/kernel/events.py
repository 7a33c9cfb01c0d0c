"""Events: what happened, as typed values that cite the clauses which decided it."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeAlias

import msgspec

from gunbai.errors import GameLoops

Plain: TypeAlias = str | int | bool | tuple[str, ...]
"""A value as it is written in a scenario."""


def plain(value: Any, otherwise: str) -> Plain:
    """A value that somebody gave as JSON; nothing is an empty text.

    Args:
        otherwise: stands for whatever is no plain value.
    """
    if value is None:
        return ""
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, (list, tuple)) and all(isinstance(item, (str, int)) for item in value):
        return tuple(map(str, value))
    return otherwise


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """One thing that happened. Each type has a tag of its own, which is its message key: `event-TAG`.

    Every event of a game has a field `clauses`: the ids that decided it.
    """

    unsaid: ClassVar[tuple[str, ...]] = ()
    """Fields that its words may leave out: they tell a reader nothing."""


class Ruled(Event, frozen=True, tag="ruled"):
    """The game master overruled."""

    rule: str
    target: str
    value: Plain
    reason: str
    clauses: tuple[str, ...] = ()


class Interjected(Event, frozen=True, tag="interjected"):
    """A seat spoke up unasked."""

    seat: str
    what: str
    clauses: tuple[str, ...] = ()


class Left(Event, frozen=True, tag="left"):
    """A seat left the battle."""

    seat: str
    clauses: tuple[str, ...] = ()


EVENTS_BETWEEN_QUESTIONS = 10_000
"""More events than this without a question means that a game loops."""


class EventLog:
    """The events of a battle in order, each with who may see it. Rules tell; the battle reads."""

    __slots__ = ("_bound", "_game", "_seen", "events", "private", "progress")

    def __init__(self, game: str) -> None:
        self._game = game
        self.events: list[Event] = []
        self.private: dict[int, tuple[str, ...]] = {}
        """Position of an event that not everybody sees → the seats that do."""
        self.progress: Callable[[], int] = int
        """How many inputs the battle has been given; what moves on is no loop."""
        self._seen = -1
        self._bound = EVENTS_BETWEEN_QUESTIONS

    def tell(self, event: Event) -> None:
        """Something happened that everybody sees.

        Raises:
            GameLoops: more events without a question than any game needs.
        """
        events = self.events
        if len(events) >= self._bound:
            self._look_for_loop(event)
        events.append(event)

    def _look_for_loop(self, event: Event) -> None:
        """Looks once in so many events whether the battle has been given an input since the last look."""
        inputs = self.progress()
        if inputs == self._seen:
            raise GameLoops(self._game, EVENTS_BETWEEN_QUESTIONS, type(event).__name__)
        self._seen = inputs
        self._bound = len(self.events) + EVENTS_BETWEEN_QUESTIONS

    def whisper(self, seats: tuple[str, ...], event: Event) -> None:
        """Something happened that only these seats see."""
        self.private[len(self.events)] = seats
        self.tell(event)

    def mark(self) -> int:
        """Where the log stands now: for rules to which it matters what happens from here on."""
        return len(self.events)

    def since(self, mark: int) -> tuple[Event, ...]:
        """What has happened since a mark."""
        return tuple(self.events[mark:])

    def seen_by(self, seat: str) -> tuple[Event, ...]:
        """What this seat may see, in order."""
        if not self.private:
            return tuple(self.events)
        private = self.private
        return tuple(
            event for position, event in enumerate(self.events) if position not in private or seat in private[position]
        )


class QuietLog(EventLog):
    """The log of a battle to which nobody listens: it keeps nothing, and only watches for loops.

    Where a rule asks what happened since a mark, it keeps what comes from there on: nothing is decided otherwise.
    """

    __slots__ = ()

    @staticmethod
    def hush(log: EventLog) -> None:
        """Makes a log that is still empty a quiet one; one that is not made so pays nothing for it."""
        log.__class__ = QuietLog

    def tell(self, event: Event) -> None:
        """Something happened, and is not kept.

        Raises:
            GameLoops: more events without a question than any game needs.
        """
        self._bound -= 1
        if self._bound < 0:
            self._look_for_loop(event)

    def whisper(self, seats: tuple[str, ...], event: Event) -> None:
        """Something happened that few would see, and is not kept."""
        self.tell(event)

    def mark(self) -> int:
        """Where the log stands now; from here on it is kept."""
        self.__class__ = EventLog  # type: ignore[assignment]
        self._bound = EVENTS_BETWEEN_QUESTIONS
        return 0


def digest_of(events: Iterable[Event], result: msgspec.Struct | None) -> str:
    """SHA-256 over the JSON of events, a line each, and of how the battle ended."""
    encode = msgspec.json.Encoder().encode
    whole = hashlib.sha256()
    for event in events:
        whole.update(encode(event))
        whole.update(b"\n")
    whole.update(encode(result))
    return whole.hexdigest()
