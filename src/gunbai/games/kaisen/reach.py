"""Everywhere a ship can end in a round: all plots within its power, however that is split into the three pools.

The search goes through what has been spent, point by point, and keeps for each spending and facing the set of hexes in
which the ship may then be: as the bits of one number, so that a step of all of them at once is a shift. It is exact: a
pose is found if and only if some moves lead there and some allocation pays for them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from gunbai.games.kaisen.geometry import DIRECTIONS, Direction, Hex, Pose, ahead, distance, turned


class Means(msgspec.Struct, frozen=True):
    """What a ship has to move with in a round, and what its moves cost. Points are whole and not negative."""

    power: int
    """移動力: to be split into the three pools."""
    sail: int
    """What its <帆走> adds to the sail points."""
    steer: int
    """What its <操船> adds to the steering points."""
    row: int | None
    """What its <漕走> adds to the rowing points; None where oars cannot be used."""
    sail_step: tuple[int, int, int, int, int, int]
    """Sail points for a step ahead, by facing from 1; 0 where sails drive no ship."""
    steer_turn: int = 2
    """Steering points for 60 degrees."""
    row_step: int = 2
    row_back: int = 3
    row_turn: int = 2
    barred: Direction = 0
    """The facing to which steering points do not turn it; 0 for none."""


class Waters(msgspec.Struct, frozen=True):
    """What lies in a ship's way."""

    closed: tuple[Hex, ...] = ()
    """Hexes that no ship enters."""
    stops: tuple[Hex, ...] = ()
    """Hexes in which a ship that enters them must stop."""
    inside: Callable[[Hex], bool] | None = None
    """Whether a hex is on the map; a ship that leaves it moves no farther,"""
    shut: bool = False
    """or cannot leave it."""
    leash: int | None = None
    """How far from where it began the ship may be at any moment."""


OPEN_SEA = Waters()


class Way(NamedTuple):
    """Moves that lead to a pose, and what they cost."""

    moves: str
    """One letter a move: `A` ahead, `B` astern, `R` and `L` turns."""
    sail: int
    """Points spent of each pool."""
    steer: int
    row: int

    @property
    def run(self) -> int:
        """How many CS straight ahead they end with."""
        return len(self.moves) - len(self.moves.rstrip("A"))


Boards = tuple[int, int, int, int, int, int]
"""The hexes in which a ship may be, as bits, by its facing from 1."""
NOWHERE: Boards = (0, 0, 0, 0, 0, 0)
Moved = tuple[Boards, Boards, Boards]
"""Boards after one step ahead, one astern, one turn."""
Spent = tuple[int, int, int]
"""Points spent of the pools: sail, steering, rowing."""


class Search:
    """The poses that a ship can reach, and how.

    Clauses: kaisen.alloc.three, kaisen.sail.bow-only, kaisen.sail.cost-lee, kaisen.sail.cost-cross, kaisen.sail.upwind,
    kaisen.turn.cost-steer, kaisen.turn.upwind-barred, kaisen.row.cost-forward, kaisen.row.cost-back,
    kaisen.row.cost-turn, kaisen.pool.no-mix, kaisen.move.stationary-stop.
    """

    def __init__(self, start: Pose, means: Means, waters: Waters = OPEN_SEA) -> None:
        self.start = start
        self.means = means
        fastest = min((cost for cost in means.sail_step if cost), default=0)
        self._most_sail = means.sail + means.power if fastest else 0
        self._most_row = 0 if means.row is None else means.row + means.power
        self._radius = max(
            ((means.sail + given) // fastest if fastest else 0) + self._oar_steps(means.power - given)
            for given in range(means.power + 1)
        )
        self._width = 2 * self._radius + 1
        self._sea, self._stops = self._masks(waters)
        self._going: dict[Spent, Boards] = {}
        """By what was spent: where the ship may be and go on."""
        self._ended: dict[Spent, Boards] = {}
        """Likewise, where it had to stop."""
        self._search()

    # ---- what comes of it --------------------------------------------------------------------------------------------

    def poses(self) -> Iterator[Pose]:
        """Every pose in which the ship can end, the one that it began in too: by facing, then from the south-east."""
        nw, east, width = self.start[0][0] - self._radius, self.start[0][1] - self._radius, self._width
        for facing in DIRECTIONS:
            board = 0
            for kept in (self._going, self._ended):
                for boards in kept.values():
                    board |= boards[facing - 1]
            bits = bin(board)[:1:-1]
            bit = bits.find("1")
            while bit >= 0:
                yield Hex(nw + bit // width, east + bit % width), facing
                bit = bits.find("1", bit + 1)

    def way(self, pose: Pose) -> Way | None:
        """The cheapest moves that lead to a pose; None where none do."""
        found = self._cheapest(self._spendings_of(self._going, pose))
        if found is not None:
            return self._traced(found, pose, "")
        return self.run_up(pose)

    def ways(self) -> Iterator[tuple[Pose, Way]]:
        """Every pose in which the ship can end with the cheapest moves that lead there, the cheapest of all first."""
        found = [0] * 6
        known: dict[tuple[Spent, Pose], str] = {((0, 0, 0), self.start): ""}
        for spent in sorted({*self._going, *self._ended}, key=lambda spent: (sum(spent), spent)):
            for kept in (self._going, self._ended):
                for facing, board in enumerate(kept.get(spent, NOWHERE), 1):
                    fresh = board & ~found[facing - 1]
                    found[facing - 1] |= fresh
                    while fresh:
                        lowest = fresh & -fresh
                        fresh ^= lowest
                        pose = self._place(lowest.bit_length() - 1), facing
                        yield pose, Way(self._moves(spent, pose, known, kept is self._ended), *spent)

    def run_up(self, pose: Pose) -> Way | None:
        """The cheapest of the moves that end in a pose with the longest run straight ahead; None where none do."""
        place, facing = pose
        step = self.means.sail_step[facing - 1]
        for run in range(self._radius, 0, -1):
            before = ahead(place, facing, -run), facing
            if any(self._is_closed(ahead(place, facing, -back)) for back in range(1, run)):
                continue
            ends = [
                ((sail + sailed * step, steer, row + (run - sailed) * self.means.row_step), (sail, steer, row))
                for sail, steer, row in self._spendings_of(self._going, before)
                for sailed in (range(run + 1) if step else (0,))
            ]
            found = self._cheapest([end for end, _ in ends if self._is_held(end, pose)])
            if found is not None:
                start = next(start for end, start in ends if end == found)
                return self._traced(start, before, "A" * run, found)
        found = self._cheapest(self._spendings_of(self._going, pose))
        if found is not None:
            return self._traced(found, pose, "")
        return self._backed_into(pose)

    def _backed_into(self, pose: Pose) -> Way | None:
        """The moves that end with a step astern into a hex in which the ship must stop."""
        found = self._cheapest(self._spendings_of(self._ended, pose))
        if found is None:
            return None
        before = found[0], found[1], found[2] - self.means.row_back
        return self._traced(before, (ahead(pose[0], pose[1]), pose[1]), "B", found)

    # ---- the search --------------------------------------------------------------------------------------------------

    def _oar_steps(self, given: int) -> int:
        """How many steps oars alone can make, with so much of the power."""
        means = self.means
        return 0 if means.row is None else (means.row + given) // min(means.row_step, means.row_back)

    def _search(self) -> None:
        means, going, ended, sea, stops = self.means, self._going, self._ended, self._sea, self._stops
        middle = self._bit(self.start[0])
        assert middle is not None
        first = tuple(1 << middle if facing == self.start[1] else 0 for facing in DIRECTIONS)
        assert len(first) == 6
        going[0, 0, 0] = first
        east, north = 1, self._width
        steps = _ahead(first, north, east), _astern(first, north, east), _swung(first)
        done: dict[Spent, Moved] = {(0, 0, 0): steps}
        costs = tuple(dict.fromkeys(cost for cost in means.sail_step if cost))
        masks = [(cost, tuple(-1 if one == cost else 0 for one in means.sail_step)) for cost in costs]
        for sail, steer, row in self._spendings():
            stepped, turns = NOWHERE, NOWHERE
            for cost, mask in masks:
                if (before := done.get((sail - cost, steer, row))) is not None:
                    stepped = _both(stepped, _masked(before[0], mask))
            if row:
                stepped, turns = self._rowed(done, (sail, steer, row), stepped)
            if steer and (before := done.get((sail, steer - means.steer_turn, row))) is not None:
                turns = _both(turns, _without(before[2], means.barred))
            if stepped is not NOWHERE:
                if sea is not None:
                    stepped = _limited(stepped, sea)
                if stops:
                    ended[sail, steer, row] = _limited(stepped, stops)
                    stepped = _limited(stepped, ~stops)
                turns = _both(stepped, turns)
            if turns != NOWHERE:
                going[sail, steer, row] = turns
                done[sail, steer, row] = _ahead(turns, north, east), _astern(turns, north, east), _swung(turns)

    def _rowed(self, done: dict[Spent, Moved], spent: Spent, stepped: Boards) -> tuple[Boards, Boards]:
        """What steps by oars add to the steps, and the turns by oars, that bring the spending to so much."""
        sail, steer, row = spent
        means, turns = self.means, NOWHERE
        if (before := done.get((sail, steer, row - means.row_step))) is not None:
            stepped = _both(stepped, before[0])
        if (before := done.get((sail, steer, row - means.row_back))) is not None:
            stepped = _both(stepped, before[1])
        if (before := done.get((sail, steer, row - means.row_turn))) is not None:
            turns = before[2]
        return stepped, turns

    def _spendings(self) -> Iterator[Spent]:
        """What can be spent of the three pools under one power, the cheaper first; not nothing."""
        means = self.means
        oars = means.row or 0
        for sail in range(self._most_sail + 1):
            left = means.power - max(0, sail - means.sail)
            for steer in range(0, means.steer + left + 1, means.steer_turn):
                rest = left - max(0, steer - means.steer)
                most = -1 if rest < 0 else min(self._most_row, oars + rest)
                for row in range(0 if sail or steer else 1, most + 1):
                    yield sail, steer, row

    def _masks(self, waters: Waters) -> tuple[int | None, int]:
        """The bits of the hexes that can be entered, None for all; and of those in which one must stop."""
        everywhere = range(self._width * self._width)
        stops = self._bits(waters.stops)
        closed = self._bits(waters.closed)
        if waters.inside is not None:
            beyond = sum(1 << bit for bit in everywhere if not waters.inside(self._place(bit)))
            closed, stops = (closed | beyond, stops) if waters.shut else (closed, stops | beyond)
        if not closed and waters.leash is None:
            return None, stops
        if waters.leash is not None:
            closed |= sum(1 << bit for bit in everywhere if distance(self.start[0], self._place(bit)) > waters.leash)
        return ~closed, stops

    # ---- the way back ------------------------------------------------------------------------------------------------

    def _traced(self, spent: Spent, pose: Pose, tail: str, whole: Spent | None = None) -> Way:
        """Moves that spend so much and lead to a pose where the ship can go on, and then the tail."""
        return Way(self._moves(spent, pose, {((0, 0, 0), self.start): ""}, False) + tail, *(whole or spent))

    def _moves(self, spent: Spent, pose: Pose, known: dict[tuple[Spent, Pose], str], ended: bool) -> str:
        """Moves that spend so much and lead to a pose in which the ship goes on, or stops; what is found is kept."""
        moves = None if ended else known.get((spent, pose))
        if moves is None:
            letter, cost, before = next(
                (letter, cost, before)
                for letter, cost, before in self._last_moves(spent, pose, ended)
                if self._is_held(cost, before, self._going)
            )
            moves = self._moves(cost, before, known, False) + letter
            if not ended:
                known[spent, pose] = moves
        return moves

    def _last_moves(self, spent: Spent, pose: Pose, ended: bool) -> Iterator[tuple[str, Spent, Pose]]:
        """What the last move may have been: its letter, and what was spent and where the ship was before it."""
        sail, steer, row = spent
        means, (place, facing) = self.means, pose
        entered = ended or not self._is_closed(place)
        before = ahead(place, facing, -1), facing
        if entered:
            if step := means.sail_step[facing - 1]:
                yield "A", (sail - step, steer, row), before
            yield "A", (sail, steer, row - means.row_step), before
        if not ended:
            for letter, turn in (("R", -1), ("L", 1)):
                if facing != means.barred:
                    yield letter, (sail, steer - means.steer_turn, row), (place, turned(facing, turn))
                yield letter, (sail, steer, row - means.row_turn), (place, turned(facing, turn))
        if entered:
            yield "B", (sail, steer, row - means.row_back), (ahead(place, facing), facing)

    def _spendings_of(self, kept: dict[Spent, Boards], pose: Pose) -> list[Spent]:
        """With which spendings a pose is reached."""
        bit = self._bit(pose[0])
        return [] if bit is None else [spent for spent, boards in kept.items() if boards[pose[1] - 1] >> bit & 1]

    def _is_held(self, spent: Spent, pose: Pose, *kept: dict[Spent, Boards]) -> bool:
        bit = self._bit(pose[0])
        found = [each[spent] for each in kept or (self._going, self._ended) if spent in each]
        return bit is not None and any(boards[pose[1] - 1] >> bit & 1 for boards in found)

    def _is_closed(self, place: Hex) -> bool:
        """Whether a ship that enters a hex does not go on from there."""
        bit = self._bit(place)
        return bit is None or bool((self._stops | (0 if self._sea is None else ~self._sea)) >> bit & 1)

    @staticmethod
    def _cheapest(spendings: list[Spent]) -> Spent | None:
        return min(spendings, key=lambda spent: (sum(spent), spent), default=None)

    # ---- bits --------------------------------------------------------------------------------------------------------

    def _bit(self, place: Hex) -> int | None:
        """The bit that stands for a hex; None where it is too far off to be reached."""
        nw = place[0] - self.start[0][0] + self._radius
        east = place[1] - self.start[0][1] + self._radius
        return nw * self._width + east if 0 <= nw < self._width and 0 <= east < self._width else None

    def _bits(self, places: tuple[Hex, ...]) -> int:
        bits = 0
        for place in places:
            if (bit := self._bit(place)) is not None:
                bits |= 1 << bit
        return bits

    def _place(self, bit: int) -> Hex:
        nw, east = divmod(bit, self._width)
        return Hex(nw - self._radius + self.start[0][0], east - self._radius + self.start[0][1])


# Written out by facing: these run some hundred times for one search.


def _ahead(boards: Boards, north: int, east: int) -> Boards:
    """Each facing's hexes one step ahead, where a step to 6 is `north` bits up and one to 2 is `east` bits up."""
    one, two, three, four, five, six = boards
    return one << north + east, two << east, three >> north, four >> north + east, five >> east, six << north


def _astern(boards: Boards, north: int, east: int) -> Boards:
    one, two, three, four, five, six = boards
    return one >> north + east, two >> east, three << north, four << north + east, five << east, six >> north


def _swung(boards: Boards) -> Boards:
    """What has turned to each facing from its two neighbours."""
    one, two, three, four, five, six = boards
    return six | two, one | three, two | four, three | five, four | six, five | one


def _both(some: Boards, others: Boards) -> Boards:
    a1, a2, a3, a4, a5, a6 = some
    b1, b2, b3, b4, b5, b6 = others
    return a1 | b1, a2 | b2, a3 | b3, a4 | b4, a5 | b5, a6 | b6


def _masked(boards: Boards, mask: tuple[int, ...]) -> Boards:
    a1, a2, a3, a4, a5, a6 = boards
    b1, b2, b3, b4, b5, b6 = mask
    return a1 & b1, a2 & b2, a3 & b3, a4 & b4, a5 & b5, a6 & b6


def _limited(boards: Boards, mask: int) -> Boards:
    return _masked(boards, (mask,) * 6)


def _without(boards: Boards, facing: Direction) -> Boards:
    """The boards, but that of one facing empty; all of them for facing 0."""
    return _masked(boards, tuple(0 if one == facing else -1 for one in DIRECTIONS)) if facing else boards
