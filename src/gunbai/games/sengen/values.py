"""The words of 千幻抄 as values, a character's apart: rows, moments of a turn, ways to fail and to go."""

from __future__ import annotations

from enum import Enum, IntEnum


class Row(Enum):
    """Which manoeuvre a fighter is in; no place. Clauses: sengen.row.meaning."""

    FRONT = "front"
    """前衛"""
    BACK = "back"
    """後衛"""


class Mode(Enum):
    """What a battle is fought for."""

    PLAIN = "plain"
    CARD_DUEL = "card-duel"
    """スペルカード戦: the side that can use no more cards has lost. Clauses: sengen.core.cards-defeat."""


class Moment(IntEnum):
    """Points of a turn at which somebody may speak up. Rulings: sengen.interrupt.window."""

    TURN_START = 0
    """The declarations are open, the order is settled."""
    SLOT = 1
    """A fighter is about to act."""
    DECLARED = 2
    """An attack has been declared and paid."""
    SHOWN = 3
    """The achievement of an attack is known, the target has not defended."""
    FAILED = 4
    """All have defended who could; somebody is hit."""
    KNOWN = 5
    """The damage is known and not yet applied."""
    APPLIED = 6
    """Damage has been applied."""
    TURN_END = 7


class Failure(Enum):
    """Why a target is hit."""

    ROLLED = "rolled"
    """Her check was lower than the attack."""
    WAIVED = "waived"
    """She gave no dice to it. Clauses: sengen.noroll.auto-fail, sengen.graze.danmaku-ignore."""
    SHORT = "short"
    """She had not enough DP. Clauses: sengen.graze.danmaku-short."""
    BARRED = "barred"
    """It cannot be evaded. Clauses: sengen.core.surprise-far, sengen.core.cover-effect."""

    # Members are alone of their kind; a hash of the name is worked out anew each time it is needed.
    __hash__ = object.__hash__


class GrazeUse(Enum):
    """What graze is spent on."""

    SPIRIT = "spirit"
    """霊力の回復"""
    DAMAGE = "damage"
    """ショット・近接攻撃の強化"""
    RESIST = "resist"
    """抵抗ボーナス"""
    REIGEKI = "reigeki"
    """霊撃"""


class Gone(Enum):
    """Why a fighter takes no more part."""

    HP = "hp"
    SPIRIT = "spirit"
    FLED = "fled"
    REMOVED = "removed"
    YIELDED = "yielded"


class Skill(Enum):
    """What a check is for that is no attack and no defence."""

    PERCEPTION = "perception"
    MOVE = "move"
    FLIGHT = "flight"
    OTHER = "other"


FRONT, BACK = Row
TURN_START, SLOT, DECLARED, SHOWN, FAILED, KNOWN, APPLIED, TURN_END = Moment
PLAIN, CARD_DUEL = Mode
IN_RANGE = 30
"""Metres. Clauses: sengen.move.thirty-metres."""
