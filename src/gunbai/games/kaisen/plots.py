"""Plots: what may be written, what is listed, and what one would cost and where it would end.

Clauses: kaisen.plot.written, kaisen.plot.open, kaisen.alloc.three.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from gunbai.errors import NotOffered
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.course import Course, Pools, course_of, shortfall, straight_run, walk, whole_bill
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.geometry import Direction, Hex, format_hex, length, rotated, turned
from gunbai.games.kaisen.listing import PLOT, Listing, leash_of
from gunbai.games.kaisen.moves import STAY, led, written
from gunbai.games.kaisen.passages import Passage
from gunbai.games.kaisen.plot_text import format_plot, parse_plot
from gunbai.games.kaisen.power import Terms, is_calm, may_row
from gunbai.games.kaisen.values import Halt, Hold
from gunbai.kernel.phrase import Phrase
from gunbai.kernel.requests import Ask, Choice, Declaration, Option

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


def prepare(sea: Sea, ship: Ship) -> None:
    """The question for a ship's plot."""
    takes = _taker(sea, ship)
    ship.plot_ask = Ask(ship.seat, "plot", lambda: Listing(sea.prepared, ship), ASKED, takes, ship.id)


def still(ship: Ship) -> Plot:
    """The plot of no movement. Clauses: kaisen.plot.symbol-s. Rulings: kaisen.plot.missing."""
    profile, facing = ship.profile, ship.facing
    at = (ship.at[0], ship.at[1])
    return Plot(0, profile.sail_bonus, 0, profile.steer_bonus, 0, profile.rowing, at, facing, STAY, at, facing)


# ---- what may be written ---------------------------------------------------------------------------------------------


def _taker(sea: Sea, ship: Ship) -> Callable[[str | Declaration], Option]:
    def take(say: str | Declaration) -> Option:
        if isinstance(say, Declaration) and not isinstance(say, Plot):
            shown = say.id if isinstance(say, Choice) else type(say).__name__
            raise NotOffered("not-offered", {"say": shown}, clauses=ASKED, accepted=(format_plot(still(ship)),))
        if isinstance(say, str):
            return accepted(sea, ship, parse_plot(say, still(ship)))
        # What is handed in as a value may hold what nobody can write: it is taken as its own text says it.
        return accepted(sea, ship, parse_plot(accepted(sea, ship, say).id, still(ship)))

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
    words = Phrase("plot-line", {"moves": plot.moves, "end": pose_text(plot.end, plot.end_facing)})
    return Option(format_plot(plot), plot, given, PLOT, words=words)


def pose_text(at: tuple[int, int], facing: Direction) -> str:
    """A position and a facing as plots write them."""
    return f"{format_hex(at)}-{facing}"


# ---- what comes of it ------------------------------------------------------------------------------------------------


def passage_of(sea: Sea, ship: Ship, plot: Plot, text: str) -> Passage:
    """How a plot goes with what its owner can know: points, islands, what holds the ship; no other ship.

    Its directions are counted from the wind, as if it came from 1.

    Args:
        text: the plot in canonical notation.

    Clauses: kaisen.plot.illegal, kaisen.exit.adjacent-only, kaisen.exit.not-all.
    """
    trim, facing, rules, chart = ship.trim, ship.facing, sea.rules, sea.chart
    if not ship.able or ship.hold is Hold.STAY:
        return trim.special(plot, facing, _staying)
    if rules.plot_end_mismatch == "void" and not _ends_as_written(plot):
        return trim.special(plot, facing, _void)
    free = trim.passage(plot, text, facing)
    stops = rules.map_edge == "stop"
    if ship.hold is Hold.FREE and not chart.closed and not (stops and chart.low is not None):
        return free
    leash, at = leash_of(ship.hold), ship.at

    def bars(way: Hex) -> Halt:
        (nw, east), real = at, rotated(way, trim.turns)
        place = Hex(nw + real[0], east + real[1])
        if place in chart.closed:
            return Halt.ISLAND
        if leash is not None and length(way) > leash:
            return Halt.HELD
        return Halt.EDGE if stops and not chart.is_inside(place) else Halt.NONE

    if all(bars(way) is Halt.NONE for way, _ in free.course.track):
        return free

    def barred(moves: str, facing: Direction, pools: Pools, terms: Terms) -> Course:
        return walk(moves, facing, pools, terms, rules.move_illegal, bars)

    return trim.special(plot, facing, barred)


def _staying(_moves: str, facing: Direction, _pools: Pools, terms: Terms) -> Course:
    return course_of(STAY, facing, (0, 0, 0), terms)


def _void(moves: str, facing: Direction, pools: Pools, terms: Terms) -> Course:
    return msgspec.structs.replace(course_of(STAY, facing, pools, terms), halt=Halt.VOID, lost=moves)


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
    trim = ship.trim
    text = format_plot(plot)
    found = passage_of(sea, ship, plot, text)
    course = found.course
    way, facing = course.track[-1]
    nw, east = rotated(way, trim.turns)
    bill = whole_bill(plot.moves, ship.facing, trim.terms)
    bare = (trim.sail_bonus, ship.profile.steer_bonus, trim.row_bonus)
    return PlotPreview(
        text, *found.pools, *course.cost(len(course.signs)),
        pose_text((ship.at[0] + nw, ship.at[1] + east), turned(facing, trim.turns)),
        written([(sign, False) for sign in course.signs]), course.lost, course.halt,
        shortfall(bill, found.pools, trim.terms, trim.oars), shortfall(bill, bare, trim.terms, trim.oars),
        straight_run(course.signs),
    )  # fmt: skip
