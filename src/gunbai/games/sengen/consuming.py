"""A consumed card in one's own action (消費型スペルカード)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Play
from gunbai.games.sengen.events.cards import CardUsed
from gunbai.games.sengen.legality import hindered_now
from gunbai.games.sengen.points import restore
from gunbai.games.sengen.strikes import end_strike, strike
from gunbai.games.sengen.traits import up
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

_USED = cites("sengen.card.consume-own-action", "sengen.card.consume-action", "sengen.card.consume-dp")
_ANY_ROW = cites("sengen.row.exception")


def play_card(fight: Fight, fighter: Fighter, act: Play) -> Flow:
    """DP recover by half of the maximum, then the action set on the card is made, with the card's bonus.

    Clauses: sengen.card.consume-action, sengen.card.consume-dp. Rulings: sengen.card.consume_is_attack.
    """
    card = fighter.cards[act.card]
    first = fight.rules.consume_pays_first
    gained = 0 if first else _restore(fight, fighter)
    fighter.use_up(card.id)
    fight.hurt = True
    cited = _USED + _ANY_ROW if card.any_row else _USED
    fight.log.tell(CardUsed(fighter.id, card.id, gained, fighter.dp, cited))
    yield from strike(fight, fighter, act.action, card)
    end_strike(fight)
    if first and fighter.able:
        _restore(fight, fighter)


def _restore(fight: Fight, fighter: Fighter) -> int:
    return 0 if hindered_now(fight, fighter) else restore(fighter, up(fighter.dp_max, 2))
