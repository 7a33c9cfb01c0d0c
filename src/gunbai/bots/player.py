"""Players that decide for a seat from nothing but its own view."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import Protocol

from gunbai.errors import UnknownName
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.game import Game
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, Plan, View

RANDOM = "random"


class Player(Protocol):
    """Whoever decides for a seat."""

    @property
    def name(self) -> str:
        """What it is called, in records too: `random`, `plain`."""

    def choose(self, view: View, ask: AskView) -> Option:
        """One of the options of an ask of this view."""

    def speak(self, view: View) -> Option | None:
        """One of the view's acts that are made unasked, if it wants any."""


class Random:
    """Plays any game: each listed option with the same chance.

    Its choice hangs on its seed, its seat and the number of the question alone, so that a battle that is undone or
    resumed meets the same choice at the same place.
    """

    name = RANDOM

    def __init__(self, seed: bytes) -> None:
        """
        Args:
            seed: up to 64 secret bytes; the same seed makes the same choices.
        """
        self._key = seed

    def choose(self, view: View, ask: AskView) -> Option:
        """One of the listed options."""
        place = f"gunbai random\0{view.seat}\0{ask.about}\0{view.question}"
        number = int.from_bytes(hmac.digest(self._key, place.encode(), "sha256"), "big")
        return ask.options[number % len(ask.options)]

    def speak(self, view: View) -> None:
        """It keeps silent: an act made unasked is nobody's turn, so that chance would talk without end."""


class Planned:
    """A player by a plan of its game."""

    def __init__(self, name: str, plan: Plan) -> None:
        """
        Args:
            name: the plan's name in the game.
            plan: may also have `speak(view) -> Option | None`.
        """
        self.name = name
        self._choose = plan.choose
        self._speak: Callable[[View], Option | None] | None = getattr(plan, "speak", None)

    def choose(self, view: View, ask: AskView) -> Option:
        """What the plan says."""
        return self._choose(view, ask)

    def speak(self, view: View) -> Option | None:
        """What the plan says, if it ever speaks up."""
        return None if self._speak is None else self._speak(view)


def player_names(game: Game) -> tuple[str, ...]:
    """Every computer player of a game: its plans, then `random`."""
    return (*game.plans, RANDOM)


def make_player(name: str, game: Game, seed: bytes) -> Player:
    """A computer player.

    Args:
        name: `random`, or one of the game's plans.
        seed: what chance it takes is drawn from; plans take none.

    Raises:
        UnknownName: nobody plays by that name; the nearest names are given.
    """
    if name in game.plans:
        return Planned(name, game.plans[name]())
    if name == RANDOM:
        return Random(seed)
    known = player_names(game)
    raise UnknownName("plan", name, nearest_names(name, known, len(known)))
