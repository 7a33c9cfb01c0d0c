"""The state of a battle: plain classes that only the referee touches, and what all battles of one scenario share.

A `Fight` is the whole battle: its fighters, their sides, its areas, its rounds and counts. A `Duel` is one against one
inside it, with what rulebook 000 gives it: the ladder, the stage, the guard. Every fighter is in one of the fight's
duels or in `Fight.open`, a duel in name only whose modules are all off: no ladder, no guard, no named parts.
`fighter.duel` says which; rules ask it, never the number of fighters. A battle of two without areas is a duel from its
start to its end. `gunbai.games.maai.duels` opens and closes those inside a larger battle.
"""

from __future__ import annotations

from gunbai.games.maai.areas import Areas
from gunbai.games.maai.barriers import Barrier, barrier_from
from gunbai.games.maai.caster_sheet import caster_of
from gunbai.games.maai.content.holdings import content_of, filled, holdings
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.ladder import lock_exit, step_table
from gunbai.games.maai.midway import DuelNow
from gunbai.games.maai.reach import reach_table
from gunbai.games.maai.rules import Rules
from gunbai.games.maai.scalars import CELLS
from gunbai.games.maai.sheet import NO_MODULES, MaaiScenario, Modules, is_duel
from gunbai.games.maai.values import DISTANCES, ISSOKU, NO_EFFECT, Closing, Distance, Mode, Origin, Terrain
from gunbai.games.maai.weapons import TABLE
from gunbai.kernel.events import EventLog
from gunbai.kernel.game import Result
from gunbai.kernel.rulings import Rulings

Reach = dict[str, tuple[int | None, ...]]


class Prepared:
    """What all battles of one scenario share: its rulings, read once, and its fighters as they stand at the start."""

    __slots__ = (
        "areas", "content", "fighters", "holdings", "open_reach", "reach", "rules", "rulings", "scenario", "steps",
        "way_out",
    )  # fmt: skip

    def __init__(self, scenario: MaaiScenario, rulings: Rulings) -> None:
        self.content = content_of(scenario)
        scenario = filled(scenario, self.content)
        self.scenario = scenario
        self.holdings = tuple(holdings(sheet, self.content) for sheet in scenario.fighter)
        """What each fighter has of the content."""
        self.rulings = rulings
        self.rules = Rules(rulings)
        self.areas = Areas(scenario.area)
        seats = [sheet.seat or sheet.id for sheet in scenario.fighter]
        self.fighters = tuple(
            Fighter(sheet, self.rules, scenario.modules, held, about=sheet.id if seats.count(seat) > 1 else "")
            for sheet, held, seat in zip(scenario.fighter, self.holdings, seats, strict=True)
        )
        for fighter in self.fighters:
            fighter.area = fighter.area or self.areas.first
        for fighter, sheet, held in zip(self.fighters, scenario.fighter, self.holdings, strict=True):
            fighter.caster = caster_of(sheet, held, self.rules.spells, scenario.now.round)
        ladder = scenario.modules.ladder
        self.reach: Reach = {kind: reach_table(self.rules, kind, ladder) for kind in TABLE}
        """For each kind of weapon, the distance modifier of an attack in each cell; None where there is no attack."""
        self.open_reach: Reach = {kind: reach_table(self.rules, kind, False) for kind in TABLE}
        """The same outside a duel, where there is no distance."""
        self.way_out = lock_exit(self.rules.plain_exit, scenario.modules.clinch)
        self.steps = {terrain: step_table(terrain, self.way_out) for terrain in Terrain}
        """By the stage: where a half-step in, and one out, leads from each cell; None where there is none."""


class Duel:
    """一騎打ち: one against one, with the distance that the two share; or the open, where nobody shares one.

    Clauses: maai.distance.option, maai.distance.shared, maai.terrain.no_grid.
    """

    __slots__ = (
        "agreed", "closing", "contests", "contests_this_round", "dazzled", "distance", "fighters", "modules", "reach",
        "steps_in", "steps_out", "terrain", "upper",
    )  # fmt: skip

    def __init__(self, prepared: Prepared, fighters: tuple[Fighter, ...], modules: Modules, terrain: Terrain) -> None:
        """
        Args:
            fighters: the two, in the order of the fight; none for the open.
            modules: the optional rules that hold in it.
        """
        self.fighters = fighters
        self.modules = modules
        self.terrain = terrain
        self.reach = prepared.reach if fighters else prepared.open_reach
        self.steps_in, self.steps_out = prepared.steps[terrain]
        self.distance: Distance = ISSOKU
        self.upper: str | None = None
        """On high ground: who stands above."""
        self.dazzled: str | None = None
        """Against the light: who is dazzled."""
        self.contests = 0
        """Half-step contests rolled in it."""
        self.contests_this_round = 0
        self.agreed: set[str] = set()
        """Who of the two would end it and go on in the battle."""
        self.closing: tuple[Closing, str] | None = None
        """It is to be closed when the breath that is going on is over: why, and by whom."""


class Fight:
    """A battle, as the referee keeps it."""

    __slots__ = (
        "agree", "areas", "barriers", "bloodless", "busy", "by_id", "content", "count", "crowd", "duels", "ended",
        "environment", "fighters", "guard_lost", "idle", "log", "mode", "modules", "moved", "offers", "open", "order",
        "origin", "prepared", "reserves", "round", "rules", "scored", "start_count", "start_lull",
    )  # fmt: skip

    def __init__(self, prepared: Prepared) -> None:
        scenario = prepared.scenario
        sheet, now = scenario.duel, scenario.now
        self.log = EventLog("maai")
        self.prepared = prepared
        self.rules = prepared.rules
        self.areas = prepared.areas
        self.modules = scenario.modules
        self.content = prepared.content
        self.environment = frozenset(sheet.environment)
        """Surroundings that hold everywhere."""
        self.barriers: list[Barrier] = [
            barrier_from(number, sheet, self.areas.first, self.rules.extension.barrier_defence)
            for number, sheet in enumerate(now.barriers, 1)
        ]
        """All barriers that were ever raised, the fallen included."""
        self.mode: Mode = sheet.mode
        self.origin: Origin = sheet.origin
        self.fighters: list[Fighter] = [fighter.fresh() for fighter in prepared.fighters]
        """All who ever took part, the fallen included, in the order of seats."""
        self.by_id = {fighter.id: fighter for fighter in self.fighters}
        self.crowd = not is_duel(scenario)
        """More than a duel of two."""
        self.reserves = sum(fighter.reserve is not None for fighter in self.fighters)
        """How many reserves are held."""
        self.busy = False
        """In a battle of more than two: a breath is being carried out."""
        self.open = Duel(prepared, (), NO_MODULES, NO_EFFECT)
        """Where all are who are in no duel."""
        self.duels: list[Duel] = []
        """The duels that are being fought, the oldest first."""
        for fighter in self.fighters:
            fighter.duel = self.open
        self._begin(scenario)
        self.agree = sheet.agree
        self.round = now.round
        self.count = -1 if now.count is None else now.count
        self.start_count, self.start_lull = now.count is not None, now.lull
        """Whether the battle begins inside the counts, or in the lull, of its first round."""
        self.idle, self.bloodless = now.idle_rounds, now.bloodless_rounds
        self.moved, self.guard_lost = now.moved, now.guard_lost
        """A distance, or somebody's area, has changed in this round; somebody has lost guard in it."""
        self.scored = now.scored
        """Somebody has scored a point in this round."""
        self.order: str | None = now.order
        """In a battle of two: who won the roll-off for acting first on equal vitality, in this round."""
        self.offers: dict[str, str] = {}
        """Seats that would end the battle, and with which side as winner ('' for a draw)."""
        self.ended: Result | None = None
        """Set by whatever ends the battle; the order of play then stops."""

    def _begin(self, scenario: MaaiScenario) -> None:
        """The duels that stand at the start."""
        sheet, now = scenario.duel, scenario.now
        if not self.crowd:
            one, two = self.fighters
            duel = self.pair(one, two, sheet.terrain)
            duel.distance = start_distance(sheet.origin, sheet.terrain, sheet.distance)
            duel.upper, duel.dazzled = sheet.upper, sheet.dazzled
            duel.contests, duel.contests_this_round = now.contests, now.contests_this_round
            return
        for standing in now.duels:
            self._resume(standing)

    def _resume(self, now: DuelNow) -> None:
        """A duel inside a battle that begins in the middle."""
        one, two = now.fighters
        duel = self.pair(self.by_id[one], self.by_id[two], now.terrain)
        duel.distance = start_distance(Origin.BATTLE, now.terrain, now.distance)
        duel.upper, duel.dazzled = now.upper, now.dazzled
        duel.contests, duel.contests_this_round = now.contests, now.contests_this_round

    def pair(self, one: Fighter, two: Fighter, terrain: Terrain) -> Duel:
        """A duel of these two from now on, with nothing in it settled yet but its stage."""
        duel = Duel(self.prepared, (one, two), self.modules, terrain)
        self.duels.append(duel)
        one.duel = two.duel = duel
        one.foe, two.foe = two, one
        return duel

    def fighter(self, name: str) -> Fighter | None:
        """A fighter by id."""
        return self.by_id.get(name)

    def of_seat(self, seat: str) -> list[Fighter]:
        """The fighters for whom a seat decides."""
        return [fighter for fighter in self.fighters if fighter.seat == seat]

    def sides(self) -> tuple[str, ...]:
        """All sides, in the order of their first fighters."""
        return tuple(dict.fromkeys(fighter.side for fighter in self.fighters))


def start_distance(origin: Origin, terrain: Terrain, settled: str | None) -> Distance:
    """Where a duel starts: 一足一刀 out of a battle, 遠間 when formal; narrow ground has no 遠間.

    Clauses: maai.distance.start.from_battle, maai.distance.start.formal, maai.terrain.narrow.start.
    """
    if settled is not None:
        return DISTANCES[CELLS.index(settled)]
    if origin is Origin.BATTLE or terrain is Terrain.NARROW:
        return Distance.ISSOKU
    return Distance.TOMA
