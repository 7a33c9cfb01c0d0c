"""`gunbai odds`: answers as tables, for machines and as charts, held against all throws and icepool."""

import json
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import icepool  # type: ignore[import-untyped]
import pytest

from .conftest import Gunbai


def answers(gunbai: Gunbai, *asked: str) -> list[dict[str, Any]]:
    ran = gunbai("odds", *asked, "--json")
    assert ran.code == 0, ran.err
    found: list[dict[str, Any]] = json.loads(ran.out)
    return found


def chance(answer: dict[str, Any], key: str) -> Fraction:
    one = answer["chances"][key]
    return Fraction(one["part"], one["whole"])


def test_what_can_be_asked_is_listed(gunbai: Gunbai) -> None:
    listed = gunbai("odds", "sengen").out
    assert all(question in listed for question in ("evade", "attack", "damage", "dice"))


@pytest.mark.parametrize(("expansion", "prevention"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_a_check_with_doubles_their_neighbours_and_prevention(gunbai: Gunbai, expansion: int, prevention: int) -> None:
    under = f"expansion={expansion}", f"prevention={prevention}"
    [answer] = answers(gunbai, "maai", "check", "bonus=4", "target=16", *under)
    throws = list(product(range(1, 11), repeat=2))
    succeeds = [(one, two) for one, two in throws if one + two + 4 >= 16]
    near = [(one, two) for one, two in succeeds if abs(one - two) <= expansion]
    fails = [(one, two) for one, two in throws if one == two and one + two + 4 < 16]
    # Prevention turns every fumble into a failure, but for two ones, which it only softens to a plain fumble.
    fumbles = [pair for pair in fails if not prevention or pair == (1, 1)]
    assert chance(answer, "success") == Fraction(len(succeeds), 100)
    assert chance(answer, "critical") == Fraction(len(near), 100)
    assert chance(answer, "fumble") == Fraction(len(fumbles), 100)


@pytest.mark.parametrize(("bonus", "against"), [(5, 5), (3, 8), (9, 2)])
def test_contests_agree_with_icepool(gunbai: Gunbai, bonus: int, against: int) -> None:
    [answer] = answers(gunbai, "maai", "contest", f"bonus={bonus}", f"against={against}")
    pair = 2 @ icepool.d10
    assert chance(answer, "won") == Fraction((pair + bonus > pair + against).probability(True))
    assert chance(answer, "tie") == Fraction((pair + bonus == pair + against).probability(True))


def test_a_round_at_sea_agrees_with_icepool(gunbai: Gunbai) -> None:
    [answer] = answers(gunbai, "kaisen", "round", "ability=14", "against=10", "dice=2", "small=1", "hp=9", "attacks=2")
    hit = Fraction((2 @ icepool.d6 + 14 > 2 @ icepool.d6 + 10).probability(True))
    blow = 2 @ icepool.d6 + 1 @ icepool.d3
    damage = {0: 1 - hit} | {number: hit * Fraction(blow.probability(number)) for number in blow.outcomes()}
    both = [(one + two, some * more) for one, some in damage.items() for two, more in damage.items()]
    assert chance(answer, "hit") == hit
    assert chance(answer, "stuns") == sum(weight for number, weight in both if number >= 9)
    assert chance(answer, "sinks") == sum(weight for number, weight in both if number >= 9 + 10)


def test_power_is_the_tens_of_the_roll_up_to_the_wind(gunbai: Gunbai) -> None:
    [answer] = answers(gunbai, "kaisen", "power", "rigging=24", "wind=3")
    spread = answer["spreads"]["power"]
    throws = [min(3, (24 + one + two) // 10) for one, two in product(range(1, 7), repeat=2)]
    found = {spread["least"] + place: Fraction(ways, spread["whole"]) for place, ways in enumerate(spread["ways"])}
    assert {number: chance for number, chance in found.items() if chance} == {
        number: Fraction(throws.count(number), 36) for number in set(throws)
    }


def test_evasion_by_its_dice_and_the_dice_for_a_wanted_chance_agree(gunbai: Gunbai) -> None:
    rows = answers(gunbai, "sengen", "evade", "dice=0..8", "value=8", "against=22")
    chances = [chance(row, "evades") for row in rows]
    assert chances == [
        Fraction(sum(8 + sum(faces) >= 22 for faces in product(range(1, 7), repeat=count)), 6**count)
        if count < 6
        else Fraction((count @ icepool.d6 + 8 >= 22).probability(True))
        for count in range(9)
    ]
    [needed] = answers(gunbai, "sengen", "dice", "value=8", "against=22", "percent=75")
    count = needed["spreads"]["dice"]["least"]
    assert chances[count] >= Fraction(3, 4) > chances[count - 1]
    [never] = answers(gunbai, "sengen", "dice", "value=8", "against=22", "percent=75", "most=2")
    assert never["spreads"] == {}


def test_a_range_is_a_table_and_two_are_a_square(gunbai: Gunbai) -> None:
    table = gunbai("odds", "maai", "check", "bonus=3..5", "target=16").out
    assert [line.split()[:2] for line in table.splitlines()[3:6]] == [["3", "36"], ["4", "45"], ["5", "55"]]
    square = gunbai("odds", "maai", "check", "bonus=3..5", "target=14..18/2").out.splitlines()
    assert square[3].split() == ["14", "16", "18"]
    assert square[4].split() == ["3", "55%", "36%", "21%"]


def test_a_ruling_changes_the_answer(gunbai: Gunbai) -> None:
    plain = answers(gunbai, "maai", "check", "bonus=0", "target=30")
    ruled = answers(gunbai, "maai", "check", "bonus=0", "target=30", "--ruling", "maai.doubles.auto=yes-10-10/1-1")
    assert [chance(one, "success") for one in (*plain, *ruled)] == [Fraction(0), Fraction(1, 100)]


@pytest.mark.parametrize(
    ("asked", "seen"),
    [
        (("maai", "attack"), "strength lost"),
        (("maai", "check", "bonus=0..4"), "critical"),
        (("sengen", "evade", "dice=1..3", "against=14..16"), "achievement to reach"),
    ],
)
def test_an_answer_is_drawn(gunbai: Gunbai, asked: tuple[str, ...], seen: str, tmp_path: Path) -> None:
    path = tmp_path / "odds.svg"
    ran = gunbai("odds", *asked, "--chart", path, "--lang", "en")
    assert (ran.code, ran.out) == (0, "")
    texts = [one.text or "" for one in ElementTree.parse(path).getroot().iter() if one.tag.endswith("text")]
    assert seen in texts
    assert gunbai("odds", *asked, "--chart", tmp_path / "odds.png").code == 0
    assert (tmp_path / "odds.png").read_bytes()[:4] == b"\x89PNG"


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        (("maai", "chek"), "check"),
        (("maai", "check", "bonsu=3"), "bonus"),
        (("maai", "check", "bonus=many"), "many"),
        (("maai", "check", "bonus=500"), "99"),
        (("maai", "check", "bonus=5..3"), "5..3"),
        (("maai", "check", "expansion=2"), "0 to 1"),
        (("maai", "check", "bonus=0..9", "target=0..9", "expansion=0..1"), "two"),
        (("maai", "check", "bonus=0..90", "target=0..90"), "2500"),
        (("maai", "check", "--ruling", "maai.doubles.auto"), "KEY=VALUE"),
        (("maai", "check", "--ruling", "maai.doubles.auto=no-such"), "no-such"),
        (("maai", "check", "--chart", "odds.gif"), ".svg"),
        (("no-game", "check"), "no-game"),
    ],
)
def test_what_cannot_be_answered_is_named(gunbai: Gunbai, asked: tuple[str, ...], named: str) -> None:
    ran = gunbai("odds", *asked)
    assert ran.code != 0
    assert named in ran.err.replace("\n", " ").replace(",", "")
