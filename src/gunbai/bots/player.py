"""Players that decide for a seat from nothing but its own view."""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable
from typing import Protocol

from gunbai.bots.ahead import PLAIN
from gunbai.bots.keen import KEEN, MOST_TRIALS, TRIALS, Keen
from gunbai.bots.thought import Thought
from gunbai.errors import UnknownName
from gunbai.kernel.aside import Aside
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.game import Game
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, Plan, View

RANDOM = "random"


class Player(Protocol):
    """Whoever decides for a seat."""

    @property
    def name(self) -> str:
        """What it is called, in records too: `random`, `plain`, `keen`."""

    @property
    def looks_ahead(self) -> bool:
        """It decides from what its seat knows of the battle, takes its time, and has a thought about it."""

    @property
    def thought(self) -> Thought | None:
        """What it thought at its last choice, if it looks ahead."""

    def choose(self, view: View, ask: AskView, aside: Aside | None = None) -> Option:
        """One of the options of an ask of this view.

        Args:
            aside: what the seat knows of the battle, for who looks ahead.
        """

    def speak(self, view: View) -> Option | None:
        """One of the view's acts that are made unasked, if it wants any."""


class Random:
    """Plays any game: each listed option with the same chance.

    Its choice hangs on its seed, its seat and the number of the question alone, so that a battle that is undone or
    resumed meets the same choice at the same place.
    """

    name = RANDOM
    looks_ahead = False
    thought: Thought | None = None

    def __init__(self, seed: bytes) -> None:
        """
        Args:
            seed: up to 64 secret bytes; the same seed makes the same choices.
        """
        self._key = seed

    def choose(self, view: View, ask: AskView, aside: Aside | None = None) -> Option:
        """One of the listed options."""
        place = f"gunbai random\0{view.seat}\0{ask.about}\0{view.question}"
        number = int.from_bytes(hmac.digest(self._key, place.encode(), "sha256"), "big")
        return ask.options[number % len(ask.options)]

    def speak(self, view: View) -> None:
        """It keeps silent: an act made unasked is nobody's turn, so that chance would talk without end."""


class Planned:
    """A player by a plan of its game."""

    looks_ahead = False
    thought: Thought | None = None

    def __init__(self, name: str, plan: Plan) -> None:
        """
        Args:
            name: the plan's name in the game.
            plan: may also have `speak(view) -> Option | None`.
        """
        self.name = name
        self._choose = plan.choose
        self._speak: Callable[[View], Option | None] | None = getattr(plan, "speak", None)

    def choose(self, view: View, ask: AskView, aside: Aside | None = None) -> Option:
        """What the plan says."""
        return self._choose(view, ask)

    def speak(self, view: View) -> Option | None:
        """What the plan says, if it ever speaks up."""
        return None if self._speak is None else self._speak(view)


def player_names(game: Game) -> tuple[str, ...]:
    """Every computer player of a game: its plans, `random`, and `keen`; that one may also be called with a number of
    trials, `keen:400`."""
    return (*game.plans, RANDOM, KEEN)


def is_player(name: str, game: Game) -> bool:
    """Whether a computer player is called so."""
    return name in player_names(game) or trials_of(name) > 0


def trials_of(name: str) -> int:
    """The number of trials in the name of a player that looks ahead; 0 for a name that is none of one."""
    if name == KEEN:
        return TRIALS
    found = _TRIALS.fullmatch(name)
    return int(found[1]) if found and int(found[1]) <= MOST_TRIALS else 0


_TRIALS = re.compile(rf"{KEEN}:([1-9][0-9]{{0,5}})")


def make_player(name: str, game: Game, seed: bytes) -> Player:
    """A computer player.

    Args:
        name: `random`, `keen`, `keen:N` with a number of trials from 1 to 100000, or one of the game's plans.
        seed: what chance it takes is drawn from; plans take none.

    Raises:
        UnknownName: nobody plays by that name; the nearest names are given.
    """
    if name in game.plans:
        return Planned(name, game.plans[name]())
    if name == RANDOM:
        return Random(seed)
    if trials := trials_of(name):
        return Keen(seed, trials, game.plans[PLAIN]() if PLAIN in game.plans else None)
    known = player_names(game)
    raise UnknownName("plan", name, nearest_names(name, known, len(known)))
