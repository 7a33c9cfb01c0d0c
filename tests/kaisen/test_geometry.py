"""The hex map against brute force: every way within range 6, by whole numbers and fractions."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.games.kaisen.geometry import (
    ARC_SHAPES,
    BOW,
    BROADSIDE,
    DIRECTIONS,
    ORIGIN,
    STEPS,
    STERN,
    Arc,
    Direction,
    Hex,
    ahead,
    arc_of,
    arcs_of,
    bearing,
    distance,
    format_hex,
    length,
    neighbours,
    offset,
    opposite,
    parse_hex,
    turned,
    windward,
    within,
)
from gunbai.games.kaisen.sight import sight_line

RANGE = 6
NEAR = tuple(within(ORIGIN, RANGE))
PLACES = st.builds(Hex, st.integers(-300, 300), st.integers(-300, 300))


def flat(place: tuple[Fraction | int, Fraction | int]) -> tuple[Fraction, Fraction]:
    """Where a place lies on paper: half hexes to the east, and to the north in units of half the root of three.

    One step to 2 goes two halves east; one to 6 a half west and one row north.
    """
    nw, east = place
    return Fraction(2 * east - nw), Fraction(nw)


def square(way: tuple[Fraction | int, Fraction | int]) -> Fraction:
    """Four times the square of a way's length on paper."""
    east, north = flat(way)
    return east * east + 3 * north * north


def by_walking() -> dict[Hex, int]:
    """Distances from the origin, found step by step."""
    found = {ORIGIN: 0}
    edge = [ORIGIN]
    for steps in range(1, RANGE + 1):
        edge = [place for place in {near for here in edge for near in neighbours(here)} if place not in found]
        found |= dict.fromkeys(edge, steps)
    return found


def test_the_directions_run_clockwise_around_a_pointy_topped_hex() -> None:
    around = [tuple(map(int, flat(STEPS[facing]))) for facing in DIRECTIONS]
    assert around == [(1, 1), (2, 0), (1, -1), (-1, -1), (-2, 0), (-1, 1)]
    assert [turned(facing, 1) for facing in DIRECTIONS] == [2, 3, 4, 5, 6, 1]
    assert [turned(facing, -1) for facing in DIRECTIONS] == [6, 1, 2, 3, 4, 5]
    assert [turned(facing, 7) for facing in DIRECTIONS] == [turned(facing, 1) for facing in DIRECTIONS]
    assert all(opposite(facing) == turned(facing, 3) for facing in DIRECTIONS)
    assert all(ahead(ahead(ORIGIN, facing), opposite(facing)) == ORIGIN for facing in DIRECTIONS)


def test_the_printed_example_leads_where_it_is_printed_to_lead() -> None:
    # 0000-6:R2LLB:0203-5
    facing = turned(6, 1)
    place = ahead(ORIGIN, facing, 2)
    assert format_hex(place) == "0202"
    facing = turned(facing, -2)
    assert (format_hex(ahead(place, facing, -1)), facing) == ("0203", 5)


def test_distance_is_the_number_of_steps_of_a_shortest_walk() -> None:
    walked = by_walking()
    assert walked == {place: length(place) for place in NEAR}
    assert len(NEAR) == 1 + sum(6 * steps for steps in range(1, RANGE + 1))
    assert len(set(NEAR)) == len(NEAR)
    assert Counter(walked.values()) == Counter({0: 1} | {steps: 6 * steps for steps in range(1, RANGE + 1)})


@given(PLACES, PLACES)
def test_distance_is_the_same_both_ways_and_wherever_one_starts(start: Hex, end: Hex) -> None:
    way = offset(start, end)
    assert distance(start, end) == distance(end, start) == length(way) == distance(ORIGIN, way)
    assert {distance(near, end) - distance(start, end) for near in neighbours(start)} <= {-1, 0, 1}


def test_bearings_follow_the_paper() -> None:
    for way in NEAR:
        exact = [
            facing for facing in DIRECTIONS for steps in range(1, RANGE + 1) if ahead(ORIGIN, facing, steps) == way
        ]
        found = bearing(ORIGIN, way)
        if way == ORIGIN:
            assert found is None
        elif exact:
            assert found == (exact[0], exact[0])
        else:
            # Between two directions: some steps of each lead there.
            pairs = [
                (left, turned(left, 1))
                for left in DIRECTIONS
                for one in range(1, RANGE + 1)
                for other in range(1, RANGE + 1)
                if ahead(ahead(ORIGIN, left, one), turned(left, 1), other) == way
            ]
            assert [found] == pairs


# ---- arcs ----------------------------------------------------------------------------------------------------------


def degrees_within(facing: Direction, way: Hex, half: int) -> int:
    """1 if a way leads less than so many degrees off a direction, 0 if exactly so many, else -1: by squared cosines."""
    (east, north), (bow_east, bow_north) = flat(way), flat(STEPS[facing])
    product = east * bow_east + 3 * north * bow_north
    cosine = Fraction(product * abs(product), square(way) * square(STEPS[facing]))
    limit = {30: Fraction(3, 4), 60: Fraction(1, 4), 90: Fraction(0)}[half]
    return (cosine > limit) - (cosine < limit)


@pytest.mark.parametrize("shape", ARC_SHAPES)
def test_arcs_are_sectors_about_the_keel(shape: str) -> None:
    widths = ARC_SHAPES[shape]
    for facing in DIRECTIONS:
        around = Counter(arc_of(facing, step, widths) for step in neighbours(ORIGIN))
        assert "-".join(str(around[arc]) for arc in Arc) == shape
        for way in NEAR:
            if way == ORIGIN:
                assert arcs_of(facing, way, widths) == ()
                continue
            ahead_of, behind = (
                degrees_within(facing, way, widths.bow),
                degrees_within(opposite(facing), way, widths.stern),
            )
            expected: tuple[Arc, ...] = (BROADSIDE,)
            if ahead_of > 0 or (ahead_of == 0 and widths.bow == 60):
                expected = (BOW,)
            elif behind > 0:
                expected = (STERN,)
            elif ahead_of == 0:
                expected = (BROADSIDE, BOW)
            elif behind == 0:
                expected = (BROADSIDE, STERN)
            assert arcs_of(facing, way, widths) == expected
            assert arc_of(facing, way, widths) is expected[0]


def test_the_six_neighbours_of_a_ship_that_faces_east() -> None:
    here = Hex(5, 5)
    neighbours_seen = {text: parse_hex(text) for text in ("0506", "0504", "0606", "0605", "0405", "0404")}
    found = [arc_of(2, offset(here, place)) for place in neighbours_seen.values() if place is not None]
    assert found == [BOW, STERN, BROADSIDE, BROADSIDE, BROADSIDE, BROADSIDE]


# ---- lines ---------------------------------------------------------------------------------------------------------

SAMPLES = 168
"""Points looked at on a line. Two borders on a line of range 6 are never nearer to each other than 1/132 of it."""


def nearest(point: tuple[Fraction, Fraction], among: tuple[Hex, ...]) -> list[Hex]:
    """The hexes whose middle is nearest to a point: one inside, two on a side, three in a corner."""
    gaps = {place: square((point[0] - place.nw, point[1] - place.east)) for place in among}
    least = min(gaps.values())
    return [place for place, gap in gaps.items() if gap == least]


def looked_at(way: Hex) -> tuple[list[Hex], list[frozenset[Hex]]]:
    """The hexes and the hex sides that a line runs along, by looking at one point after the other."""
    inside: list[Hex] = []
    sides: list[frozenset[Hex]] = []
    touched: list[frozenset[Hex]] = []
    for sample in range(SAMPLES + 1):
        point = Fraction(way.nw * sample, SAMPLES), Fraction(way.east * sample, SAMPLES)
        near = tuple(within(Hex(round(point[0]), round(point[1])), 1))
        found = nearest(point, near)
        if len(found) == 1 and found[0] not in inside:
            inside.append(found[0])
        touched.append(frozenset(found))
    # A side that holds two points of the line, one after the other, holds the stretch between them.
    for before, after in pairwise(touched):
        both = before & after
        if len(both) == 2 and both not in sides:
            sides.append(both)
    return inside, sides


@pytest.mark.parametrize("steps", range(1, RANGE + 1))
def test_lines_cross_the_hexes_that_their_points_lie_in(steps: int) -> None:
    for way in NEAR:
        if length(way) != steps:
            continue
        line = sight_line(ORIGIN, way)
        inside, sides = looked_at(way)
        assert [ORIGIN, *line.crossed, way] == inside
        assert [frozenset(pair) for pair in line.sides] == sides


def test_twelve_hexes_within_range_five_lie_behind_a_hex_side() -> None:
    behind = Counter(length(way) for way in within(ORIGIN, 5) if sight_line(ORIGIN, way).sides)
    assert behind == {2: 6, 4: 6}


@given(PLACES, st.sampled_from(NEAR))
def test_a_line_is_the_same_from_the_other_end_and_elsewhere_on_the_map(start: Hex, way: Hex) -> None:
    end = Hex(start.nw + way.nw, start.east + way.east)
    there, back, moved = sight_line(start, end), sight_line(end, start), sight_line(ORIGIN, way)
    assert there.crossed == back.crossed[::-1]
    assert [set(pair) for pair in there.sides] == [set(pair) for pair in reversed(back.sides)]
    assert [offset(start, place) for place in there.crossed] == list(moved.crossed)


# ---- the wind, the printed form ----------------------------------------------------------------------------


def test_windward_is_how_far_one_is_toward_where_the_wind_comes_from() -> None:
    for wind in DIRECTIONS:
        (wind_east, wind_north) = flat(STEPS[wind])
        for place in NEAR:
            east, north = flat(place)
            assert windward(place, wind) == Fraction(east * wind_east + 3 * north * wind_north, 2)
    # Of two ships the one at 0300 has the weather gauge in a wind from 6, and neither in a wind from 1.
    assert windward(Hex(3, 0), 6) > windward(Hex(0, 3), 6)
    assert windward(Hex(3, 0), 1) == windward(Hex(0, 3), 1)


PRINTED = [
    ("0203", Hex(2, 3)),
    ("0000", Hex(0, 0)),
    ("9999", Hex(99, 99)),
    ("-0103", Hex(-1, 3)),
    ("02-03", Hex(2, -3)),
    ("-01-12", Hex(-1, -12)),
    ("+100-05", Hex(100, -5)),
    ("+07-1200", Hex(7, -1200)),
]


@pytest.mark.parametrize(("text", "place"), PRINTED)
def test_positions_are_printed_with_two_digits_each(text: str, place: Hex) -> None:
    assert format_hex(place) == text
    assert parse_hex(text) == place


@given(st.builds(Hex, st.integers(-9999, 9999), st.integers(-9999, 9999)))
def test_every_position_reads_back(place: Hex) -> None:
    assert parse_hex(format_hex(place)) == place


@pytest.mark.parametrize(
    "text", ["", "023", "02031", "2,3", "０２０３", "+0203", "--0203", "0203-5", " 0203", "+10000+00"]
)
def test_what_is_no_position_is_not_read(text: str) -> None:
    assert parse_hex(text) is None
