"""The command in a real terminal and in real pipes: what is typed, cut off, killed and piped away."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.cells import cell_len

from gunbai.games import find_game
from gunbai.kernel.record import replay as replay_record

from .conftest import MUSASHI, loaded, said
from .seat import GUNBAI, PATIENCE, Seat, environment

STYLE = re.compile(r"\x1b\[[0-9;]*m")
COLOUR = re.compile(r"\x1b\[(?:[0-9;]*;)?3[0-9]")
CONTROL = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]")


def run(home: Path, *arguments: object, **more: str) -> subprocess.CompletedProcess[str]:
    command = [*GUNBAI, *map(str, arguments)]
    return subprocess.run(
        command, env=environment(home, **more), capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_ctrl_c_loses_nothing_and_the_battle_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    with Seat(*MUSASHI, "--record", path, home=tmp_path) as seat:
        seat.read("Musashi> ")
        shown = seat.ask("strike oar @trunk")
        assert "Musashi strikes with the oar sword at the trunk" in shown
        seat.type("half a li")
        seat.read("half a li")
        seat.interrupt("gunbai resume")
        code, last = seat.leave()
    assert code == 130
    assert f"gunbai resume {path}" in last
    assert "Traceback" not in last
    assert said(loaded(path)) == ["strike oar @trunk"]
    with Seat("resume", path, home=tmp_path) as seat:
        shown = seat.read("Musashi> ")
        assert "Round 1 begins" in shown
        assert "Musashi strikes with the oar sword at the trunk" in shown
        seat.ask("wait")
        seat.type("quit\r")
        code, _ = seat.leave()
    assert code == 0
    assert said(loaded(path)) == ["strike oar @trunk", "wait"]


def test_undo_why_and_options_at_a_terminal(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    with Seat(*MUSASHI, "--record", path, home=tmp_path) as seat:
        seat.read("Musashi> ")
        first = seat.ask("3")
        assert "Taken back: strike oar" in seat.ask("undo")
        again = seat.ask("3")
        assert STYLE.sub("", again) == STYLE.sub("", first)
        assert find_game("maai").clauses["maai.term.round"].says[:30] in seat.ask("why maai.term.round")
        assert "strike oar @wrist" in STYLE.sub("", seat.ask("options"))
        seat.type("\x04")
        code, last = seat.leave()
    assert code == 0
    assert f"gunbai resume {path}" in last
    assert said(loaded(path)) == ["strike oar"]


def test_a_killed_battle_has_lost_nothing_that_was_shown(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    with Seat(*MUSASHI, "--record", path, home=tmp_path) as seat:
        seat.read("Musashi> ")
        for move in ("3", "1", "2"):
            seat.ask(move)
        seat.kill()
    assert said(loaded(path)) == ["strike oar", "wait", "step in"]
    inputs = list(loaded(path).inputs)
    with Seat("resume", path, home=tmp_path) as seat:
        seat.read("Musashi> ")
        seat.type("yield\r")
        code, _ = seat.leave()
    assert code == 0
    record = loaded(path)
    assert list(record.inputs)[: len(inputs)] == inputs
    assert record.footer is not None
    assert replay_record(record).inputs == list(record.inputs)
    assert run(tmp_path, "verify", path).returncode == 0


def test_a_battle_killed_in_the_middle_of_a_line_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    with Seat(*MUSASHI, "--record", path, home=tmp_path) as seat:
        seat.read("Musashi> ")
        seat.ask("wait")
        seat.kill()
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"in":"answer","seat":"mus')
    with Seat("resume", path, home=tmp_path) as seat:
        assert "cut off at line" in seat.read("Musashi> ")
        seat.kill()
    assert path.read_bytes() == whole


def test_two_processes_do_not_play_one_battle(tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    with Seat(*MUSASHI, "--record", path, home=tmp_path) as seat:
        seat.read("Musashi> ")
        second = run(tmp_path, "resume", path)
        assert (second.returncode, second.stdout) == (1, "")
        assert "played by another process" in second.stderr
        assert run(tmp_path, "replay", path).returncode == 0
        seat.ask("wait")
    assert said(loaded(path)) == ["wait"]


@pytest.mark.parametrize(("language", "prompt"), [("ja", "宮本武蔵> "), ("zh", "宫本武藏> ")])
def test_japanese_and_chinese_are_typed_and_read(tmp_path: Path, language: str, prompt: str) -> None:
    path = tmp_path / "duel.jsonl"
    words = {"ja": ("斬 櫂の木刀 @胴", "戻す"), "zh": ("砍 船桨木刀 @躯干", "悔棋")}[language]
    with Seat(*MUSASHI, "--record", path, "--lang", language, home=tmp_path) as seat:
        seat.read(prompt)
        seat.ask(words[0], prompt)
        assert said(loaded(path)) == ["strike oar @trunk"]
        seat.ask(words[1], prompt)
        assert said(loaded(path)) == []


@pytest.mark.parametrize("columns", [40, 80, 120])
@pytest.mark.parametrize("language", ["ja", "en", "zh"])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, columns: int, language: str) -> None:
    with Seat("run", "maai/ganryujima", "--seed", "1", "--lang", language, home=tmp_path, columns=columns) as seat:
        code, shown = seat.leave()
    lines = CONTROL.sub("", shown).replace("\r", "").split("\n")
    assert code == 0
    assert len(lines) > 50
    assert max(map(cell_len, lines)) <= columns
    assert COLOUR.search(shown)


def test_colours_can_be_turned_off(tmp_path: Path) -> None:
    for more in ({"NO_COLOR": "1"}, {"TERM": "dumb"}):
        with Seat("run", "maai/ganryujima", "--seed", "1", home=tmp_path, more=more) as seat:
            code, shown = seat.leave()
        assert code == 0
        assert not COLOUR.search(shown)


def test_a_pipe_gets_plain_lines_that_are_never_wrapped(tmp_path: Path) -> None:
    ran = run(tmp_path, "run", "maai/ganryujima", "--seed", "1", COLUMNS="40")
    assert ran.returncode == 0
    assert "\x1b" not in ran.stdout
    assert max(map(len, ran.stdout.splitlines())) > 120


def test_a_reader_that_goes_away_is_no_error(tmp_path: Path) -> None:
    with subprocess.Popen(
        [*GUNBAI, "rulings", "maai"], env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.wait(PATIENCE) == 141
        assert process.stderr.read() == b""


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="there is no device that is always full")
@pytest.mark.parametrize("command", [["games"], ["run", "maai/ganryujima"], ["scenarios", "--json"]])
def test_output_that_has_no_room_is_named_in_one_line(tmp_path: Path, command: list[str]) -> None:
    with open("/dev/full", "wb") as full:
        ran = subprocess.run(
            [*GUNBAI, *command], env=environment(tmp_path), stdout=full, stderr=subprocess.PIPE, text=True,
            timeout=PATIENCE, check=False,
        )  # fmt: skip
    assert (ran.returncode, len(ran.stderr.splitlines())) == (2, 1)
    assert "No space left" in ran.stderr


@pytest.mark.parametrize("closed", ["0<&-", "1>&-", "0<&- 1>&- 2>&-"])
def test_no_command_needs_every_stream(tmp_path: Path, closed: str) -> None:
    record = tmp_path / "duel.jsonl"
    command = [*GUNBAI, *map(str, MUSASHI), "--record", str(record)]
    ran = subprocess.run(
        ["sh", "-c", f'"$@" {closed}', "sh", *command], env=environment(tmp_path), stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")
    assert loaded(record).cut == 0


@pytest.mark.parametrize("language", ["ja", "zh"])
def test_a_locale_without_the_letters_gets_question_marks(tmp_path: Path, language: str) -> None:
    for command in (["run", "maai/ganryujima", "--seed", "1"], ["frob"], ["--help"], [*MUSASHI]):
        ran = run(tmp_path, *command, "--lang", language, PYTHONIOENCODING="ascii")
        assert "Traceback" not in ran.stderr
        assert (ran.stdout + ran.stderr).isascii()
    found = run(tmp_path, "scenarios", "--json", PYTHONIOENCODING="ascii").stdout
    assert "巌流島" in [scenario["title"]["ja"] for scenario in json.loads(found)]


def test_both_entries_are_the_same_command(tmp_path: Path) -> None:
    arguments = ["run", "maai/riverbank", "--seed", "4", "--json"]
    script = Path(sys.executable).with_name("gunbai")
    installed = subprocess.run(
        [script, *arguments], env=environment(tmp_path), capture_output=True, text=True, check=True, timeout=PATIENCE
    )
    assert installed.stdout == run(tmp_path, *arguments).stdout
    assert list(json.loads(installed.stdout)) == [
        *("game", "scenario", "result", "winner", "rounds", "inputs", "digest", "record")
    ]


@pytest.mark.parametrize("command", [["run", "maai/ganryujima"], ["play", "maai/ganryujima", "--as", "musashi"]])
def test_playing_loads_nothing_that_is_for_tests(tmp_path: Path, command: list[str]) -> None:
    code = (
        "import sys; from gunbai.cli import main; assert main(sys.argv[1:]) == 0; "
        "found = [name for name in sys.modules if name.split('.')[0] in ('hypothesis', 'pytest', 'asyncio')"
        " or name.startswith('gunbai.testing')]; assert not found, found"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, *command], env=environment(tmp_path), stdin=subprocess.DEVNULL,
        capture_output=True, text=True, timeout=PATIENCE, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (0, "")


def test_no_command_needs_a_home(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    ran = run(tmp_path, "play", "maai/ganryujima", "--as", "musashi", XDG_STATE_HOME=str(blocked))
    assert (ran.returncode, ran.stdout) == (2, "")
    assert str(blocked) in ran.stderr
    assert os.listdir(tmp_path) == ["file"]
