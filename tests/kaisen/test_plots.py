"""Plots: the printed example to the point, the round trip through text, errors that point, what pools can pay for."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.errors import NotationError
from gunbai.games.kaisen.course import Pools, course_of, shortfall, spent, straight_run, whole_bill
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.geometry import Hex
from gunbai.games.kaisen.moves import led, steps_of, written
from gunbai.games.kaisen.plot_text import format_plot, parse_plot
from gunbai.games.kaisen.power import ROW_BACK, Terms

STILL = Plot(0, 1, 0, 2, 0, 3, (0, 0), 6, "S", (0, 0), 6)
PRINTED = "1+1/2+2/+3:0000-6:R2LLB:0203-5"


def terms(wind: int = 4, *, lateen: bool = False, calm: bool = False) -> Terms:
    cross = 2 if lateen else 3
    by_angle = {0: 0, 1: cross, 2: 1, 3: 1}
    steps = tuple(by_angle[min((facing - wind) % 6, (wind - facing) % 6)] for facing in range(1, 7))
    return Terms((0,) * 6 if calm else steps, 0 if lateen or calm else wind, ROW_BACK, False, False, False, False)


@pytest.mark.clauses(
    "kaisen.plot.example-power", "kaisen.plot.example-sail", "kaisen.plot.example-steer", "kaisen.plot.example-row",
    "kaisen.plot.example-path", "kaisen.plot.example-typo",
)  # fmt: skip
def test_the_printed_example_is_read_as_printed() -> None:
    plot = parse_plot(PRINTED, STILL)
    assert plot.sail + plot.steer + plot.row == 3
    assert (plot.sail + plot.sail_plus, plot.steer + plot.steer_plus, plot.row + plot.row_plus) == (2, 4, 3)
    assert (plot.start, plot.facing, plot.moves, plot.end, plot.end_facing) == ((0, 0), 6, "R2LLB", (2, 3), 5)
    assert led("R2LLB", (0, 0), 6) == ((2, 3), 5)
    assert led("R2LLB", (0, 6), 6) != ((2, 3), 5), "from 0006, as the commentary has it, it does not lead there"
    assert format_plot(plot) == PRINTED


@pytest.mark.clauses("kaisen.plot.example-unaffordable")
def test_the_printed_example_is_two_points_short_and_needs_power_5() -> None:
    course = course_of("R2LLB", 6, (2, 4, 3), terms())
    assert (course.signs, course.lost, course.track[-1]) == ("RAALL", "B", (Hex(2, 2), 5))
    assert course.cost(len(course.signs)) == (2, 4, 2)
    bill = whole_bill("R2LLB", 6, terms())
    assert shortfall(bill, (2, 4, 3), terms(), oars=True) == 2
    assert shortfall(bill, (1, 2, 3), terms(), oars=True) == 5, "the least power, by the performances alone"


@pytest.mark.parametrize(
    "text",
    [
        "１＋１／２＋２／＋３：００００－６：Ｒ２ＬＬＢ：０２０３－５",
        "1+1 / 2+2 / +3 : 0000-6 : r2llb",
        "1+1-2+2-+3:0000-6:R11LLB:0203-5",
    ],
)
def test_other_ways_of_writing_it_mean_the_same(text: str) -> None:
    read = parse_plot(text, STILL)
    assert read == parse_plot(PRINTED, STILL) or read.moves == "R11LLB"


def test_a_space_parts_two_numbers() -> None:
    assert parse_plot("+1/+2/+3:0000-6:1 1R 2", STILL).moves == "2R2"
    assert parse_plot("+1/+2/+3:0000-6:11R2", STILL).moves == "11R2"
    with pytest.raises(NotationError) as caught:
        parse_plot("1 2+1/+2/+3:0000-6:S", STILL)
    assert (caught.value.reason, caught.value.values["position"]) == ("plot-sign", 3)


@pytest.mark.parametrize(
    ("text", "reason", "position"),
    [
        ("", "plot-pool", 1),
        ("1+1/2+2+3:0000-6:R", "plot-sign", 8),
        ("1+1/2+x/+3:0000-6:R", "plot-number", 7),
        ("1+1/2+2/+3:000-6:R", "plot-position", 12),
        ("1+1/2+2/+3:0000-7:R", "plot-facing", 17),
        ("1+1/2+2/+3:0000-6:R2XLB", "plot-moves", 21),
        ("1+1/2+2/+3:0000-6:", "plot-moves", 19),
        ("1+1/2+2/+3:0000-6:SR", "plot-stay", 19),
        ("1+1/2+2/+3:0000-6:99", "plot-number", 19),
        ("1+1/2+2/+3:0000-6:R:0000-1:", "plot-too-much", 27),
        ("1+1／2+2／+3：0000-6：Ｒ２Ｘ", "plot-moves", 21),
    ],
)
def test_what_cannot_be_read_is_pointed_at(text: str, reason: str, position: int) -> None:
    with pytest.raises(NotationError) as caught:
        parse_plot(text, STILL)
    assert (caught.value.reason, caught.value.values["position"]) == (reason, position)


points = st.integers(0, 30)
places = st.tuples(st.integers(-120, 120), st.integers(-120, 120))
facings = st.integers(1, 6)
moves = st.lists(st.tuples(st.sampled_from("AARLB"), st.booleans()), max_size=12).map(written)


plots = st.builds(Plot, points, points, points, points, points, points, places, facings, moves, places, facings)


@given(plots)
def test_a_plot_comes_back_from_its_text(plot: Plot) -> None:
    assert parse_plot(format_plot(plot), STILL) == plot


@given(moves)
def test_moves_come_back_from_their_steps(text: str) -> None:
    assert written(steps_of(text)) == text


@given(
    moves,
    facings,
    st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9)),
    facings,
    st.booleans(),
    st.booleans(),
)
def test_no_pool_is_ever_overdrawn_and_the_run_is_the_longest(
    text: str, facing: int, pools: Pools, wind: int, lateen: bool, calm: bool
) -> None:
    costs = terms(wind, lateen=lateen, calm=calm)
    course = course_of(text, facing, pools, costs)
    assert all(paid <= pool for paid, pool in zip(course.cost(len(course.signs)), pools, strict=True))
    steps = steps_of(text)
    done = len(course.signs)
    assert course.signs == "".join(sign for sign, _ in steps[:done])
    if done < len(steps):
        assert spent(whole_bill(written(steps[: done + 1]), facing, costs), pools, costs) is None


@given(moves, facings, st.tuples(st.integers(0, 9), st.integers(0, 9), st.integers(0, 9)), facings)
def test_a_ship_ends_where_the_moves_that_were_made_lead(text: str, facing: int, pools: Pools, wind: int) -> None:
    course = course_of(text, facing, pools, terms(wind))
    made = written([(sign, False) for sign in course.signs])
    assert led(made, (0, 0), facing) == course.track[-1]


@given(moves, facings, st.tuples(st.integers(0, 6), st.integers(0, 6), st.integers(0, 9)), facings)
def test_payment_is_as_good_as_trying_every_way_to_pay(text: str, facing: int, pools: Pools, wind: int) -> None:
    costs = terms(wind)
    bill = whole_bill(text, facing, costs)
    assert (spent(bill, pools, costs) is not None) == (shortfall(bill, pools, costs, oars=True) == 0)


@pytest.mark.clauses("kaisen.bow.no-bonus-turn", "kaisen.bow.no-bonus-back", "kaisen.bow.example")
@pytest.mark.parametrize(
    ("signs", "run"),
    [("AAAAAR", 0), ("AAAB", 0), ("AA", 2), ("ARAAA", 3), ("BAA", 2), ("AABAAA", 3), ("RRRRRR", 0), ("", 0)],
)
def test_the_run_straight_ahead_is_what_stands_last(signs: str, run: int) -> None:
    assert straight_run(signs) == run
