"""Plain data held against a form: all faults at once, each with its place and what would be accepted."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.kernel.schema import MAX_FAULTS, check, nearest


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Sail(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    kind: Literal["square", "lateen", 3]
    area: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class Ship(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=5)]
    crew: int = 0
    fouled: bool = False
    colour: Colour = Colour.RED
    sails: Annotated[tuple[Sail, ...], msgspec.Meta(min_length=0, max_length=2)] = ()
    holds: dict[str, int] = {}
    flag: Sail | None = None
    port: str | int | None = None
    log: list[Any] = []


def faults(data: object) -> list[tuple[str, str, tuple[str, ...]]]:
    value, found = check(data, Ship)
    assert (value is None) == bool(found)
    return [(fault.code, fault.place, fault.accepted) for fault in found]


KINDS = ("3", '"lateen"', '"square"')


def test_what_fits_is_read() -> None:
    data = {
        "name": "x",
        "crew": -3,
        "fouled": True,
        "colour": "blue",
        "sails": [{"kind": "lateen", "area": 9}, {"kind": 3}],
        "holds": {"rice": 2},
        "flag": {"kind": "square"},
        "port": 7,
        "log": [1, "a", {"b": None}],
    }
    value, found = check(data, Ship)
    assert found == ()
    assert value == Ship(
        "x", -3, True, Colour.BLUE, (Sail("lateen", 9), Sail(3)), {"rice": 2}, Sail("square"), 7, [1, "a", {"b": None}]
    )


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ({}, ("missing-key", "name", ('"…" (1–5)',))),
        ({"name": 3}, ("wrong-value", "name", ('"…" (1–5)',))),
        ({"name": ""}, ("wrong-value", "name", ('"…" (1–5)',))),
        ({"name": "123456"}, ("wrong-value", "name", ('"…" (1–5)',))),
        ({"name": "x", "crew": True}, ("wrong-value", "crew", ("0, 1, -1, …",))),
        ({"name": "x", "crew": 1.0}, ("wrong-value", "crew", ("0, 1, -1, …",))),
        ({"name": "x", "crew": "1"}, ("wrong-value", "crew", ("0, 1, -1, …",))),
        ({"name": "x", "fouled": 1}, ("wrong-value", "fouled", ("true", "false"))),
        ({"name": "x", "colour": "RED"}, ("wrong-value", "colour", ('"red"', '"blue"'))),
        ({"name": "x", "colour": ["red"]}, ("wrong-value", "colour", ('"red"', '"blue"'))),
        ({"name": "x", "sails": {}}, ("wrong-value", "sails", ("[ { kind, area }, … ] (0–2)",))),
        ({"name": "x", "sails": [{"kind": 3}] * 3}, ("wrong-length", "sails", ("[ { kind, area }, … ] (0–2)",))),
        ({"name": "x", "sails": [{"kind": 3}, {"kind": 4}]}, ("wrong-value", "sails[2].kind", KINDS)),
        ({"name": "x", "sails": [{"kind": 3, "area": 10}]}, ("wrong-value", "sails[1].area", ("1..9",))),
        ({"name": "x", "sails": [7]}, ("wrong-value", "sails[1]", ("{ kind, area }",))),
        ({"name": "x", "holds": {"rice": "much"}}, ("wrong-value", "holds.rice", ("0, 1, -1, …",))),
        ({"name": "x", "holds": []}, ("wrong-value", "holds", ("{ … = 0, 1, -1, … }",))),
        ({"name": "x", "flag": {"kind": "round"}}, ("wrong-value", "flag.kind", KINDS)),
        ({"name": "x", "flag": {}}, ("missing-key", "flag.kind", ('3 | "lateen" | "square"',))),
        ({"name": "x", "port": True}, ("wrong-value", "port", ('"…"', "0, 1, -1, …"))),
        ({"name": "x", "nam": 1}, ("unknown-key", "nam", ("name",))),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_told_with_its_place_and_what_would_be_accepted(
    data: object, expected: tuple[str, str, tuple[str, ...]]
) -> None:
    code, place, accepted = expected
    found = faults(data)
    if place == "port":
        assert {(one[0], one[1], frozenset(one[2])) for one in found} == {(code, place, frozenset(accepted))}
    else:
        assert found == [expected]


def test_all_faults_are_told_at_once() -> None:
    data = {"crew": "many", "sails": [{"kind": "x"}, {"area": 0}], "sail": 1}
    assert [(code, place) for code, place, _ in faults(data)] == [
        ("wrong-value", "crew"),
        ("wrong-value", "sails[1].kind"),
        ("wrong-value", "sails[2].area"),
        ("missing-key", "sails[2].kind"),
        ("unknown-key", "sail"),
        ("missing-key", "name"),
    ]


def test_what_is_no_table_at_all_is_told_under_the_place_that_it_has() -> None:
    for data in ([1], 3, "x", None):
        value, found = check(data, Ship, "fleet[2]")
        assert value is None
        assert [(fault.code, fault.place) for fault in found] == [("wrong-value", "fleet[2]")]


def test_nobody_is_told_more_faults_than_can_be_read() -> None:
    value, found = check({"name": "x", "holds": {f"h{number}": "x" for number in range(10_000)}}, Ship)
    assert value is None
    assert len(found) == MAX_FAULTS


def test_the_nearest_names_come_first_and_strangers_not_at_all() -> None:
    known = ("steering", "sailing", "rowing", "boarding_room")
    assert nearest("sterring", known)[0] == "steering"
    assert nearest("zzz", known) == ()


WORDS = ["", "x", "red", "blue", "square", "lateen", "too long"]
BROKEN_NUMBERS = st.floats(allow_nan=False).filter(lambda number: number % 1)
NUMBERS = st.integers(-2, 11) | st.just(10**30) | BROKEN_NUMBERS
VALUES = st.none() | st.booleans() | NUMBERS | st.sampled_from(WORDS)
SAILS = st.dictionaries(st.sampled_from(["kind", "area", "colour"]), VALUES, max_size=3)
SHIPS = st.dictionaries(
    st.sampled_from([*Ship.__struct_fields__, "other"]),
    VALUES | SAILS | st.lists(SAILS | VALUES, max_size=3) | st.dictionaries(st.text(max_size=3), VALUES, max_size=2),
)


@settings(max_examples=600, deadline=None)
@given(SHIPS)
def test_what_is_accepted_is_exactly_what_can_be_converted(data: dict[str, Any]) -> None:
    value, found = check(data, Ship)
    try:
        converted = msgspec.convert(data, Ship)
    except msgspec.ValidationError:
        converted = None
    assert value == converted
    assert bool(found) == (converted is None)


@settings(max_examples=200, deadline=None)
@given(
    st.recursive(
        VALUES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    )
)
def test_any_data_at_all_is_read_or_told_off(data: object) -> None:
    value, found = check(data, Ship)
    assert (value is None) == bool(found)
    for fault in found:
        assert fault.code
        assert fault.accepted or fault.code == "invalid"


class Deed(msgspec.Struct, frozen=True, tag_field="do"):
    often: Annotated[int, msgspec.Meta(ge=1)] = 1


class Row(Deed, frozen=True, tag="row"):
    oars: int = 2


class Board(Deed, frozen=True, kw_only=True, tag="board"):
    ship: str


class Orders(msgspec.Struct, frozen=True):
    deeds: tuple[Row | Board, ...] = ()


def test_tables_told_apart_by_a_tag_are_each_checked_by_their_own_form() -> None:
    value, found = check({"deeds": [{"do": "row", "oars": 4}, {"do": "board", "ship": "x", "often": 2}]}, Orders)
    assert found == ()
    assert value == Orders((Row(oars=4), Board(ship="x", often=2)))
    data = {"deeds": [{"oars": 1}, {"do": "bord"}, {"do": "board", "oars": 1, "often": 0}, {"do": 7}, "row"]}
    value, found = check(data, Orders)
    assert value is None
    assert [(fault.code, fault.place, fault.accepted) for fault in found] == [
        ("missing-key", "deeds[1].do", ('"row"', '"board"')),
        ("wrong-value", "deeds[2].do", ('"board"',)),
        ("unknown-key", "deeds[3].oars", ("often", "ship")),
        ("wrong-value", "deeds[3].often", ("1..",)),
        ("missing-key", "deeds[3].ship", ('"…"',)),
        ("wrong-value", "deeds[4].do", ('"row"', '"board"')),
        ("wrong-value", "deeds[5]", ("{ often, oars }", "{ often, ship }")),
    ]


class Oar(msgspec.Struct, frozen=True, omit_defaults=True):
    """A form that would pass over what it does not know."""

    length: int = 3


class Boat(msgspec.Struct, frozen=True, rename={"mate": "first-mate"}):
    oars: tuple[Oar, ...] = ()
    spare: dict[str, Oar] = {}
    mate: Oar | None = None


@pytest.mark.parametrize(
    ("data", "place"),
    [
        ({"oar": []}, "oar"),
        ({"oars": [{"length": 3}, {"lenght": 3}]}, "oars[2].lenght"),
        ({"spare": {"left": {"length": 3, "x": 1}}}, "spare.left.x"),
        ({"first-mate": {"length": 3, "x": 1}}, "first-mate.x"),
        ({"mate": {"length": 3}}, "mate"),
    ],
)
def test_a_key_that_nobody_knows_is_a_fault_even_where_its_form_would_pass_it_over(data: object, place: str) -> None:
    assert check({"oars": [{"length": 3}], "spare": {"a": {}}, "first-mate": {"length": 3}}, Boat)[1] == ()
    value, found = check(data, Boat)
    assert value is None
    assert [(fault.code, fault.place) for fault in found] == [("unknown-key", place)]
