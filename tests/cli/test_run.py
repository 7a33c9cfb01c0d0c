"""`run`: two computer players, a log with its clauses, one JSON object for machines, a record that verifies."""

import json
from pathlib import Path

import pytest

from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.record import load_record
from gunbai.kernel.record import replay as replay_record

from .conftest import Gunbai

KEYS = ["game", "scenario", "result", "winner", "rounds", "inputs", "digest", "record"]


def replayed(path: Path) -> Battle:
    return replay_record(load_record(path.read_bytes(), str(path), find_game))


@pytest.mark.parametrize("scenario", ["ganryujima", "narrow-room", "riverbank", "training-bout"])
def test_the_last_line_of_json_is_the_whole_outcome(gunbai: Gunbai, tmp_path: Path, scenario: str) -> None:
    path = tmp_path / "a.jsonl"
    code, out, err = gunbai("run", f"maai/{scenario}", "--seed", "7", "--record", path, "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    battle = replayed(path)
    assert out.count("\n") == 1
    assert list(found) == KEYS
    assert battle.result is not None
    assert found == {
        "game": "maai",
        "scenario": f"maai/{scenario}",
        "result": battle.result.why,
        "winner": battle.result.winner,
        "rounds": battle.state.round,
        "inputs": len(battle.inputs),
        "digest": battle.digest(),
        "record": str(path),
    }


def test_a_seed_makes_the_same_battle_again(gunbai: Gunbai) -> None:
    def digest(*more: str) -> str:
        found: str = json.loads(gunbai("run", "maai/ganryujima", "--json", *more).out)["digest"]
        return found

    chance = ["--seat", "musashi=random", "--seat", "kojiro=random"]
    assert digest("--seed", "5", *chance) == digest("--seed", "5", *chance)
    assert len({digest("--seed", str(seed), *chance) for seed in range(4)}) == 4
    assert digest("--seed", "-1") == digest("--seed", "-1")


def test_without_a_seed_the_dice_are_drawn_anew(gunbai: Gunbai, tmp_path: Path) -> None:
    for name in ("a", "b"):
        gunbai("run", "maai/ganryujima", "--record", tmp_path / name)
    first, second = (json.loads((tmp_path / name).read_text().splitlines()[0])["dice"] for name in ("a", "b"))
    assert first["kind"] == second["kind"] == "sealed"
    assert first["commitment"] != second["commitment"]


def test_seats_are_played_by_whom_the_command_says(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    gunbai("run", "maai/ganryujima", "--seat", "kojiro=random", "--seed", "1", "--record", path)
    answers = [line for line in map(json.loads, path.read_text().splitlines()) if line.get("in") == "answer"]
    assert {(line["seat"], line["by"]) for line in answers} == {("musashi", "plain"), ("kojiro", "random")}


def test_one_flag_may_set_several_seats(gunbai: Gunbai) -> None:
    apart = gunbai("run", "maai/ganryujima", "--seed", "3", "--seat", "musashi=random", "--seat", "kojiro=random")
    together = gunbai("run", "maai/ganryujima", "--seed", "3", "--seat", "musashi=random", "kojiro=random")
    assert apart.out == together.out


def test_the_log_names_for_each_line_the_clauses_that_decided_it(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    _, out, _ = gunbai("run", "maai/ganryujima", "--seed", "1", "--record", path)
    events = replayed(path).state.log.events
    cited = [line.rpartition("  [")[2].removesuffix("]") for line in out.splitlines() if line.endswith("]")]
    assert cited == [" ".join(event.clauses) for event in events]
    assert out.startswith("Ganryū island  maai/ganryujima\n")
    assert "\n\n── Round 1 begins.  [maai.term.round]\n" in out
    assert str(path) in out.splitlines()[-1]


def test_a_scenario_may_be_a_file(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(find_game("maai").scenario_text("training-bout"))
    found = json.loads(gunbai("run", path, "--seed", "1", "--json").out)
    shipped = json.loads(gunbai("run", "maai/training-bout", "--seed", "1", "--json").out)
    assert found["scenario"] == str(path)
    assert found["digest"] == shipped["digest"]


def test_a_name_longer_than_any_file_has_is_no_scenario(gunbai: Gunbai) -> None:
    code, out, err = gunbai("run", "a" * 5000)
    assert (code, out) == (2, "")
    assert "Known: " in err


def test_a_broken_scenario_is_told_with_every_fault_and_its_line(gunbai: Gunbai, tmp_path: Path) -> None:
    text = find_game("maai").scenario_text("training-bout")
    path = tmp_path / "broken.toml"
    path.write_text(text.replace('mode = "training"', 'mode = "fun"').replace("vitality = 8", "vitality = 0", 1))
    code, out, err = gunbai("run", path)
    assert (code, out) == (1, "")
    lines = path.read_text().splitlines()
    for wanted in ('mode = "fun"', "vitality = 0"):
        assert f"{path}:{lines.index(wanted) + 1}: " in err


def test_a_record_is_never_overwritten(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_text("mine")
    code, out, err = gunbai("run", "maai/ganryujima", "--record", path)
    assert (code, out, path.read_text()) == (2, "", "mine")
    assert str(path) in err


def test_a_battle_without_end_is_given_up(gunbai: Gunbai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gunbai.cli.running.MOST_DECISIONS", 10)
    code, out, err = gunbai("run", "maai/ganryujima", "--seed", "1", "--record", tmp_path / "a.jsonl")
    assert (code, out) == (1, "")
    assert "10 decisions" in err
    assert not (tmp_path / "a.jsonl").exists()


@pytest.mark.parametrize("evil", ["\\u001b[2J", "\\u009b31m", "\\u0007", "\\u202e", "\\r"])
def test_no_name_of_a_stranger_commands_the_terminal(gunbai: Gunbai, tmp_path: Path, evil: str) -> None:
    text = find_game("maai").scenario_text("training-bout")
    path = tmp_path / "evil.toml"
    path.write_text(
        text.replace('en = "Wakaba"', f'en = "Waka{evil}ba"').replace('en = "Morning', f'en = "{evil}Morning')
    )
    raw = evil.encode().decode("unicode_escape")
    for command in (("run", path), ("play", path, "--as", "wakaba"), ("check", path)):
        _, out, err = gunbai(*command, typed="?\n")
        assert out + err
        assert raw not in out + err
    path.write_text(text.replace("[duel]", f'"x{evil}" = 1\n[duel]'))
    code, out, err = gunbai("run", path)
    assert (code, raw in out + err) == (1, False)
