"""The page on content tells every key, value, default and bound, every effect, and its example is right."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from form_pages import keys_of, keys_shown
from gunbai.games import find_game
from gunbai.games.maai.content import entries, terms
from gunbai.games.maai.content.audit import audit_content
from gunbai.games.maai.content.effects import AnyEffect, Condition, Effect
from gunbai.games.maai.content.kept import Kept
from gunbai.games.maai.content.tables import TABLES
from gunbai.kernel.forms import load_form
from pages import codes, fences, page, section, tables

CONTENT = page("content")
TAGS = {str(kind.__struct_config__.tag): kind for kind in AnyEffect.__args__}
FORMS: dict[str, type[msgspec.Struct]] = {
    "## Every entry": entries.Named,
    "## Weapons: `[[weapon]]`": entries.Weapon,
    "## Armour: `[[armour]]`": entries.Armour,
    "## Consumables: `[[consumable]]`": entries.Consumable,
    "## Manoeuvres: `[[manoeuvre]]`": entries.Manoeuvre,
    "### `requires`": entries.Requirement,
    "### `binding`": terms.Binding,
    "### `limits`": terms.Limit,
    "### `rescue`": entries.Rescue,
    "## Spells: `[[spell]]`": entries.Spell,
    "### `benefit`": entries.Benefit,
    "## Schools: `[[school]]`": entries.School,
    "## Occupations: `[[occupation]]`": entries.Occupation,
    "## Characters: `[[character]]`": entries.Character,
    "### `kept`": Kept,
    "## Conditions": Condition,
    "## Effects": Effect,
    **{f"### `{tag}`": kind for tag, kind in TAGS.items()},
}


def own_keys(form: type[msgspec.Struct]) -> dict[str, Any]:
    """The keys that a form does not share with all of its sort."""
    base = next((one for one in (entries.Named, Effect) if issubclass(form, one) and form is not one), None)
    shared = keys_of(base) if base else {}
    return {key: values for key, values in keys_of(form).items() if key not in shared}


@pytest.mark.parametrize("heading", FORMS)
def test_every_key_stands_on_the_page_with_its_values_and_its_default(heading: str) -> None:
    assert keys_shown(CONTENT, heading) == own_keys(FORMS[heading])


def test_no_table_and_no_effect_is_left_out() -> None:
    assert {heading.partition("[[")[2].partition("]]")[0] for heading in FORMS} - {""} == set(TABLES)
    shown = [line[5:-1] for line in section(CONTENT, "## Effects").splitlines() if line.startswith("### ")]
    assert shown == list(TAGS)


def test_the_example_can_be_read_and_keeps_the_principles() -> None:
    [text] = fences(CONTENT, "toml")
    content = load_form(text, "example.toml", find_game)
    assert (len(content.manoeuvre), len(content.spell)) == (1, 1)
    assert list(audit_content(content)) == []


def test_the_principles_of_the_page_are_clauses() -> None:
    [rows] = tables(section(CONTENT, "## What the checker looks for"))
    named = [clause for row in rows for clause in codes(row[0])]
    assert len(named) > 15
    assert all(clause in find_game("maai").clauses for clause in named)
