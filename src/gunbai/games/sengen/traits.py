"""What a fighter's five traits make of her: HP, spirit, the dice pool and its recovery.

Clauses: sengen.core.traits, sengen.core.hp, sengen.core.spirit, sengen.core.dp-max, sengen.core.dp-recovery.
"""

from __future__ import annotations

from enum import Enum

HP_FACTOR = 4
"""HP for a point of 耐久 as a character begins; it can grow. Clauses: sengen.core.hp."""
LEAST_RECOVERY = 2
"""Clauses: sengen.core.dp-recovery."""


class Trait(Enum):
    """特性値: the five traits. Clauses: sengen.core.traits."""

    BODY = "body"
    """身体"""
    TOUGHNESS = "toughness"
    """耐久"""
    INTELLECT = "intellect"
    """知性"""
    SENSE = "sense"
    """感覚"""
    WILL = "will"
    """意志"""


BODY, TOUGHNESS, INTELLECT, SENSE, WILL = Trait
CREATION_LEAST, CREATION_MOST = 3, 6
"""A trait when a character is made. Clauses: sengen.core.trait-range."""


def hp_maximum(toughness: int, factor: int = HP_FACTOR) -> int:
    """HP: 10 + 耐久 × the factor. Clauses: sengen.core.hp."""
    return 10 + toughness * factor


def spirit_maximum(will: int) -> int:
    """霊力: 意志 × 4. Clauses: sengen.core.spirit."""
    return will * 4


def dp_maximum(body: int, toughness: int, will: int) -> int:
    """Dice pool: 10 + 身体 + 耐久 + 意志. Clauses: sengen.core.dp-max."""
    return 10 + body + toughness + will


def dp_recovery(intellect: int, sense: int) -> int:
    """DP that come back at a turn's start: a third of 知性 + 感覚, rounded up, at least 2.

    Clauses: sengen.core.dp-recovery.
    """
    return max(LEAST_RECOVERY, up(intellect + sense, 3))


def up(number: int, by: int) -> int:
    """A printed division, rounded up. Rulings: sengen.rounding."""
    return -(-number // by)
