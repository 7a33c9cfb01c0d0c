"""The closed vocabulary of effects: everything that content can do. Nothing in it is computed: numbers and words only.

In TOML an effect is a table whose key `do` says which it is: `{ do = "defence", defence = 2, lasts = "held" }`.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from gunbai.games.maai.content.terms import (
    Amount,
    Art,
    Checked,
    Designation,
    Environment,
    Gait,
    Lasts,
    Manner,
    On,
    Recovery,
    Restriction,
    SlotPenalty,
    State,
    Target,
    Track,
)
from gunbai.games.maai.scalars import Cell, Id, WeaponKind
from gunbai.kernel.scenario import Notes

Count = Annotated[int, msgspec.Meta(ge=0, le=200)]
Most = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Condition(msgspec.Struct, frozen=True, omit_defaults=True):
    """When something works. All that is written must hold; of a list, one entry."""

    environment: tuple[Environment, ...] = ()
    """Clauses: maai.bonus.cond.environment, maai.move.cond.situation."""
    stance_rounds: Most = 0
    """A stance has been held for so many rounds. Clauses: maai.bonus.cond.stance."""
    stance: Id | None = None
    """This stance is held."""
    designated: Designation | None = None
    """The target was settled beforehand. Clauses: maai.bonus.cond.target."""
    critical: bool = False
    """Only with a critical, in the sense of the ruling maai.bonus.crit_8_10. Clauses: maai.bonus.cond.crit_only."""
    distance: tuple[Cell, ...] = ()
    weapon: tuple[WeaponKind, ...] = ()
    """With a weapon of this kind in hand."""
    against: tuple[Id, ...] = ()
    """The target bears one of these tags: `spirit`, `mook`, …"""
    state: State | None = None
    """The target is in this state."""


ALWAYS = Condition()


class Effect(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="do", kw_only=True):
    """What all effects have."""

    target: Target = Target.SELF
    on: On = On.USE
    lasts: Lasts = Lasts.NOW
    rounds: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    """Where it lasts `rounds`: how many."""
    when: Condition = ALWAYS


class Bonus(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="bonus"):
    """Adds to a check."""

    check: Checked
    amount: Amount
    skill: Id | None = None
    """Of a check outside battle: its skill."""


class Defence(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="defence"):
    """Adds to what an attack must reach: 防備, 回避."""

    defence: Amount = 0
    evasion: Amount = 0


class Direct(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="direct"):
    """[直撃 N]: the attack ignores so much of the defence that armour and stance give. Rulings: maai.direct."""

    amount: Annotated[int, msgspec.Meta(ge=1, le=20)]


class StrengthChange(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="strength"):
    """戦力 lost (below 0); of an attack, on top of what the hit takes. Gains are `recovery` A."""

    amount: Annotated[int, msgspec.Meta(ge=-20, le=-1)]


class VitalityChange(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="vitality"):
    """活力 lost (below 0) or gained."""

    amount: Amount
    next_round: bool = False
    """Not now, but at the start of the next round."""


class GuardChange(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="guard"):
    """警戒 lost (below 0) or gained, up to its maximum."""

    amount: Amount


class StateChange(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="state"):
    """Brings a state, lifts it, or keeps it off while the effect lasts.

    Clauses: maai.exhaust.trigger.explicit, maai.qi.trigger.explicit, maai.qi.release.immunity,
    maai.qi.release.recovery.
    """

    state: State
    manner: Manner = Manner.GIVE


class EndStance(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="end-stance"):
    """Ends stances, a preparation too, as surprise techniques do. Clauses: maai.spell.prep.stance_break."""


class BreathLimit(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="breath-limit"):
    """Changes the limit of a breath (一呼吸限界)."""

    amount: Annotated[int, msgspec.Meta(ge=-4, le=5)]


class Devotion(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="devotion"):
    """An improvised barrier (即席結界), handled as devotion (精誠): 防備 +2. Clauses: maai.barrier.core_instant."""

    defence: Amount = 2


class Barrier(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="barrier"):
    """Summons a barrier that can be struck and collapses at strength 0. Clauses: maai.barrier.units."""

    areas: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    strength: Annotated[int, msgspec.Meta(ge=1, le=200)] | None = None
    """Left out, the referee asks for it. Rulings: maai.barrier.strength."""
    hp: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    """Of the one barrier that counts by HP, in place of strength. Clauses: maai.barrier.heaven_earth."""
    evasion: Amount = 0
    defence: Count | None = None
    """What an attack on it must reach, without evasion. Left out: as the ruling maai.barrier.defence_number says."""
    shelter: Amount = 0
    """Added to the defence of those inside whom the effect is for."""
    bars: tuple[Id, ...] = ()
    """Whoever bears one of these tags cannot cross it."""


class Movement(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="movement"):
    """Moves somebody: the user, as part of the manoeuvre's cost, or another one against the own will."""

    pace: Gait = Gait.WALK
    areas: Most = 0
    """Areas moved at most."""
    cells: Annotated[int, msgspec.Meta(ge=-4, le=4)] = 0
    """Cells on the ladder of a duel: apart above 0, closer below."""


class MovementPrice(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="movement-price"):
    """What a way of moving costs while the effect lasts."""

    pace: Gait
    cost: Most


class Restrict(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="restrict"):
    """What the target may not do."""

    forbids: Annotated[tuple[Restriction, ...], msgspec.Meta(min_length=1)]


class Recover(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="recovery"):
    """Recovery, by its class.

    Clauses: maai.recovery.three_classes, maai.recovery.a.process, maai.recovery.b1, maai.recovery.b2, maai.recovery.b3,
    maai.recovery.c.separate.
    """

    recovery: Recovery
    art: Art
    amount: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """A: strength. C: vitality. B: nothing."""
    rescue: bool = False
    """Reaches one whose strength is 0. Clauses: maai.recovery.a.zero."""


class CriticalExpansion(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="critical-expansion"):
    """会心拡張: dice that differ by `steps` count as a critical too. Clauses: maai.crit.expand.definition."""

    steps: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class FumblePrevention(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="fumble-prevention"):
    """失着防止. Clauses: maai.fumble.prevent.purpose."""


class StanceSlot(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="stance-slot"):
    """構えスロット2. Clauses: maai.stance.slot2.exists."""

    penalty: SlotPenalty | None = None
    exception: bool = False
    """Says on the spot that it is an exception to the core's one stance.

    Clauses: maai.meta.flag_exceptions, maai.stance.slot2.statement.
    """


class Sustain(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="sustain"):
    """What keeps the other effects of the same entry that last `held` going: so much vitality a round.

    Clauses: maai.notation.upkeep_in_text.
    """

    vitality: Annotated[int, msgspec.Meta(ge=1, le=20)]


class InstantDeath(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="instant-death"):
    """即死判定: the attack carries a check against instant death. Clauses: maai.bonus.cond.instant_death."""


class TrackChange(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="track"):
    """士気 ±N and the like. Clauses: maai.morale.mapping, maai.madness.narrative."""

    track: Track
    amount: Amount = 0


class Idea(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="idea"):
    """Uses a concept that the core does not define: `disguise`, `tracking`, … Clauses: maai.mapping.policy."""

    idea: Id


class Narration(Effect, frozen=True, omit_defaults=True, kw_only=True, tag="narration"):
    """What comes of it in words alone, for the game master: of rituals and of what is done outside battle."""

    text: Notes


AnyEffect = (
    Bonus | Defence | Direct | StrengthChange | VitalityChange | GuardChange | StateChange | EndStance | BreathLimit
    | Devotion
    | Barrier | Movement | MovementPrice | Restrict | Recover | CriticalExpansion | FumblePrevention | StanceSlot
    | Sustain | InstantDeath | TrackChange | Idea | Narration
)  # fmt: skip
"""Any effect."""
Effects = Annotated[tuple[AnyEffect, ...], msgspec.Meta(max_length=20)]
