"""通信: signals by flags, and calls by voice.

Rulings: kaisen.signal.reader, kaisen.signal.spaces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.errors import NotOffered
from gunbai.games.kaisen.bearings import sight
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Flag, Hail
from gunbai.games.kaisen.events.people import Flagged, Hailed
from gunbai.games.kaisen.geometry import distance
from gunbai.games.kaisen.notation import format_signal
from gunbai.kernel.requests import GM, Option
from gunbai.kernel.schema import UNSHOWN

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

FLAG_MOST = 20
"""Characters of a signal by flags. Clauses: kaisen.signal.length."""
VOICE_RANGE = 2
"""Hexes that a voice carries. Clauses: kaisen.voice.range."""

_FLAG = cites(
    "kaisen.signal.flag", "kaisen.signal.once", "kaisen.signal.timing", "kaisen.signal.length", "kaisen.signal.kanji"
)
_ONCE = cites("kaisen.signal.once")
_LENGTH = cites("kaisen.signal.length", "kaisen.signal.kanji")
_VOICE = cites("kaisen.voice.range", "kaisen.voice.unlimited")
_RANGE = cites("kaisen.voice.range")


def flag_length(sea: Sea, text: str) -> int:
    """How many characters of a signal count. Clauses: kaisen.signal.length, kaisen.signal.kanji."""
    return len(text) if sea.rules.signal_spaces == "counted" else sum(not char.isspace() for char in text)


def signal_option(sea: Sea, seat: str, signal: Flag | Hail) -> Option:
    """A signal that may be given now.

    Raises:
        NotOffered: it may not, with the reason and the clauses.
    """
    ship = sea.by_id.get(signal.ship)
    if ship is None or ship.seat != seat or not ship.able:
        own = tuple(one.id for one in sea.ships if one.seat == seat and one.able)
        raise NotOffered("not-your-ship", {"ship": signal.ship}, clauses=_FLAG, accepted=own)
    if not signal.text.strip() or UNSHOWN.search(signal.text) is not None:
        raise NotOffered("signal-empty", {}, clauses=_FLAG)
    if isinstance(signal, Flag):
        if ship.flagged:
            raise NotOffered("signal-once", {"ship": ship.id}, clauses=_ONCE)
        given = flag_length(sea, signal.text)
        if given > FLAG_MOST:
            raise NotOffered("signal-length", {"given": given, "most": FLAG_MOST}, clauses=_LENGTH)
        return Option(format_signal(signal), signal, clauses=_FLAG)
    other = sea.by_id.get(signal.to)
    after = sea.phase not in ("weather", "power", "plot")
    if other is None or other is ship or other.gone is not None or not after:
        raise NotOffered("voice-when", {}, clauses=_RANGE)
    far = distance(ship.at, other.at)
    if far > VOICE_RANGE:
        raise NotOffered("voice-range", {"ship": other.id, "range": far}, clauses=_RANGE)
    return Option(format_signal(signal), signal, clauses=_VOICE)


def hearers(sea: Sea, signal: Flag | Hail) -> tuple[str, ...] | None:
    """The seats that know of a signal; None for all. Rulings: kaisen.signal.reader."""
    ship = sea.by_id[signal.ship]
    if isinstance(signal, Flag) and sea.rules.signal_reader == "all":
        return None
    heard = [other.seat for other in sea.ships if other.gone is None and _reaches(sea, ship, other, signal)]
    return (*dict.fromkeys((ship.seat, *heard)), GM)


def _reaches(sea: Sea, ship: Ship, other: Ship, signal: Flag | Hail) -> bool:
    far = distance(ship.at, other.at)
    if isinstance(signal, Hail):
        return far <= VOICE_RANGE
    return far <= 1 or sight(sea, ship.at, other.at) is None


def send(sea: Sea, signal: Flag | Hail) -> None:
    """A signal is given. Clauses: kaisen.signal.flag, kaisen.voice.range."""
    told: Flagged | Hailed
    if isinstance(signal, Flag):
        sea.by_id[signal.ship].flagged = True
        told = Flagged(signal.ship, signal.text, _FLAG)
    else:
        told = Hailed(signal.ship, signal.to, signal.text, _VOICE)
    seats = hearers(sea, signal)
    if seats is None:
        sea.log.tell(told)
    else:
        sea.log.whisper(seats, told)
