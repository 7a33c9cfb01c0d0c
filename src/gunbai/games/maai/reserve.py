"""予約: an act that is paid for now and done when its trigger comes: setting it, losing it.

A reserve is declared like any act, at its own price, with one trigger of a closed list. It springs by itself when the
trigger comes (`gunbai.games.maai.springing`), out of turn, and leaves the counts as they are. What is not possible then
is not done, and what was paid is gone; so it is when 脱尽 comes over its owner, when another reserve takes its place,
and at the reset.

Clauses: maai.term.core_kept, maai.exhaust.effect.reserves_gone, maai.qi.effect.stances_kept.
Rulings: maai.reserve, maai.reserve.timing, maai.reserve.many.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.castable import UNAIMED, spell_refusal
from gunbai.games.maai.cites import cites
from gunbai.games.maai.declaration import Bare, Cast, Feint, Reserve, Strike, Use
from gunbai.games.maai.events.field import ReserveGone, ReserveSet
from gunbai.games.maai.manoeuvres import type_refusal
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.values import ReserveEnd, Trigger

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.outlook import Outlook
    from gunbai.games.maai.state import Fight

_RESERVE = cites("maai.term.core_kept")
RESET = cites("maai.term.core_kept", "maai.term.round")
WIPED = cites("maai.exhaust.effect.reserves_gone")


def set_reserve(fight: Fight, fighter: Fighter, act: Reserve, cost: int) -> None:
    """Holds an act in reserve, already paid; another one that is held is given up. Rulings: maai.reserve.many."""
    if fighter.reserve is not None and fight.rules.many_reserves:
        fighter.condition.reserves += ((fighter.reserve, fighter.reserve_cost),)
    else:
        drop_reserve(fight, fighter, ReserveEnd.REPLACED, _RESERVE)
    fighter.reserve, fighter.reserve_cost = act, cost
    fight.reserves += 1
    fight.log.tell(ReserveSet(fighter.id, act, cost, _RESERVE))


def drop_reserve(fight: Fight, fighter: Fighter, why: ReserveEnd, clauses: tuple[str, ...]) -> None:
    """Whatever is held in reserve is gone, and what was paid for it too."""
    while fighter.reserve is not None:
        gone = held_reserves(fighter)[0][0]
        release(fight, fighter, gone)
        fight.log.tell(ReserveGone(fighter.id, gone, why, clauses))


def held_reserves(fighter: Fighter) -> tuple[tuple[Reserve, int | None], ...]:
    """All that a fighter holds in reserve, the oldest first, each with what was paid for it."""
    if fighter.reserve is None:
        return ()
    return (*fighter.condition.reserves, (fighter.reserve, fighter.reserve_cost))


def release(fight: Fight, fighter: Fighter, held: Reserve) -> None:
    """One of what a fighter holds in reserve is held no longer."""
    left = list(held_reserves(fighter))
    left.remove(next(one for one in left if one[0] is held))
    fight.reserves -= 1
    fighter.reserve, fighter.reserve_cost = left[-1] if left else (None, None)
    fighter.condition.reserves = tuple(left[:-1])


def reserve_refusal(fight: Fight, fighter: Fighter, act: Reserve, view: Outlook) -> Refusal | None:
    """Why an act cannot be held in reserve; whether it is possible is looked at when it springs.

    A cast is held when it is ready: of one portion, or with nothing but the activation left.

    Clauses: maai.term.core_kept. Rulings: maai.reserve.
    """
    held = act.act
    if isinstance(held, Strike | Feint | Bare) and held.weapon and held.weapon not in fighter.carried:
        return Refusal("no-such-weapon", {"weapon": held.weapon}, _RESERVE, tuple(fighter.carried))
    if isinstance(held, Cast):
        refused = spell_refusal(fight, fighter, held, view.casting, view.distance, view.stance)
        if refused is not None and (held.on or refused.reason != UNAIMED):
            return refused
    if isinstance(held, Use):
        refused = _use_refusal(fight, fighter, held)
        if refused is not None:
            return refused
    if act.when is Trigger.ACTS and (act.who not in fight.by_id or act.who == fighter.id):
        others = tuple(one.id for one in fight.fighters if one is not fighter)
        return Refusal("no-target", {"target": act.who}, _RESERVE, others)
    return None


def _use_refusal(fight: Fight, fighter: Fighter, held: Use) -> Refusal | None:
    """A manoeuvre that is not hers, or of a type that is used neither at a count nor out of turn."""
    record = None if fighter.arts is None else fighter.arts.known.get(held.manoeuvre)
    if record is None:
        known = () if fighter.arts is None else tuple(fighter.arts.known)
        return Refusal("no-such-manoeuvre", {"manoeuvre": held.manoeuvre}, _RESERVE, known)
    return type_refusal(record, in_lull=False)
