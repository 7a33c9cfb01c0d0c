"""The breaths that are listed in a duel: single acts, a step with a cut, a feint with a cut, and the like."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gunbai.games.maai.declaration import (
    Act,
    Attack,
    Bare,
    Draw,
    Feint,
    PickUp,
    Push,
    Relax,
    Slip,
    Stance,
    Step,
    Strike,
    with_part,
)
from gunbai.games.maai.values import SESSEN, TSUBAZERI, Direction, Move, Part
from gunbai.games.maai.weapons import BODY

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter


def bundles_of_two(fighter: Fighter) -> Iterator[tuple[Act, ...]]:
    """Candidates for one of two, legal or not."""
    weapons = [*(weapon.id for weapon in fighter.held), BODY]
    steps: tuple[Act, ...] = (Step(Direction.IN), Step(Direction.OUT))
    cuts: list[Attack] = [Strike(weapon) for weapon in weapons]
    feints: list[Attack] = [Feint(weapon) for weapon in weapons]
    bare = list(_bare(fighter))
    named = [with_part(act, part) for act in (*cuts, *bare) for part in Part]
    ready: list[Act] = [Draw(weapon) for weapon in fighter.carried if weapon != BODY]
    ready += [PickUp(weapon) for weapon in fighter.dropped]
    ready += [Stance(stance) for stance in fighter.stances]
    relaxed = tuple(relaxations(fighter))
    lock: tuple[Act, ...] = (Push(), Slip()) if fighter.duel.distance is TSUBAZERI else ()
    attacks: list[Act] = [*cuts, *named, *feints, *bare]

    yield from ((act,) for act in (*steps, *attacks, *(with_part(act, part) for act in feints for part in Part)))
    yield from ((act,) for act in (*lock, *ready, *relaxed))
    yield from ((step, act) for step in steps for act in attacks)
    yield from ((act, step) for step in steps for act in attacks)
    yield from ((feint, cut) for feint in feints for cut in (*cuts, *feints))
    yield from ((step, feint, cut) for step in steps for feint in feints for cut in (*cuts, *feints))
    yield from ((act, attack) for act in lock for attack in attacks)
    for first in ready:
        assert isinstance(first, Draw | PickUp | Stance)
        yield from ((first, step) for step in steps)
        yield from ((step, first) for step in steps)
        if isinstance(first, Stance):
            yield from ((first, act) for act in cuts)
        else:
            yield (first, Strike(first.weapon))
            yield from ((first, step, Strike(first.weapon)) for step in steps)


def relaxations(fighter: Fighter) -> Iterator[Act]:
    """Giving up one of two stances, whose price then ends."""
    if fighter.stance is not None and fighter.condition.second is not None:
        yield from (Relax(fighter.stance.id), Relax(fighter.condition.second.id))


def _bare(fighter: Fighter) -> Iterator[Attack]:
    """Bare-hand moves, where the lock is not more than a step away."""
    if fighter.duel.distance >= SESSEN:
        yield from (Bare(Move.TRIP), Bare(Move.HEADBUTT))
        yield from (Bare(Move.DAGGER, weapon.id) for weapon in fighter.carried.values() if weapon.row.dagger)
