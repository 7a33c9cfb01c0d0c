"""Every shipped spell can be cast, from preparation to effect."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.games import find_game
from gunbai.games.maai.content.catalogue import Catalogue, shipped
from gunbai.games.maai.content.costs import structure_of
from gunbai.games.maai.content.entries import Spell
from gunbai.games.maai.content.terms import Target
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import ScriptedDice
from gunbai.kernel.inputs import Faces
from gunbai.kernel.scenario import Scenario, scenario_from_data

CONTENT = Catalogue(shipped())
SPELLS = [spell for spell in CONTENT.spell.values() if spell.dan != "master"]
MOST = 60
"""Answers after which nothing more is expected."""


def meeting(**traits: Any) -> Scenario:
    """A master of everything with a friend, against a spirit."""
    master = {"id": "k", "side": "we", "wits": 8, "body": 4, "vitality": 40, "strength": 20, **traits}
    friend = {"id": "l", "side": "we", "vitality": 1, "strength": 20}
    spirit = {"id": "f", "side": "they", "vitality": 1, "strength": 20, "evasion": 20, "tags": ["spirit"]}
    data = {"game": "maai", "name": {"en": "samples"}, "fighter": [master, friend, spirit]}
    return scenario_from_data(data, "samples", find_game, "samples")


def battle_of(scenario: Scenario) -> Battle:
    return Battle(scenario, ScriptedDice([Faces(10, (6, 5)) for _ in range(200)]))


def aimed(targets: set[Target]) -> str:
    """Whom to name: one enemy, or one friend."""
    if targets & {Target.FOE, Target.ANYONE}:
        return " on f"
    return " on l" if Target.ALLY in targets else ""


def first(battle: Battle, seat: str) -> str:
    """The first thing that a seat may answer."""
    ask = battle.asked(seat)
    assert ask is not None
    return next(iter(ask.offer)).id


def events(battle: Battle) -> list[Any]:
    return list(battle.log("gm"))


@pytest.mark.clauses("maai.meta.modules_refer")
@pytest.mark.parametrize("spell", SPELLS, ids=lambda spell: spell.id)
def test_every_sample_spell_can_be_cast(spell: Spell) -> None:
    skills = dict.fromkeys(("jujutsu", "taima", "kekkai", "yogen"), 4)
    battle = battle_of(meeting(dan=9, skills=skills, spells=[spell.id]))
    aim = aimed({effect.target for effect in spell.effects})
    structure = structure_of(spell)
    assert structure is not None
    steps = [*(f"prepare {spell.id}" for _ in structure.preparation), f"cast {spell.id}{aim}"]
    for _ in range(MOST):
        if any(event.__struct_config__.tag == "casting" for event in events(battle)):
            break
        asked = battle.waiting[0]
        if asked.seat != "k":
            battle.answer(asked.seat, "wait" if asked.kind == "breath" else first(battle, asked.seat))
        elif asked.kind != "breath":
            battle.answer("k", first(battle, "k"))
        else:
            battle.answer("k", steps.pop(0))
    [casting] = [event for event in events(battle) if event.__struct_config__.tag == "casting"]
    assert casting.spell == spell.id
    # What 001 §1 says of divided vitality holds for spells without being said again.
    prepared = [event for event in events(battle) if event.__struct_config__.tag == "prepared"]
    assert [event.cost for event in prepared] == list(structure.preparation)
    assert casting.outcome.value in ("success", "critical")
