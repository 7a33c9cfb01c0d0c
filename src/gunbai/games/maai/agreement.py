"""Ending a battle, or a duel inside it, by agreement, and yielding: what may be said at any moment.

Rulings: maai.battle.end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.choices import offer_of
from gunbai.games.maai.cites import cites
from gunbai.games.maai.duels import close_when_safe
from gunbai.games.maai.ending import settle
from gunbai.games.maai.events.course import EndOffered, EndWithdrawn, Yielded
from gunbai.games.maai.events.field import CloseOffered
from gunbai.games.maai.lexicon import read_choice
from gunbai.games.maai.notation import format_act
from gunbai.games.maai.upkeep import USE, rescue, rescues, use_option
from gunbai.games.maai.values import Closing
from gunbai.kernel.game import Result
from gunbai.kernel.requests import Choice, Declaration, Flow, Offer

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

DRAW, WITHDRAW, FOR = "end draw", "no end", "end for "
CLOSE = "close duel "
_END = cites("maai.battle.end")
_YIELD = cites("maai.battle.end")
_CLOSE = cites("maai.distance.option", "maai.guard.separate_track")


def interjections(fight: Fight, seat: str) -> Offer:
    """What a seat may say unasked: an offer to end the battle, drawn or with a side as winner, and its withdrawal; in a
    battle of more than two an offer, for each of its fighters who is in a duel, to close that duel and go on.
    """
    own = fight.of_seat(seat)
    if not own:
        return offer_of(())
    ids = (DRAW, *(FOR + side for side in fight.sides()))
    if fight.crowd:
        ids += tuple(CLOSE + fighter.id for fighter in own if fighter.duel is not fight.open)
    offer = offer_of((*ids, WITHDRAW) if seat in fight.offers else ids)
    uses = [use_option(act) for fighter in own for act in rescues(fight, fighter)]
    return Offer((*offer.options, *uses)) if uses else offer


def read_interjection(fight: Fight, seat: str, text: str) -> Declaration:
    """Reads an offer to end the battle; anything else comes back as it is and is not offered."""
    return Choice(read_choice(text, (option.id for option in interjections(fight, seat))))


def interject(fight: Fight, seat: str, declaration: Declaration) -> Flow:
    """Carries out an offer to end the battle; returns the result once all who can fight offer the same. It asks nothing
    further.
    """
    assert isinstance(declaration, Choice)
    if declaration.id.startswith(USE):
        wanted = declaration.id
        fighter, act = next(
            (one, act) for one in fight.of_seat(seat) for act in rescues(fight, one) if format_act(act) == wanted
        )
        yield from rescue(fight, fighter, act)
        return None
    if declaration.id == WITHDRAW:
        del fight.offers[seat]
        fight.log.tell(EndWithdrawn(seat, _END))
        return None
    if declaration.id.startswith(CLOSE):
        _close(fight, fight.by_id[declaration.id.removeprefix(CLOSE)])
        return None
    winner = "" if declaration.id == DRAW else declaration.id.removeprefix(FOR)
    fight.offers[seat] = winner
    fight.log.tell(EndOffered(seat, winner, _END))
    if all(fight.offers.get(fighter.seat) == winner for fighter in fight.fighters if fighter.able):
        return Result((winner,) if winner else (), "agreed", _END)
    return None


def _close(fight: Fight, fighter: Fighter) -> None:
    """One of two would close their duel and go on in the battle; when the other would too, it is closed."""
    duel = fighter.duel
    duel.agreed.add(fighter.id)
    fight.log.tell(CloseOffered(fighter.id, _CLOSE))
    if all(one.id in duel.agreed for one in duel.fighters):
        close_when_safe(fight, duel, Closing.AGREED)


def leave(fight: Fight, seat: str) -> Result | None:
    """A seat yields: all its fighters do."""
    for fighter in fight.of_seat(seat):
        if fighter.able:
            fighter.yielded, fighter.able = True, False
            fight.log.tell(Yielded(fighter.id, _YIELD))
    return settle(fight)
