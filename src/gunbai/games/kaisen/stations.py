"""Where a ship would best end its movement: every pose that it can reach, weighed against where the others may be."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from gunbai.games.kaisen.approach import beside, points_away
from gunbai.games.kaisen.arms import ENGINE_RANGE
from gunbai.games.kaisen.course import straight_run
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.geometry import Direction, Hex, Pose, ahead, distance, offset, turned, windward
from gunbai.games.kaisen.moves import steps_of
from gunbai.games.kaisen.prospects import (
    CERTAIN,
    Gunnery,
    bow_ram,
    collision_damage,
    is_stronger,
    melee,
    performance,
    shot,
)
from gunbai.games.kaisen.values import Hold
from gunbai.games.kaisen.view import SeaView, ShipView

CLOSER = 2 * CERTAIN
"""What a point of movement nearer to the foe is worth, while none is in range: a point of damage."""
GAUGE = CERTAIN // 8
"""What lying half a step more to windward is worth."""
FRIEND = 60 * CERTAIN
"""What it costs to end in a friend's hex."""
BESIDE_FRIEND = 2 * CERTAIN
SPREAD = 3
"""So many places are thought of for a foe that may move."""


class Guess(NamedTuple):
    """Where a ship may be after the movement."""

    place: Hex
    facing: Direction
    weight: int
    """Out of 4, over all guesses for a ship."""
    surely: bool
    """It cannot move from there."""


def guesses(board: SeaView, ship: ShipView) -> tuple[Guess, ...]:
    """Where a ship may be: where it is, or a step or two before its bow if sails or oars take it there."""
    assert ship.at is not None
    if not ship.able or ship.hold in (Hold.STAY, Hold.TURN):
        return (Guess(ship.at, ship.facing, 4, True),)
    moves = ship.means is not None and bool(ship.means.sail_step[ship.facing - 1] or ship.means.row)
    if not moves or ship.hold is Hold.NEAR:
        return (Guess(ship.at, ship.facing, 4, False),)
    return tuple(
        Guess(ahead(ship.at, ship.facing, steps), ship.facing, weight, False)
        for steps, weight in zip(range(SPREAD), (1, 2, 1), strict=True)
    )


class Foe(NamedTuple):
    """What has to be known of a foe to weigh a pose against it."""

    ship: ShipView
    guesses: tuple[Guess, ...]
    gunnery: Gunnery
    defence: int
    """Against gunnery."""
    prey: int
    """How much a blow on it counts, in eighths: more where it is nearly done for."""
    close: int
    """What lying beside it is worth: boarding that pays, or boarding that must be shunned."""

    @property
    def middle(self) -> Hex:
        """Where it most likely is."""
        return self.guesses[len(self.guesses) // 2].place

    def shunned(self, place: Hex) -> int:
        """What it costs to lie where a foe that would outlast the ship may come alongside: half of them do."""
        if self.close >= 0 or not self.ship.able or self.guesses[0].surely:
            return 0
        assert self.ship.at is not None
        assert self.ship.means is not None
        return -self.close * beside((self.ship.at, self.ship.facing), self.ship.means).get(place, 0) // 2000

    def far(self, place: Hex) -> bool:
        """Whether it is out of range of a place wherever it may be."""
        return distance(place, self.middle) > ENGINE_RANGE + 1


class Station:
    """Weighs the poses of one ship."""

    def __init__(self, board: SeaView, ship: ShipView, friends: Sequence[Pose]) -> None:
        """
        Args:
            friends: where ships of the same side are going to be, as far as one knows.
        """
        self.board, self.ship = board, ship
        self.friends = tuple(place for place, _ in friends)
        self.gunnery = Gunnery(board, ship)
        self.defence = ship.crew + performance(board, ship)
        self.foes = tuple(_foe(board, ship, foe) for foe in board.ships if foe.side != ship.side and foe.at is not None)
        self.able = tuple(foe for foe in self.foes if foe.ship.able)
        self.wants = self._reach()

    def worth(self, place: Hex, facing: Direction, run: int = 0) -> int:
        """How good a pose is, out of `CERTAIN`, in halves of a point of damage.

        Args:
            run: CS straight ahead just before.
        """
        hunted = self.able or self.foes
        best = lost = 0
        assert self.ship.means is not None
        away = min(
            (points_away(self.ship.means, offset(foe.middle, place), facing, self.wants) for foe in hunted), default=0
        )
        total = -CLOSER * away
        for foe in self.foes:
            total -= foe.shunned(place)
            if foe.far(place):
                continue
            for guess in foe.guesses:
                gap = distance(place, guess.place)
                if gap > ENGINE_RANGE:
                    continue
                total += self._near(foe, guess, gap, run)
                if gap == 0 or not foe.ship.able:
                    continue
                given = shot(self.gunnery, place, facing, guess.place, guess.facing, foe.defence)
                best = max(best, given * guess.weight * foe.prey // 32)
                lost += shot(foe.gunnery, guess.place, guess.facing, place, facing, self.defence) * guess.weight // 8
        total += best - lost + GAUGE * self._gauge(place)
        return total - self._crowd(place)

    def _reach(self) -> int:
        """How near the ship wants to be: to board, or to shoot."""
        return 1 if any(foe.close > 0 for foe in self.able) else 3 if self.gunnery.soldiers else 4

    def _near(self, foe: Foe, guess: Guess, gap: int, run: int) -> int:
        """What lying in one hex with a foe, or beside it, is worth."""
        if gap > 1:
            return 0
        if gap == 1:
            return foe.close * guess.weight // 8 if foe.ship.able else 0
        given, taken = collision_damage(self.ship, run)
        back, _ = collision_damage(foe.ship, 0)
        if not foe.ship.able:
            # It can do nothing any more; to be locked to it only holds the ship up.
            return -8 * CERTAIN
        blow = (given * foe.prey // 8 - taken - back) * CERTAIN
        likely = 4 if guess.surely else guess.weight
        return (blow + foe.close) * likely // 4

    def _gauge(self, place: Hex) -> int:
        if not self.board.wind_level or not self.able:
            return 0
        foe = self.able[0].ship.at
        assert foe is not None
        return max(-4, min(4, windward(place, self.board.wind) - windward(foe, self.board.wind)))

    def _crowd(self, place: Hex) -> int:
        total = 0
        for friend in self.friends:
            gap = distance(place, friend)
            total += FRIEND if gap == 0 else BESIDE_FRIEND if gap == 1 else 0
        return total


def _foe(board: SeaView, ship: ShipView, foe: ShipView) -> Foe:
    fight = melee(board, ship, foe)
    left = max(1, foe.hp) * 8 // max(1, foe.hp_max)
    close = fight.given - fight.taken if is_stronger(board, ship, foe) else -fight.taken
    return Foe(
        foe, guesses(board, foe), Gunnery(board, foe),
        foe.crew + performance(board, foe) if foe.able else foe.crew - 7, 16 - left, close,
    )  # fmt: skip


def crosses(plot: Plot, held: Iterable[Hex]) -> bool:
    """Whether a plot leads through a hex in which somebody is sure to lie."""
    places = frozenset(held)
    place, facing = Hex(*plot.start), plot.facing
    for sign, _ in steps_of(plot.moves):
        if sign in "RL":
            facing = turned(facing, 1 if sign == "R" else -1)
            continue
        place = ahead(place, facing, 1 if sign == "A" else -1)
        if place in places:
            return True
    return False


def run_of(plot: Plot) -> int:
    """How many CS straight ahead a plot ends with. Clauses: kaisen.bow.straight-dice."""
    return straight_run("".join(sign for sign, _ in steps_of(plot.moves)))


def rams(ship: ShipView) -> bool:
    """Whether a run before a collision pays for a ship."""
    return bow_ram(ship) is not None and not ship.bow_locked
