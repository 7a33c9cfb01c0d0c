"""反撃機会: the chance to strike at once after a slip that was won."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.act_refusal import refusal
from gunbai.games.maai.attack import attack
from gunbai.games.maai.breath import price
from gunbai.games.maai.choices import question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.declaration import Attack, Breath, Feint, Strike, with_part
from gunbai.games.maai.limits import breath_limit
from gunbai.games.maai.notation import format_act
from gunbai.games.maai.outlook import Outlook
from gunbai.games.maai.part import PART_COST
from gunbai.games.maai.values import Part
from gunbai.games.maai.weapons import BODY
from gunbai.kernel.requests import Choice, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

COUNTER_BONUS = 2
"""Under the ruling `+2`."""
COUNTER = cites("maai.clinch.slip.counter", "maai.clinch.slip.effect")
NO_COUNTER = "no counter"


def counter_attack(fight: Fight, fighter: Fighter, spent: int, last: bool) -> Flow:
    """What a won slip gives: an attack in the same breath, within its limit, before the other can act.

    Args:
        spent: vitality that the breath has cost so far.
        last: the slip ends the declared breath; an attack declared behind it is the counter already.

    Clauses: maai.clinch.slip.counter. Rulings: maai.clinch.counter.
    """
    how = fight.rules.counter
    if how == "+2":
        fighter.counter_bonus = COUNTER_BONUS
        return
    if not last:
        return
    free = how == "free"

    def afresh() -> Offer:
        return counter_offer(fight, fighter, breath_limit(fight, fighter) - spent, free)

    if len(afresh()) == 1:
        return
    choice = yield question(fighter, "counter", afresh, COUNTER)
    if isinstance(choice, Breath):
        act = choice.acts[0]
        assert isinstance(act, Strike | Feint)
        cost = counter_price(fight, fighter, act, free)
        yield from attack(fight, fighter, act, fighter.carried[act.weapon], cost)


def counter_offer(fight: Fight, fighter: Fighter, room: int, free: bool) -> Offer:
    """The attacks that may be made at once.

    Args:
        room: what is left of the breath's limit.
        free: they cost nothing, a named part apart from it.
    """
    now = Outlook(fight, fighter)
    weapons = [*(weapon.id for weapon in fighter.held), BODY]
    plain: list[Attack] = [kind(weapon) for weapon in weapons for kind in (Strike, Feint)]
    attacks = [*plain, *(with_part(act, part) for act in plain for part in Part)]
    options = [Option(NO_COUNTER, Choice(NO_COUNTER), 0, COUNTER)]
    for act in attacks:
        cost = counter_price(fight, fighter, act, free)
        if cost <= min(room, fighter.vitality) and refusal(fight, fighter, act, now) is None:
            options.append(Option(format_act(act), Breath((act,)), cost, COUNTER))
    return Offer(options)


def counter_price(fight: Fight, fighter: Fighter, act: Attack, free: bool) -> int:
    """What the counter costs: where it is free, only the named part. Clauses: maai.part.cost."""
    if free:
        return PART_COST if act.part is not None else 0
    return price(fight, fighter, act)
