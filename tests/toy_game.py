"""A game small enough to be read in a minute, with one of everything that the kernel offers to a game.

Stakes: red and blue each have a purse. In a round both stake 0 to 3 coins in secret, two dice are thrown, and the side
that the dice favour wins the other's stake; the winner alone is told the lucky number, and may give coins away. Anybody
may drink a toast at any moment. An empty purse loses.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Any

import msgspec

from gunbai.errors import Fault, NotOffered, Refused, UnknownName
from gunbai.kernel.clauses import Citations
from gunbai.kernel.events import Event, EventLog
from gunbai.kernel.game import Game, Result, Seat
from gunbai.kernel.inputs import Ruling
from gunbai.kernel.library import Library
from gunbai.kernel.requests import GM, Ask, AskAll, Choice, Declaration, Flow, Offer, Option, Roll
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.scenario import Scenario, scenario_from_data

CLAUSES = "\n".join(
    [
        'game = "toy"',
        *(
            f'[[clause]]\nid = "toy.{name}"\nbook = "t"\nsection = "s"\nkind = "{kind}"\nsays = "a"\ncheck = "b"'
            for name, kind in (
                ("round", "definition"),
                ("stake", "rule"),
                ("win", "rule"),
                ("luck", "table"),
                ("gift", "option"),
                ("toast", "cost"),
                ("end", "gm"),
            )
        ),
    ]
)
RULINGS = """
game = "toy"
[[ruling]]
key = "toy.rounds"
type = "number"
default = "12"
question = "How many rounds at most?"
why = "A dozen."
clauses = ["toy.round"]
books = ["t"]
low = 1
high = 100000
"""
EN = """
ask-stake = How much do you stake?
ask-gift = How much do you give away?
ask-clink = Will you clink?
ask-bless = Does the evening go on?
roll-fortune = fortune
roll-toast = a toast
event-began = Round { $round }: red has { $red }, blue { $blue }.
event-staked = { $seat } stakes { $coins }.
event-won = { $seat } wins { $coins } with { $faces }.
event-lucky = Your lucky number is { $number }.
event-gave = { $seat } gives { $coins }.
event-toasted = { $seat } drinks to { $face }, { $clinked } answered.
event-set = { $target } is now { $coins }.
event-ended = { $why }
say-give = give { $coins }
say-stake = stake { $coins }
choice-toast = drink a toast
choice-clink = clink
choice-ignore = ignore
choice-on = go on
result-purse = a purse is empty
result-rounds = the last round is over
result-left = a side has left
refusal-too-much = { $coins } is more than you have.
refusal-not-a-gift = That is no gift: { $say }.
refusal-ruling-target = No such purse: { $target }. { $some ->
   [yes] There is { $accepted }.
  *[no] { "" }
}
refusal-no-such-ruling = No such ruling: { $rule }: { $accepted }{ $some }
"""


class Stake(Declaration, frozen=True, tag="stake"):
    coins: int


class Give(Declaration, frozen=True, tag="give"):
    coins: int


Cited = tuple[str, ...]


class Began(Event, frozen=True, tag="began"):
    round: int
    red: int
    blue: int
    clauses: Cited = ("toy.round",)


class Staked(Event, frozen=True, tag="staked"):
    seat: str
    coins: int
    clauses: Cited = ("toy.stake",)


class Won(Event, frozen=True, tag="won"):
    seat: str
    coins: int
    faces: tuple[int, ...]
    clauses: Cited = ("toy.win",)


class Lucky(Event, frozen=True, tag="lucky"):
    number: int
    clauses: Cited = ("toy.luck",)


class Gave(Event, frozen=True, tag="gave"):
    seat: str
    coins: int
    clauses: Cited = ("toy.gift",)


class Toasted(Event, frozen=True, tag="toasted"):
    seat: str
    face: int
    clinked: bool
    clauses: Cited = ("toy.toast",)


class Set(Event, frozen=True, tag="set"):
    target: str
    coins: int
    clauses: Cited = ("toy.win",)


class Ended(Event, frozen=True, tag="ended"):
    why: str
    clauses: Cited = ("toy.end",)


class ToyScenario(msgspec.Struct, frozen=True, omit_defaults=True):
    purse: int = 8
    blessed: bool = False
    """The game master is asked before each round."""


class Board(msgspec.Struct, frozen=True):
    round: int
    purse: dict[str, int]
    toasts: int


class Prepared(msgspec.Struct, frozen=True):
    scenario: ToyScenario
    rounds: int


def prepare(scenario: ToyScenario, rulings: Rulings) -> Prepared:
    return Prepared(scenario, rulings.number("toy.rounds"))


class State:
    def __init__(self, prepared: Prepared) -> None:
        self.log = EventLog("toy")
        self.purse = {"red": prepared.scenario.purse, "blue": prepared.scenario.purse}
        self.round = 0
        self.rounds = prepared.rounds
        self.blessed = prepared.scenario.blessed
        self.toasts = 0
        self.left = ""


OTHER = {"red": "blue", "blue": "red"}


def stakes(state: State, seat: str) -> Offer:
    return Offer(
        Option(f"stake {coins}", Stake(coins), coins, ("toy.stake",)) for coins in range(min(3, state.purse[seat]) + 1)
    )


def take_gift(state: State, seat: str) -> Callable[[str | Declaration], Option]:
    def read(say: str | Declaration) -> Option:
        words = say.split() if isinstance(say, str) else ["give", str(getattr(say, "coins", "?"))]
        if len(words) != 2 or words[0] != "give" or not words[1].isdecimal():
            raise NotOffered("not-a-gift", {"say": str(say)}, clauses=("toy.gift",), accepted=("give 0",))
        coins = int(words[1])
        if coins > state.purse[seat]:
            raise NotOffered("too-much", {"coins": coins}, clauses=("toy.gift",))
        return Option(f"give {coins}", Give(coins), coins, ("toy.gift",))

    return read


def gift_ask(state: State, seat: str) -> Ask:
    listed = Offer([Option("give 0", Give(0), 0, ("toy.gift",)), Option("give 1", Give(1), 1, ("toy.gift",))])
    return Ask(seat, "gift", listed, ("toy.gift",), take_gift(state, seat))


def conclude(state: State) -> Result | None:
    if state.left:
        return Result((OTHER[state.left],), "left", ("toy.end",))
    for seat, coins in state.purse.items():
        if coins <= 0:
            return Result((OTHER[seat],), "purse", ("toy.end",))
    return None


def referee(state: State) -> Flow:
    while state.round < state.rounds:
        state.round += 1
        if state.blessed:
            yield Ask(GM, "bless", Offer([Option("on", Choice("on"))]), ("toy.round",))
        state.log.tell(Began(state.round, state.purse["red"], state.purse["blue"]))
        red, blue = yield AskAll(
            Ask("red", "stake", lambda: stakes(state, "red"), ("toy.stake",)),
            Ask("blue", "stake", lambda: stakes(state, "blue"), ("toy.stake",)),
        )
        for seat, stake in (("red", red), ("blue", blue)):
            state.log.tell(Staked(seat, stake.coins))
        faces = yield Roll(2, 6, "red", "fortune")
        winner, coins = ("red", blue.coins) if sum(faces) > 6 else ("blue", red.coins)
        state.purse[winner] += coins
        state.purse[OTHER[winner]] -= coins
        state.log.tell(Won(winner, coins, faces))
        state.log.whisper((winner, GM), Lucky(faces[0]))
        if conclude(state):
            return conclude(state)
        gift = yield gift_ask(state, winner)
        state.purse[winner] -= gift.coins
        state.log.tell(Gave(winner, gift.coins))
        if conclude(state):
            return conclude(state)
    return Result((), "rounds", ("toy.end",))


def finish(state: State, result: Result) -> None:
    state.log.tell(Ended(result.why))


TOAST = Offer([Option("toast", Choice("toast"), 0, ("toy.toast",))])
NOTHING = Offer([])


def interjections(state: State, seat: str) -> Offer:
    return TOAST if state.toasts < 4 else NOTHING


def read_interjection(state: State, seat: str, text: str) -> Declaration:
    return Choice(text.strip())


def interject(state: State, seat: str, declaration: Declaration) -> Flow:
    state.toasts += 1
    faces = yield Roll(1, 10, seat, "toast")
    clinks = Offer([Option("clink", Choice("clink")), Option("ignore", Choice("ignore"))])
    reply = yield Ask(OTHER[seat], "clink", clinks, ("toy.toast",))
    if faces[0] == 10:
        state.purse[seat] -= 1
    state.log.tell(Toasted(seat, faces[0], reply.id == "clink"))


def rule(state: State, ruling: Ruling) -> None:
    if ruling.rule != "set":
        raise Refused("no-such-ruling", {"rule": ruling.rule}, accepted=("set", "dice", "end"))
    if ruling.target not in state.purse:
        raise Refused("ruling-target", {"target": ruling.target}, accepted=tuple(state.purse))
    if type(ruling.value) is not int or not 0 <= ruling.value <= 20:
        raise Refused("ruling-value", {"rule": "set"}, accepted=("0..20",))
    state.purse[ruling.target] = ruling.value
    state.log.tell(Set(ruling.target, ruling.value))


def leave(state: State, seat: str) -> Result | None:
    state.left = seat
    return conclude(state)


def view(state: State, seat: str) -> Board:
    return Board(state.round, dict(state.purse), state.toasts)


def check(scenario: ToyScenario, rulings: Rulings) -> tuple[Fault, ...]:
    return () if scenario.purse > 0 else (Fault("wrong-value", "purse", accepted=("1..",)),)


SEATS = (Seat("red", "red"), Seat("blue", "blue"))
NAMES: Mapping[str, Mapping[str, str]] = {"red": {"en": "Red"}, "blue": {"en": "Blue"}}

GAME = Game(
    id="toy",
    version="7",
    package="toy_game",
    books=("t",),
    scenario=ToyScenario,
    check=check,
    seats=lambda scenario: SEATS,
    prepare=prepare,
    open=State,
    referee=referee,
    finish=finish,
    settle=conclude,
    interjections=interjections,
    interject=interject,
    read_interjection=read_interjection,
    rule=rule,
    leave=leave,
    view=view,
    names=lambda scenario: NAMES,
    declarations=Stake | Give | Choice,
    events=(Began, Staked, Won, Lucky, Gave, Toasted, Set, Ended),
    citations=Citations("toy"),
)

SCENARIOS = {
    "evening": 'game = "toy"\nname = { en = "An evening" }\n',
    "blessed": 'game = "toy"\nname = { en = "With a host" }\nblessed = true\npurse = 5\n',
}


class ToyLibrary(Library):
    """The toy's data, without files."""

    def __init__(self, game: Game, texts: str = EN, scenarios: Mapping[str, str] = SCENARIOS) -> None:
        self._texts, self._scenarios = texts, scenarios
        super().__init__(game)

    @property
    def _clauses_text(self) -> str:
        return CLAUSES

    @property
    def _rulings_text(self) -> str:
        return RULINGS

    def texts(self, language: str) -> tuple[str, ...]:
        return (self._texts,)

    @cached_property
    def scenarios(self) -> tuple[str, ...]:
        return tuple(self._scenarios)

    def scenario_text(self, name: str) -> str:
        return self._scenarios[name]


def toy(**changes: Any) -> ToyLibrary:
    """The toy, with parts of its game replaced; `texts` and `scenarios` are its data."""
    data = {key: changes.pop(key) for key in ("texts", "scenarios") if key in changes}
    return ToyLibrary(msgspec.structs.replace(GAME, **changes), **data)


def finder(library: ToyLibrary) -> Callable[[str], Library]:
    """How this toy is found by its id."""

    def find(game: str) -> Library:
        if game != library.game.id:
            raise UnknownName("game", game, (library.game.id,))
        return library

    return find


def toy_scenario(library: ToyLibrary | None = None, **data: Any) -> Scenario:
    """A scenario of the toy."""
    library = library if library is not None else toy()
    whole = {"game": "toy", "name": {"en": "An evening"}, **data}
    return scenario_from_data(whole, "toy", finder(library), "toy/evening")
