"""What rulebook 003 and its core say in tables and formulas, asked of the functions and tables that decide it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gunbai.games.sengen import attack_table as table
from gunbai.games.sengen.character import AttackKind, Character
from gunbai.games.sengen.means import ROWS, Source, sources, why_not
from gunbai.games.sengen.traits import dp_maximum, dp_recovery, hp_maximum, spirit_maximum

DANMAKU, SHOT, HOMING, MELEE, _ = AttackKind


def shows(*names: str) -> pytest.MarkDecorator:
    """Marks a test that shows clauses of this game, given without its name."""
    return pytest.mark.clauses(*(f"sengen.{name}" for name in names))


@shows("core.hp", "core.spirit", "core.dp-max", "core.dp-recovery")
@pytest.mark.parametrize(
    ("traits", "values"),
    [((4, 5, 5, 4, 5), (30, 20, 24, 3)), ((3, 4, 6, 5, 4), (26, 16, 21, 4)), ((3, 3, 1, 2, 3), (22, 12, 19, 2))],
)
def test_traits_give_the_derived_values(traits: tuple[int, ...], values: tuple[int, ...]) -> None:
    body, toughness, intellect, sense, will = traits
    found = (
        hp_maximum(toughness),
        spirit_maximum(will),
        dp_maximum(body, toughness, will),
        dp_recovery(intellect, sense),
    )
    assert found == values


def test_the_factor_of_hp_may_have_grown() -> None:
    assert hp_maximum(5, factor=6) == 40


def test_at_least_two_dp_come_back() -> None:
    assert [dp_recovery(1, 1), dp_recovery(1, 5), dp_recovery(1, 6)] == [2, 2, 3]


@shows("danmaku.dp.beyond", *(f"danmaku.dp.lv{level}" for level in range(1, 15)))
def test_danmaku_lessens_dp_as_printed_and_one_more_at_each_even_level_beyond() -> None:
    assert [table.danmaku_lessens(level) for level in range(1, 15)] == [1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9]
    assert [table.danmaku_lessens(level) for level in (15, 16, 17, 18, 20)] == [9, 10, 10, 11, 12]
    assert table.danmaku_lessens_clauses(14) == ("sengen.danmaku.dp.lv14",)
    assert table.danmaku_lessens_clauses(15) == table.danmaku_lessens_clauses(40) == ("sengen.danmaku.dp.beyond",)


@shows("danmaku.base.beyond", *(f"danmaku.base.lv{level}" for level in range(1, 15)))
def test_danmaku_damages_as_printed_and_one_more_at_each_odd_level_beyond() -> None:
    assert [table.danmaku_damage(level) for level in range(1, 15)] == [1, 2, 3, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9]
    assert [table.danmaku_damage(level) for level in (15, 16, 17, 19, 20)] == [10, 10, 11, 12, 12]
    assert table.danmaku_damage_clauses(1) == ("sengen.danmaku.base.lv1",)
    assert table.danmaku_damage_clauses(15) == ("sengen.danmaku.base.beyond",)


@shows("homing.boosts.beyond", *(f"homing.boosts.lv{level}" for level in range(1, 9)))
def test_homing_is_raised_once_for_every_four_levels() -> None:
    assert [table.homing_boosts(level) for level in range(1, 9)] == [0, 0, 0, 1, 1, 1, 1, 2]
    assert [table.homing_boosts(level) for level in (9, 11, 12, 15, 16)] == [2, 2, 3, 3, 4]
    assert table.homing_boosts_clauses(8) == ("sengen.homing.boosts.lv8",)
    assert table.homing_boosts_clauses(9) == ("sengen.homing.boosts.beyond",)


@shows("homing.targets.beyond", *(f"homing.targets.lv{level}" for level in range(1, 9)))
def test_homing_has_half_its_level_and_one_more_targets() -> None:
    assert [table.homing_targets(level) for level in range(1, 9)] == [2, 2, 3, 3, 4, 4, 5, 5]
    assert [table.homing_targets(level) for level in (9, 10, 11, 12)] == [6, 6, 7, 7]
    assert table.homing_targets_clauses(4) == ("sengen.homing.targets.lv4",)
    assert table.homing_targets_clauses(9) == ("sengen.homing.targets.beyond",)


@shows("homing.example-a", "homing.example-b", "homing.cost", "homing.boost", "homing.multi-cost")
def test_the_printed_examples_of_homing() -> None:
    assert (table.homing_cost(3, 0), table.homing_achievement(5, 4, 0)) == (6, 19)
    assert (table.homing_cost(3, 1), table.homing_achievement(5, 4, 1)) == (12, 29)
    assert table.homing_cost(1, 1) == 4


def test_a_boost_paid_once_for_all_targets_is_cheaper() -> None:
    assert table.homing_cost(3, 1, boost_each=False) == 8


MISTRESS: dict[str, Any] = {
    "id": "m", "body": 3, "toughness": 4, "intellect": 6, "sense": 5, "will": 4,
    "skills": {"danmaku": 7, "shot": 5, "homing": 2, "evasion": 4},
}  # fmt: skip
BOTH = "sengen.bullet.both"


def character(**changes: Any) -> Character:
    return msgspec.convert({**MISTRESS, **changes}, Character)


def magic(level: int = 4) -> dict[str, Any]:
    return {"id": "stars", "kind": "magic", "level": level}


def source(who: Character, attack: AttackKind, by: str) -> Source:
    return next(one for one in sources(who) if (one.attack, one.by) == (attack, by))


def ways(who: Character) -> list[tuple[str, str]]:
    return [(one.attack.value, one.by) for one in sources(who)]


@shows("bullet.a-magic", "core.shot-judge", "core.shot-damage", "core.danmaku-damage", "core.homing-achievement")
@shows("core.homing-damage", "core.trait-jutsu", "bullet.consequence")
def test_magic_judges_and_damages_by_intellect() -> None:
    who = character(means=[magic()])
    shot = source(who, SHOT, "stars")
    assert (shot.value, shot.dice, shot.flat) == (11, 4, 6)
    assert source(who, DANMAKU, "stars").flat == 10, "ability level 4 and basic damage 6"
    homing = source(who, HOMING, "stars")
    assert (homing.value, homing.dice, homing.flat) == (8, 2, 6)
    assert source(character(means=[magic(3)]), HOMING, "stars").dice == 2, "half of 3, rounded up"


@shows("bullet.both", "bullet.b-danmaku", "bullet.b-shot", "bullet.b-homing", "danmaku.lv0")
def test_bullets_need_a_means_and_the_skill() -> None:
    skilled, learned = character(), character(skills={}, means=[magic()])
    assert sources(skilled) == sources(learned) == ()
    for attack, lacks in (
        (DANMAKU, ("sengen.bullet.b-danmaku", "sengen.danmaku.lv0")),
        (SHOT, ("sengen.bullet.b-shot",)),
        (HOMING, ("sengen.bullet.b-homing",)),
    ):
        assert why_not(skilled, attack) == (BOTH,)
        assert why_not(learned, attack) == (BOTH, *lacks)


@shows("bullet.a-jutsu")
def test_rites_alone_make_no_bullets() -> None:
    arts = {"id": "arts", "kind": "jutsu", "level": 3}
    assert ways(character(means=[arts])) == [("danmaku", "arts"), ("shot", "arts"), ("homing", "arts")]
    rites = character(means=[{**arts, "rites_only": True}])
    assert sources(rites) == ()
    assert why_not(rites, SHOT) == (BOTH, "sengen.bullet.a-jutsu")


@shows("bullet.a-element", "core.trait-element", "bullet.declare")
def test_an_element_goes_by_one_of_two_traits_for_judgement_and_damage() -> None:
    who = character(intellect=3, means=[{"id": "frost", "kind": "element", "level": 1}])
    by_sense, by_intellect = source(who, SHOT, "frost/sense"), source(who, SHOT, "frost/intellect")
    assert (by_sense.value, by_sense.flat) == (10, 5)
    assert (by_intellect.value, by_intellect.flat) == (8, 3)


@shows("bullet.a-youjutsu", "core.youjutsu")
def test_a_youjutsu_goes_by_its_own_trait_and_combined_by_the_lower_level() -> None:
    song = {"id": "song", "kind": "youjutsu", "level": 4, "trait": "will"}
    alone = source(character(means=[song]), SHOT, "song")
    assert (alone.value, alone.dice, alone.flat) == (9, 4, 4)
    combined = character(means=[{**song, "with_skill": 3}])
    assert (source(combined, SHOT, "song").value, source(combined, SHOT, "song").dice) == (10, 3)
    assert sources(combined, hindered=("song",)) == ()


def archer(**changes: Any) -> Character:
    bow = {"id": "yumi", "discipline": "bow", "reach": "ranged", **changes}
    return character(
        skills={"danmaku": 2, "homing": 2}, disciplines={"bow": {"skill": 3, "training": 2}}, weapons=[bow]
    )


@shows("bullet.a-ranged", "bullet.a-ranged-homing", "bullet.b-shot-weapon", "core.trait-weapon")
@shows("core.weapon-skill-damage")
def test_a_ranged_weapon_shoots_by_its_skill_and_homes_only_if_it_is_fine() -> None:
    plain, fine = archer(), archer(masterwork=True)
    assert ways(plain) == [("danmaku", "yumi"), ("shot", "yumi")]
    assert why_not(plain, HOMING) == (BOTH, "sengen.bullet.a-ranged-homing")
    assert ("homing", "yumi") in ways(fine)
    shot = source(plain, SHOT, "yumi")
    assert (shot.value, shot.dice, shot.flat, shot.weapon_skill) == (6, 2, 6, True)
    without = msgspec.structs.replace(plain, weapons=())
    assert sources(without) == ()
    assert why_not(without, SHOT) == (BOTH, "sengen.bullet.b-shot")


@shows("bullet.several", "core.weapon-skill-damage")
def test_of_several_ways_each_may_be_chosen() -> None:
    who = msgspec.structs.replace(archer(), skills=character().skills, means=character(means=[magic()]).means)
    shots = [one for one in sources(who) if one.attack is SHOT]
    assert [(one.by, one.value, one.flat) for one in shots] == [
        ("stars", 11, 6), ("yumi", 8, 3), ("yumi/weapon", 6, 6),
    ]  # fmt: skip


def swordswoman(blade: bool, weapons: bool = True, skill: int = 5, training: int = 3) -> Character:
    return character(
        body=6,
        disciplines={"sword": {"skill": skill, "training": training, "blade": blade}},
        weapons=[{"id": "tachi", "discipline": "sword"}] if weapons else [],
    )


@shows("bullet.a-blade", "bullet.a-blade-homing")
def test_a_flashing_blade_makes_bullets_but_does_not_home() -> None:
    assert ways(swordswoman(blade=True)) == [("melee", "tachi"), ("danmaku", "tachi"), ("shot", "tachi")]
    assert ways(swordswoman(blade=False)) == [("melee", "tachi")]
    assert sources(swordswoman(blade=True, weapons=False)) == sources(swordswoman(blade=True, skill=0)) == ()
    assert why_not(swordswoman(blade=True), HOMING) == (BOTH, "sengen.bullet.a-blade-homing")
    assert why_not(swordswoman(blade=False), SHOT) == (BOTH, "sengen.bullet.a-blade")


@shows("melee.a-weapon", "melee.b-skill", "melee.training")
def test_melee_needs_weapon_and_skill_and_hits_harder_with_training() -> None:
    trained = source(swordswoman(blade=False), MELEE, "tachi")
    assert (trained.value, trained.dice, trained.flat) == (11, 3, 11)
    assert source(swordswoman(blade=False, training=0), MELEE, "tachi").dice == 0
    assert why_not(swordswoman(blade=False, weapons=False), MELEE) == ("sengen.melee.a-weapon",)
    assert why_not(swordswoman(blade=False, skill=0), MELEE) == ("sengen.melee.b-skill",)


def test_every_kind_of_means_has_a_name_in_three_languages() -> None:
    assert all(row.name.ja and row.name.en and row.name.zh for row in ROWS.values())
