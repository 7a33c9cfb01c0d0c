"""A study: one run, the runs of a sweep, or two scenarios side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from gunbai.kernel.scenario import Scenario
from gunbai.sim.order import make_order
from gunbai.sim.pools import Pool
from gunbai.sim.run import Ended, run
from gunbai.sim.sweeps import Cell, Sweep, Value, cells
from gunbai.sim.tally import Tally

Progress = Callable[[int, int], None]
"""Told after each batch which part is played, from 0, and how many battles of it are done."""


class Plan(msgspec.Struct, frozen=True):
    """How a study is played."""

    seed: bytes
    """32 bytes. Every part has the same: battle k of one meets the same dice, as long as they ask for the same, as
    battle k of another."""
    battles: int
    """Of each part, at most."""
    players: Mapping[str, str] = {}
    """By seat: names of computer players."""
    seed_name: str = ""
    """What the seed is called where it is shown: the number that it follows from."""
    until: float | None = None
    """A part is played until half the width of every side's interval is below this."""


class Part(NamedTuple):
    """One run of a study."""

    values: tuple[Value, ...]
    """Of what is swept, in the order of the sweeps."""
    scenario: Scenario
    tally: Tally
    ended: Ended


class Study(NamedTuple):
    """What a study came to."""

    plan: Plan
    sweeps: tuple[Sweep, ...]
    parts: tuple[Part, ...]
    """Those that were begun: all, if nothing came in between."""
    is_comparison: bool = False
    """The parts are scenarios of their own."""

    @property
    def scenario(self) -> Scenario:
        """The first part's, which stands for all of a sweep."""
        return self.parts[0].scenario

    @property
    def sides(self) -> tuple[str, ...]:
        """Every side of any part."""
        return tuple(dict.fromkeys(side for part in self.parts for side in part.tally.sides))

    @property
    def is_interrupted(self) -> bool:
        """Ctrl-C came in between."""
        return any(part.ended is Ended.INTERRUPTED for part in self.parts)


def study(
    scenario: Scenario, plan: Plan, pool: Pool, sweeps: Sequence[Sweep] = (), progress: Progress | None = None
) -> Study:
    """Plays a scenario, or what a sweep makes of it.

    Raises:
        SweepRefused, ScenarioError: a sweep is none for this scenario; nothing has been played.
        WorkersLost, OtherRules: the battles cannot be played.
    """
    return Study(plan, tuple(sweeps), _parts(cells(scenario, sweeps), plan, pool, progress))


def compare(scenarios: Sequence[Scenario], plan: Plan, pool: Pool, progress: Progress | None = None) -> Study:
    """Plays several scenarios; who is named for a seat plays it where it is."""
    parts = _parts([Cell((), scenario) for scenario in scenarios], plan, pool, progress)
    return Study(plan, (), parts, is_comparison=True)


def _parts(found: Sequence[Cell], plan: Plan, pool: Pool, progress: Progress | None) -> tuple[Part, ...]:
    orders = [order_of(cell.scenario, plan) for cell in found]
    parts: list[Part] = []
    for place, (cell, order) in enumerate(zip(found, orders, strict=True)):

        def told(done: int, place: int = place) -> None:
            if progress is not None:
                progress(place, done)

        tally, ended = run(order, plan.battles, pool, until=plan.until, progress=told)
        parts.append(Part(cell.values, cell.scenario, tally, ended))
        if ended is Ended.INTERRUPTED:
            break
    return tuple(parts)


def order_of(scenario: Scenario, plan: Plan) -> bytes:
    """The order by which one part is played."""
    seats = {seat.id for seat in scenario.seats}
    players = {seat: name for seat, name in plan.players.items() if seat in seats}
    return make_order(scenario, players, plan.seed)
