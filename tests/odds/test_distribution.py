"""Exact distributions: each way of reckoning against counting all throws one by one, and against icepool."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import icepool  # type: ignore[import-untyped]
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.odds.dice import dice, tally
from gunbai.odds.distribution import Distribution, certain, counted, mixed

rows = st.lists(st.integers(0, 5), min_size=1, max_size=7).filter(any)
distributions = st.builds(Distribution, st.integers(-6, 6), rows)


def plainly(pairs: object, total: int) -> dict[int, Fraction]:
    """The chances of numbers that were counted one by one."""
    assert isinstance(pairs, Counter)
    return {number: Fraction(ways, total) for number, ways in pairs.items() if ways}


def chances(one: Distribution) -> dict[int, Fraction]:
    return {number: one.chance(number) for number, _ in one.items()}


@pytest.mark.parametrize(("count", "sides"), [(1, 2), (1, 10), (2, 6), (2, 10), (3, 6), (4, 3), (5, 6)])
def test_sums_of_dice_are_those_of_all_throws(count: int, sides: int) -> None:
    throws = Counter(map(sum, product(range(1, sides + 1), repeat=count)))
    assert dict(dice(count, sides).items()) == throws
    assert dice(count, sides).total == sides**count


def test_no_dice_come_to_nothing() -> None:
    assert dice(0, 6) == certain(0)


@pytest.mark.parametrize(("count", "sides"), [(10, 6), (20, 6), (7, 10), (3, 100)])
def test_many_dice_agree_with_icepool(count: int, sides: int) -> None:
    theirs = count @ icepool.d(sides)
    assert dict(dice(count, sides).items()) == dict(theirs.items())


def test_a_check_of_2d10_with_5_against_12() -> None:
    assert (dice(2, 10) + 5).at_least(12) == Fraction(85, 100)


def test_a_contest_with_ties_to_one_side_to_the_other_and_to_nobody() -> None:
    ours, theirs = dice(2, 10) + 5, dice(2, 10) + 3
    wins = sum(a + b + 5 > c + d + 3 for a, b, c, d in product(range(1, 11), repeat=4))
    ties = sum(a + b + 5 == c + d + 3 for a, b, c, d in product(range(1, 11), repeat=4))
    assert ours.beats(theirs) == Fraction(wins, 10_000)
    assert ours.beats(theirs, tie=True) == Fraction(wins + ties, 10_000)
    assert theirs.beats(ours) == Fraction(10_000 - wins - ties, 10_000)


@pytest.mark.parametrize("ahead", [-30, -3, 0, 1, 30])
def test_contests_of_pools_agree_with_icepool(ahead: int) -> None:
    theirs = (5 @ icepool.d6 + ahead > 7 @ icepool.d6).probability(True)
    assert (dice(5, 6) + ahead).beats(dice(7, 6)) == Fraction(theirs)


@given(distributions, distributions)
def test_sums_and_differences_are_those_of_all_pairs(one: Distribution, other: Distribution) -> None:
    total = one.total * other.total
    sums: Counter[int] = Counter()
    less: Counter[int] = Counter()
    for (mine, ways), (theirs, more) in product(one.items(), other.items()):
        sums[mine + theirs] += ways * more
        less[mine - theirs] += ways * more
    assert chances(one + other) == plainly(sums, total)
    assert chances(one - other) == plainly(less, total)


@given(distributions, distributions, st.booleans())
def test_who_beats_whom_is_counted_over_all_pairs(one: Distribution, other: Distribution, tie: bool) -> None:
    good = sum(
        ways * more
        for (mine, ways), (theirs, more) in product(one.items(), other.items())
        if mine > theirs or (tie and mine == theirs)
    )
    assert one.beats(other, tie=tie) == Fraction(good, one.total * other.total)


@given(distributions, st.integers(-15, 15))
def test_at_least_and_up_to_part_all_ways(one: Distribution, number: int) -> None:
    below = sum(ways for came, ways in one.items() if came < number)
    assert one.up_to(number - 1) == below
    assert one.at_least(number) == 1 - Fraction(below, one.total)
    assert sum(chances(one).values()) == 1


@given(distributions, st.integers(-4, 4), st.integers(0, 5))
def test_bounds_move_what_lies_beyond_them(one: Distribution, least: int, room: int) -> None:
    bounded: Counter[int] = Counter()
    for number, ways in one.items():
        bounded[min(max(number, least), least + room)] += ways
    assert chances(one.clamped(least, least + room)) == plainly(bounded, one.total)


@given(distributions, st.integers(2, 4))
def test_what_is_known_rules_the_rest_out(one: Distribution, step: int) -> None:
    left = {number: ways for number, ways in one.items() if number % step == 0}
    if not left:
        with pytest.raises(ValueError, match="nothing"):
            one.given(lambda number: number % step == 0)
        return
    total = sum(left.values())
    found = one.given(lambda number: number % step == 0)
    assert chances(found) == {number: Fraction(ways, total) for number, ways in left.items()}


@given(distributions, distributions, distributions)
def test_a_second_throw_may_hang_on_the_first(first: Distribution, low: Distribution, high: Distribution) -> None:
    expected: dict[int, Fraction] = {}
    for number, _ in first.items():
        for second, chance in chances(high if number > 0 else low).items():
            expected[second] = expected.get(second, Fraction(0)) + first.chance(number) * chance
    assert chances(first.then(lambda number: high if number > 0 else low)) == expected


@given(distributions, st.fractions(0, 1))
def test_enough_is_the_largest_number_that_is_reached_often_enough(one: Distribution, wanted: Fraction) -> None:
    found = one.enough(wanted)
    assert one.at_least(found) >= wanted
    assert found == one.most or one.at_least(found + 1) < wanted


def test_a_mixture_weighs_its_parts() -> None:
    found = mixed([(2, certain(0)), (1, dice(1, 6)), (0, certain(99))])
    assert chances(found) == {0: Fraction(2, 3), **{face: Fraction(1, 18) for face in range(1, 7)}}
    assert found.mean() == Fraction(7, 6)


def test_equal_chances_are_equal_however_they_are_counted() -> None:
    assert Distribution(0, (1, 1)) == Distribution(0, (2, 2)) == counted([(1, 3), (0, 3)])
    assert Distribution(0, (1, 1)) != Distribution(0, (1, 2))
    assert Distribution(0, (1, 1)) != Distribution(1, (1, 1))
    assert Distribution(0, (0, 1)) == certain(1)


@pytest.mark.parametrize("rows", [(), (0,), (0, 0)])
def test_nothing_is_no_distribution(rows: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="nothing"):
        Distribution(0, rows)
    with pytest.raises(ValueError, match="nothing"):
        counted([])


def test_throws_are_tallied_by_what_their_faces_are() -> None:
    found = tally(2, 10, lambda one, two: "doubles" if one == two else "apart" if abs(one - two) > 1 else "adjacent")
    assert found == {"doubles": 10, "adjacent": 18, "apart": 72}
