"""What the game master may rule is told by the rules' own refusals, and whatever is told so is taken."""

from __future__ import annotations

from typing import Any

import pytest

from gunbai.errors import Refused
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.inputs import Ruling
from gunbai.kernel.rulable import Rulable, rulable
from gunbai.kernel.scenario import load_scenario

BATTLES = ("maai/ganryujima", "maai/caster-duel", "maai/skirmish", "kaisen/storm", "sengen/two-by-two")


def battle(name: str) -> Battle:
    game, _, short = name.partition("/")
    return Battle(load_scenario(find_game(game).scenario_text(short), name, find_game, name), SealedDice(bytes(32)))


def kinds(at: Battle) -> tuple[str, ...]:
    return tuple(dict.fromkeys(("set", *at.game.word_keys.words["rule"], "dice", "end")))


def every(at: Battle) -> list[Rulable]:
    """Each kind, on each target."""
    found = []
    for rule in kinds(at):
        one = rulable(at, rule)
        found += [rulable(at, rule, target) for target in one.targets] if one.value is None else [one]
    return found


def values(one: Rulable) -> list[Any]:
    match one.value:
        case "number":
            return [one.low, one.high]
        case "flag":
            return [True, False]
        case "choice":
            return list(one.choices)
        case "choices":
            return [[choice] for choice in one.choices]
        case "text":
            return [*one.choices, *([] if one.choices else ["the wind turns"])]
    return [None]


@pytest.mark.parametrize("name", BATTLES)
def test_whatever_may_be_ruled_is_taken_and_nothing_beyond_it(name: str) -> None:
    at = battle(name)
    before = at.digest()
    found = every(at)
    assert at.digest() == before
    seen = {(one.rule, one.value) for one in found}
    assert {("set", "number"), ("set", "flag"), ("end", "choices"), ("dice", "faces")} <= seen
    for one in found:
        if one.value in (None, "faces"):
            continue
        for value in values(one):
            at.fork().rule(Ruling(one.rule, "test", one.target, value))
        if one.value == "number":
            for value in (one.low - 1, one.high + 1, str(one.low), True):
                with pytest.raises(Refused):
                    at.fork().rule(Ruling(one.rule, "test", one.target, value))


@pytest.mark.parametrize("name", BATTLES)
@pytest.mark.parametrize("value", [None, True, 10**9, "?", "", [], ["?"], [["?"]], {"a": {"b": [1]}}])
def test_a_ruling_of_any_value_is_taken_or_refused(name: str, value: Any) -> None:
    at = battle(name)
    for rule in kinds(at):
        for target in (rulable(at, rule).targets or ("",))[::3]:
            aside = at.fork()
            before = aside.digest()
            try:
                aside.rule(Ruling(rule, "test", target, value))
            except Refused:
                assert aside.digest() == before


def test_each_kind_of_value_is_told() -> None:
    at = battle("maai/ganryujima")
    guard = rulable(at, "set", "kojiro.guard")
    assert (guard.value, guard.low, guard.high) == ("number", 0, 10)
    assert rulable(at, "set", "kojiro.bleeding").value == "flag"
    assert rulable(at, "set", "distance").choices == ("toma", "issoku", "chikama", "sessen", "tsubazeri")
    assert rulable(at, "set", "musashi.held").value == "choices"
    assert rulable(at, "force", "musashi").choices[:2] == ("success", "failure")
    assert rulable(at, "remove", "musashi").value == "none"
    assert rulable(at, "remove").targets == ("musashi", "kojiro")
    assert rulable(at, "backlash", "musashi").value == "text"
    assert rulable(at, "end").choices == ("musashi", "kojiro")
    assert rulable(at, "dice").value == "faces"
    assert rulable(at, "set", "nobody.guard").value is None
    assert rulable(battle("maai/training-bout"), "add", "x").why_not == "third-party"
    assert {"count", "distance", "kojiro.strength"} <= set(rulable(at, "set").targets)
    heron = rulable(battle("kaisen/duel"), "set", "heron.hex")
    assert (heron.value, heron.choices) == ("text", ("0302",))
