"""The conformance kit: the shipped games keep every promise, and a game that breaks one is caught at it."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

import toy_game
from gunbai.errors import NotOffered, RecordError
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.chances import Chance, Odds, Trial
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.events import Event
from gunbai.kernel.game import Result
from gunbai.kernel.inputs import Ruling
from gunbai.kernel.record import Record, load_record
from gunbai.kernel.requests import Ask, AskAll, Choice, Declaration, Flow, Offer, Option, Roll
from gunbai.kernel.scenario import FindGame
from gunbai.kernel.views import AskView, View
from gunbai.testing import conformance_checks
from gunbai.testing.conformance import BREACHES, conform
from gunbai.testing.conformance_checks import Checks
from gunbai.testing.conformance_report import INVARIANTS, Broken, Report
from toy_game import Began, Ended, Give, Stake, State, Won, toy, toy_scenario

EN = ("en",)

# ---- what ships ----------------------------------------------------------------------------------------------------

PARTS = 6
"""The battles are shared out, so that they can be played side by side."""


@pytest.mark.parametrize("part", range(PARTS))
def test_random_duels_break_no_promise(part: int) -> None:
    report = conform(find_game("maai"), 60, seed=20, first=part * 60)
    assert report.breaches == ()
    assert report.battles == 60
    assert set(report.kinds) == {"answer", "faces", "interject", "leave", "refused", "rule", "undo"}


AGREED = """
game = "maai"
name = { en = "Where do we begin?" }
duel.agree = true
[[fighter]]
id = "a"
finesse = 3
skills = { swordsmanship = 3, medicine = 2 }
vitality = 4
strength = 3
weapons = [ { id = "katana", kind = "uchigatana" }, { id = "tanto", kind = "tanto" } ]
[[fighter]]
id = "b"
body = 3
vitality = 4
strength = 3
weapons = [ { id = "spear", kind = "yari" } ]
stances = [ { id = "low", defence = 1 }, { id = "high", attack = 1 } ]
"""


def test_a_start_that_is_agreed_in_secret_keeps_its_secret() -> None:
    report = conform(find_game("maai"), 25, seed=3, scenarios={"agreed": AGREED})
    assert report.breaches == ()
    assert "start" in report.asked


def test_computer_players_keep_to_a_lock_that_nobody_leaves_uncontested() -> None:
    locked = AGREED.replace(
        "duel.agree = true", 'duel.distance = "tsubazeri"\nrulings.maai.clinch.plain_exit = "contested"'
    )
    report = conform(find_game("maai"), 10, seed=3, scenarios={"locked": locked.replace("[[fighter]]", LOW_GUARD)})
    assert report.breaches == ()
    assert "resist-out" in report.asked


LOW_GUARD = "[[fighter]]\nnow.guard = 1"


def readings() -> Iterator[tuple[str, str]]:
    """Every reading of rulebook 000 that a table may choose and that is not the default; of numbers the two bounds."""
    for key in find_game("maai").rulings:
        if "000" in key.books:
            bounds = () if key.low is None else (str(key.low), str(key.high))
            yield from ((key.key, value) for value in dict.fromkeys((*key.available, *bounds)) if value != key.default)


@pytest.mark.parametrize("part", range(PARTS))
def test_duels_under_every_reading_break_no_promise(part: int) -> None:
    library = find_game("maai")
    rows = list(readings())
    assert len(rows) >= 75
    for number, (key, value) in enumerate(rows):
        if number % PARTS == part and (key, value) != NEEDS_A_SHEET:
            text = library.scenario_text(DUELS[number // PARTS % len(DUELS)])
            report = conform(library, 2, number, scenarios={key: f'{text}\n[rulings]\n"{key}" = "{value}"\n'})
            assert report.breaches == (), (key, value)


DUELS = ("ganryujima", "narrow-room", "riverbank", "training-bout")
"""Rulebook 000 is about duels, so its readings are tried in them."""
NEEDS_A_SHEET = ("maai.attack.check", "sheet")
"""Every weapon then needs a number of its own, which the shipped scenarios do not have."""


# ---- the toy -------------------------------------------------------------------------------------------------------


def test_a_sound_game_is_found_sound_and_the_report_says_what_was_played() -> None:
    report = conform(toy(), 60, seed=1, languages=EN)
    assert report.sound
    assert (report.game, report.seed, report.battles) == ("toy", 1, 60)
    assert report.asked == ("bless", "clink", "gift", "stake")
    assert report.never == ()
    assert report.inputs > report.battles
    assert report.kinds["answer"] + report.kinds["faces"] > report.kinds["refused"] > 0


def test_computer_players_of_the_game_play_too() -> None:
    assert conform(toy(plans={"patient": Patient}), 30, seed=1, languages=EN).sound


def test_the_same_seed_plays_the_same_battles() -> None:
    assert conform(toy(), 12, seed=5, languages=EN) == conform(toy(), 12, seed=5, languages=EN)
    assert conform(toy(), 12, seed=5, languages=EN) != conform(toy(), 12, seed=6, languages=EN)


def test_a_breach_can_be_played_again_alone() -> None:
    broken = toy(settle=lambda state: Result(("nobody",), "purse"))
    breach = conform(broken, 60, seed=1, languages=EN).breaches[-1]
    assert breach.battle > 0
    again = conform(broken, 1, seed=1, first=breach.battle, languages=EN)
    assert again.breaches == (breach,)


def test_the_kit_stops_after_a_few_breaches() -> None:
    report = conform(toy(texts=""), 50, seed=1, languages=EN)
    assert len(report.breaches) == report.battles == BREACHES


# ---- games that break a promise ------------------------------------------------------------------------------------


def caught(library: toy_game.ToyLibrary, battles: int = 60, most: int = 400) -> Report:
    return conform(library, battles, seed=1, most=most, languages=EN)


def only(*offered: str) -> Offer:
    return Offer(Option(name, Choice(name)) for name in offered)


def endless(state: State) -> Flow:
    while True:
        yield Ask("red", "clink", only("clink", "ignore"))


def rolls_without_end(state: State) -> Flow:
    while True:
        yield Roll(1, 6)


def tells_without_end(state: State) -> Flow:
    yield Ask("red", "clink", only("clink"))
    while True:
        state.log.tell(Began(1, 1, 1))


def fails(state: State) -> Flow:
    yield Ask("red", "clink", only("clink"))
    raise KeyError("purse")


def fails_on_a_ruling(state: State, ruling: Ruling) -> None:
    state.purse[ruling.target] = int(ruling.value)


def asks_nobody(state: State) -> Flow:
    yield AskAll()


def offers_nothing(state: State) -> Flow:
    yield Ask("red", "clink", only())


def lists_what_it_refuses(state: State) -> Flow:
    def takes(say: str | Declaration) -> Option:
        if say in ("give 1", Give(1)):
            raise NotOffered("too-much", {"coins": 1})
        return Option("give 0", Give(0))

    yield Ask("red", "gift", Offer([Option("give 0", Give(0)), Option("give 1", Give(1))]), takes=takes)
    return Result((), "rounds")


def changes_when_it_reads(state: State, seat: str, text: str) -> Declaration:
    if text != "toast":
        state.purse["red"] += 1
    return Choice(text)


def counts_battles() -> Callable[[State], Flow]:
    """A game that is another one each time it is played."""
    number = itertools.count()

    def referee(state: State) -> Flow:
        state.log.tell(Began(next(number), 0, 0))
        yield Ask("red", "clink", only("clink"))
        return Result((), "rounds")

    return referee


def counts_rounds() -> Callable[[State], Flow]:
    """The same, in a battle that is long enough to be taken back."""
    number = itertools.count()

    def referee(state: State) -> Flow:
        for _ in range(60):
            state.log.tell(Began(next(number), 0, 0))
            yield Ask("red", "clink", only("clink"))
        return Result((), "rounds")

    return referee


def ends_without_a_word(state: State) -> Flow:
    yield Ask("red", "clink", only("clink"))
    return Result((), 5)  # type: ignore[arg-type]


def tells_nothing(state: State, result: Result) -> None:
    """The end of a game that says nothing about it."""


def counts_scenarios() -> Callable[[Any, Any], toy_game.Prepared]:
    """A game that prepares another battle each time it reads a scenario."""
    number = itertools.count(5)
    return lambda scenario, rulings: toy_game.Prepared(msgspec.structs.replace(scenario, purse=next(number)), 3)


def swaps_its_notation(state: State) -> Flow:
    def takes(say: str | Declaration) -> Option:
        coins = 1 if say in ("give 0", Give(1)) else 0
        return Option(f"give {coins}", Give(coins))

    yield Ask("red", "gift", Offer([Option("give 0", Give(0)), Option("give 1", Give(1))]), takes=takes)
    return Result((), "rounds")


def forgets_what_was_typed(state: State, seat: str, text: str) -> Declaration:
    return Choice("cheers")


class Wink(Declaration, frozen=True, tag="wink"):
    """A declaration that the game forgot to name."""


def offers_a_forgotten_declaration(state: State) -> Flow:
    yield Ask("red", "gift", Offer([Option("wink", Wink())]))
    return Result((), "rounds")


def tells_early(state: State) -> Flow:
    """A secret choice is written into the open as soon as it is read."""

    def takes(say: str | Declaration) -> Option:
        for option in offer:
            if say in (option.id, option.declaration):
                state.toasts = option.cost
                return option
        raise NotOffered("not-offered", {"say": str(say)})

    offer = Offer(Option(f"stake {coins}", Stake(coins), coins) for coins in range(4))
    for _ in range(5):
        yield AskAll(Ask("red", "stake", offer, takes=takes), Ask("blue", "stake", offer, takes=takes))
    return Result((), "rounds")


class Cheat:
    """A computer player that takes more than it is offered."""

    def choose(self, view: View, ask: AskView) -> Option:
        return Option("stake 99", Stake(99))


class Patient:
    """One that takes the first of what it is offered."""

    def choose(self, view: View, ask: AskView) -> Option:
        return ask.options[0]


def offers_at_half_a_price(state: State) -> Flow:
    cost: Any = 0.5
    yield Ask("red", "clink", Offer([Option("clink", Choice("clink"), cost)]))
    return Result((), "rounds")


def oftener_than_ever(_state: State, _ask: Ask, _option: Option) -> Odds:
    return Odds((Trial(chances=(Chance("hits", 3, 2),)),))


def spends_when_it_looks(state: State, _ask: Ask, _option: Option) -> None:
    state.log.tell(Began(1, 0, 0))


def reads_the_log(state: State) -> Flow:
    state.log.tell(Ended("rounds"))
    yield Ask("red", "clink", only("clink"))
    return Result(("red",) if state.log.events else (), "rounds")


class Silent(Event, frozen=True, tag="began"):
    """An event that says nothing of what decided it."""

    clauses: tuple[str, ...] = ()


def tells(event: Event) -> Callable[[State], Flow]:
    def referee(state: State) -> Flow:
        state.log.tell(event)
        yield Ask("red", "clink", only("clink"))
        return Result((), "rounds")

    return referee


def asks(ask: Ask) -> Callable[[State], Flow]:
    def referee(state: State) -> Flow:
        yield ask
        return Result((), "rounds")

    return referee


EVENTS = toy_game.GAME.events
WITHOUT_BEGAN = tuple(kind for kind in EVENTS if kind is not Began)

Built = Callable[[], toy_game.ToyLibrary]
EN_TEXTS = toy_game.EN

BROKEN: list[tuple[str, str, Built]] = [
    ("ends", "asks without end", lambda: toy(referee=endless)),
    ("loops ends", "rolls without end", lambda: toy(referee=rolls_without_end)),
    ("loops", "tells without end", lambda: toy(referee=tells_without_end)),
    ("raises", "an exception of the rules", lambda: toy(referee=fails)),
    ("raises", "an exception on an odd ruling", lambda: toy(rule=fails_on_a_ruling)),
    ("dead-end", "nobody is asked", lambda: toy(referee=asks_nobody)),
    ("offers", "nothing to choose from", lambda: toy(referee=offers_nothing)),
    ("accepted", "a listed option is refused", lambda: toy(referee=lists_what_it_refuses)),
    ("unchanged", "reading a text changes the state", lambda: toy(read_interjection=changes_when_it_reads)),
    ("replay", "chance of the game's own", lambda: toy(referee=counts_battles())),
    ("twin", "chance where a scenario is read", lambda: toy(prepare=counts_scenarios())),
    ("quiet", "a rule that reads what was told", lambda: toy(referee=reads_the_log)),
    ("odds", "a chance above certainty", lambda: toy(odds=oftener_than_ever)),
    ("odds", "looking changes the battle", lambda: toy(odds=spends_when_it_looks)),
    ("undo replay unchanged", "chance in the midst of a battle", lambda: toy(referee=counts_rounds())),
    ("record", "a result that a record cannot hold", lambda: toy(referee=ends_without_a_word, finish=tells_nothing)),
    ("json", "a declaration that is not named", lambda: toy(referee=offers_a_forgotten_declaration)),
    ("json", "a cost that is no whole number", lambda: toy(referee=offers_at_half_a_price)),
    ("plans", "a computer player that cheats", lambda: toy(plans={"cheat": Cheat})),
    ("json", "an event that is not named", lambda: toy(events=WITHOUT_BEGAN)),
    ("notation", "options are read as one another", lambda: toy(referee=swaps_its_notation)),
    ("notation accepted", "an unasked act is read as another", lambda: toy(read_interjection=forgets_what_was_typed)),
    ("secrecy unchanged replay", "a secret choice is shown", lambda: toy(referee=tells_early)),
    ("cites", "an event without a clause", lambda: toy(referee=tells(Silent()), events=(Silent, Ended))),
    ("cites", "an event with an unknown clause", lambda: toy(referee=tells(Won("red", 1, (1,), ("toy.wni",))))),
    ("cites", "a question with an unknown clause", lambda: toy(referee=asks(Ask("red", "clink", only("on"), ("x",))))),
    ("words", "an event without words", lambda: toy(texts=EN_TEXTS.replace("event-won", "event-lost"))),
    ("words", "an option without words", lambda: toy(texts=EN_TEXTS.replace("say-give", "say-gave"))),
    ("words", "a question without words", lambda: toy(texts=EN_TEXTS.replace("ask-stake", "ask-steak"))),
    ("words", "a refusal without words", lambda: toy(texts=EN_TEXTS.replace("refusal-not-a-gift", "refusal-no"))),
    ("words", "a value that words lack", lambda: toy(texts=EN_TEXTS.replace("{ $number }", "{ $luck }"))),
    ("words", "a result without words", lambda: toy(texts=EN_TEXTS.replace("result-purse", "result-bag"))),
    ("result", "a side that is not there wins", lambda: toy(settle=lambda state: Result(("nobody",), "purse"))),
]


@pytest.mark.parametrize(("invariants", "build"), [row[::2] for row in BROKEN], ids=[row[1] for row in BROKEN])
def test_a_broken_promise_is_caught(invariants: str, build: Built) -> None:
    main, *also = invariants.split()
    found = {breach.invariant for breach in caught(build()).breaches}
    assert main in found
    assert found <= {main, *also}


def test_a_shown_seed_is_caught() -> None:
    library = toy()
    battle = Battle(toy_scenario(library), SealedDice(bytes(range(32))))
    checks = Checks(library)
    checks.seed(battle)
    battle.log_event(Ended(bytes(range(32)).hex()))
    with pytest.raises(Broken) as caught:
        checks.seed(battle)
    assert caught.value.invariant == "seed"


def test_a_record_that_does_not_bear_a_cut_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def load_whole(data: bytes, where: str, find: FindGame) -> Record:
        if not data.endswith(b"\n"):
            raise RecordError("no-entry", 1)
        return load_record(data, where, find)

    monkeypatch.setattr(conformance_checks, "load_record", load_whole)
    assert {breach.invariant for breach in caught(toy()).breaches} == {"cut"}


def test_every_promise_is_tried() -> None:
    assert set(INVARIANTS) == {row[0].split()[0] for row in BROKEN} | {"seed", "cut"}
