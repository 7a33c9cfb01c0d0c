"""What the breaths that are listed for a fighter hang on, as keys under which they are kept.

Two moments with equal keys list the same. Whatever `gunbai.games.maai.breath` comes to look at has to be in one of
them: in a fighter's profile and kit, in her situation, in what her manoeuvres and her spells hang on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.barriers import bars_way, standing_barriers
from gunbai.games.maai.content.effects import MovementPrice, Restrict
from gunbai.games.maai.duels import may_meet
from gunbai.games.maai.ladder import step_cost
from gunbai.games.maai.moves import go_price, targets
from gunbai.games.maai.standing import effects_of, forbidden, second_slot
from gunbai.games.maai.values import Pace

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

Key = tuple[object, ...]
Situation = int | Key
"""A number, and what else there is among many, beside barriers, and under effects."""
_LEG, _ROOM, _DEFENCELESS, _LIMIT, _PREPARING, _BESIDE = 8, 1024, 2048, 4096, 1 << 20, 1 << 21


def number_of(fight: Fight, fighter: Fighter, limit: int) -> int:
    """A number for what is short to say.

    Args:
        limit: of her breath.
    """
    number = _LIMIT * limit
    if fighter.duel is not fight.open:
        number += fighter.duel.distance + _LEG * fighter.leg
        if fighter.room_to_swing:
            number += _ROOM
    if fighter.defenceless_until >= fight.round:
        number += _DEFENCELESS
    if fighter.caster is not None:
        if fighter.caster.preparation is not None:
            number += _PREPARING
        if fight.rules.spells.stance_beside and second_slot(fight, fighter) is not None:
            number += _BESIDE
    return number


def situation_of(fight: Fight, fighter: Fighter, number: int, burdens: Key) -> Situation:
    """All that decides what is listed for anybody, a fighter's profile and kit apart."""
    if not (fight.crowd or fight.barriers or burdens):
        return number
    around = _surroundings(fight, fighter) if fight.crowd else ()
    return number, around, _barriers(fight, fighter) if fight.barriers else None, burdens


def standpoint_of(fight: Fight, fighter: Fighter, number: int, burdens: Key) -> Key:
    """All that decides whether an act is possible that is a candidate for listing, a fighter's profile and kit apart.

    Whoever is struck is within reach, and whoever is challenged is free for a duel, or it would not be a candidate.
    """
    duel, areas = fighter.duel, fight.areas.ids if fight.barriers else ()
    barred = tuple([area for area in areas if bars_way(fight, fighter, area) is not None])
    return number, burdens, duel is fight.open, duel.terrain, fighter.area, fighter.mounted, barred


def duel_of(fight: Fight, fighter: Fighter) -> Key:
    """Her duel in a battle of more than two, as far as manoeuvres and spells hang on it."""
    duel = fighter.duel
    return () if duel is fight.open else (fighter.foe.id, duel.terrain)


def _surroundings(fight: Fight, fighter: Fighter) -> Key:
    """Who is where, in a battle of more than two."""
    foes = tuple([(foe.id, foe.area) for foe in targets(fight, fighter)])
    duel = fighter.duel
    if duel is not fight.open:
        return fighter.area, fighter.mounted, foes, fighter.foe.id, duel.terrain
    free = fighter.challenged != fight.round
    callable_out = tuple([foe.id for foe in fight.fighters if may_meet(fight, fighter, foe)]) if free else ()
    return fighter.area, fighter.mounted, foes, callable_out


def _barriers(fight: Fight, fighter: Fighter) -> Key:
    """Which barriers stand where; a fallen one leaves a trace."""
    side, tags = fighter.side, fighter.tags
    return tuple(
        [
            (one.id, one.area, one.areas > 1, one.by_hp, one.side == side, bool(tags.intersection(one.bars)))
            for one in standing_barriers(fight)
        ]
    )


def burdens_of(fight: Fight, fighter: Fighter) -> Key:
    """What holds on a fighter, as far as any act hangs on it: what is forbidden, what moving costs, a second stance."""
    condition, effects = fighter.condition, effects_of(fighter)
    if condition.second is None and condition.penalty is None and not (Restrict in effects or MovementPrice in effects):
        return ()
    return (
        tuple(forbidden(fight, fighter)),
        step_cost(fight, fighter),
        tuple([go_price(fight, fighter, pace) for pace in Pace]),
        None if condition.second is None else condition.second.id,
    )
