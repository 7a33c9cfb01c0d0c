"""What a seat is told of its options hangs on nothing that it may not know."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from gunbai.games import load_games
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from standing_battles import begun, standing

SECRET: dict[str, dict[str, str | int]] = {"maai": {"maai.count.tie": "simultaneous"}}
"""Readings under which several are asked in secret, where nothing else brings that about."""
SCENARIOS = [
    (library.game.id, name)
    for library in load_games()[0]
    for name in (library.scenarios if library.game.id not in SECRET else ("training-bout", "riverbank"))
    if library.game.questions
]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_battles_that_differ_in_what_is_hidden_have_the_same_odds(game: str, scenario: str) -> None:
    """Hidden are the seed of the dice, and answers that are not open yet."""
    random, looked = Random(f"{game} {scenario}"), 0
    for battle in standing(begun(game, scenario, 5, SECRET.get(game)), random, 60):
        if len(battle.asks) < 2 or any(one.answered for one in battle.waiting):
            continue
        first = battle.asks[0]
        if len(first.offer) < 2 or all(ask.seat == first.seat for ask in battle.asks):
            continue
        twins = []
        for place, seed in ((0, 1), (len(first.offer) - 1, 2)):
            twin = Battle.from_inputs(battle.scenario, SealedDice(bytes([seed]) * 32), battle.inputs)
            twin.answer(first.seat, first.offer[place].id, about=first.about)
            twins.append(twin)
        for seat in dict.fromkeys(ask.seat for ask in battle.asks if ask.seat != first.seat):
            seen = [msgspec.json.encode(twin.view(seat, odds=True).asks) for twin in twins]
            assert seen[0] == seen[1]
            looked += 1
    assert looked


@pytest.mark.parametrize("game", ["maai", "kaisen", "sengen"])
def test_odds_are_there_only_where_they_are_asked_for(game: str) -> None:
    battle = begun(game, {"maai": "ganryujima", "kaisen": "duel", "sengen": "two-by-two"}[game], 1)
    seat = battle.asks[0].seat
    assert not any(ask.odds for ask in battle.view(seat).asks)
