"""Plots: what may be written, what is listed, and what one would cost and where it would end.

Clauses: kaisen.plot.written, kaisen.plot.open, kaisen.alloc.three.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from gunbai.errors import NotOffered
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.course import Course, course_of, shortfall, straight_run, walk, whole_bill
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.geometry import Direction, Hex, distance, format_hex, offset
from gunbai.games.kaisen.moves import STAY, led, written
from gunbai.games.kaisen.plot_text import format_plot, parse_plot, pools_text
from gunbai.games.kaisen.power import Terms, is_calm, may_row, means_of, row_bonus, sail_bonus, terms_of
from gunbai.games.kaisen.values import Halt, Hold
from gunbai.games.kaisen.ways import Way, Ways, search, staying
from gunbai.kernel.phrase import Phrase
from gunbai.kernel.requests import Ask, Choice, Declaration, Offer, OfferOnDemand, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

ASKED = cites("kaisen.plot.written", "kaisen.plot.open", "kaisen.move.simultaneous", "kaisen.move.sequence")
_SUM = cites("kaisen.alloc.three", "kaisen.plot.allocate-fresh", "kaisen.pool.no-carry")
_SAIL = cites("kaisen.alloc.sail-perf", "kaisen.alloc.perf-optional", "kaisen.plot.constant")
_STEER = cites("kaisen.alloc.steer-perf", "kaisen.alloc.perf-optional", "kaisen.plot.constant")
_ROW = cites("kaisen.row.perf-full", "kaisen.alloc.perf-optional", "kaisen.plot.constant")
_WIND = cites("kaisen.row.wind-limit")
_CALM = cites("kaisen.power.sail-main")
_START = cites("kaisen.plot.format")
_CLAUSES = cites("kaisen.plot.format", "kaisen.alloc.three", "kaisen.plot.unspent")
_MOST_KEPT = 4000
"""So many searches are kept at most."""


def prepare(sea: Sea, ship: Ship) -> None:
    """The question for a ship's plot."""
    takes = _taker(sea, ship)
    ship.plot_ask = Ask(ship.seat, "plot", lambda: plot_offer(sea, ship), ASKED, takes, ship.id)


def still(ship: Ship) -> Plot:
    """The plot of no movement. Clauses: kaisen.plot.symbol-s. Rulings: kaisen.plot.missing."""
    profile, facing = ship.profile, ship.facing
    at = (ship.at[0], ship.at[1])
    return Plot(0, profile.sail_bonus, 0, profile.steer_bonus, 0, profile.rowing, at, facing, STAY, at, facing)


# ---- what is listed --------------------------------------------------------------------------------------------------


def leash_of(ship: Ship) -> int | None:
    """How far a ship may be from where it lies. Clauses: kaisen.exit.adjacent-only."""
    return {Hold.FREE: None, Hold.NEAR: 1}.get(ship.hold, 0)


def ways_of(sea: Sea, ship: Ship) -> tuple[Way, ...]:
    """All that a ship can reach, by one plot each; none that leads off the map. Clauses: kaisen.plot.unspent."""
    if not ship.able or ship.hold is Hold.STAY:
        return staying(ship.facing).ways
    leash, at, chart, kept = leash_of(ship), ship.at, sea.chart, sea.prepared.ways
    key: tuple[object, ...] = (ship.id, ship.facing, sea.wind, sea.level, ship.power, leash)
    found = kept.get(key) or _keep(sea, key, _open_sea(sea, ship, leash))
    if chart.closed:
        closed = tuple(way for place in chart.land if (way := offset(at, place)) in found.hexes)
        if closed:
            key = (*key, closed)
            found = kept.get(key) or _keep(sea, key, _among_islands(sea, ship, closed, leash))
    if chart.low is None or chart.high is None:
        return found.ways
    low, high = found.low, found.high
    low = Hex(max(low[0], chart.low[0] - at[0]), max(low[1], chart.low[1] - at[1]))
    high = Hex(min(high[0], chart.high[0] - at[0]), min(high[1], chart.high[1] - at[1]))
    if low == found.low and high == found.high:
        return found.ways
    cut = found.cut.get((low, high))
    if cut is None:
        cut = found.cut[low, high] = found.within(low, high)
    return cut


def _keep(sea: Sea, key: object, found: Ways) -> Ways:
    """Keeps what was searched for, for all battles of the scenario."""
    kept = sea.prepared.ways
    if len(kept) >= _MOST_KEPT:
        kept.clear()
    kept[key] = found
    return found


def _open_sea(sea: Sea, ship: Ship, leash: int | None) -> Ways:
    """All that a ship can reach where no land is, found under a wind from direction 1 and turned into the real one."""
    turns = sea.wind - 1
    facing = (ship.facing - 1 - turns) % 6 + 1
    means = means_of(sea.rules, ship.profile, ship.power, 1, sea.level)
    key = (facing, means, leash)
    found = sea.prepared.ways.get(key) or _keep(sea, key, search(facing, means, (), leash))
    return found.turned(turns) if turns else found


def _among_islands(sea: Sea, ship: Ship, closed: tuple[Hex, ...], leash: int | None) -> Ways:
    means = means_of(sea.rules, ship.profile, ship.power, sea.wind, sea.level)
    return search(ship.facing, means, closed, leash)


def plot_offer(sea: Sea, ship: Ship) -> Offer:
    """One plot for every hex and facing that a ship can reach; any other may be written."""
    ways = ways_of(sea, ship)
    nw, east = at = (ship.at[0], ship.at[1])
    facing, profile = ship.facing, ship.profile
    plus = profile.sail_bonus, profile.steer_bonus, profile.rowing
    start = f":{format_hex(ship.at)}-{facing}:"

    def make(place: int) -> Option:
        moves, sail, steer, row, way, bow = ways[place]
        to = Hex(nw + way[0], east + way[1])
        plot = Plot(sail, plus[0], steer, plus[1], row, plus[2], at, facing, moves, (to[0], to[1]), bow)
        end = f"{format_hex(to)}-{bow}"
        text = f"{pools_text(sail, plus[0], steer, plus[1], row, plus[2])}{start}{moves}:{end}"
        return Option(text, plot, sail + steer + row, _CLAUSES, words=Phrase("plot-line", {"moves": moves, "end": end}))

    return OfferOnDemand(len(ways), make)


# ---- what may be written ---------------------------------------------------------------------------------------------


def _taker(sea: Sea, ship: Ship) -> Callable[[str | Declaration], Option]:
    def take(say: str | Declaration) -> Option:
        if isinstance(say, Declaration) and not isinstance(say, Plot):
            shown = say.id if isinstance(say, Choice) else type(say).__name__
            raise NotOffered("not-offered", {"say": shown}, clauses=ASKED, accepted=(format_plot(still(ship)),))
        plot = parse_plot(say, still(ship)) if isinstance(say, str) else say
        return accepted(sea, ship, plot)

    return take


def accepted(sea: Sea, ship: Ship, plot: Plot) -> Option:
    """A plot that may be handed in.

    Clauses: kaisen.alloc.three, kaisen.alloc.sail-perf, kaisen.alloc.steer-perf, kaisen.row.perf-full,
    kaisen.row.wind-limit. Rulings: kaisen.alloc.under, kaisen.plot.start_mismatch.

    Raises:
        NotOffered: it allocates what the ship does not have, or begins elsewhere.
    """
    rules, profile = sea.rules, ship.profile
    if min(plot.sail, plot.steer, plot.row, plot.sail_plus, plot.steer_plus, plot.row_plus) < 0:
        raise NotOffered("plot-negative", {}, clauses=_SUM)
    if plot.start != ship.at or plot.facing != ship.facing:
        if rules.plot_start_mismatch == "refused" or not ship.able:
            raise NotOffered("plot-start", {"start": pose_text(ship.at, ship.facing)}, clauses=_START)
        plot = msgspec.structs.replace(plot, start=(ship.at[0], ship.at[1]), facing=ship.facing)
    given = plot.sail + plot.steer + plot.row
    if given > ship.power or (rules.alloc_under == "all" and given < ship.power and plot.moves != STAY):
        raise NotOffered("plot-sum", {"given": given, "power": ship.power}, clauses=_SUM)
    for pool, plus, most, clauses in (
        ("sail", plot.sail_plus, profile.sail_bonus, _SAIL),
        ("steer", plot.steer_plus, profile.steer_bonus, _STEER),
        ("row", plot.row_plus, profile.rowing, _ROW),
    ):
        if plus > most:
            raise NotOffered("plot-plus", {"pool": pool, "most": most}, clauses=clauses)
    if plot.row and not may_row(rules, profile, sea.level):
        raise NotOffered("plot-oars", {"level": sea.level}, clauses=_WIND)
    if plot.sail and is_calm(rules, sea.level):
        raise NotOffered("plot-calm", {}, clauses=_CALM)
    words = Phrase("plot-line", {"moves": plot.moves, "end": pose_text(Hex(*plot.end), plot.end_facing)})
    return Option(format_plot(plot), plot, given, _CLAUSES, words=words)


def pose_text(at: Hex, facing: Direction) -> str:
    """A position and a facing as plots write them."""
    return f"{format_hex(at)}-{facing}"


# ---- what comes of it ------------------------------------------------------------------------------------------------


def pools_of(sea: Sea, ship: Ship, plot: Plot) -> tuple[int, int, int]:
    """The points that a plot has to spend.

    Clauses: kaisen.alloc.sail-perf, kaisen.alloc.steer-perf, kaisen.row.perf-full, kaisen.row.wind-limit.
    """
    rules, profile = sea.rules, ship.profile
    return (
        plot.sail + min(plot.sail_plus, sail_bonus(rules, profile, sea.level)),
        plot.steer + plot.steer_plus,
        plot.row + min(plot.row_plus, row_bonus(profile, sea.level)),
    )


def terms(sea: Sea, ship: Ship) -> Terms:
    """What moving costs a ship now."""
    return terms_of(sea.rules, ship.profile.lateen, sea.wind, sea.level)


def course(sea: Sea, ship: Ship, plot: Plot) -> Course:
    """How a plot goes with what its owner can know: points, islands, what holds the ship; no other ship.

    Clauses: kaisen.plot.illegal, kaisen.exit.adjacent-only, kaisen.exit.not-all.
    """
    if not ship.able or ship.hold is Hold.STAY:
        return course_of(STAY, ship.facing, (0, 0, 0), terms(sea, ship))
    pools, costs, illegal = pools_of(sea, ship, plot), terms(sea, ship), sea.rules.move_illegal
    if sea.rules.plot_end_mismatch == "void" and not _ends_as_written(plot):
        return course_of(STAY, ship.facing, pools, costs)._replace(halt=Halt.VOID, lost=plot.moves)
    free = course_of(plot.moves, ship.facing, pools, costs, illegal)
    chart, at = sea.chart, ship.at
    stops = sea.rules.map_edge == "stop"
    if ship.hold is Hold.FREE and not chart.closed and not (stops and chart.low is not None):
        return free
    leash = leash_of(ship)

    def bars(way: Hex) -> Halt:
        place = Hex(at[0] + way[0], at[1] + way[1])
        if place in chart.closed:
            return Halt.ISLAND
        if leash is not None and distance(Hex(0, 0), way) > leash:
            return Halt.HELD
        return Halt.EDGE if stops and not chart.is_inside(place) else Halt.NONE

    if all(bars(way) is Halt.NONE for way, _ in free.track):
        return free
    return walk(plot.moves, ship.facing, pools, costs, illegal, bars)


def _ends_as_written(plot: Plot) -> bool:
    return led(plot.moves, plot.start, plot.facing) == (plot.end, plot.end_facing)


class PlotPreview(msgspec.Struct, frozen=True):
    """What a plot costs and where it really ends, as far as its owner can know. Clauses: kaisen.plot.illegal."""

    plot: str
    """In canonical notation."""
    sail: int
    """Points in each pool."""
    steer: int
    row: int
    sail_spent: int
    steer_spent: int
    row_spent: int
    end: str
    """Where it ends: `0202-5`."""
    moves: str
    """What is made of it."""
    lost: str
    """What is not."""
    halt: Halt
    short: int | None
    """How many points are lacking for the whole of it; None where no points would do."""
    least_power: int | None
    """The least power that would pay for the whole of it."""
    straight: int
    """CS straight ahead at its end."""


def preview(sea: Sea, ship: Ship, plot: Plot) -> PlotPreview:
    """What a plot would come to."""
    pools, found = pools_of(sea, ship, plot), course(sea, ship, plot)
    way, facing = found.track[-1]
    bill, costs = whole_bill(plot.moves, ship.facing, terms(sea, ship)), terms(sea, ship)
    oars = may_row(sea.rules, ship.profile, sea.level)
    profile = ship.profile
    bare = (sail_bonus(sea.rules, profile, sea.level), profile.steer_bonus, row_bonus(profile, sea.level))
    return PlotPreview(
        format_plot(plot), *pools, *found.costs[-1],
        pose_text(Hex(ship.at[0] + way[0], ship.at[1] + way[1]), facing),
        written([(sign, False) for sign in found.signs]), found.lost, found.halt,
        shortfall(bill, pools, costs, oars), shortfall(bill, bare, costs, oars), straight_run(found.signs),
    )  # fmt: skip
