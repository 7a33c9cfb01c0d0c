"""What is marked on request: a ship's arcs, a line of sight, and where a ship can end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from gunbai.errors import UnknownName
from gunbai.games.kaisen.geometry import ARC_SHAPES, Hex, Pose, arcs_of, format_hex, offset, parse_hex, within
from gunbai.games.kaisen.names import ship_named
from gunbai.games.kaisen.picture.plane import Point, middle, toward
from gunbai.games.kaisen.sight import SightLine, sight_line
from gunbai.games.kaisen.view import SeaView, ShipView
from gunbai.kernel.folding import fold
from gunbai.kernel.markup import tag
from gunbai.kernel.words import Wording

Names: TypeAlias = Mapping[str, Mapping[str, str]]
"""By id and language."""
FAR = 5
"""Arcs are shown as far as missile equipment reaches. Clauses: kaisen.gun.range-engine."""


def place_named(board: SeaView, name: str, names: Names) -> Hex:
    """A place as printed, or where a ship lies.

    Raises:
        UnknownName: it is neither.
    """
    try:
        at = ship_named(board, name, names).at
    except UnknownName:
        at = parse_hex(fold(name))
        if at is None:
            raise
    assert at is not None
    return at


def tinted(place: Hex, colour: str) -> str:
    """A hex with a colour laid over it."""
    point = middle(place)
    return tag("use", href="#h", x=point.x, y=point.y, class_=f"mark {colour}")


def arcs(board: SeaView, ship: ShipView, drawn: Iterable[Hex]) -> list[str]:
    """The bow, broadside and stern arcs of a ship, on the hexes that are drawn.

    Clauses: kaisen.arc.three, kaisen.arc.figure.
    """
    assert ship.at is not None
    there = frozenset(drawn)
    shape = ARC_SHAPES[board.arcs]
    edge = -1 if board.boundary == "axis" else 0
    marks = []
    for place in within(ship.at, FAR):
        found = arcs_of(ship.facing, offset(ship.at, place), shape)
        if found and place in there:
            marks.append(tinted(place, found[edge].value))
    return marks


class Sight:
    """A line of sight on the map. Clauses: kaisen.gun.los-ship, kaisen.gun.los-obstacle, kaisen.gun.los-edge."""

    def __init__(self, board: SeaView, start: str, end: str, names: Names) -> None:
        """
        Raises:
            UnknownName: an end is neither a place nor a ship on the map.
        """
        self.start, self.end = place_named(board, start, names), place_named(board, end, names)
        self.line: SightLine = sight_line(self.start, self.end)
        ships = {ship.at for ship in board.ships if ship.at is not None}
        blind = {*board.islands, *board.fog}
        self.barred = bool(self.line.sides) and board.sides == "barred"
        """It runs along hex sides, where no shot carries."""
        beside = () if self.barred else tuple(place for pair in self.line.sides for place in pair)
        self.blocks = tuple(place for place in (*self.line.crossed, *beside) if place in ships or place in blind)
        """Hexes on the line, or beside the sides that it runs along, with something in them."""

    @property
    def is_clear(self) -> bool:
        """Nothing lies on the line, and no hex side bars it."""
        return not self.blocks and not self.barred

    def marks(self) -> list[str]:
        """The hexes that it crosses, the sides that it runs along, and the line itself."""
        places = dict.fromkeys((*self.line.crossed, *self.blocks))
        drawn = [tinted(place, "blocks" if place in self.blocks else "crossed") for place in places]
        drawn += [_between(left, right) for left, right in self.line.sides]
        start, end = middle(self.start), middle(self.end)
        colour = "line" if self.is_clear else "line stopped"
        return [*drawn, tag("line", x1=start.x, y1=start.y, x2=end.x, y2=end.y, class_=colour)]

    def words(self, words: Wording) -> str:
        """What came of it, in words."""
        ends = {"start": format_hex(self.start), "end": format_hex(self.end)}
        if self.barred:
            return words.say("picture-sight-sides", **ends)
        if self.blocks:
            return words.say("picture-sight-blocked", **ends, places=tuple(map(format_hex, self.blocks)))
        return words.say("picture-sight-clear", **ends)


def _between(left: Hex, right: Hex) -> str:
    """The side between two hexes, from corner to corner."""
    first, second = middle(left), middle(right)
    centre = Point((first.x + second.x) // 2, (first.y + second.y) // 2)
    # A side stands across the way between the middles, and is as long as that way by the root of three: 4 of 7.
    x, y = (second.x - first.x) * 2 // 7, (second.y - first.y) * 2 // 7
    return tag("line", x1=centre.x - y, y1=centre.y + x, x2=centre.x + y, y2=centre.y - x, class_="bars")


def reached(poses: Iterable[Pose]) -> list[str]:
    """Where a ship can end, with a stroke for each facing."""
    drawn = []
    by_hex: dict[Hex, list[int]] = {}
    for place, facing in poses:
        by_hex.setdefault(place, []).append(facing)
    for place, facings in by_hex.items():
        drawn.append(tinted(place, "reach"))
        point = middle(place)
        for facing in facings:
            near, far = toward(point, facing, 13), toward(point, facing, 22)
            drawn.append(tag("line", x1=near.x, y1=near.y, x2=far.x, y2=far.y, class_="post"))
    return drawn


def read_poses(texts: Iterable[str]) -> list[Pose]:
    """Poses as they stand in wishes: `0203-5`."""
    found: list[Pose] = []
    for written in texts:
        printed, _, facing = written.rpartition("-")
        place = parse_hex(printed)
        if place is None or facing not in "123456" or len(facing) != 1:
            raise UnknownName("place", written)
        found.append((place, int(facing)))
    return found
