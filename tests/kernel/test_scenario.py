"""Scenarios: from TOML to a checked value and back, or every fault with its line."""

from __future__ import annotations

import pytest

from gunbai.errors import ScenarioError
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.scenario import MAX_SCENARIO_BYTES, load_scenario, scenario_from_data
from toy_game import finder, toy

FIND = finder(toy())

EVENING = """\
game = "toy"
purse = 3
blessed = true

[name]
ja = "宵"
en = "Evening"

[notes]
zh = "一个晚上"

[rulings]
"toy.rounds" = 5
"""


def faults(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(ScenarioError) as caught:
        load_scenario(text, "x.toml", FIND)
    assert caught.value.where == "x.toml"
    return [(fault.line, fault.place, fault.code) for fault in caught.value.faults]


def test_a_scenario_is_read_with_its_head_its_rulings_and_the_part_of_the_game() -> None:
    scenario = load_scenario(EVENING, "x.toml", FIND, "toy/evening")
    assert (scenario.name, scenario.game.id) == ("toy/evening", "toy")
    assert (scenario.head.name.ja, scenario.head.name.en, scenario.head.name.zh) == ("宵", "Evening", "")
    assert scenario.head.notes.zh == "一个晚上"
    assert (scenario.body.purse, scenario.body.blessed) == (3, True)
    assert dict(scenario.rulings) == {"toy.rounds": 5}
    assert [seat.id for seat in scenario.seats] == ["red", "blue"]


def test_a_scenario_without_a_short_name_is_called_after_its_file() -> None:
    assert load_scenario(EVENING, "x.toml", FIND).name == "x.toml"


def test_what_is_left_out_has_its_default() -> None:
    scenario = load_scenario('game = "toy"\nname.en = "x"\n', "x.toml", FIND)
    assert (scenario.body.purse, scenario.body.blessed, dict(scenario.rulings)) == (8, False, {"toy.rounds": 12})


def test_a_scenario_comes_back_from_its_own_data() -> None:
    scenario = load_scenario(EVENING, "x.toml", FIND)
    again = scenario_from_data(scenario.to_data(), "y", FIND, "x.toml")
    assert again.to_data() == scenario.to_data()
    assert (again.body, dict(again.rulings), again.head) == (scenario.body, dict(scenario.rulings), scenario.head)
    assert scenario.to_data()["purse"] == 3


@pytest.mark.parametrize("name", find_game("maai").scenarios)
def test_every_shipped_scenario_is_sound_has_its_names_in_three_languages_and_comes_back(name: str) -> None:
    scenario = load_scenario(find_game("maai").scenario_text(name), name, find_game)
    head = scenario.head
    for words in (head.name, head.notes):
        assert all((words.ja, words.en, words.zh))
    again = scenario_from_data(scenario.to_data(), name, find_game, name)
    assert again.to_data() == scenario.to_data()
    one, two = (Battle(each, SealedDice(bytes(32))) for each in (scenario, again))
    assert one.digest() == two.digest()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [(0, "game", "missing-key")]),
        ("game = 3\n", [(1, "game", "wrong-value")]),
        ('# x\ngame = "tyo"\n', [(2, "game", "unknown-name")]),
        ('game = "toy"\n', [(0, "name", "missing-key")]),
        ('game = "toy"\nname = "x"\n', [(2, "name", "wrong-value")]),
        ('game = "toy"\nname = { en = "" }\n', [(2, "name.en", "wrong-value")]),
        ('game = "toy"\nname.en = "x"\n\npurze = 3\n', [(4, "purze", "unknown-key")]),
        ('game = "toy"\nname.en = "x"\npurse = 0\n', [(3, "purse", "wrong-value")]),
        ('game = "toy"\nname.en = "x"\npurse = true\n', [(3, "purse", "wrong-value")]),
        ('game = "toy"\nname.en = "x"\nrulings."toy.round" = 1\n', [(3, "rulings.toy.round", "unknown-ruling")]),
        ('game = "toy"\nname.en = "x"\nrulings.toy.rounds = 0\n', [(3, "rulings.toy.rounds", "unknown-ruling-value")]),
        ('game = "toy"\nname.en = \n', [(2, "", "not-toml")]),
        ('game = "toy"\ngame = "toy"\n', [(2, "", "not-toml")]),
    ],
)  # fmt: skip
def test_a_fault_is_told_with_its_line_and_key(text: str, expected: list[tuple[int, str, str]]) -> None:
    assert faults(text) == expected


UNSEEN = [
    "\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069", "\u200e", "\u200f",
    "\u061c", "\u200b", "\u2060", "\ufeff", "\xad", "\u3164", "\u115f", "\ufffa", "\U000e0041", "\U000e007f",
]  # fmt: skip


@pytest.mark.parametrize("letter", UNSEEN)
def test_a_name_or_a_note_has_nothing_that_nobody_sees_or_that_turns_a_line_about(letter: str) -> None:
    assert faults(f'game = "toy"\nname.en = "Eve{letter}ning"\n') == [(2, "name.en", "wrong-value")]
    assert faults(f'game = "toy"\nname.en = "x"\nnotes.ja = "夜{letter}"\n') == [(3, "notes.ja", "wrong-value")]
    with pytest.raises(ScenarioError) as caught:
        load_scenario(f'game = "toy"\nname.en = "{letter}"\n', "x.toml", FIND)
    assert letter not in str(caught.value)


@pytest.mark.parametrize("name", ["葛\U000e0100城", "☂\ufe0f", "👩\u200d🚀", "نمی\u200cشود", "Ganryū", "café", "ゑ゙"])
def test_a_name_may_be_of_any_letters_that_are_seen(name: str) -> None:
    assert load_scenario(f'game = "toy"\nname.en = "{name}"\n', "x.toml", FIND).head.name.en == name


def test_all_faults_are_told_at_once_in_the_order_of_the_file() -> None:
    text = 'game = "toy"\npurse = -1\n[name]\nen = 3\nfr = "x"\n[rulings]\n"toy.x" = 1\n[extra]\n'
    assert faults(text) == [
        (4, "name.en", "wrong-value"),
        (5, "name.fr", "unknown-key"),
        (7, "rulings.toy.x", "unknown-ruling"),
        (8, "extra", "unknown-key"),
    ]


def test_a_file_is_bounded() -> None:
    assert faults("#" * (MAX_SCENARIO_BYTES + 1)) == [(0, "", "too-large")]
    assert faults('game = "toy"\nx = ' + "[" * 5000 + "]" * 5000)[0][2] == "not-toml"
