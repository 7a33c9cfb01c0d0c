"""The game master at the prompt: overrules for all to see, and is asked what the rules leave to one."""

from pathlib import Path

import pytest

from gunbai.games import find_game
from gunbai.kernel.inputs import Answer, Ruling
from gunbai.kernel.record import replay as replay_record
from gunbai.kernel.scenario import load_scenario

from .conftest import MUSASHI, Gunbai, loaded

STORM = find_game("kaisen").scenario_text("storm")
ASKING = STORM.replace("[sea]", '[rulings]\n"kaisen.storm.voyage" = "gm"\n\n[table]\ngm = true\n\n[sea]', 1)
"""The game master says what becomes of the battle when the storm breaks."""


@pytest.fixture
def storm(tmp_path: Path) -> Path:
    path = tmp_path / "storm.toml"
    path.write_text(ASKING, "utf-8")
    load_scenario(ASKING, "storm.toml", find_game)
    return path


@pytest.mark.parametrize(
    ("typed", "ruling"),
    [
        ("gm set musashi.strength = 3 because he fell", Ruling("set", "he fell", "musashi.strength", 3)),
        ("裁定　set musashi.strength＝3 理由：足を滑らせた", Ruling("set", "足を滑らせた", "musashi.strength", 3)),
        ("rule set musashi.strength=3 因为 他摔倒了", Ruling("set", "他摔倒了", "musashi.strength", 3)),
        ("gm dice 2d10 = 7, 3 because cocked", Ruling("dice", "cocked", "2d10", [7, 3])),
        ("GM dice 2d10 = [7, 3] because cocked", Ruling("dice", "cocked", "2d10", [7, 3])),
        ("gm end = musashi because it is late", Ruling("end", "it is late", "", ["musashi"])),
        ("gm end because it is late", Ruling("end", "it is late")),
        ("gm room musashi because the hall is wide", Ruling("room", "the hall is wide", "musashi")),
    ],
)
def test_a_ruling_is_in_the_record_and_in_the_log_with_its_reason(
    gunbai: Gunbai, path: Path, typed: str, ruling: Ruling
) -> None:
    code, out, err = gunbai(*MUSASHI, "--record", path, typed=f"{typed}\n")
    assert (code, err) == (0, "")
    record = loaded(path)
    assert [given for given in record.inputs if isinstance(given, Ruling)] == [ruling]
    assert f"Reason: {ruling.reason}" in out
    assert replay_record(record).inputs == list(record.inputs)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("gm", "gm set musashi.strength = 3 because he fell"),
        ("gm set musashi.strength = 3", "gm set musashi.strength = 3 because he fell"),
        ("gm set musashi.strength = 99 because", "gm set musashi.strength = 3 because he fell"),
        ("gm bribe musashi because he asked", "There is no ruling “bribe”"),
        ("gm remove nobody because he left", "nobody"),
        ("gm set strength = 3 because he fell", "“strength”"),
        ("gm dice 2d10 = 7 because cocked", "2d10"),
        ("gm dice 2d10 = 7 11 because cocked", "11"),
        ("gm end = nobody because it is late", "musashi | kojiro"),
    ],
)
def test_what_cannot_be_ruled_is_refused_with_what_can_be(gunbai: Gunbai, path: Path, typed: str, said: str) -> None:
    code, out, err = gunbai(*MUSASHI, "--record", path, typed=f"{typed}\n")
    assert (code, err) == (0, "")
    assert said in out.replace(" (Musashi)", "").replace(" (Kojirō)", "")
    assert not any(isinstance(given, Ruling) for given in loaded(path).inputs)


def test_a_ruling_can_be_taken_back(gunbai: Gunbai, path: Path) -> None:
    typed = "wait\ngm set musashi.strength = 3 because he fell\nundo\nlog\n"
    _, out, _ = gunbai(*MUSASHI, "--record", path, typed=typed)
    assert "Taken back: gm set musashi.strength" in out
    assert [type(given) for given in loaded(path).inputs if not isinstance(given, Answer)] == []
    assert "he fell" not in out.rpartition("Taken back")[2]


def test_what_the_rules_leave_to_a_game_master_is_asked_at_the_prompt(gunbai: Gunbai, storm: Path, path: Path) -> None:
    _, out, err = gunbai(
        "play", storm, "--as", "traders", "--seed", 1, "--record", path, typed="1\n" * 40, lang="en_GB.UTF-8"
    )
    assert err == ""
    assert "Game master> " in out
    answers = [given for given in loaded(path).inputs if isinstance(given, Answer) and given.seat == "gm"]
    assert [(given.ask, given.by) for given in answers] == [("storm", "")]
    assert gunbai("resume", path, typed="quit\n").code in (0, 2)


def test_where_computers_play_chance_answers_for_the_game_master(gunbai: Gunbai, storm: Path, path: Path) -> None:
    asked = 0
    for seed in range(1, 4):
        record = path.with_name(f"{seed}.jsonl")
        assert gunbai("run", storm, "--seed", seed, "--record", record).code == 0
        answers = [given for given in loaded(record).inputs if isinstance(given, Answer) and given.seat == "gm"]
        assert {given.by for given in answers} <= {"random"}
        asked += len(answers)
    assert asked > 0


def test_a_person_is_told_from_the_game_master_when_a_battle_is_resumed(
    gunbai: Gunbai, storm: Path, path: Path
) -> None:
    gunbai("play", storm, "--as", "traders", "--seed", 1, "--record", path, typed="1\n" * 9)
    seats = {given.seat for given in loaded(path).inputs if isinstance(given, Answer) and not given.by}
    assert seats == {"traders", "gm"}
    code, out, err = gunbai("resume", path)
    assert (code, err) == (0, "")
    assert "the traders> " in out


def test_when_a_person_has_given_up_the_others_fight_on_to_the_end(
    gunbai: Gunbai, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gunbai.cli.session.AT_ONCE", 1)
    code, out, err = gunbai("play", "kaisen/convoy", "--as", "camellia", "--seed", 1, "--record", path, typed="yield\n")
    assert (code, err) == (0, "")
    record = loaded(path)
    assert record.footer is not None
    assert f"gunbai verify {path}" in out
    assert gunbai("verify", path).code == 0


def test_ctrl_c_is_heeded_while_the_others_fight_on(
    gunbai: Gunbai, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gunbai.cli.session.AT_ONCE", 1)
    shown: list[int] = []

    def interrupt(_self: object) -> None:
        shown.append(1)
        if len(shown) == 5:
            raise KeyboardInterrupt

    monkeypatch.setattr("gunbai.cli.session.Session._show_news", interrupt)
    code, out, _ = gunbai("play", "kaisen/convoy", "--as", "camellia", "--seed", 1, "--record", path, typed="yield\n")
    assert code == 130
    assert f"gunbai resume {path}" in out
    assert len(loaded(path).inputs) > 3
