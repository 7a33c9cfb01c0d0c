"""Who has become fouled in this round does not fight in it, whatever it has on board; others may fight it."""

from __future__ import annotations

import pytest

from gunbai.games import find_game
from gunbai.games.kaisen.arms import attacks_of, refusal
from gunbai.games.kaisen.declaration import Attack, Board, Gun, Ram
from gunbai.games.kaisen.state import Sea
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.scenario import load_scenario

MELEE = """
game = "kaisen"
name.en = "a melee"
now.phase = "combat"
[sea]
weather = 3
wind = 6
[[ship]]
id = "A"
side = "A"
at = "0505"
facing = 2
model = "galley"
now.fouled_now = ["B"]
[[ship]]
id = "B"
side = "B"
at = "0505"
facing = 4
model = "pirate"
[[ship]]
id = "C"
side = "B"
seat = "C"
at = "0506"
facing = 5
model = "pirate"
"""
NO_COMBAT = "kaisen.foul.no-combat"


@pytest.mark.clauses(NO_COMBAT)
@pytest.mark.parametrize("attack", [Gun("B"), Ram("B"), Board("B"), Gun("C"), Ram("C", "ram")])
def test_no_combat_at_all_in_the_round_of_the_fouling(attack: Attack) -> None:
    sea = begun(MELEE)
    ship, other = sea.by_id["A"], sea.by_id["C"]
    refused = refusal(sea, ship, attack)
    assert refused is not None
    assert NO_COMBAT in refused[1]
    assert [option.id for option in attacks_of(sea, ship)] == ["pass"]
    assert refusal(sea, other, Gun("A")) is None, "whoever has not become fouled may fight those who have"


@pytest.mark.clauses(NO_COMBAT)
@pytest.mark.parametrize("attack", [Gun("B"), Board("B"), Gun("C"), Ram("C", "ram")])
def test_all_of_it_may_be_made_in_the_next_round(attack: Attack) -> None:
    sea = begun(MELEE.replace("fouled_now", "fouled"))
    assert refusal(sea, sea.by_id["A"], attack) is None


def begun(text: str) -> Sea:
    battle = Battle(load_scenario(text, "melee", find_game), SealedDice(bytes(32)))
    assert isinstance(battle.state, Sea)
    return battle.state
