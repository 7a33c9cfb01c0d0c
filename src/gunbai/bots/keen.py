"""`keen`: a player that looks ahead over the real rules.

Whatever looks promising it tries again and again: a fork of the battle, with other dice and with guesses at what others
have hidden, is played on as `plain` plays, up to a horizon, and there judged. How often it tries is a number and no
time, so that the same seed makes the same choices on any machine.
"""

from __future__ import annotations

from collections.abc import Callable

from gunbai.bots.ahead import Trials
from gunbai.bots.thought import Expected, Thought
from gunbai.kernel.aside import Aside
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, Plan, View

KEEN = "keen"
TRIALS = 150
"""How often it plays on at a question, unless another number is wanted."""
MOST_TRIALS = 100_000
MOST_CANDIDATES = 8
"""So many options are tried at most: what `plain` would choose, and what looks best besides."""


class Keen:
    """Tries what looks promising, and takes what turned out best.

    Its choice hangs on its seed, its seat, the number of the question and what the seat may know, and on nothing else.
    """

    looks_ahead = True

    def __init__(self, seed: bytes, trials: int = TRIALS, plan: Plan | None = None) -> None:
        """
        Args:
            seed: up to 64 bytes; the same seed makes the same choices.
            trials: how often it plays on at a question, 1 to `MOST_TRIALS`, shared by the options; each is tried at
                least once a round of its comparison.
            plan: speaks for it where it may say something unasked.
        """
        self.name = KEEN if trials == TRIALS else f"{KEEN}:{trials}"
        self.thought: Thought | None = None
        self._key, self._trials = seed, trials
        self._speak: Callable[[View], Option | None] | None = getattr(plan, "speak", None)

    def choose(self, view: View, ask: AskView, aside: Aside | None = None) -> Option:
        """What turned out best."""
        if aside is None:
            raise TypeError("who looks ahead needs what the seat knows of its battle")
        return self.think(aside, ask.about)

    def speak(self, view: View) -> Option | None:
        """What the plan says, if it ever speaks up."""
        return None if self._speak is None else self._speak(view)

    def think(self, aside: Aside, about: str) -> Option:
        """Decides from nothing but what its seat may know; what it expected is then in `thought`.

        Args:
            about: which of the seat's combatants is asked.
        """
        trials = Trials(aside, about, self._key)
        rows = [Tried(option) for option in trials.candidates(MOST_CANDIDATES)]
        best = rows[0] if len(rows) == 1 else compare(trials, rows, self._trials)
        rows.sort(key=lambda row: (row.trials, row.worth()), reverse=True)
        expected = tuple(row.expected() for row in rows if row.trials)
        self.thought = Thought(
            aside.seat, trials.ask.kind, about, trials.view.question, self.name, best.option.id, expected
        )
        return best.option


class Tried:
    """An option under trial."""

    __slots__ = ("option", "outcomes", "total", "trials")

    def __init__(self, option: Option) -> None:
        self.option = option
        self.total = self.trials = 0
        self.outcomes = -1
        """How many outcomes its first roll has, if always the same number; 0 where they are none or not counted, -1
        before it was tried."""

    def worth(self) -> int:
        """What came of it, on the average; for comparison."""
        return self.total * 1000 // max(1, self.trials)

    def expected(self) -> Expected:
        """What it turned out to be worth."""
        exact = self.outcomes > 0 and self.trials % self.outcomes == 0
        return Expected(self.option.id, self.total // self.trials, self.trials, exact)

    def run(self, trials: Trials, count: int) -> None:
        """Tries it so many times more; where its first roll has fewer outcomes, each of them equally often."""
        for trial in range(self.trials, self.trials + count):
            if self.outcomes > 0 and trial + self.outcomes > self.trials + count and trial % self.outcomes == 0:
                count = trial - self.trials
                break
            self.total += trials.run(self.option, trial)
            known = self.outcomes in (-1, trials.outcomes)
            self.outcomes = trials.outcomes if known else 0
        self.trials += count


def compare(trials: Trials, rows: list[Tried], budget: int) -> Tried:
    """Sequential halving: all are tried a few times, the better half of them oftener, and so on to the last."""
    rounds = (len(rows) - 1).bit_length()
    alive = list(rows)
    for _ in range(rounds):
        share = max(1, budget // (rounds * len(alive)))
        for row in alive:
            row.run(trials, share)
        alive.sort(key=Tried.worth, reverse=True)
        del alive[(len(alive) + 1) // 2 :]
    return alive[0]
