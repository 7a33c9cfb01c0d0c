"""The log and the talk in words: every line with its values and with the texts of its clauses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from gunbai.games import find_game
from gunbai.kernel.events import Event
from gunbai.kernel.library import Library
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.words import Wording, kebab
from gunbai.table.values import Said


class Cited(msgspec.Struct, frozen=True):
    """A clause or a ruling, with what it says."""

    id: str
    says: str


class Line(msgspec.Struct, frozen=True):
    """A line of the log, and what unfolds under it."""

    place: int
    words: str
    values: tuple[tuple[str, str], ...]
    cited: tuple[Cited, ...]


def lines_of(events: Sequence[Event], start: int, words: Wording, library: Library) -> list[Line]:
    """The log, each line with its values and with the texts of its clauses."""
    return [_line(place, event, words, library) for place, event in enumerate(events, start)]


def _line(place: int, event: Event, words: Wording, library: Library) -> Line:
    values = tuple(
        (_detail(name, words), _plain(getattr(event, name), words))
        for name in event.__struct_fields__
        if name != "clauses" and getattr(event, name) not in (None, (), "")
    )
    return Line(place, words.event(event), values, cited_in(words.language, library, getattr(event, "clauses", ())))


def _detail(name: str, words: Wording) -> str:
    """What a value of an event is called: message `detail-NAME`, or else the name itself."""
    key = f"detail-{kebab(name)}"
    return words.say(key) if words.has(key) else name.replace("_", " ")


def cited_in(language: str, library: Library, ids: Iterable[str]) -> tuple[Cited, ...]:
    """What is cited, with what it says in a language; what the game does not have is left out."""
    clauses, rulings = library.clauses_in(language), library.rulings_in(language)
    cited = []
    for id in ids:
        if id in clauses:
            cited.append(Cited(id, clauses[id].says))
        elif id in rulings:
            cited.append(Cited(id, rulings[id].why))
    return tuple(cited)


def _plain(value: object, words: Wording) -> str:
    if isinstance(value, tuple) and value and all(isinstance(one, int) for one in value):
        return " ".join(map(str, value))
    return words.value(value)


def library_of(scenario: Scenario) -> Library:
    """The data of a scenario's game."""
    return find_game(scenario.game.id)


def said_lines(talk: Sequence[Said], words: Wording) -> list[tuple[str, str, bool]]:
    """Who said what, and whether it was whispered."""
    return [
        (words.say("table-gm") if said.role == "gm" else words.name(said.seat), said.text, bool(said.to))
        for said in talk
    ]
