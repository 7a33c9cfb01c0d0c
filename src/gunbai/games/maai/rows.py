"""Breaths that are listed in one situation, kept for whenever it comes again.

What is listed hangs on far less than the whole state: on what one carries and knows, on the distance, on who is where.
Whoever can name all of that has a situation, a key; the breaths of a situation are judged once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import TYPE_CHECKING, NamedTuple

from gunbai.games.maai.breath import Course
from gunbai.games.maai.declaration import Act
from gunbai.kernel.keeping import Keep
from gunbai.kernel.requests import Offer, Option

if TYPE_CHECKING:
    from gunbai.games.maai.situation import Key, Situation

MOST_JOINED = 200
"""So many joined rows are kept with one of which they are made."""
MOST_OFFERS = 5000
"""So many different offers, and options, are kept."""
_numbers = count(1)
"""Never given twice: battles go on with theirs when tables are emptied."""
_offers: Keep[tuple[tuple[str, ...], tuple[int, ...]], Offer] = Keep(MOST_OFFERS)
"""Equal offers are kept once: there are far fewer of them than situations."""


class Listed(NamedTuple):
    """A breath that is listed, and how it goes."""

    option: Option
    course: Course
    need: int = 0
    """The vitality from which it is listed; what it costs apart."""


class Rows:
    """The breaths listed in one situation, and of them those that are listed with so much vitality."""

    __slots__ = ("_joined", "_offers", "courses", "listed", "number")

    def __init__(self, listed: Iterable[Listed]) -> None:
        self.listed = tuple(listed)
        self.courses: dict[str, Course] = {one.option.id: one.course for one in self.listed}
        """How each of them goes, by the option's id."""
        self.number = next(_numbers)
        """Its own among all rows."""
        self._offers: dict[tuple[int, int], Offer] = {}
        self._joined: Keep[tuple[int, int], Rows] = Keep(MOST_JOINED)

    def offer(self, vitality: int, beats: int = 0) -> Offer:
        """What is listed with so much vitality.

        Args:
            beats: by so much a single act may cost more. Clauses: maai.recovery.b2.
        """
        offer = self._offers.get((vitality, beats))
        if offer is None:
            offer = self._offers[vitality, beats] = _offer(tuple(self._upto(vitality, beats)))
        return offer

    def _upto(self, vitality: int, beats: int) -> Iterator[Option]:
        for option, course, need in self.listed:
            dear = option.cost - vitality
            if need <= vitality and (dear <= 0 or (dear <= beats and len(course.acts) == 1)):
                yield option

    def joined(self, before: Rows, after: Rows) -> Rows:
        """These, with others put in behind the first of them, and more at the end; they have none in common."""
        key = before.number, after.number
        rows = self._joined.get(key)
        if rows is None:
            whole = (*self.listed[:1], *before.listed, *self.listed[1:], *after.listed)
            rows = self._joined.put(key, Rows(whole))
        return rows


NO_ROWS = Rows(())
Known = dict[tuple[Act, ...], Listed | None]
"""What came of bundles of acts that were judged: None for one that is not listed."""


class Kept:
    """What is kept of one kit of one fighter's: rows, and the bundles that rows are made of."""

    __slots__ = ("_known", "rows")

    def __init__(self) -> None:
        self.rows: Keep[Situation, Rows] = Keep()
        self._known: Keep[Key, Known] = Keep()

    def known(self, standpoint: Key) -> Known:
        """What came of bundles that were judged before from the same standpoint."""
        known = self._known.get(standpoint)
        if known is None:
            known = self._known.put(standpoint, {})
        return known


def _offer(options: tuple[Option, ...]) -> Offer:
    key = tuple([option.id for option in options]), tuple([option.cost for option in options])
    offer = _offers.get(key)
    if offer is None:
        offer = _offers.put(key, Offer(options))
    return offer
