"""What a seat may see of a battle: everything. The game has no secrets but answers that are opened together."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.barriers import standing_barriers
from gunbai.games.maai.caster import Caster
from gunbai.games.maai.content.effects import AnyEffect, Recover, StateChange
from gunbai.games.maai.content.terms import Manner, Recovery
from gunbai.games.maai.guard import is_open
from gunbai.games.maai.limits import breath_limit, winded_until
from gunbai.games.maai.notation import format_act
from gunbai.games.maai.reserve import held_reserves
from gunbai.games.maai.spellcraft import DANS
from gunbai.games.maai.values import Distance, Mode, Part, Terrain

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Duel, Fight


class SlotView(msgspec.Struct, frozen=True):
    """Slots of one list and dan."""

    id: str
    """`jujutsu-3`."""
    have: int
    left: int
    lost: int
    """Lost by interruption, until the interlude."""


class SpellView(msgspec.Struct, frozen=True):
    """A spell that a caster knows."""

    id: str
    list: str
    dan: int
    portions: tuple[int, ...]
    """Vitality of each step; none for a ritual."""
    prepared: int
    """How many of them belong in one round (準備)."""
    spread: bool
    """Its last step belongs in another round than its first (分散)."""
    bonus: int
    """What she adds to its casting check."""
    target: int
    """What the check must reach."""
    aim: str
    """Whom its first effect is for; empty where it has none."""
    heals: bool
    """It gives strength back."""
    releases: bool
    """It lifts a state."""
    reactive: bool
    """It can be cast when one is attacked."""


class PreparingView(msgspec.Struct, frozen=True):
    """A spell in preparation."""

    spell: str
    paid: int
    """Steps paid."""
    steps: int
    spent: int
    """Vitality put into it."""
    next: int
    """Vitality of the next step."""
    activates: bool
    """The next step is the activation."""
    began: int
    """Round in which it began."""


class FighterView(msgspec.Struct, frozen=True):
    """A fighter's open values."""

    id: str
    side: str
    seat: str
    able: bool
    """Able to fight: there, strength left, and not yielded."""
    area: str
    """Empty where there are no areas, and for one who has not been brought in."""
    foe: str | None
    """The opponent of the duel that the fighter is in."""
    distance: Distance | None
    """In that duel; None outside one, and where the ladder is off."""
    vitality: int
    vitality_max: int
    strength: int
    strength_max: int
    guard: int | None
    """None where the guard track is off, and outside a duel."""
    guard_max: int | None
    points: int
    reach: dict[str, tuple[int | None, ...]]
    """Of each weapon carried, the distance modifier on its attacks in each cell, far to near; None for no attack."""
    held: tuple[str, ...]
    dropped: tuple[str, ...]
    stance: str | None
    injuries: tuple[Part, ...]
    bleeding: bool
    opening: bool
    window: bool
    defenceless: bool
    exhausted: bool
    limit: int
    """How much fits in a breath now."""
    winded: int | None
    """Round to whose end 気尽 lasts, 0 for the whole battle; None if she is not winded."""
    last_beats: int
    wards: int
    debt: int
    second_stance: str | None
    """The other of two stances, by an exception."""
    effects: tuple[str, ...]
    """Where what holds on her for a time comes from."""
    tracks: dict[str, int]
    first_cut: bool
    mounted: bool
    mook: bool
    reserve: str | None
    """What is held in reserve, in notation; several one after the other, the oldest first."""
    slots: tuple[SlotView, ...] = ()
    """Of a caster, for each list and dan of which she has any."""
    spells: tuple[SpellView, ...] = ()
    preparing: PreparingView | None = None
    """What takes up her stance slot, if she prepares a spell."""


class AreaView(msgspec.Struct, frozen=True):
    """An area, and where one can go from it."""

    id: str
    next: tuple[str, ...]
    over: tuple[str, ...]
    """Where one can only leap to."""


class DuelView(msgspec.Struct, frozen=True):
    """A duel inside a battle."""

    fighters: tuple[str, ...]
    distance: Distance | None
    terrain: Terrain
    dazzled: str | None
    upper: str | None


class BarrierView(msgspec.Struct, frozen=True):
    """A barrier that stands."""

    id: str
    side: str
    strength: int
    """HP where `by_hp`."""
    target: int
    """What an attack on it must reach."""
    by_hp: bool


class FightView(msgspec.Struct, frozen=True):
    """A battle as anybody sees it."""

    mode: Mode
    round: int
    count: int | None
    """None outside the counts."""
    distance: Distance | None
    """Of the only duel; None where there is none or are several, where the ladder is off, and when all is over."""
    terrain: Terrain
    """The stage of the only duel, as the next two."""
    dazzled: str | None
    upper: str | None
    fighters: tuple[FighterView, ...]
    areas: tuple[AreaView, ...]
    duels: tuple[DuelView, ...]
    """Those inside a battle of more than two."""
    barriers: tuple[BarrierView, ...]
    """Those that stand."""
    end_offers: dict[str, str]
    """By seat: the side that it would let win, or '' for a draw."""


def fight_view(fight: Fight, seat: str) -> FightView:
    """The view of a seat, the GM or a spectator: the same for all. Clauses: maai.guard.separate_track."""
    duels = tuple(_duel_view(duel) for duel in fight.duels)
    only = duels[0] if len(duels) == 1 else _NO_DUEL
    return FightView(
        mode=fight.mode,
        round=fight.round,
        count=fight.count if fight.count >= 0 else None,
        distance=only.distance,
        terrain=only.terrain,
        dazzled=only.dazzled,
        upper=only.upper,
        fighters=tuple(_fighter_view(fight, fighter) for fighter in fight.fighters),
        areas=tuple(AreaView(area, fight.areas.next_to[area], fight.areas.over[area]) for area in fight.areas.ids),
        duels=duels if fight.crowd else (),
        barriers=tuple(
            BarrierView(one.id, one.side, one.strength, one.target, one.by_hp) for one in standing_barriers(fight)
        ),
        end_offers=dict(fight.offers),
    )


_NO_DUEL = DuelView((), None, Terrain.NONE, None, None)


def _duel_view(duel: Duel) -> DuelView:
    return DuelView(
        fighters=tuple(fighter.id for fighter in duel.fighters),
        distance=duel.distance if duel.modules.ladder else None,
        terrain=duel.terrain,
        dazzled=duel.dazzled,
        upper=duel.upper,
    )


def _fighter_view(fight: Fight, fighter: Fighter) -> FighterView:
    duel = fighter.duel
    guard = duel.modules.guard
    return FighterView(
        id=fighter.id,
        side=fighter.side,
        seat=fighter.seat,
        able=fighter.able,
        area="" if fighter.absent else fighter.area,
        foe=fighter.foe.id if duel.fighters else None,
        distance=duel.distance if duel.modules.ladder else None,
        vitality=fighter.vitality,
        vitality_max=fighter.vitality_max,
        strength=fighter.strength,
        strength_max=fighter.strength_max,
        guard=fighter.guard if guard else None,
        guard_max=fighter.guard_max if guard else None,
        points=fighter.points,
        reach={name: duel.reach[weapon.kind] for name, weapon in fighter.carried.items()},
        held=tuple(weapon.id for weapon in fighter.held),
        dropped=fighter.dropped,
        stance=None if fighter.stance is None else fighter.stance.id,
        injuries=injuries(fighter),
        bleeding=fighter.bleeding,
        opening=is_open(fight, fighter),
        window=fighter.window and is_open(fight, fighter),
        defenceless=fighter.defenceless_until >= fight.round,
        exhausted=bool(fighter.exhausted_in),
        limit=breath_limit(fight, fighter),
        winded=winded_until(fighter),
        last_beats=fighter.condition.last_beats,
        wards=fighter.condition.wards,
        debt=fighter.condition.debt,
        second_stance=None if fighter.condition.second is None else fighter.condition.second.id,
        effects=tuple(dict.fromkeys(one.source for one in fighter.condition.standing)),
        tracks=fighter.condition.tracks,
        first_cut=fighter.first_cut,
        mounted=fighter.mounted,
        mook=fighter.mook,
        reserve=None if fighter.reserve is None else "; ".join(format_act(one) for one, _ in held_reserves(fighter)),
        slots=_slots(fighter.caster),
        spells=_spells(fighter.caster),
        preparing=_preparing(fighter.caster),
    )


def _slots(caster: Caster | None) -> tuple[SlotView, ...]:
    if caster is None:
        return ()
    return tuple(
        SlotView(f"{name}-{dan}", have, caster.left(name, dan), caster.gone[name].lost[at])
        for name, row in caster.slots.items()
        for at, (dan, have) in enumerate(zip(DANS, row, strict=True))
        if have
    )


def _spells(caster: Caster | None) -> tuple[SpellView, ...]:
    if caster is None:
        return ()
    return tuple(
        SpellView(
            id=spell.id,
            list=spell.spell_list,
            dan=spell.dan,
            portions=spell.portions,
            prepared=0 if spell.structure is None else len(spell.structure.prepared),
            spread=spell.structure is not None and spell.structure.is_spread,
            bonus=caster.bonus(spell),
            target=spell.target,
            aim=next((effect.target.value for effect in spell.record.effects), ""),
            heals=any(_heals(effect) for effect in spell.record.effects),
            releases=any(_is_release(effect) for effect in spell.record.effects),
            reactive=spell.is_reactive,
        )
        for spell in caster.known.values()
    )


def _heals(effect: AnyEffect) -> bool:
    return isinstance(effect, Recover) and effect.recovery is Recovery.A


def _is_release(effect: AnyEffect) -> bool:
    return isinstance(effect, StateChange) and effect.manner is Manner.LIFT


def _preparing(caster: Caster | None) -> PreparingView | None:
    if caster is None or caster.preparation is None:
        return None
    held, portions = caster.preparation, caster.known[caster.preparation.spell].portions
    return PreparingView(
        spell=held.spell,
        paid=held.paid,
        steps=len(portions),
        spent=sum(portions[: held.paid]),
        next=portions[held.paid],
        activates=held.paid == len(portions) - 1,
        began=held.began,
    )


def injuries(fighter: Fighter) -> tuple[Part, ...]:
    """Lasting injuries, a part as often as it counts."""
    counts = (
        (Part.WRIST, fighter.wrist),
        (Part.ARM, fighter.arm),
        (Part.LEG, fighter.leg),
        (Part.TRUNK, int(fighter.trunk_wounded)),
        (Part.FACE, fighter.face),
    )
    return tuple(part for part, times in counts for _ in range(times))
