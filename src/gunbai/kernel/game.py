"""What a game tells the kernel about itself: one frozen record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from gunbai.errors import Fault, Finding
from gunbai.kernel.chances import Odds, Question
from gunbai.kernel.clauses import Citations
from gunbai.kernel.events import Event, EventLog
from gunbai.kernel.forms import Form, nothing
from gunbai.kernel.gauges import Gauge, no_gauges, no_rounds
from gunbai.kernel.inputs import Ruling, Stops
from gunbai.kernel.requests import Ask, Declaration, Flow, Offer, Option
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.trials import Trial, no_trials
from gunbai.kernel.word_keys import WordKeys

if TYPE_CHECKING:
    from gunbai.kernel.views import Foresight, Plan


class Result(msgspec.Struct, frozen=True):
    """How a battle ended."""

    winners: tuple[str, ...]
    """The sides that won; empty for a draw or a battle that was closed."""
    why: str
    """Message key `result-WHY`."""
    clauses: tuple[str, ...] = ()

    @property
    def winner(self) -> str | None:
        """The one side that won, if it was one."""
        return self.winners[0] if len(self.winners) == 1 else None


class Seat(msgspec.Struct, frozen=True):
    """Whoever decides for some combatants."""

    id: str
    side: str
    """Who wins together."""


class State(Protocol):
    """A battle's state: the game's own mutable classes, and its events."""

    log: EventLog


def as_typed(_state: Any, _ask: Ask, text: str) -> str:
    """Reads an answer as it was typed, for games without other words for their short answers."""
    return text


def no_preview(_state: Any, _ask: Ask, _text: str) -> None:
    """Shows nothing ahead, for games whose options say it all."""


def no_odds(_state: Any, _ask: Ask, _option: Option) -> Odds | None:
    """Tells no chances, for games without dice, or whose dice hang on nothing that is chosen."""
    return None


def nothing_unlisted(_state: Any, _seat: str, _declaration: Declaration) -> Option | None:
    """Takes no act unasked but those that are listed."""
    return None


def no_examples(_state: Any, _seat: str, _ask: Ask | None) -> tuple[str, ...]:
    """All that may be declared is listed."""
    return ()


def heard_by_all(_state: Any, _seat: str, _declaration: Declaration) -> tuple[str, ...] | None:
    """Lets everybody know what is done unasked."""
    return None


def heedless(_state: Any, _stops: Stops) -> None:
    """Takes no notice of stops, for games that open all their windows."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A game. Rules are pure: no clock, chance, I/O, floats; what they need they yield."""

    id: str
    version: str
    """Changes whenever the same inputs would give another battle; every record pins it."""
    package: str
    """Package that carries `clauses.toml`, `rulings.toml`, `texts/*.ftl` and `scenarios/*.toml`."""
    books: tuple[str, ...]
    """Its rulebooks, as in its clauses."""
    books_complete: tuple[str, ...] = ()
    """Rulebooks of which every clause is shown by a test or otherwise; a gap in them fails the tests."""
    complete: bool = False
    """All of its rulebooks are."""
    scenario: type[msgspec.Struct]
    """Typed form of a scenario's own part; keys that it does not have are faults."""
    check: Callable[[Any, Rulings], tuple[Fault, ...]]
    """Faults of a scenario that only show across its keys."""
    seats: Callable[[Any], tuple[Seat, ...]]
    prepare: Callable[[Any, Rulings], Any]
    """What all battles of a scenario share, made once from its own part and its rulings; never changed by a battle."""
    open: Callable[[Any], Any]
    """The state in which a battle begins, from what was prepared."""
    referee: Callable[[Any], Flow]
    """The order of play; returns the `Result`."""
    finish: Callable[[Any, Result], None]
    """Called once when the battle is over, however it came about."""
    settle: Callable[[Any], Result | None]
    """Whether the state, as it now is, ends the battle: asked after interjections and rulings."""
    interjections: Callable[[Any, str], Offer]
    """What a seat may do unasked now."""
    interject: Callable[[Any, str, Declaration], Flow]
    read_interjection: Callable[[Any, str, str], Declaration]
    """Reads the text of an act made unasked; raises `Refused`."""
    unlisted: Callable[[Any, str, Declaration], Option | None] = nothing_unlisted
    """An act made unasked that cannot be listed, as it holds words of one's own; None where there is no such act.
    Raises `Refused` for one that may not be done now."""
    examples: Callable[[Any, str, Ask | None], tuple[str, ...]] = no_examples
    """Texts of what a seat may declare now though nobody lists it: in answer to an ask, or unasked. Not all of it, and
    each would be taken; who plays at random tries them."""
    heard_by: Callable[[Any, str, Declaration], tuple[str, ...] | None] = heard_by_all
    """The seats, the GM among them, that are told of an act made unasked; None for all."""
    read_answer: Callable[[Any, Ask, str], str] = as_typed
    """Which option's id a text means, where an ask takes only what it lists; the text itself if it means none."""
    heed: Callable[[Any, Stops], None] = heedless
    """Told whenever a seat says at which windows it wants to be asked. As long as nobody asks for more, a game need not
    open those at which nothing would matter to anybody."""
    preview: Callable[[Any, Ask, str], msgspec.Struct | None] = no_preview
    """What a declaration that is being typed would cost and where it would lead, for its owner's eyes; raises `Refused`
    for what cannot be declared. Nothing changes."""
    odds: Callable[[Any, Ask, Option], Odds | None] = no_odds
    """What an option of an ask may come to by the dice, for the eyes of the seat that is asked: reckoned from what that
    seat may know and nothing else. None where no dice hang on it, or not by anything that could be told. Nothing
    changes."""
    questions: Mapping[str, Question] = {}
    """What may be asked about its dice without a battle, by name."""
    rule: Callable[[Any, Ruling], None]
    """Carries out a ruling of the GM; raises `Refused` and changes nothing when it cannot."""
    leave: Callable[[Any, str], Result | None]
    view: Callable[[Any, str], msgspec.Struct]
    """What a seat may see, by naming what is shown. Seats are the scenario's, `gm` and `spectator`."""
    rounds: Callable[[Any], int] = no_rounds
    """How many rounds, or turns, of a battle were begun, by its state."""
    gauges: Callable[[Any], tuple[Gauge, ...]] = no_gauges
    """What each combatant has left of what battles are decided by, by the state; always in the same order."""
    names: Callable[[Any], Mapping[str, Mapping[str, str]]]
    """Ids that appear in events → their names by language."""
    declarations: Any
    """Type (a union of `Declaration`s) that JSON declarations are decoded as."""
    events: tuple[type[Event], ...]
    word_keys: WordKeys = WordKeys()
    """The keys of whatever else has words."""
    citations: Citations
    forms: Mapping[str, Form] = {}
    """Files of its own that people write beside scenarios, by a table that they consist of: `character`."""
    tables: Mapping[str, Form] = {}
    """Data that its package carries, by the file's path in it: `data/weapons.toml`."""
    audit: Callable[[Any], Iterable[Finding]] = nothing
    """What the content inside a scenario breaks of the rulebook's principles; given its own part."""
    trials: Callable[[Any], tuple[Trial, ...]] = no_trials
    """How the content of a file of its own form is tried in battle, by the whole file."""
    plans: Mapping[str, Callable[[], Plan]] = {}
    """Computer players of its own, by name: each makes a `Plan`."""
    foresight: Callable[[], Foresight] | None = None
    """What helps computer players to look ahead; without it they try all that is listed and play on to the end."""
