"""Content files: what they are read as, and all their faults at once."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gunbai.errors import ContentError, ScenarioError
from gunbai.games import find_game
from gunbai.games.maai.content.catalogue import Catalogue, content_faults, shipped
from gunbai.games.maai.content.effects import Defence, Direct, Narration
from gunbai.games.maai.content.holdings import content_of, holdings
from gunbai.games.maai.content.tables import TABLES
from gunbai.games.maai.content.terms import Lasts, List, Target, Type
from gunbai.games.maai.spellcraft import DANS, OCCUPATIONS, SCHOOLS
from gunbai.games.maai.state import Fight
from gunbai.games.maai.weapons import TABLE as ROWS
from gunbai.kernel.forms import load_form
from gunbai.kernel.scenario import Scenario, load_scenario, scenario_from_data

FILE = """\
game = "maai"

[[school]]
id = "reed"
weapons = ["uchigatana"]
manoeuvres = ["bend"]

[[manoeuvre]]
id = "bend"
type = "stance"
cost = "1"
source = "secret"
school = "reed"
effects = [ { do = "defence", defence = 2, lasts = "held" } ]

[[manoeuvre]]
id = "snap"
type = "kata"
cost = "3"
strike = "attack"
effects = [
  { do = "direct", amount = 2, target = "foe" },
]

[[weapon]]
id = "long-reed"
kind = "uchigatana"
grade = 2
longer = true
manoeuvres = ["snap"]

[[armour]]
id = "mat"
defence = 1
evasion = -1
"""


def test_a_content_file_is_read_into_typed_entries() -> None:
    content = load_form(FILE, "reed.toml", find_game)
    bend, snap = content.manoeuvre
    assert (bend.type, bend.school, bend.effects) == (Type.STANCE, "reed", (Defence(defence=2, lasts=Lasts.HELD),))
    assert snap.effects == (Direct(amount=2, target=Target.FOE),)
    assert [(table, entry.id) for table, entry in Catalogue(content)] == [
        ("weapon", "long-reed"),
        ("armour", "mat"),
        ("manoeuvre", "bend"),
        ("manoeuvre", "snap"),
        ("school", "reed"),
    ]


def faults(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(ContentError) as caught:
        load_form(text, "broken.toml", find_game)
    return [(fault.line, fault.code, fault.place) for fault in caught.value.faults]


def test_all_faults_of_form_are_told_at_once_with_their_lines() -> None:
    text = FILE.replace('"stance"', '"stanse"').replace("amount = 2", "amount = 0").replace('"direct"', '"derict"')
    text = text.replace("grade = 2", "grade = 4").replace("longer", "langer")
    assert faults(text) == [
        (10, "wrong-value", "manoeuvre[1].type"),
        (22, "wrong-value", "manoeuvre[2].effects[1].do"),
        (28, "wrong-value", "weapon[1].grade"),
        (29, "unknown-key", "weapon[1].langer"),
    ]


def test_names_of_nothing_and_ids_that_are_taken_are_faults() -> None:
    text = FILE.replace('["bend"]', '["bent"]').replace('id = "mat"', 'id = "Long-Reed"').replace('["snap"]', '["mat"]')
    assert faults(text) == [
        (6, "unknown-name", "school[1].manoeuvres[1]"),
        (30, "unknown-name", "weapon[1].manoeuvres[1]"),
        (33, "taken", "armour[1].id"),
    ]


def duel(**traits: Any) -> Scenario:
    text = FILE.partition("[[school]]")
    head = 'game = "maai"\n[name]\nen = "reeds"\n[[fighter]]\nid = "b"\n'
    loaded = load_scenario(head + '[[fighter]]\nid = "a"\n' + "".join(text[1:]), "reeds.toml", find_game)
    data = loaded.to_data()
    data["fighter"][1].update(traits)
    return scenario_from_data(data, "reeds.toml", find_game, "reeds")


def test_a_fighter_has_what_her_schools_and_her_gear_bring() -> None:
    scenario = duel(schools=["reed"], carries=["long-reed", "mat"], armour=2, evasion=3)
    held = holdings(scenario.body.fighter[1], content_of(scenario.body))
    assert [entry.id for entry in held.entries()] == ["long-reed", "mat", "bend", "snap", "reed"]
    fighter = Fight(scenario.prepared).fighters[1]
    assert fighter.main.id == "long-reed"
    assert (fighter.main.grade, fighter.main.length) == (2, fighter.main.row.length - 1)
    assert (fighter.armour, fighter.evasion) == (3, 2)


WHO = 'game = "maai"\n[name]\nen = "x"\n[[fighter]]\nid = "a"\ncharacter = "akane"\n[[fighter]]\nid = "b"\n'


def test_a_fighter_may_be_a_character() -> None:
    scenario = load_scenario(WHO + 'character = "ashigaru"\nname.en = "Bunta"\n', "x.toml", find_game)
    akane, bunta = Fight(scenario.prepared).fighters
    sheet = scenario.prepared.scenario.fighter[0]
    assert (akane.finesse, akane.vitality_max, akane.strength_max, sheet.skills.swordsmanship) == (3, 10, 7, 3)
    assert (akane.main.id, akane.main.grade) == ("raimei-maru", 3)
    assert [entry.id for entry in scenario.prepared.holdings[0].manoeuvres][:2] == ["iwao-no-kamae", "hono-no-kamae"]
    assert {"soujaku-dachi", "rakurai", "kemuri-maki"} <= {one.id for one in scenario.prepared.holdings[0].manoeuvres}
    names = find_game("maai").game.names(scenario.body)
    assert (names["a"]["ja"], names["b"]["en"], names["raimei-maru"]["zh"]) == ("茜", "Bunta", "雷鸣丸")
    assert scenario.prepared.scenario.fighter[1].mook
    assert bunta.strength_max == 2
    again = scenario_from_data(scenario.to_data(), "again", find_game, "again")
    assert again.prepared.scenario == scenario.prepared.scenario


def test_what_a_character_tells_is_not_told_again() -> None:
    with pytest.raises(ScenarioError) as caught:
        load_scenario(WHO + 'character = "nobody"\nstrength = 3\n', "x.toml", find_game)
    assert [(fault.code, fault.place, fault.line) for fault in caught.value.faults] == [
        ("unknown-name", "fighter[2].character", 9),
        ("excludes", "fighter[2].strength", 10),
    ]


def test_a_fighter_cannot_have_what_nobody_knows() -> None:
    with pytest.raises(ScenarioError) as caught:
        duel(schools=["reeds"], carries=["bend"], spells=["rain"], occupation="abbot")
    assert {(fault.code, fault.place) for fault in caught.value.faults} == {
        ("unknown-name", "fighter[2].schools[1]"),
        ("unknown-name", "fighter[2].carries[1]"),
        ("unknown-name", "fighter[2].spells[1]"),
        ("unknown-name", "fighter[2].occupation"),
    }


def test_a_scenario_that_names_no_content_reads_none() -> None:
    shipped.cache_clear()
    plain = {"game": "maai", "name": {"en": "plain"}, "fighter": [{"id": "a"}, {"id": "b"}]}
    Fight(scenario_from_data(plain, "plain", find_game, "plain").prepared)
    assert shipped.cache_info().misses == 0
    assert shipped().weapon


# ---- what is shipped -----------------------------------------------------------------------------------------------

CONTENT = Catalogue(shipped())


def test_the_shipped_content_is_known_by_its_own_files() -> None:
    taken = [entry.id for _, entry in CONTENT]
    assert len(taken) == len(set(taken)) == sum(len(getattr(shipped(), table)) for table in TABLES)
    assert [*content_faults(shipped())] == []


def test_the_shipped_content_has_entries_of_every_kind() -> None:
    assert {spell.list for spell in CONTENT.spell.values()} == set(List)
    assert {spell.rank for spell in CONTENT.spell.values()} == set(DANS)
    assert sum(spell.dan == "master" for spell in CONTENT.spell.values()) == 1
    assert {manoeuvre.type for manoeuvre in CONTENT.manoeuvre.values()} == set(Type)
    assert {weapon.grade for weapon in CONTENT.weapon.values()} == {0, 1, 2, 3}
    assert {kind for weapon in CONTENT.weapon.values() for kind in (weapon.kind,)} | {"body"} == set(ROWS)
    assert len(CONTENT.spell) >= 12
    assert len(CONTENT.manoeuvre) >= 20
    assert len(CONTENT.weapon) + len(CONTENT.armour) >= 12
    assert len(CONTENT.character) >= 8


def test_the_shipped_content_says_everything_in_three_languages() -> None:
    for table, entry in CONTENT:
        for part in (entry.name, entry.text):
            assert all(msgspec.structs.astuple(part)), f"{table} {entry.id}"
        for effect in getattr(entry, "effects", ()):
            if isinstance(effect, Narration):
                assert all(msgspec.structs.astuple(effect.text)), f"{table} {entry.id}"


def test_the_mystic_schools_and_occupations_are_all_those_of_the_rulebook() -> None:
    codes = {school.code for school in CONTENT.school.values()}
    assert all(any(code.startswith(row) for code in codes) for row in SCHOOLS)
    assert {one.slots_as for one in CONTENT.occupation.values()} - {None} == set(OCCUPATIONS)
