"""A consumed card in one's own action (消費型スペルカード)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Play
from gunbai.games.sengen.events.cards import CardUsed
from gunbai.games.sengen.events.course import Recovered
from gunbai.games.sengen.points import half_pool, restore_by_card
from gunbai.games.sengen.strikes import end_strike, strike
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

_USED = cites("sengen.card.consume-own-action", "sengen.card.consume-action", "sengen.card.consume-dp")
_AFTER = cites("sengen.card.consume-dp", "sengen.card.consume_is_attack")
_ANY_ROW = cites("sengen.row.exception")


def play_card(fight: Fight, fighter: Fighter, act: Play) -> Flow:
    """DP recover by half of the maximum, then the action set on the card is made, with the card's bonus.

    Clauses: sengen.card.consume-action, sengen.card.consume-dp. Rulings: sengen.card.consume_is_attack.
    """
    card = fighter.cards[act.card]
    first = fight.rules.consume_pays_first
    gained = 0 if first else restore_by_card(fight, fighter, half_pool(fighter))
    fighter.use_up(card.id)
    fight.hurt = True
    cited = _USED + _ANY_ROW if card.any_row else _USED
    fight.log.tell(CardUsed(fighter.id, card.id, gained, fighter.dp, cited))
    yield from strike(fight, fighter, act.action, card)
    end_strike(fight)
    if first and fighter.able:
        gained = restore_by_card(fight, fighter, half_pool(fighter))
        fight.log.tell(Recovered(fighter.id, gained, fighter.dp, _AFTER))
