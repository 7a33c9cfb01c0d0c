"""When a battle is over, and what becomes of graze then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen import graze
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.events.course import BattleOver
from gunbai.games.sengen.values import CARD_DUEL, Gone
from gunbai.kernel.game import Result

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

_DOWN = cites("sengen.core.unconscious-hp")
_YIELDED = cites("sengen.battle.end")
_FLED = cites("sengen.escape.roll")
_CARDS = cites("sengen.core.cards-defeat")
_IDLE = cites("sengen.battle.idle")
_OVER = cites("sengen.battle.end")
_WHY = {
    Gone.HP: ("down", _DOWN),
    Gone.SPIRIT: ("down", _DOWN),
    Gone.FLED: ("fled", _FLED),
    Gone.YIELDED: ("yielded", _YIELDED),
    Gone.REMOVED: ("down", _DOWN),
}


def conclude(fight: Fight) -> Result | None:
    """Whether the battle is over as things stand; kept in `fight.ended`.

    Clauses: sengen.core.cards-defeat, sengen.core.unconscious-hp. Rulings: sengen.battle.end, sengen.card.count.
    """
    if fight.ended is None and (fight.fallen or fight.mode is CARD_DUEL):
        fight.fallen = False
        fight.ended = _fallen(fight) or _out_of_cards(fight)
    return fight.ended


def _fallen(fight: Fight) -> Result | None:
    standing = [side for side in fight.sides if any(fighter.able for fighter in fight.side_of[side])]
    if len(standing) > 1:
        return None
    if not standing:
        return Result((), "all-down", _DOWN)
    losers = [fighter for fighter in fight.fighters if fighter.side != standing[0]]
    why, cited = _WHY[losers[-1].out or Gone.HP]
    if any(fighter.out in (Gone.HP, Gone.SPIRIT) for fighter in losers):
        why, cited = _WHY[Gone.HP]
    return Result((standing[0],), why, cited)


def _out_of_cards(fight: Fight) -> Result | None:
    """In a card duel, and not in the middle of an attack: the side that can use no more cards has lost."""
    if fight.mode is not CARD_DUEL or fight.blow is not None or fight.rules.gm_ends:
        return None
    left = [side for side in fight.sides if any(_has_cards(fighter) for fighter in fight.side_of[side])]
    if len(left) == len(fight.sides) or (len(left) > 1 and len(fight.sides) > 2):
        return None
    return Result(tuple(left), "cards", _CARDS)


def _has_cards(fighter: Fighter) -> bool:
    return fighter.able and (fighter.card is not None or fighter.cards_left() > 0)


def count_idle(fight: Fight) -> Result | None:
    """At the end of a turn: turns in which nobody lost HP, card HP or a card. Rulings: sengen.battle.idle."""
    fight.idle = 0 if fight.hurt else fight.idle + 1
    fight.hurt = False
    if fight.idle >= fight.rules.idle_turns and not fight.rules.gm_ends:
        fight.ended = Result((), "idle", _IDLE)
    return fight.ended


def finish(fight: Fight, result: Result) -> None:
    """The battle is over: graze is lost, what it still restores of spirit apart. Clauses: sengen.graze.end."""
    fight.ended = result
    fight.log.tell(BattleOver(result.winner or "", result.why, result.clauses or _OVER))
    for fighter in fight.fighters:
        graze.settle(fight, fighter)
    # What points back at the battle goes, so that one that nobody looks at any longer is freed at once.
    for fighter in fight.fighters:
        fighter.asks = {}
