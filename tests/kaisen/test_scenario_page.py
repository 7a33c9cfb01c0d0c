"""The page on scenarios of 海戦 tells every key, value, default and bound, and its examples are right."""

from __future__ import annotations

import msgspec
import pytest

from form_pages import keys_of, keys_shown
from gunbai.games import find_game
from gunbai.games.kaisen import sheet
from gunbai.games.kaisen.models import MODELS
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice
from gunbai.kernel.scenario import load_scenario
from pages import codes, fences, page, section, tables

PAGE = page("scenario-kaisen")
FORMS: dict[str, type[msgspec.Struct]] = {
    "## The sea: `[sea]`": sheet.SeaSheet,
    "### `current`": sheet.CurrentSheet,
    "## A ship: `[[ship]]`": sheet.ShipSheet,
    "### A piece of equipment": sheet.EquipmentSheet,
    "### Soldiers": sheet.SoldiersSheet,
    "### A person": sheet.PersonSheet,
    "### `lives`": sheet.Lives,
    "## Names of sides and seats: `[[sides]]`": sheet.SideSheet,
    "## The table: `[table]`": sheet.TableSheet,
    "### `[now]`": sheet.Now,
    "### `[ship.now]`": sheet.ShipNow,
}


@pytest.mark.parametrize("heading", FORMS)
def test_every_key_stands_on_the_page_with_its_values_and_its_default(heading: str) -> None:
    assert keys_shown(PAGE, heading) == keys_of(FORMS[heading])


def test_no_form_of_a_scenario_is_left_out() -> None:
    forms = {kind for kind in vars(sheet).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)}
    ours = {form for form in forms if form.__module__ == sheet.__name__}
    assert ours - {sheet.SeaScenario} == set(FORMS.values())


def test_the_ships_to_sail_with_are_those_of_the_list() -> None:
    [rows] = tables(section(PAGE, "## Ships to sail with"))
    shown = {codes(row[0])[0]: tuple(map(int, row[1:8])) for row in rows}
    keys = ("hull", "rigging", "crew", "sailing", "steering", "rowing", "hp")
    assert shown == {name: tuple(model[key] for key in keys) for name, model in MODELS.items()}
    fights = {codes(row[0])[0]: row[8] for row in rows}
    assert {name for name, text in fights.items() if "lateen" in text} == {
        name for name, model in MODELS.items() if model.get("lateen")
    }


WHOLE = [text for text in fences(PAGE, "toml") if text.startswith("game")]


def test_the_whole_examples_can_be_played() -> None:
    first, middle = (load_scenario(text, "example.toml", find_game) for text in WHOLE)
    assert [seat.id for seat in first.seats] == ["crown", "pirates"]
    battle = Battle(middle, HandDice())
    assert {one.kind for one in battle.waiting} == {"attack"}
    lotus, viper = battle.view("gm").board.ships
    assert (battle.view("gm").board.round, lotus.hp, viper.fouled) == (5, 31, ("lotus",))
    assert [group.men for group in lotus.soldiers] == [6]
