"""The map of one scenario: its edge, and what stands in the way of ships and shots."""

from __future__ import annotations

from gunbai.games.kaisen.geometry import Hex, is_between, parse_hex
from gunbai.games.kaisen.sheet import SeaSheet


def place_of(text: str) -> Hex:
    """A position that the sheet's own pattern has let through."""
    found = parse_hex(text)
    assert found is not None, text
    return found


class Chart:
    """海図. Never changes in a battle."""

    __slots__ = ("blind", "closed", "fog", "high", "islands", "land", "low", "shoals")

    def __init__(self, sea: SeaSheet) -> None:
        self.islands = tuple(map(place_of, sea.islands))
        self.shoals = tuple(map(place_of, sea.shoals))
        self.fog = tuple(map(place_of, sea.fog))
        self.low = None if sea.low is None else place_of(sea.low)
        self.high = None if sea.high is None else place_of(sea.high)
        self.land = tuple(dict.fromkeys((*self.islands, *self.shoals)))
        """Hexes that no ship enters, in order."""
        self.closed = frozenset(self.land)
        self.blind = frozenset((*self.islands, *self.fog))
        """Hexes that no shot crosses. Clauses: kaisen.gun.los-obstacle."""

    def is_inside(self, place: Hex) -> bool:
        """Whether a hex is on the map. Rulings: kaisen.map.edge."""
        if self.low is None or self.high is None:
            return True
        return is_between(self.low, self.high, place)
