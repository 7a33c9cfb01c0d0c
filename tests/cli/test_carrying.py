"""`carry`: what a battle has left of a character, from its record into her file; and `rest`, which treats wounds."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from gunbai.cli.paths import reader_beside
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice
from gunbai.kernel.inputs import Ruling
from gunbai.kernel.record import record_bytes
from gunbai.kernel.scenario import load_scenario

from .conftest import Gunbai

SAYO = """\
game = "maai"

[[character]]
id = "sayo"
name = { en = "Sayo" }
body = 2
wits = 2
skills = { jujutsu = 3, swordsmanship = 2, medicine = 1 }
vitality = 12
strength = 8
dan = 3
spells = ["hitofuki", "inori"]
carries = ["yaku"]

[character.kept]
slots_spent = [{ list = "jujutsu", dan = 1, slots = 1 }]
used = { "inori" = 1 }

[[spell]]
id = "hitofuki"
list = "jujutsu"
dan = 1
cost = "2"
effects = [{ do = "narration", text.en = "x" }]

[[spell]]
id = "inori"
list = "jujutsu"
dan = 1
cost = "2"
limits = [{ per = "session", uses = 2 }]
effects = [{ do = "narration", text.en = "x" }]

[[consumable]]
id = "yaku"
name = { en = "powder" }
uses = 2
manoeuvres = ["iki-kusuri"]

[[manoeuvre]]
id = "iki-kusuri"
type = "technique"
cost = "1"
binding = { to = "consumable", id = "yaku" }
effects = [{ do = "defence", defence = 1, lasts = "rounds" }]
"""
HEALER = """\
game = "maai"

[[character]]
id = "kusushi"
name = { en = "Kusushi" }
wits = 3
skills = { medicine = 3 }
"""
SCENARIO = """\
game = "maai"
name = { en = "at the well" }
content = ["sayo.toml"]
duel = { origin = "battle" }

[[fighter]]
id = "S"
character = "sayo"

[[fighter]]
id = "A"
vitality = 5
weapons = [{ id = "katana", kind = "uchigatana" }]
"""
HARM = (("S.strength", 3), ("S.arm", 1), ("S.leg", 2), ("S.bleeding", True))


@pytest.fixture
def sayo(tmp_path: Path) -> Path:
    """Her file."""
    file = tmp_path / "sayo.toml"
    file.write_text(SAYO, "utf-8")
    return file


def fought(sayo: Path, *breaths: str, over: bool = True, scenario: str = SCENARIO) -> Path:
    """The record of a battle in which she has declared these breaths and come to harm."""
    place = sayo.with_name("well.toml")
    battle = Battle(load_scenario(scenario, str(place), find_game, beside=reader_beside(str(place))), HandDice())
    for breath in breaths:
        battle.answer("S", breath)
        while battle.roll is not None:
            battle.throw([9, 8])
    for target, value in HARM:
        battle.rule(Ruling("set", "as the table tells it", target, value))
    if over:
        battle.leave("A")
    record = sayo.with_name("well.jsonl")
    record.write_bytes(record_bytes(battle))
    return record


def kept(file: Path) -> dict[str, Any]:
    """What the file says that she keeps."""
    found: dict[str, Any] = tomllib.loads(file.read_text("utf-8"))["character"][0].get("kept", {})
    return found


@pytest.mark.clauses("maai.part.serious.persist", "maai.technique.cat.consumable", "maai.move.cond.limit")
def test_what_lasts_of_a_battle_is_carried_into_the_file(gunbai: Gunbai, sayo: Path) -> None:
    record = fought(sayo, "cast inori; use iki-kusuri")
    ran = gunbai("carry", record, sayo)
    assert (ran.code, ran.err) == (0, "")
    assert "Strength: 3 of 8." in ran.out
    assert kept(sayo) == {
        "strength": 3,
        "injuries": ["arm", "leg", "leg"],
        "bleeding": True,
        "slots_spent": [{"list": "jujutsu", "dan": 1, "slots": 2}],
        "used": {"inori": 2},
        "consumed": {"yaku": 1},
    }
    again = gunbai("carry", record, sayo)
    assert (again.code, "Nothing changes." in again.out) == (0, True)


@pytest.mark.clauses("maai.part.serious.persist", "maai.part.leg.cost", "maai.move.cond.limit")
def test_the_next_battle_begins_as_the_last_one_ended(gunbai: Gunbai, sayo: Path) -> None:
    gunbai("carry", fought(sayo, "cast inori; use iki-kusuri"), sayo)
    place = str(sayo.with_name("well.toml"))
    battle = Battle(load_scenario(SCENARIO, place, find_game, beside=reader_beside(place)), HandDice())
    fighter = battle.state.by_id["S"]
    assert (fighter.strength, fighter.strength_max, fighter.arm, fighter.leg, fighter.bleeding) == (3, 8, 1, 2, True)
    options = {option.id: option.cost for option in battle.asked("S").offer}  # type: ignore[union-attr]
    assert options["step in"] == 3
    assert "cast hitofuki" in options
    assert "cast inori" not in options, "twice a session, and both are used"
    assert fighter.caster.left("jujutsu", 1) == 3 - 2
    battle.answer("S", "use iki-kusuri")
    assert fighter.arts.consumables == {"yaku": 0}


def test_what_the_scenario_says_of_her_goes_before_her_file(sayo: Path) -> None:
    gunbai_file = SAYO.replace("[character.kept]", "[character.kept]\nstrength = 2")
    sayo.write_text(gunbai_file, "utf-8")
    place = str(sayo.with_name("well.toml"))
    text = SCENARIO.replace('character = "sayo"', 'character = "sayo"\nnow = { strength = 7 }')
    battle = Battle(load_scenario(text, place, find_game, beside=reader_beside(place)), HandDice())
    assert battle.state.by_id["S"].strength == 7
    assert battle.state.by_id["S"].caster.left("jujutsu", 1) == 3 - 1


def test_a_battle_that_is_not_over_leaves_nothing(gunbai: Gunbai, sayo: Path) -> None:
    ran = gunbai("carry", fought(sayo, over=False), sayo)
    assert (ran.code, "is not over yet" in ran.err, sayo.read_text("utf-8")) == (1, True, SAYO)


def test_whose_file_it_is_must_be_clear(gunbai: Gunbai, sayo: Path) -> None:
    record, healer = fought(sayo), sayo.with_name("healer.toml")
    healer.write_text(HEALER, "utf-8")
    ran = gunbai("carry", record, sayo, healer)
    assert (ran.code, "sayo" in ran.err, sayo.read_text("utf-8")) == (1, True, SAYO), "nothing is written for anybody"
    assert gunbai("carry", record, f"A={healer}").code == 0
    assert kept(healer) == {}
    twice = SCENARIO.replace('id = "A"\n', 'id = "A"\ncharacter = "sayo"\n').replace("vitality = 5\n", "")
    twice = twice.replace('weapons = [{ id = "katana", kind = "uchigatana" }]\n', "now = { vitality = 5 }\n")
    both = fought(sayo, scenario=twice)
    ran = gunbai("carry", both, sayo)
    assert (ran.code, "S, A" in ran.err) == (1, True)
    assert gunbai("carry", both, f"S={sayo}").code == 0
    assert kept(sayo)["strength"] == 3


def test_a_file_that_has_changed_since_is_left_alone(gunbai: Gunbai, sayo: Path) -> None:
    record = fought(sayo)
    gunbai("rest", sayo, "--interlude")
    before = sayo.read_text("utf-8")
    ran = gunbai("carry", record, sayo)
    assert (ran.code, "--anyway" in ran.err, sayo.read_text("utf-8")) == (1, True, before)
    assert gunbai("carry", record, sayo, "--anyway").code == 0
    assert kept(sayo)["strength"] == 3


def test_wrong_commands_say_what_is_missing(gunbai: Gunbai, sayo: Path) -> None:
    assert gunbai("carry", fought(sayo)).code == 2
    assert gunbai("carry", sayo, sayo).code == 1
    assert gunbai("rest", sayo, "--hours", "8", "--healer", sayo).code == 2
    assert sayo.read_text("utf-8") == SAYO


@pytest.mark.parametrize("language", ["ja", "en", "zh"])
def test_machines_and_people_are_told_what_has_changed(gunbai: Gunbai, sayo: Path, language: str) -> None:
    record = fought(sayo, "cast inori; use iki-kusuri")
    [told] = json.loads(gunbai("carry", record, sayo, "--json").out)
    kinds = [row["change"] for row in told["changes"]]
    assert kinds == ["strength", "injured", "injured", "bleeds", "slots-spent", "used", "consumed"]
    assert (told["changed"], told["file"]) == (True, str(sayo))
    sayo.write_text(SAYO, "utf-8")
    ran = gunbai("carry", record, sayo, "--lang", language)
    assert ran.code == 0
    for row in told["changes"]:
        assert all(clause in ran.out for clause in row["clauses"])


WOUNDED = SAYO.replace("[character.kept]", '[character.kept]\nstrength = 3\ninjuries = ["arm", "leg"]\nbleeding = true')


@pytest.mark.clauses("maai.part.serious.medicine")
@pytest.mark.parametrize(
    ("faces", "injuries", "bleeding"),
    [("4 4 4 3 1 1", ["leg"], True), ("2 2 10 1 4 4", ["arm"], False), ("4 4 4 4 4 4", [], False)],
)
def test_an_interlude_with_medicine_is_one_check_against_eleven_for_each_wound(
    gunbai: Gunbai, sayo: Path, faces: str, injuries: list[str], bleeding: bool
) -> None:
    sayo.write_text(WOUNDED, "utf-8")
    ran = gunbai("rest", sayo, "--interlude", "--faces", faces)
    assert (ran.code, ran.err) == (0, "")
    assert (kept(sayo).get("injuries", []), kept(sayo).get("bleeding", False)) == (injuries, bleeding)
    assert kept(sayo)["strength"] == 3
    assert "Strength stays 3 of 8" in ran.out


@pytest.mark.clauses("maai.part.serious.medicine", "maai.part.serious.persist")
def test_without_medicine_an_injury_stays(gunbai: Gunbai, sayo: Path) -> None:
    sayo.write_text(WOUNDED.replace(", medicine = 1", ""), "utf-8")
    for words in (("--hours", "8"), ("--interlude",)):
        ran = gunbai("rest", sayo, *words)
        assert ran.code == 0
        assert kept(sayo)["injuries"] == ["arm", "leg"]
    assert "The injury (arm) stays" in ran.out


@pytest.mark.clauses("maai.part.serious.medicine")
def test_another_one_may_treat_her(gunbai: Gunbai, sayo: Path) -> None:
    healer = sayo.with_name("healer.toml")
    healer.write_text(HEALER, "utf-8")
    sayo.write_text(WOUNDED.replace(", medicine = 1", ""), "utf-8")
    # 智 3 and 医術 3: 5 on the dice are enough.
    assert gunbai("rest", sayo, "--interlude", "--healer", healer, "--faces", "2 3 2 2 2 3").code == 0
    assert (kept(sayo)["injuries"], kept(sayo).get("bleeding", False)) == (["leg"], False)
    assert healer.read_text("utf-8") == HEALER


def test_the_faces_fit_the_wounds(gunbai: Gunbai, sayo: Path) -> None:
    sayo.write_text(WOUNDED, "utf-8")
    assert gunbai("rest", sayo, "--interlude", "--faces", "4 4").code == 1
    assert sayo.read_text("utf-8") == WOUNDED
    one = gunbai("rest", sayo, "--interlude", "--seed", "7").out
    sayo.write_text(WOUNDED, "utf-8")
    assert gunbai("rest", sayo, "--interlude", "--seed", "7").out == one
