"""天候の決定・暴風: weather, wind, and storms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.ending import next_round_number
from gunbai.games.kaisen.events.battle import (
    CompassRead,
    StormBegan,
    StormPassed,
    StormStruck,
    WeatherChanged,
    WeatherChecked,
    WeatherRolled,
    WindRolled,
)
from gunbai.games.kaisen.geometry import Direction, turned
from gunbai.games.kaisen.harm import lose_hp
from gunbai.games.kaisen.power import is_calm
from gunbai.games.kaisen.values import Hold
from gunbai.kernel.game import Result
from gunbai.kernel.requests import GM, Ask, Choice, Flow, Offer, Option, Roll

if TYPE_CHECKING:
    from gunbai.games.kaisen.state import Sea

STORM = 6
"""暴風. Clauses: kaisen.storm.level-six."""
CHANGES = 6
"""The face of the check that changes the weather. Clauses: kaisen.weather.change-on-six."""
DRIFT = (-1, -1, 0, 0, 1, 1)
"""What each face of the table of change adds. Rulings: kaisen.weather.change_table."""
WIND_CHANGE = (0, 0, 1, 1, -1, -1)
"""Steps of 60 degrees from the wind at the start. Clauses: kaisen.windchange.1 to kaisen.windchange.6."""
EITHER = {"N": (1, 6), "S": (3, 4)}
"""Points between two directions. Clauses: kaisen.compass.north, kaisen.compass.south."""
PLAIN = {"NE": 1, "E": 2, "SE": 3, "SW": 4, "W": 5, "NW": 6}

_POINT = {
    "N": cites("kaisen.compass.north"),
    "S": cites("kaisen.compass.south"),
    "NE": cites("kaisen.compass.northeast"),
    "E": cites("kaisen.compass.east"),
    "SE": cites("kaisen.compass.southeast"),
    "SW": cites("kaisen.compass.southwest"),
    "W": cites("kaisen.compass.west"),
    "NW": cites("kaisen.compass.northwest"),
}
DAY = cites("kaisen.weather.day", "kaisen.wind.level-source")
_NEW_LEVEL = cites("kaisen.weather.new-level")
_NEW_WIND = cites("kaisen.weather.new-wind")
_CHECK = cites("kaisen.weather.check-roll", "kaisen.weather.change-on-six")
_CHANGE = tuple(
    cites("kaisen.weather.change-level", "kaisen.weather.change-unmodified", "kaisen.weather.change-wind", row,
          "kaisen.windchange.base")
    for row in (
        "kaisen.windchange.1", "kaisen.windchange.2", "kaisen.windchange.3", "kaisen.windchange.4",
        "kaisen.windchange.5", "kaisen.windchange.6",
    )
)  # fmt: skip
_STORM = cites("kaisen.storm.level-six", "kaisen.storm.as-voyage", "kaisen.storm.suspend", "kaisen.storm.no-judgement")
_STRUCK = cites("kaisen.storm.damage", "kaisen.storm.damage-free")
_PASSED = cites("kaisen.storm.suspend")
_REST = cites("kaisen.storm.as-voyage", "kaisen.storm.suspend")

_D6 = Roll(1, 6, GM, "weather")
STORM_CHOICES = ("fast forward", "round by round", "end the battle")


def wind_level(sea: Sea) -> int:
    """風力レベル. Clauses: kaisen.wind.level-source. Rulings: kaisen.wind.from_weather."""
    table = sea.scenario.table.wind
    return sea.weather if sea.rules.wind_from_weather == "identity" or table is None else table[sea.weather]


def set_weather(sea: Sea, weather: int, wind: Direction) -> None:
    """Weather and wind from now on."""
    sea.weather, sea.wind = weather, wind
    sea.level = wind_level(sea)
    sea.calm = is_calm(sea.rules, sea.level)
    for place, ship in enumerate(sea.ships):
        ship.trim = sea.prepared.trim(place, wind, sea.level)


def is_stormy(sea: Sea) -> bool:
    """Whether a storm rages, in which nothing of a fight can be decided. Clauses: kaisen.storm.no-judgement.

    Rulings: kaisen.weather.same_round.
    """
    return sea.weather == STORM and sea.rules.weather_same_round == "now"


def settle_day(sea: Sea) -> Flow:
    """The weather of the day of the battle, or a new one.

    Clauses: kaisen.weather.day, kaisen.weather.new-level, kaisen.weather.new-wind, kaisen.compass.north.
    Rulings: kaisen.weather.table, kaisen.compass.d2.
    """
    given = sea.scenario.sea
    weather = given.weather
    if weather is None:
        face = yield from _five(sea)
        table = sea.scenario.table.weather
        weather = face if sea.rules.weather_table == "identity" or table is None else table[face - 1]
        sea.log.tell(WeatherRolled(face, weather, _NEW_LEVEL))
    wind = given.wind
    if wind is None:
        (wind,) = yield _D6
        sea.log.tell(WindRolled(wind, _NEW_WIND))
    elif isinstance(wind, str):
        point, face = wind, 0
        wind = PLAIN.get(point, 0)
        if not wind:
            face = yield from _two(sea)
            wind = EITHER[point][face - 1 if sea.rules.compass_d2 == "listed" else 2 - face]
        sea.log.tell(CompassRead(point, face, wind, _POINT[point]))
    set_weather(sea, weather, wind)
    sea.start_wind = sea.scenario.now.start_wind or wind


def _five(sea: Sea) -> Flow:
    """1D5. Rulings: kaisen.dice.small."""
    if sea.rules.dice_small == "native":
        (face,) = yield Roll(1, 5, GM, "weather")
        return face
    while True:
        (face,) = yield _D6
        if face < 6:
            return face


def _two(sea: Sea) -> Flow:
    """1D2. Rulings: kaisen.dice.small."""
    if sea.rules.dice_small == "native":
        (face,) = yield Roll(1, 2, GM, "weather")
        return face
    (face,) = yield _D6
    return (face + 2) // 3


def check_weather(sea: Sea) -> Flow:
    """The roll at the start of a round, and what it changes.

    Clauses: kaisen.weather.check-roll, kaisen.weather.change-on-six, kaisen.windchange.base.
    Rulings: kaisen.weather.change_table, kaisen.weather.first_check.
    """
    if sea.round < sea.rules.weather_first_check:
        return
    (face,) = yield _D6
    sea.log.tell(WeatherChecked(face, face == CHANGES, _CHECK))
    if face != CHANGES:
        return
    (level_face,) = yield _D6
    (wind_face,) = yield _D6
    set_weather(sea, changed_level(sea, level_face), turned(sea.start_wind, WIND_CHANGE[wind_face - 1]))
    sea.log.tell(WeatherChanged(level_face, sea.weather, sea.level, wind_face, sea.wind, _CHANGE[wind_face - 1]))


def changed_level(sea: Sea, face: int) -> int:
    """The weather level after a change. Clauses: kaisen.weather.change-level."""
    if sea.rules.weather_change_table == "fresh":
        return face
    table = sea.scenario.table.change
    adds = DRIFT if sea.rules.weather_change_table == "drift" or table is None else table
    return min(6, max(1, sea.weather + adds[face - 1]))


def weather_phase(sea: Sea) -> Flow:
    """The start of a round: the check, and the storm if there is one.

    Returns whether the round goes on with movement.
    """
    stormy = sea.weather == STORM and sea.rules.weather_same_round == "next-round"
    yield from check_weather(sea)
    if sea.weather != STORM or (sea.rules.weather_same_round == "next-round" and not stormy):
        sea.storm = sea.storm and sea.weather == STORM
        return True
    if not sea.storm:
        sea.log.tell(StormBegan(_STORM))
    how = yield from _suspension(sea)
    yield from _strike(sea)
    sea.storm = True
    if how == "end":
        sea.ended = Result((), "storm", _STORM)
        return False
    if how == "rounds":
        _limits_lapse(sea)
        return False
    lasted = 0
    while sea.weather == STORM:
        lasted += 1
        if not next_round_number(sea):
            return False
        yield from check_weather(sea)
        if sea.weather == STORM:
            yield from _strike(sea)
    sea.storm = False
    _limits_lapse(sea)
    sea.log.tell(StormPassed(lasted, sea.weather, _PASSED))
    return True


def _limits_lapse(sea: Sea) -> None:
    """What getting clear forbids for the next round is over when that round goes by in a storm."""
    for ship in sea.ships:
        if not ship.fouled:
            ship.hold = Hold.FREE


def _suspension(sea: Sea) -> Flow:
    """What is done while the storm lasts; the game master may choose as it begins.

    Rulings: kaisen.storm.suspended_for, kaisen.storm.voyage.
    """
    how: str = sea.rules.storm_suspended_for
    if sea.storm or not sea.scenario.table.gm or sea.rules.storm_voyage != "gm":
        return how
    offer = Offer(Option(name, Choice(name), clauses=_REST) for name in STORM_CHOICES)
    answer = yield Ask(GM, "storm", offer, _REST)
    return {"fast forward": "fast-forward", "round by round": "rounds", "end the battle": "end"}[answer.id]


def _strike(sea: Sea) -> Flow:
    """Ships that are fouled lose 2D6 HP. Clauses: kaisen.storm.damage, kaisen.storm.damage-free.

    Rulings: kaisen.storm.scope, kaisen.storm.grapple_word.
    """
    if sea.storm and sea.rules.storm_scope != "each-round":
        return
    struck = [ship for ship in sea.ships if ship.gone is None and ship.fouled]
    if sea.rules.storm_grapple_word == "boarded":
        struck = [ship for ship in struck if ship.boarded and ship.boarded >= sea.round - 1]
    rolled = []
    faces: tuple[int, ...] = ()
    for ship in struck:
        if not faces or sea.rules.storm_scope != "shared":
            faces = yield Roll(2, 6, ship.seat, "storm")
        rolled.append(faces)
    for ship, one in zip(struck, rolled, strict=True):
        lost = sum(one)
        sea.log.tell(StormStruck(ship.id, one, lost, ship.hp - lost, _STRUCK))
        lose_hp(sea, ship, lost)
