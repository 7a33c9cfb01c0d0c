"""What many battles came to, in the order of their numbers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from statistics import median

from gunbai.kernel.scenario import Scenario
from gunbai.sim.batch import Batch, Key, Sums, add
from gunbai.sim.course import Course
from gunbai.sim.intervals import Interval, wilson

NOBODY = ""
"""Stands for no side: a draw, or a battle that was given up."""


def sides_of(scenario: Scenario) -> tuple[str, ...]:
    """The sides, in the order of their first seats."""
    return tuple(dict.fromkeys(seat.side for seat in scenario.seats))


class Tally:
    """Counts. All of them are whole numbers, so that they do not hang on who played what first."""

    def __init__(self, sides: Sequence[str]) -> None:
        """
        Args:
            sides: of the scenario; they are counted though they never win.
        """
        self.sides = tuple(sides)
        self.courses: list[Course] = []
        self.wins: Counter[str] = Counter()
        """By side; sides that win together count each. `NOBODY` counts battles without a winner."""
        self.reasons: Counter[tuple[str, str]] = Counter()
        """By the key of the result and by who won: several sides are joined by `+`."""
        self.clauses: Counter[str] = Counter()
        """How many battles each clause has decided."""
        self.gauges: dict[Key, Sums] = {}

    @property
    def battles(self) -> int:
        """How many."""
        return len(self.courses)

    def take(self, batch: Batch) -> None:
        """Adds a batch, the next one in order."""
        assert batch.start == len(self.courses), "batches are taken in order"
        for course in batch.courses:
            self.courses.append(course)
            for side in course.winners or (NOBODY,):
                self.wins[side] += 1
            self.reasons[course.why, "+".join(course.winners)] += 1
            for clause in dict.fromkeys(course.clauses):
                self.clauses[clause] += 1
        for key, sums in batch.gauges.items():
            add(self.gauges, key, sums)

    def interval(self, side: str) -> Interval:
        """In which a side's true chance to win lies."""
        return wilson(self.wins[side], self.battles)

    @property
    def half_width(self) -> float:
        """Of the widest interval of a side."""
        return max((self.interval(side).half_width for side in self.sides), default=0.5)

    def lengths(self, of: str) -> tuple[int, float, float, int]:
        """How long battles were: the shortest, the median, the mean, the longest.

        Args:
            of: `rounds` or `inputs`.
        """
        values = [int(getattr(course, of)) for course in self.courses]
        if not values:
            return 0, 0.0, 0.0, 0
        return min(values), float(median(values)), sum(values) / len(values), max(values)
