"""The breaths that are listed in a battle of more than two: at foes who are named, and from area to area."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from gunbai.games.maai.barriers import is_near, standing_barriers
from gunbai.games.maai.declaration import Act, Challenge, Draw, Go, PickUp, Reserve, Stance, Step, Strike
from gunbai.games.maai.duel_listing import relaxations
from gunbai.games.maai.duels import may_meet
from gunbai.games.maai.moves import targets, within_reach
from gunbai.games.maai.values import Direction, Pace, Trigger
from gunbai.games.maai.weapons import BODY

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight


def bundles_in_the_open(fight: Fight, fighter: Fighter) -> Iterator[tuple[Act, ...]]:
    """Candidates for one who is in no duel, legal or not."""
    weapons = [*(weapon.id for weapon in fighter.held), BODY]
    here = list(strikes_at_others(fight, fighter, weapons, fighter.area))
    ready: list[Act] = [Draw(weapon) for weapon in fighter.carried if weapon != BODY]
    ready += [PickUp(weapon) for weapon in fighter.dropped]
    ready += [Stance(stance) for stance in fighter.stances]
    goings = list(moves(fight, fighter))
    yield from ((cut,) for cut in here)
    yield from ((going,) for going in goings)
    for going in goings:
        yield from ((going, cut) for cut in strikes_at_others(fight, fighter, weapons, going.area))
        yield from ((cut, going) for cut in here)
    if fighter.challenged != fight.round:
        yield from ((Challenge(foe.id),) for foe in targets(fight, fighter) if may_meet(fight, fighter, foe))
    yield from ((act,) for act in relaxations(fighter))
    yield from ((Reserve(Strike(weapons[0]), when),) for when in (Trigger.ATTACK, Trigger.STEP_IN))
    for act in ready:
        yield (act,)
        with_it = weapons if isinstance(act, Stance) else [act.weapon] if isinstance(act, Draw | PickUp) else []
        yield from ((act, cut) for cut in strikes_at_others(fight, fighter, with_it, fighter.area))
        yield from ((act, going) for going in goings)


def bundles_beside_a_duel(fight: Fight, fighter: Fighter) -> Iterator[tuple[Act, ...]]:
    """What one of two may do besides that concerns others: strike a third, or leave; legal or not."""
    weapons = [weapon.id for weapon in fighter.held] or [BODY]
    yield from ((cut,) for cut in strikes_at_others(fight, fighter, weapons, fighter.area))
    yield from ((going,) for going in moves(fight, fighter))
    yield (Reserve(Strike(weapons[0]), Trigger.STEP_IN),)
    yield (Reserve(Step(Direction.OUT), Trigger.STEP_IN),)


def strikes_at_others(fight: Fight, fighter: Fighter, weapons: Iterable[str], area: str) -> Iterator[Strike]:
    """Strikes at whoever can be reached from an area, the opponent of a duel apart."""
    for weapon in weapons:
        for foe in targets(fight, fighter):
            if within_reach(fight, fighter, foe, fighter.carried[weapon], area):
                yield Strike(weapon, None, foe.id)
        for barrier in standing_barriers(fight):
            if barrier.side != fighter.side and not barrier.by_hp and is_near(fight, barrier, area):
                yield Strike(weapon, None, barrier.id)


def moves(fight: Fight, fighter: Fighter) -> Iterator[Go]:
    """Ways to other areas, of several to one area each."""
    for pace in Pace:
        if pace is not Pace.RIDE or fighter.mounted:
            for area in fight.areas.reached(fighter.area, pace, fight.rules.covers(pace)):
                yield Go(pace, area)
