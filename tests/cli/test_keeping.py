"""`rest` and `learn`: what a character keeps between battles, in her file."""

from __future__ import annotations

import json
import os
import tomllib
from pathlib import Path
from typing import Any

import pytest

from .conftest import Gunbai

SAYO = """\
# Sayo, whose file this is.
game = "maai"

[[character]]
id = "sayo"
name = { en = "Sayo" }
wits = 2          # clever
skills = { jujutsu = 3 }
dan = 3
spells = ["hitofuki"]

[character.kept]
# what she has used up
slots_spent = [{ list = "jujutsu", dan = 1, slots = 2 }]
slots_lost = [{ list = "jujutsu", dan = 3 }]
studied = true

""" + "".join(
    f'[[spell]]\nid = "{name}"\nlist = "{spell_list}"\ndan = {dan}\ncost = "{cost}"\n'
    f'effects = [{{ do = "narration", text.en = "x" }}]\n\n'
    for name, spell_list, dan, cost in (
        ("hitofuki", "jujutsu", 1, "2"),
        ("kage", "jujutsu", 3, "2+2 (準備)"),
        ("ishi", "jujutsu", 5, "3+3 (準備)"),
        ("kaze", "jujutsu", 5, "3+3 (準備)"),
        ("shio", "yogen", 1, "2"),
        ("yume", "yogen", 1, "2"),
        ("hoshi", "yogen", 1, "2"),
    )
)


@pytest.fixture
def sayo(tmp_path: Path) -> Path:
    """Her file."""
    file = tmp_path / "sayo.toml"
    file.write_text(SAYO, "utf-8")
    return file


def character(file: Path) -> dict[str, Any]:
    """She as the file has her now."""
    found: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))["character"][0]
    return found


@pytest.mark.clauses("maai.spell.slots.recover.rest8", "maai.spell.interrupt.slot_until_interlude")
def test_eight_hours_bring_back_what_was_spent_and_not_what_was_lost(gunbai: Gunbai, sayo: Path) -> None:
    assert gunbai("rest", sayo, "--hours", "7").code == 0
    assert sayo.read_text("utf-8") == SAYO
    ran = gunbai("rest", sayo, "--hours", "8")
    assert ran.code == 0
    assert "2 slots are back" in ran.out
    assert character(sayo)["kept"] == {"slots_lost": [{"list": "jujutsu", "dan": 3, "slots": 1}], "studied": True}


@pytest.mark.clauses("maai.spell.slots.recover.interlude", "maai.spell.interrupt.slot_until_interlude")
@pytest.mark.clauses("maai.spell.learn.interlude.limit")
def test_an_interlude_brings_everything_back(gunbai: Gunbai, sayo: Path) -> None:
    rows = json.loads(gunbai("rest", sayo, "--interlude", "--json").out)
    assert [(row["change"], row.get("dan")) for row in rows["changes"]] == [
        ("slots-back", 1),
        ("slots-back", 3),
        ("study-again", None),
    ]
    assert "kept" not in character(sayo) or character(sayo)["kept"] == {}


def test_comments_and_all_else_stay(gunbai: Gunbai, sayo: Path) -> None:
    gunbai("rest", sayo, "--interlude")
    text = sayo.read_text("utf-8")
    assert "# Sayo, whose file this is." in text
    assert "wits = 2          # clever" in text
    assert "# what she has used up" in text
    assert tomllib.loads(text)["spell"] == tomllib.loads(SAYO)["spell"]


@pytest.mark.clauses("maai.spell.learn.interlude.check", "maai.spell.learn.interlude.limit")
@pytest.mark.parametrize(("faces", "learned"), [("3 3", True), ("3 2", False)])
def test_study_is_one_check_a_session(gunbai: Gunbai, sayo: Path, faces: str, learned: bool) -> None:
    assert gunbai("learn", sayo, "kage", "--study", "--faces", faces).code == 1
    gunbai("rest", sayo, "--interlude")
    assert gunbai("learn", sayo, "kage", "--study", "--faces", faces).code == 0
    assert ("kage" in character(sayo)["spells"]) is learned
    again = gunbai("learn", sayo, "kage", "--study", "--faces", "10 10")
    assert again.code == 1
    assert "maai.spell.learn.interlude.limit" in again.err


def test_sealed_faces_are_the_same_for_the_same_seed(gunbai: Gunbai, sayo: Path) -> None:
    gunbai("rest", sayo, "--interlude")
    before = sayo.read_text("utf-8")
    first = gunbai("learn", sayo, "kage", "--study", "--seed", "7").out
    sayo.write_text(before, "utf-8")
    assert gunbai("learn", sayo, "kage", "--study", "--seed", "7").out == first


@pytest.mark.clauses("maai.spell.learn.initial", "maai.spell.access.licence")
def test_a_licence_brings_three_spells_of_dan_one(gunbai: Gunbai, sayo: Path) -> None:
    too_few = gunbai("learn", sayo, "shio", "--licence", "yogen")
    assert (too_few.code, "maai.spell.learn.initial" in too_few.err) == (1, True)
    assert gunbai("learn", sayo, "shio", "yume", "hoshi", "--licence", "yogen").code == 0
    assert character(sayo)["skills"] == {"jujutsu": 3, "yogen": 3}
    assert character(sayo)["spells"] == ["hitofuki", "shio", "yume", "hoshi"]
    assert gunbai("learn", sayo, "--licence", "yogen").code == 1


@pytest.mark.clauses("maai.spell.learn.promotion")
def test_a_promotion_brings_two_spells_of_the_new_dan(gunbai: Gunbai, sayo: Path) -> None:
    assert gunbai("learn", sayo, "ishi", "kage", "--promote", "5").code == 1
    assert gunbai("learn", sayo, "ishi", "kaze", "--promote", "5").code == 0
    assert (character(sayo)["dan"], character(sayo)["spells"]) == (5, ["hitofuki", "ishi", "kaze"])
    assert gunbai("learn", sayo, "--promote", "4").code == 1
    assert gunbai("learn", sayo, "--promote", "6").code == 0


@pytest.mark.clauses("maai.spell.learn.promotion")
def test_whoever_rises_several_dans_at_once_learns_the_spells_of_each(gunbai: Gunbai, sayo: Path) -> None:
    more = "".join(
        f'[[spell]]\nid = "{name}"\nlist = "jujutsu"\ndan = 7\ncost = "4+4 (準備)"\n'
        'effects = [{ do = "narration", text.en = "x" }]\n\n'
        for name in ("yami", "hikari")
    )
    sayo.write_text(SAYO + more, "utf-8")
    too_few = gunbai("learn", sayo, "yami", "hikari", "--promote", "7")
    assert (too_few.code, "dan 5" in too_few.err) == (1, True)
    assert gunbai("learn", sayo, "yami", "ishi", "hikari", "kaze", "--promote", "7").code == 0
    assert character(sayo)["spells"] == ["hitofuki", "yami", "ishi", "hikari", "kaze"]
    too_high = gunbai("learn", sayo, "--promote", "11")
    assert (too_high.code, "From dan 7" in too_high.err) == (1, True)


@pytest.mark.clauses("maai.spell.exclusive.no_change", "maai.spell.exclusive.ban")
def test_whoever_uses_techniques_learns_no_spells(gunbai: Gunbai, sayo: Path) -> None:
    sayo.write_text(SAYO.replace("[character.kept]", '[character.kept]\nmagic = "techniques"'), "utf-8")
    for words in (("shio", "yume", "hoshi", "--licence", "yogen"), ("kage", "--study", "--faces", "9 9")):
        ran = gunbai("learn", sayo, *words)
        assert (ran.code, "maai.spell.exclusive.no_change" in ran.err) == (1, True)
    assert "spells" in character(sayo)


def test_what_cannot_be_done_changes_nothing(gunbai: Gunbai, sayo: Path) -> None:
    for words in (
        ("rest", sayo),
        ("rest", sayo, "--interlude", "--hours", "8"),
        ("rest", sayo, "--hours", "-1"),
        ("learn", sayo, "kage"),
        ("learn", sayo, "--study"),
        ("learn", sayo, "--promote", "many"),
        ("learn", sayo, "--licence", "swords"),
        ("learn", sayo, "nothing", "--study"),
        ("learn", sayo, "hitofuki", "--study"),
        ("learn", sayo.with_name("none.toml"), "--study", "kage"),
    ):
        assert gunbai(*words).code in (1, 2)
        assert sayo.read_text("utf-8") == SAYO


def test_a_file_that_cannot_be_replaced_stays_whole(
    gunbai: Gunbai, sayo: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "no space")

    monkeypatch.setattr(os, "replace", full)
    assert gunbai("rest", sayo, "--interlude").code == 2
    assert sayo.read_text("utf-8") == SAYO
    assert [file.name for file in sayo.parent.glob(".gunbai-*")] == []


@pytest.mark.clauses("maai.spell.structure.master", "maai.spell.cast.target.master", "maai.spell.slots.master.master")
@pytest.mark.parametrize(
    ("faces", "word", "strength"), [("3 9", "succeeds", None), ("3 8", "fails", None), ("1 1", "fails", 7)]
)
def test_a_ritual_is_one_check_against_eighteen(
    gunbai: Gunbai, sayo: Path, faces: str, word: str, strength: int | None
) -> None:
    assert gunbai("ritual", sayo, "kage", "--faces", faces).code == 1
    rite = (
        '[[spell]]\nid = "rite"\nlist = "jujutsu"\ndan = "master"\ncost = "ritual"\n'
        'effects = [{ do = "narration", text.en = "x" }]\n'
    )
    master = SAYO.replace("dan = 3\nspells = [", 'dan = 10\nspells = ["rite", ')
    master = master.replace("jujutsu = 3 }", "jujutsu = 4 }")
    sayo.write_text(master + rite, "utf-8")
    ran = gunbai("ritual", sayo, "rite", "--faces", faces)
    assert (ran.code, word in ran.out) == (0, True)
    kept = character(sayo)["kept"]
    assert {"list": "jujutsu", "dan": "master", "slots": 1} in kept["slots_spent"]
    assert kept.get("strength") == strength
    assert gunbai("ritual", sayo, "rite", "--faces", faces).code == 1
