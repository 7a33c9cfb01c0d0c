"""The pile of broken files: each ends in a clear error that names the line and the key, and never in another exception.

`broken/scenarios.toml` and `broken/records.toml` say what is wrong with each.
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.errors import DataError, Fault, GunbaiError, RecordError, ScenarioError
from gunbai.games import find_game
from gunbai.kernel.record import (
    MAX_BYTES,
    MAX_INPUTS,
    MAX_LINE_BYTES,
    Record,
    load_record,
    replay,
    verify,
)
from gunbai.kernel.scenario import MAX_SCENARIO_BYTES, load_scenario
from gunbai.kernel.schema import MAX_FAULTS, UNSHOWN
from gunbai.kernel.words import LANGUAGES, Wording

BROKEN = Path(__file__).parent / "broken"
SCENARIOS: dict[str, list[str]] = tomllib.loads((BROKEN / "scenarios.toml").read_text("utf-8"))
RECORDS: dict[str, list[str]] = tomllib.loads((BROKEN / "records.toml").read_text("utf-8"))
GOOD = (BROKEN / "good.jsonl").read_bytes()
MUCH = 90
"""What would be accepted is held against the table where it is no longer than this."""


def load(data: str | bytes) -> None:
    load_scenario(data, "broken.toml", find_game)


def fault_rows(error: DataError) -> Iterator[str]:
    """The faults as the tables write them: line, key, kind, and what would be accepted."""
    for fault in error.faults:
        accepted = " | ".join(fault.accepted)
        row = " ".join(filter(None, (str(fault.line), fault.place, fault.code)))
        yield f"{row} -> {accepted}" if 0 < len(accepted) <= MUCH else row


def error_row(step: str, error: GunbaiError) -> str:
    """An error of a record as its table writes it: the step, the kind, the reason, the line."""
    if isinstance(error, ScenarioError):
        return f"{step} {error.code}: " + ", ".join(fault_rows(error)).partition(" ->")[0]
    line = error.values.get("line", "")
    return f"{step} {error.code}: {getattr(error, 'reason', '')} {line}".rstrip()


STEPS: dict[str, Callable[[Record], object]] = {"replay": replay, "verify": verify}


def errors_of(data: bytes) -> list[tuple[str, GunbaiError]]:
    """What each step says of a record."""
    try:
        record = load_record(data, "broken.jsonl", find_game)
    except GunbaiError as error:
        return [("load", error)]
    found: list[tuple[str, GunbaiError]] = []
    for step, run in STEPS.items():
        try:
            run(record)
        except GunbaiError as error:
            found.append((step, error))
    return found


def assert_worded(error: GunbaiError) -> None:
    """It is said in every language, in lines that a terminal shows as they are."""
    for language in LANGUAGES:
        words = Wording(language, find_game("maai").texts(language)).error(error)
        for line in words.splitlines():
            assert UNSHOWN.search(line) is None, (language, line)
        assert words.strip(), language


def test_every_broken_file_stands_in_its_table() -> None:
    assert sorted(SCENARIOS) == sorted(file.stem for file in (BROKEN / "scenarios").iterdir())
    assert sorted(RECORDS) == sorted(file.stem for file in (BROKEN / "records").iterdir())


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_broken_scenario_is_told_all_its_faults_with_line_and_key(name: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        load((BROKEN / "scenarios" / f"{name}.toml").read_bytes())
    assert list(fault_rows(caught.value)) == SCENARIOS[name]
    assert_worded(caught.value)


@pytest.mark.parametrize("name", RECORDS)
def test_a_broken_record_is_told_why_and_where(name: str) -> None:
    found = errors_of((BROKEN / "records" / f"{name}.jsonl").read_bytes())
    assert [error_row(*each) for each in found] == RECORDS[name], "after a change of the rules: broken/make_records.py"
    for _, error in found:
        assert_worded(error)


def test_the_record_that_the_broken_ones_were_made_of_is_good() -> None:
    assert errors_of(GOOD) == []


@pytest.mark.parametrize("change", [lambda data: b"\xef\xbb\xbf" + data, lambda data: data.replace(b"\n", b"\r\n")])
def test_what_editors_do_to_a_text_does_no_harm(change: Callable[[bytes], bytes]) -> None:
    assert errors_of(change(GOOD)) == []
    load(change(find_game("maai").scenario_text("ganryujima").encode()))


def test_a_record_cut_off_anywhere_is_read_up_to_its_last_whole_line() -> None:
    lines = GOOD.splitlines(keepends=True)
    for end in range(len(lines[0]), len(GOOD)):
        record = load_record(GOOD[:end], "cut.jsonl", find_game)
        whole = GOOD[:end].count(b"\n") - 1
        assert len(record.entries) == whole
        assert bool(record.cut) == (not GOOD[:end].endswith(b"\n"))


BIG: dict[str, tuple[str, str]] = {
    "too large": ("#" * (MAX_SCENARIO_BYTES + 1), "0 too-large"),
    "too large in bytes": ("#" + "字" * (MAX_SCENARIO_BYTES // 3 + 1), "0 too-large"),
    "many brackets": ("[" * 200_000, "1 not-toml"),
    "many dots": ("a" + ".a" * 100_000 + " = 1", "1 not-toml"),
    "many quotes": ('"\\' * 100_000, "1 not-toml"),
    "many open texts": ('a = """\\"""' * 20_000, "1 not-toml"),
    "a long number": ("a = 1" + "0" * 200_000, "1 not-toml"),
}


@pytest.mark.parametrize("name", BIG)
def test_a_hostile_scenario_is_refused_before_it_costs_anything(name: str) -> None:
    text, expected = BIG[name]
    with pytest.raises(ScenarioError) as caught:
        load(text)
    assert list(fault_rows(caught.value)) == [expected]


@pytest.mark.parametrize("table", ["", "[rulings]\n", "[duel]\n", "[fighter.x]\n"])
def test_of_very_many_faults_the_first_are_told(table: str) -> None:
    with pytest.raises(ScenarioError) as caught:
        load('game = "maai"\n' + table + "".join(f"k{number} = {number}\n" for number in range(15_000)))
    assert len(caught.value.faults) <= MAX_FAULTS


def test_a_very_long_key_is_shown_short() -> None:
    with pytest.raises(ScenarioError) as caught:
        load('game = "maai"\n[rulings]\n"' + "x" * 100_000 + '" = 1\n[duel]\n' + "y" * 100_000 + " = 1")
    assert max(len(fault.place) for fault in caught.value.faults) < 100


HEADER, LINE, *_ = GOOD.splitlines()
HUGE: dict[str, tuple[bytes, str]] = {
    "a long line": (GOOD + b'{"in":"answer","seat":"' + b"a" * MAX_LINE_BYTES + b'"}\n', "load record: too-large 18"),
    "a long header": (b'{"gunbai":1,"game":"' + b"a" * (5 << 20) + b'"}\n', "load record: too-large 1"),
    "many lines": (
        GOOD[: GOOD.index(b"\n") + 1] + (LINE + b"\n") * (MAX_INPUTS + 2),
        f"load record: too-many {MAX_INPUTS + 2}",
    ),
    "only line ends": (b"\n" * MAX_BYTES, f"load record: too-many {MAX_INPUTS + 2}"),
    "too large": (b"\0" * (MAX_BYTES + 1), "load record: too-large 0"),
}


@pytest.mark.parametrize("name", HUGE)
def test_a_hostile_record_is_refused_before_it_costs_anything(name: str) -> None:
    data, expected = HUGE[name]
    [(step, error)] = errors_of(data)
    assert error_row(step, error) == expected


def spoil(data: bytes, at: int, drop: int, put: bytes) -> bytes:
    at %= len(data)
    return data[:at] + put + data[at + drop :]


SPOILT = st.tuples(
    st.integers(0, 1 << 20),
    st.integers(0, 60),
    st.binary(max_size=8)
    | st.sampled_from(
        [
            b"[",
            b"{",
            b'"',
            b"=",
            b"\n",
            b"-1",
            b"99",
            b"nan",
            b"null",
            b"[[fighter]]\n",
            b"\\u0000",
            b"1979-05-27",
            b'""',
        ]
    ),
)


@given(st.sampled_from(["ganryujima", "training-bout", "riverbank"]), st.lists(SPOILT, min_size=1, max_size=3))
def test_a_scenario_spoilt_anyhow_is_read_or_refused(name: str, spoilt: list[tuple[int, int, bytes]]) -> None:
    data = find_game("maai").scenario_text(name).encode()
    for change in spoilt:
        data = spoil(data, *change)
    faults: tuple[Fault, ...] = ()
    try:
        load(data)
    except ScenarioError as error:
        faults = error.faults or (Fault("none", line=-1),)
    assert all(0 <= fault.line <= data.count(b"\n") + 1 for fault in faults)


@given(st.lists(SPOILT, min_size=1, max_size=2))
def test_a_record_spoilt_anyhow_is_read_or_refused(spoilt: list[tuple[int, int, bytes]]) -> None:
    body = GOOD.index(b"\n")
    data = GOOD
    for at, drop, put in spoilt:
        data = spoil(data, body + at % (len(data) - body), drop, put)
    for step, error in errors_of(data):
        assert step in ("load", "replay", "verify")
        if isinstance(error, RecordError):
            assert 1 <= error.line <= data.count(b"\n") + 1


RULED = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=10) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=6,
)
WORDS = st.sampled_from(
    ["set", "room", "force", "remove", "add", "dice", "end", "aki", "ume", "aki.strength", "aki.held", "aki.stance",
     "aki.bleeding", "distance", "count", "dazzled", "2d10", "1d1000", "100d1000", "0d0", ""]
) | st.text(max_size=12)  # fmt: skip


@given(WORDS, WORDS, st.text(max_size=12), RULED)
def test_any_ruling_in_a_record_is_carried_out_or_refused(rule: str, target: str, reason: str, value: object) -> None:
    lines = GOOD.splitlines()
    row = json.dumps({"in": "rule", "rule": rule, "target": target, "reason": reason, "value": value})
    data = b"\n".join([*lines[:5], row.encode("utf-8", "replace"), b""])
    assert all(error.line == 6 for _, error in errors_of(data) if isinstance(error, RecordError))


def test_a_seed_of_another_battle_opens_no_seal() -> None:
    other = hashlib.sha256(b"another duel").hexdigest()
    seed = hashlib.sha256(b"a duel in the rain").hexdigest()
    found = errors_of(GOOD.replace(seed.encode(), other.encode()))
    assert [error_row(*each) for each in found] == ["replay seal-broken: wrong-seed", "verify seal-broken: wrong-seed"]
