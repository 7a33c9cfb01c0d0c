"""At the start of a round: what holds no longer, and the price of what is kept going.

Clauses: maai.notation.upkeep_in_text. Rulings: maai.duration.one_round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.effects import Sustain
from gunbai.games.maai.events.manoeuvres import EffectEnded, EffectPaid
from gunbai.games.maai.standing import lift

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_ENDED = cites("maai.qi.release.expiry")
_PAID = cites("maai.notation.upkeep_in_text")


def keep_up(fight: Fight, fighter: Fighter) -> None:
    """Ends what is over, pays for what is kept going, and lets uses of a round begin anew."""
    if fighter.arts is not None:
        fighter.arts.round.clear()
    if fighter.caster is not None:
        fighter.caster.round.clear()
    condition = fighter.condition
    if not condition.standing:
        return
    over = [one for one in condition.standing if one.until and one.until < fight.round]
    condition.standing = tuple(one for one in condition.standing if one not in over)
    for source in dict.fromkeys(one.source for one in over):
        fight.log.tell(EffectEnded(fighter.id, source, _ENDED))
    for one in condition.standing:
        if isinstance(one.effect, Sustain):
            _pay(fight, fighter, one.source, one.effect.vitality)


def _pay(fight: Fight, fighter: Fighter, source: str, cost: int) -> None:
    """The price for another round; what cannot be paid ends, for whomever it holds on."""
    if cost <= fighter.vitality:
        fighter.vitality -= cost
        fight.log.tell(EffectPaid(fighter.id, source, cost, _PAID))
        return
    for other in fight.fighters:
        if any(one.source == source and one.by == fighter.id for one in other.condition.standing):
            lift(other, source)
            fight.log.tell(EffectEnded(other.id, source, _PAID))
