"""移動: plots are asked for in secret, opened together, and carried out at the same time."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.course import Course, shortfall, straight_run, whole_bill
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.events.fouling import How
from gunbai.games.kaisen.events.movement import Drifted, EndDiffers, Held, LeftMap, PlotOpened, Sailed
from gunbai.games.kaisen.fouled import foul
from gunbai.games.kaisen.geometry import STEPS, Direction, Hex, format_hex
from gunbai.games.kaisen.harm import take_out
from gunbai.games.kaisen.moves import led, steps_of, written
from gunbai.games.kaisen.plot_text import format_plot, parse_plot
from gunbai.games.kaisen.plots import course, pools_of, pose_text, still, terms
from gunbai.games.kaisen.power import may_row
from gunbai.games.kaisen.values import Gone, Halt, Hold
from gunbai.kernel.requests import AskAll, Flow

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

Track = tuple[tuple[Hex, Direction], ...]

_OPENED = cites(
    "kaisen.plot.open", "kaisen.plot.format", "kaisen.move.simultaneous", "kaisen.plot.allocate-fresh",
    "kaisen.alloc.three", "kaisen.plot.coordinates",
)  # fmt: skip
_PLUS = (cites("kaisen.alloc.sail-perf"), cites("kaisen.alloc.steer-perf"), cites("kaisen.row.perf-full"))
_NOT_ADDED = cites("kaisen.alloc.perf-optional")
_CONSTANT = cites("kaisen.plot.constant")
_NO_OARS = cites("kaisen.row.wind-limit")


@lru_cache(maxsize=64)
def _opened(adds: tuple[int, int, int], less: bool, windy: bool) -> tuple[str, ...]:
    """The clauses that settle a plot's pools."""
    plus = tuple(name for some, clauses in zip(adds, _PLUS, strict=True) if some for name in clauses)
    return _OPENED + plus + (_NOT_ADDED if less else _CONSTANT) + (_NO_OARS if windy else ())


_HELD = {
    Hold.STAY: cites("kaisen.exit.not-all", "kaisen.exit.unwilling-no-move", "kaisen.exit.unwilling-no-turn"),
    Hold.TURN: cites("kaisen.exit.not-all"),
    Hold.NEAR: cites("kaisen.exit.adjacent-only", "kaisen.exit.turn-ok"),
}
_UNWILLING = cites("kaisen.exit.unwilling-no-move", "kaisen.exit.unwilling-no-turn")
_NOT_ALL = cites("kaisen.exit.not-all")
_DIFFERS = cites("kaisen.plot.format", "kaisen.plot.example-unaffordable")
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
_SHARED = cites("kaisen.move.stationary-startshared")
_PERFORMANCE = cites("kaisen.power.sail-main")
_DRIFT = cites("kaisen.current.as-voyage", "kaisen.current.vs-to-cs")
_LEFT_MAP = cites("kaisen.plot.coordinates")


def plot_phase(sea: Sea) -> Flow:
    """Plots are written in secret and opened together; then all ships move.

    Clauses: kaisen.plot.written, kaisen.plot.open, kaisen.move.simultaneous, kaisen.move.sequence.
    """
    plots = _opened_before(sea)
    if plots is None:
        asks = [ship.plot_ask for ship in sea.ships if ship.able and ship.hold is not Hold.STAY]
        for ship in sea.ships:
            if ship.gone is None and ship.hold is not Hold.FREE and ship.able:
                sea.log.tell(Held(ship.id, ship.hold, _why_held(ship)))
        for ask in asks:
            ask.refresh()
        answers = (yield AskAll(*asks)) if asks else ()
        plots = {ask.about: plot for ask, plot in zip(asks, answers, strict=True)}
    move_all(sea, plots)


def _why_held(ship: Ship) -> tuple[str, ...]:
    if ship.hold is Hold.STAY and not ship.fouled:
        return _UNWILLING
    return _NOT_ALL if ship.hold is Hold.STAY and ship.wished else _HELD[ship.hold]


def _opened_before(sea: Sea) -> dict[str, Plot] | None:
    """The plots that were open already as the battle began, if it begins behind their opening."""
    if sea.begun:
        return None
    plots = {}
    for ship in sea.ships:
        text = ship.profile.sheet.now.plot
        if text is not None:
            plots[ship.id] = parse_plot(text, still(ship))
    return plots or None


def move_all(sea: Sea, plots: dict[str, Plot]) -> None:
    """Opens all plots and carries them out at the same time.

    Clauses: kaisen.move.simultaneous, kaisen.move.stationary-stop, kaisen.move.stationary-automatic,
    kaisen.move.stationary-startshared.
    """
    there = [ship for ship in sea.ships if ship.gone is None]
    courses: dict[str, Course] = {}
    for ship in there:
        plot = plots.get(ship.id) if ship.able else None
        if plot is not None:
            courses[ship.id] = course(sea, ship, plot)
            _tell_opened(sea, ship, plot)
    blocking = [ship for ship in there if is_stationary(sea, courses.get(ship.id))]
    begun = {ship.id: (ship.at, ship.facing) for ship in there}
    for ship in there:
        ship.moved_freely = ship.able and ship.hold is not Hold.STAY
        found = courses.get(ship.id)
        if found is None:
            ship.straight, ship.track = 0, ((ship.at, ship.facing),)
        else:
            _sail(sea, ship, plots[ship.id], found, blocking)
    for ship in there:
        if ship.track:
            ship.at, ship.facing = ship.track[-1]
    _drift(sea, there)
    _leave(sea, there)
    if sea.rules.move_swap == "foul":
        _swapped(sea, there, begun)


def is_stationary(sea: Sea, found: Course | None) -> bool:
    """Whether a ship stops others that come into its hex.

    Clauses: kaisen.move.stationary-stop, kaisen.plot.symbol-s.
    Rulings: kaisen.move.stationary, kaisen.move.turn_only.
    """
    if found is None:
        return True
    if found.signs and sea.rules.move_turn_only == "moving":
        return False
    if sea.rules.move_stationary == "ends-where-began":
        return found.track[-1][0] == (0, 0)
    return "A" not in found.signs and "B" not in found.signs


def _tell_opened(sea: Sea, ship: Ship, plot: Plot) -> None:
    pools, profile = pools_of(sea, ship, plot), ship.profile
    adds = (pools[0] - plot.sail, pools[1] - plot.steer, pools[2] - plot.row)
    less = (plot.sail_plus, plot.steer_plus, plot.row_plus) != (profile.sail_bonus, profile.steer_bonus, profile.rowing)
    cited = _opened(adds, less, plot.row_plus > adds[2])
    sea.log.tell(PlotOpened(ship.id, plot, format_plot(plot), *pools, cited))
    end, facing = led(plot.moves, plot.start, plot.facing)
    if (end, facing) != (plot.end, plot.end_facing):
        wrote = pose_text(Hex(*plot.end), plot.end_facing)
        sea.log.tell(EndDiffers(ship.id, wrote, pose_text(Hex(*end), facing), _DIFFERS))


def _sail(sea: Sea, ship: Ship, plot: Plot, found: Course, blocking: list[Ship]) -> None:
    """Carries one plot out, as far as no ship stands in its way."""
    at = ship.at
    track = [(Hex(at[0] + way[0], at[1] + way[1]), facing) for way, facing in found.track]
    signs, halt, lost = found.signs, found.halt, found.lost
    stop = _stopped_at(sea, ship, track, blocking)
    shared = len(track) > 1 and track[-1][0] != at and any(one.at == at for one in blocking if one is not ship)
    if stop is not None and stop + 1 < len(track):
        rest = [(sign, False) for sign in signs[stop:]]
        lost = written((*rest, *(steps_of(lost) if lost else ())))
        signs, halt, track = signs[:stop], Halt.SHIP, track[: stop + 1]
    elif stop is not None and found.halt is not Halt.NONE:
        halt = Halt.SHIP
    out = _out_at(sea, track)
    if out is not None:
        signs, track = signs[:out], track[: out + 1]
    ship.track = tuple(track)
    ship.straight = straight_run(signs if sea.rules.ram_straight == "executed" else _plotted(plot))
    paid = found.costs[len(signs)]
    to, facing = track[-1]
    short = _short(sea, ship, plot) if halt not in (Halt.NONE, Halt.SHIP) else 0
    moved = written([(sign, False) for sign in signs])
    cited = _cited(sea, ship, signs, track, paid, halt) + (_SHARED if shared else ())
    sea.log.tell(Sailed(ship.id, moved, lost, halt, short, format_hex(at), format_hex(to), facing, *paid, cited))


def _plotted(plot: Plot) -> str:
    """The moves of a plot, a letter each. Rulings: kaisen.ram.straight."""
    return "".join(sign for sign, _ in steps_of(plot.moves))


def _short(sea: Sea, ship: Ship, plot: Plot) -> int:
    costs = terms(sea, ship)
    bill = whole_bill(plot.moves, plot.facing, costs)
    oars = may_row(sea.rules, ship.profile, sea.level)
    return shortfall(bill, pools_of(sea, ship, plot), costs, oars) or 0


def _stopped_at(sea: Sea, ship: Ship, track: list[tuple[Hex, Direction]], blocking: list[Ship]) -> int | None:
    """After which step a ship that has not moved stops this one; None for none. Rulings: kaisen.move.enemy_only."""
    enemies = sea.rules.move_enemy_only == "enemies"
    stops = [one.at for one in blocking if one is not ship and not (enemies and one.side == ship.side)]
    if not stops:
        return None
    for place in range(1, len(track)):
        if track[place][0] != track[place - 1][0] and track[place][0] in stops:
            return place
    return None


def _out_at(sea: Sea, track: list[tuple[Hex, Direction]]) -> int | None:
    """After which step a ship is off the map; None for none. Rulings: kaisen.map.edge."""
    if sea.rules.map_edge != "out" or sea.chart.low is None:
        return None
    return next((place for place, (hex, _) in enumerate(track) if not sea.chart.is_inside(hex)), None)


def _cited(
    sea: Sea, ship: Ship, signs: str, track: list[tuple[Hex, Direction]], paid: tuple[int, int, int], halt: Halt
) -> tuple[str, ...]:
    """The clauses that decided how a plot went."""
    key = (signs, tuple(facing for _, facing in track), paid, halt, ship.profile.lateen, sea.wind, sea.level)
    found = _CITED.get(key)
    if found is None:
        if len(_CITED) > _MOST_CITED:
            _CITED.clear()
        found = _CITED[key] = _clauses_of(sea, ship, signs, track, paid, halt)
    return found


_CITED: dict[object, tuple[str, ...]] = {}
_MOST_CITED = 20_000


def _clauses_of(
    sea: Sea, ship: Ship, signs: str, track: list[tuple[Hex, Direction]], paid: tuple[int, int, int], halt: Halt
) -> tuple[str, ...]:
    sail, steer, row = paid
    cited: list[str] = list(_STAYED if not signs else ())
    prices = terms(sea, ship).sail_step
    for sign, clauses in (("A", _AHEAD), ("B", _BACK), ("R", _RIGHT), ("L", _LEFT)):
        cited += clauses if sign in signs else ()
    if sail:
        ahead = [prices[facing - 1] for sign, (_, facing) in zip(signs, track[1:], strict=True) if sign == "A"]
        cited += _PERFORMANCE
        cited += _LEE if 1 in ahead else ()
        cited += (_LATEEN if ship.profile.lateen else _CROSS) if max(ahead) > 1 else ()
    upwind = [facing == sea.wind for sign, (_, facing) in zip(signs, track[1:], strict=True) if sign in "RL"]
    if steer:
        cited += _STEERED
        cited += _LUFFED if ship.profile.lateen and any(upwind) else ()
    if row:
        cited += _ROWED
        cited += _ROWED_BACK if "B" in signs else ()
        cited += _ROWED_AHEAD if "A" in signs and not sail else ()
        turned = signs.count("R") + signs.count("L") > steer // 2
        cited += _ROWED_TURN if turned else ()
        cited += _ROWED_UPWIND if turned and any(upwind) and not ship.profile.lateen else ()
    cited += _MIXED if len(signs) > 2 and sail and steer else ()
    cited += _HALT[halt] if halt is not Halt.NONE else _UNSPENT
    return tuple(dict.fromkeys(cited))


# ---- after the plots -------------------------------------------------------------------------------------------------


def _drift(sea: Sea, ships: list[Ship]) -> None:
    """A current carries every ship on. Clauses: kaisen.current.as-voyage. Rulings: kaisen.current.vector."""
    direction, speed = sea.current
    if not speed:
        return
    for ship in ships:
        before = ship.at
        for _ in range(speed):
            way = STEPS[direction]
            to = Hex(ship.at[0] + way[0], ship.at[1] + way[1])
            if to in sea.chart.closed or (sea.rules.map_edge == "stop" and not sea.chart.is_inside(to)):
                break
            ship.at = to
        if ship.at != before:
            sea.log.tell(Drifted(ship.id, format_hex(ship.at), _DRIFT))


def _leave(sea: Sea, ships: list[Ship]) -> None:
    """Ships off the map are out of the battle. Rulings: kaisen.map.edge."""
    if sea.chart.low is None or sea.rules.map_edge != "out":
        return
    for ship in ships:
        if not sea.chart.is_inside(ship.at):
            sea.log.tell(LeftMap(ship.id, _LEFT_MAP))
            take_out(sea, ship, Gone.LEFT)


def _swapped(sea: Sea, ships: list[Ship], begun: dict[str, tuple[Hex, Direction]]) -> None:
    """Ships that have exchanged their hexes. Rulings: kaisen.move.swap."""
    for place, one in enumerate(ships):
        for other in ships[place + 1 :]:
            swapped = one.at == begun[other.id][0] and other.at == begun[one.id][0] and one.at != other.at
            if swapped and one.gone is None and other.gone is None and other.id not in one.fouled:
                foul(sea, one, other, How.SWAP)
