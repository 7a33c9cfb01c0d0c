"""The whole picture: the sea, what is marked, the ships, the wind, and in words what all of it shows."""

from __future__ import annotations

from gunbai.games.kaisen.geometry import DIRECTIONS, format_hex, opposite
from gunbai.games.kaisen.names import ship_named
from gunbai.games.kaisen.picture.marks import Sight, arcs, reached, read_poses
from gunbai.games.kaisen.picture.markup import style
from gunbai.games.kaisen.picture.plane import CORNERS, HALF, MARGIN, TOP, Point, hexes_of, middle, toward
from gunbai.games.kaisen.picture.ships import chains, ghost, ship_line, ship_marks, side_class, tracks
from gunbai.games.kaisen.view import SeaView
from gunbai.kernel.markup import escaped, tag, text
from gunbai.kernel.pictures import Wishes
from gunbai.kernel.views import View
from gunbai.kernel.words import Wording

ROSE = 46
"""Half the width of the wind rose."""
LINE = 22
"""Height of a line of words."""
NARROWEST = 460
PER_LETTER = 8
"""Width of a letter in a line of words, about; letters of East Asia take two."""


class SeaPicture:
    """Draws a battle at sea.

    Marks: `arcs` of ships, `sight` between two places or ships, `reach` and `path` with poses as printed.
    """

    marks: tuple[str, ...] = ("arcs", "sight", "reach", "path")

    def draw(self, view: View, words: Wording, wishes: Wishes) -> str:
        """An SVG document; see `gunbai.kernel.pictures.Picture`."""
        board = view.board
        assert isinstance(board, SeaView)
        return _Drawing(board, words, wishes).document()


PICTURE = SeaPicture()


class _Drawing:
    def __init__(self, board: SeaView, words: Wording, wishes: Wishes) -> None:
        self.board, self.words, self.wishes = board, words, wishes
        self.poses = read_poses(wishes.marks.get("reach", ()))
        self.path = read_poses(wishes.marks.get("path", ()))
        ends = wishes.marks.get("sight", ())
        names = wishes.names
        self.sights = [Sight(board, start, end, names) for start, end in zip(ends[::2], ends[1::2], strict=False)]
        self.arcs = [ship_named(board, name, names) for name in wishes.marks.get("arcs", ())]
        shown = [place for place, _ in (*self.poses, *self.path)] + [
            end for one in self.sights for end in (one.start, one.end)
        ]
        self.hexes = hexes_of(board, shown)
        points = [middle(place) for place in self.hexes]
        self.left = min(point.x for point in points) - HALF - MARGIN
        self.top = min(point.y for point in points) - TOP - MARGIN
        self.right = max(point.x for point in points) + HALF + MARGIN + 2 * ROSE + MARGIN
        self.bottom = max(point.y for point in points) + TOP + MARGIN
        self.lines = self._lines()

    def document(self) -> str:
        title = self.wishes.title or self.words.say("picture-title", round=self.board.round)
        width = max(self.right - self.left, NARROWEST, max(map(_width, (title, *self.lines))) + 2 * MARGIN)
        head = 2 * LINE
        height = self.bottom - self.top + head + LINE * (len(self.lines) + 1)
        parts = [
            tag("title", escaped(title), id="title"),
            tag("desc", escaped("\n".join((*self.lines, *self._all_ships()))), id="desc"),
            tag("style", style(self.wishes.theme)),
            tag("defs", tag("polygon", id="h", points=CORNERS)),
            tag("rect", x=self.left, y=self.top - head, width=width, height=height, class_="back"),
            text(title, self.left + MARGIN, self.top - head + LINE + 8, class_="head ink"),
            *self._sea(),
            *self._marked(),
            *tracks(self.board),
            *chains(self.board),
            *ship_marks(self.board, self.words),
            *(mark for sight in self.sights for mark in sight.marks()),
            *ghost(self.path),
            self._rose(Point(self.right - MARGIN - ROSE, self.top + MARGIN + ROSE)),
            *self._legend(),
        ]
        return tag(
            "svg", "\n", "\n".join(parts), "\n",
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"{self.left} {self.top - head} {width} {height}",
            width=width, height=height, role="img", aria_labelledby="title desc",
            lang=self.words.language,
        ) + "\n"  # fmt: skip

    def _sea(self) -> list[str]:
        """The hexes with their numbers, and what stands in the way of ships or shots."""
        kinds = dict.fromkeys(self.board.islands, "island")
        kinds |= {place: "shoal" for place in self.board.shoals if place not in kinds}
        kinds |= {place: "fog" for place in self.board.fog if place not in kinds}
        drawn = []
        for place in self.hexes:
            point = middle(place)
            drawn.append(tag("use", href="#h", x=point.x, y=point.y, class_=kinds.get(place, "hex")))
            drawn.append(text(format_hex(place), point.x, point.y - TOP + 13, class_="place"))
        return drawn

    def _marked(self) -> list[str]:
        marks = [mark for ship in self.arcs for mark in arcs(self.board, ship, self.hexes)]
        return [*marks, *reached(self.poses)]

    def _rose(self, centre: Point) -> str:
        """The six directions, and an arrow that flies with the wind. Clauses: kaisen.compass.clockwise."""
        board = self.board
        parts = [tag("circle", cx=centre.x, cy=centre.y, r=ROSE - 14, class_="rose")]
        for facing in DIRECTIONS:
            point = toward(centre, facing, ROSE)
            parts.append(text(str(facing), point.x, point.y + 4, class_="point ink"))
        if board.wind_level:
            start, end = toward(centre, board.wind, 26), toward(centre, opposite(board.wind), 26)
            left, right = (toward(end, (board.wind + turn - 1) % 6 + 1, 12) for turn in (1, -1))
            parts.append(
                tag(
                    "path", class_="wind",
                    d=f"M{start.x} {start.y} L{end.x} {end.y} M{left.x} {left.y} L{end.x} {end.y} L{right.x} {right.y}",
                )
            )  # fmt: skip
        parts.append(
            text(
                self.words.say("picture-level", level=board.wind_level),
                centre.x,
                centre.y + ROSE + 22,
                class_="point ink",
            )
        )
        return tag("g", tag("title", escaped(self._wind())), *parts, role="img")

    # ---- words -------------------------------------------------------------------------------------------------------

    def _wind(self) -> str:
        return self.words.say(
            "picture-wind", wind=self.board.wind, level=self.board.wind_level, weather=self.board.weather
        )

    def _lines(self) -> list[str]:
        """What stands under the map."""
        board, words = self.board, self.words
        lines = [self._wind()]
        if board.current is not None:
            lines.append(words.say("picture-current", direction=board.current[0], speed=board.current[1]))
        lines += [words.say("picture-arcs", ship=ship.id) for ship in self.arcs]
        lines += [sight.words(words) for sight in self.sights]
        if self.poses:
            lines.append(
                words.say("picture-reach", poses=len(self.poses), hexes=len({place for place, _ in self.poses}))
            )
        return [*lines, *(self._side(side) for side in self._sides())]

    def _sides(self) -> list[str]:
        return list(dict.fromkeys(ship.side for ship in self.board.ships))

    def _side(self, side: str) -> str:
        ships = tuple(ship.id for ship in self.board.ships if ship.side == side)
        return self.words.say("picture-side", side=side, ships=ships)

    def _all_ships(self) -> list[str]:
        return [ship_line(ship, self.words) for ship in self.board.ships]

    def _legend(self) -> list[str]:
        """The words under the map, with the colours of the sides."""
        sides = self._sides()
        drawn = []
        for at, line in enumerate(self.lines):
            y = self.bottom + LINE * at
            side = at - (len(self.lines) - len(sides))
            indent = 0
            if side >= 0:
                colour = side_class(self.board, sides[side])
                drawn.append(tag("rect", x=self.left + MARGIN, y=y - 11, width=20, height=12, class_=f"hull {colour}"))
                indent = 28
            drawn.append(text(line, self.left + MARGIN + indent, y, class_="note ink"))
        return drawn


def _width(line: str) -> int:
    return sum(PER_LETTER * (1 if ord(letter) < 0x2E80 else 2) for letter in line)
