"""The plots that are listed for a ship: one for every hex and facing that it can reach. Any other may be written.

They are searched for when somebody looks at them, and kept for all battles of the scenario.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.geometry import Hex, format_hex, hex_at, offset
from gunbai.games.kaisen.moves import STAY
from gunbai.games.kaisen.plot_text import pools_text
from gunbai.games.kaisen.power import means_of
from gunbai.games.kaisen.values import Hold
from gunbai.games.kaisen.ways import Way, Ways, search, staying
from gunbai.kernel.phrase import Phrase
from gunbai.kernel.requests import Offer, OfferOnDemand, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

PLOT = cites("kaisen.plot.format", "kaisen.alloc.three", "kaisen.plot.unspent")


def leash_of(ship: Ship) -> int | None:
    """How far a ship may be from where it lies. Clauses: kaisen.exit.adjacent-only."""
    return {Hold.FREE: None, Hold.NEAR: 1}.get(ship.hold, 0)


def plot_offer(sea: Sea, ship: Ship) -> Offer:
    """One plot for every hex and facing that a ship can reach as it now lies."""
    listing = Listing(sea, ship)
    return OfferOnDemand(listing.count, listing.make)


class Listing:
    """The plots that are listed for a ship as it lay when they were asked for."""

    __slots__ = ("_at", "_facing", "_leash", "_power", "_sea", "_stays", "_trim", "_ways")

    def __init__(self, sea: Sea, ship: Ship) -> None:
        self._sea = sea
        self._trim, self._at, self._facing, self._power = ship.trim, ship.at, ship.facing, ship.power
        self._leash = None if ship.hold is Hold.FREE else leash_of(ship)
        self._stays = ship.hold is Hold.STAY or not ship.able
        self._ways: tuple[Way, ...] = ()

    def count(self) -> int:
        """How many there are."""
        self._ways = self._found()
        return len(self._ways)

    def make(self, place: int) -> Option:
        """The one at a place in the row, once they have been counted. Rulings: kaisen.alloc.under."""
        moves, sail, steer, row, way, bow = self._ways[place]
        profile, (nw, east), facing = self._trim.profile, self._at, self._facing
        if self._trim.rules.alloc_under == "all" and moves != STAY:
            steer = self._power - sail - row
        sails, steers, rows = profile.sail_bonus, profile.steer_bonus, profile.rowing
        to = hex_at(nw + way[0], east + way[1])
        plot = Plot(sail, sails, steer, steers, row, rows, (nw, east), facing, moves, (to[0], to[1]), bow)
        end = f"{format_hex(to)}-{bow}"
        pools = pools_text(sail, sails, steer, steers, row, rows)
        text = f"{pools}:{format_hex(self._at)}-{facing}:{moves}:{end}"
        return Option(text, plot, sail + steer + row, PLOT, words=Phrase("plot-line", {"moves": moves, "end": end}))

    def _found(self) -> tuple[Way, ...]:
        """All that the ship can reach, by one plot each; none that leads off the map. Clauses: kaisen.plot.unspent."""
        if self._stays:
            return staying(self._facing).ways
        at, chart, trim, kept = self._at, self._sea.chart, self._trim, self._sea.prepared.ways
        key = (trim.profile.id, trim.turns, trim.level, self._facing, self._power, self._leash)
        found = kept.get(key) or kept.keep(key, self._open_sea())
        if chart.closed:
            found = self._between_land(found)
        if chart.low is None or chart.high is None:
            return found.ways
        return found.within(chart.low[0] - at[0], chart.low[1] - at[1], chart.high[0] - at[0], chart.high[1] - at[1])

    def _between_land(self, free: Ways) -> Ways:
        """What is left of all that the ship could reach on an open sea."""
        closed = tuple(way for place in self._sea.chart.land if (way := offset(self._at, place)) in free.hexes)
        if not closed:
            return free
        trim, kept = self._trim, self._sea.prepared.ways
        key = (trim.profile.id, trim.turns, trim.level, self._facing, self._power, self._leash, closed)
        return kept.get(key) or kept.keep(key, self._search(trim.turns, closed))

    def _open_sea(self) -> Ways:
        """All that the ship can reach where no land is, found under a wind from 1 and turned into the real one."""
        trim, kept = self._trim, self._sea.prepared.ways
        turns = trim.turns
        means = means_of(trim.rules, trim.profile, self._power, 1, trim.level)
        bow = (self._facing - 1 - turns) % 6 + 1
        key = (bow, means, self._leash)
        found = kept.get(key) or kept.keep(key, search(bow, means, (), self._leash))
        return found.turned(turns) if turns else found

    def _search(self, turns: int, closed: tuple[Hex, ...]) -> Ways:
        means = means_of(self._trim.rules, self._trim.profile, self._power, turns + 1, self._trim.level)
        return search(self._facing, means, closed, self._leash)
