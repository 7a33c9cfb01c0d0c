"""What is wrong with a scenario of 海戦 that only shows across its keys."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from gunbai.errors import Fault, NotationError
from gunbai.games.kaisen.chart import Chart, place_of
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.equipment import TABLE
from gunbai.games.kaisen.geometry import distance, format_hex
from gunbai.games.kaisen.models import MODELS, filled
from gunbai.games.kaisen.names import named
from gunbai.games.kaisen.people_faults import people_faults
from gunbai.games.kaisen.plot_text import parse_plot
from gunbai.games.kaisen.plots import still
from gunbai.games.kaisen.rolls import rolls_of
from gunbai.games.kaisen.rules import Rules
from gunbai.games.kaisen.sheet import EquipmentSheet, SeaScenario, ShipSheet
from gunbai.games.kaisen.ship import GROUP, Profile, Ship
from gunbai.games.kaisen.values import Fight, Kind
from gunbai.kernel.folding import fold
from gunbai.kernel.requests import GM
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.scenario import Words
from gunbai.kernel.views import SPECTATOR

_CASTLE = cites("kaisen.deck.castle-designate")
_ENGINE = cites("kaisen.deck.engine-designate")
_MELEE = cites("kaisen.deck.melee-arc")
_DATA = cites("kaisen.deck.engine-arc")
_CAPACITY = cites("kaisen.soldier.capacity")
_SPACE = cites("kaisen.soldier.space", "kaisen.soldier.group")
_FOULED = cites("kaisen.foul.adjacent")
_LOCKED = cites("kaisen.bow.locked")
_SAME_HEX = cites("kaisen.bow.samehex-rr")
_HELPLESS = cites("kaisen.turn.cost-steer", "kaisen.row.cost-turn")
_NEEDED = ("hull", "rigging", "crew")
_CAMPAIGN = (
    ("weather_table", "weather", "kaisen.weather.table"),
    ("weather_change_table", "change", "kaisen.weather.change_table"),
    ("wind_from_weather", "wind", "kaisen.wind.from_weather"),
)


def check_sea(scenario: SeaScenario, rulings: Rulings) -> tuple[Fault, ...]:
    """What only shows across the keys of a scenario."""
    rules = Rules(rulings)
    faults = [*_frame_faults(scenario), *_table_faults(scenario, rules)]
    models = [*_model_faults(scenario)]
    faults += models
    if models:
        return tuple(faults)
    faults += _id_faults(scenario)
    for number, ship in enumerate(scenario.ship, 1):
        place = f"ship[{number}]"
        whole = filled(ship)
        faults += [*_value_faults(whole, place, rules), *_equipment_faults(whole, place, rules)]
        faults += [*_soldier_faults(whole, place, rules), *people_faults(ship, place, rules)]
    faults += _place_faults(scenario)
    if not faults:
        faults += _middle_faults(scenario, rules)
    return tuple(faults)


# ---- the frame -------------------------------------------------------------------------------------------------------


def _frame_faults(scenario: SeaScenario) -> Iterator[Fault]:
    sides = dict.fromkeys(ship.side for ship in scenario.ship)
    if len(sides) < 2:
        yield Fault("one-side", "ship", values={"given": len(sides)}, accepted=("2..",))
    seats: dict[str, str] = {}
    for number, ship in enumerate(scenario.ship, 1):
        seat = ship.seat or ship.side
        if fold(seat) in (GM, SPECTATOR):
            yield Fault("taken", f"ship[{number}].seat", values={"id": seat})
        if seats.setdefault(seat, ship.side) != ship.side or (seat in sides and seat != ship.side):
            yield Fault("seat-of-two-sides", f"ship[{number}].seat", values={"seat": seat})
    known = (*sides, *seats)
    for number, side in enumerate(scenario.sides, 1):
        if side.id not in known:
            yield Fault("unknown-name", f"sides[{number}].id", values={"key": side.id}, accepted=tuple(known))


def _table_faults(scenario: SeaScenario, rules: Rules) -> Iterator[Fault]:
    for name, key, ruling in _CAMPAIGN:
        if getattr(rules, name) == "campaign" and getattr(scenario.table, key) is None:
            yield Fault("needs", f"rulings.{ruling}", values={"key": ruling, "other": f"table.{key}"})


def _model_faults(scenario: SeaScenario) -> Iterator[Fault]:
    for number, ship in enumerate(scenario.ship, 1):
        if ship.model is not None and ship.model not in MODELS:
            place = f"ship[{number}].model"
            yield Fault("unknown-name", place, values={"key": ship.model}, accepted=tuple(MODELS))


def _id_faults(scenario: SeaScenario) -> Iterator[Fault]:
    """Ids that cannot be told from one another, or that would have two names in the log."""
    yield from _taken("ship", (ship.id for ship in scenario.ship))
    people = [(f"ship[{number}].people", person.id) for number, ship in enumerate(scenario.ship, 1)
              for person in ship.people]  # fmt: skip
    seen = {fold(ship.id) for ship in scenario.ship}
    for place, id in people:
        if fold(id) in seen:
            yield Fault("taken", place, values={"id": id})
        seen.add(fold(id))
    for number, ship in enumerate(scenario.ship, 1):
        groups = tuple(f"{group.kind.value}-" for group in filled(ship).soldiers or ())
        ids = [piece.id for piece in filled(ship).equipment or ()]
        yield from _taken(f"ship[{number}].equipment", ids, (ship.id for ship in scenario.ship), groups)
    names: dict[str, Words] = {}
    for place, id, name in named(scenario):
        if names.setdefault(id, name) != name and not place.startswith("sides"):
            yield Fault("taken", f"{place}.id", values={"id": id})


def _taken(
    table: str, ids: Iterable[str], taken: Iterable[str] = (), beginnings: tuple[str, ...] = ()
) -> Iterator[Fault]:
    seen = {fold(one) for one in taken}
    for number, one in enumerate(ids, 1):
        if fold(one) in seen or one.startswith(beginnings or ("\0",)):
            yield Fault("taken", f"{table}[{number}].id", values={"id": one})
        seen.add(fold(one))


# ---- a ship ----------------------------------------------------------------------------------------------------------


def _value_faults(ship: ShipSheet, place: str, rules: Rules) -> Iterator[Fault]:
    for key in (*_NEEDED, *(("hp",) if rules.hp_ship == "record" else ())):
        if getattr(ship, key) is None:
            yield Fault("missing-key", f"{place}.{key}", values={"key": key}, accepted=("0..200",))
    if rules.scenario_helpless == "refuse" and not ship.steering and not ship.rowing:
        yield Fault("helpless", f"{place}.steering", clauses=_HELPLESS)


def _equipment_faults(ship: ShipSheet, place: str, rules: Rules) -> Iterator[Fault]:
    """Clauses: kaisen.deck.castle-designate, kaisen.deck.engine-designate. Rulings: kaisen.gun.engine_data."""
    for number, piece in enumerate(ship.equipment or (), 1):
        row, inner = TABLE[piece.kind], f"{place}.equipment[{number}]"
        clauses = _clauses_of(piece)
        mounts = tuple(f'"{mount.value}"' for mount in row.mounts)
        if piece.mount is None and row.designated:
            yield Fault("not-designated", f"{inner}.mount", accepted=mounts, clauses=clauses)
        elif piece.mount is not None and piece.mount not in row.mounts:
            given = {"mount": piece.mount.value}
            yield Fault("wrong-mount", f"{inner}.mount", values={**given}, accepted=mounts, clauses=clauses)
        if piece.dice is None and row.fight is not None and not row.printed and rules.gun_engine_data == "record":
            yield Fault("no-dice", f"{inner}.dice", accepted=("0..9",), clauses=_DATA)


def _clauses_of(piece: EquipmentSheet) -> tuple[str, ...]:
    if piece.kind is Kind.CASTLE:
        return _CASTLE
    return _ENGINE if TABLE[piece.kind].fight is Fight.GUNNERY else _MELEE


def _soldier_faults(ship: ShipSheet, place: str, rules: Rules) -> Iterator[Fault]:
    """Clauses: kaisen.soldier.capacity, kaisen.soldier.space. Rulings: kaisen.soldier.capacity_stat."""
    soldiers = ship.soldiers or ()
    stat = rules.soldier_capacity_stat
    room = (ship.passengers if stat == "passengers" else ship.boarding_room) or 0
    men = sum(one.men for one in soldiers)
    if men and not room:
        yield Fault("no-room", f"{place}.soldiers", values={"stat": stat}, clauses=_CAPACITY)
    elif men > GROUP * room:
        yield Fault("too-many-men", f"{place}.soldiers", values={"men": men, "most": GROUP * room}, clauses=_SPACE)
    for number, one in enumerate(soldiers, 1):
        sizes = [GROUP] * (one.men // GROUP) + [one.men % GROUP] * (one.men % GROUP > 0)
        if one.groups and (
            len(one.groups) != len(sizes) or any(left > size for left, size in zip(one.groups, sizes, strict=True))
        ):
            inner = f"{place}.soldiers[{number}].groups"
            yield Fault("wrong-groups", inner, accepted=(str(sizes),), clauses=_SPACE)


# ---- where the ships lie ---------------------------------------------------------------------------------------------


def _place_faults(scenario: SeaScenario) -> Iterator[Fault]:
    sea = scenario.sea
    if (sea.low is None) != (sea.high is None):
        yield Fault("needs", "sea.low", values={"key": "low", "other": "high"})
        return
    chart = Chart(sea)
    if chart.low is not None and chart.high is not None and not chart.is_inside(chart.low):
        yield Fault("wrong-bounds", "sea.low", values={"low": str(sea.low), "high": str(sea.high)})
        return
    for number, ship in enumerate(scenario.ship, 1):
        at = place_of(ship.at)
        if at in chart.closed:
            yield Fault("on-land", f"ship[{number}].at", values={"hex": ship.at})
        if not chart.is_inside(at):
            accepted = (f"{sea.low}..{sea.high}",)
            yield Fault("off-map", f"ship[{number}].at", values={"hex": ship.at}, accepted=accepted)


def _middle_faults(scenario: SeaScenario, rules: Rules) -> Iterator[Fault]:
    """What cannot be where a battle begins in the middle."""
    if scenario.now.storm and scenario.sea.weather != 6:
        yield Fault("needs", "now.storm", values={"key": "storm", "other": "sea.weather = 6"})
    by_id = {ship.id: ship for ship in scenario.ship}
    for number, ship in enumerate(scenario.ship, 1):
        place, now = f"ship[{number}].now", ship.now
        for key in ("fouled", "fouled_now", "bow_won"):
            for name in getattr(now, key):
                other = by_id.get(name)
                if other is None or other is ship:
                    accepted = tuple(one for one in by_id if one != ship.id)
                    yield Fault("unknown-name", f"{place}.{key}", values={"key": name}, accepted=accepted)
                elif distance(place_of(ship.at), place_of(other.at)) > 1:
                    values = {"ship": name, "hex": format_hex(place_of(other.at))}
                    yield Fault("foul-apart", f"{place}.{key}", values={**values}, clauses=_FOULED)
        yield from _bow_faults(ship, place, by_id)
        if now.wished_to_leave and now.unwilling:
            yield Fault("excludes", f"{place}.unwilling", values={"key": "unwilling", "other": "wished_to_leave"})
        if now.plot is not None:
            yield from _plot_faults(scenario, ship, place, rules)


def _bow_faults(ship: ShipSheet, place: str, by_id: Mapping[str, ShipSheet]) -> Iterator[Fault]:
    """Bow equipment is locked, or bears on a ship in the same hex, as long as ships are fouled.

    Clauses: kaisen.bow.locked, kaisen.bow.samehex-rr.
    """
    now = ship.now
    fouled = {*now.fouled, *now.fouled_now}
    fouled |= {other.id for other in by_id.values() if ship.id in (*other.now.fouled, *other.now.fouled_now)}
    if now.bow_locked and not fouled:
        yield Fault("needs", f"{place}.bow_locked", values={"key": "bow_locked", "other": "fouled"}, clauses=_LOCKED)
    if now.bow_locked and now.bow_won:
        yield Fault("excludes", f"{place}.bow_won", values={"key": "bow_won", "other": "bow_locked"}, clauses=_LOCKED)
    for name in now.bow_won:
        if name in by_id and (name not in fouled or by_id[name].at != ship.at):
            yield Fault("bow-apart", f"{place}.bow_won", values={"ship": name}, clauses=_SAME_HEX)


def _plot_faults(scenario: SeaScenario, ship: ShipSheet, place: str, rules: Rules) -> Iterator[Fault]:
    """A plot that was opened before the battle began."""
    assert ship.now.plot is not None
    if scenario.now.phase != "plot":
        yield Fault("needs", f"{place}.plot", values={"key": "plot", "other": 'now.phase = "plot"'})
    try:
        plot = parse_plot(ship.now.plot, still(Ship(Profile(ship, rules), rolls_of(rules, ship.side))))
    except NotationError as error:
        yield Fault(
            "wrong-plot", f"{place}.plot", values={"position": int(str(error.values["position"]))},
            accepted=error.accepted, clauses=error.clauses,
        )  # fmt: skip
        return
    if plot.start != place_of(ship.at) or plot.facing != ship.facing:
        yield Fault("plot-elsewhere", f"{place}.plot", values={"start": f"{ship.at}-{ship.facing}"})
