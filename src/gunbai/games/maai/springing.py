"""予約: what springs a reserve, and how it is carried out.

Rulings: maai.reserve, maai.reserve.timing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.act_refusal import refusal
from gunbai.games.maai.breath import Course, Planned, walk
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.terms import Strike as Strikes
from gunbai.games.maai.content.terms import Target
from gunbai.games.maai.declaration import Act, Bare, Cast, Feint, Go, Held, Prepare, Reserve, Step, Strike, Use
from gunbai.games.maai.ending import is_over
from gunbai.games.maai.events.course import CutShort
from gunbai.games.maai.events.distance import Stepped
from gunbai.games.maai.events.field import ReserveSprung
from gunbai.games.maai.events.spells import Casting
from gunbai.games.maai.manoeuvres import TOLL, aim_of, toll_of
from gunbai.games.maai.outlook import Outlook
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.reserve import held_reserves, release
from gunbai.games.maai.spell_targets import candidates
from gunbai.games.maai.values import IN, Trigger
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_RESERVE = cites("maai.term.core_kept")
_REST = cites("maai.term.core_kept")

Perform = Callable[["Fight", "Fighter", Planned, Course, bool], Flow]
"""How one planned act is carried out."""


def watched(fight: Fight, fighter: Fighter, planned: Planned, deed: Flow, perform: Perform) -> Flow:
    """An act while somebody holds a reserve: what springs before it, the act if it is still possible, what springs
    after it.

    Args:
        deed: the act itself, not yet begun.

    Rulings: maai.reserve.timing.
    """
    act = planned.act
    before, victim = _before(fight, fighter, act), _victim(fight, fighter, act)
    if before is not None and not fight.rules.reserves_after:
        yield from spring(fight, fighter, before, perform, victim=victim)
        if not _still(fight, fighter, planned):
            deed.close()
            if fighter.able:
                fight.log.tell(CutShort(fighter.id, (act,), _REST))
            return
    start, area = fight.log.mark(), fighter.area
    begins = isinstance(act, Prepare) and fighter.caster is not None and fighter.caster.preparation is None
    yield from deed
    if before is not None and fight.rules.reserves_after:
        yield from spring(fight, fighter, before, perform, victim=victim)
    for who, trigger in _after(fight, fighter, act, start, area, begins):
        yield from spring(fight, who, trigger, perform, left=area)


def _before(fight: Fight, fighter: Fighter, act: Act) -> Trigger | None:
    """What an act sets off before it is done: an attack, and a cast that takes one breath."""
    if _is_attack(fighter, act):
        return Trigger.ATTACK
    if isinstance(act, Cast) and fighter.caster is not None and not fighter.caster.known[act.spell].portions[1:]:
        return Trigger.CAST
    return None


def _is_attack(fighter: Fighter, act: Act) -> bool:
    """Whether an act is an attack: a strike, or a manoeuvre with one."""
    if isinstance(act, Use):
        return fighter.arts is not None and fighter.arts.known[act.manoeuvre].strike is not Strikes.NONE
    return isinstance(act, Strike | Feint | Bare)


def _after(
    fight: Fight, fighter: Fighter, act: Act, start: int, area: str, begins: bool
) -> Iterator[tuple[Fighter, Trigger]]:
    """What an act has set off: half-steps that came of it, whoever's; a change of area; a cast begun or completed, that
    of a spell with which an attack was answered included.
    """
    if begins:
        yield fighter, Trigger.CAST
    elif isinstance(act, Cast):
        yield fighter, Trigger.CAST_DONE
    elif isinstance(act, (Go, Use)) and fighter.area != area:
        yield fighter, Trigger.STEP_IN
        yield fighter, Trigger.STEP_OUT
    elif isinstance(act, Step):
        for event in fight.log.since(start):
            if isinstance(event, Stepped):
                yield fight.by_id[event.fighter], Trigger.STEP_IN if event.direction is IN else Trigger.STEP_OUT
    if _is_attack(fighter, act):
        for event in fight.log.since(start):
            if isinstance(event, Casting):
                yield fight.by_id[event.fighter], Trigger.CAST_DONE


def _victim(fight: Fight, fighter: Fighter, act: Act) -> Fighter | None:
    """Who is attacked."""
    target: str = getattr(act, "target", "")
    if not _is_attack(fighter, act) or (not target and fighter.duel is fight.open):
        return None
    return fight.by_id.get(target) if target else fighter.foe


def _still(fight: Fight, fighter: Fighter, planned: Planned) -> bool:
    """Whether an act is still possible after what has sprung."""
    if not fighter.able or is_over(fight, fighter) or planned.cost > fighter.vitality:
        return False
    return refusal(fight, fighter, planned.act, Outlook(fight, fighter)) is None


def spring(
    fight: Fight, actor: Fighter, trigger: Trigger, perform: Perform, victim: Fighter | None = None, left: str = ""
) -> Flow:
    """Whatever reserves answer to a trigger are done, in the order of seats.

    Args:
        actor: who has set it off.
        victim: who is attacked.
        left: the area in which the actor was before.

    Clauses: maai.term.core_kept. Rulings: maai.reserve.
    """
    for holder in tuple(fight.fighters):
        for held, paid in held_reserves(holder):
            springs = holder.able and held.when is trigger and _answers(fight, holder, held, actor, victim, left)
            if springs and any(held is one for one, _ in held_reserves(holder)):
                yield from _carry_out(fight, holder, held, paid, actor, perform)


def _answers(fight: Fight, holder: Fighter, held: Reserve, actor: Fighter, victim: Fighter | None, left: str) -> bool:
    """Whether a reserve whose trigger has come answers to this one's doing."""
    if held.when is Trigger.ACTS:
        return held.who == actor.id
    if actor.side == holder.side:
        return False
    match held.when:
        case Trigger.ATTACK:
            return victim is not None and victim.side == holder.side
        case Trigger.STEP_IN | Trigger.STEP_OUT if actor.duel is not fight.open:
            return actor.duel is holder.duel
        case Trigger.STEP_IN:
            return actor.area == holder.area != left
        case Trigger.STEP_OUT:
            return left == holder.area != actor.area
        case _:
            return True


def _carry_out(
    fight: Fight, holder: Fighter, held: Reserve, cost: int | None, actor: Fighter, perform: Perform
) -> Flow:
    """A reserve that springs: its price comes back for the moment in which it is paid, if the act is possible.

    Args:
        cost: what was paid for it; None for what it costs when it is done.
    """
    release(fight, holder, held)
    act = _aimed(fight, holder, held.act, actor)
    fight.log.tell(ReserveSprung(holder.id, act, held.when, actor.id, _RESERVE))
    course = walk(fight, holder, (act,))
    if isinstance(course, Refusal):
        fight.log.tell(CutShort(holder.id, (act,), course.clauses))
        return
    if isinstance(act, Use) and _toll(holder, act) > holder.vitality:
        fight.log.tell(CutShort(holder.id, (act,), TOLL))
        return
    paid = course.total if cost is None else cost
    preparing = None if holder.caster is None else holder.caster.preparation
    holder.vitality += paid
    planned = msgspec.structs.replace(course.acts[0], cost=paid)
    deed = perform(fight, holder, planned, course, False)
    yield from watched(fight, holder, planned, deed, perform) if fight.reserves else deed
    if preparing is not None and isinstance(act, Cast) and act.spell == preparing.spell:
        assert holder.caster is not None
        if holder.caster.preparation is preparing:
            # She has thought better of forcing it: what was paid for the reserve is gone all the same.
            holder.vitality -= paid


def _toll(holder: Fighter, act: Use) -> int:
    """What a manoeuvre takes of its user besides its price."""
    return 0 if holder.arts is None else toll_of(holder.arts.known[act.manoeuvre])


def _aimed(fight: Fight, holder: Fighter, act: Held, actor: Fighter) -> Held:
    """An act that names nobody is aimed at whoever has set it off, where it is for one like her: outside a duel an
    attack and a manoeuvre against a foe, anywhere a spell.
    """
    if isinstance(act, Cast):
        assert holder.caster is not None
        named = None if act.on else candidates(fight, holder, holder.caster.known[act.spell])
        return Cast(act.spell, actor.id) if named is not None and actor.id in named else act
    if isinstance(act, Use) and not act.target and holder.duel is fight.open:
        assert holder.arts is not None
        aim = aim_of(holder.arts.known[act.manoeuvre])
        return msgspec.structs.replace(act, target=actor.id) if aim is Target.FOE else act
    if isinstance(act, Strike) and not act.target and holder.duel is fight.open:
        return msgspec.structs.replace(act, target=actor.id)
    return act
