"""間: moving along the ladder, and who may."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.terms import Gait, SlotPenalty
from gunbai.games.maai.rules import HALF_STEP
from gunbai.games.maai.standing import has_effects, movement_price
from gunbai.games.maai.values import DISTANCES, IN, OUT, TOMA, TSUBAZERI, Direction, Distance, Terrain

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Duel, Fight

ENDS = cites("maai.distance.ends", "maai.distance.ladder")
NARROW = cites("maai.terrain.narrow")
LOCK_STEP = cites("maai.clinch.three_exits", "maai.clinch.state")


def step_cost(fight: Fight, fighter: Fighter) -> int:
    """What a half-step costs this fighter.

    Clauses: maai.halfstep.cost, maai.part.leg.cost, maai.stance.slot2.penalty.movement.
    """
    cost = HALF_STEP + fighter.leg
    if has_effects(fighter):
        cost = movement_price(fight, fighter, Gait.STEP, HALF_STEP) + fighter.leg
        cost += fighter.condition.penalty is SlotPenalty.MOVEMENT
    return cost


def next_cell(distance: Distance, direction: Direction) -> Distance | None:
    """The cell one half-step away; None beyond an end of the ladder.

    Clauses: maai.distance.step, maai.distance.ends.
    """
    cell = distance + (1 if direction is IN else -1)
    return DISTANCES[cell] if 0 <= cell < len(DISTANCES) else None


def lock_exit(plain_exit: str, clinch: bool) -> str:
    """How a half-step leads out of the lock: `no`, `contested`, or `free` where the rules for the lock are off.

    Clauses: maai.clinch.three_exits, maai.close.option. Rulings: maai.clinch.plain_exit.
    """
    return plain_exit if clinch else "free"


def step_barred(terrain: Terrain, plain_exit: str, distance: Distance, direction: Direction) -> tuple[str, ...]:
    """The clauses that bar a half-step from this cell; none where it is possible.

    Clauses: maai.distance.ends, maai.terrain.narrow, maai.clinch.three_exits. Rulings: maai.clinch.plain_exit.
    """
    cell = next_cell(distance, direction)
    if cell is None:
        return ENDS
    if cell is TOMA and terrain is Terrain.NARROW:
        return NARROW
    if distance is TSUBAZERI and plain_exit == "no":
        return LOCK_STEP
    return ()


Cells = tuple[Distance | None, ...]


def step_table(terrain: Terrain, plain_exit: str) -> tuple[Cells, Cells]:
    """Where a half-step leads, in and out, from each cell; None where there is none."""

    def leads(direction: Direction) -> Cells:
        return tuple(
            None if step_barred(terrain, plain_exit, cell, direction) else next_cell(cell, direction)
            for cell in DISTANCES
        )

    return leads(IN), leads(OUT)


def set_distance(fight: Fight, duel: Duel, cell: Distance) -> None:
    """Moves the distance that two share; whatever hung on the old one is gone.

    Clauses: maai.distance.shared. Rulings: maai.halfstep.firstcut.
    """
    duel.distance = cell
    fight.moved = True
    one, two = duel.fighters
    one.first_cut = two.first_cut = False
    one.room_to_swing = two.room_to_swing = False
    one.retreated = two.retreated = False
