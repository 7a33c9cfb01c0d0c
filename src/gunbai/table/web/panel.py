"""What a page shows of a table, put in words: nothing in it knows HTTP, and nothing a seat may not see."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from gunbai.bots import player_names
from gunbai.games import find_game
from gunbai.kernel.chance_words import odds_lines, percent_of
from gunbai.kernel.chances import Odds
from gunbai.kernel.game import Game
from gunbai.kernel.inputs import Stops
from gunbai.kernel.panels import Composer, Look, Saying, find_panel
from gunbai.kernel.panels import Panel as PanelOfGame
from gunbai.kernel.pictures import Picture, Wishes, find_picture
from gunbai.kernel.requests import Option
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.views import AskView, View
from gunbai.kernel.windows import EVERY
from gunbai.kernel.words import Wording
from gunbai.table.service import TableView
from gunbai.table.web.speech import name_in

FEW = 12
"""So many options are shown at once; the rest unfolds, by what they cost."""


NO_MARKS: Mapping[str, tuple[str, ...]] = {}


class Choice(msgspec.Struct, frozen=True):
    """An option as it is shown."""

    id: str
    words: str
    cost: int
    clauses: tuple[str, ...]
    odds: str
    """Its chance in the reader's manner; empty where the game gives none."""
    odds_exactly: str
    """All that it may come to, a line a trial, and the chance as a fraction."""
    percent: int


class Question(msgspec.Struct, frozen=True):
    """Something that this seat is asked."""

    kind: str
    about: str
    words: str
    choices: tuple[Choice, ...]
    more: tuple[tuple[int, tuple[Choice, ...]], ...]
    """The rest of them, by cost."""
    chances: tuple[Choice, ...]
    """Those whose chance is known."""
    count: int
    """How many are listed."""
    composer: Composer | None
    """How an answer is put together by tapping."""


class Place(msgspec.Struct, frozen=True):
    """A seat at the table."""

    id: str
    name: str
    person: str
    computer: str
    waiting: bool
    sealed: bool
    """It has answered in secret."""
    here: bool
    """Somebody has the page open."""


class StopSet(msgspec.Struct, frozen=True):
    """A kind of window, and whether one is asked at it."""

    kind: str
    words: str
    set: str
    """`matters`, `always` or `never`."""


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
    sayings: tuple[Saying, ...]
    """What may be said unasked in words of one's own."""
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
    looks: tuple[Look, ...]
    """What may be marked on the board."""
    moves: bool
    """Something has moved that can be played back."""
    windows: tuple[StopSet, ...]
    rulings: tuple[str, ...]
    """Kinds of rulings that the game master may make."""


def panel_of(seen: TableView, scenario: Scenario, words: Wording, moves: bool) -> Panel:
    """What a page shows.

    Args:
        moves: something has moved that can be played back.
    """
    view = seen.view
    head = scenario.head
    waiting = {one.seat for one in view.waiting if not one.answered}
    sealed = {one.seat for one in view.waiting if one.answered} - waiting
    picture, panel = picture_of(scenario.game), panel_for(scenario.game)
    keys = scenario.game.word_keys
    board = "" if picture is None else drawn_in_page(picture, view, words)
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
        questions=asked_of(view, scenario.game, words),
        sayings=() if panel is None or not own or view.result is not None else panel.sayings(view, words),
        unasked=tuple(_choice(option, words) for option in view.interjections),
        roll=roll,
        places=tuple(
            Place(
                one.seat,
                words.name(one.seat),
                one.person,
                one.computer,
                one.seat in waiting,
                one.seat in sealed,
                one.seat in seen.here,
            )
            for one in seen.seats
        ),
        computers=player_names(scenario.game),
        request="" if seen.request is None else words.say("table-request", seat=seen.request.seat),
        alone=seen.who.role == "seat" and all(one.computer for one in seen.seats if one.seat != own),
        mine=bool(view.asks) or bool(roll),
        over=view.result is not None,
        looks=() if panel is None else panel.looks(view, words),
        moves=moves,
        windows=() if seen.stops is None else tuple(_stop(kind, seen.stops, words) for kind in keys.windows),
        rulings=rulings_of(scenario.game),
    )


def rulings_of(game: Game) -> tuple[str, ...]:
    """Kinds of rulings that the game master may make."""
    return tuple(dict.fromkeys(("set", *game.word_keys.words.get("rule", ()), "dice", "end")))


def asked_of(view: View, game: Game, words: Wording) -> tuple[Question, ...]:
    """What a seat is asked, as it is shown."""
    panel = panel_for(game)
    return tuple(
        _question(
            ask,
            view.seat,
            words,
            None if panel is None else panel.compose(view, ask, words),
        )
        for ask in view.asks
    )


def drawn_in_page(picture: Picture, view: View, words: Wording, marks: Mapping[str, tuple[str, ...]] = NO_MARKS) -> str:
    """A picture that stands in a page: its style sheet is for itself alone."""
    drawn = picture.draw(view, words, Wishes(marks=marks))
    return drawn.replace("<style>", "<style>.picture svg {", 1).replace("</style>", "}</style>", 1)


@lru_cache(maxsize=32)
def _found(game: str) -> tuple[Picture | None, PanelOfGame | None]:
    """What is installed does not change while the server runs."""
    found = find_game(game).game
    return find_picture(found), find_panel(found)


def picture_of(game: Game) -> Picture | None:
    """How a game is drawn."""
    return _found(game.id)[0]


def panel_for(game: Game) -> PanelOfGame | None:
    """How a game helps to declare."""
    return _found(game.id)[1]


def _stop(kind: str, stops: Stops, words: Wording) -> StopSet:
    if kind in stops.more or (EVERY in stops.more and kind not in stops.fewer):
        return StopSet(kind, words.ask(kind), "always")
    if kind in stops.fewer or EVERY in stops.fewer:
        return StopSet(kind, words.ask(kind), "never")
    return StopSet(kind, words.ask(kind), "matters")


def _question(ask: AskView, seat: str, words: Wording, composer: Composer | None) -> Question:
    choices = tuple(_choice(option, words, ask.odds.get(option.id)) for option in ask.options)
    chances = tuple(choice for choice in choices if choice.odds)
    if len(chances) > FEW + 4:
        chances = ()
    plain = tuple(choice for choice in choices if not chances or not choice.odds)
    few = len(plain) if len(plain) <= FEW + 4 else FEW
    costs = sorted({choice.cost for choice in plain[few:]})
    more = tuple((cost, tuple(choice for choice in plain[few:] if choice.cost == cost)) for cost in costs)
    return Question(
        ask.kind, ask.about, words.ask(ask.kind, seat, ask.about), plain[:few], more, chances, len(choices), composer
    )


def _choice(option: Option, words: Wording, found: Odds | None = None) -> Choice:
    odds = exactly = ""
    percent = 0
    chance = None if found is None else found.headline
    if found is not None and chance is not None:
        percent = percent_of(chance)
        odds = words.say("table-chance", percent=percent)
        exactly = words.say("table-odds", part=chance.part, whole=chance.whole)
        exactly = "\n".join((*odds_lines(words, found), exactly))
    return Choice(option.id, words.option(option), option.cost, option.clauses, odds, exactly, percent)


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
