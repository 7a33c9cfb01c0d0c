"""The search for everything that a ship can reach, against walking every way move by move."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.games.kaisen.geometry import DIRECTIONS, ORIGIN, Direction, Hex, Pose, ahead, distance, turned, within
from gunbai.games.kaisen.reach import OPEN_SEA, Means, Search, Waters, Way

Spent = tuple[int, int, int]


def is_paid(means: Means, spent: Spent) -> bool:
    """Whether some allocation of the power pays for so many points of the three pools."""
    sail, steer, row = spent
    if row and means.row is None:
        return False
    lacking = max(0, sail - means.sail) + max(0, steer - means.steer) + max(0, row - (means.row or 0))
    return lacking <= means.power


def walk(start: Pose, means: Means, waters: Waters) -> set[Pose]:
    """Every pose that can be reached, by trying each move with each way to pay for it."""
    seen: set[tuple[Pose, Spent, bool]] = set()
    todo: list[tuple[Pose, Spent, bool]] = [(start, (0, 0, 0), False)]
    while todo:
        here = todo.pop()
        if here in seen:
            continue
        seen.add(here)
        (place, facing), (sail, steer, row), stopped = here
        if stopped:
            continue
        tries: list[tuple[Pose, Spent]] = []
        step = ahead(place, facing), facing
        if cost := means.sail_step[facing - 1]:
            tries.append((step, (sail + cost, steer, row)))
        tries.append((step, (sail, steer, row + means.row_step)))
        tries.append(((ahead(place, facing, -1), facing), (sail, steer, row + means.row_back)))
        for turn in (1, -1):
            swung = place, turned(facing, turn)
            tries.append((swung, (sail, steer, row + means.row_turn)))
            if swung[1] != means.barred:
                tries.append((swung, (sail, steer + means.steer_turn, row)))
        for pose, spent in tries:
            entered = pose[0] != place
            if not is_paid(means, spent) or (entered and pose[0] in waters.closed):
                continue
            if waters.leash is not None and distance(start[0], pose[0]) > waters.leash:
                continue
            away = waters.inside is not None and not waters.inside(pose[0])
            if away and entered and waters.shut:
                continue
            todo.append((pose, spent, entered and (pose[0] in waters.stops or away)))
    return {pose for pose, _, _ in seen}


def follow(start: Pose, moves: str) -> list[Pose]:
    """The track of moves."""
    track = [start]
    for move in moves:
        place, facing = track[-1]
        if move in "AB":
            track.append((ahead(place, facing, 1 if move == "A" else -1), facing))
        else:
            track.append((place, turned(facing, 1 if move == "R" else -1)))
    return track


def is_good(way: Way, start: Pose, pose: Pose, means: Means, waters: Waters) -> bool:
    """Whether moves lead to a pose, lawfully, for what they say they cost."""
    track = follow(start, way.moves)
    on_the_way = {place for place, _ in track[1:-1]} - {start[0]}
    blocked = on_the_way & {*waters.closed, *waters.stops}
    return track[-1] == pose and not blocked and is_paid(means, (way.sail, way.steer, way.row))


def sail_steps(wind: Direction, lateen: bool) -> tuple[int, int, int, int, int, int]:
    """What a step costs by facing: nothing leads upwind, 3 or 2 across, 1 downwind."""
    across = 2 if lateen else 3
    one, two, three, four, five, six = ((0, across, 1, 1, 1, across)[(facing - wind) % 6] for facing in DIRECTIONS)
    return one, two, three, four, five, six


@st.composite
def means_of_ships(draw: st.DrawFn) -> Means:
    wind, lateen = draw(st.sampled_from(DIRECTIONS)), draw(st.booleans())
    return Means(
        power=draw(st.integers(0, 3)),
        sail=draw(st.integers(0, 2)),
        steer=draw(st.integers(0, 3)),
        row=draw(st.none() | st.integers(0, 3)),
        sail_step=draw(st.sampled_from([sail_steps(wind, lateen), (0,) * 6])),
        barred=0 if lateen else wind,
    )


STARTS = st.tuples(st.builds(Hex, st.integers(-3, 3), st.integers(-3, 3)), st.sampled_from(DIRECTIONS))
HEXES = st.lists(st.sampled_from(list(within(ORIGIN, 4))), max_size=6).map(tuple)


@settings(max_examples=150, deadline=None)
@given(STARTS, means_of_ships(), HEXES, HEXES, st.none() | st.integers(0, 2), st.booleans(), st.booleans())
def test_all_and_only_the_poses_that_some_plot_leads_to_are_found(
    start: Pose,
    means: Means,
    closed: tuple[Hex, ...],
    stops: tuple[Hex, ...],
    leash: int | None,
    bounded: bool,
    shut: bool,
) -> None:
    inside = (lambda place: distance(ORIGIN, place) <= 5) if bounded else None
    waters = Waters(tuple(place for place in closed if place != start[0]), stops, inside, shut, leash)
    search = Search(start, means, waters)
    found = list(search.poses())
    assert len(found) == len(set(found))
    assert set(found) == walk(start, means, waters)
    cheapest = list(search.ways())
    assert len(cheapest) == len(found)
    assert {pose for pose, _ in cheapest} == set(found)
    for pose, way in cheapest:
        assert is_good(way, start, pose, means, waters)
        alone = search.way(pose)
        assert alone is not None
        assert sum((way.sail, way.steer, way.row)) <= sum((alone.sail, alone.steer, alone.row))
    for pose in found[::5]:
        short, run_up = search.way(pose), search.run_up(pose)
        assert short is not None
        assert run_up is not None
        assert is_good(short, start, pose, means, waters)
        assert is_good(run_up, start, pose, means, waters)
        assert run_up.run >= short.run
    assert search.way((Hex(90, 90), 1)) is None


@settings(max_examples=60, deadline=None)
@given(means_of_ships())
def test_the_longest_run_up_is_found(means: Means) -> None:
    start = ORIGIN, 2
    runs: dict[Pose, int] = {}
    ways: list[tuple[str, Pose, Spent]] = [("", start, (0, 0, 0))]
    while ways:
        moves, (place, facing), (sail, steer, row) = ways.pop()
        run = len(moves) - len(moves.rstrip("A"))
        runs[place, facing] = max(runs.get((place, facing), 0), run)
        step = means.sail_step[facing - 1]
        for move, spent in (
            *((("A", (sail + step, steer, row)),) if step else ()),
            ("A", (sail, steer, row + 2)),
            ("R", (sail, steer, row + 2)),
            ("L", (sail, steer, row + 2)),
            *((("R", (sail, steer + 2, row)),) if turned(facing, 1) != means.barred else ()),
            *((("L", (sail, steer + 2, row)),) if turned(facing, -1) != means.barred else ()),
            ("B", (sail, steer, row + 3)),
        ):
            if is_paid(means, spent) and len(moves) < 8:
                ways.append((moves + move, follow((place, facing), move)[-1], spent))
    search = Search(start, means)
    for pose, longest in runs.items():
        way = search.run_up(pose)
        assert way is not None
        assert way.run >= longest


def test_a_galley_in_a_calm_rows_but_a_round_ship_lies_still() -> None:
    galley = Means(power=0, sail=0, steer=0, row=4, sail_step=(0,) * 6)
    assert set(Search((ORIGIN, 2), galley).poses()) == walk((ORIGIN, 2), galley, OPEN_SEA)
    assert (Hex(0, 2), 2) in Search((ORIGIN, 2), galley).poses()
    round_ship = Means(power=0, sail=0, steer=0, row=None, sail_step=(0,) * 6)
    assert list(Search((ORIGIN, 2), round_ship).poses()) == [(ORIGIN, 2)]
