"""What the GM may overrule in a battle at sea, besides the kernel's `dice` and `end`.

- `set`, target `SHIP.FIELD`, `SHIP.GROUP`, `PERSON.FIELD` or a field of the sea: gives it a value.
- `foul`, target `SHIP+SHIP`, value true or false: these two are fouled, or are not.
- `force`, target `SHIP`, value `success` or `failure`: how the next roll comes out in which this ship acts.
- `remove`, target `SHIP`: out of the battle.

Clauses: kaisen.char.gm-details, kaisen.exit.adjacent-several.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NoReturn

from gunbai.errors import Refused
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.events.battle import ValueSet
from gunbai.games.kaisen.events.fouling import How, Sank
from gunbai.games.kaisen.fouled import clear, foul
from gunbai.games.kaisen.geometry import distance, format_hex, parse_hex
from gunbai.games.kaisen.harm import sinks_at, take_out
from gunbai.games.kaisen.ship import GROUP
from gunbai.games.kaisen.values import Gone, Hold
from gunbai.games.kaisen.weather import set_weather
from gunbai.kernel.events import Plain
from gunbai.kernel.inputs import Ruling

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Person, Ship
    from gunbai.games.kaisen.state import Sea

_SET = cites("kaisen.char.gm-details")
_FOUL = cites("kaisen.exit.adjacent-several", "kaisen.char.gm-details")
RULINGS = ("set", "foul", "force", "remove", "dice", "end")
SHIP_FIELDS = ("hp", "hex", "facing", "power", "hold", "bow_locked", "flagged")
PERSON_FIELDS = ("uses", "acted")
SEA_FIELDS = ("weather", "wind", "quiet")
MOST_POWER = 99
FORCED = {"success": True, "failure": False}


def rule(sea: Sea, ruling: Ruling) -> None:
    """Carries out a ruling.

    Raises:
        Refused: no such ruling, target or value; nothing has changed.
    """
    match ruling.rule:
        case "set":
            _set(sea, ruling)
        case "foul":
            _foul(sea, ruling)
        case "force":
            ship = _ship(sea, ruling.target)
            if not isinstance(ruling.value, str) or ruling.value not in FORCED:
                _value("force", FORCED)
            ship.forced = FORCED[ruling.value]
        case "remove":
            take_out(sea, _ship(sea, ruling.target), Gone.REMOVED)
        case _:
            raise Refused("no-such-ruling", {"rule": ruling.rule}, accepted=RULINGS)


def _value(rule: str, accepted: Iterable[str]) -> NoReturn:
    raise Refused("ruling-value", {"rule": rule}, accepted=tuple(accepted))


def _ship(sea: Sea, name: str) -> Ship:
    ship = sea.by_id.get(name)
    if ship is None or ship.gone is not None:
        accepted = tuple(one.id for one in sea.ships if one.gone is None)
        raise Refused("ruling-target", {"target": name}, accepted=accepted)
    return ship


def _foul(sea: Sea, ruling: Ruling) -> None:
    names = ruling.target.split("+")
    pairs = tuple(
        f"{one.id}+{other.id}"
        for place, one in enumerate(sea.ships)
        for other in sea.ships[place + 1 :]
        if one.gone is None and other.gone is None and distance(one.at, other.at) <= 1
    )
    if ruling.target not in pairs and "+".join(reversed(names)) not in pairs:
        raise Refused("ruling-target", {"target": ruling.target}, accepted=pairs)
    if type(ruling.value) is not bool:
        _value("foul", ("true", "false"))
    one, other = (sea.by_id[name] for name in names)
    if ruling.value and other.id not in one.fouled:
        foul(sea, one, other, How.RULED)
    elif not ruling.value and other.id in one.fouled:
        clear(sea, one, other, _FOUL)
        for ship in (one, other):
            if not ship.fouled:
                ship.hold = Hold.FREE


# ---- set -------------------------------------------------------------------------------------------------------------


def _set(sea: Sea, ruling: Ruling) -> None:
    name, _, field = ruling.target.rpartition(".")
    person = next((one for ship in sea.ships for one in ship.people if one.id == name), None)
    if not name and field in SEA_FIELDS:
        before: Plain = getattr(sea, field)
        _set_sea(sea, field, ruling.value)
        after: Plain = getattr(sea, field)
    elif person is not None and name not in sea.by_id:
        before, after = _set_person(person, ruling.target, field, ruling.value)
    else:
        before, after = _set_ship(sea, _ship_of(sea, ruling.target, name), ruling.target, field, ruling.value)
    sea.log.tell(ValueSet(ruling.target, before, after, _SET))


def _ship_of(sea: Sea, target: str, name: str) -> Ship:
    ship = sea.by_id.get(name)
    if ship is None or ship.gone is not None:
        there = [one for one in sea.ships if one.gone is None]
        people = [one for ship in there for one in ship.people]
        accepted = (
            *SEA_FIELDS,
            *(f"{one.id}.{field}" for one in there for field in (*SHIP_FIELDS, *_groups(one))),
            *(f"{one.id}.{field}" for one in people for field in PERSON_FIELDS),
        )
        raise Refused("ruling-target", {"target": target}, accepted=accepted)
    return ship


def _groups(ship: Ship) -> tuple[str, ...]:
    return tuple(group.id for group in ship.profile.groups)


def _whole(value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        _value("set", (f"{low}..{high}",))
    return value


def _flag(value: Any) -> bool:
    if type(value) is not bool:
        _value("set", ("true", "false"))
    return value


def _set_sea(sea: Sea, field: str, value: Any) -> None:
    match field:
        case "weather":
            set_weather(sea, _whole(value, 0, 6), sea.wind)
        case "wind":
            set_weather(sea, sea.weather, _whole(value, 1, 6))
        case _:
            sea.quiet = _whole(value, 0, 99)


def _set_person(person: Person, target: str, field: str, value: Any) -> tuple[Plain, Plain]:
    if field == "uses":
        before: Plain = person.uses
        person.uses = _whole(value, 0, person.most_uses)
        return before, person.uses
    if field == "acted":
        before = person.acted
        person.acted = _flag(value)
        return before, person.acted
    raise Refused("ruling-target", {"target": target}, accepted=tuple(f"{person.id}.{one}" for one in PERSON_FIELDS))


def _set_ship(sea: Sea, ship: Ship, target: str, field: str, value: Any) -> tuple[Plain, Plain]:
    groups = _groups(ship)
    if field in groups:
        place = groups.index(field)
        before: Plain = ship.men[place]
        ship.men[place] = _whole(value, 0, GROUP)
        ship.count_men()
        return before, ship.men[place]
    match field:
        case "hp":
            before = ship.hp
            _set_hp(sea, ship, _whole(value, -400, ship.profile.hp))
            return before, ship.hp
        case "hex":
            return _move(sea, ship, value)
        case "facing":
            before = ship.facing
            ship.facing = _whole(value, 1, 6)
            return before, ship.facing
        case "power":
            before = ship.power
            ship.power = _whole(value, 0, MOST_POWER)
            return before, ship.power
        case "hold":
            before = ship.hold.value
            if not isinstance(value, str) or value not in (known := [one.value for one in Hold]):
                _value("set", [one.value for one in Hold])
            ship.hold = Hold(known[known.index(value)])
            return before, ship.hold.value
        case "bow_locked" | "flagged":
            before = bool(getattr(ship, field))
            setattr(ship, field, _flag(value))
            return before, bool(value)
    accepted = tuple(f"{ship.id}.{one}" for one in (*SHIP_FIELDS, *groups))
    raise Refused("ruling-target", {"target": target}, accepted=accepted)


def _move(sea: Sea, ship: Ship, value: Any) -> tuple[Plain, Plain]:
    """A ship is put elsewhere; it is no longer fouled with ships that are not beside it."""
    place = parse_hex(value) if isinstance(value, str) else None
    if place is None or place in sea.chart.closed or not sea.chart.is_inside(place):
        _value("set", (format_hex(ship.at), '"…"'))
    before, ship.at, sea.near = format_hex(ship.at), place, 0
    for name in list(ship.fouled):
        if distance(place, sea.by_id[name].at) > 1:
            clear(sea, ship, sea.by_id[name], _FOUL)
    return before, format_hex(place)


def _set_hp(sea: Sea, ship: Ship, hp: int) -> None:
    ship.hp = hp
    ship.able, sea.thinned = hp > 0, True
    if hp <= sinks_at(ship):
        sea.log.tell(Sank(ship.id, _SET))
        take_out(sea, ship, Gone.SUNK)
