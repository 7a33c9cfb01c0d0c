"""The plots that are listed for a ship: one for every hex and facing that it can reach. Any other may be written.

They are searched for when somebody looks at them, and kept for all battles of the scenario.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.drafts import Draft, Drafts
from gunbai.games.kaisen.geometry import format_hex, offset, turned
from gunbai.games.kaisen.moves import STAY
from gunbai.games.kaisen.plot_text import pools_text
from gunbai.games.kaisen.power import means_of
from gunbai.games.kaisen.values import FREE, NEAR, STAYING, Hold
from gunbai.games.kaisen.ways import Ways, search, staying
from gunbai.kernel.phrase import Phrase
from gunbai.kernel.requests import OfferOnDemand, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Prepared

MOST_TRIMS = 1000
"""More than a scenario has: twelve ships, six winds, seven levels."""
PLOT = cites("kaisen.plot.format", "kaisen.alloc.three", "kaisen.plot.unspent")


def leash_of(hold: Hold) -> int | None:
    """How far a ship may be from where it lies. Clauses: kaisen.exit.adjacent-only."""
    return None if hold is FREE else 1 if hold is NEAR else 0


class Listing(OfferOnDemand):
    """One plot for every hex and facing that a ship can reach as it lay when it was asked."""

    __slots__ = ("_at", "_facing", "_hold", "_power", "_prepared", "_row", "_trim")

    _row: tuple[Draft, ...]
    """What they are made from, once they have been counted."""

    def __init__(self, prepared: Prepared, ship: Ship) -> None:
        self._length, self._made = -1, {}
        self._prepared, self._trim = prepared, ship.trim
        self._at, self._facing, self._power = ship.at, ship.facing, ship.power
        self._hold = ship.hold if ship.able else STAYING

    def count(self) -> int:
        """How many there are; none leads off the map. Clauses: kaisen.plot.unspent."""
        prepared, trim, hold = self._prepared, self._trim, self._hold
        leash = 2 if hold is FREE else 1 if hold is NEAR else 0
        # All that they hang on.
        key = ((self._power * 3 + leash) * 7 + self._facing) * MOST_TRIMS + trim.number
        drafts = prepared.kept.drafts.get(key)
        if drafts is None or prepared.chart.closed or hold is STAYING:
            drafts = self._sought(key)
        edge = prepared.edge
        if edge is None or hold is STAYING:
            self._row = drafts.row
        else:
            nw, east = self._at
            south, west, north, right = edge
            self._row = drafts.within(south - nw, west - east, north - nw, right - east)
        return len(self._row)

    def make(self, place: int) -> Option:
        """The one at a place in the row."""
        draft, profile, at, facing = self._row[place], self._trim.profile, self._at, self._facing
        moves, bow = draft.moves, draft.facing
        nw, east = at
        to = nw + draft.nw, east + draft.east
        plot = Plot(
            draft.sail, profile.sail_bonus, draft.steer, profile.steer_bonus, draft.row, profile.rowing, (nw, east),
            facing, moves, to, bow,
        )  # fmt: skip
        end = f"{format_hex(to)}-{bow}"
        text = f"{draft.pools}:{format_hex(at)}-{facing}:{moves}:{end}"
        return Option(text, plot, draft.power, PLOT, Phrase("plot-line", {"moves": moves, "end": end}))

    # ---- what a ship can reach ---------------------------------------------------------------------------------------

    def _sought(self, key: int) -> Drafts:
        """All that the ship can reach, by one plot each, searched for where that has not been done.

        Args:
            key: by which it is kept where no land is near.
        """
        if self._hold is STAYING:
            return self._drafted(staying(self._facing))
        kept = self._prepared.kept
        found = kept.drafts.get(key) or kept.keep_drafts(key, self._drafted(self._open_sea()))
        return self._between_land(key, found) if self._prepared.chart.closed else found

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
        trim, kept, leash = self._trim, self._prepared.kept, leash_of(self._hold)
        means = means_of(trim.rules, trim.profile, self._power, 1, trim.level)
        bow = turned(self._facing, -trim.turns)
        key = bow, means, leash
        found = kept.ways.get(key) or kept.keep_ways(key, search(bow, means, (), leash))
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
            ways = search(self._facing, means, closed, leash_of(self._hold))
            found = kept.keep_drafts((key, closed), self._drafted(ways))
        return found
