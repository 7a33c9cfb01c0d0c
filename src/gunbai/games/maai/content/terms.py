"""The small closed sets of words in which content is written. `docs/content.md` explains each."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

import msgspec

from gunbai.games.maai.scalars import Id, WeaponKind

Amount = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Dan = Annotated[int, msgspec.Meta(ge=1, le=9)] | Literal["master"]
"""段 of a spell, or a master's (達人)."""
Grade = Annotated[int, msgspec.Meta(ge=1, le=4)]
"""Skill points at which a manoeuvre is learned: 1 beginner, 2 learned (習得), 3 licence (免許), 4 master (名人)."""


class Type(Enum):
    """Types of manoeuvres. Clauses: maai.technique.six_types, maai.noncombat.type."""

    KATA = "kata"
    """[型]"""
    STANCE = "stance"
    """[構え]"""
    UPKEEP = "upkeep"
    """[整備]"""
    GIFT = "gift"
    """[素養]"""
    TACTIC = "tactic"
    """[戦術:構え]"""
    TECHNIQUE = "technique"
    """[技法]"""
    NONCOMBAT = "noncombat"
    """[非戦闘行動]"""


class Source(Enum):
    """Where a manoeuvre comes from. Clauses: maai.stance.slot2.source."""

    FEAT = "feat"
    """一般特技"""
    SECRET = "secret"
    """流派秘技: of the school that the manoeuvre names"""
    WEAPON = "weapon"
    """an ordinary weapon"""
    RELIC = "relic"
    """神器"""


class Strike(Enum):
    """The attack that a manoeuvre is."""

    NONE = "none"
    ATTACK = "attack"
    FEINT = "feint"


class Per(Enum):
    """The span within which uses are counted."""

    ROUND = "round"
    BATTLE = "battle"
    SESSION = "session"


class Tie(Enum):
    """What a technique is bound to. Clauses: maai.technique.core_type, maai.technique.as_core."""

    WEAPON = "weapon"
    ARMOUR = "armour"
    CONSUMABLE = "consumable"
    LICENCE = "licence"
    """a school's licence for a kind of weapon"""


class Target(Enum):
    """Whom an effect is for."""

    SELF = "self"
    FOE = "foe"
    """one enemy: whom the manoeuvre strikes, or whom its user names"""
    ALLY = "ally"
    """one of the own side, the user too, whom the user names"""
    ANYONE = "anyone"
    """one whom the user names, of whichever side"""
    FOES = "foes"
    """every enemy in the user's area"""
    ALLIES = "allies"
    """every one of the own side in the user's area, the user too"""
    EVERYONE = "everyone"
    """whoever is in the user's area, the user too"""


class On(Enum):
    """The moment at which an effect comes about."""

    USE = "use"
    """the manoeuvre is used; the spell's check succeeds"""
    HIT = "hit"
    """its attack hits"""
    CRITICAL = "critical"
    """its attack, or its casting check, is a critical (会心)"""
    MISS = "miss"
    """its attack misses; the casting check fails"""
    STRUCK = "struck"
    """while it lasts, each time its bearer is hit"""


class Lasts(Enum):
    """How long an effect lasts."""

    NOW = "now"
    """done at once and over; of a bonus: for the act itself"""
    ROUNDS = "rounds"
    """`rounds` rounds (間合), counted as the ruling maai.duration.one_round says"""
    HELD = "held"
    """as long as the stance is held, the gift owned, the weapon or armour borne, the price of `sustain` paid"""
    BATTLE = "battle"
    SESSION = "session"
    DAY = "day"
    WEEK = "week"


class Checked(Enum):
    """The checks to which a bonus can apply."""

    ATTACK = "attack"
    HALF_STEP = "half-step"
    CLINCH = "clinch"
    """push, slip and the bare-hand moves"""
    PART = "part"
    """of whoever is hit in a named part"""
    FOCUS = "focus"
    OVERLOAD = "overload"
    CASTING = "casting"
    BLEEDING = "bleeding"
    SKILL = "skill"
    """outside battle: of the skill that the effect names"""


class State(Enum):
    """States that an effect brings, lifts or keeps off."""

    DEFENCELESS = "defenceless"
    WINDED = "winded"
    EXHAUSTED = "exhausted"
    OPENING = "opening"
    BLEEDING = "bleeding"
    HIDDEN = "hidden"


class Manner(Enum):
    """What an effect does with a state."""

    GIVE = "give"
    LIFT = "lift"
    PREVENT = "prevent"


class Gait(Enum):
    """Ways to move, by the core's prices; `step` is the duel's half-step."""

    WALK = "walk"
    DASH = "dash"
    JUMP = "jump"
    RIDE = "ride"
    STEP = "step"


class Restriction(Enum):
    """What somebody may not do while an effect lasts."""

    MOVE = "move"
    STEP = "step"
    ATTACK = "attack"
    STANCE = "stance"
    RESERVE = "reserve"
    CAST = "cast"
    MANOEUVRE = "manoeuvre"
    """kata and techniques"""
    ACT = "act"
    """anything at all"""


class Recovery(Enum):
    """The classes of recovery. Clauses: maai.recovery.three_classes."""

    A = "A"
    """戦力回復"""
    B1 = "B-1"
    """活力補助: breath limit +1"""
    B2 = "B-2"
    """活力補助: one beat at count 0"""
    B3 = "B-3"
    """活力補助: one loss of vitality warded off"""
    C = "C"
    """活力譲渡"""


class Art(Enum):
    """In whose spirit a recovery works.

    Clauses: maai.recovery.a.scope, maai.recovery.b.scope, maai.recovery.c.separate.
    """

    MEDICINE = "medicine"
    HERBS = "herbs"
    SURVIVAL = "survival"
    BREATHING = "breathing"
    MIND = "mind"
    RELIC = "relic"
    SCHOLAR = "scholar"
    MAJIN = "majin"


class SlotPenalty(Enum):
    """The price of holding two stances. Clauses: maai.stance.slot2.penalty."""

    BREATH = "breath"
    EVASION = "evasion"
    MOVEMENT = "movement"


class Track(Enum):
    """Things that the core does not know, or knows for squads alone.

    Clauses: maai.morale.mapping, maai.madness.depends.
    """

    MORALE = "morale"
    COHESION = "cohesion"
    MADNESS = "madness"
    FEAR = "fear"


class Environment(Enum):
    """Surroundings and occasions that limit an effect.

    Clauses: maai.move.cond.situation, maai.bonus.cond.environment.
    """

    NIGHT = "night"
    HIDDEN = "hidden"
    MOUNTED = "mounted"
    ROUGH = "rough"
    PLAIN = "plain"
    DESERT = "desert"
    WATER = "water"
    FOREST = "forest"
    JUST_CAUSE = "just-cause"


class Designation(Enum):
    """A target that was settled beforehand. Clauses: maai.bonus.cond.target."""

    NAMED = "named"
    LIFELONG = "lifelong"
    RITUAL = "ritual"


class List(Enum):
    """The four lists of spells; each is the name of its skill too. Clauses: maai.spell.access.licence."""

    JUJUTSU = "jujutsu"
    """呪術"""
    TAIMA = "taima"
    """退魔"""
    KEKKAI = "kekkai"
    """結界"""
    YOGEN = "yogen"
    """予言"""


class Instant(Enum):
    """Why a spell of a higher dan is cast at once. Clauses: maai.spell.structure.instant_exception."""

    REACTIVE = "reactive"
    RELEASE = "release"


class Limit(msgspec.Struct, frozen=True, omit_defaults=True):
    """How often something can be used."""

    per: Per
    uses: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1


class Binding(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a technique is bound to."""

    to: Tie
    id: Id | None = None
    """The weapon, armour or consumable; of a licence, the school."""
    weapon: WeaponKind | None = None
    """Of a licence: the kind of weapon that it is for."""
