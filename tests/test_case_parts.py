"""What a case is made of: lines, rolls, paths, and values as people write them."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.errors import CaseError
from gunbai.kernel.inputs import Faces, Ruling
from gunbai.testing.cases import run_case, run_case_file
from gunbai.testing.cases_form import CaseSheet, flat, overlay, with_value
from gunbai.testing.cases_inputs import Line, parse_line, parse_roll
from gunbai.testing.cases_match import at_path, matches, missing, plain, shown
from gunbai.testing.cases_read import read_cases
from toy_game import Board, Gave, finder, toy

SEATS = ("red", "blue", "A", "A B")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("red: stake 1", Line("red: stake 1", "answer", "red", "stake 1")),
        ("A B: x: y", Line("A B: x: y", "answer", "A B", "x: y")),
        ("A (ship 2): x", Line("A (ship 2): x", "answer", "A", "x", "ship 2")),
        ("gm for A: x", Line("gm for A: x", "answer", "A", "x", "", "gm")),
        ("gm: on", Line("gm: on", "answer", "gm", "on")),
        ("A interjects: hey", Line("A interjects: hey", "interject", "A", "hey")),
        ("A yields", Line("A yields", "yield", "A")),
        ("gm for A yields", Line("gm for A yields", "yield", "A", by="gm")),
        ("until A", Line("until A", "until", "A")),
        ("until A lull", Line("until A lull", "until", "A", "lull")),
        (
            "gm set A.x = [1, \"b\"] because of y = z",
            Line("gm set A.x = [1, \"b\"] because of y = z", "rule", ruling=Ruling("set", "of y = z", "A.x", [1, "b"])),
        ),
        (
            "gm force A = critical because so",
            Line("gm force A = critical because so", "rule", ruling=Ruling("force", "so", "A", "critical")),
        ),
        ("gm end because late", Line("gm end because late", "rule", ruling=Ruling("end", "late"))),
        ('gm end = ["A"] because x', Line('gm end = ["A"] because x', "rule", ruling=Ruling("end", "x", "", ["A"]))),
        (
            "refused A: x -> no-way a.b c.d-e",
            Line("refused A: x -> no-way a.b c.d-e", "answer", "A", "x", refused="no-way", clauses=("a.b", "c.d-e")),
        ),
    ],
)  # fmt: skip
def test_a_line_is_read(text: str, line: Line) -> None:
    assert parse_line(text, SEATS) == line


NO_LINES = ["", "red", "red:", "green: x", "redx: x", "until", "until green", "gm set A = 1", "interjects: x"]


@pytest.mark.parametrize("text", [*NO_LINES, "refused A: x", "refused until A -> x", "refused refused A: x -> y -> z"])
def test_what_is_no_line_is_not_read(text: str) -> None:
    assert parse_line(text, SEATS) is None


def test_a_roll_is_read_with_its_sides() -> None:
    assert parse_roll("2d10: 4 6") == Faces(10, (4, 6))
    assert parse_roll(" 1D100:100 ") == Faces(100, (100,))
    assert parse_roll("3d6: 1, 2,3") == Faces(6, (1, 2, 3))
    for text in ("2d10", "2d10: 4", "2d10: 4 11", "0d6:", "d6: 1", "2d10: a b", "101d6: 1", "1d1: 1"):
        assert parse_roll(text) is None, text


def test_tables_are_laid_over_each_other() -> None:
    below = {"a": 1, "t": {"x": 1, "y": 2}, "rows": [{"id": "p", "n": 1}, {"id": "q"}], "plain": [1, 2]}
    above = {"b": 2, "t": {"y": 3}, "rows": [{"id": "q", "n": 5}, {"id": "r"}], "plain": [3]}
    assert overlay(below, above) == {
        "a": 1,
        "b": 2,
        "t": {"x": 1, "y": 3},
        "rows": [{"id": "p", "n": 1}, {"id": "q", "n": 5}, {"id": "r"}],
        "plain": [3],
    }


def test_dotted_keys_are_the_same_with_and_without_quotes() -> None:
    assert flat({"a": {"b": {"c": 1}, "d.e": 2}, "f": "x"}) == {"a.b.c": 1, "a.d.e": 2, "f": "x"}


@pytest.mark.parametrize("rulings", [3, [1], "x", {"toy": 3}])
def test_rulings_of_another_form_are_a_fault(rulings: object) -> None:
    faults, _ = read_cases({"game": "toy", "case": [{"name": "x"}], "scenario": {"rulings": rulings}}, finder(toy()))
    assert [fault.place.partition(".")[2] for fault in faults][:1] in (["scenario.rulings"], ["scenario.rulings.toy"])


def test_a_path_leads_through_tables_and_rows() -> None:
    data = {"fighter": [{"id": "A", "weapons": [{"id": "katana"}]}, {"id": "B"}], "duel": {"mode": "real"}}
    assert with_value(data, "duel.mode", "x")["duel"] == {"mode": "x"}
    assert with_value(data, "A.katana.grade", 2)["fighter"][0]["weapons"] == [{"id": "katana", "grade": 2}]
    assert with_value(data, "B.now.vitality", 2)["fighter"][1] == {"id": "B", "now": {"vitality": 2}}
    assert with_value(data, "modules.ladder", False)["modules"] == {"ladder": False}
    assert data["duel"] == {"mode": "real"}


def test_values_are_plain() -> None:
    assert plain(Board(1, {"red": 2}, 0)) == {"round": 1, "purse": {"red": 2}, "toasts": 0}
    assert plain(Gave("red", 1)) == {"event": "gave", "seat": "red", "coins": 1, "clauses": ["toy.gift"]}
    assert plain((None, True, "x")) == ["none", True, "x"]
    assert shown(plain({"a": [1, None, True], "b": "x"})) == '{ a = [1, "none", true], b = "x" }'


@pytest.mark.parametrize(
    ("expected", "found", "same"),
    [
        (1, 1, True),
        (1, True, False),
        (1, "1", False),
        ([1, 2], [1, 2], True),
        ([1], [1, 2], False),
        ({"a": 1}, {"a": 1, "b": 2}, True),
        ({"a": 1, "c": 1}, {"a": 1}, False),
        ([{"a": 1}], [{"a": 1, "b": 2}], True),
        ({"clauses": ["x"]}, {"clauses": ["y", "x"]}, True),
        ({"clauses": ["x"]}, {"clauses": ["y"]}, False),
        ({"a": 1}, 1, False),
    ],
)
def test_what_matches(expected: object, found: object, same: bool) -> None:
    assert matches(expected, found) is same


def test_events_are_looked_for_in_order() -> None:
    happened = [{"event": name} for name in "abcab"]
    assert missing([{"event": "a"}, {"event": "c"}, {"event": "b"}], happened) is None
    assert missing([{"event": "c"}, {"event": "c"}], happened) == 1
    assert missing([], happened) is None


def test_a_path_that_is_not_there_says_what_there_is() -> None:
    with pytest.raises(LookupError, match="there is no C, but fighters, A, B"):
        at_path({"fighters": [{"id": "A"}, {"id": "B"}]}, "C.x")


# ---- whatever is written -------------------------------------------------------------------------------------------

WHOLE = """game = "toy"
idle = ["stake 0", "give 0"]
rulings = { "toy.rounds" = 3 }
[scenario]
purse = 4
name = { en = "x" }
[[case]]
name = "a"
clauses = ["toy.stake", "toy.win"]
given = { purse = 5 }
do = ["red: stake 1", "refused blue: stake 9 -> not-offered toy.stake", "blue: stake 2", "until red gift"]
dice = ["2d6: 3 4"]
expect.waiting = "red gift"
expect.values = { round = 1, "purse.red" = 7 }
expect.events = [{ event = "won", coins = 2 }]
[[case.step]]
do = ["gm set red = 1 because of a debt", "red yields"]
expect.result = { winner = "blue", why = "left" }
[[case.each]]
expect.offers = ["red: give 1 costs 1"]
[[case]]
name = "b"
scenario = "blessed"
do = ["gm: on", "blue interjects: toast"]
"""
PIECES = [
    *("[", "]", "{", "}", "=", '"', ".", "1", "true", "1.5", "-1", "1979-05-27", '""', "[]", "{}", '"none"', "\n"),
    *("[[case]]\n", "scenario", "given", "rulings", "expect", "do", "each", "step", "name", "id = 3\n"),
    *("gm ", "because", "->"),
]


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_is_written_is_played_or_told_off(data: st.DataObject) -> None:
    text = WHOLE
    for _ in range(data.draw(st.integers(1, 3))):
        place = data.draw(st.integers(0, len(text)))
        gone = data.draw(st.integers(0, 12))
        text = text[:place] + data.draw(st.sampled_from(PIECES) | st.text(max_size=3)) + text[place + gone :]
    try:
        outcomes = run_case_file(text, "x.toml", finder(toy()))
    except CaseError:
        return
    assert all(isinstance(str(difference), str) for outcome in outcomes for difference in outcome.differences)


KEYS = st.sampled_from(["id", "name", "en", "event", "rulings", "purse", "clauses", "toy.rounds"])
SCALARS = (
    st.booleans() | st.integers(-3, 9) | st.floats(allow_nan=False) | st.dates() | st.sampled_from(["red", "toy.win"])
)
VALUES = st.recursive(
    SCALARS, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=3), max_leaves=6
)


@settings(max_examples=300, deadline=None)
@given(
    st.dictionaries(st.sampled_from(CaseSheet.__struct_fields__), VALUES),
    *[st.dictionaries(KEYS, VALUES, max_size=2)] * 3,
)
def test_values_of_any_kind_are_read_or_told_off(
    case: dict[str, object], scenario: dict[str, object], given_: dict[str, object], rulings: dict[str, object]
) -> None:
    data = {"game": "toy", "case": [case], "scenario": scenario, "given": given_, "rulings": rulings}
    faults, cases = read_cases(data, finder(toy()))
    assert faults or all(run_case(each) for each in cases)
