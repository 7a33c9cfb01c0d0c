"""What a seat may know of a battle: its inputs, without what others have answered that is not open yet."""

from __future__ import annotations

import pytest

from gunbai.kernel.aside import Aside, aside_of
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice, SealedDice
from gunbai.kernel.inputs import Answer, Ruling, Stops
from toy_battles import evening, said, staked


def fork(aside: Aside) -> Battle:
    return aside.fork(SealedDice(bytes(32), taken=aside.rolled))


def answers(aside: Aside) -> list[tuple[str, str]]:
    return [(given.seat, given.say) for given in aside.inputs if isinstance(given, Answer)]


@pytest.mark.parametrize("coins", [0, 1, 3])
def test_another_seats_answer_is_left_out_while_it_is_hidden(coins: int) -> None:
    battle = evening()
    battle.answer("red", f"stake {coins}")
    assert answers(aside_of(battle, "red")) == [("red", f"stake {coins}")]
    known = aside_of(battle, "blue")
    assert known.inputs == ()
    assert said(fork(known)) == [("red", "stake", False), ("blue", "stake", False)]
    battle.answer("blue", "stake 2")
    assert answers(aside_of(battle, "blue"))[:2] == [("red", f"stake {coins}"), ("blue", "stake 2")]


def test_it_is_left_out_too_while_something_else_is_asked_in_between() -> None:
    battle = evening()
    battle.answer("red", "stake 3")
    battle.interject("blue", "toast")
    assert said(battle) == [("red", "clink", False)]
    assert answers(aside_of(battle, "blue")) == []
    assert answers(aside_of(battle, "red")) == [("red", "stake 3")]
    battle.answer("red", "clink")
    known = aside_of(battle, "blue")
    assert answers(known) == [("red", "clink")], "what was asked in between is open"
    assert said(fork(known)) == [("red", "stake", False), ("blue", "stake", False)]
    assert known.rolled == 1


def test_an_answer_of_an_earlier_round_to_the_same_question_is_known() -> None:
    battle = staked(evening())
    battle.answer(battle.waiting[0].seat, "give 0")
    battle.answer("red", "stake 0")
    assert [say for seat, say in answers(aside_of(battle, "blue")) if say.startswith("stake")] == ["stake 1", "stake 2"]


def test_a_ruling_behind_a_hidden_answer_is_known() -> None:
    battle = evening()
    battle.answer("red", "stake 3")
    battle.rule(Ruling("set", "found a coin", "red", 20))
    assert aside_of(battle, "blue").inputs == (Ruling("set", "found a coin", "red", 20),)


def test_dice_that_people_threw_are_known_and_those_to_come_are_others() -> None:
    battle = staked(evening(HandDice()))
    battle.throw([6, 5])
    known = aside_of(battle, "red")
    assert known.rolled == 1
    copy = fork(known)
    assert copy.inputs == list(known.inputs)
    copy.answer("red", "give 0")
    staked(copy)
    assert copy.roll is None, "its dice roll by themselves"


def test_a_fork_stands_where_the_battle_stands() -> None:
    battle = staked(evening())
    seat = battle.waiting[0].seat
    copy = fork(aside_of(battle, seat))
    assert said(copy) == said(battle)
    assert copy.view(seat).board == battle.view(seat).board
    assert copy.question_of(seat) == battle.question_of(seat)


def test_at_which_windows_another_is_asked_is_as_usual_in_a_fork() -> None:
    battle = evening()
    battle.stop(Stops("blue", fewer=("*",)))
    battle.stop(Stops("red", fewer=("*",)))
    copy = fork(aside_of(battle, "red"))
    assert copy.stops("blue") == Stops("blue")
    assert copy.stops("red") == Stops("red", fewer=("*",))
