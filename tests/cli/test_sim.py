"""`sim`: many battles from the command line, in tables, files, charts and pages, in three languages."""

import csv
import json
import os
import pty
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from gunbai.games import find_game
from gunbai.kernel.record import load_record, replay, verify

from .conftest import Gunbai

DUEL = ("sim", "sengen/first-duel", "-n", "20", "--jobs", "1")
SWEPT = (*DUEL, "--sweep", "mio.skills.evasion=2,4")
SCENARIO = find_game("sengen").scenario_text("first-duel")


def data_of(out: str) -> dict[str, object]:
    found: dict[str, object] = json.loads(out)
    return found


def test_a_run_tells_who_won_what_decided_and_how_long(gunbai: Gunbai) -> None:
    code, out, err = gunbai(*DUEL)
    assert (code, err) == (0, "")
    [part] = json.loads(gunbai(*DUEL, "--json").out)["parts"]
    wins = {side["side"]: side for side in part["sides"]}
    assert wins["pass"]["wins"] + wins["river"]["wins"] + part["nobody"]["wins"] == 20
    won = wins["pass"]
    line = next(line for line in out.splitlines() if line.startswith("the keepers of the pass"))
    share = f"{100 * won['share']:.1f} %"
    assert str(won["wins"]) in line.split()
    assert share in line
    assert f"{100 * won['low']:.1f}–{100 * won['high']:.1f} %" in line
    assert f"{part['rounds']['mean']:.1f}" in out
    assert "20 battles, seed 1" in out
    assert "All battles were played." in out


def test_the_same_seed_gives_the_same_counts_in_two_processes(gunbai: Gunbai) -> None:
    alone = gunbai(*DUEL, "--json").out
    assert gunbai(*DUEL[:-1], "2", "--json").out == alone
    assert gunbai(*DUEL, "--seed", "1", "--json").out == alone
    assert gunbai(*DUEL, "--seed", "2", "--json").out != alone


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("ja", ("勝率", "95 %区間", "決め手", "中央値", "すべての戦いを終えた。")),
        ("en", ("share of wins", "95 % interval", "what decided it", "median", "All battles were played.")),
        ("zh", ("胜率", "95 %区间", "决胜原因", "中位数", "全部打完。")),
    ],
)
def test_tables_and_pages_speak_three_languages(
    gunbai: Gunbai, tmp_path: Path, language: str, words: tuple[str, ...]
) -> None:
    pytest.importorskip("matplotlib")
    page = tmp_path / "page.html"
    code, out, err = gunbai(*DUEL, "--report", page, "--lang", language)
    assert (code, err) == (0, "")
    html = page.read_text("utf-8")
    assert f'<html lang="{language}">' in html
    for word in words:
        assert word in out
        assert word in html


def test_a_page_asks_nothing_of_any_network_and_takes_names_for_words(gunbai: Gunbai, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    wild = tmp_path / "wild.toml"
    named = SCENARIO.replace("the keepers of the pass", "<script src=x>&amp;")
    wild.write_text(named.replace('en = "First Duel', 'en = "<img src=y>'), "utf-8")
    page = tmp_path / "page.html"
    assert gunbai("sim", wild, "-n", "20", "--jobs", "1", "--report", page, "--lang", "en").code == 0
    html = page.read_text("utf-8")
    assert "<script" not in html
    assert "<img" not in html
    assert "&lt;script src=x&gt;&amp;amp;" in html
    assert html.count("<svg") == html.count("</svg>") == 5  # shares, rounds, and HP, DP, graze
    # Names of XML are no addresses that anybody asks for.
    addresses = set(re.findall(r"[a-z]+://[^\s\"'<>)]+", html))
    assert addresses <= {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert not re.search(r"(?:src|href)=[\"'](?!#)", html)
    assert not re.search(r"@import|url\((?!#)", html)


def test_a_sweep_is_a_row_a_value(gunbai: Gunbai, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    chart = tmp_path / "chart.svg"
    code, out, err = gunbai(*SWEPT, "--chart", chart)
    assert (code, err) == (0, "")
    rows = [line.split() for line in out.splitlines() if re.match(r"[24] +20 ", line)]
    parts = json.loads(gunbai(*SWEPT, "--json").out)["parts"]
    assert [part["values"] for part in parts] == [{"mio.skills.evasion": 2}, {"mio.skills.evasion": 4}]
    assert [row[2] for row in rows] == [f"{100 * part['sides'][0]['share']:.1f}" for part in parts]
    assert "mio.skills.evasion" in chart.read_text("utf-8")


def test_two_sweeps_are_drawn_as_a_map_of_heat(gunbai: Gunbai, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    chart = tmp_path / "chart.svg"
    code, _, err = gunbai(*SWEPT, "--sweep", "mio.will=3,5", "--side", "river", "--chart", chart)
    assert (code, err) == (0, "")
    drawn = chart.read_text("utf-8")
    assert "How often the ferry wins" in drawn
    assert len(re.findall(r">\d+%<", drawn)) == 4


def test_two_scenarios_are_compared_with_what_the_second_changes(gunbai: Gunbai, tmp_path: Path) -> None:
    first, second = tmp_path / "a.toml", tmp_path / "b.toml"
    first.write_text(SCENARIO, "utf-8")
    second.write_text(SCENARIO.replace("danmaku = 5, shot = 4", "danmaku = 1, shot = 1"), "utf-8")
    flags = ("sim", "--compare", first, second, "-n", "20", "--jobs", "1")
    code, out, err = gunbai(*flags)
    assert (code, err) == (0, "")
    found = json.loads(gunbai(*flags, "--json").out)
    shares = [next(side["share"] for side in part["sides"] if side["side"] == "pass") for part in found["parts"]]
    change = next(row for row in found["differences"] if row["side"] == "pass")
    assert change["share"] == pytest.approx(shares[1] - shares[0])
    assert change["low"] <= change["share"] <= change["high"] < 0
    assert f"{100 * change['share']:+.1f} %" in out
    # Battle for battle, the first is the run of the first alone.
    assert json.loads(gunbai("sim", first, *flags[4:], "--json").out)["parts"][0] == found["parts"][0]


def test_a_row_a_battle_as_csv_and_as_parquet_and_all_counts_as_json(gunbai: Gunbai, tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    tables = [tmp_path / f"out.{ending}" for ending in ("csv", "parquet", "json")]
    for table in tables:
        assert gunbai(*SWEPT, "--out", table).code == 0
    with tables[0].open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 40
    assert list(rows[0]) == ["mio.skills.evasion", "scenario", "battle", "winners", "why", "rounds", "inputs"]
    columns = parquet.read_table(tables[1]).to_pylist()
    assert [{key: str(value) for key, value in row.items()} for row in columns] == rows
    found = json.loads(tables[2].read_text("utf-8"))
    assert found == json.loads(gunbai(*SWEPT, "--json").out)
    first = [row for row in rows if row["mio.skills.evasion"] == "2"]
    assert sum(row["winners"] == "pass" for row in first) == found["parts"][0]["sides"][0]["wins"]


def test_until_stops_when_it_is_sure_enough(gunbai: Gunbai) -> None:
    found = json.loads(gunbai("sim", "sengen/first-duel", "--until", "0.2", "--jobs", "1", "--json").out)
    [part] = found["parts"]
    assert part["ended"] == "sure"
    assert max((side["high"] - side["low"]) / 2 for side in part["sides"]) < 0.2
    assert part["battles"] < 50


def test_a_picked_battle_is_a_record_that_replays_and_verifies(gunbai: Gunbai, tmp_path: Path) -> None:
    path, table = tmp_path / "one.jsonl", tmp_path / "all.csv"
    code, out, err = gunbai(*SWEPT[:-1], "mio.skills.evasion=2", "--pick", "17", "--record", path)
    assert (code, err) == (0, "")
    record = load_record(path.read_bytes(), str(path), find_game)
    battle = replay(record)
    assert verify(record).rolls > 0
    assert gunbai("verify", path).code == 0
    gunbai(*SWEPT[:-1], "mio.skills.evasion=2", "--out", table)
    with table.open(encoding="utf-8", newline="") as file:
        row = list(csv.DictReader(file))[17]
    assert battle.result is not None
    assert (row["winners"], row["why"]) == ("+".join(battle.result.winners), battle.result.why)
    assert row["inputs"] == str(len(battle.inputs))
    assert f"{row['inputs']} inputs" in out


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("sim",), "Name one scenario"),
        (("sim", "sengen/first-duel", "--compare", "a", "b"), "Name one scenario"),
        (("sim", "--compare", "a.toml", "b.toml", "--sweep", "a=1"), "Name one scenario"),
        (("sim", "--compare", "sengen/first-duel", "maai/ganryujima"), "Scenarios of one game"),
        ((*DUEL[:2], "-n", "0"), "-n takes a whole number from 1"),
        ((*DUEL[:2], "-n", "many"), "no whole number"),
        ((*DUEL[:2], "--jobs", "0"), "--jobs takes a whole number from 1"),
        ((*DUEL, "--on", "tcp://127.0.0.1:1"), "--jobs and --on"),
        ((*DUEL, "--until", "0.5"), "between 0 and 0.5"),
        ((*DUEL, "--until", "soon"), "between 0 and 0.5"),
        ((*DUEL, "--side", "pas"), "side “pas”. Known: pass"),
        ((*DUEL, "--seat", "akane"), "says nothing about a seat"),
        ((*DUEL, "--seat", "akan=plain"), "seat “akan”. Known: akane"),
        ((*DUEL, "--seat", "akane=plane"), "player “plane”. Known: plain"),
        ((*DUEL, "--out", "battles.xls"), "file of data “battles.xls”. Known: .csv | .json | .parquet"),
        ((*DUEL, "--chart", "chart.gif"), "file of a chart “chart.gif”"),
        ((*DUEL, "--report", "page.pdf"), "does not end in .html"),
        ((*DUEL, "--out", "nowhere/battles.csv"), "nowhere/battles.csv cannot be written"),
        ((*DUEL, "--pick", "1"), "--pick and --record go together"),
        ((*DUEL, "--record", "one.jsonl"), "--pick and --record go together"),
        ((*SWEPT, "--pick", "1", "--record", "one.jsonl"), "One battle can be picked"),
        ((*DUEL, "--sweep", "mio"), "“mio” is no sweep"),
        ((*DUEL, "--sweep", "mio.skils.evasion=1"), "called skils (mio.skils.evasion). Perhaps: skills"),
        ((*DUEL, "--sweep", "mio.skills.evasion=-1"), "0..40"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is(
    gunbai: Gunbai, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, given: tuple[str, ...], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    code, out, err = gunbai(*given)
    assert code in (1, 2)
    assert out == ""
    assert says in " ".join(err.split())
    assert list(tmp_path.iterdir()) == [tmp_path / "state"] * (tmp_path / "state").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of its own")
def test_ctrl_c_prints_what_is_known_so_far() -> None:
    """The whole command in a terminal of its own, and Ctrl-C to all of its processes, as a terminal gives it."""
    ours, theirs = pty.openpty()
    running = subprocess.Popen(
        [sys.executable, "-m", "gunbai", "sim", "sengen/first-duel", "-n", "1000000", "--jobs", "2", "--json"],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=theirs, start_new_session=True,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "120", "LANG": "en_US.UTF-8"},
    )  # fmt: skip
    os.close(theirs)
    seen = b""
    while not re.search(rb"[1-9]\d*/1000000", seen):
        seen += os.read(ours, 4096)
    os.killpg(running.pid, signal.SIGINT)
    out, _ = running.communicate(timeout=60)
    os.close(ours)
    found = data_of(out.decode())
    assert running.returncode == 130
    assert found["interrupted"] is True
    [part] = json.loads(out)["parts"]
    assert 0 < part["battles"] < 1000000
    assert part["battles"] % 10 == 0
    assert sum(side["wins"] for side in (*part["sides"], part["nobody"])) == part["battles"]
