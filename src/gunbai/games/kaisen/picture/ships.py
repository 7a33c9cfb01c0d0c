"""Ships on the map: hulls that point where their bows do, names, tracks, and the chains between fouled ones."""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.games.kaisen.geometry import Hex, Pose
from gunbai.games.kaisen.picture.plane import ANGLES, Point, middle
from gunbai.games.kaisen.view import SeaView, ShipView
from gunbai.kernel.markup import escaped, tag, text
from gunbai.kernel.words import Wording

HULL = "M22 0 Q10 -11 -15 -9 L-19 0 L-15 9 Q10 11 22 0Z"
"""Bow to the east."""
SAIL = "M2 -6 L2 6 M-8 -6 L-8 6"
COLOURS = 6
LONGEST = 14
"""Letters of a name that are drawn; the whole name is in the ship's own title."""

_BERTHS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-12, -7), (12, 7)),
    3: ((-12, 8), (12, 8), (0, -12)),
}
_MANY = tuple((x, y) for y in (-13, 0, 13) for x in (-18, -6, 6, 18))
"""Where ships lie in a hex that they share, by how many there are."""
_SCALES = {1: "", 2: " scale(.62)", 3: " scale(.52)"}
_SMALL = " scale(.3)"


def ghost(path: Sequence[Pose]) -> list[str]:
    """A way that a ship may go, and the ship at its end as one sees through it."""
    if not path:
        return []
    end, facing = path[-1]
    point = middle(end)
    turn = f"translate({point.x} {point.y}) rotate({ANGLES[facing]})"
    points = " ".join(f"{each.x},{each.y}" for each in (middle(place) for place, _ in path))
    return [
        tag("polyline", points=points, class_="path"),
        tag("path", d=HULL, class_="hull ghost", transform=turn),
    ]


def side_class(board: SeaView, side: str) -> str:
    """The colours of a side: the first six each have their own."""
    sides = list(dict.fromkeys(ship.side for ship in board.ships))
    return f"side{sides.index(side) % COLOURS}"


def berths(board: SeaView) -> dict[str, tuple[Point, str]]:
    """Where each ship that is on the map is drawn, and how its size is changed there."""
    by_hex: dict[Hex, list[ShipView]] = {}
    for ship in board.ships:
        if ship.at is not None:
            by_hex.setdefault(ship.at, []).append(ship)
    found: dict[str, tuple[Point, str]] = {}
    for place, ships in by_hex.items():
        centre = middle(place)
        spots = _BERTHS.get(len(ships), _MANY)
        for ship, (x, y) in zip(ships, spots, strict=False):
            found[ship.id] = Point(centre.x + x, centre.y + y), _SCALES.get(len(ships), _SMALL)
    return found


def ship_marks(board: SeaView, words: Wording) -> list[str]:
    """Every ship on the map, each a group with a title that says all of it; their names lie above all hulls."""
    places = berths(board)
    hulls, names = [], []
    for ship in board.ships:
        if ship.id not in places:
            continue
        point, size = places[ship.id]
        hull = tag("path", d=HULL, class_=f"hull {side_class(board, ship.side)}{'' if ship.able else ' unable'}")
        mast = tag("path", d=SAIL, class_="hull", fill="none")
        turn = f"translate({point.x} {point.y}) rotate({ANGLES[ship.facing]}){size}"
        said = tag("title", escaped(ship_line(ship, words)))
        hulls.append(tag("g", said, tag("g", hull, mast, transform=turn), role="img", class_="ship"))
        assert ship.at is not None
        names.append(text(_label(words.name(ship.id)), point.x, _under(point, middle(ship.at), size), class_="name"))
    return [*hulls, *names]


def _label(name: str) -> str:
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


def _under(point: Point, centre: Point, size: str) -> int:
    """Where a ship's name stands: under it, but over it for the upper ones of a hex that is shared."""
    if not size:
        return point.y + 27
    return point.y - 9 if point.y < centre.y else point.y + 16


def ship_line(ship: ShipView, words: Wording) -> str:
    """A ship in words: whose it is, where it lies, how it stands."""
    if ship.at is None:
        return words.say("picture-ship-gone", ship=ship.id, side=ship.side, how=ship.gone)
    return words.say(
        "picture-ship", ship=ship.id, side=ship.side, place=ship.hex, facing=ship.facing, hp=ship.hp,
        hp_max=ship.hp_max, able=ship.able, fouled=ship.fouled,
    )  # fmt: skip


def chains(board: SeaView) -> list[str]:
    """A chain between each two ships that are fouled."""
    places = berths(board)
    drawn = []
    for ship in board.ships:
        for other in ship.fouled:
            if ship.id < other and ship.id in places and other in places:
                (start, _), (end, _) = places[ship.id], places[other]
                drawn.append(tag("line", x1=start.x, y1=start.y, x2=end.x, y2=end.y, class_="chain"))
    return drawn


def tracks(board: SeaView) -> list[str]:
    """Where this round's movement led."""
    return [_track(ship.track) for ship in board.ships if len({place for place, _ in ship.track}) > 1]


def _track(track: tuple[Pose, ...]) -> str:
    points = " ".join(f"{point.x},{point.y}" for point in (middle(place) for place, _ in track))
    return tag("polyline", points=points, class_="track")
