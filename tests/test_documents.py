"""The documents say what is so: their examples are carried out, their tables are held against the data."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from msgspec import inspect

from gunbai.cli.prompt import parse_faces
from gunbai.errors import NotationError
from gunbai.games import find_game
from gunbai.games.maai import overrule
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.game import GAME
from gunbai.games.maai.notation import format_breath, parse_breath
from gunbai.games.maai.reach import reach_table
from gunbai.games.maai.sheet import (
    DuelScenario,
    DuelSheet,
    FighterNow,
    FighterSheet,
    Modules,
    Now,
    Skills,
    StanceSheet,
    WeaponSheet,
)
from gunbai.games.maai.values import DISTANCES, Outcome
from gunbai.games.maai.weapons import TABLE
from gunbai.kernel import record as records
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import MAX_DICE, MAX_SIDES, HandDice
from gunbai.kernel.record import load_record, verify
from gunbai.kernel.scenario import MAX_SCENARIO_BYTES, Head, Notes, Words, load_scenario, scenario_from_data
from gunbai.kernel.toml_text import MAX_DEPTH
from gunbai.testing.cases_inputs import parse_line, parse_roll

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md")])


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next of its level or above."""
    _, mark, behind = text.partition(f"\n{heading}\n")
    assert mark, f"no heading {heading!r}"
    level = heading.split(maxsplit=1)[0]
    return re.split(rf"\n#{{1,{len(level)}}} ", behind)[0]


def tables(text: str) -> Iterator[list[list[str]]]:
    """The rows of each Markdown table, the head and the line under it left out."""
    rows: list[list[str]] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip()[1:-1].split("|")])
        elif rows:
            yield rows[2:]
            rows = []


def codes(cell: str) -> tuple[str, ...]:
    """What stands between backquotes."""
    return tuple(re.findall(r"`([^`]*)`", cell))


def fences(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


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
    "fighter": [
        {
            "id": "A",
            "finesse": 1,
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
    source = (ROOT / "src/gunbai/games/maai/notation.py").read_text("utf-8")
    raised = set(re.findall(r'(?:_error|NotationError)\("([a-z-]+)"', source))
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


# ---- scenario.md ---------------------------------------------------------------------------------------------------

SCENARIO = page("scenario")
FORMS: dict[str, type[msgspec.Struct]] = {
    "## The head": Head,
    "## The duel: `[duel]`": DuelSheet,
    "## Optional rules: `[modules]`": Modules,
    "## A fighter: `[[fighter]]`": FighterSheet,
    "### `skills`": Skills,
    "### A weapon": WeaponSheet,
    "### A stance": StanceSheet,
    "### `[now]`": Now,
    "### `[fighter.now]`": FighterNow,
}


def value_words(info: inspect.Type) -> str:
    """What a key takes, as the page writes it."""
    match info:
        case inspect.IntType():
            return f"`{info.ge}..{info.le}`"
        case inspect.BoolType():
            return "`true`, `false`"
        case inspect.StrType():
            return "id" if info.pattern else "text"
        case inspect.EnumType():
            return ", ".join(f'`"{member.value}"`' for member in info.cls)
        case inspect.LiteralType():
            return ", ".join(f'`"{value}"`' for value in info.values)
        case inspect.StructType():
            return {Words: "names", Notes: "notes"}.get(info.cls, "table")
        case inspect.DictType():
            return "table"
        case inspect.VarTupleType():
            inner = value_words(info.item_type)
            plural = {"table": "tables", "id": "ids"}.get(inner, inner)
            return f"list of {plural}" + (f", at most {info.max_length}" if info.max_length else "")
        case inspect.UnionType():
            return next(value_words(one) for one in info.types if not isinstance(one, inspect.NoneType))
    raise AssertionError(info)


def default_words(field: inspect.Field) -> str:
    """A key's default, as the page writes it."""
    if field.required:
        return ""
    value = field.default
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, int):
        return f"`{value}`"
    return f'`"{value.value}"`' if hasattr(value, "value") else "none"


@pytest.mark.parametrize("heading", FORMS)
def test_every_key_stands_on_the_page_with_its_values_and_its_default(heading: str) -> None:
    info = inspect.type_info(FORMS[heading])
    assert isinstance(info, inspect.StructType)
    text = section(SCENARIO, heading).partition("\n### ")[0]
    shown = {codes(row[0])[0]: (sorted(row[1].split(", ")), row[2]) for rows in tables(text) for row in rows}
    expected = {
        field.encode_name: (sorted(value_words(field.type).split(", ")), default_words(field)) for field in info.fields
    }
    assert shown == expected
    assert all(row[3].endswith((".", ";")) or "." in row[3] for rows in tables(text) for row in rows)


def test_no_form_of_a_scenario_is_left_out() -> None:
    parts = {field.name for field in msgspec.structs.fields(DuelScenario)}
    assert parts == {"fighter", "duel", "modules", "now"}
    assert str(MAX_SCENARIO_BYTES >> 10) + " KiB" in SCENARIO
    assert f"more than {MAX_DEPTH} tables" in SCENARIO


WHOLE = [text for text in fences(SCENARIO, "toml") if text.startswith("game")]


def test_the_whole_examples_can_be_played() -> None:
    first, middle = (load_scenario(text, "example.toml", find_game) for text in WHOLE)
    assert Battle(first, HandDice()).waiting[0].kind == "breath"
    battle = Battle(middle, HandDice())
    assert [(one.seat, one.kind) for one in battle.waiting] == [("ume", "breath")]
    aki, ume = battle.view("gm").board.fighters
    assert (battle.view("gm").board.round, battle.view("gm").board.count) == (4, 6)
    assert (aki.vitality, aki.guard, aki.held, aki.dropped, aki.opening) == (4, 0, ("kaiken",), ("katana",), True)
    assert (ume.strength, ume.bleeding) == (6, True)


def test_rulings_may_be_written_in_three_ways() -> None:
    [text] = [text for text in fences(SCENARIO, "toml") if text.startswith("[rulings]")]
    scenario = load_scenario(WHOLE[0] + text, "example.toml", find_game)
    assert dict(scenario.rulings.changed) == {
        "maai.attack.cost": 2,
        "maai.feint.cost": 1,
        "maai.guard.feint": "declared",
    }


# ---- record.md -----------------------------------------------------------------------------------------------------

RECORD = page("record")
GOOD = (ROOT / "tests/broken/good.jsonl").read_bytes()


def test_every_line_of_the_page_is_an_entry_of_a_record() -> None:
    shown = [text for rows in tables(section(RECORD, "## Line by line")) for row in rows for text in codes(row[0])]
    lines = [text for text in shown if text.startswith("{")]
    read = [msgspec.json.decode(text, type=records.Entry) for text in lines if "…" not in text]
    assert {json.loads(text.replace("{…}", "{}"))["in"] for text in lines} == {
        str(kind.__struct_config__.tag) for kind in records.Entry.__args__
    }
    assert len(read) == len(lines) - 1
    header = {code for row in next(tables(section(RECORD, "## Line by line"))) for code in codes(row[0])}
    assert header == {field.name for field in msgspec.structs.fields(records.Header)}


def test_the_bounds_of_the_page_are_those_of_the_reader() -> None:
    [rows] = tables(section(RECORD, "### Bounds"))
    assert [row[1] for row in rows] == [
        f"{records.MAX_BYTES >> 20} MiB",
        f"{records.MAX_HEADER_BYTES >> 20} MiB",
        f"{records.MAX_LINE_BYTES >> 10} KiB",
        f"{records.MAX_INPUTS}",
        f"{records.MAX_NESTED}",
        f"{MAX_DICE}, of 2 to {MAX_SIDES} sides",
    ]


def test_the_die_that_is_checked_by_hand_is_right() -> None:
    part = section(RECORD, "### Checking a die by hand")
    [program] = fences(part, "python")
    out = StringIO()
    with redirect_stdout(out):
        exec(compile(program, "record.md", "exec"), {})
    commitment, faces = out.getvalue().split(maxsplit=1)
    [head] = fences(part, "json")
    assert json.loads(head)["commitment"] == commitment
    recorded = json.loads(next(code for code in codes(part) if code.startswith('{"in"')))
    assert str(recorded["faces"]) == faces.strip()
    rows = dict(next(tables(part)))
    entropy = hashlib.sha256(b"aki\0plum\0ume\0snow\0").hexdigest()
    assert codes(rows["entropy: SHA-256 of `aki␀plum␀ume␀snow␀` (␀ is a zero byte)"]) == (entropy,)
    number = int(codes(rows["its third number of 32 bits"])[0], 16)
    assert rows["its third number of 32 bits"].endswith(f"= {number}")
    assert rows[f"{number} mod 100"].startswith(f"{number % 100}:")
    assert f"{2**32 // 100 * 100}:" in rows["2d10 has 100 outcomes; the largest multiple below 2^32"]


def test_the_die_is_that_of_the_record_that_the_page_names() -> None:
    record = load_record(GOOD, "good.jsonl", find_game)
    assert verify(record).rolls >= 3
    part = section(RECORD, "### Checking a die by hand")
    third = [line for line in GOOD.decode().splitlines() if line.startswith('{"in":"faces"')][2]
    assert f"`{third}`" in part
    assert json.loads(fences(part, "json")[0]) == msgspec.to_builtins(record.header.dice)


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
    assert sorted(shown) == sorted(re.split(r"[<>=]", each)[0] for each in declared)


def test_the_house_in_the_design_is_the_house() -> None:
    part = section(page("design"), "## The house")
    drawn = set(re.findall(r"^      (\w+)/", part, re.MULTILINE))
    there = {path.name for path in (ROOT / "src/gunbai").iterdir() if (path / "__init__.py").exists()}
    assert drawn == there


# ---- pictures ------------------------------------------------------------------------------------------------------


def pictures() -> Any:
    """The script that makes them."""
    spec = importlib.util.spec_from_file_location("make_pictures", DOCS / "make_pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKER = pictures()


@pytest.mark.parametrize("sitting", MAKER.SITTINGS, ids=lambda sitting: sitting.picture)
def test_a_picture_shows_what_the_command_line_shows(sitting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    made = MAKER.picture(sitting)
    assert (DOCS / f"{sitting.picture}.svg").read_text("utf-8") == made, "remake it with: python docs/make_pictures.py"
    texts = "".join(ElementTree.fromstring(made).itertext()).replace("\xa0", " ")
    assert all(line in texts for line in sitting.typed)
    assert not re.search(r"https?://(?!www\.w3\.org|www\.textualize\.io)", made)
