"""What each seat sees of a duel. All values are open; only a choice not yet opened is secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.guard import is_open
from gunbai.games.maai.limits import breath_limit, winded_until
from gunbai.games.maai.values import Distance, Mode, Part, Terrain

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight


class FighterView(msgspec.Struct, frozen=True):
    """A fighter's open values."""

    id: str
    vitality: int
    vitality_max: int
    strength: int
    strength_max: int
    guard: int | None
    """None where the guard track is off, or gone with the duel's end."""
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
    first_cut: bool


class FightView(msgspec.Struct, frozen=True):
    """A duel as anybody sees it."""

    mode: Mode
    round: int
    count: int | None
    """None outside the counts."""
    distance: Distance | None
    """None where the ladder is off, or gone with the duel's end."""
    terrain: Terrain
    dazzled: str | None
    upper: str | None
    fighters: tuple[FighterView, ...]
    end_offers: dict[str, str]


def fight_view(fight: Fight, seat: str) -> FightView:
    """The view of a seat, the GM or a spectator: the same for all. Clauses: maai.guard.separate_track."""
    going_on = fight.ended is None
    return FightView(
        mode=fight.mode,
        round=fight.round,
        count=fight.count if fight.count >= 0 else None,
        distance=fight.distance if going_on and fight.modules.ladder else None,
        terrain=fight.terrain,
        dazzled=fight.dazzled,
        upper=fight.upper,
        fighters=tuple(_fighter_view(fight, fighter, going_on and fight.modules.guard) for fighter in fight.fighters),
        end_offers=dict(fight.offers),
    )


def _fighter_view(fight: Fight, fighter: Fighter, guard: bool) -> FighterView:
    return FighterView(
        id=fighter.id,
        vitality=fighter.vitality,
        vitality_max=fighter.vitality_max,
        strength=fighter.strength,
        strength_max=fighter.strength_max,
        guard=fighter.guard if guard else None,
        guard_max=fighter.guard_max if guard else None,
        points=fighter.points,
        reach={name: fight.reach[weapon.kind] for name, weapon in fighter.carried.items()},
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
        first_cut=fighter.first_cut,
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
