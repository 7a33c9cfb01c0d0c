"""The whole picture: the ladder of each duel with what each weapon can do in its cells, and every fighter's tracks."""

from __future__ import annotations

from gunbai.games.maai.picture.look import style
from gunbai.games.maai.values import DISTANCES, Distance
from gunbai.games.maai.view import FighterView, FightView
from gunbai.games.maai.weapons import BODY
from gunbai.kernel.markup import framed, tag, text, width_of
from gunbai.kernel.pictures import Wishes
from gunbai.kernel.views import View
from gunbai.kernel.words import Wording

WIDTH = 720
MARGIN = 16
LINE = 22
CELL = 110
"""From one cell of the ladder to the next."""
LEAD = 160
"""Where the ladder's first cell stands."""
BAR = 88
"""Length of a track."""
NUMBER = 42
"""Width of its numbers."""
STATES = ("first_cut", "opening", "window", "defenceless", "exhausted", "bleeding")
TRACKS = ("vitality", "strength", "guard")


class DuelPicture:
    """Draws a duel, or a battle of several with the duels inside it. It has no marks."""

    marks: tuple[str, ...] = ()

    def draw(self, view: View, words: Wording, wishes: Wishes) -> str:
        """An SVG document; see `gunbai.kernel.pictures.Picture`."""
        board = view.board
        assert isinstance(board, FightView)
        return _Drawing(board, view.seat, words, wishes).document()


PICTURE = DuelPicture()


class _Drawing:
    def __init__(self, board: FightView, seat: str, words: Wording, wishes: Wishes) -> None:
        self.board, self.seat, self.words, self.wishes = board, seat, words, wishes
        self.y = 0
        self.parts: list[str] = []
        self.spoken: list[str] = []

    def document(self) -> str:
        title = self.wishes.title or self.words.say("picture-title", round=self.board.round)
        self._line(self._head(), "head ink")
        for pair, distance in self._ladders():
            self._ladder(pair, distance)
        area = ""
        for fighter in self._in_order():
            if fighter.area != area:
                area = fighter.area
                self._line(self.words.say("picture-area", area=area), "soft")
            self._fighter(fighter)
        spoken = "\n".join(self.spoken)
        return framed(title, spoken, style(self.wishes.theme), self.parts, width=WIDTH, height=self.y + MARGIN)

    def _line(self, said: str, kind: str) -> None:
        self.y += LINE + 4
        self.parts.append(text(said, MARGIN, self.y, class_=kind))

    def _head(self) -> str:
        said = [self.words.say("picture-title", round=self.board.round)]
        if self.board.count is not None:
            said.append(self.words.say("picture-count", count=self.board.count))
        return " · ".join(said)

    def _ladders(self) -> list[tuple[tuple[FighterView, ...], Distance]]:
        """The pairs that are in a duel, each with its distance."""
        fighters = {fighter.id: fighter for fighter in self.board.fighters}
        pairs: list[tuple[tuple[FighterView, ...], Distance]] = []
        for fighter in self.board.fighters:
            if fighter.foe is None or fighter.distance is None or fighter.foe not in fighters:
                continue
            pair = (fighter, fighters[fighter.foe])
            if all(fighter not in known for known, _ in pairs):
                pairs.append((pair, fighter.distance))
        return pairs

    def _in_order(self) -> list[FighterView]:
        """Fighters area by area, in the areas' order."""
        places = {area.id: place for place, area in enumerate(self.board.areas)}
        return sorted(self.board.fighters, key=lambda fighter: places.get(fighter.area, len(places)))

    def _ladder(self, pair: tuple[FighterView, ...], here: Distance) -> None:
        """The five cells, the one that both stand in, and what each weapon in hand can do in them."""
        self.y += LINE
        top = self.y
        xs = [LEAD + CELL * place for place in range(len(DISTANCES))]
        self.parts.append(tag("line", x1=xs[0], y1=top + 14, x2=xs[-1], y2=top + 14, class_="rail"))
        for x, cell in zip(xs, DISTANCES, strict=True):
            is_here = cell is here
            self.parts.append(text(self.words.value(cell), x, top, class_="cell ink here" if is_here else "cell soft"))
            kind = "spot stand" if is_here else "spot"
            self.parts.append(tag("circle", cx=x, cy=top + 14, r=7 if is_here else 4, class_=kind))
        self.y = top + 16
        for fighter in pair:
            self.y += LINE - 4
            self.parts.append(text(self.words.name(fighter.id), MARGIN, self.y, class_="number ink"))
            weapon = fighter.held[0] if fighter.held else BODY
            for x, modifier in zip(xs, fighter.reach[weapon], strict=True):
                sign = "×" if modifier is None else "◎" if modifier == 0 else str(modifier)
                kind = "bad" if modifier is None else "good" if modifier == 0 else "soft"
                self.parts.append(text(sign, x, self.y, class_=f"mark {kind}"))
        self.y += 8

    def _fighter(self, fighter: FighterView) -> None:
        words = self.words
        notes = [words.value(fighter.held) or words.name(BODY)]
        if fighter.stance is not None:
            notes.append(words.name(fighter.stance))
        if fighter.dropped:
            notes.append(words.say("picture-dropped", weapons=fighter.dropped))
        if fighter.injuries:
            notes.append(words.say("picture-injuries", parts=fighter.injuries))
        name = words.name(fighter.id)
        self._line(name, f"head ink{'' if fighter.able else ' out'}")
        x = MARGIN + width_of(name, 10) + 12
        self.parts.append(text(" · ".join(notes), x, self.y, class_="soft"))
        states = [words.say(f"picture-{state.replace('_', '-')}") for state in STATES if getattr(fighter, state)]
        if fighter.winded is not None:
            states.append(words.say("picture-winded"))
        self._tracks(fighter)
        if states:
            self._line(" · ".join(states), "state")
        self.spoken.append(
            words.say(
                "picture-fighter",
                fighter=fighter.id,
                vitality=fighter.vitality,
                vitality_max=fighter.vitality_max,
                strength=fighter.strength,
                strength_max=fighter.strength_max,
            )
        )
        self.spoken += states

    def _tracks(self, fighter: FighterView) -> None:
        """Vitality, strength and guard as bars with their numbers, and how much fits in a breath."""
        self.y += 8
        x = MARGIN
        for track in TRACKS:
            value, most = getattr(fighter, track), getattr(fighter, f"{track}_max")
            if value is None or not most:
                continue
            label = self.words.say(f"field-{track}")
            self.parts.append(text(label, x, self.y + 12, class_="number soft"))
            x += max(56, width_of(label, 8))
            self.parts.append(text(f"{value}/{most}", x, self.y + 12, class_="number ink"))
            x += NUMBER
            self.parts.append(tag("rect", x=x, y=self.y + 2, width=BAR, height=12, rx=3, class_="bar"))
            full = BAR * max(0, min(value, most)) // most
            if full:
                self.parts.append(tag("rect", x=x, y=self.y + 2, width=full, height=12, rx=3, class_=f"full {track}"))
            x += BAR + 12
        self.parts.append(
            text(self.words.say("picture-limit", limit=fighter.limit), x, self.y + 12, class_="number soft")
        )
        self.y += 14
