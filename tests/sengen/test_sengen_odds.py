"""Chances of sums of dice, held against all their outcomes."""

from __future__ import annotations

from itertools import product

import pytest

from gunbai.games.sengen.odds import holds, mean, reach

FACES = range(1, 7)


@pytest.mark.parametrize("dice", range(5))
def test_every_outcome_is_counted(dice: int) -> None:
    sums = [sum(faces) for faces in product(FACES, repeat=dice)]
    for need in range(-2, 6 * dice + 3):
        assert reach(dice, need) == (sum(total >= need for total in sums), 6**dice)


@pytest.mark.parametrize(("dice", "against", "ahead"), [(1, 1, 0), (2, 1, -3), (1, 2, 2), (3, 2, -1), (2, 2, -20)])
def test_a_tie_is_the_defenders(dice: int, against: int, ahead: int) -> None:
    outcomes = [sum(faces[:dice]) + ahead >= sum(faces[dice:]) for faces in product(FACES, repeat=dice + against)]
    assert holds(dice, against, ahead) == (sum(outcomes), len(outcomes))


def test_a_die_is_worth_three_and_a_half() -> None:
    assert [mean(dice) for dice in (0, 1, 2, 3)] == [0, 7, 14, 21]
