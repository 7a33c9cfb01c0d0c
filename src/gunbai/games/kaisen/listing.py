"""The plots that are listed for a ship: one for every hex and facing that it can reach. Any other may be written.

They are searched for when somebody looks at them, and kept for all battles of the scenario.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress, islice
from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.drafts import Draft, Drafts
from gunbai.games.kaisen.geometry import format_hex, offset, turned
from gunbai.games.kaisen.moves import STAY
from gunbai.games.kaisen.plot_text import pools_text
from gunbai.games.kaisen.power import means_of
from gunbai.games.kaisen.values import FREE, Hold
from gunbai.games.kaisen.ways import Ways, search, staying
from gunbai.kernel.phrase import Phrase
from gunbai.kernel.requests import OfferOnDemand, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Prepared

MOST_TRIMS = 1000
"""More than a scenario has: twelve ships, six winds, seven levels."""
PLOT = cites("kaisen.plot.format", "kaisen.alloc.three", "kaisen.plot.unspent")


def leash_of(ship: Ship) -> int | None:
    """How far a ship may be from where it lies. Clauses: kaisen.exit.adjacent-only."""
    return None if ship.hold is FREE else 1 if ship.hold is Hold.NEAR else 0


class Listing(OfferOnDemand):
    """One plot for every hex and facing that a ship can reach as it lay when it was asked."""

    __slots__ = ("_at", "_facing", "_inside", "_leash", "_power", "_prepared", "_row", "_stays", "_trim")

    _row: tuple[Draft, ...]
    """What they are made from,"""
    _inside: bytes
    """and which of it stays on the map: a byte each, 1 for what does; empty for all. Both are there once counted."""

    def __init__(self, prepared: Prepared, ship: Ship) -> None:
        OfferOnDemand.__init__(self)
        self._prepared, self._trim = prepared, ship.trim
        self._at, self._facing, self._power = ship.at, ship.facing, ship.power
        self._leash = None if ship.hold is FREE else leash_of(ship)
        self._stays = ship.hold is Hold.STAY or not ship.able

    def count(self) -> int:
        """How many there are; none leads off the map. Clauses: kaisen.plot.unspent."""
        drafts, edge = self._found(), self._prepared.edge
        self._row, self._inside = drafts.row, b""
        if edge is not None and not self._stays:
            nw, east = self._at
            south, west, north, right = edge
            self._inside = drafts.within(south - nw, west - east, north - nw, right - east)
        return self._inside.count(1) if self._inside else len(self._row)

    def make(self, place: int) -> Option:
        """The one at a place in the row."""
        if not self._inside:
            return self._option(self._row[place])
        place = range(len(self))[place]
        return self._option(next(islice(compress(self._row, self._inside), place, None)))

    def make_all(self) -> Iterable[Option]:
        """All of them in their order."""
        count, row = len(self), self._row
        return map(self._option, row if count == len(row) else compress(row, self._inside))

    def _option(self, draft: Draft) -> Option:
        """A draft from where the ship lies, as it is listed."""
        profile, facing, bow, moves = self._trim.profile, self._facing, draft.facing, draft.moves
        nw, east = at = self._at
        to = nw + draft.nw, east + draft.east
        plot = Plot(
            draft.sail, profile.sail_bonus, draft.steer, profile.steer_bonus, draft.row, profile.rowing, (nw, east),
            facing, moves, to, bow,
        )  # fmt: skip
        end = f"{format_hex(to)}-{bow}"
        text = f"{draft.pools}:{format_hex(at)}-{facing}:{moves}:{end}"
        return Option(text, plot, draft.power, PLOT, None, Phrase("plot-line", {"moves": moves, "end": end}))

    # ---- what a ship can reach ---------------------------------------------------------------------------------------

    def _found(self) -> Drafts:
        """All that the ship can reach, by one plot each."""
        if self._stays:
            return self._drafted(staying(self._facing))
        prepared, trim, leash = self._prepared, self._trim, self._leash
        kept = prepared.kept
        # All that it hangs on.
        key = ((self._power * 3 + (2 if leash is None else leash)) * 7 + self._facing) * MOST_TRIMS + trim.number
        found = kept.drafts.get(key) or kept.keep_drafts(key, self._drafted(self._open_sea()))
        return self._between_land(key, found) if prepared.chart.closed else found

    def _drafted(self, ways: Ways) -> Drafts:
        """Ways as plots of this ship. Rulings: kaisen.alloc.under."""
        profile, all_power = self._trim.profile, self._trim.rules.alloc_under == "all"
        row: list[Draft] = []
        for way in ways:
            sail, steer, oars = way.sail, way.steer, way.row
            if all_power and way.moves != STAY:
                steer = self._power - sail - oars
            pools = pools_text(sail, profile.sail_bonus, steer, profile.steer_bonus, oars, profile.rowing)
            row.append(Draft(pools, sail, steer, oars, sail + steer + oars, way.moves, way.nw, way.east, way.facing))
        return Drafts(row)

    def _open_sea(self) -> Ways:
        """All that the ship can reach where no land is, found under a wind from 1 and turned into the real one."""
        trim, kept = self._trim, self._prepared.kept
        means = means_of(trim.rules, trim.profile, self._power, 1, trim.level)
        bow = turned(self._facing, -trim.turns)
        key = bow, means, self._leash
        found = kept.ways.get(key) or kept.keep_ways(key, search(bow, means, (), self._leash))
        return tuple([way.turned(trim.turns) for way in found]) if trim.turns else found

    def _between_land(self, key: int, free: Drafts) -> Drafts:
        """What is left of all that the ship could reach on an open sea.

        Every hex that any plot enters is an end: each step of a plot is the end of another one.
        """
        ends = {(draft.nw, draft.east) for draft in free.row}
        closed = tuple(way for place in self._prepared.chart.land if (way := offset(self._at, place)) in ends)
        if not closed:
            return free
        trim, kept = self._trim, self._prepared.kept
        found = kept.drafts.get((key, closed))
        if found is None:
            means = means_of(trim.rules, trim.profile, self._power, trim.turns + 1, trim.level)
            ways = search(self._facing, means, closed, self._leash)
            found = kept.keep_drafts((key, closed), self._drafted(ways))
        return found
