"""The whole picture: the turn's order, the attack in progress, and each side's rows with its fighters."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.games.sengen.picture.look import LINE, MARGIN, WIDTH, style
from gunbai.games.sengen.picture.panel import GAP, PANEL, panel
from gunbai.games.sengen.values import BACK, FRONT, Row
from gunbai.games.sengen.view import BlowView, FighterView, FightView, MarkView
from gunbai.kernel.markup import framed, tag, text
from gunbai.kernel.pictures import Wishes
from gunbai.kernel.views import View
from gunbai.kernel.words import Wording

ABREAST = 2
"""Fighters beside one another."""


class FightPicture:
    """Draws a danmaku battle. It has no marks."""

    marks: tuple[str, ...] = ()

    def draw(self, view: View, words: Wording, wishes: Wishes) -> str:
        """An SVG document; see `gunbai.kernel.pictures.Picture`."""
        board = view.board
        assert isinstance(board, FightView)
        return _Drawing(board, words, wishes).document()


PICTURE = FightPicture()


class _Drawing:
    def __init__(self, board: FightView, words: Wording, wishes: Wishes) -> None:
        self.board, self.words, self.wishes = board, words, wishes
        self.y = 0
        self.parts: list[str] = []
        self.spoken: list[str] = []

    def document(self) -> str:
        words, board = self.words, self.board
        turn = words.say("picture-title", turn=board.turn)
        self._line(f"{turn} · {words.value(board.mode)}", "head ink")
        if board.order:
            names = (words.name(id) for id in board.order)
            marked = (f"▶{name}" if id == board.acting else name for id, name in zip(board.order, names, strict=True))
            self._line(f"{words.say('picture-order')} {' → '.join(marked)}", "soft")
        if board.blow is not None:
            self._line(_blow(board.blow, words), "strong bold")
        for side, row, fighters in self._rows():
            self._row(side, row, fighters)
        height = self.y + MARGIN
        spoken = "\n".join(self.spoken)
        return framed(
            self.wishes.title or turn, spoken, style(self.wishes.theme), self.parts, width=WIDTH, height=height
        )

    def _line(self, said: str, kind: str) -> None:
        self.y += LINE
        self.parts.append(text(said, MARGIN, self.y, class_=kind))
        self.spoken.append(said)

    def _rows(self) -> Iterator[tuple[str, Row | None, list[FighterView]]]:
        """Side by side; the first side has its back row on top, so that the front rows of two sides face each other.

        Before the declarations are open a side stands in one row that has no name.
        """
        sides = list(dict.fromkeys(fighter.side for fighter in self.board.fighters))
        for place, side in enumerate(sides):
            for row in (None, *((BACK, FRONT) if place == 0 else (FRONT, BACK))):
                fighters = [one for one in self.board.fighters if one.side == side and one.row is row]
                if fighters:
                    yield side, row, fighters

    def _row(self, side: str, row: Row | None, fighters: list[FighterView]) -> None:
        """A side's front or back row: a line above it says which, and its fighters stand under the line."""
        words = self.words
        self.y += 8
        self.parts.append(tag("line", x1=MARGIN, y1=self.y, x2=WIDTH - MARGIN, y2=self.y, class_="row"))
        name = words.name(side)
        self._line(name if row is None else words.say("picture-side-row", side=side, row=row), "soft bold")
        self.y += 6
        for first in range(0, len(fighters), ABREAST):
            tallest = 0
            for place, fighter in enumerate(fighters[first : first + ABREAST]):
                drawn, height = panel(
                    fighter, words, MARGIN + place * (PANEL + GAP), self.y, acting=fighter.id == self.board.acting
                )
                self.parts.append(drawn)
                self.spoken.append(
                    words.say(
                        "picture-fighter",
                        fighter=fighter.id,
                        dp=fighter.dp,
                        dp_max=fighter.dp_max,
                        hp=fighter.hp,
                        hp_max=fighter.hp_max,
                        graze=fighter.graze,
                    )
                )
                tallest = max(tallest, height)
            self.y += tallest + 8


def _blow(blow: BlowView, words: Wording) -> str:
    """The attack in progress, and how it stands with each of its targets."""
    head = words.say("picture-blow", fighter=blow.attacker, attack=blow.attack)
    return f"{head} {' · '.join(_mark(mark, words) for mark in blow.marks)}"


def _mark(mark: MarkView, words: Wording) -> str:
    fighter = mark.strikes
    if mark.bombed or mark.spared:
        return words.say("picture-missed", fighter=fighter)
    if mark.hit:
        if mark.damage is None:
            return words.say("picture-hit", fighter=fighter)
        return words.say("picture-hit-damage", fighter=fighter, damage=mark.damage)
    if mark.owed:
        return words.say("picture-owes", fighter=fighter, dp=mark.owed)
    if mark.against:
        return words.say("picture-against", fighter=fighter, against=mark.against)
    return words.say("picture-aimed", fighter=fighter)
