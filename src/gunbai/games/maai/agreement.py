"""Ending a duel by agreement, and yielding: what may be said at any moment.

Rulings: maai.battle.end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.choices import offer_of
from gunbai.games.maai.cites import cites
from gunbai.games.maai.ending import conclude
from gunbai.games.maai.events.course import EndOffered, EndWithdrawn, Yielded
from gunbai.games.maai.lexicon import read_choice
from gunbai.kernel.game import Result
from gunbai.kernel.requests import Choice, Declaration, Flow, Offer

if TYPE_CHECKING:
    from gunbai.games.maai.state import Fight

DRAW, WITHDRAW, FOR = "end draw", "no end", "end for "
_END = cites("maai.guard.separate_track", "maai.guard.break.design")
_YIELD = cites("maai.guard.separate_track")


def interjections(fight: Fight, seat: str) -> Offer:
    """What a fighter may say unasked: an offer to end the duel, drawn or with a winner, and its withdrawal."""
    if fight.fighter(seat) is None:
        return offer_of(())
    ids = (DRAW, *(FOR + fighter.id for fighter in fight.fighters))
    return offer_of((*ids, WITHDRAW) if seat in fight.offers else ids)


def read_interjection(fight: Fight, seat: str, text: str) -> Declaration:
    """Reads an offer to end the duel; anything else comes back as it is and is not offered."""
    return Choice(read_choice(text, (option.id for option in interjections(fight, seat))))


def interject(fight: Fight, seat: str, declaration: Declaration) -> Flow:
    """Carries out an offer to end the duel; returns the result once both offer the same. It asks nothing further."""
    yield from ()
    assert isinstance(declaration, Choice)
    if declaration.id == WITHDRAW:
        del fight.offers[seat]
        fight.log.tell(EndWithdrawn(seat, _END))
        return None
    winner = "" if declaration.id == DRAW else declaration.id.removeprefix(FOR)
    fight.offers[seat] = winner
    fight.log.tell(EndOffered(seat, winner, _END))
    if all(fight.offers.get(fighter.id) == winner for fighter in fight.fighters):
        return Result((winner,) if winner else (), "agreed", _END)
    return None


def leave(fight: Fight, seat: str) -> Result | None:
    """A fighter yields."""
    fighter = fight.fighter(seat)
    if fighter is not None:
        fighter.yielded, fighter.able = True, False
        fight.log.tell(Yielded(seat, _YIELD))
    return conclude(fight)
