"""What effects of manoeuvres and spells do when they come about: at once, or by holding for a time.

`carry_out` is the one place where an effect of the closed vocabulary (`content.effects`) turns into what happens.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.aid import aid, drain, heal, release_exhaustion, transfer
from gunbai.games.maai.barriers import bars_way, raise_barrier
from gunbai.games.maai.checks import defenceless_until, end_stance, lose_strength, make_defenceless
from gunbai.games.maai.choices import question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.effects import (
    AnyEffect,
    Barrier,
    Devotion,
    EndStance,
    GuardChange,
    Idea,
    InstantDeath,
    Movement,
    Narration,
    Recover,
    StateChange,
    StrengthChange,
    TrackChange,
    VitalityChange,
)
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.terms import Gait, Lasts, Manner, On, Recovery, State, Target
from gunbai.games.maai.duels import close_when_safe
from gunbai.games.maai.events.attacks import BleedingStopped, Bleeds, GuardLost, OpeningEnded, Steadied
from gunbai.games.maai.events.condition import VitalityChanged
from gunbai.games.maai.events.manoeuvres import (
    Displaced,
    EffectLaid,
    InstantDeathPrompt,
    OutcomeTold,
    Shifted,
    StateBlocked,
    StateLifted,
)
from gunbai.games.maai.exhaustion import exhaust
from gunbai.games.maai.focus import keep_focus
from gunbai.games.maai.guard import break_guard
from gunbai.games.maai.ladder import set_distance
from gunbai.games.maai.limits import breathe_freely, span_end, wind
from gunbai.games.maai.parties import duel_distance, in_duel, is_narrow
from gunbai.games.maai.standing import has_effects, holds, in_force, is_kept_off, lay, lift
from gunbai.games.maai.tracks import change_track, use_idea
from gunbai.games.maai.values import (
    CRITICALS,
    ISSOKU,
    REAL,
    SUCCESSES,
    TOMA,
    TSUBAZERI,
    Aid,
    Closing,
    Distance,
    GuardLoss,
    Outcome,
)
from gunbai.kernel.requests import Choice, Flow, Offer, Option

if TYPE_CHECKING:
    from collections.abc import Iterable

    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_AIDS = {Recovery.B1: Aid.BREATH, Recovery.B2: Aid.LAST_BEAT, Recovery.B3: Aid.WARD}
_EXHAUSTED = cites("maai.exhaust.trigger.explicit")
_WINDED = cites("maai.qi.trigger.explicit")
_WINDED_BY_CURE = cites("maai.qi.trigger.explicit", "maai.qi.trigger.side_effect")
_DEVOTION = cites("maai.barrier.core_instant")
_EFFECT = cites("maai.technique.six_types")
_BLOCKED = cites("maai.qi.release.immunity")
_LIFTED = cites("maai.qi.release.recovery")
_DEATH = cites("maai.bonus.cond.instant_death")
_MOVED = cites("maai.move.principle")
_LEAPT = cites("maai.move.principle", "maai.move.core.jump")
_STANCE_BREAK = cites("maai.spell.prep.stance_break")
TO = "to "
_GUARD = cites("maai.guard.recover.cap", "maai.guard.break.trigger")
_BY_HIT = (On.HIT, On.CRITICAL)
"""What is lost to these counts with the hit that they belong to."""
LASTING = (Lasts.ROUNDS, Lasts.HELD, Lasts.BATTLE, Lasts.SESSION, Lasts.DAY, Lasts.WEEK)
AT_ONCE = (
    StrengthChange, VitalityChange, GuardChange, EndStance, Movement, Recover, Barrier, TrackChange, Idea, Narration,
    InstantDeath,
)  # fmt: skip


def carry_out(
    fight: Fight,
    user: Fighter,
    source: str,
    effects: Iterable[AnyEffect],
    moment: On,
    named: Fighter | None,
    clauses: tuple[str, ...] = (),
) -> Flow:
    """Everything among effects that comes about at a moment.

    Args:
        user: whose manoeuvre or spell it is.
        source: its id.
        moment: use, hit, critical, miss, struck.
        named: whom the user named or struck; None for nobody.
        clauses: what each event cites besides its own.

    Rulings: maai.focus.trigger_scope.
    """
    rows = tuple(effects)
    clauses = clauses or _EFFECT
    any_loss = fight.rules.spells.focus_any_loss
    cure = any(isinstance(effect, Recover) and effect.recovery is Recovery.A for effect in rows)
    for effect in rows:
        if effect.on is not moment:
            continue
        for whom in targets(fight, user, effect.target, named):
            if holds(fight, user, effect.when, None if whom is user else whom):
                before = whom.lost_strength
                yield from _bring(fight, user, whom, source, effect, clauses, cure=cure)
                if any_loss and whom.lost_strength > before and not (moment in _BY_HIT and whom is named):
                    yield from keep_focus(fight, whom, whom.lost_strength - before, critical=False)


def follow(fight: Fight, fighter: Fighter, foe: Fighter, under: Manoeuvre | None, outcome: Outcome) -> Flow:
    """What comes of an attack besides the hit itself: by the manoeuvre it is part of, by what holds on the attacker and
    by what holds on whoever is struck.
    """
    if under is None and not has_effects(fighter) and not has_effects(foe):
        return
    hit = outcome in SUCCESSES
    moments = (On.MISS,) if not hit else (On.HIT, On.CRITICAL) if outcome in CRITICALS else (On.HIT,)
    for moment in moments:
        if under is not None:
            yield from carry_out(fight, fighter, under.id, under.effects, moment, foe)
        for effect, source in tuple(in_force(fighter)):
            if effect.on is moment:
                yield from carry_out(fight, fighter, source, (effect,), moment, foe)
    if hit:
        for effect, source in tuple(in_force(foe)):
            if effect.on is On.STRUCK:
                yield from carry_out(fight, foe, source, (effect,), On.STRUCK, fighter)


def targets(fight: Fight, user: Fighter, target: Target, named: Fighter | None) -> list[Fighter]:
    """Whom an effect is for, of those who are able; one who was named may be fallen too.

    What is for a friend, where none is named, is for its user.
    """
    match target:
        case Target.SELF:
            return [user]
        case Target.FOE:
            return [named] if named is not None else [user.foe] if in_duel(fight, user) else []
        case Target.ALLY:
            return [named] if named is not None and named.side == user.side else [user]
        case Target.ANYONE:
            return [named] if named is not None else [user]
    here = [fighter for fighter in fight.fighters if fighter.able and fighter.area == user.area]
    if target is Target.FOES:
        return [fighter for fighter in here if fighter.side != user.side]
    if target is Target.ALLIES:
        return [fighter for fighter in here if fighter.side == user.side]
    return here


def until_of(fight: Fight, effect: AnyEffect) -> int:
    """The round to whose end an effect lasts; 0 for the battle, or as long as what it comes from.

    Rulings: maai.duration.one_round.
    """
    return span_end(fight, effect.rounds) if effect.lasts is Lasts.ROUNDS else 0


def _bring(
    fight: Fight, user: Fighter, whom: Fighter, source: str, effect: AnyEffect, clauses: tuple[str, ...], *, cure: bool
) -> Flow:
    """One effect on one fighter."""
    if isinstance(effect, StateChange):
        _change_state(fight, user, whom, source, effect, clauses, cure=cure)
    elif isinstance(effect, Movement):
        yield from _move(fight, user, whom, effect, clauses)
    elif isinstance(effect, Barrier):
        yield from raise_barrier(fight, user, effect, source, until_of(fight, effect), clauses)
    elif isinstance(effect, AT_ONCE):
        _do(fight, user, whom, source, effect, clauses)
    elif effect.lasts in LASTING:
        until = until_of(fight, effect)
        lay(whom, effect, source, until, user.id)
        cited = clauses + _DEVOTION if isinstance(effect, Devotion) else clauses
        fight.log.tell(EffectLaid(whom.id, source, effect.lasts, until, cited))


def _do(fight: Fight, user: Fighter, whom: Fighter, source: str, effect: AnyEffect, clauses: tuple[str, ...]) -> None:
    """What is done at once and over."""
    match effect:
        case StrengthChange():
            if fight.mode is REAL and whom.strength:
                lose_strength(fight, whom, -effect.amount, clauses)
        case VitalityChange():
            change_vitality(fight, user, whom, effect, clauses)
        case GuardChange():
            change_guard(fight, whom, effect.amount, clauses)
        case Recover():
            recover(fight, user, whom, effect, clauses)
        case TrackChange():
            change_track(fight, whom, effect.track, effect.amount)
        case Idea():
            use_idea(fight, user, effect.idea)
        case Narration():
            fight.log.tell(OutcomeTold(user.id, source, clauses))
        case EndStance():
            end_stance(fight, whom, clauses + _STANCE_BREAK)
        case InstantDeath():
            fight.log.tell(InstantDeathPrompt(user.id, whom.id, clauses + _DEATH))


def change_vitality(
    fight: Fight, user: Fighter, whom: Fighter, effect: VitalityChange, clauses: tuple[str, ...]
) -> None:
    """活力 ±N: what the user pays, what an enemy takes, what is given; or at the start of the next round."""
    if effect.amount < 0 and whom is not user and (whom.condition.wards or not effect.next_round):
        drain(fight, whom, -effect.amount, clauses)
    elif effect.next_round:
        whom.condition.debt -= effect.amount
    else:
        whom.vitality = max(0, whom.vitality + effect.amount)
        fight.log.tell(VitalityChanged(whom.id, effect.amount, whom.vitality, clauses))


def change_guard(fight: Fight, whom: Fighter, amount: int, clauses: tuple[str, ...]) -> None:
    """警戒 ±N, between 0 and its maximum; 0 is a break. Clauses: maai.guard.break.trigger."""
    if not whom.duel.modules.guard:
        return
    after = min(max(whom.guard + amount, 0), whom.guard_max)
    change, whom.guard = after - whom.guard, after
    if change > 0:
        fight.log.tell(Steadied(whom.id, change, after, clauses + _GUARD))
    elif change < 0:
        fight.guard_lost = True
        fight.log.tell(GuardLost(whom.id, GuardLoss.EFFECT, -change, after, clauses + _GUARD))
        if after == 0:
            break_guard(fight, whom)


def recover(fight: Fight, user: Fighter, whom: Fighter, effect: Recover, clauses: tuple[str, ...]) -> None:
    """Recovery by its class. Clauses: maai.recovery.three_classes, maai.recovery.a.zero, maai.recovery.c.separate."""
    if effect.recovery is Recovery.A:
        heal(fight, whom, effect.amount, clauses, rescue=effect.rescue)
    elif effect.recovery is Recovery.C:
        transfer(fight, whom, effect.amount, user.id)
    else:
        aid(fight, whom, _AIDS[effect.recovery], clauses)


def _change_state(
    fight: Fight,
    user: Fighter,
    whom: Fighter,
    source: str,
    effect: StateChange,
    clauses: tuple[str, ...],
    *,
    cure: bool,
) -> None:
    """Brings a state, lifts it, or keeps it off from now on."""
    if effect.manner is Manner.LIFT:
        _lift_state(fight, whom, effect.state, clauses)
    elif effect.manner is Manner.PREVENT or effect.state is State.HIDDEN:
        lay(whom, effect, source, until_of(fight, effect), user.id)
        fight.log.tell(EffectLaid(whom.id, source, effect.lasts, until_of(fight, effect), clauses))
    elif is_kept_off(whom, effect.state):
        fight.log.tell(StateBlocked(whom.id, effect.state, clauses + _BLOCKED))
    else:
        _give_state(fight, whom, effect, clauses, cure=cure)


def _give_state(fight: Fight, whom: Fighter, effect: StateChange, clauses: tuple[str, ...], *, cure: bool) -> None:
    until = until_of(fight, effect)
    match effect.state:
        case State.DEFENCELESS:
            make_defenceless(fight, whom, until or defenceless_until(fight), clauses)
        case State.WINDED:
            wind(fight, whom, until, clauses + (_WINDED_BY_CURE if cure else _WINDED))
        case State.EXHAUSTED:
            exhaust(fight, whom, clauses + _EXHAUSTED)
        case State.OPENING:
            break_guard(fight, whom)
        case State.BLEEDING if not whom.bleeding:
            whom.bleeding = True
            fight.log.tell(Bleeds(whom.id, clauses))


def _lift_state(fight: Fight, whom: Fighter, state: State, clauses: tuple[str, ...]) -> None:
    match state:
        case State.WINDED:
            breathe_freely(fight, whom)
        case State.EXHAUSTED if whom.exhausted_in:
            release_exhaustion(fight, whom)
        case State.BLEEDING if whom.bleeding:
            whom.bleeding = False
            fight.log.tell(BleedingStopped(whom.id, clauses))
        case State.OPENING if whom.opening_until >= fight.round:
            whom.opening_until, whom.window = 0, False
            fight.log.tell(OpeningEnded(whom.id, clauses))
        case State.DEFENCELESS if whom.defenceless_until >= fight.round:
            whom.defenceless_until = 0
            fight.log.tell(StateLifted(whom.id, state, clauses + _LIFTED))
        case State.HIDDEN:
            for standing in whom.condition.standing:
                if isinstance(standing.effect, StateChange) and standing.effect.state is State.HIDDEN:
                    lift(whom, standing.source)


def _move(fight: Fight, user: Fighter, whom: Fighter, effect: Movement, clauses: tuple[str, ...]) -> Flow:
    """Moves somebody on the ladder of her duel, or to an area that the user chooses.

    Clauses: maai.move.principle, maai.move.core.jump, maai.barrier.units.
    """
    distance = duel_distance(fight, whom) if effect.cells else None
    if distance is not None:
        farthest = ISSOKU if is_narrow(whom) else TOMA
        cell = Distance(min(max(distance - effect.cells, farthest), TSUBAZERI))
        if cell is not distance:
            set_distance(fight, whom.duel, cell)
            fight.log.tell(Shifted(whom.id, cell, clauses + _MOVED))
    near = fight.areas.within(whom.area, effect.areas) if effect.areas else ()
    if effect.areas and effect.pace is Gait.JUMP:
        near += tuple(way for way in fight.areas.over.get(whom.area, ()) if way not in near)
    ways = tuple(way for way in near if bars_way(fight, whom, way) is None)
    if ways:
        offer = Offer(Option(f"{TO}{way}", Choice(f"{TO}{way}")) for way in ways)
        choice = f"{TO}{ways[0]}" if len(ways) == 1 else (yield question(user, "where-to", offer, _MOVED)).id
        area = choice.removeprefix(TO)
        if in_duel(fight, whom):
            close_when_safe(fight, whom.duel, Closing.LEFT, whom.id)
        whom.area = area
        fight.moved = True
        fight.log.tell(Displaced(whom.id, area, clauses + (_LEAPT if effect.pace is Gait.JUMP else _MOVED)))
