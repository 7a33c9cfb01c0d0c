"""Dice by hand: awaited, checked, and replayed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gunbai.errors import DiceError, Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice
from gunbai.kernel.inputs import Faces, Ruling
from gunbai.testing.conformance_snapshot import snapshot
from toy_battles import evening, said, staked

Act = Callable[[Battle], object]


def test_dice_by_hand_are_awaited_from_whoever_rolls_and_checked() -> None:
    battle = staked(evening(HandDice()))
    assert said(battle) == [("red", "roll-fortune", False)]
    before = snapshot(battle)
    for faces, reason in (
        ((1,), "wrong-count"),
        ((0, 3), "impossible-face"),
        ((3, 7), "impossible-face"),
        ((True, 3), "impossible-face"),
    ):
        with pytest.raises(DiceError) as caught:
            battle.throw(faces)
        assert caught.value.reason == reason
        assert snapshot(battle) == before
    battle.throw((3, 4))
    assert battle.inputs[-1] == Faces(6, (3, 4))
    assert said(battle) == [("red", "gift", False)]


@pytest.mark.parametrize(
    "act",
    [
        lambda battle: battle.answer("red", "stake 1"),
        lambda battle: battle.interject("red", "toast"),
        lambda battle: battle.rule(Ruling("set", "because", "red", 3)),
        lambda battle: battle.rule(Ruling("dice", "because", "2d6", [1, 1])),
    ],
)
def test_while_dice_are_awaited_they_come_first(act: Act) -> None:
    battle = staked(evening(HandDice()))
    before = snapshot(battle)
    with pytest.raises(Refused) as caught:
        act(battle)
    assert caught.value.reason == "dice-first"
    assert snapshot(battle) == before


@pytest.mark.parametrize(
    "act", [lambda battle: battle.leave("blue"), lambda battle: battle.rule(Ruling("end", "late"))]
)
def test_while_dice_are_awaited_one_may_leave_or_close_and_replay_that(act: Act) -> None:
    battle = staked(evening(HandDice()))
    act(battle)
    assert battle.result is not None
    again = Battle.from_inputs(battle.scenario, HandDice(), battle.inputs)
    assert snapshot(again) == snapshot(battle)


def test_ruled_dice_need_no_hand() -> None:
    battle = evening(HandDice())
    battle.rule(Ruling("dice", "dropped", "2d6", [1, 1]))
    staked(battle)
    assert battle.roll is None
    assert battle.inputs[-1] == Faces(6, (1, 1), True)
