"""What whoever types a breath is told of it beforehand."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.errors import NotOffered
from gunbai.games import find_game
from gunbai.games.maai.preview import BreathPreview
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice
from gunbai.kernel.scenario import scenario_from_data


def battle(**now: Any) -> Battle:
    """A caster of dan 9 and an opponent without weapons."""
    data = {
        "game": "maai",
        "name": {"en": "preview"},
        "spell": [
            {"id": "hymn", "list": "jujutsu", "dan": 9, "cost": "3+3+3 (準備)"},
            {"id": "comet", "list": "jujutsu", "dan": 9, "cost": "5+5 (分散)"},
        ],
        "fighter": [
            {
                "id": "K",
                "dan": 9,
                "vitality": 12,
                "skills": {"jujutsu": 3},
                "spells": ["hymn", "comet"],
                "weapons": [{"id": "katana", "kind": "uchigatana"}],
                "now": now,
            },
            {"id": "A"},
        ],
        "duel": {"origin": "battle"},
    }
    return Battle(scenario_from_data(data, "preview", find_game, "preview"), HandDice())


def test_a_step_of_a_casting_tells_what_is_still_due() -> None:
    shown = battle().preview("K", "準備 hymn")
    assert shown == BreathPreview("prepare hymn", 3, 9, overload=0, exhausts=False, due=(3, 3))


@pytest.mark.clauses("maai.spell.spread.climax")
def test_forcing_a_spread_spell_shows_what_it_costs() -> None:
    shown = battle(preparing={"spell": "comet"}).preview("K", "cast comet")
    assert shown == BreathPreview("cast comet", 5, 7, overload=0, exhausts=True, due=())


def test_one_breath_of_ten_shows_both_burdens() -> None:
    shown = battle().preview("K", "force: prepare comet; cast comet")
    assert shown == BreathPreview("force: prepare comet; cast comet", 10, 2, overload=15, exhausts=True, due=())


def test_what_is_not_possible_is_refused() -> None:
    with pytest.raises(NotOffered, match="same-breath"):
        battle().preview("K", "prepare hymn; prepare hymn")


def test_nothing_is_changed_by_looking() -> None:
    one = battle()
    before = one.view("K")
    one.preview("K", "strike katana")
    assert one.view("K") == before
    assert not one.inputs
