"""結界: barriers as things with strength that can be struck and collapse.

Clauses: maai.barrier.*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.choices import question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.effects import Barrier as BarrierEffect
from gunbai.games.maai.content.terms import Lasts
from gunbai.games.maai.events.manoeuvres import BarrierFell, BarrierRaised, BarrierStruck
from gunbai.kernel.requests import Choice, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.midway import BarrierNow
    from gunbai.games.maai.state import Fight

HIT, CRITICAL = 1, 2
"""Strength that a hit and a 会心 take. Clauses: maai.barrier.damage."""
DEVOTION = 2
"""精誠: what an improvised barrier adds to 防備. Clauses: maai.barrier.core_instant."""
SEVERAL_AREAS = 5
PRESETS = {"area": 3, "areas": 5, "session": 7, "week": 10}
"""Our own numbers, by scale and span. Rulings: maai.barrier.strength."""
MOST_ASKED = 20
PREFIX = "barrier-"
STRENGTH = "strength "

_RAISED = cites(
    "maai.barrier.units", "maai.barrier.strength_by_scale", "maai.barrier.defence", "maai.barrier.both_modes"
)
_BY_HP = cites("maai.barrier.heaven_earth", "maai.barrier.domain_hp")
_STRUCK = cites("maai.barrier.damage", "maai.barrier.units")
_FELL = cites("maai.barrier.collapse")
ASKED = cites("maai.barrier.strength_by_scale", "maai.barrier.units")


class Barrier(msgspec.Struct):
    """A barrier that stands; only the referee touches it."""

    id: str
    side: str
    """Whose it is."""
    area: str
    areas: int
    strength: int
    """戦力, or HP where `by_hp`."""
    target: int
    """What an attack on it must reach."""
    by_hp: bool = False
    shelter: int = 0
    """Added to 防備 of its own side inside."""
    bars: tuple[str, ...] = ()
    until: int = 0
    """Round to whose end it lasts; 0: as long as it has strength."""
    source: str = ""


def barrier_from(number: int, sheet: BarrierNow, area: str, ruled: int) -> Barrier:
    """A barrier that stands when the battle begins.

    Args:
        area: where it stands if the scenario does not say.
        ruled: ruling `maai.barrier.defence_number`.
    """
    return Barrier(
        id=f"{PREFIX}{number}",
        side=sheet.side,
        area=sheet.area or area,
        areas=sheet.areas,
        strength=sheet.strength,
        target=barrier_target(sheet.target, 0, ruled),
        by_hp=sheet.by_hp,
        shelter=sheet.shelter,
        bars=sheet.bars,
    )


def preset(areas: int, lasts: Lasts) -> int:
    """Strength by scale and span, where the table lets our numbers stand in for the missing table.

    Clauses: maai.barrier.strength_by_scale. Rulings: maai.barrier.strength.
    """
    if lasts is Lasts.WEEK:
        return PRESETS["week"]
    if lasts in (Lasts.SESSION, Lasts.DAY):
        return PRESETS["session"]
    return PRESETS["areas"] if areas >= SEVERAL_AREAS else PRESETS["area"]


def barrier_target(defence: int | None, evasion: int, ruled: int) -> int:
    """What an attack on a barrier must reach: what the entry says, else the ruling; and its 回避.

    Clauses: maai.barrier.defence. Rulings: maai.barrier.defence_number.
    """
    return (ruled if defence is None else defence) + evasion


def damage(critical: bool) -> int:
    """Strength that an attack that hits takes from a barrier. Clauses: maai.barrier.damage."""
    return CRITICAL if critical else HIT


def raise_barrier(
    fight: Fight, fighter: Fighter, effect: BarrierEffect, source: str, until: int, clauses: tuple[str, ...]
) -> Flow:
    """Summons a barrier. Clauses: maai.barrier.units, maai.barrier.heaven_earth. Rulings: maai.barrier.strength."""
    strength = effect.hp if effect.hp is not None else effect.strength
    if strength is None:
        if fight.rules.extension.barrier_strength == "preset":
            strength = preset(effect.areas, effect.lasts)
        else:
            strength = yield from _ask_strength(fighter)
    barrier = Barrier(
        id=f"{PREFIX}{len(fight.barriers) + 1}",
        side=fighter.side,
        area=fighter.area,
        areas=effect.areas,
        strength=strength,
        target=barrier_target(effect.defence, effect.evasion, fight.rules.extension.barrier_defence),
        by_hp=effect.hp is not None,
        shelter=effect.shelter,
        bars=effect.bars,
        until=until,
        source=source,
    )
    fight.barriers.append(barrier)
    cited = clauses + (_BY_HP if barrier.by_hp else _RAISED)
    fight.log.tell(BarrierRaised(fighter.id, barrier.id, barrier.strength, barrier.target, cited))


def _ask_strength(fighter: Fighter) -> Flow:
    """Nobody has written how strong it is: the number is asked for. Clauses: maai.barrier.strength_by_scale."""
    offer = Offer(Option(f"{STRENGTH}{number}", Choice(f"{STRENGTH}{number}")) for number in range(1, MOST_ASKED + 1))
    choice = yield question(fighter, "barrier-strength", offer, ASKED)
    return int(choice.id.removeprefix(STRENGTH))


def standing_barriers(fight: Fight) -> list[Barrier]:
    """Barriers that have strength left."""
    return [barrier for barrier in fight.barriers if barrier.strength > 0]


def barrier_of(fight: Fight, name: str) -> Barrier | None:
    """A barrier that stands, by its id."""
    return next((barrier for barrier in standing_barriers(fight) if barrier.id == name), None)


def strike(fight: Fight, barrier: Barrier, critical: bool) -> None:
    """A hit on a barrier; at 0 it collapses. Clauses: maai.barrier.damage, maai.barrier.collapse."""
    lost = min(damage(critical), barrier.strength)
    barrier.strength -= lost
    fight.log.tell(BarrierStruck(barrier.id, lost, barrier.strength, _STRUCK))
    if barrier.strength == 0:
        fight.log.tell(BarrierFell(barrier.id, _FELL))


def shelter(fight: Fight, fighter: Fighter) -> int:
    """What barriers of her side add to the 防備 of a fighter inside them. Clauses: maai.barrier.collapse."""
    return sum(
        barrier.shelter
        for barrier in fight.barriers
        if barrier.strength > 0 and barrier.side == fighter.side and is_inside(fight, barrier, fighter.area)
    )


def is_inside(fight: Fight, barrier: Barrier, area: str) -> bool:
    """Whether an area lies within a barrier: its own area, and of a large one those next to it."""
    return area == barrier.area or (barrier.areas > 1 and fight.areas.adjacent(barrier.area, area))


def is_near(fight: Fight, barrier: Barrier, area: str) -> bool:
    """Whether one can strike at a barrier from an area: from inside it, and from next to it."""
    return is_inside(fight, barrier, area) or fight.areas.adjacent(barrier.area, area)


def bars_way(fight: Fight, fighter: Fighter, area: str) -> Barrier | None:
    """The barrier that keeps a fighter from going to an area: one that bars her kind and would be crossed."""
    for barrier in standing_barriers(fight):
        crossed = is_inside(fight, barrier, fighter.area) != is_inside(fight, barrier, area)
        if crossed and set(barrier.bars) & fighter.tags:
            return barrier
    return None


def lapse_barriers(fight: Fight) -> None:
    """At the start of a round: barriers whose time is over."""
    for barrier in standing_barriers(fight):
        if barrier.until and barrier.until < fight.round:
            barrier.strength = 0
            fight.log.tell(BarrierFell(barrier.id, _FELL))
