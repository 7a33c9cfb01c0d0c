"""Back, aside, and out of bounds: undo, forks, games that loop or fail."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gunbai.errors import GameLoops, Refused, ReplayMismatch
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice, SealedDice
from gunbai.kernel.driving import ROLLS_BETWEEN_QUESTIONS
from gunbai.kernel.events import EVENTS_BETWEEN_QUESTIONS
from gunbai.kernel.game import Result
from gunbai.kernel.inputs import Answer, Faces, Input, Interjection, Leave, Ruling, Stops
from gunbai.kernel.record import record_bytes, replay
from gunbai.kernel.requests import GM, Ask, Choice, Flow, Offer, Option, Roll
from gunbai.testing.conformance_snapshot import snapshot
from toy_battles import load
from toy_game import Began, State, Won, toy, toy_scenario

SEED = bytes(range(32))
ON = Offer([Option("on", Choice("on"))])


def evening(**data: Any) -> Battle:
    return Battle(toy_scenario(**data), SealedDice(SEED))


def staked(battle: Battle, coins: int) -> Battle:
    for seat in ("red", "blue"):
        battle.answer(seat, f"stake {coins}")
    return battle


def gave(battle: Battle, coins: int) -> Battle:
    battle.answer(battle.waiting[0].seat, f"give {coins}")
    return battle


def faces(battle: Battle) -> list[tuple[int, ...]]:
    return [given.faces for given in battle.inputs if isinstance(given, Faces)]


# ---- back ----------------------------------------------------------------------------------------------------------


def test_undo_takes_back_a_decision_with_the_dice_that_followed_and_the_dice_stay_the_same() -> None:
    battle = evening()
    before = snapshot(battle)
    battle.answer("red", "stake 1")
    one = snapshot(battle)
    battle.answer("blue", "stake 1")
    rolled = faces(battle)
    assert len(battle.inputs) == 3
    assert battle.undo() == 1
    assert snapshot(battle) == one
    battle.answer("blue", "stake 3")
    assert faces(battle) == rolled
    assert battle.undo(2) == 0
    assert snapshot(battle) == before


def test_every_prefix_of_a_battle_is_a_battle() -> None:
    battle = gave(staked(evening(), 1), 0)
    battle.interject("red", "toast")
    battle.answer("blue", "clink")
    battle.rule(Ruling("set", "because", "red", 5))
    battle.leave("blue")
    inputs = list(battle.inputs)
    whole = snapshot(battle)
    for length in range(len(inputs), -1, -1):
        again = Battle.from_inputs(battle.scenario, SealedDice(SEED), inputs[:length])
        battle.back_to(length)
        assert snapshot(battle) == snapshot(again)
        assert battle.inputs[:length] == inputs[:length]
    again = Battle.from_inputs(battle.scenario, SealedDice(SEED), inputs)
    assert snapshot(again) == whole


def test_by_hand_each_throw_is_a_decision_of_its_own() -> None:
    battle = staked(Battle(toy_scenario(), HandDice()), 1)
    battle.throw((3, 4))
    assert battle.undo() == 2
    assert battle.roll == Roll(2, 6, "red", "fortune")
    battle.throw((1, 1))
    assert battle.log(GM)[-2] == Won("blue", 1, (1, 1))
    assert battle.undo(2) == 1


# ---- aside ---------------------------------------------------------------------------------------------------------


def test_a_fork_is_the_same_battle_and_leaves_the_first_alone() -> None:
    battle = staked(evening(), 1)
    before = snapshot(battle)
    aside = battle.fork()
    assert snapshot(aside) == before
    gave(aside, 1)
    aside.leave("red")
    assert snapshot(battle) == before


def test_a_fork_shows_nothing_of_the_dice_to_come() -> None:
    battle = evening(purse=1000)
    aside = battle.fork()
    assert isinstance(aside.dice, SealedDice)
    assert aside.dice.commitment != SealedDice(SEED).commitment
    assert aside.dice.seed != SEED
    for _ in range(8):
        gave(staked(battle, 0), 0)
        gave(staked(aside, 0), 0)
    agreeing = sum(one == two for one, two in zip(faces(battle), faces(aside), strict=True))
    assert agreeing <= 3


def test_a_fork_keeps_the_dice_that_fell_before_it_and_can_be_given_others() -> None:
    battle = staked(evening(), 1)
    aside = battle.fork(HandDice())
    assert faces(aside) == faces(battle)
    gave(aside, 0)
    staked(aside, 1)
    assert aside.roll == Roll(2, 6, "red", "fortune")


def test_a_fork_with_dice_that_roll_by_themselves_rolls_what_was_waited_for_by_hand() -> None:
    battle = staked(Battle(toy_scenario(), HandDice()), 1)
    aside = battle.fork(SealedDice(SEED))
    assert aside.roll is None
    assert faces(aside) == [SealedDice(SEED).roll(Roll(2, 6), 0).faces]
    assert battle.roll == Roll(2, 6, "red", "fortune")
    assert battle.fork().roll == battle.roll


def test_other_dice_take_over_where_something_was_said_while_a_throw_was_awaited() -> None:
    for thrown in (0, 1):
        battle = Battle(toy_scenario(), HandDice())
        for _ in range(thrown):
            staked(battle, 1).throw((3, 4))
            gave(battle, 0)
        staked(battle, 1)
        battle.stop(Stops("red"))
        aside = battle.fork(SealedDice(SEED, taken=thrown))
        assert aside.roll is None
        assert faces(aside)[thrown:] == [SealedDice(SEED).roll(Roll(2, 6), thrown).faces]
        before = snapshot(aside), aside.question
        with pytest.raises(Refused):
            aside.rule(Ruling("bribe", "because", "red", 3))
        assert (snapshot(aside), aside.question) == before
        assert faces(replay(load(record_bytes(aside)), aside.dice)) == faces(aside)
        aside.undo()
        assert faces(aside) == faces(battle)


def test_where_real_dice_took_over_a_sealed_roll_was_nobodys_decision_and_no_question() -> None:
    sealed = staked(evening(), 1)
    question = sealed.question
    battle = Battle.from_inputs(sealed.scenario, HandDice(taken=1), sealed.inputs)
    assert battle.question == question
    gave(battle, 0)
    staked(battle, 1)
    asked = battle.question
    battle.throw((3, 4))
    before = snapshot(battle), battle.question
    battle.undo()
    assert (battle.roll, battle.question) == (Roll(2, 6, "red", "fortune"), asked)
    battle.throw((3, 4))
    assert (snapshot(battle), battle.question) == before
    assert battle.undo(4) == 3
    assert battle.undo() == 1


# ---- replay --------------------------------------------------------------------------------------------------------

STAKES: list[Input] = [Answer("red", "stake 1", "stake"), Answer("blue", "stake 1", "stake")]


@pytest.mark.parametrize(
    ("inputs", "place", "now"),
    [
        ([Answer("red", "stake 1", "gift")], 1, "stake of red, stake of blue"),
        ([Answer("green", "stake 1", "stake")], 1, "stake of red, stake of blue"),
        ([Answer("red", "stake 9", "stake")], 1, "not-offered"),
        ([Answer("red", "stake 1", "stake", "ship")], 1, "stake of red, stake of blue"),
        ([Faces(6, (1, 2))], 1, "stake of red, stake of blue"),
        ([STAKES[0], STAKES[0]], 2, "stake of red, stake of blue"),
        ([*STAKES, STAKES[0]], 3, "2d6 for fortune"),
        ([*STAKES, Faces(10, (1, 2))], 3, "2d6 for fortune"),
        ([*STAKES, Faces(6, (1, 2, 3))], 3, "2d6 for fortune"),
        ([*STAKES, Faces(6, (1, 7))], 3, "2d6 for fortune"),
        ([*STAKES, Faces(6, (0, 1))], 3, "2d6 for fortune"),
        ([*STAKES, Faces(6, (1, 2), True)], 3, "2d6 for fortune"),
        ([Interjection("red", "cheers")], 1, "not-now"),
        ([Interjection("gm", "toast")], 1, "no-such-seat"),
        ([Ruling("set", "because", "red", 99)], 1, "ruling-value"),
        ([Ruling("set", "", "red", 9)], 1, "ruling-reason"),
        ([Leave("green")], 1, "no-such-seat"),
        ([Leave("red"), Leave("blue")], 2, "battle-ended"),
        ([Leave("red"), STAKES[0]], 2, "the battle is over (left)"),
        ([Leave("red"), Faces(6, (1, 2))], 2, "the battle is over (left)"),
        ([Ruling("dice", "because", "2d6", [6, 6]), *STAKES, Faces(6, (6, 5), True)], 4, "[6,6]"),
        ([Ruling("dice", "because", "2d6", [6, 6]), *STAKES, Faces(6, (6, 6))], 4, '"ruled":true'),
    ],
)
def test_inputs_that_the_rules_do_not_ask_for_are_named_with_their_place(
    inputs: list[Input], place: int, now: str
) -> None:
    with pytest.raises(ReplayMismatch) as caught:
        Battle.from_inputs(toy_scenario(), SealedDice(SEED), inputs)
    assert caught.value.line == place
    assert now in str(caught.value.values["now"])


def test_dice_of_another_seed_are_no_mismatch_of_the_rules() -> None:
    battle = staked(evening(), 1)
    again = Battle.from_inputs(battle.scenario, SealedDice(bytes(32)), battle.inputs)
    assert again.digest() == battle.digest()


# ---- games that loop or fail ---------------------------------------------------------------------------------------


def rolls_without_end(state: State) -> Flow:
    yield Ask("red", "clink", ON)
    while True:
        yield Roll(1, 2, why="fortune")


def tells_without_end(state: State) -> Flow:
    yield Ask("red", "clink", ON)
    while True:
        state.log.tell(Began(1, 1, 1))


@pytest.mark.parametrize(
    ("referee", "steps", "last"),
    [
        (rolls_without_end, ROLLS_BETWEEN_QUESTIONS, "fortune"),
        (tells_without_end, EVENTS_BETWEEN_QUESTIONS, "Began"),
    ],
)
def test_a_game_that_loops_is_stopped_named_and_the_battle_is_as_it_was(
    referee: Callable[[State], Flow], steps: int, last: str
) -> None:
    battle = Battle(toy_scenario(toy(referee=referee)), SealedDice(SEED))
    before = snapshot(battle)
    with pytest.raises(GameLoops) as caught:
        battle.answer("red", "on")
    assert caught.value.values == {"game": "toy", "steps": steps, "last": last}
    assert snapshot(battle) == before


def test_many_rolls_and_events_between_questions_are_no_loop() -> None:
    def referee(state: State) -> Flow:
        for _ in range(3):
            for _ in range(6000):
                yield Roll(1, 6)
                state.log.tell(Began(1, 1, 1))
            yield Ask("red", "clink", ON)
        return Result((), "rounds")

    battle = Battle(toy_scenario(toy(referee=referee)), SealedDice(SEED))
    for _ in range(3):
        battle.answer("red", "on")
    assert battle.result == Result((), "rounds")
    assert len(battle.log(GM)) == 18_001


def test_a_game_that_loops_before_its_first_question_does_not_begin() -> None:
    def referee(state: State) -> Flow:
        while True:
            yield Roll(1, 6)

    with pytest.raises(GameLoops):
        Battle(toy_scenario(toy(referee=referee)), SealedDice(SEED))


class Stumbled(Exception):
    pass


def stumbles(*_: object) -> Any:
    raise Stumbled


def stumbling(state: State) -> Flow:
    yield Ask("red", "clink", ON)
    state.purse["red"] = 0
    yield Roll(1, 6)
    raise Stumbled


def stumbling_aside(state: State, seat: str, declaration: object) -> Flow:
    state.purse["red"] = 1
    yield Roll(1, 6)
    raise Stumbled


@pytest.mark.parametrize(
    ("changes", "act"),
    [
        ({"referee": stumbling}, lambda battle: battle.answer("red", "on")),
        ({"interject": stumbling_aside}, lambda battle: battle.interject("red", "toast")),
        ({"rule": stumbles}, lambda battle: battle.rule(Ruling("set", "because", "red", 3))),
        ({"settle": stumbles}, lambda battle: battle.rule(Ruling("set", "because", "red", 3))),
        ({"leave": stumbles}, lambda battle: battle.leave("red")),
        ({"finish": stumbles}, lambda battle: battle.leave("red")),
    ],
)
def test_a_game_that_fails_leaves_the_battle_as_it_was(
    changes: dict[str, Any], act: Callable[[Battle], object]
) -> None:
    battle = Battle(toy_scenario(toy(**changes)), SealedDice(SEED))
    before = snapshot(battle)
    with pytest.raises(Stumbled):
        act(battle)
    assert snapshot(battle) == before
