"""The pages on scenarios and records tell every key, value, default and bound, and their examples are right."""

from __future__ import annotations

import hashlib
import json
from contextlib import redirect_stdout
from io import StringIO

import msgspec
import pytest

from form_pages import keys_of, keys_shown
from gunbai.games import find_game
from gunbai.games.maai.content.tables import TABLES
from gunbai.games.maai.midway import BarrierNow, DuelNow, FighterNow, Now, PreparingNow
from gunbai.games.maai.sheet import (
    AreaSheet,
    DuelSheet,
    FighterSheet,
    MaaiScenario,
    Modules,
    SideSheet,
    Skills,
    StanceSheet,
    WeaponSheet,
)
from gunbai.games.maai.slot_counts import SlotCount
from gunbai.kernel import record as records
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import MAX_DICE, MAX_SIDES, HandDice
from gunbai.kernel.record import load_record, verify
from gunbai.kernel.scenario import MAX_SCENARIO_BYTES, Head, load_scenario
from gunbai.kernel.toml_text import MAX_DEPTH
from gunbai.kernel.undone import MOST_JUDGED
from pages import ROOT, codes, fences, page, section, tables

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
    "### `[[side]]`": SideSheet,
    "### `[[area]]`": AreaSheet,
    "### Slots": SlotCount,
    "### `[fighter.now.preparing]`": PreparingNow,
    "### `[now]`": Now,
    "### A barrier: `now.barriers`": BarrierNow,
    "### A duel inside a battle: `now.duels`": DuelNow,
    "### `[fighter.now]`": FighterNow,
}


@pytest.mark.parametrize("heading", FORMS)
def test_every_key_stands_on_the_page_with_its_values_and_its_default(heading: str) -> None:
    assert keys_shown(SCENARIO, heading) == keys_of(FORMS[heading])


def test_no_form_of_a_scenario_is_left_out() -> None:
    parts = {field.name for field in msgspec.structs.fields(MaaiScenario)}
    assert parts == {"fighter", "side", "area", "duel", "modules", "now", *TABLES}
    assert all(f"`[[{table}]]`" in section(SCENARIO, "## Content of its own") for table in TABLES)
    assert str(MAX_SCENARIO_BYTES >> 10) + " KiB" in SCENARIO
    assert f"more than {MAX_DEPTH} tables" in SCENARIO


WHOLE = [text for text in fences(SCENARIO, "toml") if text.startswith("game")]


def test_the_whole_examples_can_be_played() -> None:
    first, crowd, middle = (load_scenario(text, "example.toml", find_game) for text in WHOLE)
    assert Battle(first, HandDice()).waiting[0].kind == "breath"
    assert [seat.id for seat in crowd.seats] == ["aki", "ume"]
    assert [fighter.area for fighter in Battle(crowd, HandDice()).view("gm").board.fighters] == ["bank", "bank", "ford"]
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
        f"{MOST_JUDGED}",
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
