"""Battles stopped at their questions, by random play, for odds to be looked at there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.scenario import load_scenario, scenario_from_data


def begun(game: str, scenario: str, seed: int, rulings: dict[str, str | int] | None = None) -> Battle:
    """A battle of a shipped scenario at its first question."""
    library = find_game(game)
    loaded = load_scenario(library.scenario_text(scenario), scenario, find_game, scenario)
    if rulings:
        data: dict[str, Any] = loaded.to_data()
        data["rulings"] = {**data.get("rulings", {}), **rulings}
        loaded = scenario_from_data(data, scenario, find_game, scenario)
    return Battle(loaded, SealedDice(Random(seed).randbytes(32)))


def standing(battle: Battle, random: Random, most: int = 400) -> Iterator[Battle]:
    """The battle at each of its questions, played on at random in between."""
    for _ in range(most):
        if battle.result is not None:
            return
        yield battle
        for ask, waiting in zip(battle.asks, battle.waiting, strict=True):
            if not waiting.answered:
                battle.answer(ask.seat, ask.offer[random.randrange(len(ask.offer))].id, about=ask.about)
                break
