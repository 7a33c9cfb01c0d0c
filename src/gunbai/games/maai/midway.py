"""Where a battle stands that begins in the middle: its round, its duels and barriers, and each fighter.

What is left out is as at the start of a battle.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from gunbai.games.maai.content.entries import Ids
from gunbai.games.maai.scalars import Aids, Cell, Counter, Id, Maximum, Points, Uses
from gunbai.games.maai.slot_counts import SlotCounts
from gunbai.games.maai.values import Part, Terrain


class PreparingNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spell that is being prepared."""

    spell: Id
    paid: Annotated[int, msgspec.Meta(ge=1, le=12)] = 1
    """Portions paid so far."""
    began: Counter = 0
    """Round in which the first was paid; 0 for this round."""


class FighterNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a fighter stands if the battle begins in the middle. What is left out is as at the start."""

    vitality: Points | None = None
    strength: Points | None = None
    guard: Points | None = None
    points: Points = 0
    """Points scored in training."""
    held: tuple[Id, ...] | None = None
    """Weapons in hand, the main one first."""
    dropped: tuple[Id, ...] = ()
    """Weapons on the ground."""
    stance: Id | None = None
    injuries: tuple[Part, ...] = ()
    """Lasting injuries; a part may stand twice where the ruling lets the same part count again."""
    bleeding: bool = False
    lost_half_steps: Counter = 0
    """Half-step contests lost in a row."""
    first_cut: bool = False
    retreated: bool = False
    """Has stepped back to toma in this round."""
    lost_strength: Points = 0
    """Strength lost in this round."""
    defenceless_until: Counter = 0
    """Round to whose end 無防備 lasts; 0 for none."""
    opening_until: Counter = 0
    """Round to whose end the opening lasts; 0 for none."""
    window: bool = False
    """The opening's critical window has not been used."""
    exhausted_in: Counter = 0
    """Round in which 脱尽 came about; 0 for none."""
    trunk_wounded: bool = False
    """Has had a trunk wound in this duel."""
    room_to_swing: bool = False
    """The GM has seen room for a long weapon at close quarters."""
    asked: bool = False
    """Has been asked at the count of the moment."""
    done: bool = False
    """Will not act again in this round: has passed, where the ruling makes that final."""
    counter_bonus: Annotated[int, msgspec.Meta(ge=0, le=40)] = 0
    """Bonus on the next attack after a slip, where the ruling gives one."""
    winded: tuple[Counter, ...] = ()
    """Round to whose end 気尽 lasts, 0 for the whole battle; several only where the ruling adds them up."""
    aid: Aids = 0
    """B-1 in this round: so much more fits in a breath."""
    last_beats: Aids = 0
    """B-2: acts at count 0 of this round."""
    beat_used: bool = False
    """B-2 has been used in this round."""
    wards: Aids = 0
    """B-3: drains of vitality that will come to nothing."""
    debt: Aids = 0
    """Vitality of the next round already spent."""
    preparing: PreparingNow | None = None
    slots_spent: SlotCounts = ()
    """Slots that are used up."""
    slots_lost: SlotCounts = ()
    """Slots lost by interruption, until the interlude."""
    used: Uses = {}
    """How often manoeuvres and spells had been used before this battle, in the session that it belongs to."""
    consumed: Uses = {}
    """How many uses of a consumable are gone."""
    stance_since: Counter = 1
    """Round in which the stance was taken."""
    reserve: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None
    """An act held in reserve, paid for already: `strike katana when attack`."""
    beforehand: Ids = ()
    """Non-combat manoeuvres that she has done before this battle."""


class DuelNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A duel inside a battle that begins in the middle."""

    fighters: Annotated[tuple[Id, ...], msgspec.Meta(min_length=2, max_length=2)]
    distance: Cell | None = None
    """一足一刀 if left out."""
    terrain: Terrain = Terrain.NONE
    upper: Id | None = None
    dazzled: Id | None = None
    contests: Counter = 0
    """Half-step contests rolled in it."""
    contests_this_round: Counter = 0


class BarrierNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """結界: a barrier that stands when the battle begins. They are `barrier-1`, `barrier-2`, … in their order."""

    side: Id
    """Whose it is."""
    strength: Maximum
    """戦力, or HP where `by_hp`."""
    area: Id | None = None
    """Where it stands; the first area if left out."""
    areas: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    """How many areas it covers: more than one reaches those next to it."""
    target: Points | None = None
    """What an attack on it must reach; as the ruling maai.barrier.defence_number says if left out."""
    by_hp: bool = False
    """It counts by HP, in a system of its own."""
    shelter: Points = 0
    """Added to the 防備 of its side inside it."""
    bars: Ids = ()
    """Whoever bears one of these tags cannot cross it."""


class Now(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a battle stands that begins in the middle of a round."""

    round: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 1
    count: Points | None = None
    """The count of the moment; if left out, the counts begin with the highest vitality that is left."""
    lull: bool = False
    """The counts of the round are over: its lull is next."""
    contests: Counter = 0
    """Half-step contests rolled in this duel."""
    contests_this_round: Counter = 0
    idle_rounds: Counter = 0
    """Rounds running in which nothing moved."""
    bloodless_rounds: Counter = 0
    """Rounds running in which nobody lost strength."""
    moved: bool = False
    """A distance, or somebody's area, has changed in this round."""
    guard_lost: bool = False
    """Somebody has lost guard in this round."""
    scored: bool = False
    """Somebody has scored a point in this round."""
    order: Id | None = None
    """Who won this round's roll-off for acting first on equal vitality."""
    barriers: Annotated[tuple[BarrierNow, ...], msgspec.Meta(max_length=9)] = ()
    """Barriers that stand."""
    duels: tuple[DuelNow, ...] = ()
    """Duels that are being fought inside the battle."""
