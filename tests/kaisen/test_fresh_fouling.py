"""Who has become fouled in this round does not fight in it, whatever it has on board; others may fight it."""

from __future__ import annotations

import pytest

from gunbai.games import find_game
from gunbai.games.kaisen.arms import attacks_of, refusal
from gunbai.games.kaisen.declaration import Attack, Board, Gun, Ram
from gunbai.games.kaisen.state import Sea
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import ScriptedDice, SealedDice
from gunbai.kernel.inputs import Faces
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


CLEAR = """
game = "kaisen"
name.en = "two that are clear of each other, and a third"
now.phase = "plot"
rulings = { "kaisen.battle.rounds" = 1 }
[sea]
weather = 3
wind = 6
[[ship]]
id = "A"
side = "A"
at = "0505"
facing = 2
model = "galley"
now.unwilling = true
[[ship]]
id = "B"
side = "B"
at = "0505"
facing = 4
model = "pirate"
now.unwilling = true
[[ship]]
id = "C"
side = "B"
seat = "C"
at = "0506"
facing = 5
model = "pirate"
now.power = 3
"""


def test_a_ram_roll_against_a_ship_that_one_is_clear_of_holds_good_for_one_blow() -> None:
    """A third ship comes into the hex of two that have got clear and could not go: it alone is fouled with them."""
    dice = ScriptedDice([Faces(6, faces) for faces in ((6, 6), (1, 1), (1, 1), (1, 1), (1, 1))])
    battle = Battle(load_scenario(CLEAR, "clear", find_game), dice)
    battle.answer("C", "+2/+2/+3:0506-5:1:0505-5")
    sea = battle.state
    assert isinstance(sea, Sea)
    ships = sea.by_id
    assert [sorted(ships[name].fouled) for name in "ABC"] == [["C"], ["C"], ["A", "B"]]
    for name, victim in (("A", "B"), ("B", "A"), ("C", "A")):
        battle.answer(name, f"ram {victim}", about=name)
    assert ships["B"].hp == 34 - 2 - 1, "the ram of 2D6, and half of what its own hull has done"
    assert ships["A"].bow_won == {}


def begun(text: str) -> Sea:
    battle = Battle(load_scenario(text, "melee", find_game), SealedDice(bytes(32)))
    assert isinstance(battle.state, Sea)
    return battle.state
