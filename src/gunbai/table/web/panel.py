"""What a page shows of a table, put in words: nothing in it knows HTTP, and nothing a seat may not see."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gunbai.bots import player_names
from gunbai.games import find_game
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.library import Library
from gunbai.kernel.pictures import Picture, Wishes, find_picture
from gunbai.kernel.requests import Option
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.views import View
from gunbai.kernel.words import Wording
from gunbai.table.service import TableView
from gunbai.table.values import Said
from gunbai.table.web.speech import name_in

FEW = 12
"""So many options are shown at once; the rest unfolds, by what they cost."""


class Choice(msgspec.Struct, frozen=True):
    """An option as it is shown."""

    id: str
    words: str
    cost: int
    clauses: tuple[str, ...]
    odds: str


class Question(msgspec.Struct, frozen=True):
    """Something that this seat is asked."""

    kind: str
    about: str
    words: str
    choices: tuple[Choice, ...]
    more: tuple[tuple[int, tuple[Choice, ...]], ...]
    """The rest of them, by cost."""
    open: bool
    """More may be declared than is listed."""


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


class Place(msgspec.Struct, frozen=True):
    """A seat at the table."""

    id: str
    name: str
    person: str
    computer: str
    waiting: bool


class Panel(msgspec.Struct, frozen=True):
    """A table as one link sees it."""

    title: str
    notes: str
    own: str
    """Name of the seat; empty for the game master and spectators."""
    board: str
    """SVG; empty where the game has no picture."""
    facts: tuple[tuple[str, str], ...]
    """Values, where there is no picture."""
    status: str
    questions: tuple[Question, ...]
    unasked: tuple[Choice, ...]
    roll: str
    """Which dice a person is to throw."""
    places: tuple[Place, ...]
    computers: tuple[str, ...]
    request: str
    """What somebody wants to take back, in words."""
    alone: bool
    """Everybody else is a computer."""
    mine: bool
    """Something is waited for from this seat."""
    over: bool


def panel_of(seen: TableView, scenario: Scenario, words: Wording) -> Panel:
    """What a page shows."""
    view = seen.view
    head = scenario.head
    waiting = {one.seat for one in view.waiting if not one.answered}
    picture = _picture(scenario.game)
    board = "" if picture is None else picture.draw(view, words, Wishes(title=" "))
    own = seen.who.seat
    rolls = [one for one in view.waiting if one.kind.startswith("roll-")]
    roll = ""
    if rolls and (seen.who.role == "gm" or own == rolls[0].seat):
        roll = words.ask(rolls[0].kind)
    return Panel(
        title=name_in(words.language, head.name),
        notes=name_in(words.language, head.notes),
        own=words.name(own) if own else "",
        board=board,
        facts=() if board else _facts(view, words),
        status=_status(view, seen, words),
        questions=tuple(_question(ask.kind, ask.about, ask.options, ask.open, own, words) for ask in view.asks),
        unasked=tuple(_choice(option, words) for option in view.interjections),
        roll=roll,
        places=tuple(
            Place(one.seat, words.name(one.seat), one.person, one.computer, one.seat in waiting) for one in seen.seats
        ),
        computers=player_names(scenario.game),
        request="" if seen.request is None else words.say("table-request", seat=seen.request.seat),
        alone=seen.who.role == "seat" and all(one.computer for one in seen.seats if one.seat != own),
        mine=bool(view.asks) or bool(roll),
        over=view.result is not None,
    )


def _picture(game: Game) -> Picture | None:
    return find_picture(game)


def _question(kind: str, about: str, options: Sequence[Option], is_open: bool, seat: str, words: Wording) -> Question:
    choices = tuple(_choice(option, words) for option in options)
    few = len(choices) if len(choices) <= FEW + 4 else FEW
    costs = sorted({choice.cost for choice in choices[few:]})
    more = tuple((cost, tuple(choice for choice in choices[few:] if choice.cost == cost)) for cost in costs)
    return Question(kind, about, words.ask(kind, seat, about), choices[:few], more, is_open)


def _choice(option: Option, words: Wording) -> Choice:
    odds = "" if option.odds is None else words.say("table-odds", part=option.odds[0], whole=option.odds[1])
    return Choice(option.id, words.option(option), option.cost, option.clauses, odds)


def _status(view: View, seen: TableView, words: Wording) -> str:
    if view.result is not None:
        winners = tuple(view.result.winners)
        why = words.say(f"result-{view.result.why}")
        return words.say("table-over", winners=winners, why=why)
    if seen.paused:
        return words.say("table-paused")
    waiting = tuple(dict.fromkeys(one.seat for one in view.waiting if not one.answered))
    return words.say("table-waits", seats=waiting)


def _facts(view: View, words: Wording) -> tuple[tuple[str, str], ...]:
    values = msgspec.to_builtins(view.board)
    rows = values.items() if isinstance(values, dict) else [("", values)]
    return tuple(
        (words.word("field", str(key)), words.value(value) if isinstance(value, str) else str(value))
        for key, value in rows
    )


def lines_of(events: Sequence[Event], start: int, words: Wording, library: Library) -> list[Line]:
    """The log, each line with its values and with the texts of its clauses."""
    return [_line(place, event, words, library) for place, event in enumerate(events, start)]


def _line(place: int, event: Event, words: Wording, library: Library) -> Line:
    values = tuple(
        (name.replace("_", " "), _plain(getattr(event, name), words))
        for name in event.__struct_fields__
        if name != "clauses" and getattr(event, name) not in (None, (), "")
    )
    cited = []
    for id in getattr(event, "clauses", ()):
        if id in library.clauses:
            cited.append(Cited(id, library.clauses[id].says))
        elif id in library.rulings:
            cited.append(Cited(id, library.rulings[id].why))
    return Line(place, words.event(event), values, tuple(cited))


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
