"""決闘の内と外: how a duel inside a battle comes about, what a third person does to it, how it ends.

Outside a duel there is no ladder, no guard and no named part. A duel is opened by a challenge that is taken up, or by
the game master; it is closed when a third person joins, when one of the two is out of the fight or leaves the area, and
when both agree. Injuries stay, guard and distance end.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gunbai.games.maai.choices import offer_of, question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.effects import AnyEffect, Barrier, Devotion, Idea, Narration, Recover, TrackChange
from gunbai.games.maai.content.terms import Target
from gunbai.games.maai.events.field import Challenged, ChallengeMet, DuelClosed, DuelOpened
from gunbai.games.maai.start import settle_start
from gunbai.games.maai.values import Closing, Origin, Terrain
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Duel, Fight

OPENED = cites("maai.distance.start.from_battle", "maai.distance.option", "maai.guard.max")
_OPENED_NARROW = OPENED + cites("maai.terrain.narrow.start")
THIRD = cites("maai.distance.option", "maai.part.option", "maai.guard.separate_track")
_CLOSED = cites("maai.distance.option", "maai.guard.separate_track")
CHALLENGE = cites("maai.distance.start.from_battle", "maai.distance.option")
_WIDE = (Target.FOES, Target.EVERYONE)
_HARMLESS = (Barrier, Devotion, Idea, Narration, Recover, TrackChange)
"""What nobody joins in a duel by."""
_ANSWER = offer_of(("accept", "refuse"))


def challenge(fight: Fight, fighter: Fighter, foe: Fighter) -> Flow:
    """A challenge to single combat; taken up, the two are in a duel.

    Clauses: maai.distance.start.from_battle. Rulings: maai.duel.outbreak.
    """
    fighter.challenged = fight.round
    fight.log.tell(Challenged(fighter.id, foe.id, CHALLENGE))
    answer = yield question(foe, "challenged", _ANSWER, CHALLENGE)
    taken = answer.id == "accept" and may_meet(fight, fighter, foe)
    fight.log.tell(ChallengeMet(foe.id, fighter.id, taken, CHALLENGE))
    if taken:
        duel = open_duel(fight, fighter, foe)
        yield from settle_start(fight, duel, Origin.BATTLE, agree=fight.agree)


def may_meet(fight: Fight, one: Fighter, two: Fighter) -> bool:
    """Whether two may begin a duel: of two sides, able, in one area, and neither in another duel.

    Clauses: maai.distance.option.
    """
    free = one.duel is fight.open and two.duel is fight.open
    return free and one.able and two.able and one.side != two.side and one.area == two.area


def open_duel(fight: Fight, one: Fighter, two: Fighter) -> Duel:
    """Opens a duel between two in the battle: at 一足一刀, guards at their maximum.

    Clauses: maai.distance.start.from_battle, maai.guard.max, maai.terrain.narrow.start.
    """
    sheet = fight.areas.sheets.get(one.area)
    terrain = Terrain.NONE if sheet is None or not fight.modules.terrain else Terrain(sheet.terrain)
    duel = fight.pair(one, two, terrain)
    for fighter in duel.fighters:
        _clear(fighter)
        fighter.guard = fighter.guard_max
    cited = _OPENED_NARROW if terrain is Terrain.NARROW else OPENED
    fight.log.tell(DuelOpened(one.id, two.id, duel.distance, terrain, cited))
    return duel


def close_when_safe(fight: Fight, duel: Duel, why: Closing, by: str = "") -> None:
    """Closes a duel from outside the flow of play: at once, or when the breath that is going on is over."""
    if fight.busy:
        duel.closing = why, by
    else:
        close_duel(fight, duel, why, by)


def close_duel(fight: Fight, duel: Duel, why: Closing, by: str = "") -> None:
    """Closes a duel inside a battle: guard and distance end, injuries stay.

    Args:
        by: the third person who joined, or who left.

    Clauses: maai.guard.separate_track. Rulings: maai.duel.third_party.
    """
    one, two = duel.fighters
    fight.duels.remove(duel)
    for fighter in duel.fighters:
        fighter.duel = fight.open
        del fighter.foe
        _clear(fighter)
    fight.log.tell(DuelClosed(one.id, two.id, why, by, THIRD if why is Closing.JOINED else _CLOSED))


def _clear(fighter: Fighter) -> None:
    """What hangs on a duel is gone."""
    fighter.opening_until, fighter.window = 0, False
    fighter.first_cut = fighter.retreated = fighter.room_to_swing = False
    fighter.lost_half_steps = fighter.counter_bonus = 0


def join(fight: Fight, fighter: Fighter, other: Fighter) -> None:
    """A fighter turns on, or to, somebody outside her duel or inside another's: every duel concerned is closed first.

    Clauses: maai.distance.option, maai.part.option. Rulings: maai.duel.third_party.
    """
    for duel in dict.fromkeys((other.duel, fighter.duel)):
        if duel is not fight.open:
            third = other if fighter in duel.fighters else fighter
            close_duel(fight, duel, Closing.JOINED, third.id)


def turn_on(fight: Fight, fighter: Fighter, name: str) -> Fighter:
    """Who is aimed at by name, once the duels are closed that she, or the fighter, is in without the other."""
    other = fight.by_id[name]
    if other.duel is not fighter.duel:
        join(fight, fighter, other)
    return other


def sweep(fight: Fight, fighter: Fighter, effects: Iterable[AnyEffect], *, later: bool = False) -> None:
    """What reaches every enemy in the area makes its user a third for those who are in duels of their own.

    Args:
        later: an attack is part of it: the duels are closed when that is over.

    Clauses: maai.distance.option, maai.part.option. Rulings: maai.duel.third_party.
    """
    if not (fight.duels and any(effect.target in _WIDE and not isinstance(effect, _HARMLESS) for effect in effects)):
        return
    for other in fight.fighters:
        reached = other.able and other.side != fighter.side and other.area == fighter.area
        if not reached or other.duel is fighter.duel:
            continue
        if not later:
            join(fight, fighter, other)
            continue
        for duel in (other.duel, fighter.duel):
            if duel is not fight.open and duel.closing is None:
                duel.closing = Closing.JOINED, other.id if fighter in duel.fighters else fighter.id


def close_decided(fight: Fight) -> None:
    """In a battle of more than two: duels of which one side is out of the fight, or that both have agreed to close, are
    closed."""
    for duel in tuple(fight.duels):
        one, two = duel.fighters
        if duel.closing is not None:
            close_duel(fight, duel, *duel.closing)
        elif not (one.able and two.able):
            close_duel(fight, duel, Closing.OUT, two.id if one.able else one.id)
