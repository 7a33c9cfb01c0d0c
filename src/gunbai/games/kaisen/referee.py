"""The order of play of a battle at sea by rulebook 002. Read this and you have read how it goes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gunbai.games.kaisen import fighting, plots
from gunbai.games.kaisen.captains import NOBODY, seamanship
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.collisions import collision_phase
from gunbai.games.kaisen.ending import conclude, end_round
from gunbai.games.kaisen.events.battle import BattleBegan, Helpless, RoundBegan
from gunbai.games.kaisen.events.movement import PowerRolled
from gunbai.games.kaisen.exits import exit_phase
from gunbai.games.kaisen.fighting import combat_phase
from gunbai.games.kaisen.fouling import grapple_phase
from gunbai.games.kaisen.movement import plot_phase
from gunbai.games.kaisen.rolls import rolled_on
from gunbai.games.kaisen.weather import DAY, settle_day, weather_phase
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.kaisen.sheet import Phase
    from gunbai.games.kaisen.ship import Profile
    from gunbai.games.kaisen.state import Sea

_ROUND = cites("kaisen.time.minutes", "kaisen.move.sequence")
_POWER = cites("kaisen.power.rr", "kaisen.power.compare", "kaisen.move.sequence")
_HELPLESS = cites("kaisen.turn.cost-steer", "kaisen.row.cost-turn")


def referee(sea: Sea) -> Flow:
    """A battle from its start to its end; returns the result."""
    yield from settle_day(sea)
    for ship in sea.ships:
        plots.prepare(sea, ship)
        fighting.prepare(sea, ship)
    sea.log.tell(BattleBegan(sea.weather, sea.level, sea.wind, DAY))
    for ship in sea.ships:
        if is_helpless(ship.profile):
            sea.log.tell(Helpless(ship.id, _HELPLESS))
    sea.log.tell(RoundBegan(sea.round, _ROUND))
    while conclude(sea) is None:
        yield from play_round(sea)
    return sea.ended


def is_helpless(profile: Profile) -> bool:
    """Whether a ship can never turn in a weak wind. Rulings: kaisen.scenario.helpless."""
    return profile.steering == 0 and profile.rowing == 0


def play_round(sea: Sea) -> Flow:
    """A round: weather and wind, power, plots, fouling, fighting, leaving.

    Clauses: kaisen.move.sequence, kaisen.exit.after-combat, kaisen.time.minutes.
    """
    for phase, flow in _ORDER if sea.phase == "weather" else _ORDER[PHASES.index(sea.phase) :]:
        sea.phase = phase
        asked = flow(sea)
        if asked is None:
            continue
        if (yield from asked) is False:
            break
        sea.begun = True
        if sea.ended is not None or (sea.thinned and conclude(sea) is not None):
            return
    sea.phase = "weather"
    if sea.ended is None:
        end_round(sea)


def day_phase(sea: Sea) -> Flow:
    """Weather and wind; returns whether the round goes on. Rulings: kaisen.storm.exit."""
    goes_on = yield from weather_phase(sea)
    if not goes_on and sea.ended is None and sea.rules.storm_exit == "yes":
        yield from exit_phase(sea) or ()
    return goes_on


def power_phase(sea: Sea) -> Flow:
    """Every ship that can act rolls for its movement power.

    Clauses: kaisen.power.rr, kaisen.power.compare. Rulings: kaisen.power.bonus.
    """
    rules = sea.rules
    for ship in sea.ships:
        if not ship.able:
            continue
        adds, cited = seamanship(sea, ship) if ship.people else NOBODY
        trim, roll = ship.trim, ship.power_roll
        faces = yield roll
        if rules.rr_open_ended != "none":
            faces = yield from rolled_on(rules, roll, faces)
        achievement = ship.profile.rigging + sum(faces)
        if rules.power_bonus == "into-roll":
            achievement, adds = achievement + adds, 0
        ship.achievement = achievement
        power = trim.powers.get(achievement)
        ship.power = power = (trim.power_of(achievement) if power is None else power) + adds
        sea.log.tell(PowerRolled(ship.id, faces, achievement, sea.level, adds, power, _POWER + cited))


def fouling_phase(sea: Sea) -> Flow | None:
    """Collisions first, then grappling; None where no ship is near another."""
    return _fouling(sea) if sea.near <= 1 else None


def _fouling(sea: Sea) -> Flow:
    yield from collision_phase(sea)
    if conclude(sea) is None:
        yield from grapple_phase(sea)


_ORDER: tuple[tuple[Phase, Callable[[Sea], Flow | None]], ...] = (
    ("weather", day_phase),
    ("power", power_phase),
    ("plot", plot_phase),
    ("fouling", fouling_phase),
    ("combat", combat_phase),
    ("exit", exit_phase),
)
"""The phases; each is a flow, or None where there is nothing to ask."""
PHASES = tuple(phase for phase, _ in _ORDER)
