"""When a hit calls for a focus check, and what the check must reach."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from gunbai.games.maai.focus import breaks_focus, focus_target


@pytest.mark.clauses("maai.focus.not_every_hit", "maai.focus.mook")
def test_a_hit_for_one_disturbs_nobody_however_many_there_are() -> None:
    assert not any(breaks_focus(1, critical=False) for _ in range(3))
    assert not breaks_focus(0, critical=False)


@pytest.mark.clauses("maai.focus.trigger.crit", "maai.focus.trigger.two_strength", "maai.focus.trigger.either")
def test_either_trigger_suffices() -> None:
    assert breaks_focus(0, critical=True)
    assert breaks_focus(1, critical=True)
    assert breaks_focus(2, critical=False)
    assert breaks_focus(2, critical=True)


@pytest.mark.parametrize(
    ("strength", "critical", "formula", "printed"),
    [
        pytest.param(2, True, 12, 11, marks=pytest.mark.clauses("maai.focus.row.crit2")),
        (2, False, 12, 12),
        pytest.param(3, False, 13, 13, marks=pytest.mark.clauses("maai.focus.row.three")),
        (3, True, 13, 13),
        pytest.param(5, False, 15, 15, marks=pytest.mark.clauses("maai.focus.row.five")),
        (0, True, 10, 10),
    ],
)
@pytest.mark.clauses("maai.focus.formula", "maai.focus.breaking_strength")
def test_the_target_is_ten_and_the_strength_that_was_lost(
    strength: int, critical: bool, formula: int, printed: int
) -> None:
    assert focus_target(strength, critical=critical, printed=False) == formula
    assert focus_target(strength, critical=critical, printed=True) == printed


def chance(body: int, toughness: int, target: int) -> Fraction:
    """That 2d10 and both reach the target."""
    faces = list(product(range(1, 11), repeat=2))
    return Fraction(sum(one + two + body + toughness >= target for one, two in faces), len(faces))


@pytest.mark.clauses("maai.focus.advice")
def test_body_makes_up_for_toughness() -> None:
    target = focus_target(2, critical=True, printed=False)
    assert chance(2, 0, target) == chance(0, 2, target) > chance(0, 0, target)
    assert chance(2, 0, target) == Fraction(64, 100)
