"""小康: bleeding, then what each does with the lull."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.checks import check, fall
from gunbai.games.maai.choices import offer_of, question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.ending import conclude, count_idle
from gunbai.games.maai.events.attacks import Bled, BleedingStopped, CannotSteady, Rested
from gunbai.games.maai.events.course import LullBegan
from gunbai.games.maai.guard import STEADY, can_steady, steady
from gunbai.games.maai.upkeep import USE, lull_choice, serve, usable_upkeep
from gunbai.games.maai.values import Check
from gunbai.kernel.requests import Ask, AskAll, Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

BODY_TARGET = 13
"""Clauses: maai.part.torso.stop_body."""
MEDICINE_TARGET = 11
"""Clauses: maai.part.torso.stop_medicine."""

_LULL = cites("maai.guard.recover.base")
_BLED = cites("maai.part.torso.bleed", "maai.core.bleed")
_STOP_BODY = cites("maai.part.torso.stop_body", "maai.core.bleed")
_STOP_MEDICINE = cites("maai.part.torso.stop_medicine", "maai.core.bleed")
_WAYS = offer_of(("body", "medicine"))
STOP = cites("maai.part.torso.stop_body", "maai.part.torso.stop_medicine")


def lull(fight: Fight) -> Flow:
    """The lull of a round: bleeding, then one action each, chosen in secret and opened together.

    Clauses: maai.part.torso.bleed, maai.guard.recover.base, maai.guard.recover.needs_action. Rulings: maai.lull.
    """
    fight.log.tell(LullBegan(fight.round, _LULL))
    for fighter in fight.fighters:
        if fighter.bleeding and fighter.able:
            yield from _bleed(fight, fighter)
    if conclude(fight) is not None:
        return
    fight.ended = count_idle(fight)
    if fight.ended is not None:
        return
    if fight.rules.recover_when == "automatic":
        for fighter in fight.fighters:
            if _is_shaken(fight, fighter):
                steady(fight, fighter)
    yield from _lull_actions(fight)
    conclude(fight)


def _is_shaken(fight: Fight, fighter: Fighter) -> bool:
    """Whether her guard is worn: only in a duel has anybody a guard."""
    return fighter.able and fighter.guard < fighter.guard_max and fighter.duel is not fight.open


def _lull_actions(fight: Fight) -> Flow:
    """Whoever may steady the breath, or has upkeep to do, chooses one of it.

    Clauses: maai.guard.recover.needs_action, maai.majin.a.phase.
    """
    choosers, asks = [], []
    for fighter in fight.fighters:
        shaken = _is_shaken(fight, fighter) and fight.rules.recover_when != "automatic"
        calm = shaken and can_steady(fight, fighter)
        if shaken and not calm:
            fight.log.tell(CannotSteady(fighter.id, STEADY))
        upkeep = usable_upkeep(fight, fighter)
        if calm or upkeep:
            choosers.append(fighter)
            asks.append(lull_choice(fighter, upkeep, steady=calm) if upkeep else fighter.lull_ask)
    if not choosers:
        return
    choices = yield AskAll(*asks)
    for fighter, choice in zip(choosers, choices, strict=True):
        if not fighter.able:
            # Felled by what another did before.
            continue
        if choice.id == "steady" and can_steady(fight, fighter):
            steady(fight, fighter)
        elif choice.id.startswith(USE):
            yield from serve(fight, fighter, choice.id)
        else:
            fight.log.tell(Rested(fighter.id, STEADY))


def lull_ask(fighter: Fighter) -> Ask:
    """What a fighter is asked in the lull, the same each time: whether to steady the breath."""
    return question(fighter, "lull", offer_of(("steady", "rest")), STEADY)


def _bleed(fight: Fight, fighter: Fighter) -> Flow:
    """Bleeding in a lull. Rulings: maai.part.bleed_sequence."""
    if fight.rules.bleed_sequence == "check-then-loss":
        if not (yield from _stop(fight, fighter)):
            _lose(fight, fighter)
        return
    _lose(fight, fighter)
    if fighter.able:
        yield from _stop(fight, fighter)


def _lose(fight: Fight, fighter: Fighter) -> None:
    fighter.strength -= 1
    fighter.lost_strength += 1
    fight.log.tell(Bled(fighter.id, 1, fighter.strength, _BLED))
    if not fighter.strength:
        fall(fight, fighter)


def _stop(fight: Fight, fighter: Fighter) -> Flow:
    """The free check that stops the bleeding; returns whether it did.

    Clauses: maai.part.torso.stop_body, maai.part.torso.stop_medicine.
    """
    choice = yield question(fighter, "stop-bleeding", _WAYS, STOP)
    if not fighter.bleeding:
        return True
    if choice.id == "body":
        stopped = yield from check(fight, fighter, Check.BLEEDING_BODY, fighter.body, BODY_TARGET, _STOP_BODY)
    else:
        skill = fighter.wits + fighter.medicine
        stopped = yield from check(fight, fighter, Check.BLEEDING_MEDICINE, skill, MEDICINE_TARGET, _STOP_MEDICINE)
    if stopped:
        fighter.bleeding = False
        fight.log.tell(BleedingStopped(fighter.id, STOP))
    return stopped
