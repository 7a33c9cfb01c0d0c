"""Secret answers: opened together, taken in the order of the asks, and seen by nobody before."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from gunbai.errors import NotYourTurn, Refused, UnknownName
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.events import Event
from gunbai.kernel.game import Result
from gunbai.kernel.requests import GM, Ask, AskAll, Choice, Flow, Offer, Option
from toy_game import Began, Lucky, Staked, State, stakes, toy, toy_scenario

SEED = bytes(range(32))
encode = msgspec.json.encode


def evening() -> Battle:
    return Battle(toy_scenario(), SealedDice(SEED))


@pytest.mark.parametrize("order", [("red", "blue"), ("blue", "red")])
def test_answers_are_taken_in_the_order_of_the_asks_whoever_answered_first(order: tuple[str, str]) -> None:
    battle = evening()
    for seat in order:
        battle.answer(seat, "stake 1" if seat == "red" else "stake 2")
    assert [event for event in battle.log(GM) if isinstance(event, Staked)] == [Staked("red", 1), Staked("blue", 2)]


def test_the_order_of_arrival_changes_the_record_but_not_the_battle() -> None:
    one, two = evening(), evening()
    one.answer("red", "stake 1")
    one.answer("blue", "stake 2")
    two.answer("blue", "stake 2")
    two.answer("red", "stake 1")
    assert one.inputs != two.inputs
    assert one.digest() == two.digest()


def test_six_seats_answer_in_any_order() -> None:
    names = ["red", "blue", "red", "blue", "red", "blue"]

    def referee(state: State) -> Flow:
        offer = Offer(Option(str(number), Choice(str(number))) for number in range(6))
        answers = yield AskAll(*(Ask(seat, "stake", offer, about=f"ship {at}") for at, seat in enumerate(names)))
        for at, answer in enumerate(answers):
            state.log.tell(Staked(f"ship {at}", int(answer.id)))
        return Result((), "rounds")

    expected = [Staked(f"ship {at}", at) for at in range(6)]
    for order in itertools.islice(itertools.permutations(range(6)), 0, 720, 37):
        battle = Battle(toy_scenario(toy(referee=referee)), SealedDice(SEED))
        for at in order:
            battle.answer(names[at], str(at), about=f"ship {at}")
        assert list(battle.log(GM)[:6]) == expected


def test_of_a_secret_answer_everybody_sees_that_it_is_given_and_nobody_which() -> None:
    views = []
    for coins in range(4):
        battle = evening()
        battle.answer("red", f"stake {coins}")
        assert [(one.seat, one.answered) for one in battle.waiting] == [("red", True), ("blue", False)]
        views.append([encode((battle.view(seat), battle.log(seat))) for seat in ("red", "blue", "spectator")])
    assert views[0] == views[1] == views[2] == views[3]


def test_a_secret_answer_cannot_be_given_twice() -> None:
    battle = evening()
    battle.answer("red", "stake 1")
    assert battle.view("red").asks == ()
    assert battle.asked("red") is None
    with pytest.raises(NotYourTurn) as caught:
        battle.answer("red", "stake 2")
    assert caught.value.accepted == ("blue",)


def test_what_is_whispered_is_seen_by_those_alone() -> None:
    battle = evening()
    battle.answer("red", "stake 1")
    battle.answer("blue", "stake 1")
    [lucky] = [event for event in battle.log(GM) if isinstance(event, Lucky)]
    winner = battle.waiting[0].seat
    loser = "blue" if winner == "red" else "red"
    assert lucky in battle.log(winner)
    for seat in (loser, "spectator"):
        assert lucky not in battle.log(seat)
        assert battle.view(seat).events == battle.view(GM).events - 1


def test_a_view_shows_the_options_to_whoever_is_asked_and_to_nobody_else() -> None:
    battle = evening()
    red, gm, spectator = (battle.view(seat) for seat in ("red", GM, "spectator"))
    [ask] = red.asks
    assert (ask.kind, ask.open, ask.clauses) == ("stake", False, ("toy.stake",))
    assert [option.id for option in ask.options] == ["stake 0", "stake 1", "stake 2", "stake 3"]
    assert [option.id for option in red.interjections] == ["toast"]
    assert gm.asks == spectator.asks == ()
    assert gm.interjections == spectator.interjections == ()
    assert red.waiting == gm.waiting == spectator.waiting
    assert (red.game, red.scenario, red.seat, red.result) == ("toy", "toy/evening", "red", None)


def test_a_view_after_the_end_offers_nothing_more() -> None:
    battle = evening()
    battle.leave("red")
    for seat in ("red", "blue", GM, "spectator"):
        view = battle.view(seat)
        assert (view.asks, view.waiting, view.interjections) == ((), (), ())
        assert view.result == Result(("blue",), "left", ("toy.end",))


@pytest.mark.parametrize("seat", ["green", "", "Red"])
def test_nobody_else_has_a_view(seat: str) -> None:
    with pytest.raises(UnknownName) as caught:
        evening().view(seat)
    assert caught.value.accepted == ("red", "blue", "gm", "spectator")


def test_options_are_computed_afresh_for_each_question() -> None:
    looked: list[int] = []

    def referee(state: State) -> Flow:
        def offer() -> Offer:
            looked.append(state.purse["red"])
            return stakes(state, "red")

        ask = Ask("red", "stake", offer)
        yield ask
        state.purse["red"] = 1
        ask.refresh()
        yield ask
        return Result((), "rounds")

    battle = Battle(toy_scenario(toy(referee=referee)), SealedDice(SEED))
    assert looked == [8]
    assert len(battle.asks[0].offer) == len(battle.asks[0].offer) == 4
    battle.answer("red", "stake 3")
    assert [option.id for option in battle.asks[0].offer] == ["stake 0", "stake 1"]
    assert looked == [8, 1]


def test_two_options_with_one_id_are_a_fault_of_the_game() -> None:
    with pytest.raises(AssertionError, match="two options with one id"):
        Offer([Option("a", Choice("a")), Option("a", Choice("b"))])


def test_a_refusal_in_secret_tells_nothing_of_the_other_choice() -> None:
    errors = []
    for coins in range(4):
        battle = evening()
        battle.answer("red", f"stake {coins}")
        with pytest.raises(Refused) as caught:
            battle.answer("blue", "stake 9")
        errors.append(str(caught.value))
    assert len(set(errors)) == 1


def test_events_of_the_log_are_those_that_were_told_in_order() -> None:
    events: tuple[Event, ...] = evening().log("spectator")
    assert events == (Began(1, 8, 8),)
