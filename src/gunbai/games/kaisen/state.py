"""The state of a battle at sea: plain classes that only the referee touches, and what battles of a scenario share."""

from __future__ import annotations

from gunbai.games.kaisen.bearings import MOST_BEARINGS, Bearing
from gunbai.games.kaisen.chart import Chart
from gunbai.games.kaisen.geometry import ARC_SHAPES, Direction
from gunbai.games.kaisen.lexicon import Lexicon
from gunbai.games.kaisen.rolls import rolls_of
from gunbai.games.kaisen.rules import Rules
from gunbai.games.kaisen.sheet import Phase, SeaScenario
from gunbai.games.kaisen.ship import Profile, Ship
from gunbai.games.kaisen.trim import MOST_KEPT, Trim
from gunbai.games.kaisen.values import Hold
from gunbai.games.kaisen.ways import Kept
from gunbai.kernel.events import EventLog
from gunbai.kernel.game import Result
from gunbai.kernel.keeping import Keep
from gunbai.kernel.requests import Offer
from gunbai.kernel.rulings import Rulings


class Prepared:
    """What all battles of one scenario share."""

    __slots__ = (
        "attacks",
        "bearings",
        "chart",
        "edge",
        "is_bare",
        "is_open_sea",
        "kept",
        "profiles",
        "rolls",
        "rules",
        "scenario",
        "shape",
        "trims",
        "way_out",
        "words",
    )

    def __init__(self, scenario: SeaScenario, rulings: Rulings) -> None:
        self.scenario = scenario
        self.rules = Rules(rulings)
        self.chart = Chart(scenario.sea)
        low, high = self.chart.low, self.chart.high
        self.edge = None if low is None or high is None else (low[0], low[1], high[0], high[1])
        """Corners of the map: south, west, north, east; None where it has none."""
        self.way_out = self.edge if self.rules.map_edge == "out" else None
        """The same where ships that cross the edge are out of the battle. Rulings: kaisen.map.edge."""
        self.is_open_sea = (
            not self.chart.closed
            and not (self.rules.map_edge == "stop" and low is not None)
            and self.rules.plot_end_mismatch != "void"
        )
        """Plots of ships that are free go by their points alone."""
        self.is_bare = len(scenario.ship) == 2 and not self.chart.blind
        """Nothing can ever stand between a ship and the one that it shoots at."""
        self.shape = ARC_SHAPES[self.rules.arcs_shape]
        self.profiles = tuple(Profile(sheet, self.rules) for sheet in scenario.ship)
        self.rolls = tuple(rolls_of(self.rules, sheet.seat or sheet.side) for sheet in scenario.ship)
        self.kept = Kept()
        """Plots that were searched for once, by what they hang on."""
        self.bearings: Keep[tuple[int, int, Direction, Direction], Bearing] = Keep(MOST_BEARINGS)
        """How ships lie to each other, by the way from one to the other and their facings."""
        self.attacks: Keep[object, Offer] = Keep(MOST_KEPT)
        """Attacks that ships can make on one another, by how they lie."""
        self.trims: dict[tuple[int, Direction, int], Trim] = {}
        """What each ship has to move with, by its place, the wind and its level."""
        self.words = Lexicon(scenario, self.profiles)
        """What people may type for ships, equipment and people."""

    def trim(self, place: int, wind: Direction, level: int) -> Trim:
        """What a ship has to move with in a wind."""
        found = self.trims.get((place, wind, level))
        if found is None:
            luffed = None if wind == 1 else self.trim(place, 1, level)
            number = len(self.trims)
            trim = Trim(self.rules, self.profiles[place], number, wind, level, luffed)
            found = self.trims[place, wind, level] = trim
        return found


class Sea:
    """A battle at sea, as the referee keeps it."""

    __slots__ = (
        "begun", "by_id", "calm", "chart", "cleared", "current", "damage", "ended", "level", "log", "near", "offers",
        "phase", "prepared", "quiet", "round", "rules", "scenario", "ships", "start_wind", "storm", "thinned",
        "weather", "wind", "yielded",
    )  # fmt: skip

    def __init__(self, prepared: Prepared) -> None:
        scenario = prepared.scenario
        now = scenario.now
        self.log = EventLog("kaisen")
        self.prepared = prepared
        self.scenario = scenario
        self.rules = prepared.rules
        self.chart = prepared.chart
        self.ships = tuple(map(Ship, prepared.profiles, prepared.rolls))
        """In the order of the scenario, which is that of rolls of one moment."""
        self.by_id = {ship.id: ship for ship in self.ships}
        self.round = now.round
        self.phase: Phase = now.phase
        self.weather = scenario.sea.weather or 0
        """天候レベル: 0 to 6."""
        self.level = 0
        """風力レベル. Rulings: kaisen.wind.from_weather."""
        self.calm = False
        """No wind blows."""
        self.wind: Direction = 1
        """風向: upwind."""
        self.start_wind: Direction = 1
        """風向 at the start of the battle. Clauses: kaisen.windchange.base."""
        self.current: tuple[Direction, int] = current_of(scenario, prepared.rules)
        """Where the current sets, and how many CS a round."""
        self.quiet = now.quiet
        """Rounds running without damage to anyone."""
        self.storm = now.storm
        """The storm has struck already."""
        self.damage = now.damage
        """Somebody has taken damage in this round."""
        self.near = 0
        """No two ships are nearer to each other than so many CS, as they lie since they moved."""
        self.offers: dict[str, str] = {}
        """Who would end the battle, and for which side ('' for nobody)."""
        self.yielded: list[str] = []
        """Seats that have given up."""
        self.begun = False
        """A phase has been played."""
        self.cleared: dict[tuple[str, str], bool] = {}
        """Pairs that have got clear of each other."""
        self.thinned = True
        """Ships that could act cannot any more, or the other way round, since it was last asked who is left."""
        self.ended: Result | None = None
        """Set by whatever ends the battle."""
        _foul_from_sheets(self)


def current_of(scenario: SeaScenario, rules: Rules) -> tuple[Direction, int]:
    """Where the current sets, and how many CS a round. Clauses: kaisen.current.as-voyage, kaisen.current.vs-to-cs.

    Rulings: kaisen.current.vector, kaisen.current.vs_to_cs.
    """
    current = scenario.sea.current
    if current is None or rules.current_vector == "ignored":
        return 1, 0
    return current.direction, current.speed * (rules.current_vs_to_cs if current.scale == "vs" else 1)


def _foul_from_sheets(sea: Sea) -> None:
    """Who is fouled with whom as the battle begins, and what each ship may do in its first movement."""
    for ship in sea.ships:
        now = ship.profile.sheet.now
        for names, since in ((now.fouled, sea.round - 1), (now.fouled_now, sea.round)):
            for name in names:
                other = sea.by_id[name]
                if ship.gone is None and other.gone is None:
                    ship.fouled.setdefault(name, since)
                    other.fouled.setdefault(ship.id, since)
        ship.boarded = sea.round - 1 if now.boarded else -1
    for ship in sea.ships:
        now = ship.profile.sheet.now
        if not ship.fouled:
            # Those that a scenario calls fouled with it may all have sunk.
            ship.bow_locked = False
        if ship.fouled or now.unwilling:
            ship.hold = Hold.STAY
        elif now.wished_to_leave:
            ship.hold = Hold.NEAR
