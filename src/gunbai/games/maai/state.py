"""The state of a duel: a plain class that only the referee touches, and what all duels of one scenario share."""

from __future__ import annotations

from gunbai.games.maai.content.holdings import content_of, filled, holdings
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.ladder import lock_exit, step_table
from gunbai.games.maai.reach import reach_table
from gunbai.games.maai.rules import Rules
from gunbai.games.maai.scalars import CELLS
from gunbai.games.maai.sheet import MaaiScenario
from gunbai.games.maai.values import DISTANCES, Distance, Mode, Origin, Terrain
from gunbai.kernel.events import EventLog
from gunbai.kernel.game import Result
from gunbai.kernel.rulings import Rulings


class Prepared:
    """What all duels of one scenario share: its rulings, read once, and its fighters as they stand at the start."""

    __slots__ = ("content", "fighters", "holdings", "reach", "rules", "scenario", "steps")

    def __init__(self, scenario: MaaiScenario, rulings: Rulings) -> None:
        self.content = content_of(scenario)
        scenario = filled(scenario, self.content)
        self.scenario = scenario
        self.holdings = tuple(holdings(sheet, self.content) for sheet in scenario.fighter)
        """What each fighter has of the content."""
        self.rules = Rules(rulings)
        self.fighters = tuple(
            Fighter(sheet, self.rules, scenario.modules, held)
            for sheet, held in zip(scenario.fighter, self.holdings, strict=True)
        )
        kinds = sorted(weapon.kind for fighter in self.fighters for weapon in fighter.carried.values())
        self.reach = {kind: reach_table(self.rules, kind, scenario.modules.ladder) for kind in kinds}
        """For each kind of weapon, the distance modifier of an attack in each cell; None where there is no attack."""
        way_out = lock_exit(self.rules.plain_exit, scenario.modules.clinch)
        self.steps = step_table(scenario.duel.terrain, way_out)
        """Where a half-step in, and one out, leads from each cell; None where there is none."""


class Fight:
    """A duel of two, as the referee keeps it."""

    __slots__ = (
        "agree", "bloodless", "contests", "contests_this_round", "count", "dazzled", "distance", "ended", "fighters",
        "guard_lost", "idle", "log", "mode", "modules", "moved", "offers", "order", "origin", "reach", "round",
        "rules", "scored", "start_count", "start_lull", "steps_in", "steps_out", "terrain", "upper",
    )  # fmt: skip

    def __init__(self, prepared: Prepared) -> None:
        scenario = prepared.scenario
        sheet, now = scenario.duel, scenario.now
        self.log = EventLog("maai")
        self.rules = prepared.rules
        self.reach = prepared.reach
        self.steps_in, self.steps_out = prepared.steps
        self.modules = scenario.modules
        self.mode: Mode = sheet.mode
        self.origin: Origin = sheet.origin
        self.terrain: Terrain = sheet.terrain
        self.upper, self.dazzled = sheet.upper, sheet.dazzled
        one, two = (fighter.fresh() for fighter in prepared.fighters)
        self.fighters: tuple[Fighter, Fighter] = (one, two)
        one.foe, two.foe = two, one
        self.distance: Distance = start_distance(sheet.origin, sheet.terrain, sheet.distance)
        self.agree = sheet.agree
        self.round = now.round
        self.count = -1 if now.count is None else now.count
        self.start_count, self.start_lull = now.count is not None, now.lull
        """Whether the battle begins inside the counts, or in the lull, of its first round."""
        self.contests, self.contests_this_round = now.contests, now.contests_this_round
        self.idle, self.bloodless = now.idle_rounds, now.bloodless_rounds
        self.moved, self.guard_lost = now.moved, now.guard_lost
        self.scored = now.scored
        """Somebody has scored a point in this round."""
        self.order: str | None = now.order
        """Who won the roll-off for acting first on equal vitality, in this round."""
        self.offers: dict[str, str] = {}
        """Who would end the duel, and with which winner ('' for a draw)."""
        self.ended: Result | None = None
        """Set by whatever ends the duel; the order of play then stops."""

    def fighter(self, name: str) -> Fighter | None:
        """A fighter by id."""
        return next((fighter for fighter in self.fighters if fighter.id == name), None)


def start_distance(origin: Origin, terrain: Terrain, settled: str | None) -> Distance:
    """Where a duel starts: 一足一刀 out of a battle, 遠間 when formal; narrow ground has no 遠間.

    Clauses: maai.distance.start.from_battle, maai.distance.start.formal, maai.terrain.narrow.start.
    """
    if settled is not None:
        return DISTANCES[CELLS.index(settled)]
    if origin is Origin.BATTLE or terrain is Terrain.NARROW:
        return Distance.ISSOKU
    return Distance.TOMA
