"""What may be said at any moment: signals, deeds of characters, offers to end the battle.

Rulings: kaisen.battle.end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.errors import NotationError
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Act, Flag, Hail, Strike, Test
from gunbai.games.kaisen.deeds import deed_option, do, listed_deeds
from gunbai.games.kaisen.ending import conclude
from gunbai.games.kaisen.events.battle import EndOffered, EndWithdrawn, Yielded
from gunbai.games.kaisen.harm import take_out
from gunbai.games.kaisen.lexicon import read_choice
from gunbai.games.kaisen.notation import format_deed, format_signal, parse_deed, parse_signal
from gunbai.games.kaisen.signals import hearers, send, signal_option
from gunbai.games.kaisen.values import Gone
from gunbai.kernel.game import Result
from gunbai.kernel.requests import Choice, Declaration, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.state import Sea

DRAW, WITHDRAW, FOR = "end draw", "no end", "end for "
_END = cites("kaisen.move.sequence")
_DEED = cites("kaisen.char.one-action")


def seats_left(sea: Sea) -> tuple[str, ...]:
    """The seats that have not given up."""
    return tuple(seat for seat in dict.fromkeys(ship.seat for ship in sea.ships) if seat not in sea.yielded)


def interjections(sea: Sea, seat: str) -> Offer:
    """What a seat may do unasked, but for what only its own words can tell."""
    if seat not in seats_left(sea):
        return Offer(())
    sides = dict.fromkeys(ship.side for ship in sea.ships)
    ids = (DRAW, *(FOR + side for side in sides), *((WITHDRAW,) if seat in sea.offers else ()))
    ends = [Option(name, Choice(name), clauses=_END) for name in ids]
    deeds = [Option(format_deed(deed), deed, clauses=_DEED) for deed in listed_deeds(sea, seat)]
    return Offer((*ends, *deeds))


def read_interjection(sea: Sea, seat: str, text: str) -> Declaration:
    """Reads an act made unasked; what is none comes back as it is and is not offered.

    Raises:
        NotationError: it begins as a signal or a deed, and cannot be read on.
    """
    words = sea.prepared.words
    ids = [option.id for option in interjections(sea, seat)]
    choice = read_choice(text, ids)
    if choice in ids and choice.startswith((DRAW, FOR, WITHDRAW)):
        return Choice(choice)
    signal = parse_signal(text, words)
    if signal is not None:
        return signal
    try:
        return parse_deed(text, words) or Choice(choice)
    except NotationError:
        if ":" in text or "\uff1a" in text or text.casefold().startswith(("test ", "strike ")):
            raise
        return Choice(choice)


def unlisted(sea: Sea, seat: str, declaration: Declaration) -> Option | None:
    """Signals and deeds that hold words of one's own; raises `Refused` for those that may not be made now."""
    if seat not in seats_left(sea):
        return None
    # What is handed in as a value may hold what nobody can write: it is taken as its own text says it.
    words = sea.prepared.words
    if isinstance(declaration, (Flag, Hail)):
        signal = parse_signal(format_signal(declaration), words)
        return None if signal is None else signal_option(sea, seat, signal)
    if isinstance(declaration, (Test, Strike, Act)):
        deed = parse_deed(format_deed(declaration), words)
        return None if deed is None else deed_option(sea, seat, deed)
    return None


def heard_by(sea: Sea, _seat: str, declaration: Declaration) -> tuple[str, ...] | None:
    """Who is told of an act made unasked; None for all. Rulings: kaisen.signal.reader."""
    return hearers(sea, declaration) if isinstance(declaration, (Flag, Hail)) else None


def interject(sea: Sea, seat: str, declaration: Declaration) -> Flow:
    """Carries out an act made unasked; returns the result if it ends the battle."""
    if isinstance(declaration, (Flag, Hail)):
        send(sea, declaration)
        return None
    if isinstance(declaration, (Test, Strike, Act)):
        yield from do(sea, seat, declaration)
        return None
    assert isinstance(declaration, Choice)
    if declaration.id == WITHDRAW:
        del sea.offers[seat]
        sea.log.tell(EndWithdrawn(seat, _END))
        return None
    winner = "" if declaration.id == DRAW else declaration.id.removeprefix(FOR)
    sea.offers[seat] = winner
    sea.log.tell(EndOffered(seat, winner, _END))
    if all(sea.offers.get(other) == winner for other in seats_left(sea)):
        return Result((winner,) if winner else (), "agreed", _END)
    return None


def leave(sea: Sea, seat: str) -> Result | None:
    """A seat gives up: its ships are out of the battle."""
    if seat not in sea.yielded:
        sea.yielded.append(seat)
        sea.offers.pop(seat, None)
        sea.log.tell(Yielded(seat, _END))
        for ship in sea.ships:
            if ship.seat == seat and ship.gone is None:
                take_out(sea, ship, Gone.REMOVED)
    return conclude(sea)
