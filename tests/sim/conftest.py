"""Runs of a few battles, and a small scenario of the usual duel."""

from collections.abc import Callable

import pytest

from gunbai.games import find_game
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.sim.order import make_order
from gunbai.sim.pools import Here
from gunbai.sim.run import run
from gunbai.sim.tally import Tally

SEED = bytes(range(32))


def scenario_of(name: str) -> Scenario:
    """A shipped scenario."""
    game, _, short = name.partition("/")
    return load_scenario(find_game(game).scenario_text(short), name, find_game, name)


def order_of(name: str, player: str = "random", seed: bytes = SEED, most: int = 400) -> bytes:
    """An order in which one computer player plays all seats."""
    scenario = scenario_of(name)
    return make_order(scenario, dict.fromkeys((seat.id for seat in scenario.seats), player), seed, most)


@pytest.fixture
def duel() -> Scenario:
    """Musashi and Kojirō."""
    return scenario_of("maai/ganryujima")


@pytest.fixture(scope="session")
def counted() -> Callable[[str, int], Tally]:
    """What a run by this process alone comes to; played once for all tests."""
    kept: dict[tuple[str, int], Tally] = {}

    def played(name: str, battles: int) -> Tally:
        if (name, battles) not in kept:
            kept[name, battles] = run(order_of(name), battles, Here())[0]
        return kept[name, battles]

    return played
