"""The small closed sets of words that the rules of 間合 speak in.

Members also stand under plain names of their own, for rules that run many times in a duel.
"""

from __future__ import annotations

from enum import Enum, IntEnum


class Distance(IntEnum):
    """間: the ladder of five cells, far to near. Clauses: maai.distance.ladder."""

    TOMA = 0
    ISSOKU = 1
    CHIKAMA = 2
    SESSEN = 3
    TSUBAZERI = 4

    __hash__ = int.__hash__
    """The number's own: an enum's is looked up by name, which is slow where options are kept by distance."""


DISTANCES: tuple[Distance, ...] = tuple(Distance)
"""By index: quicker than the call."""
TOMA, ISSOKU, CHIKAMA, SESSEN, TSUBAZERI = DISTANCES


class Direction(Enum):
    """Which way a half-step (半歩) goes."""

    IN = "in"
    OUT = "out"


IN, OUT = Direction


class Pace(Enum):
    """How one moves from area to area: 歩行, 疾走, 跳躍, 騎馬疾走."""

    WALK = "walk"
    DASH = "dash"
    LEAP = "leap"
    RIDE = "ride"


class Trigger(Enum):
    """What a reserve (予約) waits for."""

    ATTACK = "attack"
    """An enemy attacks me or an ally."""
    STEP_IN = "step in"
    """An enemy steps in; outside a duel: comes into my area."""
    STEP_OUT = "step out"
    CAST = "cast"
    """An enemy begins a cast."""
    CAST_DONE = "cast done"
    ACTS = "acts"
    """A named fighter acts."""


class ReserveEnd(Enum):
    """Why a reserve is gone without having sprung."""

    RESET = "reset"
    REPLACED = "replaced"
    EXHAUSTED = "exhausted"


class Closing(Enum):
    """Why a duel inside a battle is over."""

    JOINED = "joined"
    OUT = "out"
    LEFT = "left"
    AGREED = "agreed"


class Part(Enum):
    """部位: the named parts of the body."""

    WRIST = "wrist"
    ARM = "arm"
    LEG = "leg"
    TRUNK = "trunk"
    FACE = "face"


WRIST, ARM, LEG, TRUNK, FACE = Part


class Mode(Enum):
    """真剣勝負 or 対錬."""

    REAL = "real"
    TRAINING = "training"


REAL, TRAINING = Mode


class Origin(Enum):
    """Where a duel comes from: out of a battle (合戦), or by exchange of letters (果たし合い)."""

    BATTLE = "battle"
    FORMAL = "formal"


class Terrain(Enum):
    """The one effect of the stage."""

    NONE = "none"
    FOOTING = "footing"
    NARROW = "narrow"
    HIGH = "high"
    GLARE = "glare"


NO_EFFECT, FOOTING, NARROW, HIGH, GLARE = Terrain


class Move(Enum):
    """空手の一手: the bare-hand moves in the lock."""

    DAGGER = "dagger"
    TRIP = "trip"
    HEADBUTT = "headbutt"


class Outcome(Enum):
    """How a check came out."""

    SUCCESS = "success"
    FAILURE = "failure"
    CRITICAL = "critical"
    """会心"""
    TENMEI = "tenmei"
    """天命: 10-10 that succeeds; a critical too"""
    FUMBLE = "fumble"
    """失着"""
    KARMA = "karma"
    """業報: 1-1 that fails; a fumble too"""


SUCCESS, FAILURE, CRITICAL, TENMEI, FUMBLE, KARMA = Outcome


class GuardLoss(Enum):
    """The rows of the guard table, and what training adds."""

    LIGHT_HIT = "light-hit"
    PUSHED = "pushed"
    BARE_HAND = "bare-hand"
    NEAR_MISS = "near-miss"
    CRITICAL = "critical"
    STREAK = "streak"
    LEG = "leg"
    TRAINING_PART = "training-part"
    EFFECT = "effect"


class Check(Enum):
    """Checks against a number that are no attacks."""

    WRIST = "wrist"
    OVERLOAD = "overload"
    BLEEDING_BODY = "bleeding-body"
    BLEEDING_MEDICINE = "bleeding-medicine"
    MADNESS = "madness"


class Contest(Enum):
    """Contests (対立)."""

    HALF_STEP = "half-step"
    PUSH = "push"
    SLIP = "slip"
    BARE_HAND = "bare-hand"
    ORDER = "order"


class Fortune(Enum):
    """What widens a critical, and what keeps from a fumble."""

    EXPANSION = "expansion"
    """会心拡張"""
    PREVENTION = "prevention"
    """失着防止"""


class Aid(Enum):
    """活力補助: aid to the breath, class B."""

    BREATH = "b-1"
    """one more in a breath"""
    LAST_BEAT = "b-2"
    """one beat at count 0"""
    WARD = "b-3"
    """one drain of vitality warded off"""


class Magic(Enum):
    """スペルPC or 技法PC: one of the two for a whole campaign. Clauses: maai.spell.exclusive.ban."""

    SPELLS = "spells"
    TECHNIQUES = "techniques"


class PreparationEnd(Enum):
    """What ended a preparation without a cast."""

    CANCELLED = "cancelled"
    LAPSED = "lapsed"
    INTERRUPTED = "interrupted"


SUCCESSES = (SUCCESS, CRITICAL, TENMEI)
CRITICALS = (CRITICAL, TENMEI)
FUMBLES = (FUMBLE, KARMA)
