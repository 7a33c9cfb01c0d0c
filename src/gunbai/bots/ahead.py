"""Trials: a battle is played on from a question, with other dice and with others' hidden answers guessed."""

from __future__ import annotations

import hmac
from collections.abc import Sequence

from msgspec.structs import replace

from gunbai.bots.thrown import SpreadDice
from gunbai.kernel.aside import Aside
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SEED_BYTES
from gunbai.kernel.requests import PASS, Ask, Option
from gunbai.kernel.views import SURE, AskView, Foresight, Plan, View, ask_view

PLAIN = "plain"
MOST_DECISIONS = 400
"""A trial that has not come to its horizon by then is judged where it is."""
MIX = 4
"""One in so many trials supposes that a hidden answer is not what the plan would say, but another good one."""
OTHERS = 3
"""So many other hidden answers are thought of."""


class Trials:
    """All trials of one question of one seat. It knows what the seat may know, and nothing else."""

    def __init__(self, aside: Aside, about: str, key: bytes) -> None:
        """
        Args:
            about: which of the seat's combatants is asked.
            key: up to 64 bytes that chance is drawn from, with the seat and the number of the question.
        """
        self._aside, self._about = aside, about
        here = aside.fork(SpreadDice(bytes(SEED_BYTES), 0, aside.rolled))
        ask = here.asked(aside.seat, about)
        assert ask is not None, "who is asked nothing has nothing to try"
        self.view = replace(glimpse(here, ask), question=here.question_of(aside.seat))
        """What the seat sees."""
        place = f"gunbai keen\0{aside.seat}\0{about}\0{self.view.question}"
        self._seed = hmac.digest(key, place.encode(), "sha256")
        game = aside.scenario.game
        self._foresight: Foresight | None = game.foresight() if game.foresight is not None else None
        self._chance = Chance(self._seed)
        self._planned = PLAIN in game.plans
        self._plan: Plan = game.plans[PLAIN]() if self._planned else self._chance
        self._sides = {seat.id: seat.side for seat in aside.scenario.seats}
        self._end = 0 if self._foresight is None else game.rounds(here.state) + self._foresight.horizon
        self._guesses: dict[tuple[str, str], Sequence[Option]] = {}
        self.outcomes = 0
        """How many outcomes the first roll of the last trial had; 0 if it rolled nothing, or more than are counted."""

    @property
    def ask(self) -> AskView:
        """What the seat is asked."""
        return self.view.asks[0]

    def candidates(self, most: int) -> list[Option]:
        """What is worth trying at the question, at most so much."""
        return self._promising(self.view, most)

    def run(self, option: Option, trial: int) -> int:
        """Plays on once from an option.

        Args:
            trial: its number, from 0; all options are tried with the same dice and guesses at the same number.

        Returns:
            What comes of it for the seat's side, from 0 to `SURE`.
        """
        self._chance.trial = trial
        dice = SpreadDice(self._seed, trial, self._aside.rolled)
        battle = self._aside.fork(dice)
        self._settle(battle, trial, option)
        self._play_on(battle)
        self.outcomes = dice.outcomes
        return self._judge(battle)

    # ---- the question itself -----------------------------------------------------------------------------------------

    def _settle(self, battle: Battle, trial: int, option: Option) -> None:
        """The seat's answer, and, where all answer in secret, what the others may say.

        At a window nobody knows who else is asked: the others are taken to pass.
        """
        seat, at_window = self._aside.seat, battle.at_window
        waits = zip(battle.asks, battle.waiting, strict=True)
        for place, ask in enumerate([ask for ask, waiting in waits if not waiting.answered]):
            if ask.seat != seat:
                guess = PASS.id if at_window else self._guess(battle, ask, trial, place)
                battle.answer(ask.seat, guess, about=ask.about)
            elif ask.about != self._about:
                battle.answer(seat, self._likely(battle, ask)[0], about=ask.about)
        battle.answer(seat, option, about=self._about)

    def _guess(self, battle: Battle, ask: Ask, trial: int, place: int) -> Option:
        """A hidden answer: mostly what the plan would say; without a plan, any."""
        likely = self._likely(battle, ask)
        number = self._chance.number(f"{trial} {place}")
        if not self._planned:
            return likely[number % len(likely)]
        if len(likely) == 1 or number % MIX:
            return likely[0]
        return likely[1 + number // MIX % (len(likely) - 1)]

    def _likely(self, battle: Battle, ask: Ask) -> Sequence[Option]:
        """What may be answered to another ask that stands: what the plan says, first."""
        key = ask.seat, ask.about
        if key not in self._guesses:
            self._guesses[key] = self._promising(glimpse(battle, ask), 1 + OTHERS if self._planned else len(ask.offer))
        return self._guesses[key]

    def _promising(self, view: View, most: int) -> list[Option]:
        """The plan's own choice, then what the game finds promising, or whatever is listed."""
        ask = view.asks[0]
        first = self._plan.choose(view, ask) if self._planned else ask.options[0]
        more = ask.options if self._foresight is None else self._foresight.candidates(view, ask)
        found = {first.id: first}
        for option in more:
            if len(found) >= most:
                break
            found.setdefault(option.id, option)
        return list(found.values())

    # ---- what follows ------------------------------------------------------------------------------------------------

    def _play_on(self, battle: Battle) -> None:
        """By the plan, up to the horizon."""
        foresight = self._foresight
        for _ in range(MOST_DECISIONS):
            if battle.result is not None:
                return
            waits = zip(battle.asks, battle.waiting, strict=True)
            ask = next(ask for ask, waiting in waits if not waiting.answered)
            if foresight is not None and battle.game.rounds(battle.state) >= self._end:
                return
            view = glimpse(battle, ask)
            # What the rules leave to a game master nobody decides by a plan.
            policy = self._plan if ask.seat in self._sides else self._chance
            battle.answer(ask.seat, policy.choose(view, view.asks[0]), about=ask.about)

    def _judge(self, battle: Battle) -> int:
        side = self._sides[self._aside.seat]
        if battle.result is not None:
            winners = battle.result.winners
            return SURE // 2 if not winners else SURE if side in winners else 0
        if self._foresight is None:
            return SURE // 2
        return self._foresight.value(battle.game.view(battle.state, self._aside.seat), side)


class Chance:
    """Takes any of the listed options; for whoever has no plan."""

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self.trial = 0

    def choose(self, view: View, ask: AskView) -> Option:
        """One of the options, by the trial and the question."""
        return ask.options[self.number(f"{self.trial} {view.question} {view.seat} {ask.about}") % len(ask.options)]

    def number(self, label: str) -> int:
        """A number of 64 bits."""
        return int.from_bytes(hmac.digest(self._seed, f"gunbai trial\0{label}".encode(), "sha256")[:8], "big")


def glimpse(battle: Battle, ask: Ask) -> View:
    """What a seat sees when it is asked one thing: nothing of acts unasked, and no count of events."""
    asks = (ask_view(ask),)
    board = battle.game.view(battle.state, ask.seat)
    return View(battle.game.id, battle.scenario.name, ask.seat, battle.question, 0, (), asks, (), board, None)
