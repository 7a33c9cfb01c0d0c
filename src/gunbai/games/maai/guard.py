"""警戒: what wears it down, what its break opens, how it comes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.cites import cites
from gunbai.games.maai.events.attacks import GuardBroken, GuardLost, OpeningEnded, Steadied
from gunbai.games.maai.preparing import interrupt
from gunbai.games.maai.values import TOMA, GuardLoss

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.rules import Rules
    from gunbai.games.maai.state import Fight

DIRECT_IN_OPENING = 2
"""[直撃 2]. Clauses: maai.guard.break.direct2."""


class Loss(msgspec.Struct, frozen=True):
    """A row of the guard table, or what else costs guard."""

    why: GuardLoss
    amount: int
    clauses: tuple[str, ...]


LIGHT_HIT = Loss(GuardLoss.LIGHT_HIT, 1, cites("maai.guard.loss.feint", "maai.guard.design.weak_blade"))
MARGIN_FOR_TWO = 5
"""Margin from which a loss in the lock is 2. Rulings: maai.guard.clinch_loss."""
BARE_HAND = Loss(GuardLoss.BARE_HAND, 2, cites("maai.guard.loss.barehand", "maai.clinch.barehand.effect"))
BARE_HAND_LIGHTLY = msgspec.structs.replace(BARE_HAND, amount=1)
CRITICAL_ROW = Loss(GuardLoss.CRITICAL, 2, cites("maai.guard.loss.crit"))
NEAR_MISS = Loss(GuardLoss.NEAR_MISS, 1, cites("maai.guard.loss.part_threat"))
STREAK = Loss(GuardLoss.STREAK, 1, cites("maai.guard.loss.streak"))
PUSHED = Loss(GuardLoss.PUSHED, 1, cites("maai.guard.loss.clinch_pushed", "maai.clinch.pressure"))
PUSHED_FAR = msgspec.structs.replace(PUSHED, amount=2)
LEG = Loss(GuardLoss.LEG, 1, cites("maai.part.leg.initiative"))
TRAINING_PART = Loss(GuardLoss.TRAINING_PART, 1, cites("maai.part.spar"))

_BREAK = cites(
    "maai.guard.break.trigger", "maai.guard.break.duration", "maai.guard.break.direct2", "maai.guard.break.window"
)
_ENDED = cites("maai.guard.break.duration")
_STEADIED = cites("maai.guard.recover.base", "maai.guard.recover.min", "maai.guard.recover.cap")
_STEADIED_AFAR = _STEADIED + cites("maai.guard.recover.retreat", "maai.guard.design.distance")
STEADY = cites("maai.guard.recover.base", "maai.guard.recover.needs_action")

Losses = tuple[Loss, ...]


def hit_losses(
    rules: Rules, taken: int, *, feint: bool, bare: bool, critical: bool, by_window: bool, margin: int = 0
) -> Losses:
    """The rows of the guard table that a hit matches.

    Args:
        taken: strength that the hit takes (or would take, in training).
        feint: it was declared as a feint.
        bare: it was a bare-hand move.
        critical: it is a 会心, of whatever origin.
        by_window: it is one by the opening's window.
        margin: by how much it reached its target; 0 without a roll.

    Clauses: maai.guard.loss.feint, maai.guard.loss.barehand, maai.guard.loss.crit, maai.guard.break.window.effect.
    Rulings: maai.guard.feint, maai.guard.clinch_loss, maai.guard.stack, maai.guard.window_guard_loss.
    """
    if bare:
        lightly = rules.clinch_loss == "margin" and margin < MARGIN_FOR_TWO
        losses: Losses = (BARE_HAND_LIGHTLY if lightly else BARE_HAND,)
    elif taken <= 1 and not critical and (feint or rules.guard_feint == "any-light-hit"):
        return (LIGHT_HIT,)
    else:
        losses = ()
    if critical and (not by_window or rules.window_guard_loss):
        losses += (CRITICAL_ROW,)
    if rules.guard_stack == "highest" and len(losses) > 1:
        return (max(losses, key=lambda loss: loss.amount),)
    return losses


def guard_after(guard: int, losses: Losses) -> int:
    """What is left of guard. Clauses: maai.guard.break.trigger."""
    return max(0, guard - sum([loss.amount for loss in losses]))


def lose_guard(fight: Fight, fighter: Fighter, losses: Losses) -> None:
    """Takes guard, down to 0; reaching 0 is a break.

    Clauses: maai.guard.break.trigger, maai.guard.break.duration.
    Rulings: maai.guard.at_zero, maai.guard.break_duration.
    """
    if not losses or not fighter.duel.modules.guard:
        return
    before = fighter.guard
    for loss in losses:
        lost = min(loss.amount, fighter.guard)
        if lost:
            fighter.guard -= lost
            fight.guard_lost = True
            fight.log.tell(GuardLost(fighter.id, loss.why, lost, fighter.guard, loss.clauses))
    if is_break(fight.rules, before, fighter.guard):
        break_guard(fight, fighter)


def is_break(rules: Rules, before: int, after: int) -> bool:
    """Whether a loss of guard is a break. Clauses: maai.guard.break.trigger. Rulings: maai.guard.at_zero.

    Args:
        before, after: the guard before all that is lost at once, and after it; 0 and more.
    """
    return after == 0 and (before > 0 or rules.guard_at_zero == "chain")


def break_guard(fight: Fight, fighter: Fighter) -> None:
    """Opens a fighter, with one critical window. Clauses: maai.guard.break.trigger, maai.guard.break.duration."""
    fighter.opening_until = fight.round + (1 if fight.rules.break_duration == "rest+next" else 0)
    fighter.window = True
    fight.log.tell(GuardBroken(fighter.id, fighter.opening_until, _BREAK))
    if fight.rules.spells.guard_break_ends:
        interrupt(fight, fighter, _BREAK)


def is_open(fight: Fight, fighter: Fighter) -> bool:
    """Whether a fighter stands in an opening (隙)."""
    until: int = fighter.opening_until
    return until >= fight.round


def end_openings(fight: Fight) -> None:
    """At the start of a round: openings that are over. Clauses: maai.guard.break.duration."""
    for fighter in fight.fighters:
        if 0 < fighter.opening_until < fight.round:
            fighter.opening_until, fighter.window = 0, False
            fight.log.tell(OpeningEnded(fighter.id, _ENDED))
            if fight.rules.guard_at_zero == "reset" and fighter.guard < fighter.guard_max:
                gained, fighter.guard = fighter.guard_max - fighter.guard, fighter.guard_max
                fight.log.tell(Steadied(fighter.id, gained, fighter.guard, _ENDED))


def can_steady(fight: Fight, fighter: Fighter) -> bool:
    """Whether a fighter may steady the breath in this lull.

    Clauses: maai.guard.recover.needs_action. Rulings: maai.guard.recover_when.
    """
    return fighter.duel.modules.guard and (fight.rules.recover_when != "unhurt" or fighter.lost_strength == 0)


def recovery(finesse: int, wits: int, broke_off: bool) -> int:
    """Guard that steadying the breath gives, before the maximum: the higher of 技 and 智, at least 1, and 1 more for
    having broken off to 遠間.

    Clauses: maai.guard.recover.base, maai.guard.recover.min, maai.guard.recover.retreat.
    """
    return max(finesse, wits, 1) + int(broke_off)


def steady(fight: Fight, fighter: Fighter) -> None:
    """Steadies the breath. Clauses: maai.guard.recover.cap."""
    broke_off = fighter.retreated and fighter.duel.distance is TOMA and fight.rules.retreat_bonus == "this-round"
    gained = min(recovery(fighter.finesse, fighter.wits, broke_off), fighter.guard_max - fighter.guard)
    fighter.guard += gained
    fight.log.tell(Steadied(fighter.id, gained, fighter.guard, _STEADIED_AFAR if broke_off else _STEADIED))


def regain(fight: Fight, fighter: Fighter) -> None:
    """One guard at once for stepping back to 遠間, where the ruling gives it then and not in the lull.

    Clauses: maai.guard.recover.retreat. Rulings: maai.guard.retreat_bonus.
    """
    if fighter.duel.modules.guard and fighter.guard < fighter.guard_max:
        fighter.guard += 1
        fight.log.tell(Steadied(fighter.id, 1, fighter.guard, _STEADIED_AFAR))
