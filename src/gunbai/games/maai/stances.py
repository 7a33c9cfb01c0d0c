"""構え: taking one, and by an exception of some styles a second beside it, with its price.

Clauses: maai.stance.one_only, maai.stance.core_cost, maai.stance.slot2.*, maai.stance.case_11_02.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.checks import end_stance
from gunbai.games.maai.choices import question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.effects import StanceSlot
from gunbai.games.maai.content.terms import Lasts, On, SlotPenalty
from gunbai.games.maai.effects import carry_out
from gunbai.games.maai.events.bearing import StanceEnded, StanceTaken
from gunbai.games.maai.preparing import drop_stances
from gunbai.games.maai.standing import lift, second_slot, stances_held
from gunbai.kernel.requests import Choice, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

INSTEAD = "instead of "
PENALTIES = {
    "narrower breath": SlotPenalty.BREATH,
    "lower evasion": SlotPenalty.EVASION,
    "dearer steps": SlotPenalty.MOVEMENT,
}
_STANCE = cites("maai.stance.core_cost", "maai.term.core_kept")
_SWAP = cites("maai.stance.one_only")
_SECOND = cites("maai.stance.slot2.exists", "maai.stance.slot2.max", "maai.stance.slot2.one_style")
_PENALTY = {
    SlotPenalty.BREATH: cites("maai.stance.slot2.penalty.breath"),
    SlotPenalty.EVASION: cites("maai.stance.slot2.penalty.evasion"),
    SlotPenalty.MOVEMENT: cites("maai.stance.slot2.penalty.movement"),
}
_THIRD = cites("maai.stance.slot2.max", "maai.stance.one_only")
_RELAXED = cites("maai.stance.one_only", "maai.term.core_kept")
_PRICE = cites("maai.stance.slot2.penalty")
_PENALTY_OFFER = Offer(Option(name, Choice(name)) for name in PENALTIES)


def take_stance(fight: Fight, fighter: Fighter, name: str, cost: int) -> Flow:
    """Takes a stance, already found possible: instead of the one that is held, or beside it.

    Clauses: maai.stance.core_cost, maai.stance.one_only, maai.stance.slot2.max.
    Rulings: maai.stance.swap, maai.stance.slot2_penalty_choice, maai.prep.slot2.
    """
    fighter.vitality -= cost
    condition, slot = fighter.condition, second_slot(fight, fighter)
    cited = _STANCE
    if slot is not None and fighter.caster is not None and fighter.caster.preparation is not None:
        drop_stances(fight, fighter, _SWAP)
        condition.penalty = yield from _penalty(fight, fighter, slot)
        cited += _SECOND + _PENALTY[condition.penalty]
    elif slot is None or fighter.stance is None:
        end_stance(fight, fighter, _SWAP)
    else:
        if condition.second is not None:
            yield from _give_up_one(fight, fighter)
        condition.second = fighter.stance
        condition.penalty = yield from _penalty(fight, fighter, slot)
        cited += _SECOND + _PENALTY[condition.penalty]
    fighter.stand(fighter.stances[name])
    condition.stance_since = fight.round
    fight.log.tell(StanceTaken(fighter.id, name, cost, cited))
    arts = fighter.arts
    if arts is not None and name in arts.known:
        arts.count(arts.known[name])
        at_once = tuple(effect for effect in arts.known[name].effects if effect.lasts is not Lasts.HELD)
        yield from carry_out(fight, fighter, name, at_once, On.USE, None)


def _give_up_one(fight: Fight, fighter: Fighter) -> Flow:
    """Both slots are taken: the player names the stance that ends. Clauses: maai.stance.slot2.max."""
    offer = Offer(Option(f"{INSTEAD}{one}", Choice(f"{INSTEAD}{one}")) for one in stances_held(fighter))
    choice = yield question(fighter, "which-stance", offer, _THIRD)
    drop_stance(fight, fighter, choice.id.removeprefix(INSTEAD), _THIRD)


def relax(fight: Fight, fighter: Fighter, name: str) -> None:
    """A stance, one of two, or every one, is held no longer; what is in preparation is not touched.

    Args:
        name: which one; empty for every one.

    Clauses: maai.stance.one_only, maai.stance.slot2.penalty.
    """
    if name and fighter.condition.second is not None:
        drop_stance(fight, fighter, name, _RELAXED)
    else:
        drop_stances(fight, fighter, _RELAXED)


def drop_stance(fight: Fight, fighter: Fighter, name: str, clauses: tuple[str, ...]) -> None:
    """Ends one of two stances; the price of holding both ends with it."""
    condition = fighter.condition
    if fighter.stance is not None and fighter.stance.id == name:
        fighter.stand(condition.second)
    condition.second = condition.penalty = None
    lift(fighter, name)
    fight.log.tell(StanceEnded(fighter.id, name, clauses))


def _penalty(fight: Fight, fighter: Fighter, slot: StanceSlot) -> Flow:
    """What holding both stances costs: as its entry says, form a if it says nothing; or as the player chooses.

    Clauses: maai.stance.slot2.penalty. Rulings: maai.stance.slot2_penalty_choice.
    """
    if fight.rules.extension.slot2_penalty == "player":
        choice = yield question(fighter, "stance-penalty", _PENALTY_OFFER, _PRICE)
        return PENALTIES[choice.id]
    return SlotPenalty.BREATH if slot.penalty is None else slot.penalty
