"""The documents say what is so: their examples are carried out, their tables are held against the data."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from gunbai.cli.prompt import parse_faces
from gunbai.errors import NotationError
from gunbai.games import find_game
from gunbai.games.maai import overrule
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.game import GAME
from gunbai.games.maai.notation import format_breath, parse_breath
from gunbai.games.maai.reach import reach_table
from gunbai.games.maai.values import DISTANCES, Outcome
from gunbai.games.maai.weapons import TABLE
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice
from gunbai.kernel.scenario import scenario_from_data
from gunbai.testing.cases_inputs import parse_line, parse_roll
from pages import PAGES, ROOT, codes, fences, page, section, tables

# ---- links and clauses ---------------------------------------------------------------------------------------------


def anchor(heading: str) -> str:
    """A heading's anchor, as Markdown pages make it."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_a_link_leads_to_what_is_there(file: Path) -> None:
    text = re.sub(r"```.*?```", "", file.read_text("utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)]+)\)", text):
        path, _, place = target.partition("#")
        other = (file.parent / path) if path else file
        assert other.exists(), target
        if place:
            headings = re.findall(r"^#+ (.+)$", other.read_text("utf-8"), re.MULTILINE)
            assert place in map(anchor, headings), target


@pytest.mark.parametrize("file", PAGES, ids=lambda file: file.stem)
def test_a_clause_or_a_ruling_that_is_named_exists(file: Path) -> None:
    library = find_game("maai")
    known = {*library.clauses.ids, *(key.key for key in library.rulings)}
    text = re.sub(r"```.*?```", "", file.read_text("utf-8"), flags=re.DOTALL)
    named = set(re.findall(r"`(maai\.[a-z0-9_]+(?:\.[a-z0-9_]+)*)`", text))
    assert named <= known


# ---- notation.md ---------------------------------------------------------------------------------------------------

NOTATION = page("notation")
EXAMPLE: dict[str, Any] = {
    "game": "maai",
    "name": {"en": "the fighter of the examples"},
    "duel": {"origin": "battle"},
    "spell": [
        {"id": "spark", "list": "jujutsu", "dan": 1, "cost": "2", "name": {"ja": "火花"}},
        {"id": "fire-arrow", "list": "jujutsu", "dan": 3, "cost": "2+2 (prep)", "name": {"ja": "火矢", "zh": "火箭"}},
    ],
    "fighter": [
        {
            "id": "A",
            "finesse": 1,
            "dan": 3,
            "skills": {"jujutsu": 3},
            "spells": ["spark", "fire-arrow"],
            "weapons": [
                {"id": "katana", "kind": "uchigatana", "name": {"ja": "虎徹"}},
                {"id": "wakizashi", "kind": "kodachi"},
                {"id": "kaiken", "kind": "tanto"},
            ],
            "stances": [{"id": "seigan", "name": {"ja": "正眼"}}],
        },
        {"id": "B", "weapons": [{"id": "katana", "kind": "uchigatana", "name": {"ja": "虎徹"}}]},
    ],
}


def example() -> Battle:
    return Battle(scenario_from_data(EXAMPLE, "example", find_game, "example"), HandDice())


def example_fighter() -> Fighter:
    fighter: Fighter = example().state.fighters[0]
    return fighter


@pytest.mark.parametrize("row", next(tables(section(NOTATION, "### Examples"))), ids=lambda row: row[0])
def test_an_example_is_recorded_as_the_page_says(row: list[str]) -> None:
    (typed,), (recorded,) = map(codes, row)
    assert format_breath(parse_breath(typed, example_fighter())) == recorded


def test_the_lines_at_the_head_of_the_page_mean_the_same_in_three_languages() -> None:
    [line] = [line for line in NOTATION.splitlines() if line.startswith("    step in; strike katana @wrist")]
    texts = re.split(r" {3,}", line.strip())
    assert len(texts) == 3
    assert {format_breath(parse_breath(text, example_fighter())) for text in texts} == {texts[0]}


ERRORS = next(tables(section(NOTATION, "### Errors")))


@pytest.mark.parametrize("row", ERRORS, ids=lambda row: row[2])
def test_an_error_points_where_the_page_says(row: list[str]) -> None:
    (typed,), (place,), (reason,) = map(codes, row[:3])
    with pytest.raises(NotationError) as caught:
        parse_breath(typed, example_fighter())
    assert (caught.value.reason, typed[caught.value.position :]) == (reason, place)


def test_the_page_names_every_reason() -> None:
    folder = ROOT / "src/gunbai/games/maai"
    source = "".join((folder / name).read_text("utf-8") for name in ("notation.py", "spell_notation.py"))
    raised = set(re.findall(r'(?:_error|NotationError|NoSpell|_one_of)\((?:[\w.]+, )?"([a-z-]+)"', source))
    behind = section(NOTATION, "### Errors").rpartition("Two more")[2]
    assert raised == {codes(row[2])[0] for row in ERRORS} | set(codes(behind))


def test_the_tables_of_words_are_those_of_the_data() -> None:
    data = tomllib.loads((ROOT / "src/gunbai/games/maai/data/notation.toml").read_text("utf-8"))
    expected = [
        [[f"`{word}`", *(", ".join(map("`{}`".format, row[key])) for key in ("ja", "zh", "en"))] for word, row in rows]
        for rows in (table.items() for table in data.values())
    ]
    shown = [rows for rows in tables(NOTATION) if rows[0] in [table[0] for table in expected]]
    assert sorted(shown) == sorted(expected)


def test_every_ruling_of_the_page_is_carried_out() -> None:
    [block] = [text for text in fences(NOTATION, "text") if text.startswith("gm ")]
    for text in [*block.splitlines(), re.findall(r"^    (gm .+)$", NOTATION, re.MULTILINE)[0]]:
        line = parse_line(text, ("A", "B"))
        assert line is not None, text
        assert line.ruling is not None, text
        battle = example()
        battle.rule(line.ruling)
        assert battle.inputs == [line.ruling]
        if line.ruling.rule in ("remove", "end"):
            assert battle.result is not None


def test_every_kind_of_ruling_and_every_field_stands_on_the_page() -> None:
    part = section(NOTATION, "## Rulings of the game master")
    [rows] = tables(part)
    assert {codes(row[0])[0] for row in rows} == set(overrule.RULINGS)
    [outcomes] = [codes(row[2]) for row in rows if row[0] == "`force`"]
    assert set(outcomes) == {outcome.value for outcome in Outcome}
    prose = set(codes(part.partition("Fields of a fighter")[2]))
    assert {*overrule.FIELDS, *overrule.DUEL_FIELDS} <= prose


def test_faces_are_typed_as_the_page_says() -> None:
    part = section(NOTATION, "## Dice thrown by hand")
    *typed, roll = [code for code in codes(part) if not code.startswith("--")]
    assert len(typed) == 4
    assert {parse_faces(text) for text in typed} == {(7, 3)}
    faces = parse_roll(roll)
    assert faces is not None
    assert (faces.sides, faces.faces) == (10, (7, 3))


# ---- maai.md -------------------------------------------------------------------------------------------------------


def test_the_reach_of_weapons_is_that_of_the_rules() -> None:
    [rows] = [rows for rows in tables(section(page("maai"), "## Distance")) if rows[0][0].startswith("`odachi`")]
    rules = GAME.prepare(*parts_of(example())).rules
    shown = {kind: tuple(row[1:]) for row in rows for kind in codes(row[0])}
    signs = {None: "×", 0: "◎"}
    assert shown == {
        kind: tuple(signs.get(each, str(each)) for each in reach_table(rules, kind, ladder=True)) for kind in TABLE
    }
    assert all(len(row) == len(DISTANCES) for row in shown.values())


def parts_of(battle: Battle) -> tuple[Any, Any]:
    return battle.scenario.body, battle.scenario.rulings


def test_prices_are_those_of_the_rules() -> None:
    rules = GAME.prepare(*parts_of(example())).rules
    [rows] = [rows for rows in tables(section(page("maai"), "## A round")) if rows[0][0].startswith("half-step")]
    prices = {row[0]: int(row[1][0]) for row in rows}
    assert prices["strike"] == rules.attack_cost
    assert prices["feint"] == rules.feint_cost
    assert prices["push, slip"] == rules.push_cost == rules.slip_cost
    assert prices["bare-hand move"] == rules.bare_cost


# ---- design.md -----------------------------------------------------------------------------------------------------


def test_every_dependency_has_its_line_in_the_design() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    declared = project["dependencies"] + project["optional-dependencies"]["dev"]
    part = section(page("design"), "## Dependencies")
    shown = [name for rows in tables(part) for row in rows for name in codes(row[0])]
    assert sorted(shown) == sorted(re.split(r"[\[<>=]", each)[0] for each in declared)


def test_the_house_in_the_design_is_the_house() -> None:
    part = section(page("design"), "## The house")
    drawn = set(re.findall(r"^      (\w+)/", part, re.MULTILINE))
    there = {path.name for path in (ROOT / "src/gunbai").iterdir() if (path / "__init__.py").exists()}
    assert drawn == there
