"""じゃんけん: first to so many points.

The whole of a game: what a scenario says, what happens, the order of play, what is seen, and one record that tells the
kernel. Rules are pure: what they need from outside, a decision or a die, they yield and are sent.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec

from gunbai.errors import Fault, Refused
from gunbai.kernel.clauses import Citations
from gunbai.kernel.events import Event, EventLog
from gunbai.kernel.game import Game, Result, Seat
from gunbai.kernel.inputs import Ruling
from gunbai.kernel.requests import Ask, AskAll, Choice, Declaration, Flow, Offer, Option, Roll
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.word_keys import WordKeys

cites = Citations("janken")
THROW = cites("janken.throw")
BEATS = cites("janken.throw", "janken.beats")
EVEN = cites("janken.even")
WIN = cites("janken.win")

HANDS = {"rock": "scissors", "scissors": "paper", "paper": "rock"}
"""Each hand, and the one that it beats."""
OTHER = {"red": "blue", "blue": "red"}


# ---- what a scenario says ------------------------------------------------------------------------------------------


class Match(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game's own part of a scenario; `game`, `name`, `notes` and `rulings` are there in every game."""

    points: Annotated[int, msgspec.Meta(ge=1, le=20)] = 3


# ---- what happens: each tag is a message, `event-TAG` --------------------------------------------------------------


class Thrown(Event, frozen=True, tag="thrown"):
    red: Choice
    blue: Choice
    clauses: tuple[str, ...]


class Even(Event, frozen=True, tag="even"):
    times: int
    clauses: tuple[str, ...]


class Coin(Event, frozen=True, tag="coin"):
    face: int
    clauses: tuple[str, ...]


class Scored(Event, frozen=True, tag="scored"):
    seat: str
    points: int
    clauses: tuple[str, ...]


class PointsSet(Event, frozen=True, tag="points-set"):
    seat: str
    points: int
    clauses: tuple[str, ...]


class MatchOver(Event, frozen=True, tag="match-over"):
    clauses: tuple[str, ...]


# ---- the state, which only the rules touch -------------------------------------------------------------------------


class Prepared(msgspec.Struct, frozen=True):
    """What all battles of a scenario share."""

    points: int
    even_most: int


class Bout:
    """A match as it stands."""

    def __init__(self, prepared: Prepared) -> None:
        self.log = EventLog("janken")
        self.rules = prepared
        self.points = {"red": 0, "blue": 0}
        self.left = ""


class Board(msgspec.Struct, frozen=True):
    """What anybody may see: built by naming what is shown. A hand not yet opened is nowhere in it."""

    points: dict[str, int]
    wanted: int


# ---- the order of play ---------------------------------------------------------------------------------------------

_OFFER = Offer(Option(hand, Choice(hand), clauses=THROW) for hand in HANDS)


def referee(bout: Bout) -> Flow:
    """A match from its start to its end; returns the result."""
    even = 0
    while conclude(bout) is None:
        red, blue = yield AskAll(Ask("red", "throw", _OFFER, THROW), Ask("blue", "throw", _OFFER, THROW))
        bout.log.tell(Thrown(red, blue, THROW))
        if red != blue:
            even = 0
            score(bout, "red" if HANDS[red.id] == blue.id else "blue", BEATS)
            continue
        even += 1
        bout.log.tell(Even(even, EVEN))
        if even >= bout.rules.even_most:
            even = 0
            (face,) = yield Roll(1, 2, why="coin")
            bout.log.tell(Coin(face, EVEN))
            score(bout, "red" if face == 1 else "blue", EVEN)
    return conclude(bout)


def score(bout: Bout, seat: str, clauses: tuple[str, ...]) -> None:
    """A point."""
    bout.points[seat] += 1
    bout.log.tell(Scored(seat, bout.points[seat], clauses))


def conclude(bout: Bout) -> Result | None:
    """Whether the match is over as things stand."""
    if bout.left:
        return Result((OTHER[bout.left],), "left", WIN)
    for seat, points in bout.points.items():
        if points >= bout.rules.points:
            return Result((seat,), "points", WIN)
    return None


# ---- what else a game answers for ----------------------------------------------------------------------------------


def prepare(match: Match, rulings: Rulings) -> Prepared:
    """Rulings are read once."""
    return Prepared(match.points, rulings.number("janken.even.most"))


def finish(bout: Bout, _result: Result) -> None:
    """The match is over."""
    bout.log.tell(MatchOver(WIN))


def rule(bout: Bout, ruling: Ruling) -> None:
    """The game master may set a side's points. (`dice` and `end` are the kernel's.)"""
    if ruling.rule != "set":
        raise Refused("no-such-ruling", {"rule": ruling.rule}, accepted=("set", "dice", "end"))
    if ruling.target not in bout.points:
        raise Refused("ruling-target", {"target": ruling.target}, accepted=tuple(bout.points))
    if type(ruling.value) is not int or not 0 <= ruling.value <= bout.rules.points:
        raise Refused("ruling-value", {"rule": "set"}, accepted=(f"0..{bout.rules.points}",))
    bout.points[ruling.target] = ruling.value
    bout.log.tell(PointsSet(ruling.target, ruling.value, WIN))


def leave(bout: Bout, seat: str) -> Result | None:
    """Who leaves has lost."""
    bout.left = seat
    return conclude(bout)


def interjections(_bout: Bout, _seat: str) -> Offer:
    """There is nothing to say unasked in this game."""
    return Offer(())


def read_interjection(_bout: Bout, _seat: str, text: str) -> Declaration:
    """Whatever it is, it is not offered."""
    return Choice(text)


def interject(_bout: Bout, _seat: str, _declaration: Declaration) -> Flow:
    """Never called: nothing is offered."""
    yield from ()


def view(bout: Bout, _seat: str) -> Board:
    """The same for all."""
    return Board(dict(bout.points), bout.rules.points)


def check(_match: Match, _rulings: Rulings) -> tuple[Fault, ...]:
    """Nothing can be wrong across keys: there is but one."""
    return ()


SEATS = (Seat("red", "red"), Seat("blue", "blue"))
NAMES: Mapping[str, Mapping[str, str]] = {
    "red": {"ja": "赤", "en": "Red", "zh": "红方"},
    "blue": {"ja": "青", "en": "Blue", "zh": "蓝方"},
}

GAME = Game(
    id="janken",
    version="1",
    package="janken",
    books=("janken",),
    scenario=Match,
    check=check,
    seats=lambda _match: SEATS,
    prepare=prepare,
    open=Bout,
    referee=referee,
    finish=finish,
    settle=conclude,
    interjections=interjections,
    interject=interject,
    read_interjection=read_interjection,
    rule=rule,
    leave=leave,
    view=view,
    names=lambda _match: NAMES,
    declarations=Choice,
    events=(Thrown, Even, Coin, Scored, PointsSet, MatchOver),
    word_keys=WordKeys(asks=("throw",), rolls=("coin",), choices=tuple(HANDS), results=("points", "left")),
    citations=cites,
)
