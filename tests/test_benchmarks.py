"""The benchmarks run, with or without the engines that they measure Gunbai beside."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def rows(printed: str) -> dict[str, tuple[str, str, str]]:
    """The table by what is measured: figure, goal, met."""
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in printed.splitlines() if line[:1] == "|"]
    assert cells[0] == ["what", "figure", "goal", "met"]
    return {what: (figure, goal, met) for what, figure, goal, met in cells[2:]}


@pytest.fixture(scope="module")
def printed() -> str:
    command = [sys.executable, str(ROOT / "benchmarks" / "run.py"), "--quick"]
    return subprocess.run(command, check=True, capture_output=True, encoding="utf-8", cwd=ROOT).stdout


def test_every_goal_has_its_row_and_a_missed_one_fails_nothing(printed: str) -> None:
    table = rows(printed)
    assert {what: goal for what, (_, goal, _) in table.items() if goal} == {
        "inputs for each ply of chess": "≥ 10",
        "inputs of 千幻抄 for each ply of chess": "≥ 5",
        "inputs for each step of Kuhn poker": "≥ 1.5",
        "replay from inputs / playing": "≤ 1",
        "replay from record's bytes / playing to them": "≤ 1",
        "undo in a battle of 200 inputs": "≤ 20 ms",
        "gunbai run maai/ganryujima": "≤ 0.6 s",
        "inputs of two ships for each ply of chess": "≥ 5",
        "reach of a galley, power 6, open sea": "≤ 5 ms",
        "reach of a corvette, power 6, open sea": "≤ 5 ms",
        "round of twelve ships, plain admirals": "≤ 0.5 s",
        "… maai/ganryujima, times the rate with the log on": "≥ 2",
        "… kaisen/duel, times the rate with the log on": "≥ 2",
        "… sengen/two-by-two, times the rate with the log on": "≥ 2",
    }
    for figure, goal, met in table.values():
        assert met in (("yes", "no") if goal and figure != "not measured" else ("",))


def test_every_shipped_scenario_is_played_at_random(printed: str) -> None:
    scenarios = {path.stem for path in (ROOT / "src/gunbai/games/maai/scenarios").glob("*.toml")}
    played = {what.removeprefix("random play, maai/"): figure for what, (figure, _, _) in rows(printed).items()}
    assert len(scenarios) >= 4
    for name in scenarios:
        number, unit = played[name].split(" ", 1)
        assert int(number.replace(",", "")) > 0
        assert unit.startswith("inputs/s")


def test_the_machine_and_its_noise_are_told(printed: str) -> None:
    assert f"CPython {sys.version_info.major}.{sys.version_info.minor}" in printed
    assert "noise: a fixed loop took" in printed
    assert "engines: chess" in printed


def test_many_battles_are_measured_by_one_process_by_two_and_by_a_cluster() -> None:
    command = [sys.executable, str(ROOT / "benchmarks" / "many.py"), "--seconds", "0.1"]
    table = rows(subprocess.run(command, check=True, capture_output=True, encoding="utf-8", cwd=ROOT).stdout)
    assert table["… two processes, times as quick by the clock"][1] == "≥ 1.8"
    assert table["… two workers of Dask, times as quick by the clock"][1] == "≥ 1.7"
    assert all(float(figure.split()[0]) > 0 for figure, _, _ in table.values())
