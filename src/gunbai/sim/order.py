"""An order: all that anybody needs to play the battles of a run, on whatever machine."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from gunbai.bots import make_player
from gunbai.games import find_game
from gunbai.kernel.requests import GM
from gunbai.kernel.scenario import Scenario, scenario_from_data
from gunbai.sim.errors import OtherRules

MOST_DECISIONS = 50_000
"""A battle with more decisions is given up: the rules of some tables let it go on for ever."""
KEPT = 64
"""So many orders are kept open in a worker: a sweep gives it many."""


class Order(msgspec.Struct, frozen=True):
    """A scenario, who plays which seat, and the seed of all its battles."""

    game: str
    version: str
    """Of the game's rules."""
    name: str
    scenario: dict[str, Any]
    """As `Scenario.to_data` gives it."""
    players: dict[str, str]
    """By seat, the game master's included: names of computer players."""
    seed: bytes
    """32 bytes."""
    most: int = MOST_DECISIONS
    """A battle with more decisions is given up."""
    watched: str = ""
    """An id: it is noted of each battle whether anybody declared something with it."""


def make_order(
    scenario: Scenario, players: Mapping[str, str], seed: bytes, most: int = MOST_DECISIONS, watched: str = ""
) -> bytes:
    """An order as it is sent to workers: JSON.

    Args:
        players: by seat; a seat that is not named, and the game master's, is played by chance.
        seed: 32 bytes.
        watched: an id; see `Order`.

    Raises:
        UnknownName: nobody plays by such a name.
    """
    game = scenario.game
    whole = {**dict.fromkeys((*(seat.id for seat in scenario.seats), GM), "random"), **players}
    for name in whole.values():
        make_player(name, game, seed)
    order = Order(game.id, game.version, scenario.name, scenario.to_data(), whole, seed, most, watched)
    return msgspec.json.encode(order)


class Opened:
    """An order, read, with its scenario ready."""

    def __init__(self, order: Order) -> None:
        """
        Raises:
            OtherRules: the game is here in another version.
            UnknownName, ScenarioError: the game is not here, or cannot play this.
        """
        here = find_game(order.game).game.version
        if here != order.version:
            raise OtherRules(order.game, order.version, here)
        self.order = order
        self.scenario = scenario_from_data(order.scenario, order.name, find_game, order.name)


@lru_cache(maxsize=KEPT)
def open_order(order: bytes) -> Opened:
    """An order as it was sent; opened once in a process.

    Raises:
        OtherRules, UnknownName, ScenarioError: see `Opened`.
    """
    return Opened(msgspec.json.decode(order, type=Order))


def battle_seed(seed: bytes, number: int) -> bytes:
    """The seed of one battle of a run, from the run's and from its number alone: whoever plays it plays the same one.

    Args:
        number: of the battle, from 0.

    Returns:
        HMAC-SHA-256 with the run's seed as key over the text `gunbai battle NUMBER`.
    """
    return hmac.digest(seed, b"gunbai battle %d" % number, "sha256")
