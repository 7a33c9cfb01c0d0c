"""Whether all that comes up in a game can be said, in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from gunbai.errors import ContentError, GunbaiError
from gunbai.kernel.battle import Battle
from gunbai.kernel.events import Event
from gunbai.kernel.library import Library
from gunbai.kernel.messages import MissingMessage
from gunbai.kernel.requests import Option
from gunbai.kernel.words import LANGUAGES, Wording
from gunbai.testing.conformance_report import broken

SHAPES = 1000
"""So many different events of one type are said at most: one that holds free words is never the same twice."""


class Sayings:
    """Says what comes up; what was said once is not said again."""

    def __init__(self, library: Library, languages: Sequence[str] = LANGUAGES) -> None:
        self._library, self._languages = library, languages
        self._said: set[object] = set()
        self._count: Counter[str] = Counter()
        """How many events of each type have been said."""
        self._wordings: dict[str, tuple[Wording, ...]] = {}

    def question(self, battle: Battle, options: Iterable[Option]) -> None:
        """Questions that stand, and options that came up for the first time."""
        for one in battle.waiting:
            self._once(battle, f"ask {one.kind}", lambda wording, one=one: wording.ask(one.kind, one.seat, one.about))  # type: ignore[misc]
        for option in options:
            self._all(battle, f"option {option.id}", lambda wording, option=option: wording.option(option))  # type: ignore[misc]

    def battle(self, battle: Battle, errors: Iterable[GunbaiError]) -> None:
        """The events, the result and the refusals of a battle."""
        for event in battle.state.log.events:
            tag, shape = type(event).__name__, _shape(event)
            if shape not in self._said and self._count[tag] < SHAPES:
                self._count[tag] += 1
                self._once(battle, shape, lambda wording, event=event: wording.event(event))  # type: ignore[misc]
        if battle.result is not None:
            why = f"result-{battle.result.why}"
            self._once(battle, why, lambda wording: wording.say(why))
        for error in errors:
            key = (error.code, getattr(error, "reason", ""))
            self._once(battle, key, lambda wording, error=error: wording.error(error))  # type: ignore[misc]

    def _once(self, battle: Battle, key: object, say: Callable[[Wording], str]) -> None:
        if key not in self._said:
            self._said.add(key)
            self._all(battle, str(key), say)

    def _all(self, battle: Battle, what: str, say: Callable[[Wording], str]) -> None:
        for wording in self._of(battle):
            try:
                text = say(wording)
            except MissingMessage as error:
                broken("words", f"{what}: {error}")
            if not text.strip():
                broken("words", f"{what} is said with nothing in {wording.language}")

    def _of(self, battle: Battle) -> tuple[Wording, ...]:
        scenario = battle.scenario
        if scenario.name not in self._wordings:
            names = self._library.game.names(scenario.body)
            try:
                made = tuple(Wording(language, self._library.texts(language), names) for language in self._languages)
            except ContentError as error:
                broken("words", str(error))
            self._wordings[scenario.name] = made
        return self._wordings[scenario.name]


def _shape(event: Event) -> tuple[object, ...]:
    """What decides which words an event takes: its type, and every value that is chosen among a few."""
    values = (getattr(event, name) for name in event.__struct_fields__ if name != "clauses")
    return (type(event).__name__, *(value if _chosen(value) else _size(value) for value in values))


def _chosen(value: object) -> bool:
    return isinstance(value, (str, bool)) or type(value).__module__ != "builtins"


def _size(value: object) -> object:
    """Numbers by whether they are one, rows by their members."""
    if isinstance(value, int):
        return min(max(value, -1), 2)
    return repr(value) if not isinstance(value, (tuple, list)) or any(map(_chosen, value)) else min(len(value), 2)
