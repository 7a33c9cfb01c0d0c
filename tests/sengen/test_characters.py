"""Characters and spell cards as files: the game's own are sound, and of others every fault is told at once."""

from __future__ import annotations

import tomllib

import pytest

from gunbai.errors import ContentError
from gunbai.games import find_game
from gunbai.games.sengen.character import CardKind
from gunbai.games.sengen.gallery import CARDS, CHARACTERS, CharacterFile, owned_cards
from gunbai.kernel.forms import load_form
from gunbai.kernel.package_data import read_data
from gunbai.kernel.scenario import load_scenario

HEAD = 'game = "sengen"\n'
SOUND = """
[[character]]
id = "nagi"
body = 4
toughness = 4
intellect = 4
sense = 4
will = 4
skills = { danmaku = 2, shot = 2 }
means = [{ id = "stars", kind = "magic", level = 2 }]
"""


def faults(text: str) -> list[tuple[int, str, str, tuple[str, ...]]]:
    """Line, place, code and clauses of each fault of a file."""
    try:
        load_form(HEAD + text, "file.toml", find_game)
    except ContentError as error:
        return [(fault.line, fault.place, fault.code, fault.clauses) for fault in error.faults]
    return []


def one_fault(text: str) -> tuple[str, str, tuple[str, ...]]:
    [(_, place, code, clauses)] = faults(text)
    return place, code, clauses


def changed(old: str, new: str) -> str:
    assert old in SOUND
    return SOUND.replace(old, new)


def test_what_the_game_brings_is_sound_and_named_in_three_languages() -> None:
    for name in ("data/cards.toml", "data/characters.toml"):
        file: CharacterFile = load_form(read_data("gunbai.games.sengen", name), name, find_game)
        named = {card.id: card.name for card in file.card} | {one.id: one.name for one in file.character}
        assert named
        assert all(name.ja and name.en and name.zh for name in named.values())
    assert len(CHARACTERS) >= 8
    assert len(CARDS) >= 20
    assert {card.kind for card in CARDS.values()} == set(CardKind)


def test_the_fighters_of_the_scenarios_are_the_characters_that_the_game_brings() -> None:
    library = find_game("sengen")
    assert set(library.scenarios) >= {"first-duel", "two-by-two", "boss", "narrow-hall", "card-duel"}
    brought = tomllib.loads(read_data("gunbai.games.sengen", "data/characters.toml"))
    sheets = {one["id"]: one for one in brought["character"]}
    for name in library.scenarios:
        scenario = load_scenario(library.scenario_text(name), name, find_game)
        for text in (scenario.head.name, scenario.head.notes):
            assert all((text.ja, text.en, text.zh))
        for fighter in tomllib.loads(library.scenario_text(name))["fighter"]:
            sheet = {key: value for key, value in sheets[fighter["id"]].items() if key != "notes"}
            assert {key: fighter.get(key) for key in sheet} == sheet, fighter["id"]


def test_a_character_owns_cards_by_name_or_written_out() -> None:
    file: CharacterFile = load_form(
        HEAD
        + SOUND
        + 'cards = ["firework", "mine", { id = "own", kind = "deployed", hp = 9, bonus = { shot = 1 } }]\n'
        + '[[card]]\nid = "mine"\nkind = "deployed"\nhp = 12\nbonus = { evasion = 1 }\n',
        "file.toml",
        find_game,
    )
    cards = owned_cards(file.character[0], file.card)
    assert [(card.id, card.hp) for card in cards] == [("firework", 0), ("mine", 12), ("own", 9)]


@pytest.mark.clauses("sengen.core.traits")
def test_no_trait_may_be_missing() -> None:
    assert one_fault(changed("sense = 4\n", "")) == ("character[1].sense", "missing-key", ())


@pytest.mark.clauses("sengen.core.trait-range", "sengen.core.cards-owned", "sengen.core.hp")
def test_the_limits_of_creation() -> None:
    for value in (2, 7):
        assert one_fault(changed("sense = 4", f"sense = {value}")) == (
            "character[1].sense", "wrong-value", ("sengen.core.trait-range",),
        )  # fmt: skip
        assert not faults(changed("sense = 4", f"sense = {value}\ngrown = true"))
        assert not faults(changed("sense = 4", f"sense = {value}\nnpc = true"))
    assert one_fault(SOUND + "hp_factor = 5\n") == ("character[1].hp_factor", "wrong-value", ("sengen.core.hp",))
    cards = 'cards = ["star-chart", "hazy-night", "still-water", "firework"]\n'
    assert one_fault(SOUND + cards) == ("character[1].cards", "wrong-value", ("sengen.core.cards-owned",))
    assert not faults(SOUND + cards + "grown = true\n")


@pytest.mark.clauses("sengen.bullet.both", "sengen.bullet.a-jutsu", "sengen.bullet.a-ranged-homing")
def test_a_skill_that_nothing_can_serve_is_a_fault() -> None:
    both = "sengen.bullet.both"
    place = "character[1].skills.shot"
    without = changed('means = [{ id = "stars", kind = "magic", level = 2 }]', "").replace("danmaku = 2, ", "")
    assert one_fault(without) == (place, "no-means", (both,))
    rites = without + 'means = [{ id = "rites", kind = "jutsu", level = 2, rites_only = true }]\n'
    assert one_fault(rites) == (place, "no-means", (both, "sengen.bullet.a-jutsu"))
    archer = (
        without.replace("shot = 2", "homing = 2")
        + 'disciplines = { bow = { skill = 2 } }\nweapons = [{ id = "yumi", discipline = "bow", reach = "ranged" }]\n'
    )
    assert one_fault(archer) == (
        "character[1].skills.homing", "no-means", (both, "sengen.bullet.a-ranged-homing"),
    )  # fmt: skip
    assert not faults(archer.replace('"ranged"', '"ranged", masterwork = true'))


CARD = '[[card]]\nid = "c"\n'


@pytest.mark.clauses("sengen.card.ch4")
@pytest.mark.parametrize(
    ("card", "place", "code", "clause"),
    [
        ('kind = "deployed"\nbonus = { shot = 1 }', "hp", "missing-key", "sengen.card.deploy-takes-damage"),
        ('kind = "deployed"\nhp = 9', "bonus", "missing-key", "sengen.card.ch4"),
        (
            'kind = "deployed"\nhp = 9\nbonus = { shot = 1 }\naction = "shot"',
            "action", "needs", "sengen.card.consume-action",
        ),
        ('kind = "consumed"\nbonus = { shot = 1 }', "action", "missing-key", "sengen.card.consume-action"),
        ('kind = "consumed"\nhp = 9\naction = "shot"\nbonus = { shot = 1 }', "hp", "needs", "sengen.card.ch4"),
        (
            'kind = "consumed"\ntargets = 2\naction = "homing"\nbonus = { homing = 1 }',
            "targets", "needs", "sengen.card.consume-action",
        ),
        (
            'kind = "consumed"\nany_row = true\naction = "danmaku"\nbonus = { danmaku = 1 }',
            "any_row", "needs", "sengen.row.exception",
        ),
    ],
)  # fmt: skip
def test_what_a_kind_of_card_must_and_must_not_have(card: str, place: str, code: str, clause: str) -> None:
    found_place, found_code, clauses = one_fault(CARD + card)
    assert (found_place, found_code) == (f"card[1].{place}", code)
    assert clause in clauses


def test_a_card_for_an_attack_that_she_cannot_make_is_a_fault() -> None:
    assert one_fault(SOUND + 'cards = ["dew-sweeper"]\n') == (
        "character[1].cards[1]",
        "no-means",
        ("sengen.card.ch4", "sengen.card.consume-action", "sengen.melee.a-weapon"),
    )


def test_all_faults_are_told_at_once_with_their_lines() -> None:
    text = changed("body = 4", "body = 8").replace('"magic"', '"magic", trait = "will"') + (
        'weapons = [{ id = "tachi", discipline = "sword", masterwork = true }]\n'
        'disciplines = { bow = { training = 2 } }\ncards = ["nowhere", "firework", "firework"]\n'
    )
    assert faults(text) == [
        (5, "character[1].body", "wrong-value", ("sengen.core.trait-range",)),
        (11, "character[1].means[1].trait", "needs", ("sengen.bullet.a-youjutsu", "sengen.core.youjutsu")),
        (12, "character[1].weapons[1].discipline", "unknown-name", ("sengen.melee.b-skill", "sengen.bullet.a-ranged")),
        (12, "character[1].weapons[1].masterwork", "needs", ("sengen.bullet.a-ranged-homing",)),
        (13, "character[1].disciplines.bow.training", "needs", ("sengen.melee.b-skill", "sengen.bullet.a-ranged")),
        (14, "character[1].cards[1]", "unknown-name", ()),
        (14, "character[1].cards[3]", "taken", ()),
    ]


def test_a_key_that_nobody_knows_and_a_file_of_another_game_are_faults() -> None:
    assert one_fault(SOUND + "luck = 3\n")[:2] == ("character[1].luck", "unknown-key")
    with pytest.raises(ContentError) as refused:
        load_form('game = "go"\n[[character]]\nid = "x"\n', "file.toml", find_game)
    assert [fault.code for fault in refused.value.faults] == ["wrong-game"]
