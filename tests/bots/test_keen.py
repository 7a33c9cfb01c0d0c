"""`keen`: it looks ahead, sees nothing that its seat may not know, and beats the plan that it looks ahead with."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from gunbai.bots import Keen, Thought, drive, make_player, player_names
from gunbai.bots.thrown import SpreadDice
from gunbai.errors import UnknownName
from gunbai.games import find_game
from gunbai.kernel.aside import aside_of
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice, SealedDice
from gunbai.kernel.inputs import Answer, Faces, Stops
from gunbai.kernel.requests import Roll
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.kernel.views import SURE

JANKEN = Path(__file__).parents[2] / "examples" / "janken"
BOTH_AT_ONCE = '\n[rulings]\n"maai.count.tie" = "simultaneous"\n'


def shipped(name: str, more: str = "") -> Scenario:
    library = find_game(name.split("/", maxsplit=1)[0])
    return load_scenario(library.scenario_text(name.split("/")[1]) + more, name, find_game, name)


def seed_of(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


# ---- it never peeks ------------------------------------------------------------------------------------------------


def played_until(battle: Battle, kind: str, rounds: int = 1) -> None:
    """Plays on by plan until several are asked such a thing in secret, for the so many-th time."""
    players = {seat.id: make_player("plain", battle.game, b"") for seat in battle.scenario.seats}
    while True:
        assert battle.result is None
        asked = [ask for ask in battle.asks if ask.kind == kind]
        if len({ask.seat for ask in asked}) > 1 and not any(waiting.answered for waiting in battle.waiting):
            rounds -= 1
            if rounds < 1:
                return
        drive(battle, players, 1)


SECRETS = [
    ("maai/training-bout", BOTH_AT_ONCE, "breath", "wakaba", "shinonome"),
    ("sengen/first-duel", "", "declare", "akane", "mio"),
    ("kaisen/duel", "", "plot", "heron", "viper"),
    ("kaisen/duel", "", "attack", "heron", "viper"),
]


@pytest.mark.parametrize(("name", "more", "kind", "own", "other"), SECRETS)
def test_its_choice_is_the_same_whatever_is_hidden_from_its_seat(
    name: str, more: str, kind: str, own: str, other: str
) -> None:
    stage = shipped(name, more)
    thoughts = set[tuple[str, Thought | None]]()
    hidden = set[str]()
    for number, place in enumerate((None, 0, -1)):
        # Up to here all dice are the same; those to come, and what the other answers, differ.
        start = Battle(stage, SealedDice(seed_of(name)))
        played_until(start, kind)
        battle = start.fork(SealedDice(seed_of(f"{number}"), taken=start.rolled))
        ask = next(one for one in battle.asks if one.seat.endswith(other) or one.about == other)
        if place is not None:
            said = ask.offer[place].id
            battle.answer(ask.seat, said, about=ask.about)
            hidden.add(said)
        mine = next(one for one in battle.asks if one is not ask)
        keen = Keen(b"key", 24)
        chosen = keen.think(aside_of(battle, mine.seat), mine.about)
        thoughts.add((chosen.id, keen.thought))
        assert battle.asked(mine.seat, mine.about) is not None
    assert len(hidden) == 2, "the other really answers differently"
    assert len(thoughts) == 1


def test_what_a_seat_may_know_holds_its_own_hidden_answer_and_no_other() -> None:
    battle = Battle(shipped("kaisen/galleys"), SealedDice(bytes(32)))
    asks = battle.asks
    own = [ask for ask in asks if ask.seat == asks[0].seat]
    others = [ask for ask in asks if ask.seat != asks[0].seat]
    assert len(own) == len(others) == 2
    for ask in (own[0], others[0]):
        battle.answer(ask.seat, ask.offer[0].id, about=ask.about)
    known = aside_of(battle, own[0].seat)
    answers = [given for given in known.inputs if isinstance(given, Answer)]
    assert [(given.seat, given.about) for given in answers] == [(own[0].seat, own[0].about)]
    fork = known.fork(SealedDice(seed_of("fork"), taken=known.rolled))
    assert [waiting.answered for waiting in fork.waiting] == [ask is own[0] for ask in asks]
    assert fork.view(own[0].seat).board == battle.view(own[0].seat).board


def test_a_fork_of_what_a_seat_knows_rolls_other_dice() -> None:
    battle = Battle(shipped("maai/training-bout"), SealedDice(bytes(32)))
    aside = aside_of(battle, battle.asks[0].seat)
    assert aside.rolled == sum(isinstance(given, Faces) for given in battle.inputs)
    forks = [battle.fork(), *(aside.fork(SpreadDice(seed_of("dice"), trial, aside.rolled)) for trial in range(20))]
    for fork in (battle, *forks):
        drive(fork, {seat.id: make_player("plain", fork.game, b"") for seat in fork.scenario.seats}, 6)
    assert len({tuple(fork.inputs) for fork in forks[1:]}) > 10


def test_it_does_not_know_at_which_windows_another_wants_to_be_asked() -> None:
    def thought(stops: Stops | None) -> tuple[str, Thought | None]:
        battle = Battle(shipped("sengen/first-duel"), SealedDice(seed_of("windows")))
        players = {seat.id: make_player("plain", battle.game, b"") for seat in battle.scenario.seats}
        while not (battle.at_window and battle.asks[0].seat == "akane"):
            drive(battle, players, 1)
        if stops is not None:
            battle.stop(stops)
        keen = Keen(b"key", 24)
        return keen.think(aside_of(battle, "akane"), battle.asks[0].about).id, keen.thought

    assert len({thought(None), thought(Stops("mio", more=("*",))), thought(Stops("mio", fewer=("*",)))}) == 1


# ---- a number, and no time ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["maai/ganryujima", "sengen/first-duel", "kaisen/duel"])
def test_the_same_seed_makes_the_same_battle(name: str) -> None:
    def fought(key: bytes) -> str:
        battle = Battle(shipped(name), SealedDice(bytes(32)))
        drive(battle, {seat.id: make_player("keen:12", battle.game, key) for seat in battle.scenario.seats}, 6)
        return battle.digest() + str(battle.inputs)

    assert fought(b"one") == fought(b"one")


def test_a_resumed_battle_meets_the_same_choice_at_the_same_place() -> None:
    battle = Battle(shipped("maai/ganryujima"), SealedDice(bytes(32)))
    drive(battle, {seat.id: make_player("keen:12", battle.game, b"key") for seat in battle.scenario.seats}, 8)
    place = max(at for at, given in enumerate(battle.inputs) if isinstance(given, Answer))
    wanted = battle.inputs[place]
    battle.back_to(place)
    drive(battle, {seat.id: make_player("keen:12", battle.game, b"key") for seat in battle.scenario.seats}, 1)
    assert battle.inputs[place] == wanted


def test_it_is_called_by_its_name_and_a_number_of_trials() -> None:
    game = find_game("maai").game
    assert player_names(game) == ("plain", "random", "keen")
    assert make_player("keen", game, b"").name == "keen"
    assert make_player("keen:150", game, b"").name == "keen"
    assert make_player("keen:400", game, b"").name == "keen:400"
    for wrong in ("keen:", "keen:0", "keen:-1", "keen:1.5", "keen:100001", "keen:9999999", "keen 400", "Keen"):
        with pytest.raises(UnknownName):
            make_player(wrong, game, b"")


def test_its_name_and_trials_are_in_the_record() -> None:
    battle = Battle(shipped("maai/training-bout"), HandDice())
    drive(battle, {seat.id: make_player("keen:4", battle.game, b"") for seat in battle.scenario.seats}, 1)
    assert [given.by for given in battle.inputs if isinstance(given, Answer)] == ["keen:4"]


# ---- exact where few ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("count", "sides"), [(1, 2), (1, 6), (2, 6), (2, 10), (3, 10)])
def test_so_many_trials_as_a_first_roll_has_outcomes_meet_each_of_them_once(count: int, sides: int) -> None:
    outcomes = sides**count
    thrown = Counter(SpreadDice(bytes(32), trial, 5).roll(Roll(count, sides), 5).faces for trial in range(outcomes))
    assert len(thrown) == outcomes
    assert set(thrown.values()) == {1}


def test_a_few_trials_meet_high_and_low_sums_alike() -> None:
    sums = [sum(SpreadDice(seed_of("s"), trial, 0).roll(Roll(2, 10), 0).faces) for trial in range(20)]
    assert abs(sum(sums) - 20 * 11) <= 12
    assert sum(each > 11 for each in sums) in range(7, 12)


def test_later_rolls_are_spread_and_many_dice_left_to_chance() -> None:
    second = Counter(SpreadDice(bytes(32), trial, 0).roll(Roll(1, 6), 1).faces for trial in range(60))
    assert set(second.values()) <= {9, 10, 11}
    many = {SpreadDice(bytes(32), trial, 0).roll(Roll(30, 6), 0).faces for trial in range(50)}
    assert len(many) == 50


# ---- it plays better -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "trials", "battles", "least"),
    [("maai/training-bout", 60, 8, 6), ("sengen/first-duel", 48, 6, 5), ("kaisen/galleys", 16, 4, 3)],
)
def test_it_beats_the_plan_from_either_side(name: str, trials: int, battles: int, least: int) -> None:
    """A small match; `benchmarks/matches.py` plays 200 battles."""
    stage = shipped(name)
    sides = tuple(dict.fromkeys(seat.side for seat in stage.seats))
    won = 0
    for number in range(battles):
        side = sides[number % 2]
        battle = Battle(stage, SealedDice(seed_of(f"{name} {number}")))
        names = {seat.id: f"keen:{trials}" if seat.side == side else "plain" for seat in stage.seats}
        players = {seat: make_player(player, stage.game, b"match") for seat, player in names.items()}
        drive(battle, players | {"gm": make_player("random", stage.game, b"match")}, 1000)
        won += battle.result is not None and side in battle.result.winners
    assert won >= least, f"{won} of {battles}"


# ---- it explains itself ----------------------------------------------------------------------------------------------


def test_it_tells_what_it_expected_of_each_option_that_it_tried() -> None:
    battle = Battle(shipped("maai/training-bout"), SealedDice(bytes(32)))
    told: list[tuple[int, Thought]] = []
    players = {seat.id: make_player("keen:30", battle.game, b"") for seat in battle.scenario.seats}
    drive(battle, players, 5, lambda place, thought: told.append((place, thought)))
    assert len(told) == 5
    for place, thought in told:
        given = battle.inputs[place]
        assert isinstance(given, Answer)
        assert (given.seat, given.ask, given.say, given.by) == (thought.seat, thought.kind, thought.chosen, thought.by)
        rows = [(expected.trials, expected.value) for expected in thought.expected]
        assert rows == sorted(rows, reverse=True)
        assert all(0 <= value <= SURE for _, value in rows)
    most = max(told, key=lambda each: len(each[1].expected))[1]
    assert len(most.expected) > 3
    assert most.chosen in {expected.option for expected in most.expected}


# ---- a fourth game ---------------------------------------------------------------------------------------------------


@pytest.fixture
def janken(monkeypatch: pytest.MonkeyPatch) -> Callable[[int, int], Battle]:
    """A battle of the example, with so many points wanted and so many even throws before the coin."""
    monkeypatch.syspath_prepend(str(JANKEN))
    from janken.game import GAME  # type: ignore[import-not-found]  # noqa: PLC0415

    from gunbai.kernel.library import Library  # noqa: PLC0415

    def open_battle(points: int, even: int) -> Battle:
        library = Library(GAME)
        rulings = f'\n[rulings]\n"janken.even.most" = {even}\n'
        text = library.scenario_text("first-to-three").replace("points = 3", f"points = {points}") + rulings
        return Battle(load_scenario(text, "janken", lambda _: library), SealedDice(bytes(32)))

    return open_battle


def test_a_fourth_game_is_looked_ahead_in_with_what_it_has(janken: Callable[[int, int], Battle]) -> None:
    battle = janken(2, 2)
    players = {seat.id: make_player("keen:30", battle.game, b"") for seat in battle.scenario.seats}
    drive(battle, players, 200)
    assert battle.result is not None


def test_in_a_fourth_game_it_does_not_see_the_hand_that_is_not_open(janken: Callable[[int, int], Battle]) -> None:
    thoughts = set()
    for hand in ("rock", "paper", "scissors"):
        battle = janken(1, 9)
        battle.answer("blue", hand)
        keen = Keen(b"key", 60)
        keen.think(aside_of(battle, "red"), "")
        thoughts.add(keen.thought)
    [thought] = thoughts
    assert thought is not None
    # All hands are worth the same against one who may throw any.
    assert all(3000 <= expected.value <= 7000 for expected in thought.expected if expected.trials >= 20)
