"""整備 in the lull, and 救済型 at any moment: what may be used out of turn, and what an emergency costs.

Clauses: maai.majin.*. Rulings: maai.service.once, maai.rescue.cost_at_zero.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.act_refusal import refusal
from gunbai.games.maai.castable import use_beside
from gunbai.games.maai.choices import offer_of, question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.terms import Strike, Type
from gunbai.games.maai.declaration import Use
from gunbai.games.maai.guard import STEADY
from gunbai.games.maai.manoeuvres import candidates, restricted, use_refusal
from gunbai.games.maai.notation import format_act
from gunbai.games.maai.outlook import Outlook
from gunbai.games.maai.using import attack_of, use
from gunbai.kernel.phrase import Phrase
from gunbai.kernel.requests import Ask, Choice, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

USE = "use "
"""Head of the short answers that use a manoeuvre."""
_UPKEEP = cites("maai.majin.a.phase", "maai.majin.a.cost")


def usable_upkeep(fight: Fight, fighter: Fighter) -> tuple[Use, ...]:
    """Upkeep manoeuvres that a fighter can use in this lull; one that is for somebody once for each whom it may be for,
    herself unnamed. Clauses: maai.majin.a.phase, maai.majin.a.cost.
    """
    arts = fighter.arts
    if arts is None or not fighter.able:
        return ()
    return tuple(
        Use(id, target=target)
        for id, record in arts.known.items()
        if record.type is Type.UPKEEP and arts.prices[id] <= fighter.vitality
        for target in ("", *(one for one in candidates(fight, fighter, record) if one != fighter.id))
        if _is_possible(fight, fighter, record, target, in_lull=True)
    )


def lull_choice(fighter: Fighter, upkeep: tuple[Use, ...], *, steady: bool) -> Ask:
    """What a fighter is asked in the lull who has upkeep manoeuvres."""
    plain = offer_of(("steady", "rest") if steady else ("rest",)).options
    offer = Offer((*plain[:-1], *map(use_option, upkeep), plain[-1]))
    return question(fighter, "lull", offer, STEADY + _UPKEEP)


def use_option(act: Use) -> Option:
    """The use of a manoeuvre as a short answer."""
    id = format_act(act)
    words = Phrase("use-for", {"manoeuvre": act.manoeuvre, "target": act.target}) if act.target else None
    return Option(id, Choice(id), words=words)


def serve(fight: Fight, fighter: Fighter, id: str) -> Flow:
    """Uses an upkeep manoeuvre in the lull, if it still can be used.

    Args:
        id: of the option that was chosen.
    """
    act = next((act for act in usable_upkeep(fight, fighter) if format_act(act) == id), None)
    if act is not None:
        assert fighter.arts is not None
        yield from use(fight, fighter, act, fighter.arts.prices[act.manoeuvre], in_lull=True)


def rescues(fight: Fight, fighter: Fighter) -> tuple[Use, ...]:
    """Rescues that a fighter can use at this moment; one that is for a friend, if she is able to, once for each whom it
    may be for.

    Clauses: maai.majin.b.condition, maai.majin.b.once.
    """
    arts = fighter.arts
    if arts is None or fighter.yielded:
        return ()
    return tuple(
        Use(id, target=target)
        for id, record in arts.known.items()
        if record.rescue is not None
        for target in ("", *(_friends(fight, fighter, record) if fighter.able else ()))
        if _is_possible(fight, fighter, record, target) and rescue_price(fight, fighter, arts.prices[id]) is not None
    )


def rescue_price(fight: Fight, fighter: Fighter, cost: int) -> tuple[int, int] | None:
    """What a rescue costs now, and what of the next round's vitality; None if it cannot be paid.

    Clauses: maai.majin.b.cost. Rulings: maai.rescue.cost_at_zero.
    """
    if cost <= fighter.vitality:
        return cost, 0
    how = fight.rules.extension.rescue_cost
    if how == "must-pay":
        return None
    if how == "waived":
        return (0, 0) if fighter.vitality == 0 else None
    return fighter.vitality, cost - fighter.vitality


def rescue(fight: Fight, fighter: Fighter, act: Use) -> Flow:
    """Uses a rescue, already found possible. Clauses: maai.majin.b.effect."""
    arts = fighter.arts
    assert arts is not None
    price = rescue_price(fight, fighter, arts.prices[act.manoeuvre])
    assert price is not None
    now, debt = price
    fighter.condition.debt += debt
    yield from use(fight, fighter, act, now, out_of_turn=True)


def _friends(fight: Fight, fighter: Fighter, record: Manoeuvre) -> tuple[str, ...]:
    """Whom else of her side a manoeuvre may be for."""
    named = candidates(fight, fighter, record)
    return tuple(one for one in named if one != fighter.id and fight.by_id[one].side == fighter.side)


def _is_possible(fight: Fight, fighter: Fighter, record: Manoeuvre, target: str, *, in_lull: bool = False) -> bool:
    """Whether a manoeuvre can be used out of turn: nothing forbids it, it goes beside what is in preparation, and the
    attack that may be part of it is possible.

    Clauses: maai.prep.shares_slot, maai.spell.prep.no_move, maai.technique.as_core.
    """
    held = tuple(weapon.id for weapon in fighter.held)
    if use_refusal(fight, fighter, record, target, held, in_lull=in_lull) is not None:
        return False
    act = Use(record.id, target=target)
    view = Outlook(fight, fighter)
    refused = restricted(fight, fighter, act) or use_beside(fighter, record, target, view.casting)
    if refused is not None or record.strike is Strike.NONE:
        return refused is None
    return refusal(fight, fighter, attack_of(fighter, record, act), view) is None
