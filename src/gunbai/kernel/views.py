"""What one seat may see, built by naming what is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from gunbai.errors import UnknownName
from gunbai.kernel.chances import Odds
from gunbai.kernel.game import Result
from gunbai.kernel.requests import GM, Ask, Option

if TYPE_CHECKING:
    from gunbai.kernel.battle import Battle
    from gunbai.kernel.scenario import Scenario

SPECTATOR = "spectator"
"""Whoever only watches."""


class Waiting(msgspec.Struct, frozen=True):
    """Somebody is asked for something. Seen by all: it names no option and no answer."""

    seat: str
    kind: str
    """Message key `ask-KIND`, or `roll-WHY` where dice are awaited."""
    about: str
    answered: bool
    """A secret answer has been given and is not open yet."""


class AskView(msgspec.Struct, frozen=True):
    """What a seat is asked, with what it may declare."""

    kind: str
    about: str
    options: tuple[Option, ...]
    open: bool
    """More may be declared than is listed."""
    clauses: tuple[str, ...]
    odds: Mapping[str, Odds] = {}
    """What options may come to, by id; empty unless the view was asked for with odds."""


class View(msgspec.Struct, frozen=True):
    """All that one seat may see."""

    game: str
    scenario: str
    seat: str
    question: int
    events: int
    """How many events it may see."""
    waiting: tuple[Waiting, ...]
    asks: tuple[AskView, ...]
    """What this seat is asked now and has not answered."""
    interjections: tuple[Option, ...]
    """What it may do unasked."""
    board: Any
    """The game's own view."""
    result: Result | None


class Plan(Protocol):
    """How a game's own computer player decides, from nothing but what its seat may see.

    A plan that also has `speak(view) -> Option | None` may act unasked.
    """

    def choose(self, view: View, ask: AskView) -> Option:
        """One of the options of an ask of this view; of one that is `open`, any that it takes."""


SURE = 10_000
"""What a battle is worth to a side that has won it; half of it where nobody has."""


EVEN = 200
"""With such a lead a side wins three battles in four."""


def chance_of(lead: int) -> int:
    """How a battle stands for a side that leads by so much, from 0 to `SURE`: half of it where nobody leads.

    Args:
        lead: in hundredths of the odds' logarithm, about; below 0 for a side that lags.
    """
    return SURE // 2 + SURE * lead // (2 * (EVEN + abs(lead)))


class Foresight(Protocol):
    """What a game knows for computer players that look ahead: what is worth trying, and how a battle stands.

    No rule hangs on it. Whole numbers only, so that the same battle is judged alike everywhere.
    """

    horizon: int
    """So many rounds ahead a battle is played before it is judged; see `Game.rounds`."""

    def candidates(self, view: View, ask: AskView) -> Sequence[Option]:
        """What is worth trying, the most promising first; of an ask that is `open`, also what it does not list."""

    def value(self, board: Any, side: str) -> int:
        """How a battle that goes on stands for a side: its chance to win, from 0 to `SURE`."""


def ask_view(ask: Ask) -> AskView:
    """An ask as its seat sees it."""
    return AskView(ask.kind, ask.about, ask.offer.options, ask.takes is not None, ask.clauses)


def check_viewer(scenario: Scenario, seat: str) -> tuple[str, ...]:
    """The seats of a scenario, of which one, the GM or a spectator would look.

    Raises:
        UnknownName: nobody by that name sits here.
    """
    seats = tuple([known.id for known in scenario.seats])
    if seat not in seats and seat not in (GM, SPECTATOR):
        raise UnknownName("seat", seat, [*seats, GM, SPECTATOR])
    return seats


def with_odds(battle: Battle, ask: Ask) -> AskView:
    """An ask as its seat sees it, with what each listed option may come to."""
    found = ((option.id, battle.game.odds(battle.state, ask, option)) for option in ask.offer)
    seen = ask_view(ask)
    return msgspec.structs.replace(seen, odds={id: odds for id, odds in found if odds is not None})


def view_of(battle: Battle, seat: str, *, odds: bool = False) -> View:
    """The view of a seat, the GM or a spectator.

    Args:
        odds: what each of its options may come to is reckoned too.

    Raises:
        UnknownName: nobody by that name sits here.
    """
    seats = check_viewer(battle.scenario, seat)
    going_on = battle.result is None
    own = tuple(with_odds(battle, ask) if odds else ask_view(ask) for ask in battle.unanswered(seat))
    unasked = battle.game.interjections(battle.state, seat).options if going_on and seat in seats else ()
    return View(
        game=battle.game.id,
        scenario=battle.scenario.name,
        seat=seat,
        question=battle.question_of(seat),
        events=len(battle.log(seat)),
        waiting=battle.waiting_for(seat),
        asks=own,
        interjections=unasked,
        board=battle.game.view(battle.state, seat),
        result=battle.result,
    )
