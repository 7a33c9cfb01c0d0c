"""The computer player `plain`: it beats players who do anything, and knows no more than its seat."""

from __future__ import annotations

import random

import pytest

from gunbai.games import find_game
from gunbai.games.sengen.plans import Plain
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import ScriptedDice, SealedDice
from gunbai.kernel.scenario import Scenario, load_scenario

SENGEN = find_game("sengen")
SCENARIOS = SENGEN.scenarios


def load(name: str) -> Scenario:
    return load_scenario(SENGEN.scenario_text(name), name, find_game)


def won(scenario: Scenario, side: str, seed: int) -> bool:
    """Whether a side that follows the plan wins against random players."""
    rng, plan = random.Random(seed), Plain()
    battle = Battle(scenario, SealedDice(rng.randbytes(32)))
    of = {seat.id: seat.side for seat in scenario.seats}
    while battle.result is None:
        for ask in tuple(battle.asks):
            say = rng.choice(ask.offer.options).id
            if of.get(ask.seat) == side:
                view = battle.view(ask.seat)
                say = plan.choose(view, next(one for one in view.asks if one.about == ask.about)).id
            battle.answer(ask.seat, say, about=ask.about)
    return battle.result.winner == side


def test_it_beats_random_players_nine_times_in_ten() -> None:
    """`benchmarks/matches.py sengen` reports the figure over 200 battles."""
    games = [
        won(scenario, side, seed)
        for scenario in map(load, SCENARIOS)
        for side in dict.fromkeys(seat.side for seat in scenario.seats)
        for seed in range(4)
    ]
    assert 10 * sum(games) >= 9 * len(games)


DUEL = """
game = "sengen"
name.en = "two who can do little but shoot"
now.acting = "a"
[[fighter]]
id = "a"
side = "x"
body = 4
toughness = 4
intellect = 5
sense = 4
will = 4
skills = { danmaku = 8, shot = 4, evasion = 12 }
means = [{ id = "magic", kind = "magic", level = 3 }]
now = { dp = %d, number = 9 }
[[fighter]]
id = "b"
side = "y"
body = 4
toughness = 4
intellect = 5
sense = 4
will = 4
skills = { danmaku = 8, shot = 4, evasion = 12 }
means = [{ id = "magic", kind = "magic", level = 3 }]
now = { dp = %d, number = 5 }
"""


@pytest.mark.parametrize(
    ("own", "theirs", "act"),
    [(12, 0, "shot b 1"), (8, 7, "danmaku b"), (12, 12, "danmaku b")],
)
def test_it_shoots_whoever_cannot_afford_the_evasion_and_squeezes_the_others(own: int, theirs: int, act: str) -> None:
    scenario = load_scenario(DUEL % (own, theirs), "duel", find_game)
    battle = Battle(scenario, ScriptedDice(()))
    view = battle.view("a")
    assert Plain().choose(view, view.asks[0]).id.removesuffix(" by magic") == act


@pytest.mark.parametrize(
    ("dp", "more", "answer"),
    [(20, "", "evade"), (20, "reduction = 6", "ignore"), (5, "now.graze = 3", "graze 3 reigeki")],
)
def test_it_pays_for_evading_danmaku_where_being_hit_would_cost_more(dp: int, more: str, answer: str) -> None:
    """Danmaku of level 8 costs 6 DP to evade, and does 3 + 6 damage."""
    text = (DUEL % (12, dp)).replace(f"now = {{ dp = {dp}, number = 5 }}", f"now.dp = {dp}\nnow.number = 5\n{more}")
    scenario = load_scenario(text, "duel", find_game)
    battle = Battle(scenario, ScriptedDice(()))
    battle.answer("a", "danmaku b")
    view = battle.view("b")
    assert view.board.blow.marks[0].damage == 9
    assert Plain().choose(view, view.asks[0]).id == answer
