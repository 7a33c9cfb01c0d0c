"""The state of a battle at sea: plain classes that only the referee touches, and what battles of a scenario share."""

from __future__ import annotations

from gunbai.games.kaisen.chart import Chart
from gunbai.games.kaisen.geometry import ARC_SHAPES, Direction
from gunbai.games.kaisen.rules import Rules
from gunbai.games.kaisen.sheet import Phase, SeaScenario
from gunbai.games.kaisen.ship import Profile, Ship
from gunbai.kernel.events import EventLog
from gunbai.kernel.game import Result
from gunbai.kernel.rulings import Rulings


class Prepared:
    """What all battles of one scenario share."""

    __slots__ = ("chart", "profiles", "rules", "scenario", "shape")

    def __init__(self, scenario: SeaScenario, rulings: Rulings) -> None:
        self.scenario = scenario
        self.rules = Rules(rulings)
        self.chart = Chart(scenario.sea)
        self.shape = ARC_SHAPES[self.rules.arcs_shape]
        self.profiles = tuple(Profile(sheet, self.rules) for sheet in scenario.ship)


class Sea:
    """A battle at sea, as the referee keeps it."""

    __slots__ = (
        "by_id", "chart", "current", "damage", "ended", "level", "log", "offers", "phase", "prepared", "quiet",
        "round", "rules", "scenario", "ships", "start_wind", "storm", "weather", "wind", "yielded",
    )  # fmt: skip

    def __init__(self, prepared: Prepared) -> None:
        scenario = prepared.scenario
        now = scenario.now
        self.log = EventLog("kaisen")
        self.prepared = prepared
        self.scenario = scenario
        self.rules = prepared.rules
        self.chart = prepared.chart
        self.ships = tuple(Ship(profile) for profile in prepared.profiles)
        """In the order of the scenario, which is that of rolls of one moment."""
        self.by_id = {ship.id: ship for ship in self.ships}
        self.round = now.round
        self.phase: Phase = now.phase
        self.weather = scenario.sea.weather or 0
        """天候レベル: 0 to 6."""
        self.level = 0
        """風力レベル. Rulings: kaisen.wind.from_weather."""
        self.wind: Direction = 1
        """風向: upwind."""
        self.start_wind: Direction = 1
        """風向 at the start of the battle. Clauses: kaisen.windchange.base."""
        self.current: tuple[Direction, int] = (1, 0)
        """Where the current sets, and how many CS a round."""
        self.quiet = now.quiet
        """Rounds running without damage to anyone."""
        self.storm = now.storm
        """The storm has struck already."""
        self.damage = now.damage
        """Somebody has taken damage in this round."""
        self.offers: dict[str, str] = {}
        """Who would end the battle, and for which side ('' for nobody)."""
        self.yielded: list[str] = []
        """Seats that have given up."""
        self.ended: Result | None = None
        """Set by whatever ends the battle."""
