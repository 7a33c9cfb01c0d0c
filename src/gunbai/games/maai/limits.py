"""一呼吸限界: how much fits in a breath, and 気尽, which takes one of it.

Clauses: maai.breath.limit5, maai.recovery.b1, maai.recovery.b.compat, maai.qi.*, maai.stance.slot2.penalty.breath.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.terms import SlotPenalty, State
from gunbai.games.maai.events.condition import Winded, WindedBlocked, WindedEnded
from gunbai.games.maai.standing import has_effects, is_kept_off, limit_changes

if TYPE_CHECKING:
    from gunbai.games.maai.extension import ExtensionRules
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

LIMIT = 5
"""Vitality of one breath. Clauses: maai.breath.limit5, maai.term.core_kept."""

_BASE = cites("maai.breath.limit5")
_EXPANDED = cites("maai.recovery.b.compat")
_AIDED = cites("maai.recovery.b1")
_MASTER = cites("maai.qi.effect.speed_master")
_WINDED = cites("maai.qi.effect.limit", "maai.qi.effect.expansions_stack")
_TWO_STANCES = cites("maai.stance.slot2.penalty.breath")
_BEGIN = cites("maai.qi.concept", "maai.qi.effect.limit", "maai.qi.effect.stances_kept", "maai.qi.vs_exhaust")
_EXPIRED = cites("maai.qi.release.expiry")
_IMMUNE = cites("maai.qi.release.immunity")
_RELEASED = cites("maai.qi.release.recovery")


def limit_from(rules: ExtensionRules, gains: tuple[int, ...], burdens: tuple[int, ...]) -> int:
    """The limit of a breath from what expands it and what narrows it.

    Args:
        gains: each expansion, above 0.
        burdens: each penalty, above 0.

    Clauses: maai.breath.limit5, maai.qi.effect.expansions_stack.
    Rulings: maai.breath.absolute, maai.breath.limit_stack.
    """
    taken = max(burdens, default=0) if rules.limit_stack == "worst" else sum(burdens)
    limit = LIMIT + sum(gains) - taken
    if rules.breath_absolute == "absolute":
        limit = min(limit, LIMIT)
    return max(limit, 1)


def breath_limit(fight: Fight, fighter: Fighter) -> int:
    """How much vitality fits in a breath of this fighter now."""
    condition = fighter.condition
    if not (condition.winded or condition.expansion or condition.aid or has_effects(fighter)):
        return LIMIT
    changes = (condition.expansion, condition.aid, *limit_changes(fight, fighter))
    burdens = [1 for _ in condition.winded]
    if condition.penalty is SlotPenalty.BREATH:
        burdens.append(1)
    burdens += [-change for change in changes if change < 0]
    return limit_from(fight.rules.extension, tuple(change for change in changes if change > 0), tuple(burdens))


def limit_clauses(fighter: Fighter) -> tuple[str, ...]:
    """What the limit of her breath cites."""
    condition, cited = fighter.condition, _BASE
    if condition.expansion:
        cited += _EXPANDED
    if condition.aid:
        cited += _AIDED
    if condition.penalty is SlotPenalty.BREATH:
        cited += _TWO_STANCES
    if condition.winded:
        cited += _WINDED + _MASTER if condition.expansion >= 2 else _WINDED
    return cited


def span_end(fight: Fight, rounds: int) -> int:
    """The round to whose end something lasts that begins now and is said to last so many rounds.

    Rulings: maai.duration.one_round.
    """
    last: int = fight.round + rounds
    return last if fight.rules.one_round == "rest+next" else max(last - 1, fight.round)


def wind(fight: Fight, fighter: Fighter, until: int, clauses: tuple[str, ...]) -> None:
    """気尽 comes over a fighter, unless something keeps it off.

    Args:
        until: the round to whose end it lasts; 0 for the whole battle.
        clauses: what brings it.

    Clauses: maai.qi.effect.limit, maai.qi.effect.stances_kept, maai.qi.release.immunity. Rulings: maai.qi.stack.
    """
    condition = fighter.condition
    if is_kept_off(fighter, State.WINDED):
        fight.log.tell(WindedBlocked(fighter.id, _IMMUNE))
        return
    if fight.rules.extension.qi_stack == "add":
        condition.winded = (*condition.winded, until)
    elif 0 in (until, *condition.winded):
        condition.winded = (0,)
    else:
        condition.winded = (max(until, *condition.winded),) if condition.winded else (until,)
    last = winded_until(fighter)
    assert last is not None
    fight.log.tell(Winded(fighter.id, last, breath_limit(fight, fighter), clauses + _BEGIN))


def winded_until(fighter: Fighter) -> int | None:
    """Round to whose end 気尽 lasts, 0 for the whole battle; None if she is not winded."""
    winded = fighter.condition.winded
    return None if not winded else 0 if 0 in winded else max(winded)


def breathe_freely(fight: Fight, fighter: Fighter) -> None:
    """気尽 is released at once. Clauses: maai.qi.release.recovery."""
    if fighter.condition.winded:
        fighter.condition.winded = ()
        fight.log.tell(WindedEnded(fighter.id, breath_limit(fight, fighter), _RELEASED))


def expire(fight: Fight, fighter: Fighter) -> None:
    """At the start of a round: 気尽 and aids that are over.

    Clauses: maai.qi.release.expiry, maai.recovery.b1. Rulings: maai.recovery.b2_unused.
    """
    condition = fighter.condition
    condition.aid, condition.beat_used = 0, False
    if fight.rules.extension.b2_lapses:
        condition.last_beats = 0
    left = tuple(until for until in condition.winded if until == 0 or until >= fight.round)
    if left != condition.winded:
        condition.winded = left
        if not left:
            fight.log.tell(WindedEnded(fighter.id, breath_limit(fight, fighter), _EXPIRED))
