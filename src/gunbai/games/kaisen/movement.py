"""移動: plots are asked for in secret, opened together, and carried out at the same time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.bearings import nearest
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.events.fouling import How
from gunbai.games.kaisen.events.movement import Drifted, EndDiffers, Held, LeftMap, PlotOpened, Sailed
from gunbai.games.kaisen.fouled import clear, foul, knots
from gunbai.games.kaisen.geometry import ORIGIN, Hex, ahead, distance, format_hex, hex_at, offset, rotated, turned
from gunbai.games.kaisen.harm import take_out
from gunbai.games.kaisen.listing import Listing
from gunbai.games.kaisen.plot_text import format_plot, parse_plot
from gunbai.games.kaisen.plots import passage_of, pose_text, still
from gunbai.games.kaisen.values import FREE, STAYING, Gone, Hold
from gunbai.kernel.requests import AskAll, Flow

if TYPE_CHECKING:
    from gunbai.games.kaisen.passages import Passage, Turned
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

Plots = dict[str, tuple[Plot, str]]
"""Plots by ship, each with its text in canonical notation."""

_HELD = {
    Hold.STAY: cites("kaisen.exit.not-all", "kaisen.exit.unwilling-no-move", "kaisen.exit.unwilling-no-turn"),
    Hold.TURN: cites("kaisen.exit.not-all"),
    Hold.NEAR: cites("kaisen.exit.adjacent-only", "kaisen.exit.turn-ok"),
}
_UNWILLING = cites("kaisen.exit.unwilling-no-move", "kaisen.exit.unwilling-no-turn")
_NOT_ALL = cites("kaisen.exit.not-all")
_DIFFERS = cites("kaisen.plot.format", "kaisen.plot.example-unaffordable")
_SHARED = cites("kaisen.move.stationary-startshared")
_DRIFT = cites("kaisen.current.as-voyage", "kaisen.current.vs-to-cs")
_LET_SAIL = cites("kaisen.char.gm-details")
_LEFT_MAP = cites("kaisen.plot.coordinates")


def plot_phase(sea: Sea) -> Flow:
    """Plots are written in secret and opened together; then all ships move.

    Clauses: kaisen.plot.written, kaisen.plot.open, kaisen.move.simultaneous, kaisen.move.sequence.
    """
    plots = None if sea.begun else _opened_before(sea)
    if plots is None:
        plots, asks = {}, []
        for ship in sea.ships:
            if not ship.able:
                continue
            if ship.hold is not FREE:
                sea.log.tell(Held(ship.id, ship.hold, _why_held(ship)))
            if ship.hold is not STAYING:
                ask = ship.plot_ask
                ask.offer = Listing(sea.prepared, ship)
                asks.append(ask)
        answers = (yield AskAll(*asks)) if asks else ()
        for ask, plot in zip(asks, answers, strict=True):
            assert ask.accepted is not None
            plots[ask.about] = plot, ask.accepted.id
    move_all(sea, plots)


def _why_held(ship: Ship) -> tuple[str, ...]:
    if ship.hold is Hold.STAY and not ship.fouled:
        return _UNWILLING
    return _NOT_ALL if ship.hold is Hold.STAY and ship.wished else _HELD[ship.hold]


def _opened_before(sea: Sea) -> Plots | None:
    """The plots that were open already as the battle began, if it begins behind their opening."""
    plots: Plots = {}
    for ship in sea.ships:
        text = ship.profile.sheet.now.plot
        if text is not None:
            plot = parse_plot(text, still(ship))
            plots[ship.id] = plot, format_plot(plot)
    return plots or None


def move_all(sea: Sea, plots: Plots) -> None:
    """Opens all plots and carries them out at the same time.

    Clauses: kaisen.move.simultaneous, kaisen.move.stationary-stop, kaisen.move.stationary-automatic,
    kaisen.move.stationary-startshared.
    """
    there = [ship for ship in sea.ships if ship.gone is None]
    sailing: list[tuple[Ship, Passage, Turned]] = []
    blocking: list[Ship] = []
    for ship in there:
        ship.began = ship.at
        ship.moved_freely = ship.able and ship.hold is not STAYING
        plotted = plots.get(ship.id) if ship.able else None
        if plotted is None:
            ship.straight, ship.legs, ship.turns = 0, ((ORIGIN, ship.facing),), 0
            blocking.append(ship)
            continue
        passage, real = _open(sea, ship, *plotted)
        sailing.append((ship, passage, real))
        if passage.is_stationary:
            blocking.append(ship)
    edge, comes_apart = sea.prepared.way_out, False
    is_inside = len(sailing) == len(there)
    for ship, passage, real in sailing:
        is_inside = _sail(sea, ship, passage, real, blocking, edge) and is_inside
        if ship.fouled and ship.at != ship.began:
            comes_apart = True
    if comes_apart:
        _come_apart(sea, there)
    if edge is not None and not is_inside:
        _leave(sea, there, edge)
    if sea.rules.move_swap == "foul":
        _swapped(sea, there)
    if sea.current[1]:
        _drift(sea, [ship for ship in there if ship.gone is None])
        if edge is not None:
            _leave(sea, there, edge)
    sea.near = nearest(there)


def _open(sea: Sea, ship: Ship, plot: Plot, text: str) -> tuple[Passage, Turned]:
    """Opens a plot; returns how it goes, and the same in the real wind."""
    trim, start = ship.trim, plot.start
    is_bare = ship.hold is FREE and sea.prepared.is_open_sea
    passage = trim.passage(plot, text, ship.facing) if is_bare else passage_of(sea, ship, plot, text)
    sail, steer, row = passage.pools
    sea.log.tell(PlotOpened(ship.id, plot, text, sail, steer, row, passage.clauses))
    real = passage.turned[trim.turns] or passage.turn(trim.turns)
    end, facing = (start[0] + real.leads_nw, start[1] + real.leads_east), real.leads_facing
    if plot.end != end or plot.end_facing != facing:
        wrote = pose_text(plot.end, plot.end_facing)
        sea.log.tell(EndDiffers(ship.id, wrote, pose_text(end, facing), _DIFFERS))
    return passage, real


def _sail(
    sea: Sea, ship: Ship, passage: Passage, real: Turned, blocking: list[Ship], edge: tuple[int, int, int, int] | None
) -> bool:
    """Carries one plot out, as far as no ship stands in its way; returns whether it surely stays on the map."""
    at, turns, leg = ship.at, ship.trim.turns, passage.whole
    nw, east = at
    to, facing = hex_at(nw + real.nw, east + real.east), real.facing
    stop = _stopped_at(sea, ship, passage, blocking) if blocking and passage.entered else None
    out = None
    if edge is not None:
        south, west, north, right = edge
        if (
            nw + real.least_nw < south or nw + real.most_nw > north
            or east + real.least_east < west or east + real.most_east > right
        ):  # fmt: skip
            out = _out_at(sea, ship, passage)
    if stop is not None or out is not None:
        leg = passage.leg(stop, out)
        (north, right), bow = leg.track[-1]
        north, right = rotated(Hex(north, right), turns)
        to, facing = hex_at(nw + north, east + right), turned(bow, turns)
    cited = leg.clauses
    if blocking and not passage.ends_where_it_began and any(one.began == at for one in blocking if one is not ship):
        cited += _SHARED
    ship.legs, ship.turns, ship.straight = leg.track, turns, leg.straight
    sail, steer, row = leg.paid
    sea.log.tell(
        Sailed(
            ship.id, leg.moves, leg.lost, leg.halt, leg.short, format_hex(at), format_hex(to), facing, sail, steer, row,
            cited,
        )
    )  # fmt: skip
    ship.at, ship.facing = to, facing
    return out is None


def _stopped_at(sea: Sea, ship: Ship, passage: Passage, blocking: list[Ship]) -> int | None:
    """After which step a ship that has not moved stops this one; None for none. Rulings: kaisen.move.enemy_only."""
    enemies = sea.rules.move_enemy_only == "enemies"
    stops = [
        rotated(offset(ship.at, one.began), -ship.trim.turns)
        for one in blocking
        if one is not ship and not (enemies and one.side == ship.side)
    ]
    return next((steps for place, steps in passage.entered if place in stops), None) if stops else None


def _out_at(sea: Sea, ship: Ship, passage: Passage) -> int:
    """After which step a ship is off the map, to which its plot leads. Rulings: kaisen.map.edge."""
    nw, east = ship.at
    ways = [rotated(way, ship.trim.turns) for way, _ in passage.course.track]
    return next(steps for steps, way in enumerate(ways) if not sea.chart.is_inside(Hex(nw + way[0], east + way[1])))


# ---- after the plots -------------------------------------------------------------------------------------------------


def _come_apart(sea: Sea, ships: list[Ship]) -> None:
    """Fouled ships that the game master has let sail are clear of those from which they have come away.

    Clauses: kaisen.char.gm-details.
    """
    for place, one in enumerate(ships):
        for other in ships[place + 1 :]:
            if other.id in one.fouled and distance(one.at, other.at) > 1:
                clear(sea, one, other, _LET_SAIL)


def _drift(sea: Sea, ships: list[Ship]) -> None:
    """A current carries every ship on; those that are fouled hang together, and where one is held, all of them are.

    Clauses: kaisen.current.as-voyage. Rulings: kaisen.current.vector.
    """
    direction, speed = sea.current
    before = {ship.id: ship.at for ship in ships}
    for knot in knots(ships):
        for _ in range(speed):
            places = [ahead(ship.at, direction) for ship in knot]
            if any(_is_shut(sea, place) for place in places):
                break
            for ship, place in zip(knot, places, strict=True):
                ship.at = place
    for ship in ships:
        if ship.at != before[ship.id]:
            sea.log.tell(Drifted(ship.id, format_hex(ship.at), _DRIFT))


def _is_shut(sea: Sea, place: Hex) -> bool:
    """Whether no ship drifts into a hex. Rulings: kaisen.map.edge."""
    return place in sea.chart.closed or (sea.rules.map_edge == "stop" and not sea.chart.is_inside(place))


def _leave(sea: Sea, ships: list[Ship], edge: tuple[int, int, int, int]) -> None:
    """Ships off the map are out of the battle. Rulings: kaisen.map.edge."""
    south, west, north, right = edge
    for ship in ships:
        nw, east = ship.at
        if ship.gone is None and not (south <= nw <= north and west <= east <= right):
            sea.log.tell(LeftMap(ship.id, _LEFT_MAP))
            take_out(sea, ship, Gone.LEFT)


def _swapped(sea: Sea, ships: list[Ship]) -> None:
    """Ships that have exchanged their hexes. Rulings: kaisen.move.swap."""
    for place, one in enumerate(ships):
        for other in ships[place + 1 :]:
            swapped = one.at == other.began and other.at == one.began and one.at != other.at
            if swapped and one.gone is None and other.gone is None and other.id not in one.fouled:
                foul(sea, one, other, How.SWAP)
