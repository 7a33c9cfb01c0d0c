"""The picture of a danmaku battle: every die, point of graze and card is drawn as often as it is there."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from xml.etree import ElementTree

import msgspec
import pytest

from gunbai.games import find_game
from gunbai.games.sengen.picture import PICTURE
from gunbai.games.sengen.picture.look import MESSAGES
from gunbai.games.sengen.picture.panel import MOST
from gunbai.games.sengen.values import Row
from gunbai.games.sengen.view import FighterView, FightView
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.pictures import Wishes, find_picture
from gunbai.kernel.scenario import load_scenario
from gunbai.kernel.views import View
from gunbai.kernel.words import LANGUAGES, Wording

SVG = "{http://www.w3.org/2000/svg}"
SENGEN = find_game("sengen")


@cache
def words(language: str, name: str = "boss") -> Wording:
    scenario = load_scenario(SENGEN.scenario_text(name), name, find_game)
    return Wording(language, SENGEN.texts(language), scenario.game.names(scenario.body))


def played(name: str, seed: int, inputs: int) -> Battle:
    """A battle of random choices, up to so many inputs."""
    scenario, chance = load_scenario(SENGEN.scenario_text(name), name, find_game), random.Random(seed)
    battle = Battle(scenario, SealedDice(chance.randbytes(32)))
    while battle.result is None and len(battle.inputs) < inputs:
        for ask in battle.asks:
            battle.answer(ask.seat, chance.choice(ask.offer.options), about=ask.about)
    return battle


def drawn(view: View, language: str = "en", name: str = "boss") -> ElementTree.Element:
    return ElementTree.fromstring(PICTURE.draw(view, words(language, name), Wishes()))


def fighters(view: View) -> tuple[FighterView, ...]:
    assert isinstance(view.board, FightView)
    return view.board.fighters


def counts(root: ElementTree.Element) -> Counter[str]:
    return Counter(one.get("class", "") for one in root.iter())


def changed(view: View, **values: object) -> View:
    """The view with some values of all fighters changed."""
    assert isinstance(view.board, FightView)
    new = tuple(msgspec.structs.replace(one, **values) for one in view.board.fighters)
    return msgspec.structs.replace(view, board=msgspec.structs.replace(view.board, fighters=new))


def texts(root: ElementTree.Element) -> list[str]:
    return [one.text or "" for one in root.iter(f"{SVG}text")]


def test_the_game_brings_its_picture() -> None:
    assert find_picture(SENGEN.game) is PICTURE


@pytest.mark.parametrize("name", sorted(SENGEN.scenarios))
@pytest.mark.parametrize("seed", range(4))
def test_dice_graze_and_cards_can_be_counted(name: str, seed: int) -> None:
    view = played(name, seed, 40 + 60 * seed).view("spectator")
    seen = counts(drawn(view, name=name))
    everybody = fighters(view)
    assert seen["pip dp"] == sum(one.dp for one in everybody)
    assert seen["pip"] == sum(one.dp_max - one.dp for one in everybody)
    assert seen["pip graze"] == sum(min(one.graze, MOST) for one in everybody)
    assert seen["card table"] == sum(one.card is not None for one in everybody)
    assert seen["card"] == sum(len(one.cards) for one in everybody if one.out is None and one.cards_left)
    assert seen["panel"] + seen["panel acting"] == len(everybody)


def test_numbers_and_names_stand_beside_them_in_every_language() -> None:
    view = played("boss", 4, 90).view("spectator")
    for language in LANGUAGES:
        said = texts(drawn(view, language))
        for fighter in fighters(view):
            assert any(words(language).name(fighter.id) in line for line in said)
            assert f"{fighter.dp}/{fighter.dp_max}" in said
            assert f"{fighter.hp}/{fighter.hp_max}" in said
        whole = ElementTree.tostring(drawn(view, language), encoding="unicode")
        assert "picture-" not in whole.replace('class="picture-', "")


def test_every_message_of_the_picture_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        for key, names in MESSAGES.items():
            values = {name.replace("-", "_"): 1 for name in names}
            assert words(language).say(key, **values) != key


def test_rows_are_drawn_only_once_the_declarations_are_open() -> None:
    battle = played("two-by-two", 0, 0)
    name = words("en", "two-by-two").value(Row.FRONT)
    hidden = drawn(battle.view("spectator"), name="two-by-two")
    assert not any(name in line for line in texts(hidden))
    battle = played("two-by-two", 0, 8)
    shown = drawn(battle.view("spectator"), name="two-by-two")
    assert any(name in line for line in texts(shown))


def test_more_graze_than_can_be_counted_is_a_number() -> None:
    view = changed(played("boss", 1, 0).view("spectator"), graze=2345)
    root = drawn(view)
    assert counts(root)["pip graze"] == MOST * len(fighters(view))
    assert "2345" in texts(root)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_drawn_outside_of_the_picture(seed: int) -> None:
    view = changed(played("boss", seed, 150).view("spectator"), dp_max=60)
    root = drawn(view)
    width, height = int(root.get("width", "0")), int(root.get("height", "0"))
    for shape in root.iter(f"{SVG}rect"):
        x, y = int(shape.get("x", "0")), int(shape.get("y", "0"))
        assert x >= 0
        assert y >= 0
        assert x + int(shape.get("width", "0")) <= width
        assert y + int(shape.get("height", "0")) <= height


def test_names_that_are_markup_are_text() -> None:
    evil = Wording("en", SENGEN.texts("en"), {"oboro": {"en": '<script>"&'}})
    svg = PICTURE.draw(played("boss", 1, 30).view("spectator"), evil, Wishes(title="<b>"))
    root = ElementTree.fromstring(svg)
    assert not list(root.iter(f"{SVG}script"))
    assert any('<script>"&' in line for line in texts(root))
