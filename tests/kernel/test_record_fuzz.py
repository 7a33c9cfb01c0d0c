"""Whatever bytes come as a record, the answer is a record or a clear error of this house, and never anything else."""

from __future__ import annotations

import json

from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from gunbai.errors import DataError, GunbaiError
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.inputs import Ruling
from gunbai.kernel.library import Library
from gunbai.kernel.record import load_record, record_bytes, replay, undo_line, verify
from gunbai.kernel.scenario import load_scenario
from gunbai.testing.conformance_words import Sayings
from toy_game import finder, toy, toy_scenario

SEED = bytes(range(32))
TOY = toy()


def toy_record() -> bytes:
    battle = Battle(toy_scenario(TOY), SealedDice(SEED, {"red": "x"}))
    for _ in range(2):
        battle.answer("red", "stake 1")
        battle.answer("blue", "stake 2")
        battle.answer(battle.waiting[0].seat, "give 0")
    battle.interject("blue", "toast")
    battle.answer("red", "clink")
    battle.rule(Ruling("dice", "cocked", "2d6", [6, 6]))
    battle.rule(Ruling("set", "found", "red", 9))
    battle.leave("red")
    lines = record_bytes(battle).splitlines(keepends=True)
    return b"".join([*lines[:4], undo_line(2), lines[3], *lines[4:]])


def duel_record() -> bytes:
    library = find_game("maai")
    scenario = load_scenario(library.scenario_text("ganryujima"), "maai/ganryujima", find_game)
    battle = Battle(scenario, SealedDice(SEED))
    for at in range(12):
        ask = battle.asks[0]
        battle.answer(ask.seat, ask.offer.options[(at * 7) % len(ask.offer)])
    battle.rule(Ruling("set", "because", "musashi.strength", 3))
    battle.leave("kojiro")
    return record_bytes(battle)


TOY_RECORD, DUEL_RECORD = toy_record(), duel_record()
MAAI = find_game("maai")


def read(data: bytes, library: Library) -> None:
    """Reads, replays and verifies; errors of this house are the only ones."""
    find = finder(library) if library is TOY else find_game
    try:
        record = load_record(data, "x.jsonl", find)
    except GunbaiError as error:
        clear(error)
        return
    for act in (replay, verify):
        try:
            act(record)
        except GunbaiError as error:
            clear(error)


def clear(error: GunbaiError) -> None:
    """It has a code, and can be shown."""
    assert error.code != "error"
    assert str(error)
    assert str(error).isprintable() or isinstance(error, DataError)


MANY = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@MANY
@given(st.binary(max_size=400))
@example(b"\n")
def test_any_bytes(data: bytes) -> None:
    read(data, TOY)


@MANY
@given(st.binary(max_size=60), st.integers(0, 20))
def test_any_bytes_among_the_lines_of_a_record(line: bytes, place: int) -> None:
    lines = TOY_RECORD.splitlines(keepends=True)
    read(b"".join([*lines[:place], line, b"\n", *lines[place:]]), TOY)


WORDS = [
    b'"in"', b'"answer"', b'"faces"', b'"undo"', b'"end"', b'"rule"', b'"leave"', b'"value"', b"null", b"-1", b"0",
    b"1e400", b"1.5", b'"\\ud800"', b'"\\u0000"', b"[]", b"{}", b"[[[[", b'"red"', b'"gm"', b"true", b"9" * 30,
    b'{"a":1}', b'"musashi.guard"', b'"2d10"', b'"dice"', b"\xef\xbb\xbf", b"\xff", b"\n", b" ",
]  # fmt: skip
KEYS = [
    "in", "seat", "say", "ask", "about", "by", "sides", "faces", "ruled", "interject", "rule", "reason", "target",
    "value", "leave", "back",
]  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn, data: bytes) -> bytes:
    """A record with a few of its bytes changed, cut out, doubled, moved, or replaced by words of records."""
    for _ in range(draw(st.integers(1, 4))):
        one, two = sorted((draw(st.integers(0, len(data))), draw(st.integers(0, len(data)))))
        two = min(two, one + draw(st.integers(0, 40)))
        other = draw(st.integers(0, len(data)))
        data = draw(
            st.sampled_from(
                [
                    data[:one] + data[two:],
                    data[:two] + data[one:two] + data[two:],
                    data[:one] + draw(st.sampled_from(WORDS)) + data[two:],
                    data[:one] + draw(st.binary(min_size=1, max_size=3)) + data[one + 1 :],
                    data[:other] + data[one:two] + data[other:],
                ]
            )
        )
    return data


@MANY
@given(mutated(TOY_RECORD))
def test_a_record_with_bytes_out_of_place(data: bytes) -> None:
    read(data, TOY)


@settings(MANY, max_examples=60)
@given(mutated(DUEL_RECORD))
def test_a_duel_with_bytes_out_of_place(data: bytes) -> None:
    read(data, MAAI)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8)
    | st.sampled_from(["red", "blue", "gm", "stake 1", "give 0", "toast", "set", "end", "dice", "2d6", "stake"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=8,
)  # fmt: skip


@MANY
@given(st.integers(0, 20), st.data())
def test_a_record_with_another_value_in_a_line(place: int, data: st.DataObject) -> None:
    lines = [json.loads(line) for line in TOY_RECORD.splitlines()]
    line = lines[place % len(lines)]
    key = data.draw(st.sampled_from(sorted(line)))
    line[key] = data.draw(JSON)
    read(b"".join(json.dumps(each).encode() + b"\n" for each in lines), TOY)


@MANY
@given(st.dictionaries(st.sampled_from(KEYS), JSON))
def test_any_input_in_the_midst_of_a_record(line: dict[str, object]) -> None:
    lines = TOY_RECORD.splitlines(keepends=True)
    for kind in ("answer", "faces", "interject", "rule", "leave", "undo", "end"):
        read(b"".join([*lines[:3], json.dumps({**line, "in": kind}).encode(), b"\n"]), TOY)


def test_the_records_that_are_mutated_are_sound() -> None:
    for data, library in ((TOY_RECORD, TOY), (DUEL_RECORD, MAAI)):
        record = load_record(data, "x", finder(TOY) if library is TOY else find_game)
        battle = replay(record)
        assert battle.result is not None
        assert verify(record).rolls > 0
        Sayings(library, ["en"]).battle(battle, [])
