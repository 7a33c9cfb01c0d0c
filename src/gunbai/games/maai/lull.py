"""小康: bleeding, then what each does with the lull."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.checks import check, fall
from gunbai.games.maai.choices import offer_of
from gunbai.games.maai.cites import cites
from gunbai.games.maai.ending import conclude, count_idle
from gunbai.games.maai.events.attacks import Bled, BleedingStopped, CannotSteady, Rested
from gunbai.games.maai.events.course import LullBegan
from gunbai.games.maai.guard import STEADY, can_steady, steady
from gunbai.games.maai.values import Check
from gunbai.kernel.requests import Ask, AskAll, Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Duel

BODY_TARGET = 13
"""Clauses: maai.part.torso.stop_body."""
MEDICINE_TARGET = 11
"""Clauses: maai.part.torso.stop_medicine."""

_LULL = cites("maai.guard.recover.base")
_BLED = cites("maai.part.torso.bleed", "maai.core.bleed")
_STOP_BODY = cites("maai.part.torso.stop_body", "maai.core.bleed")
_STOP_MEDICINE = cites("maai.part.torso.stop_medicine", "maai.core.bleed")
_WAYS = offer_of(("body", "medicine"))
_STOP = cites("maai.part.torso.stop_body", "maai.part.torso.stop_medicine")


def lull(duel: Duel) -> Flow:
    """The lull of a round: bleeding, then one action each, chosen in secret and opened together.

    Clauses: maai.part.torso.bleed, maai.guard.recover.base, maai.guard.recover.needs_action. Rulings: maai.lull.
    """
    duel.log.tell(LullBegan(duel.round, _LULL))
    for fighter in duel.fighters:
        if fighter.bleeding and fighter.able:
            yield from _bleed(duel, fighter)
    if conclude(duel) is not None:
        return
    duel.ended = count_idle(duel)
    if duel.ended is not None:
        return
    if duel.rules.recover_when == "automatic":
        for fighter in duel.fighters:
            if fighter.guard < fighter.guard_max:
                steady(duel, fighter)
        return
    yield from _lull_actions(duel, [fighter for fighter in duel.fighters if fighter.guard < fighter.guard_max])


def _lull_actions(duel: Duel, shaken: list[Fighter]) -> Flow:
    """Whoever may steady the breath chooses whether to."""
    choosers = []
    for fighter in shaken:
        if can_steady(duel, fighter):
            choosers.append(fighter)
        else:
            duel.log.tell(CannotSteady(fighter.id, STEADY))
    if not choosers:
        return
    choices = yield AskAll(*[fighter.lull_ask for fighter in choosers])
    for fighter, choice in zip(choosers, choices, strict=True):
        if choice.id == "steady" and can_steady(duel, fighter):
            steady(duel, fighter)
        else:
            duel.log.tell(Rested(fighter.id, STEADY))


def lull_ask(fighter: Fighter) -> Ask:
    """What a fighter is asked in the lull, the same each time: whether to steady the breath."""
    return Ask(fighter.id, "lull", offer_of(("steady", "rest")), STEADY)


def _bleed(duel: Duel, fighter: Fighter) -> Flow:
    """Bleeding in a lull. Rulings: maai.part.bleed_sequence."""
    if duel.rules.bleed_sequence == "check-then-loss":
        if not (yield from _stop(duel, fighter)):
            _lose(duel, fighter)
        return
    _lose(duel, fighter)
    if fighter.able:
        yield from _stop(duel, fighter)


def _lose(duel: Duel, fighter: Fighter) -> None:
    fighter.strength -= 1
    fighter.lost_strength += 1
    duel.log.tell(Bled(fighter.id, 1, fighter.strength, _BLED))
    if not fighter.strength:
        fall(duel, fighter)


def _stop(duel: Duel, fighter: Fighter) -> Flow:
    """The free check that stops the bleeding; returns whether it did.

    Clauses: maai.part.torso.stop_body, maai.part.torso.stop_medicine.
    """
    choice = yield Ask(fighter.id, "stop-bleeding", _WAYS, _STOP)
    if not fighter.bleeding:
        return True
    if choice.id == "body":
        stopped = yield from check(duel, fighter, Check.BLEEDING_BODY, fighter.body, BODY_TARGET, _STOP_BODY)
    else:
        skill = fighter.wits + fighter.medicine
        stopped = yield from check(duel, fighter, Check.BLEEDING_MEDICINE, skill, MEDICINE_TARGET, _STOP_MEDICINE)
    if stopped:
        fighter.bleeding = False
        duel.log.tell(BleedingStopped(fighter.id, _STOP))
    return stopped
