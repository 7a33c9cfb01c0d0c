"""What a ship has to move with in one wind: what steps cost, what its performances add, and what its plots come to."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.course import Course, Pools, course_of
from gunbai.games.kaisen.geometry import Direction, turned
from gunbai.games.kaisen.passages import Passage
from gunbai.games.kaisen.power import Terms, is_calm, may_row, power_of, row_bonus, sail_bonus, terms_of
from gunbai.games.kaisen.rolls import performances_in
from gunbai.kernel.keeping import Keep

if TYPE_CHECKING:
    from gunbai.games.kaisen.declaration import Plot
    from gunbai.games.kaisen.rules import Rules
    from gunbai.games.kaisen.ship import Profile
    from gunbai.games.kaisen.values import Performance

MOST_KEPT = 4000
"""So much of a kind is kept at most."""

_OPENED = cites(
    "kaisen.plot.open", "kaisen.plot.format", "kaisen.move.simultaneous", "kaisen.plot.allocate-fresh",
    "kaisen.alloc.three", "kaisen.plot.coordinates",
)  # fmt: skip
_PLUS = (cites("kaisen.alloc.sail-perf"), cites("kaisen.alloc.steer-perf"), cites("kaisen.row.perf-full"))
_NOT_ADDED = cites("kaisen.alloc.perf-optional")
_CONSTANT = cites("kaisen.plot.constant")
_NO_OARS = cites("kaisen.row.wind-limit")


class Trim:
    """A ship's means in one wind. All battles of a scenario share it: nothing in it hangs on how a battle went."""

    __slots__ = (
        "_luffed", "_passages", "best", "lateen", "level", "number", "oars", "performances", "powers", "profile",
        "row_bonus", "rules", "sail_bonus", "terms", "turns",
    )  # fmt: skip

    def __init__(
        self, rules: Rules, profile: Profile, number: int, wind: Direction, level: int, luffed: Trim | None = None
    ) -> None:
        """
        Args:
            number: its own among all of the scenario.
            luffed: the same under a wind from 1; None where this is one.
        """
        self.rules = rules
        self.profile = profile
        self.number = number
        self.level = level
        self.lateen = profile.lateen
        self.turns = wind - 1
        """So many times 60 degrees to the right of 1 the wind comes from."""
        self.terms = terms_of(rules, profile.lateen, wind, level)
        """What moving costs."""
        self.sail_bonus = sail_bonus(rules, profile, level)
        self.row_bonus = row_bonus(profile, level)
        self.oars = may_row(rules, profile, level)
        """Power may be put into rowing."""
        self.performances = performances_in(rules, profile, level, is_calm(rules, level))
        """What may modify a roll, and by how much."""
        best = max(self.performances.items(), key=lambda one: one[1])
        self.best: tuple[Performance | None, int] = best if best[1] else (None, 0)
        """What modifies a roll if nobody says otherwise."""
        self.powers: dict[int, int] = {}
        self._luffed = luffed or self
        self._passages: Keep[object, Passage] = Keep(MOST_KEPT) if luffed is None else luffed._passages

    def power_of(self, achievement: int) -> int:
        """移動力 by a resolve roll, before what characters add. Clauses: kaisen.power.compare."""
        found = self.powers.get(achievement)
        if found is None:
            found = self.powers[achievement] = power_of(self.rules, achievement, self.level)
        return found

    def passage(self, plot: Plot, text: str, facing: Direction) -> Passage:
        """How a plot goes on an open sea, as if the wind came from 1. Rulings: kaisen.move.illegal.

        Args:
            text: the plot in canonical notation, which begins with its pools.
        """
        key = text.partition(":")[0], plot.moves, (facing - self.turns) % 6
        found = self._passages.get(key)
        if found is None:
            found = self._passages.put(key, self.special(plot, facing, self._course))
        return found

    def special(
        self, plot: Plot, facing: Direction, course: Callable[[str, Direction, Pools, Terms], Course]
    ) -> Passage:
        """How a plot goes that is carried out in some way of its own, as if the wind came from 1."""
        pools, clauses = self._settled(plot)
        terms, bow = self._luffed.terms, turned(facing, -self.turns)
        return Passage(self._luffed, plot.moves, pools, clauses, course(plot.moves, bow, pools, terms))

    def _course(self, moves: str, facing: Direction, pools: Pools, terms: Terms) -> Course:
        return course_of(moves, facing, pools, terms, self.rules.move_illegal)

    def _settled(self, plot: Plot) -> tuple[Pools, tuple[str, ...]]:
        """The points that a plot has to spend, and the clauses that settle them.

        Clauses: kaisen.alloc.sail-perf, kaisen.alloc.steer-perf, kaisen.row.perf-full, kaisen.row.wind-limit.
        """
        profile, written = self.profile, (plot.sail_plus, plot.steer_plus, plot.row_plus)
        adds = (min(plot.sail_plus, self.sail_bonus), plot.steer_plus, min(plot.row_plus, self.row_bonus))
        plus = tuple(name for some, clauses in zip(adds, _PLUS, strict=True) if some for name in clauses)
        less = written != (profile.sail_bonus, profile.steer_bonus, profile.rowing)
        cited = _OPENED + plus + (_NOT_ADDED if less else _CONSTANT) + (_NO_OARS if plot.row_plus > adds[2] else ())
        return (plot.sail + adds[0], plot.steer + adds[1], plot.row + adds[2]), cited
