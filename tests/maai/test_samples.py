"""Every shipped spell can be cast, from preparation to effect, and every shipped manoeuvre be used."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.errors import NotOffered
from gunbai.games import find_game
from gunbai.games.maai.content.catalogue import Catalogue, shipped
from gunbai.games.maai.content.costs import structure_of
from gunbai.games.maai.content.effects import Movement
from gunbai.games.maai.content.entries import Manoeuvre, Spell
from gunbai.games.maai.content.terms import Target, Tie, Type
from gunbai.games.maai.events.bearing import StanceTaken
from gunbai.games.maai.events.manoeuvres import ManoeuvreUsed
from gunbai.games.maai.spellcraft import MASTER
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import ScriptedDice
from gunbai.kernel.inputs import Faces
from gunbai.kernel.scenario import Notes, Scenario, scenario_from_data

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


# ---- manoeuvres ----------------------------------------------------------------------------------------------------

MANOEUVRES = list(CONTENT.manoeuvre.values())
IN_BATTLE = [one for one in MANOEUVRES if one.type not in (Type.GIFT, Type.NONCOMBAT)]
ARTS = ("swordsmanship", "spearmanship", "daggers", "unarmed", "footwork", "toughness", "medicine")
AREAS = [{"id": "gate", "next": ["court"]}, {"id": "court", "next": ["hall"]}, {"id": "hall"}]


def user_of(manoeuvre: Manoeuvre) -> dict[str, Any]:
    """The traits of somebody who can use it, hurt and short of breath enough to have a use for it."""
    bound, needs = manoeuvre.binding, manoeuvre.requires
    kinds: dict[str, str] = {weapon.kind: weapon.id for weapon in CONTENT.weapon.values()}
    kind = (bound.weapon if bound else None) or next(iter(needs.weapon), "uchigatana")
    gear = bound.id if bound and bound.to is not Tie.LICENCE else None
    armed = gear if gear in CONTENT.weapon else kinds[str(kind)]
    schools = {manoeuvre.school, *needs.school} - {None}
    emergency = manoeuvre.rescue is not None
    return {
        "finesse": 8,
        "skills": dict.fromkeys(ARTS, 4),
        "schools": sorted(map(str, schools)),
        "occupation": next(iter(needs.occupation), None),
        "carries": list(dict.fromkeys(id for id in (armed, gear) if id is not None)),
        "manoeuvres": ["kasumi-no-kamae", manoeuvre.id] if manoeuvre.when.stance_rounds else [manoeuvre.id],
        "now": {"strength": 1 if emergency else 15, "guard": 3},
    }


def meets(manoeuvre: Manoeuvre) -> Battle:
    """In a duel, unless it is for friends, or for going from place to place."""
    traits = {key: value for key, value in user_of(manoeuvre).items() if value is not None}
    targets = {effect.target for effect in manoeuvre.effects}
    walks = any(isinstance(effect, Movement) and not effect.cells for effect in manoeuvre.effects)
    scenario = meeting(**traits)
    data = scenario.to_data()
    if walks:
        data["area"] = AREAS
    elif not targets & {Target.ALLY, Target.ALLIES, Target.FOES}:
        data["fighter"] = [one for one in data["fighter"] if one["id"] != "l"]
        data["duel"] = {"distance": "issoku"}
    for one in data["fighter"]:
        if one["id"] == "f":
            one["evasion"] = 0
    return battle_of(scenario_from_data(data, "samples", find_game, "samples"))


def used(battle: Battle) -> list[str]:
    """Manoeuvres that K has used; to take a stance is to use it."""
    told = [
        event for event in events(battle) if isinstance(event, (ManoeuvreUsed, StanceTaken)) and event.fighter == "k"
    ]
    return [event.manoeuvre if isinstance(event, ManoeuvreUsed) else event.stance for event in told]


@pytest.mark.parametrize("manoeuvre", IN_BATTLE, ids=lambda manoeuvre: manoeuvre.id)
def test_every_sample_manoeuvre_can_be_used(manoeuvre: Manoeuvre) -> None:
    battle = meets(manoeuvre)
    aim = aimed({effect.target for effect in manoeuvre.effects})
    # The spirit has no need of being named where it is the only enemy.
    moment = "lull" if manoeuvre.type is Type.UPKEEP and not manoeuvre.forced else "breath"
    say = f"use {manoeuvre.id}{' > l' if aim == ' on l' and moment == 'breath' else ''}"
    stance = bool(manoeuvre.when.stance_rounds)
    for _ in range(MOST):
        if manoeuvre.id in used(battle):
            break
        asked = battle.waiting[0]
        if asked.seat == "k" and asked.kind == "breath" and stance:
            battle.answer("k", "use kasumi-no-kamae")
            stance = False
        elif asked.seat == "k" and asked.kind == moment and battle.view("k").board.round > manoeuvre.when.stance_rounds:
            battle.answer("k", say)
        else:
            battle.answer(asked.seat, "wait" if asked.kind == "breath" else first(battle, asked.seat))
    assert manoeuvre.id in used(battle)


@pytest.mark.parametrize("manoeuvre", [one for one in MANOEUVRES if one not in IN_BATTLE], ids=lambda one: one.id)
def test_gifts_are_there_by_themselves_and_noncombat_actions_are_for_other_times(manoeuvre: Manoeuvre) -> None:
    battle = meets(manoeuvre)
    with pytest.raises(NotOffered) as refused:
        battle.answer("k", f"use {manoeuvre.id}")
    assert refused.value.reason == ("always-on" if manoeuvre.type is Type.GIFT else "not-in-battle")


def test_the_samples_reach_over_all_lists_dans_and_types() -> None:
    ranks = {(spell.list.value, spell.rank) for spell in CONTENT.spell.values()}
    assert len(SPELLS) >= 12
    assert {spell_list for spell_list, _ in ranks} == {"jujutsu", "taima", "kekkai", "yogen"}
    assert {rank for _, rank in ranks} == {1, 3, 5, 7, 9, MASTER}
    assert [spell.cost for spell in CONTENT.spell.values() if spell.dan == "master"] == ["ritual"]
    assert len(MANOEUVRES) >= 20
    assert {manoeuvre.type for manoeuvre in MANOEUVRES} == set(Type)
    assert len(CONTENT.weapon) + len(CONTENT.armour) >= 12
    assert len(CONTENT.character) >= 8


def test_the_samples_have_names_and_texts_of_their_own_in_three_languages() -> None:
    for _, one in CONTENT:
        assert len({one.name.ja, one.name.en, one.name.zh, ""}) >= 3, one.id
        assert all((one.name.ja, one.name.en, one.name.zh)), one.id
        if one.text != Notes():
            assert all((one.text.ja, one.text.en, one.text.zh)), one.id
