"""What ships cost."""

from __future__ import annotations

import pytest

from gunbai.games import find_game
from gunbai.games.kaisen.costs import monthly_pay, outfit
from gunbai.games.kaisen.rules import Rules
from gunbai.games.kaisen.sheet import EquipmentSheet, SoldiersSheet
from gunbai.games.kaisen.ship import groups_of
from gunbai.games.kaisen.values import Kind, Mount, Soldiers


def rules(**chosen: str) -> Rules:
    settled, faults = find_game("kaisen").settle(
        {f"kaisen.{key.replace('__', '.')}": value for key, value in chosen.items()}
    )
    assert settled is not None, faults
    return Rules(settled)


@pytest.mark.clauses("kaisen.soldier.archer-pay", "kaisen.soldier.warrior-pay", "kaisen.soldier.marine-pay")
@pytest.mark.parametrize(("kind", "gold"), [(Soldiers.ARCHERS, 20), (Soldiers.WARRIORS, 20), (Soldiers.MARINES, 30)])
def test_a_group_of_ten_has_its_pay_for_a_month(kind: Soldiers, gold: int) -> None:
    assert monthly_pay(rules(), groups_of((SoldiersSheet(kind, 10),))) == gold
    assert monthly_pay(rules(), groups_of((SoldiersSheet(kind, 25),))) == 3 * gold
    assert monthly_pay(rules(soldier__pay_unit="man"), groups_of((SoldiersSheet(kind, 25),))) == 25 * gold


@pytest.mark.clauses("kaisen.soldier.group")
def test_25_soldiers_of_one_kind_are_groups_of_10_10_and_5() -> None:
    assert [group.men for group in groups_of((SoldiersSheet(Soldiers.ARCHERS, 25),))] == [10, 10, 5]


@pytest.mark.clauses("kaisen.deck.price")
def test_a_broadside_piece_serves_both_sides_for_one_price() -> None:
    piece = EquipmentSheet("thrower", Kind.CATAPULT, Mount.BROADSIDE, dice=2, price=70)
    assert outfit((piece,)) == 70
