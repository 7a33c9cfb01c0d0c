"""Windows: who is asked, what it leaves in the record, and that nobody learns who else was asked."""

from __future__ import annotations

import msgspec
import pytest

from gunbai.errors import GameLoops, NotYourTurn, Refused, StaleAsk
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.game import Result
from gunbai.kernel.inputs import Answer, Stops
from gunbai.kernel.record import load_record, record_bytes, replay
from gunbai.kernel.requests import GM, PASS, Ask, Choice, Flow, Offer, OfferInParts, Option, Window
from gunbai.kernel.views import SPECTATOR
from gunbai.kernel.word_keys import WordKeys
from gunbai.testing.conformance_snapshot import snapshot
from toy_game import Began, Gave, State, finder, toy, toy_scenario

DICE = SealedDice(bytes(range(32)))
SHOUT = Offer([Option("pass", PASS), Option("toast", Choice("toast"))])
ON = Offer([Option("on", Choice("on"))])


def window(*seats: str, kind: str = "clink", matters: tuple[str, ...] = ("red", "blue")) -> Window:
    return Window(*(Ask(seat, kind, SHOUT, ("toy.toast",), matters=seat in matters) for seat in seats))


def told(state: State, replies: tuple[Choice, ...]) -> None:
    for seat, reply in zip(("red", "blue"), replies, strict=False):
        if reply != PASS:
            state.log.tell(Gave(seat, 1))


def evening(state: State) -> Flow:
    """Three rounds of two windows, the second of which matters to red alone; then blue is asked."""
    while state.round < 3:
        state.round += 1
        state.log.tell(Began(state.round, 0, 0))
        told(state, (yield window("red", "blue")))
        told(state, (yield window("red", "blue", kind="gift", matters=("red",))))
        yield Ask("blue", "bless", ON, ("toy.round",))
    return Result((), "rounds", ("toy.end",))


WORDS = WordKeys(windows=("clink", "gift"))


def start(referee: object = evening) -> Battle:
    return Battle(toy_scenario(toy(referee=referee, word_keys=WORDS)), DICE)


def asked(battle: Battle) -> list[str]:
    return [f"{one.seat} {one.kind}" for one in battle.waiting if not one.answered]


def test_a_kind_that_is_named_many_times_stands_once_in_the_record() -> None:
    battle = start()
    battle.stop(Stops("blue", ("clink", "gift") * 100, ("*",) * 200))
    assert battle.stops("blue") == Stops("blue", ("clink", "gift"), ("*",))
    assert battle.inputs == [Stops("blue", ("clink", "gift"), ("*",))]


def test_the_flow_is_sent_a_reply_for_every_seat_in_the_order_of_the_asks() -> None:
    sent: list[object] = []

    def flow(state: State) -> Flow:
        sent.append((yield window("blue", "red", matters=("blue",))))
        return Result((), "rounds", ())

    start(flow).answer("blue", "toast")
    assert sent == [(Choice("toast"), PASS)]


def test_a_seat_is_asked_where_it_matters() -> None:
    battle = start()
    assert asked(battle) == ["red clink", "blue clink"]
    battle.answer("blue", "pass")
    battle.answer("red", "pass")
    assert asked(battle) == ["red gift"]
    battle.answer("red", "pass")
    assert asked(battle) == ["blue bless"]


def test_what_is_passed_unasked_leaves_nothing_in_the_record() -> None:
    battle = start()
    for seat in ("red", "blue"):
        battle.stop(Stops(seat, fewer=("*",)))
    battle.answer("red", "pass")  # a question that stands is not taken away
    battle.answer("blue", "pass")
    assert asked(battle) == ["blue bless"]
    battle.answer("blue", "on")
    assert asked(battle) == ["blue bless"]
    assert [given.ask for given in battle.inputs if isinstance(given, Answer)] == ["clink", "clink", "bless"]


def test_stops_more_fewer_and_until() -> None:
    battle = start()
    battle.stop(Stops("red", more=("clink",), fewer=("*",)))
    battle.stop(Stops("blue", more=("*",), until="began"))
    assert battle.stops("blue") == Stops("blue", more=("*",), until="began")
    for seat in ("red", "blue"):
        battle.answer(seat, "pass")
    assert asked(battle) == ["blue bless"]  # red has no stop at "gift", blue waits for the next round
    battle.answer("blue", "on")
    assert asked(battle) == ["red clink", "blue clink"]
    assert battle.stops("blue") == Stops("blue", more=("*",))
    for seat in ("red", "blue"):
        battle.answer(seat, "pass")
    assert asked(battle) == ["blue gift"]


def test_stops_that_the_game_does_not_have_are_refused_and_change_nothing() -> None:
    battle = start()
    before = snapshot(battle)
    for stops, reason, nearest in (
        (Stops("red", more=("clinc",)), "stops-kind", "clink"),
        (Stops("red", until="begun"), "stops-event", "began"),
    ):
        with pytest.raises(Refused) as caught:
            battle.stop(stops)
        assert (caught.value.reason, caught.value.accepted[0]) == (reason, nearest)
    with pytest.raises(NotYourTurn):
        battle.stop(Stops("green"))
    assert snapshot(battle) == before


def bytes_of(battle: Battle, seat: str) -> tuple[bytes, bytes]:
    return msgspec.json.encode(battle.view(seat)), msgspec.json.encode(battle.log(seat))


def test_nobody_sees_whether_others_were_asked() -> None:
    """Red is asked at two windows in one battle and at none in the other: blue and a spectator see the same bytes."""
    often, never = start(), start()
    for battle in (often, never):
        battle.answer("blue", "pass")
        assert [one.seat for one in battle.view("blue").waiting] == ["blue"]
        assert battle.view(SPECTATOR).waiting == ()
        battle.answer("red", "pass")
        battle.answer("red", "pass")
        battle.answer("blue", "on")
    never.stop(Stops("red", fewer=("*",)))
    for battle in (often, never):
        battle.answer("red", "pass")
        battle.answer("blue", "pass")
    often.answer("red", "pass")
    assert asked(often) == asked(never) == ["blue bless"]
    for seat in ("blue", SPECTATOR):
        assert bytes_of(often, seat) == bytes_of(never, seat)
    assert often.question != never.question


def test_at_a_window_a_seat_sees_only_its_own_question_and_not_who_has_answered() -> None:
    one, two = start(), start()
    two.answer("red", "toast")
    assert bytes_of(one, "blue") == bytes_of(two, "blue")
    assert bytes_of(one, SPECTATOR) == bytes_of(two, SPECTATOR)
    assert [waiting.seat for waiting in two.view(GM).waiting] == ["red", "blue"]
    assert [(waiting.seat, waiting.answered) for waiting in two.view("red").waiting] == [("red", True)]


def test_a_reply_to_a_question_counted_by_ones_own_view() -> None:
    battle = start()
    battle.answer("blue", "pass", question=battle.view("blue").question)
    battle.answer("red", "pass")
    seen = battle.view("blue").question
    battle.answer("red", "pass", question=battle.view("red").question)
    with pytest.raises(StaleAsk):
        battle.answer("blue", "on", question=seen)
    battle.answer("blue", "on", question=battle.view("blue").question)


def test_the_record_brings_back_windows_and_stops() -> None:
    battle = start()
    battle.stop(Stops("blue", more=("gift",)))
    for seat, say in (("red", "toast"), ("blue", "pass"), ("blue", "toast"), ("red", "pass"), ("blue", "on")):
        battle.answer(seat, say)
    battle.stop(Stops("red", fewer=("*",)))
    again = Battle.from_inputs(battle.scenario, DICE, battle.inputs)
    assert snapshot(again) == snapshot(battle)
    assert again.stops("blue") == Stops("blue", more=("gift",))
    line = [given for given in record_bytes(battle).splitlines() if b"stops" in given and b"gift" in given]
    assert line == [b'{"in":"stops","stops":"blue","more":["gift"]}']
    before = battle.inputs.copy()
    battle.back_to(0)
    assert battle.stops("blue") == Stops("blue")
    assert battle.inputs == []
    assert Battle.from_inputs(battle.scenario, DICE, before).inputs == before


def test_stops_are_no_decision_to_undo() -> None:
    battle = start()
    battle.answer("red", "toast")
    battle.stop(Stops("red", fewer=("*",)))
    battle.undo()
    assert (battle.inputs, asked(battle)) == ([], ["red clink", "blue clink"])


def test_somebody_may_speak_up_while_a_window_stands() -> None:
    battle = start()
    battle.answer("red", "toast")
    battle.interject("blue", "toast")
    battle.answer("red", "clink")
    assert asked(battle) == ["blue clink"]
    battle.answer("blue", "pass")
    assert asked(battle) == ["red gift"]


def test_windows_without_end_are_a_loop() -> None:
    def loop(state: State) -> Flow:
        while True:
            yield window("red", matters=())

    with pytest.raises(GameLoops):
        start(loop)


def test_the_epoch_tells_a_question_from_one_that_had_its_number_before() -> None:
    battle = start()
    question, epoch = battle.view("red").question, battle.epoch
    battle.answer("red", "toast")
    battle.undo()
    assert battle.view("red").question == question
    with pytest.raises(StaleAsk):
        battle.answer("red", "pass", question=question, epoch=epoch)
    battle.answer("red", "pass", question=question, epoch=battle.epoch)


def test_a_record_knows_how_often_its_battle_was_taken_back() -> None:
    battle = start()
    data = record_bytes(battle) + b'{"in":"undo","back":0}\n{"in":"undo","back":0}\n'
    record = load_record(data, "record", finder(toy(referee=evening, word_keys=WORDS)))
    assert replay(record, DICE).epoch == 2


class Cost(msgspec.Struct, frozen=True):
    coins: int


def test_what_is_being_typed_is_looked_at_ahead_for_its_owner_and_changes_nothing() -> None:
    def preview(state: State, ask: Ask, text: str) -> Cost:
        return Cost(state.purse[ask.seat] - int(text.removeprefix("stake ")))

    battle = Battle(toy_scenario(toy(preview=preview)), DICE)
    before = snapshot(battle)
    assert battle.preview("red", "stake 3") == Cost(5)
    with pytest.raises(NotYourTurn):
        battle.preview(GM, "stake 3")
    assert snapshot(battle) == before
    assert Battle(toy_scenario(), DICE).preview("red", "stake 3") is None


def test_a_game_is_told_of_stops_and_told_afresh_when_the_battle_is_taken_back() -> None:
    told: list[tuple[int, str, tuple[str, ...]]] = []

    def heed(state: State, stops: Stops) -> None:
        told.append((state.round, stops.stops, stops.more))

    battle = Battle(toy_scenario(toy(referee=evening, word_keys=WORDS, heed=heed)), DICE)
    battle.stop(Stops("blue", more=("gift",)))
    with pytest.raises(Refused):
        battle.stop(Stops("blue", more=("banquet",)))
    assert told == [(1, "blue", ("gift",))]
    battle.answer("red", "pass")
    battle.back_to(2)
    assert told == [(1, "blue", ("gift",))] * 2


def test_an_offer_in_parts_is_the_row_of_them_and_finds_what_is_in_any() -> None:
    both = OfferInParts(SHOUT, ON)
    assert [option.id for option in both] == ["pass", "toast", "on"]
    assert (len(both), both[2].id) == (3, "on")
    assert both.get("on") is ON[0]
    assert both.get("off") is None
    assert list(both.by_id) == ["pass", "toast", "on"]
    with pytest.raises(AssertionError):
        assert OfferInParts(ON, ON).by_id


def test_an_ask_that_is_kept_is_asked_again_with_other_options() -> None:
    ask = Ask("red", "clink", lambda: ON)
    assert ask.again(lambda: SHOUT) is ask
    assert ask.offer is SHOUT
    ask.offer = ON
    ask.refresh()
    assert ask.offer is SHOUT
