"""Battles: who is asked, what is accepted, and that whatever is refused leaves the battle exactly as it was."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest

from gunbai.errors import BattleEnded, DiceError, GunbaiError, NotOffered, NotYourTurn, Refused, StaleAsk
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.events import Interjected, Left, Ruled
from gunbai.kernel.game import Result
from gunbai.kernel.inputs import Answer, Faces, Interjection, Leave, Ruling, Stops
from gunbai.kernel.record import input_line, record_bytes
from gunbai.kernel.requests import GM, Ask, AskAll, Choice, Flow, Offer, Option, Roll
from gunbai.testing.conformance_snapshot import snapshot
from toy_battles import SEED, evening, load, said, script, staked
from toy_game import Ended, Gave, Give, Set, Stake, Staked, State, Toasted, Won, gift_ask, toy, toy_scenario

# ---- answers -------------------------------------------------------------------------------------------------------


def test_a_battle_is_the_list_of_its_inputs() -> None:
    battle = staked(evening(script("6: 3 4")))
    battle.answer("red", Give(1))
    assert battle.inputs == [
        Answer("red", "stake 1", "stake"),
        Answer("blue", "stake 2", "stake"),
        Faces(6, (3, 4)),
        Answer("red", "give 1", "gift"),
    ]
    assert battle.view("gm").board.purse == {"red": 9, "blue": 6}
    assert said(battle) == [("red", "stake", False), ("blue", "stake", False)]


@pytest.mark.parametrize("say", ["give 1", Give(1), Option("give 1", Give(1)), Option("whatever", Give(1), 99)])
def test_text_typed_value_and_option_are_the_same_answer(say: str | Give | Option) -> None:
    battle = staked(evening(script("6: 3 4")))
    battle.answer("red", say)
    assert battle.inputs[-1] == Answer("red", "give 1", "gift")


def test_more_may_be_taken_than_is_listed_and_is_recorded_in_canonical_form() -> None:
    battle = staked(evening(script("6: 3 4")))
    assert [option.id for option in battle.asks[0].offer] == ["give 0", "give 1"]
    battle.answer("red", "  give   007 ")
    assert battle.inputs[-1] == Answer("red", "give 7", "gift")
    assert battle.log(GM)[-2] == Gave("red", 7)


def test_the_game_master_may_answer_for_a_seat_and_the_record_shows_it() -> None:
    battle = evening()
    battle.answer("red", "stake 0", by=GM)
    assert battle.inputs == [Answer("red", "stake 0", "stake", by=GM)]


def test_the_game_master_is_a_seat_that_may_be_asked() -> None:
    battle = evening(blessed=True)
    assert said(battle) == [(GM, "bless", False)]
    battle.answer(GM, "on")
    assert battle.inputs == [Answer(GM, "on", "bless")]


def test_the_number_of_a_question_that_still_stands_is_accepted_and_an_older_one_is_stale() -> None:
    battle = evening(script("6: 3 4"))
    first = battle.question
    battle.answer("red", "stake 1", question=first)
    battle.answer("blue", "stake 1", question=first)
    assert battle.question > first
    with pytest.raises(StaleAsk) as caught:
        battle.answer("red", "give 0", question=first)
    assert caught.value.values == {"question": first, "now": battle.question}


# ---- refusals ------------------------------------------------------------------------------------------------------

Act = Callable[[Battle], object]

REFUSALS: list[tuple[type[GunbaiError], str, Act]] = [
    (NotYourTurn, "not-your-turn", lambda battle: battle.answer("red", "stake 1")),
    (NotYourTurn, "not-your-turn", lambda battle: battle.answer("blue", "stake 1", about="the other one")),
    (NotYourTurn, "not-your-turn", lambda battle: battle.answer(GM, "stake 1")),
    (NotYourTurn, "no-such-seat", lambda battle: battle.answer("green", "stake 1")),
    (NotYourTurn, "no-such-seat", lambda battle: battle.answer("spectator", "stake 1")),
    (NotOffered, "not-offered", lambda battle: battle.answer("blue", "stake 4")),
    (NotOffered, "not-offered", lambda battle: battle.answer("blue", "")),
    (NotOffered, "not-offered", lambda battle: battle.answer("blue", Stake(4))),
    (NotOffered, "not-offered", lambda battle: battle.answer("blue", Choice("stake 1x"))),
    (NotOffered, "not-offered", lambda battle: battle.answer("blue", Option("stake 1", Stake(9)))),
    (StaleAsk, "stale-ask", lambda battle: battle.answer("blue", "stake 1", question=0)),
    (StaleAsk, "stale-ask", lambda battle: battle.answer("blue", "stake 1", question=99)),
    (NotOffered, "not-now", lambda battle: battle.interject("blue", "cheers")),
    (NotOffered, "not-now", lambda battle: battle.interject("blue", Stake(1))),
    (NotYourTurn, "no-such-seat", lambda battle: battle.interject("green", "toast")),
    (NotYourTurn, "no-such-seat", lambda battle: battle.interject(GM, "toast")),
    (NotYourTurn, "no-such-seat", lambda battle: battle.leave("green")),
    (NotYourTurn, "no-such-seat", lambda battle: battle.leave("")),
    (DiceError, "no-roll", lambda battle: battle.throw((1, 2))),
    (Refused, "ruling-reason", lambda battle: battle.rule(Ruling("set", "", "red", 3))),
    (Refused, "ruling-reason", lambda battle: battle.rule(Ruling("end", " \u3000"))),
    (Refused, "no-such-ruling", lambda battle: battle.rule(Ruling("bribe", "because", "red", 3))),
    (Refused, "ruling-target", lambda battle: battle.rule(Ruling("set", "because", "green", 3))),
    (Refused, "ruling-value", lambda battle: battle.rule(Ruling("set", "because", "red", -1))),
    (Refused, "ruling-value", lambda battle: battle.rule(Ruling("end", "because", "", ["green"]))),
    (Refused, "ruling-value", lambda battle: battle.rule(Ruling("end", "because", "", "red"))),
    (Refused, "ruling-value", lambda battle: battle.rule(Ruling("end", "because", "", {}))),
    (Refused, "ruling-value", lambda battle: battle.rule(Ruling("end", "because", "", ["red", "red"]))),
    (DiceError, "impossible-roll", lambda battle: battle.rule(Ruling("dice", "because", "0d6", []))),
    (Refused, "ruling-dice", lambda battle: battle.rule(Ruling("dice", "because", "2x6", [1, 2]))),
    (Refused, "ruling-dice", lambda battle: battle.rule(Ruling("dice", "because", "2d6", 3))),
    (Refused, "ruling-dice", lambda battle: battle.rule(Ruling("dice", "because", "d6", [3]))),
    (DiceError, "wrong-count", lambda battle: battle.rule(Ruling("dice", "because", "2d6", [3]))),
    (DiceError, "impossible-face", lambda battle: battle.rule(Ruling("dice", "because", "2d6", [3, 7]))),
    (Refused, "nothing-to-undo", lambda battle: battle.undo(2)),
    (Refused, "nothing-to-undo", lambda battle: battle.undo(0)),
    (Refused, "nothing-to-undo", lambda battle: battle.undo(-1)),
    (Refused, "nothing-to-undo", lambda battle: battle.back_to(2)),
    (Refused, "nothing-to-undo", lambda battle: battle.back_to(-1)),
]


@pytest.mark.parametrize(("error", "reason", "act"), REFUSALS)
def test_a_refusal_leaves_the_battle_exactly_as_it_was(error: type[GunbaiError], reason: str, act: Act) -> None:
    battle = evening()
    battle.answer("red", "stake 3")
    before = snapshot(battle)
    with pytest.raises(error) as caught:
        act(battle)
    assert (type(caught.value), caught.value.reason) == (error, reason)  # type: ignore[attr-defined]
    assert snapshot(battle) == before
    battle.answer("blue", "stake 0")
    assert [event for event in battle.log(GM) if isinstance(event, Staked)] == [Staked("red", 3), Staked("blue", 0)]


def test_a_refusal_says_what_would_be_accepted_and_which_clause_refuses() -> None:
    battle = evening()
    battle.answer("red", "stake 3")
    with pytest.raises(NotOffered) as offered:
        battle.answer("blue", "stake 4")
    assert offered.value.accepted == ("stake 0", "stake 1", "stake 2", "stake 3")
    assert offered.value.clauses == ("toy.stake",)
    with pytest.raises(NotYourTurn) as turn:
        battle.answer("red", "stake 3")
    assert turn.value.accepted == ("blue",)
    with pytest.raises(NotYourTurn) as seat:
        battle.answer("green", "stake 3")
    assert seat.value.accepted == ("red", "blue")
    with pytest.raises(NotOffered) as unasked:
        battle.interject("blue", "cheers")
    assert unasked.value.accepted == ("toast",)
    with pytest.raises(Refused) as winners:
        battle.rule(Ruling("end", "because", "", ["green"]))
    assert winners.value.accepted == ("red", "blue")


def test_what_a_game_itself_refuses_changes_nothing() -> None:
    battle = staked(evening(script("6: 3 4")))
    before = snapshot(battle)
    with pytest.raises(NotOffered) as caught:
        battle.answer("red", "give 11")
    assert (caught.value.reason, caught.value.clauses) == ("too-much", ("toy.gift",))
    assert snapshot(battle) == before


def test_dice_that_do_not_fit_are_refused_with_the_answer_that_led_to_them() -> None:
    battle = evening(script("6: 3 4", "10: 1 2"))
    staked(battle).answer("red", "give 0")
    battle.answer("blue", "stake 1")
    before = snapshot(battle)
    with pytest.raises(DiceError) as caught:
        battle.answer("red", "stake 1")
    assert (caught.value.reason, caught.value.values) == ("wrong-sides", {"roll": 2, "given": 10, "sides": 6})
    assert snapshot(battle) == before
    assert said(battle) == [("red", "stake", False), ("blue", "stake", True)]


# ---- acts unasked --------------------------------------------------------------------------------------------------


def test_an_act_made_unasked_runs_its_own_flow_and_the_question_is_asked_afresh() -> None:
    battle = evening(script("10: 10", "6: 3 4"), purse=2)
    battle.answer("blue", "stake 2")
    asked = battle.question
    battle.interject("red", "toast")
    assert said(battle) == [("blue", "clink", False)]
    battle.answer("blue", "clink")
    assert battle.inputs[1:] == [Interjection("red", "toast"), Faces(10, (10,)), Answer("blue", "clink", "clink")]
    assert battle.log(GM)[1:] == (Interjected("red", "toast", ("toy.toast",)), Toasted("red", 10, True))
    assert said(battle) == [("red", "stake", False), ("blue", "stake", True)]
    assert [option.id for option in battle.asks[0].offer] == ["stake 0", "stake 1"]
    assert battle.question > asked


def test_a_secret_answer_that_is_no_longer_possible_is_asked_for_again() -> None:
    battle = evening(script("10: 10"), purse=2)
    battle.answer("blue", "stake 2")
    battle.interject("blue", "toast")
    battle.answer("red", "ignore")
    assert said(battle) == [("red", "stake", False), ("blue", "stake", False)]
    with pytest.raises(NotOffered):
        battle.answer("blue", "stake 2")


def test_a_secret_answer_that_is_not_listed_stands_as_long_as_it_may_be_given() -> None:
    def referee(state: State) -> Flow:
        gifts = yield AskAll(gift_ask(state, "red"), gift_ask(state, "blue"))
        state.log.tell(Gave("red", gifts[0].coins))
        return Result((), "rounds")

    battle = Battle(toy_scenario(toy(referee=referee), purse=5), script("10: 3", "10: 10"))
    battle.answer("red", "give 5")
    battle.interject("red", "toast")
    battle.answer("blue", "clink")
    assert said(battle) == [("red", "gift", True), ("blue", "gift", False)]
    battle.interject("red", "toast")
    battle.answer("blue", "clink")
    assert said(battle) == [("red", "gift", False), ("blue", "gift", False)]


def test_acts_made_unasked_may_stand_within_one_another() -> None:
    battle = evening(script("10: 1", "10: 2"))
    battle.interject("red", "toast")
    battle.interject("blue", Choice("toast"))
    assert said(battle) == [("red", "clink", False)]
    battle.answer("red", "clink")
    assert said(battle) == [("blue", "clink", False)]
    battle.answer("blue", "ignore")
    assert said(battle) == [("red", "stake", False), ("blue", "stake", False)]
    assert [event for event in battle.log(GM) if isinstance(event, Toasted)] == [
        Toasted("blue", 2, True),
        Toasted("red", 1, False),
    ]


def test_an_act_made_unasked_may_end_the_battle() -> None:
    battle = evening(script("10: 10"), purse=1)
    battle.interject("red", "toast")
    battle.answer("blue", "clink")
    assert battle.result == Result(("blue",), "purse", ("toy.end",))


# ---- the game master -----------------------------------------------------------------------------------------------


def test_a_ruling_is_shown_with_its_reason_and_the_question_is_asked_afresh() -> None:
    battle = evening()
    battle.rule(Ruling("set", "a coin under the table", "red", 1))
    assert battle.log("spectator")[1:] == (Set("red", 1), Ruled("set", "red", 1, "a coin under the table"))
    assert [option.id for option in battle.asks[0].offer] == ["stake 0", "stake 1"]


def test_a_ruling_may_end_the_battle_through_the_rules() -> None:
    battle = evening()
    battle.rule(Ruling("set", "robbed", "red", 0))
    assert battle.result == Result(("blue",), "purse", ("toy.end",))


@pytest.mark.parametrize(
    ("value", "winners"), [([], ()), (None, ()), (["blue"], ("blue",)), (["red", "blue"], ("red", "blue"))]
)
def test_the_game_master_may_close_a_battle(value: object, winners: tuple[str, ...]) -> None:
    battle = evening()
    battle.rule(Ruling("end", "it is late", "", value))
    assert battle.result == Result(winners, "closed")


def test_a_ruling_stands_as_given_whatever_becomes_of_what_it_was_made_of() -> None:
    battle = evening(SealedDice(SEED))
    faces = [6, 6]
    battle.rule(Ruling("dice", "cocked dice", "2d6", faces))
    faces.append(1)
    staked(battle)
    battle.undo()
    assert battle.inputs[0] == Ruling("dice", "cocked dice", "2d6", [6, 6])


def test_ruled_dice_fall_in_the_next_roll_of_their_kind_and_are_marked() -> None:
    battle = evening(SealedDice(SEED))
    battle.rule(Ruling("dice", "cocked dice", "2d6", [6, 6]))
    battle.rule(Ruling("dice", "again", "1d10", [10]))
    battle.interject("red", "toast")
    battle.answer("blue", "clink")
    staked(battle)
    assert [given for given in battle.inputs if isinstance(given, Faces)] == [
        Faces(10, (10,), True),
        Faces(6, (6, 6), True),
    ]
    assert [event for event in battle.log(GM) if isinstance(event, Won)] == [Won("red", 2, (6, 6))]
    battle.answer("red", "give 0")
    staked(battle)
    last = [given for given in battle.inputs if isinstance(given, Faces)][-1]
    assert isinstance(last, Faces)
    assert not last.ruled
    assert last == SealedDice(SEED).roll(Roll(2, 6), 2)


def test_a_roll_that_the_game_master_sets_takes_none_of_the_dice_laid_down() -> None:
    battle = evening(script("6: 3 4", "6: 5 6"))
    battle.rule(Ruling("dice", "cocked dice", "2d6", [6, 6]))
    for won in ((6, 6), (3, 4), (5, 6)):
        staked(battle)
        assert [event.faces for event in battle.log(GM) if isinstance(event, Won)][-1] == won
        battle.answer("red", "give 0")
    battle.undo(3)
    staked(battle)
    assert [event.faces for event in battle.log(GM) if isinstance(event, Won)] == [(6, 6), (3, 4), (5, 6)]


def test_the_rules_see_a_ruling_as_its_record_gives_it_back() -> None:
    seen: list[object] = []
    battle = Battle(toy_scenario(toy(rule=lambda _state, ruling: seen.append(ruling.value))), SealedDice(SEED))
    battle.rule(Ruling("set", "because", "red", (1, {"a": (2,)})))
    assert seen == [[1, {"a": [2]}]]
    assert battle.inputs == [Ruling("set", "because", "red", [1, {"a": [2]}])]
    assert msgspec.json.decode(input_line(battle.inputs[0]), type=Ruling) == battle.inputs[0]


@pytest.mark.parametrize("value", [{1: 2}, {"a": {True: 1}}, [["x" * 1000] * 100], {"x" * 1001: 1}, 1.5, [[[[1]]]]])
def test_a_ruling_that_no_record_could_give_back_is_refused(value: object) -> None:
    battle = Battle(toy_scenario(toy(rule=lambda _state, _ruling: None)), SealedDice(SEED))
    with pytest.raises(Refused) as caught:
        battle.rule(Ruling("set", "because", "red", value))
    assert (caught.value.reason, battle.inputs) == ("ruling-value", [])


def test_the_largest_ruling_fits_into_a_record() -> None:
    battle = Battle(toy_scenario(toy(rule=lambda _state, _ruling: None)), SealedDice(SEED))
    battle.rule(Ruling("s" * 1000, "\N{CJK UNIFIED IDEOGRAPH-5C55}" * 1000, "\\" * 1000, ["x" * 1000] * 31))
    assert load(record_bytes(battle)).inputs == tuple(battle.inputs)


class Stopped(BaseException):
    """As Ctrl-C is."""


def broken(*_given: object) -> object:
    raise Stopped


BREAKS: list[tuple[str, Act]] = [
    ("rule", lambda battle: battle.rule(Ruling("set", "because", "red", 3))),
    ("leave", lambda battle: battle.leave("blue")),
    ("settle", lambda battle: battle.rule(Ruling("dice", "because", "2d6", [1, 1]))),
    ("interject", lambda battle: battle.interject("red", "toast")),
    ("heard_by", lambda battle: battle.interject("red", "toast")),
    ("heed", lambda battle: battle.stop(Stops("red", ("*",)))),
]


@pytest.mark.parametrize(("part", "act"), BREAKS)
def test_whatever_breaks_in_a_game_leaves_the_battle_exactly_as_it_was(part: str, act: Act) -> None:
    battle = Battle(toy_scenario(toy(**{part: broken})), SealedDice(SEED))
    battle.answer("red", "stake 3")
    before = snapshot(battle), battle.stops("red")
    with pytest.raises(Stopped):
        act(battle)
    assert (snapshot(battle), battle.stops("red")) == before
    battle.answer("blue", "stake 0")


# ---- leaving, and the end ------------------------------------------------------------------------------------------


def lonely(state: State) -> Flow:
    """Both stake, then red is asked alone, then blue; whoever leaves, the other goes on."""
    offer = Offer([Option("on", Choice("on")), Option("off", Choice("off"))])
    replies = yield AskAll(*(Ask(seat, "stake", offer, ("toy.stake",)) for seat in ("red", "blue")))
    for reply in replies:
        state.log.tell(Ended(reply.id))
    for seat in ("red", "blue"):
        reply = yield Ask(seat, "bless", offer, ("toy.round",))
        state.log.tell(Ended(reply.id))
    return Result((), "rounds", ("toy.end",))


@pytest.mark.parametrize(
    ("answers", "asked"),
    [
        ((), [("red", "stake", True), ("blue", "stake", False)]),
        (("blue",), [("red", "bless", False)]),
        (("red", "blue"), [("blue", "bless", False)]),
    ],
)
def test_whoever_has_left_is_asked_nothing_more(answers: tuple[str, ...], asked: list[tuple[str, str, bool]]) -> None:
    battle = Battle(toy_scenario(toy(referee=lonely, leave=lambda _state, _seat: None)), SealedDice(SEED))
    for seat in answers:
        battle.answer(seat, "off")
    before = snapshot(battle)
    battle.leave("red")
    assert said(battle) == asked
    assert [given for given in battle.inputs if isinstance(given, Answer)] == [
        Answer(seat, "off", "stake") for seat in answers
    ]
    again = Battle.from_inputs(battle.scenario, SealedDice(SEED), battle.inputs)
    assert snapshot(again) == snapshot(battle)
    battle.undo()
    assert snapshot(battle) == before


def test_what_waits_for_a_seat_that_has_left_is_taken_as_the_first_that_it_is_offered() -> None:
    battle = Battle(toy_scenario(toy(referee=lonely, leave=lambda _state, _seat: None)), SealedDice(SEED))
    battle.leave("red")
    battle.answer("blue", "off")
    assert [event.why for event in battle.log(GM) if isinstance(event, Ended)] == ["on", "off"]


def test_while_an_act_unasked_is_answered_somebody_else_may_leave() -> None:
    battle = Battle(toy_scenario(toy(leave=lambda _state, _seat: None)), SealedDice(SEED))
    battle.answer("blue", "stake 2")
    battle.interject("blue", "toast")
    assert said(battle) == [("red", "clink", False)]
    battle.leave("red")
    assert [event for event in battle.log(GM) if isinstance(event, Staked)] == [Staked("red", 0), Staked("blue", 2)]


def test_a_seat_may_leave_at_any_moment() -> None:
    battle = evening()
    battle.answer("red", "stake 1")
    battle.leave("red", by=GM)
    assert battle.inputs[-1] == Leave("red", GM)
    assert battle.log(GM)[1] == Left("red")
    assert battle.result == Result(("blue",), "left", ("toy.end",))


@pytest.mark.parametrize(
    "act",
    [
        lambda battle: battle.answer("red", "stake 1"),
        lambda battle: battle.answer("red", "stake 1", question=1),
        lambda battle: battle.answer("green", "stake 1"),
        lambda battle: battle.interject("red", "toast"),
        lambda battle: battle.rule(Ruling("set", "because", "red", 3)),
        lambda battle: battle.rule(Ruling("end", "because")),
        lambda battle: battle.leave("red"),
    ],
)
def test_nothing_follows_the_end(act: Act) -> None:
    battle = evening()
    battle.leave("red")
    before = snapshot(battle)
    with pytest.raises(BattleEnded) as caught:
        act(battle)
    assert caught.value.values == {"why": "left"}
    assert snapshot(battle) == before
    assert (battle.asks, battle.waiting, battle.roll) == ((), (), None)


def test_an_ended_battle_can_be_taken_back() -> None:
    battle = evening()
    battle.leave("red")
    battle.undo()
    assert battle.result is None
    assert said(battle) == [("red", "stake", False), ("blue", "stake", False)]
