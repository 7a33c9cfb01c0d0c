"""Rulebook 001 only adds to the core: switched off, nothing comes out otherwise."""

from __future__ import annotations

import pytest

from gunbai.games import find_game
from gunbai.games.maai.events.attacks import Attacked
from gunbai.games.maai.values import CRITICAL, SUCCESS, TENMEI, Outcome
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import ScriptedDice
from gunbai.kernel.events import Event
from gunbai.kernel.inputs import Faces
from gunbai.kernel.scenario import load_scenario

DUEL = """
game = "maai"
name.en = "bare"

[modules]
extension2 = {on}

[duel]
distance = "issoku"

[[fighter]]
id = "a"
finesse = 3
vitality = 8
skills = {{ swordsmanship = 3 }}
carries = ["{weapon}"]

[[fighter]]
id = "b"
vitality = 6
strength = 20
"""


def told(on: bool, weapon: str, faces: tuple[int, int]) -> list[Event]:
    """What is told of two rounds in which A strikes and B waits."""
    text = DUEL.format(on=str(on).lower(), weapon=weapon)
    battle = Battle(load_scenario(text, "bare", find_game), ScriptedDice([Faces(10, faces) for _ in range(20)]))
    while battle.result is None and battle.view("gm").board.round <= 2:
        waiting = battle.waiting[0]
        vitality = battle.view("gm").board.fighters[0].vitality
        strikes = waiting.kind == "breath" and waiting.seat == "a" and vitality >= 3
        battle.answer(waiting.seat, "strike" if strikes else "rest" if waiting.kind == "lull" else "wait")
    return list(battle.log("gm"))


def outcomes(on: bool, faces: tuple[int, int]) -> set[Outcome]:
    """How attacks with the weapon come out that widens criticals."""
    return {event.outcome for event in told(on, "raimei-maru", faces) if isinstance(event, Attacked)}


@pytest.mark.clauses("maai.meta.add_only", "maai.crit.core_unchanged")
@pytest.mark.parametrize("faces", [(3, 8), (6, 7), (5, 5), (1, 1), (10, 10)])
def test_without_the_extension_every_result_is_that_of_the_core(faces: tuple[int, int]) -> None:
    assert told(True, "kaze-no-tachi", faces) == told(False, "kaze-no-tachi", faces), "nothing of it is in this duel"
    core = {(3, 8): SUCCESS, (6, 7): SUCCESS, (5, 5): CRITICAL, (1, 1): CRITICAL, (10, 10): TENMEI}
    assert outcomes(False, faces) == {core[faces]}
    assert outcomes(True, faces) == {CRITICAL if faces == (6, 7) else core[faces]}


@pytest.mark.clauses("maai.recovery.core_reset")
def test_vitality_is_at_its_maximum_at_the_start_of_every_round() -> None:
    text = DUEL.format(on="true", weapon="kaze-no-tachi")
    battle = Battle(load_scenario(text, "bare", find_game), ScriptedDice([Faces(10, (1, 2)) for _ in range(20)]))
    battle.answer("a", "strike")
    assert battle.view("gm").board.fighters[0].vitality == 5
    while battle.view("gm").board.round == 1:
        seat = battle.waiting[0].seat
        battle.answer(seat, "wait" if battle.waiting[0].kind == "breath" else "rest")
    assert battle.view("gm").board.fighters[0].vitality == 8, "the maximum, not 5 and 8"
