"""`resume`, and the record and its seal beside it: what is on the disk at every moment, and that nothing is lost."""

import fcntl
import json
import os
from pathlib import Path

import pytest

from gunbai.kernel.record import replay as replay_record

from .conftest import MUSASHI, Gunbai, loaded, said


def test_a_new_record_is_kept_where_its_path_is_told(gunbai: Gunbai, records: Path) -> None:
    first, second = gunbai(*MUSASHI).out, gunbai(*MUSASHI).out
    names = sorted(path.name for path in records.iterdir())
    assert names == [f"yard-{n}.jsonl{end}" for n in (1, 2) for end in ("", ".seal")]
    assert f"Record: {records / 'yard-1.jsonl'}" in first
    assert f"Record: {records / 'yard-2.jsonl'}" in second


def test_the_seal_is_for_its_owner_only_and_holds_the_seed(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path)
    seal = Path(f"{path}.seal")
    assert seal.stat().st_mode & 0o777 == 0o600
    seed = seal.read_text("ascii").strip()
    assert len(bytes.fromhex(seed)) == 32
    assert seed not in path.read_text("utf-8")


@pytest.mark.parametrize("end", ["", ".seal"])
def test_no_file_is_ever_overwritten(gunbai: Gunbai, path: Path, end: str) -> None:
    taken = Path(f"{path}{end}")
    taken.write_text("mine")
    code, out, err = gunbai(*MUSASHI, "--record", path)
    assert (code, out, taken.read_text()) == (2, "", "mine")
    assert str(taken) in err
    assert os.listdir(path.parent) == [taken.name]


def test_a_battle_is_resumed_where_it_was_left(gunbai: Gunbai, path: Path) -> None:
    moves = ["3", "wait", "3", "1", "2", "3"]
    gunbai(*MUSASHI, "--record", path, typed="\n".join(moves) + "\n")
    at_once = list(loaded(path).inputs)
    path.unlink()
    os.unlink(f"{path}.seal")
    code, out, _ = gunbai(*MUSASHI, "--record", path, typed=f"{moves[0]}\nquit\n")
    assert code == 0
    assert f"gunbai resume {path}" in out
    for move in moves[1:]:
        assert gunbai("resume", path, typed=f"{move}\n").code == 0
    assert list(loaded(path).inputs) == at_once


def test_the_battle_played_last_is_resumed_without_its_name(gunbai: Gunbai, records: Path) -> None:
    gunbai(*MUSASHI, typed="yield\n")
    gunbai("play", "maai/riverbank", "--as", "genjiro", "--seed", "1", typed="let\n")
    out = gunbai("resume").out
    assert "maai/riverbank" in out
    assert str(records / "maai-riverbank-1.jsonl") in out


def test_what_is_no_battle_to_resume_is_passed_over(gunbai: Gunbai, records: Path) -> None:
    gunbai(*MUSASHI, typed="wait\n")
    (records / "empty.jsonl").write_bytes(b"")
    (records / "folder.jsonl").mkdir()
    (records / "gone.jsonl").symlink_to(records / "nothing")
    code, out, err = gunbai("resume")
    assert (code, err) == (0, "")
    assert str(records / "yard-1.jsonl") in out


def test_the_name_in_a_record_makes_no_line_of_its_own(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path, typed="wait\n")
    header, rest = path.read_text("utf-8").split("\n", 1)
    header = json.dumps({**json.loads(header), "name": "yard\nAll is well."})
    path.write_text(f"{header}\n{rest}", "utf-8")
    out = gunbai("resume", path).out
    assert "All is well." in out
    assert "All is well." not in out.splitlines()


def test_a_battle_can_be_resumed_from_another_seat(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path, typed="wait\n")
    out = gunbai("resume", path, "--as", "kojiro", "--vs", "random").out
    assert "Kojirō> " in out
    assert gunbai("resume", path, "--as", "mushashi").code == 2


@pytest.mark.parametrize("cut", [1, 5, 17, 23])
def test_half_a_line_is_taken_away_before_the_battle_goes_on(gunbai: Gunbai, path: Path, cut: int) -> None:
    gunbai(*MUSASHI, "--record", path, typed="3\nwait\n")
    whole = path.read_bytes()
    last = whole.splitlines(keepends=True)[-1]
    path.write_bytes(whole[: len(whole) - len(last) + cut])
    code, out, _ = gunbai("resume", path)
    assert code == 0
    assert f"cut off at line {len(whole.splitlines())}" in out
    assert path.read_bytes().startswith(whole[: len(whole) - len(last)])
    assert loaded(path).cut == 0
    gunbai("resume", path, typed="wait\n" * 3)
    assert replay_record(loaded(path)).inputs == list(loaded(path).inputs)


def test_a_record_cut_off_behind_an_answer_meets_the_same_dice(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path, typed="3\n")
    inputs = list(loaded(path).inputs)
    lines = path.read_bytes().splitlines(keepends=True)
    answer = next(at for at, line in enumerate(lines) if b'"seat":"musashi"' in line and b'"in":"answer"' in line)
    path.write_bytes(b"".join(lines[: answer + 1]))
    gunbai("resume", path)
    assert list(loaded(path).inputs) == inputs


def test_a_battle_that_lacks_only_its_last_line_is_finished(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path, typed="wait\n")
    seal = Path(f"{path}.seal").read_text("ascii")
    gunbai("resume", path, typed="yield\n")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join(lines[:-1]))
    Path(f"{path}.seal").write_text(seal, "ascii")
    assert gunbai("resume", path).code == 0
    assert path.read_bytes() == b"".join(lines)
    assert not os.path.exists(f"{path}.seal")


def test_a_battle_that_is_over_is_not_resumed(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path, typed="yield\n")
    code, out, err = gunbai("resume", path)
    assert (code, out) == (2, "")
    assert "is over" in err


def test_without_its_seal_a_battle_goes_on_with_dice_by_hand(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path, typed="wait\n")
    os.unlink(f"{path}.seal")
    code, out, err = gunbai("resume", path)
    assert (code, out) == (1, "")
    assert f"gunbai resume {path} --dice hand" in err
    code, out, _ = gunbai("resume", path, "--dice", "hand", typed="strike oar\n7 8\n")
    assert code == 0
    assert "roll 2d10" in out
    assert json.loads(path.read_text("utf-8").splitlines()[-1]) == {"in": "faces", "sides": 10, "faces": [7, 8]}


def test_a_seed_that_was_never_published_is_not_thrown_away(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path, typed="wait\n")
    seal = Path(f"{path}.seal").read_bytes()
    assert gunbai("resume", path, "--dice", "hand", typed="yield\n").code == 0
    assert loaded(path).footer is not None
    assert Path(f"{path}.seal").read_bytes() == seal


def test_a_pipe_is_no_record_to_resume(gunbai: Gunbai, path: Path) -> None:
    os.mkfifo(path)
    code, out, err = gunbai("resume", path)
    assert (code, out, len(err.splitlines())) == (2, "", 1)


@pytest.mark.parametrize("seal", ["", "00", "zz" * 32, "00" * 32, "あ"])
def test_a_wrong_seal_is_refused(gunbai: Gunbai, path: Path, seal: str) -> None:
    gunbai(*MUSASHI, "--record", path)
    before = path.read_bytes()
    Path(f"{path}.seal").write_text(seal, "utf-8")
    code, out, err = gunbai("resume", path)
    assert (code, out) == (1, "")
    assert err
    assert path.read_bytes() == before


def test_one_record_is_played_by_one_process(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path)
    before = path.read_bytes()
    with path.open("rb") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        code, out, err = gunbai("resume", path)
    assert (code, out, path.read_bytes()) == (1, "", before)
    assert "played by another process" in err


def test_a_doctored_record_is_not_resumed(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path, typed="wait\n")
    path.write_text(path.read_text("utf-8").replace('"say":"wait"', '"say":"fly"'), "utf-8")
    code, out, err = gunbai("resume", path)
    assert (code, out) == (1, "")
    assert "fly" in err


def test_a_copy_can_be_saved_and_resumed(gunbai: Gunbai, path: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    out = gunbai(*MUSASHI, "--record", path, typed=f"wait\nsave {copy}\nsave {copy}\nsave\nwait\n").out
    assert "nothing is overwritten" in out
    assert "Where to?" in out
    assert said(loaded(copy)) == ["wait"]
    assert said(loaded(path)) == ["wait", "wait"]
    assert gunbai("resume", copy, typed="wait\n").code == 0
    assert list(loaded(copy).inputs) == list(loaded(path).inputs)


def test_what_cannot_be_read_in_the_usual_place_is_passed_over(gunbai: Gunbai, records: Path) -> None:
    gunbai(*MUSASHI, typed="wait\n")
    records.joinpath("folder.jsonl").mkdir()
    records.joinpath("gone.jsonl").symlink_to(records / "nowhere")
    records.joinpath("empty.jsonl").write_bytes(b"")
    code, out, err = gunbai("resume")
    assert (code, err) == (0, "")
    assert "yard-1.jsonl" in out
