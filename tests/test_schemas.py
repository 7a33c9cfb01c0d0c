"""`docs/schema` is made from the forms, is up to date, and says of files what the readers say."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

import pytest
from jsonschema_rs import Validator, validator_for

from gunbai.games import find_game, installed
from gunbai.testing.schemas import FOLDER, main, schemas
from pages import ROOT

MADE = schemas()


def validator(name: str) -> Validator:
    return validator_for(json.loads(MADE[name]))


def mistakes(name: str, text: str) -> list[str]:
    """Where a file breaks a schema."""
    found = validator(name).iter_errors(tomllib.loads(text))
    return [".".join(map(str, error.instance_path)) for error in found]


def test_the_committed_schemas_are_those_that_are_made(tmp_path: Path) -> None:
    main([str(tmp_path)])
    again = "remake them with: python -m gunbai.testing.schemas"
    assert {path.name for path in (ROOT / FOLDER).iterdir()} == set(MADE), again
    for name, text in MADE.items():
        assert (ROOT / FOLDER / name).read_text("utf-8") == text == (tmp_path / name).read_text("utf-8"), again


@pytest.mark.parametrize("game", installed())
def test_every_shipped_scenario_fits_its_schema(game: str) -> None:
    library = find_game(game)
    for name in library.scenarios:
        assert mistakes(f"{game}-scenario.json", library.scenario_text(name)) == [], name


def test_the_shipped_content_fits_its_schema() -> None:
    for path in sorted((ROOT / "src/gunbai/games/maai/data/content").glob("*.toml")):
        assert mistakes("maai-content.json", path.read_text("utf-8")) == [], path.name


DUEL = 'game = "maai"\nname = { ja = "雨" }\n[[fighter]]\nid = "秋"\n[[fighter]]\nid = "ume"\n'


@pytest.mark.parametrize(
    ("more", "place"),
    [
        ("", None),
        ("finess = 3", "fighter.1"),
        ("finesse = 21", "fighter.1.finesse"),
        ('weapons = [ { id = "a", kind = "oar" } ]', "fighter.1.weapons.0.kind"),
        ('[rulings]\n"maai.attack.cost" = 3', None),
        ('[rulings]\n"maai.attack.cost" = 9', "rulings.maai.attack.cost"),
        ('[rulings]\n"maai.guard.feint" = "declared"', None),
        ('[rulings]\n"maai.guard.feint" = "never"', "rulings.maai.guard.feint"),
        ('[[manoeuvre]]\nid = "x"\ntype = "kata"\neffects = [ { do = "direct", amount = 2 } ]', None),
        (
            '[[manoeuvre]]\nid = "x"\ntype = "kata"\neffects = [ { do = "direct", amount = 0 } ]',
            "manoeuvre.0.effects.0",
        ),
        ('[[manoeuvre]]\nid = "x"\ntype = "kata"\neffects = [ { do = "direkt" } ]', "manoeuvre.0.effects.0"),
    ],
)
def test_an_editor_sees_what_the_reader_sees(more: str, place: str | None) -> None:
    assert mistakes("maai-scenario.json", DUEL + more + "\n") == ([] if place is None else [place])


def test_a_scenario_of_another_game_or_without_fighters_does_not_fit() -> None:
    assert mistakes("maai-scenario.json", DUEL.replace("maai", "go")) == ["game"]
    assert mistakes("maai-scenario.json", 'game = "maai"\nname = { en = "x" }\n') == [""]


def keys(schema: Any, at: str = "") -> dict[str, Any]:
    """Every key of every table of a schema."""
    found: dict[str, Any] = {}
    for name, table in schema["$defs"].items():
        found |= {f"{name}.{key}": value for key, value in table.get("properties", {}).items()}
    return found


def test_keys_are_described() -> None:
    content = keys(json.loads(MADE["maai-content.json"]))
    assert content["Weapon.bonus"]["description"].startswith("Its own bonus on attack checks")
    assert content["Bonus.rounds"]["description"] == "Where it lasts `rounds`: how many."
    scenario = json.loads(MADE["maai-scenario.json"])
    cost = scenario["properties"]["rulings"]["properties"]["maai.attack.cost"]
    assert (cost["default"], cost["minimum"]) == ("3", 1)
    assert cost["description"].endswith("?")
