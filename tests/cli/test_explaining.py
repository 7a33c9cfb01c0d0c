"""Computers explain themselves: after `run`, of any battle that is over, and, to a person, of the own options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from .conftest import MUSASHI, Gunbai

RUN = ("run", "maai/training-bout", "--seed", "4", "--seat", "wakaba=keen:16")


def test_run_tells_what_computers_expected_of_each_option(gunbai: Gunbai) -> None:
    code, out, _ = gunbai(*RUN, "--explain", "--json")
    assert code == 0
    thoughts = json.loads(out)["thoughts"]
    assert {thought["seat"] for thought in thoughts} == {"wakaba"}
    assert {thought["by"] for thought in thoughts} == {"keen:16"}
    tried = [thought for thought in thoughts if thought["expected"]]
    assert tried
    assert all(thought["chosen"] in [row["option"] for row in thought["expected"]] for thought in tried)
    assert "thoughts" not in json.loads(gunbai(*RUN, "--json")[1])


def test_a_record_that_is_over_is_thought_through_once_more(gunbai: Gunbai, tmp_path: Path) -> None:
    record = str(tmp_path / "bout.jsonl")
    told = json.loads(gunbai(*RUN, "--explain", "--json", "--record", record)[1])["thoughts"]
    code, out, _ = gunbai("replay", record, "--explain", "--json")
    assert code == 0
    assert json.loads(out)["thoughts"] == told


@pytest.mark.parametrize(
    ("lang", "heading", "trial"),
    [
        ("en", "What the computers expected", "trials"),
        ("ja", "コンピュータの読み", "試行"),
        ("zh", "电脑的推演", "试了"),
    ],
)
def test_thoughts_are_told_in_three_languages(gunbai: Gunbai, lang: str, heading: str, trial: str) -> None:
    _, out, _ = gunbai(*RUN, "--explain", "--lang", lang)
    _, told = out.split(heading)
    assert trial in told
    assert "keen:16" in told
    assert "%" in told


def test_where_nobody_looked_ahead_that_is_said(gunbai: Gunbai) -> None:
    _, out, _ = gunbai("run", "maai/training-bout", "--seed", "4", "--explain")
    assert "No computer looked ahead in this battle." in out


def test_nothing_is_told_of_a_battle_that_goes_on(gunbai: Gunbai, tmp_path: Path) -> None:
    record = tmp_path / "bout.jsonl"
    gunbai(*RUN, "--record", str(record))
    record.write_bytes(b"".join(record.read_bytes().splitlines(keepends=True)[:-1]))
    code, out, err = gunbai("replay", str(record), "--explain")
    assert code == 2
    assert out == ""
    assert "when the battle is over" in err


def test_at_the_prompt_a_person_is_told_what_it_would_expect_of_the_own_options(gunbai: Gunbai, path: Path) -> None:
    code, out, err = gunbai(*MUSASHI, "--record", path, typed="explain\n助言\n")
    assert (code, err) == (0, "")
    assert out.count("trials") >= 2
    assert "%" in out


def test_whoever_has_played_against_one_is_told_how_to_see_what_it_expected(gunbai: Gunbai, path: Path) -> None:
    over = gunbai(*MUSASHI, "--vs", "keen:1", "--record", path, typed="strike oar @trunk\n1\n" * 300)
    assert f"gunbai replay {path} --explain" in over.out
    told = gunbai("replay", path, "--explain").out
    assert "What the computers expected" in told
    assert "keen:1" in told
