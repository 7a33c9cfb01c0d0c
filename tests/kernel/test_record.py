"""Records: their form, line by line; undo; records that break off; records that lie."""

from __future__ import annotations

import json

import pytest

from gunbai.errors import RecordError, ReplayMismatch, ScenarioError, SealBroken
from gunbai.kernel import record as record_module
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice, SealedDice, commit
from gunbai.kernel.inputs import Faces, Interjection, Leave
from gunbai.kernel.record import (
    MAX_LINE_BYTES,
    Verified,
    footer_line,
    header_line,
    input_line,
    record_bytes,
    replay,
    undo_line,
    verify,
)
from gunbai.kernel.requests import Roll
from toy_battles import SEED, WORDS, lines_of, load, played, written
from toy_game import toy_scenario

# ---- the form ------------------------------------------------------------------------------------------------------


def test_the_header_says_all_that_the_inputs_hang_on() -> None:
    [header, *_] = lines_of(played())
    assert header == {
        "gunbai": 1,
        "game": "toy",
        "version": "7",
        "name": "toy/evening",
        "scenario": {"game": "toy", "name": {"en": "An evening"}, "rulings": {"toy.rounds": 3}},
        "rulings": {"toy.rounds": 3},
        "dice": {"kind": "sealed", "commitment": commit(SEED), "entropy": {"blue": "gg", "red": "よろしく"}},
    }


def test_every_ruling_in_force_stands_in_the_header_defaults_included() -> None:
    battle = Battle(toy_scenario(), HandDice())
    [header] = lines_of(battle)
    assert header["rulings"] == {"toy.rounds": 12}
    assert header["dice"] == {"kind": "hand"}


def test_an_input_is_a_line_that_a_person_can_read() -> None:
    battle = played()
    first, second = (given.faces for given in battle.inputs if isinstance(given, Faces) and not given.ruled)
    winner = battle.inputs[3].seat  # type: ignore[union-attr]
    assert record_bytes(battle).decode().splitlines()[1:-1] == [
        '{"in":"answer","seat":"red","say":"stake 1","ask":"stake"}',
        '{"in":"answer","seat":"blue","say":"stake 2","ask":"stake"}',
        f'{{"in":"faces","sides":6,"faces":[{first[0]},{first[1]}]}}',
        f'{{"in":"answer","seat":"{winner}","say":"give 0","ask":"gift"}}',
        '{"in":"interject","seat":"blue","interject":"toast"}',
        f'{{"in":"faces","sides":10,"faces":[{second[0]}]}}',
        '{"in":"answer","seat":"red","say":"clink","ask":"clink","by":"gm"}',
        '{"in":"rule","rule":"set","reason":"found a coin","target":"red","value":9}',
        '{"in":"rule","rule":"dice","reason":"cocked","target":"2d6","value":[6,6]}',
        '{"in":"answer","seat":"blue","say":"stake 1","ask":"stake"}',
        '{"in":"answer","seat":"red","say":"stake 1","ask":"stake"}',
        '{"in":"faces","sides":6,"faces":[6,6],"ruled":true}',
        '{"in":"leave","leave":"red"}',
    ]


def test_the_footer_has_result_digest_and_the_seed_which_is_nowhere_before() -> None:
    battle = played()
    *before, footer = record_bytes(battle).splitlines()
    assert json.loads(footer) == {
        "in": "end",
        "result": {"winners": ["blue"], "why": "left", "clauses": ["toy.end"]},
        "digest": battle.digest(),
        "seed": SEED.hex(),
    }
    assert SEED.hex().encode() not in b"\n".join(before)


def test_a_record_of_dice_by_hand_has_no_seed() -> None:
    battle = Battle(toy_scenario(), HandDice())
    battle.leave("red")
    assert "seed" not in json.loads(footer_line(battle))


def test_a_record_is_the_sum_of_its_lines() -> None:
    battle = played()
    parts = [header_line(battle), *map(input_line, battle.inputs), footer_line(battle)]
    assert record_bytes(battle) == b"".join(parts)
    assert all(part.count(b"\n") == 1 and part.endswith(b"\n") for part in parts)


# ---- reading and replaying -----------------------------------------------------------------------------------------


def test_a_record_loads_replays_and_verifies() -> None:
    battle = played()
    record = load(record_bytes(battle))
    assert record.inputs == tuple(battle.inputs)
    assert record.lines == tuple(range(2, len(battle.inputs) + 2))
    assert (record.cut, record.where, record.scenario.name) == (0, "x.jsonl", "toy/evening")
    again = replay(record)
    assert (again.digest(), again.inputs, again.result) == (battle.digest(), battle.inputs, battle.result)
    assert verify(record) == Verified(rolls=2, ruled=1, undone=0)


@pytest.mark.parametrize("to", [0, 1, 4, 12])
def test_a_record_can_be_replayed_up_to_an_input(to: int) -> None:
    battle = played()
    again = replay(load(record_bytes(battle)), to=to)
    battle.back_to(to)
    assert again.result is None
    assert again.digest() == battle.digest()
    assert again.inputs[:to] == battle.inputs[:to]


def test_a_battle_can_be_gone_on_with_from_its_record() -> None:
    whole = played()
    begun = Battle.from_inputs(whole.scenario, SealedDice(SEED, WORDS), whole.inputs[:4])
    record = load(record_bytes(begun))
    assert record.footer is None
    resumed = replay(record, SealedDice(SEED, WORDS))
    resumed.interject("blue", "toast")
    assert resumed.inputs == whole.inputs[:6]


def test_an_undo_line_leaves_the_first_inputs_standing_and_what_was_undone_is_verified_too() -> None:
    battle = played()
    inputs = list(battle.inputs)
    data = header_line(battle) + b"".join(map(input_line, inputs[:4])) + undo_line(1)
    data += b"".join(map(input_line, inputs[1:])) + footer_line(battle)
    assert undo_line(1) == b'{"in":"undo","back":1}\n'
    record = load(data)
    assert record.inputs == tuple(inputs)
    assert record.lines[:3] == (2, 7, 8)
    assert replay(record).digest() == battle.digest()
    assert verify(record) == Verified(rolls=3, ruled=1, undone=1)


def test_a_fork_claims_no_seal_over_the_rolls_that_it_took_over() -> None:
    battle = played()
    rolls = sum(isinstance(given, Faces) for given in battle.inputs[:4])
    assert rolls == 1
    aside = Battle.from_inputs(battle.scenario, SealedDice(SEED, WORDS), battle.inputs[:4]).fork()
    aside.leave("red")
    record = load(record_bytes(aside))
    assert record.header.dice.taken == rolls
    assert record.header.dice.commitment != load(record_bytes(battle)).header.dice.commitment
    assert verify(record) == Verified(rolls=0, ruled=0, undone=0, taken=rolls)
    assert replay(record).digest() == aside.digest()


def test_an_undo_cannot_fish_for_another_roll() -> None:
    battle = played()
    inputs = list(battle.inputs)
    assert isinstance(inputs[2], Faces)
    other = Faces(6, tuple(7 - face for face in inputs[2].faces))
    data = header_line(battle) + b"".join(map(input_line, [*inputs[:2], other])) + undo_line(2)
    data += b"".join(map(input_line, inputs[2:])) + footer_line(battle)
    with pytest.raises(SealBroken) as caught:
        verify(load(data))
    assert (caught.value.reason, caught.value.values["line"], caught.value.values["roll"]) == ("wrong-die", 4, 1)


def test_an_undo_to_before_the_beginning_is_no_record() -> None:
    battle = played()
    with pytest.raises(RecordError) as caught:
        load(header_line(battle) + input_line(battle.inputs[0]) + undo_line(2))
    assert (caught.value.reason, caught.value.line) == ("undo-too-far", 3)
    assert caught.value.values == {"line": 3, "back": 2, "there": 1}


# ---- cut off -------------------------------------------------------------------------------------------------------


def test_a_record_that_is_cut_off_at_any_byte_loads_up_to_its_last_whole_input() -> None:
    battle = played()
    data = record_bytes(battle)
    whole = load(data)
    header = len(header_line(battle))
    for place in range(len(data)):
        if place < header:
            with pytest.raises(RecordError) as caught:
                load(data[:place])
            assert (caught.value.reason, caught.value.line) == ("no-header", 1)
            continue
        record = load(data[:place])
        complete = data.count(b"\n", 0, place)
        assert record.entries == whole.entries[: complete - 1]
        assert record.cut == (0 if data[place - 1 : place] == b"\n" else complete + 1)
        assert record.footer is None


def test_a_last_line_that_is_whole_but_no_entry_counts_as_cut_off_too() -> None:
    battle = played()
    record = load(header_line(battle) + input_line(battle.inputs[0]) + b'{"in":"ans\n')
    assert (record.inputs, record.cut) == ((battle.inputs[0],), 3)


def test_a_cut_battle_waits_for_the_dice_that_were_lost() -> None:
    battle = played()
    record = load(header_line(battle) + b"".join(map(input_line, battle.inputs[:2])) + b'{"in":"faces","sides":6')
    again = replay(record)
    assert again.roll == Roll(2, 6, "red", "fortune")
    assert replay(record, SealedDice(SEED, WORDS)).inputs == battle.inputs[:3]


# ---- no record -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "no-header"),
        (b"\n", "no-header"),
        (b"\n\n\n", "no-header"),
        (b"game = 'toy'\n", "no-header"),
        (b"\x00\xff\xfe\n", "no-header"),
        (b"[" * 100_000 + b"\n", "no-header"),
        (b'{"gunbai":1}\n', "no-header"),
        (b"null\n", "no-header"),
    ],
)
def test_what_has_no_header_is_no_record(data: bytes, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        load(data)
    assert (caught.value.reason, caught.value.line) == (reason, 1)


def with_header(**changes: object) -> bytes:
    [header, *rest] = lines_of(played())
    return written([{**header, **changes}, *rest])


def test_another_format_or_version_of_the_rules_is_refused() -> None:
    with pytest.raises(RecordError) as format_:
        load(with_header(gunbai=2))
    assert (format_.value.reason, format_.value.accepted) == ("format", ("1",))
    with pytest.raises(RecordError) as version:
        load(with_header(version="6"))
    assert (version.value.reason, version.value.accepted) == ("rules-version", ("7",))


def test_a_header_with_a_broken_scenario_tells_its_faults_at_line_one() -> None:
    with pytest.raises(ScenarioError) as caught:
        load(with_header(scenario={"name": {"en": "x"}, "purse": "many", "colour": 1}))
    assert [(fault.code, fault.place, fault.line) for fault in caught.value.faults] == [
        ("wrong-value", "purse", 1),
        ("unknown-key", "colour", 1),
    ]


def test_a_header_whose_rulings_are_not_those_of_the_scenario_is_a_mismatch() -> None:
    for rulings in ({"toy.rounds": 4}, {"toy.rounds": 3, "toy.more": 1}):
        with pytest.raises(ReplayMismatch) as caught:
            load(with_header(rulings=rulings))
        assert caught.value.line == 1


def test_a_setting_that_is_younger_than_the_record_has_its_default() -> None:
    assert replay(load(with_header(rulings={}))).digest() == played().digest()


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"{}",
        b"7",
        b'{"in":"cheat","seat":"red"}',
        b'{"in":"answer","seat":"red"}',
        b'{"in":"answer","seat":7,"say":"x"}',
        b'{"in":"faces","sides":6,"faces":[1.5]}',
        b'{"in":"faces","sides":6,"faces":"3 4"}',
        b'{"in":"undo","back":-1}',
        b'{"in":"undo","back":0,"why":"x"}',
        b'{"in":"answer","seat":"red","say":"stake 1"} {"in":"leave","leave":"red"}',
        b'{"in":"rule","rule":"set","reason":"x","value":' + b"[" * 5000 + b"]" * 5000 + b"}",
        b"\xff",
    ],
)
def test_a_line_that_is_no_entry_is_named(line: bytes) -> None:
    battle = played()
    data = header_line(battle) + input_line(battle.inputs[0]) + line + b"\n" + footer_line(battle)
    with pytest.raises(RecordError) as caught:
        load(data)
    assert (caught.value.reason, caught.value.line) == ("no-entry", 3)


def test_nothing_follows_the_footer() -> None:
    battle = played()
    for more in (input_line(Leave("red")), undo_line(0), footer_line(battle)):
        with pytest.raises(RecordError) as caught:
            load(record_bytes(battle) + more)
        assert (caught.value.reason, caught.value.line) == ("after-end", len(battle.inputs) + 3)


def test_sizes_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    battle = played()
    long = input_line(Interjection("red", "x" * MAX_LINE_BYTES))
    with pytest.raises(RecordError) as line:
        load(header_line(battle) + long + footer_line(battle))
    assert (line.value.reason, line.value.line, line.value.values["most"]) == ("too-large", 2, MAX_LINE_BYTES)
    for name, most, reason in (
        ("MAX_BYTES", 100, "too-large"),
        ("MAX_HEADER_BYTES", 100, "too-large"),
        ("MAX_INPUTS", 3, "too-many"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(record_module, name, most)
            with pytest.raises(RecordError) as caught:
                load(record_bytes(battle))
        assert (caught.value.reason, caught.value.values["most"]) == (reason, most)
