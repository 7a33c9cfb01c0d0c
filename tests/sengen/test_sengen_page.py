"""The page on scenarios of 千幻抄 tells every key, value, default and bound, and its example is right."""

from __future__ import annotations

import re

import msgspec
import pytest

from form_pages import keys_of, keys_shown
from gunbai.games import find_game
from gunbai.games.sengen import character, sheet
from gunbai.games.sengen.gallery import CARDS, CHARACTERS
from gunbai.games.sengen.lexicon import WORDS
from gunbai.games.sengen.notation import format_declaration, parse
from gunbai.games.sengen.others import GRANTS
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice
from gunbai.kernel.scenario import load_scenario
from pages import codes, fences, page, section, tables

PAGE = page("scenario-sengen")
FORMS: dict[str, type[msgspec.Struct]] = {
    "## The scene: `[scene]`": sheet.Scene,
    "### An attack out of hiding: `[[scene.surprise]]`": sheet.Surprise,
    "## Names of sides and seats: `[[side]]`": sheet.SideSheet,
    "## A fighter: `[[fighter]]`": sheet.FighterSheet,
    "### `skills`": character.Skills,
    "### A means of bullets": character.MeansSheet,
    "### A weapon": character.WeaponSheet,
    "### `disciplines`: what is known of a kind of weapon": character.Discipline,
    "### A guard": character.GuardSheet,
    "### An ability": character.AbilitySheet,
    "### Another skill": character.OtherSkill,
    "### An item": character.ItemSheet,
    "### A spell card": character.CardSheet,
    "### `bonus`": character.Bonuses,
    "### `[now]`": sheet.Now,
    "### `[fighter.now]`": sheet.FighterNow,
}


@pytest.mark.parametrize("heading", FORMS)
def test_every_key_stands_on_the_page_with_its_values_and_its_default(heading: str) -> None:
    assert keys_shown(PAGE, heading) == keys_of(FORMS[heading])


def test_no_form_of_a_scenario_is_left_out() -> None:
    forms = {
        kind
        for module in (character, sheet)
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__module__ == module.__name__
    }
    assert forms - {sheet.SengenScenario, character.Character} == set(FORMS.values())


def test_the_example_can_be_played() -> None:
    [text] = [text for text in fences(PAGE, "toml") if text.startswith("game")]
    battle = Battle(load_scenario(text, "example.toml", find_game), HandDice())
    assert [(one.seat, one.kind) for one in battle.waiting] == [("aki", "declare"), ("echo", "declare")]


def test_what_comes_with_the_game_is_counted_right() -> None:
    assert "Ten characters and two dozen cards" in PAGE
    assert (len(CHARACTERS), len(CARDS)) == (10, 24)


# ---- notation ------------------------------------------------------------------------------------------------------

NOTATION = page("notation-sengen")
FIGHT = """
game = "sengen"
name.en = "the fighters of the examples"
[[fighter]]
id = "A"
side = "east"
body = 4
toughness = 5
intellect = 5
sense = 4
will = 5
skills = { danmaku = 4, shot = 3, homing = 4, evasion = 3 }
means = [{ id = "ofuda", kind = "jutsu", level = 3 }]
cards = [
  { id = "lamp", kind = "deployed", hp = 9, bonus = { shot = 1 } },
  { id = "burst", kind = "consumed", action = "shot", bonus = { shot = 1 } },
]
[[fighter]]
id = "C"
side = "west"
body = 3
toughness = 3
intellect = 3
sense = 3
will = 3
[[fighter]]
id = "D"
side = "west"
body = 3
toughness = 3
intellect = 3
sense = 3
will = 3
"""


def test_what_is_typed_is_recorded_as_the_page_says() -> None:
    fight = Battle(load_scenario(FIGHT, "fight.toml", find_game), HandDice()).state
    fighter = fight.fighter("A")
    [rows] = [rows for rows in tables(NOTATION) if "danmaku C,D" in str(rows)]
    assert len(rows) > 10
    for typed, recorded in ((codes(row[0])[0], codes(row[1])[0]) for row in rows):
        assert format_declaration(parse(typed, fight, fighter)) == recorded, typed


@pytest.mark.parametrize(
    ("heading", "table"), [("## Acts", "acts"), ("## Short answers", "choices"), ("## Links", "links")]
)
def test_every_word_of_the_notation_stands_on_its_page(heading: str, table: str) -> None:
    [rows] = tables(section(NOTATION, heading))
    shown = {codes(row[0])[0]: {word for cell in row[1:] for word in codes(cell)} for row in rows}
    assert shown == {canonical: set(words) for canonical, words in WORDS[table].items()}


def test_what_the_game_master_grants_is_known() -> None:
    assert codes(next(line for line in NOTATION.splitlines() if "gm grant" in line))[0].split()[4] in GRANTS


@pytest.mark.parametrize("name", ["sengen", "notation-sengen", "scenario-sengen"])
def test_a_clause_or_a_ruling_that_is_named_exists(name: str) -> None:
    library = find_game("sengen")
    known = {*library.clauses.ids, *(key.key for key in library.rulings)}
    named = set(re.findall(r"`(sengen\.[a-z0-9_-]+(?:\.[a-z0-9_-]+)+)`", page(name)))
    assert named
    assert named <= known
