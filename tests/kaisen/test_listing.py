"""The plots that are listed near the map's edge, and what a battle leaves behind."""

from __future__ import annotations

import gc
from random import Random

import pytest

from gunbai.games import find_game
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.state import Sea
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.requests import Option
from gunbai.kernel.scenario import load_scenario

EDGE = 'low = "-03-03"\nhigh = "1313"\n'


def opened(seed: int, edge: str) -> Battle:
    """The duel at its first plots, with both ships put near a corner of the map."""
    text = find_game("kaisen").scenario_text("duel").replace(EDGE, edge)
    text = text.replace('at = "0302"', 'at = "-03-02"').replace('at = "0709"', 'at = "1213"')
    return Battle(load_scenario(text, "duel", find_game), SealedDice(bytes([seed] * 32)))


def is_on_map(option: Option) -> bool:
    plot = option.declaration
    assert isinstance(plot, Plot)
    return plot.moves == "S" or all(-3 <= along <= 13 for along in plot.end)


@pytest.mark.parametrize("seed", range(6))
def test_near_the_edge_those_plots_are_listed_that_end_on_the_map_in_the_order_of_an_open_sea(seed: int) -> None:
    bounded, free = opened(seed, EDGE), opened(seed, "")
    cut = 0
    for ask, everywhere in zip(bounded.asks, free.asks, strict=True):
        assert ask.kind == "plot"
        expected = tuple(filter(is_on_map, everywhere.offer.options))
        cut += len(everywhere.offer) - len(expected)
        assert ask.offer.options == expected
        assert [ask.offer[place] for place in range(len(ask.offer))] == list(expected)
    assert cut


def test_a_battle_that_is_over_leaves_nothing_to_the_collector_of_garbage() -> None:
    gc.collect()
    before = sum(isinstance(one, Sea) for one in gc.get_objects())
    gc.disable()
    try:
        random, battle = Random(3), opened(3, EDGE)
        while battle.result is None:
            for ask in battle.asks:
                battle.answer(ask.seat, ask.offer[random.randrange(len(ask.offer))], about=ask.about)
        assert sum(isinstance(one, Sea) for one in gc.get_objects()) == before + 1
        del battle, ask
        assert sum(isinstance(one, Sea) for one in gc.get_objects()) == before
    finally:
        gc.enable()
