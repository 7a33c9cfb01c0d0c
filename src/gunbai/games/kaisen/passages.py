"""How a plot is carried out, as far as other ships and the map's edge let it, and the clauses that decide it.

All that a plot comes to by its points alone is found once and kept: ships plot the same moves over and over. For that,
every direction here is counted from the wind, as if it came from 1; whoever uses a passage turns it into the real wind.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.course import Course, Pools, Track, route_of, shortfall, straight_run
from gunbai.games.kaisen.geometry import ORIGIN, Direction, rotated, turned
from gunbai.games.kaisen.moves import steps_of, written
from gunbai.games.kaisen.values import Halt

if TYPE_CHECKING:
    from gunbai.games.kaisen.trim import Trim

UPWIND: Direction = 1

_STAYED = cites("kaisen.plot.symbol-s", "kaisen.plot.written")
_AHEAD = cites("kaisen.plot.symbol-n", "kaisen.scale.cs-hex")
_BACK = cites("kaisen.plot.symbol-b")
_RIGHT = cites("kaisen.plot.symbol-r", "kaisen.compass.clockwise")
_LEFT = cites("kaisen.plot.symbol-l", "kaisen.compass.clockwise")
_LEE = cites("kaisen.sail.cost-lee", "kaisen.wind.leeward", "kaisen.sail.bow-only")
_CROSS = cites("kaisen.sail.cost-cross", "kaisen.wind.crosswind", "kaisen.sail.bow-only")
_LATEEN = cites("kaisen.sail.cost-cross-lateen", "kaisen.wind.crosswind", "kaisen.sail.bow-only")
_STEERED = cites("kaisen.turn.cost-steer")
_LUFFED = cites("kaisen.turn.upwind-lateen")
_ROWED = cites("kaisen.row.windless")
_ROWED_AHEAD = cites("kaisen.row.cost-forward", "kaisen.row.windless")
_ROWED_BACK = cites("kaisen.row.cost-back")
_ROWED_TURN = cites("kaisen.row.cost-turn")
_ROWED_UPWIND = cites("kaisen.turn.upwind-row")
_UNSPENT = cites("kaisen.plot.unspent", "kaisen.pool.no-carry")
_MIXED = cites("kaisen.plot.any-order", "kaisen.plot.split")
_PERFORMANCE = cites("kaisen.power.sail-main")
_HALT = {
    Halt.SAIL: cites("kaisen.plot.illegal", "kaisen.pool.no-mix", "kaisen.sail.upwind", "kaisen.wind.upwind"),
    Halt.STEER: cites("kaisen.plot.illegal", "kaisen.pool.no-mix", "kaisen.turn.upwind-barred"),
    Halt.ROW: cites("kaisen.plot.illegal", "kaisen.pool.no-mix", "kaisen.sail.bow-only"),
    Halt.ISLAND: cites("kaisen.plot.illegal"),
    Halt.SHIP: cites("kaisen.move.stationary-stop", "kaisen.move.stationary-automatic"),
    Halt.HELD: cites("kaisen.exit.adjacent-only"),
    Halt.EDGE: cites("kaisen.plot.illegal"),
    Halt.VOID: cites("kaisen.plot.illegal"),
}


class Leg(msgspec.Struct, frozen=True, gc=False):
    """What was made of a plot. Places are ways from where the ship lay."""

    track: Track
    moves: str
    """What was made of it."""
    lost: str
    """What was not."""
    halt: Halt
    short: int
    """How many points were lacking for the whole of it."""
    paid: Pools
    straight: int
    """CS straight ahead at its end."""
    clauses: tuple[str, ...]


class Turned(msgspec.Struct, frozen=True, gc=False):
    """A passage turned into the real wind, as ways from where it begins."""

    nw: int
    """Where it ends if nothing is in the way."""
    east: int
    facing: Direction
    least_nw: int
    """The corners of all that it comes through."""
    least_east: int
    most_nw: int
    most_east: int
    leads_nw: int
    """Where all of its moves would lead."""
    leads_east: int
    leads_facing: Direction


class Passage:
    """A plot as its points, land and what holds the ship let it go, and what becomes of it in the way of others."""

    __slots__ = (
        "_legs", "_moves", "_trim", "clauses", "course", "ends_where_it_began", "entered", "is_stationary", "pools",
        "turned", "whole",
    )  # fmt: skip

    def __init__(self, trim: Trim, moves: str, pools: Pools, clauses: tuple[str, ...], course: Course) -> None:
        """
        Args:
            trim: under a wind from 1.
            moves: the whole plot.
            clauses: those that settled the pools.
            course: how it goes where no other ship is.
        """
        self._trim, self._moves = trim, moves
        self.course = course
        self.pools = pools
        self.clauses = clauses
        track = course.track
        self.entered = tuple(
            [(place, steps) for steps, (place, _) in enumerate(track) if steps and place != track[steps - 1][0]]
        )
        """The hexes that it enters one after the other, and how many steps are made by then."""
        self.ends_where_it_began = track[-1][0] == ORIGIN
        self.is_stationary = _is_stationary(trim, course)
        """It stops others that come into the ship's hex."""
        self._legs: dict[tuple[int | None, int | None], Leg] = {}
        self.turned: list[Turned | None] = [None] * 6
        """The same, so many times 60 degrees farther to the right; None for what has not been asked for."""
        self.whole = self.leg(None, None)
        """All of it that is made where nothing is in the way."""

    def turn(self, turns: int) -> Turned:
        """The same, so many times 60 degrees farther to the right, kept from now on."""
        track = self.course.track
        ways = [rotated(way, turns) for way, _ in track]
        nws, easts = zip(*ways, strict=True)
        leads, bow = route_of(self._moves, track[0][1], self._trim.terms).track[-1]
        found = self.turned[turns] = Turned(
            *ways[-1], turned(track[-1][1], turns), min(nws), min(easts), max(nws), max(easts),
            *rotated(leads, turns), turned(bow, turns),
        )  # fmt: skip
        return found

    def leg(self, stop: int | None, out: int | None) -> Leg:
        """What is made of it.

        Args:
            stop: after so many steps another ship stops it.
            out: after so many it is off the map.
        """
        found = self._legs.get((stop, out))
        if found is None:
            found = self._legs[stop, out] = self._made(stop, out)
        return found

    def _made(self, stop: int | None, out: int | None) -> Leg:
        """Clauses: kaisen.plot.illegal, kaisen.plot.unspent, kaisen.move.stationary-stop.

        Rulings: kaisen.ram.straight.
        """
        trim, course = self._trim, self.course
        signs, halt, lost, track = course.signs, course.halt, course.lost, course.track
        if stop is not None and stop + 1 < len(track):
            rest = [(sign, False) for sign in signs[stop:]]
            lost = written((*rest, *(steps_of(lost) if lost else ())))
            signs, halt, track = signs[:stop], Halt.SHIP, track[: stop + 1]
        elif stop is not None and halt is not Halt.NONE:
            halt = Halt.SHIP
        if out is not None and out < len(track):
            signs, track = signs[:out], track[: out + 1]
        short = 0
        if halt not in (Halt.NONE, Halt.SHIP):
            bill = route_of(self._moves, course.track[0][1], trim.terms).bills[-1]
            short = shortfall(bill, self.pools, trim.terms, trim.oars) or 0
        paid = course.cost(len(signs))
        executed = trim.rules.ram_straight == "executed"
        return Leg(
            track, written([(sign, False) for sign in signs]), lost, halt, short, paid,
            straight_run(signs if executed else "".join(sign for sign, _ in steps_of(self._moves))),
            _clauses_of(trim, signs, track, paid, halt),
        )  # fmt: skip


def _is_stationary(trim: Trim, course: Course) -> bool:
    """Whether a ship stops others that come into its hex.

    Clauses: kaisen.move.stationary-stop, kaisen.plot.symbol-s.
    Rulings: kaisen.move.stationary, kaisen.move.turn_only.
    """
    if course.signs and trim.rules.move_turn_only == "moving":
        return False
    if trim.rules.move_stationary == "ends-where-began":
        return course.track[-1][0] == ORIGIN
    return "A" not in course.signs and "B" not in course.signs


def _clauses_of(trim: Trim, signs: str, track: Track, paid: Pools, halt: Halt) -> tuple[str, ...]:
    """The clauses that decided how a plot went."""
    sail, steer, row = paid
    cited: list[str] = list(_STAYED if not signs else ())
    prices, lateen = trim.terms.sail_step, trim.lateen
    for sign, clauses in (("A", _AHEAD), ("B", _BACK), ("R", _RIGHT), ("L", _LEFT)):
        cited += clauses if sign in signs else ()
    if sail:
        ahead = [prices[facing - 1] for sign, (_, facing) in zip(signs, track[1:], strict=True) if sign == "A"]
        cited += _PERFORMANCE
        cited += _LEE if 1 in ahead else ()
        cited += (_LATEEN if lateen else _CROSS) if max(ahead) > 1 else ()
    upwind = [facing == UPWIND for sign, (_, facing) in zip(signs, track[1:], strict=True) if sign in "RL"]
    if steer:
        cited += _STEERED
        cited += _LUFFED if lateen and any(upwind) else ()
    if row:
        cited += _ROWED
        cited += _ROWED_BACK if "B" in signs else ()
        cited += _ROWED_AHEAD if "A" in signs and not sail else ()
        turned = signs.count("R") + signs.count("L") > steer // 2
        cited += _ROWED_TURN if turned else ()
        cited += _ROWED_UPWIND if turned and any(upwind) and not lateen else ()
    cited += _MIXED if len(signs) > 2 and sail and steer else ()
    cited += _HALT[halt] if halt is not Halt.NONE else _UNSPENT
    return tuple(dict.fromkeys(cited))
