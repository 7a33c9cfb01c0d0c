"""Where a key stands in a TOML text: every form of key and value that TOML has."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.kernel.toml_lines import key_lines, line_of

TEXT = '''\
# a scenario
game = "maai"       # game = "not this one"

[name]
ja = "巌流島 # no comment"
"en" = 'Ganryū "island"'

[rulings]
"maai.attack.cost" = 2
maai.feint.cost = 3

[[fighter]]
id = "a"
notes = """
id = "not this"
[[fighter]]
"""
skills = { swordsmanship = 3, "foot work" = { deep = 1 } }
weapons = [
  { id = "katana", kind = "uchigatana" },   # the first

  { id = "kodachi", kind = "kodachi" },
  # the last
]

[[fighter]]
now.vitality = 3
now.injuries = ["wrist", "arm",
  "leg"]
[[fighter.stances]]
id = "low"
[[fighter.stances]]
id = "high"
[fighter.skills]
footwork = 1
'''

EXPECTED = {
    "game": 2,
    "name": 4,
    "name.ja": 5,
    "name.en": 6,
    "rulings": 8,
    "rulings.maai.attack.cost": 9,
    "rulings.maai.feint.cost": 10,
    "fighter[1]": 12,
    "fighter[1].id": 13,
    "fighter[1].notes": 14,
    "fighter[1].skills": 18,
    "fighter[1].skills.swordsmanship": 18,
    "fighter[1].skills.foot work": 18,
    "fighter[1].skills.foot work.deep": 18,
    "fighter[1].weapons": 19,
    "fighter[1].weapons[1]": 20,
    "fighter[1].weapons[1].id": 20,
    "fighter[1].weapons[2]": 22,
    "fighter[1].weapons[2].id": 22,
    "fighter[1].weapons[2].kind": 22,
    "fighter[2]": 26,
    "fighter[2].now.vitality": 27,
    "fighter[2].now.injuries": 28,
    "fighter[2].now.injuries[1]": 28,
    "fighter[2].now.injuries[3]": 29,
    "fighter[2].stances[1]": 30,
    "fighter[2].stances[1].id": 31,
    "fighter[2].stances[2]": 32,
    "fighter[2].stances[2].id": 33,
    "fighter[2].skills": 34,
    "fighter[2].skills.footwork": 35,
}


def test_every_key_is_found_in_its_line() -> None:
    tomllib.loads(TEXT)
    lines = key_lines(TEXT)
    assert {path: lines.get(path) for path in EXPECTED} == EXPECTED
    assert "fighter[3]" not in lines


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("fighter[1].weapons[2].grade", 22),
        ("fighter[1].weapons[9].id", 19),
        ("fighter[1].colour", 12),
        ("fighter[2].now.injuries[2]", 28),
        ("fighter[3].id", 12),
        ("name.zh", 4),
        ("duel.mode", 0),
        ("", 0),
    ],
)
def test_what_is_not_there_is_found_where_it_would_stand(place: str, line: int) -> None:
    found = line_of(place, key_lines(TEXT))
    assert found == line


def test_an_empty_text_has_no_keys() -> None:
    assert key_lines("") == key_lines("\n# nothing\n\n") == {}


NAMES = st.text("abcXYZ019_-", min_size=1, max_size=6)
SCALARS = st.sampled_from(
    ["1", "-7", "true", "1.5", "1979-05-27", '"x"', '"# [a] = {"', "'= \"'", '"\\" = ]"', '""', "'''a'''", "[]", "{}"]
)
LONG = st.sampled_from(
    ['"""\n[[x]]\na = 1\n"""', "'''\n\n'''", "[\n  1,\n  # ]\n  2,\n]", '[ "a",\n "]" ]', "[[1,\n2], [\n]]"]
)


@st.composite
def texts(draw: st.DrawFn) -> tuple[str, dict[str, int]]:
    """A valid TOML text, and where each of its keys stands, noted while it is written."""
    lines: dict[str, int] = {}
    text = ""
    table = ""
    counts: dict[str, int] = {}
    taken: set[str] = set()
    for _ in range(draw(st.integers(0, 12))):
        text += draw(st.sampled_from(["", "\n", "# k = 1\n", "   \n", "\t# [t]\n"]))
        here = text.count("\n") + 1
        name = draw(NAMES)
        match draw(st.sampled_from(["key", "key", "long", "table", "rows"])):
            case "table" if name not in taken and name not in counts:
                taken.add(name)
                table = name
                text += f"[{name}]\n"
            case "rows" if name not in taken:
                counts[name] = counts.get(name, 0) + 1
                table = f"{name}[{counts[name]}]"
                text += f"[[{name}]]  # row\n"
            case kind:
                path = f"{table}.{name}" if table else name
                if path in lines or name in counts or name in taken or (not table and name in counts):
                    continue
                taken |= set() if table else {name}
                quoted = draw(st.sampled_from([name, f'"{name}"', f"'{name}'", f"  {name}"]))
                value = draw(SCALARS if kind == "key" else LONG)
                text += quoted + draw(st.sampled_from(["=", " = "])) + value + draw(st.sampled_from(["\n", " # =\n"]))
                lines[path] = here
                continue
        lines.setdefault(table, here)
    return text, lines


@settings(max_examples=400, deadline=None)
@given(texts())
def test_keys_are_found_in_any_valid_text(made: tuple[str, dict[str, int]]) -> None:
    text, expected = made
    tomllib.loads(text)
    lines = key_lines(text)
    assert {path: lines.get(path) for path in expected} == expected


def paths(data: Any, path: str = "") -> set[str]:
    """Every path of some data."""
    if isinstance(data, dict):
        inner = {f"{path}.{key}" if path else key: value for key, value in data.items()}
    elif isinstance(data, list):
        inner = {f"{path}[{at}]": value for at, value in enumerate(data, 1)}
    else:
        return set()
    return set(inner) | {each for key, value in inner.items() for each in paths(value, key)}


@settings(max_examples=200, deadline=None)
@given(texts())
def test_no_line_is_behind_the_end_and_no_path_is_made_up(made: tuple[str, dict[str, int]]) -> None:
    text, _ = made
    lines = key_lines(text)
    known = paths(tomllib.loads(text))
    assert all(1 <= line <= text.count("\n") + 1 for line in lines.values())
    assert {path for path in lines if "[" not in path} <= known
