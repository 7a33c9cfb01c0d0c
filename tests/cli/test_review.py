"""`replay` and `verify`: a record is judged again, and every die of it is checked."""

import json
from pathlib import Path

import pytest

from .conftest import Gunbai


@pytest.fixture
def record(gunbai: Gunbai, tmp_path: Path) -> Path:
    path = tmp_path / "duel.jsonl"
    assert gunbai("run", "maai/ganryujima", "--seed", "2", "--record", path).code == 0
    return path


def doctored(record: Path, line: int, before: str, after: str) -> Path:
    """The record with something changed in a line, from 1."""
    lines = record.read_text("utf-8").splitlines(keepends=True)
    assert before in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(before, after, 1)
    other = record.with_name("doctored.jsonl")
    other.write_text("".join(lines), "utf-8")
    return other


def first_line(record: Path, kind: str, text: str = "") -> int:
    lines = record.read_text("utf-8").splitlines()
    return next(at for at, line in enumerate(lines, 1) if f'"in":"{kind}"' in line and text in line)


def test_a_replay_prints_the_log_of_the_run(gunbai: Gunbai, record: Path) -> None:
    run = gunbai("run", "maai/ganryujima", "--seed", "2").out
    code, out, _ = gunbai("replay", record)
    assert code == 0
    log = out[: out.rindex("\n\n")]
    assert log in run
    assert "agree with the rules" in out.splitlines()[-1]


def test_a_replay_for_machines_holds_typed_events_and_their_words(gunbai: Gunbai, record: Path) -> None:
    found = json.loads(gunbai("replay", record, "--json").out)
    outcome = json.loads(gunbai("run", "maai/ganryujima", "--seed", "2", "--json").out)
    for key in ("game", "scenario", "result", "winner", "inputs", "digest"):
        assert found[key] == outcome[key]
    assert found["cut"] == 0
    assert found["log"][1] == {
        "text": "Round 1 begins.",
        "event": {"event": "round-began", "round": 1, "clauses": ["maai.term.round"]},
    }


@pytest.mark.parametrize("inputs", [0, 1, 5, 12])
def test_a_replay_stops_after_so_many_inputs(gunbai: Gunbai, record: Path, inputs: int) -> None:
    found = json.loads(gunbai("replay", record, "--to", inputs, "--json").out)
    assert (found["inputs"], found["result"]) == (inputs, None)
    assert f"input {inputs} of " in gunbai("replay", record, "--to", inputs).out


@pytest.mark.parametrize("wrong", ["-1", "100000"])
def test_a_replay_cannot_go_beyond_the_record(gunbai: Gunbai, record: Path, wrong: str) -> None:
    assert gunbai("replay", record, "--to", wrong).code == 2


@pytest.mark.parametrize("seat", ["musashi", "kojiro", "gm", "spectator"])
def test_a_replay_is_seen_from_any_seat(gunbai: Gunbai, record: Path, seat: str) -> None:
    assert gunbai("replay", record, "--as", seat).code == 0


def test_a_replay_from_nowhere_names_the_seats(gunbai: Gunbai, record: Path) -> None:
    code, _, err = gunbai("replay", record, "--as", "mushashi")
    assert code == 2
    assert "musashi" in err


@pytest.mark.parametrize("lang", ["ja", "en", "zh"])
def test_a_mismatch_names_the_line(gunbai: Gunbai, record: Path, lang: str) -> None:
    line = first_line(record, "answer", '"seat":"musashi"')
    other = doctored(record, line, '"seat":"musashi"', '"seat":"kojiro"')
    code, out, err = gunbai("replay", other, lang=lang)
    assert (code, out) == (1, "")
    assert str(line) in err.split("：" if lang != "en" else ":")[0]
    found = json.loads(gunbai("replay", other, "--json").out)
    assert (found["ok"], found["error"], found["line"]) == (False, "replay-mismatch", line)


def test_a_record_that_is_cut_off_says_so(gunbai: Gunbai, record: Path) -> None:
    whole = record.read_bytes()
    line = first_line(record, "faces")
    start = sum(len(one) for one in whole.splitlines(keepends=True)[: line - 1])
    record.write_bytes(whole[: start + 9])
    code, out, _ = gunbai("replay", record)
    assert code == 0
    assert f"cut off at line {line}" in out
    found = json.loads(gunbai("replay", record, "--json").out)
    assert (found["cut"], found["inputs"], found["result"]) == (line, line - 2, None)


def test_every_die_is_verified(gunbai: Gunbai, record: Path) -> None:
    rolls = record.read_text("utf-8").count('"in":"faces"')
    found = json.loads(gunbai("verify", record, "--json").out)
    assert (found["ok"], found["rolls"], found["ruled"], found["undone"]) == (True, rolls, 0, 0)
    header = json.loads(record.read_text("utf-8").splitlines()[0])
    assert found["commitment"] == header["dice"]["commitment"]
    assert gunbai("verify", record).out.startswith(f"All {rolls} rolls are exactly what the seal says.\n")


def test_a_doctored_die_is_found_by_its_line(gunbai: Gunbai, record: Path) -> None:
    line = first_line(record, "faces")
    faces = json.loads(record.read_text("utf-8").splitlines()[line - 1])["faces"]
    other = doctored(record, line, f"[{faces[0]},", f"[{faces[0] % 10 + 1},")
    code, out, err = gunbai("verify", other)
    assert (code, out) == (1, "")
    assert f"Line {line}:" in err
    assert json.loads(gunbai("verify", other, "--json").out)["line"] == line


def test_a_doctored_seed_is_found(gunbai: Gunbai, record: Path) -> None:
    last = len(record.read_text("utf-8").splitlines())
    other = doctored(record, last, '"seed":"', '"seed":"0')
    for command in ("verify", "replay"):
        assert gunbai(command, other).code == 1


def test_dice_of_an_unfinished_battle_cannot_be_verified_yet(gunbai: Gunbai, record: Path) -> None:
    lines = record.read_text("utf-8").splitlines(keepends=True)
    record.write_text("".join(lines[:-1]), "utf-8")
    code, _, err = gunbai("verify", record)
    assert code == 1
    assert "not published" in err
    assert "lacks its last line" in gunbai("replay", record).out


@pytest.mark.parametrize(("seed", "told"), [(11, True), (0, True), (9999, True), (10_000, False), (None, False)])
def test_a_seed_that_anybody_guesses_is_told(gunbai: Gunbai, path: Path, seed: int | None, told: bool) -> None:
    drawn = () if seed is None else ("--seed", seed)
    assert gunbai("run", "maai/training-bout", "--record", path, *drawn).code == 0
    found = json.loads(gunbai("verify", path, "--json").out)
    assert found["number"] == (seed if told else None)
    assert (f"--seed {seed}:" in gunbai("verify", path).out) == told


def test_a_replay_judges_what_was_taken_back_too(gunbai: Gunbai, record: Path, tmp_path: Path) -> None:
    lines = record.read_bytes().splitlines(keepends=True)
    place = first_line(record, "answer", '"seat":"musashi"') - 1
    back = b'{"in":"undo","back":%d}\n' % (place - 1)
    honest = tmp_path / "honest.jsonl"
    honest.write_bytes(b"".join([*lines[: place + 1], back, *lines[place:]]))
    code, out, _ = gunbai("replay", honest)
    assert code == 0
    assert "One input that was taken back agrees with the rules too." in out
    assert json.loads(gunbai("replay", honest, "--json").out)["undone"] == 1
    lie = lines[place].replace(b'"say":"', b'"say":"dance ')
    other = tmp_path / "lie.jsonl"
    other.write_bytes(b"".join([*lines[:place], lie, back, *lines[place:]]))
    for command in ("replay", "check"):
        ran = gunbai(command, other)
        assert ran.code == 1
        assert f"Line {place + 1}:" in ran.out + ran.err
    assert gunbai("verify", other).code == 0
