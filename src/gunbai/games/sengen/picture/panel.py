"""One fighter: her dice as squares and her graze as dots that can be counted, HP and spirit as bars, and her cards."""

from __future__ import annotations

from gunbai.games.sengen.picture.look import MARGIN, WIDTH
from gunbai.games.sengen.view import FighterView
from gunbai.kernel.markup import escaped, tag, text, width_of
from gunbai.kernel.words import Wording

GAP = 12
PANEL = (WIDTH - 2 * MARGIN - GAP) // 2
"""How wide a fighter is."""
PAD = 10
INNER = PANEL - 2 * PAD
LABEL = 54
"""Room before squares and bars for what they are."""
PIP, STEP, FIVE = 8, 10, 5
"""Side of a square, from one to the next, and how many stand together."""
A_LINE = 20
"""Squares or dots in a line."""
MOST = 100
"""More dots than this are not drawn; the number says how many there are."""
BAR = 12
STATES = ("focused", "covered", "waited", "flees")


def panel(fighter: FighterView, words: Wording, x: int, y: int, *, acting: bool) -> tuple[str, int]:
    """A fighter's panel and its height.

    Args:
        x: its left edge.
        y: its upper edge.
        acting: it is her slot.
    """
    drawn = _Panel(fighter, words, x + PAD, y + 4)
    drawn.head(acting)
    drawn.pool()
    drawn.bar("hp", fighter.hp, fighter.hp_max)
    drawn.bar("spirit", fighter.spirit, fighter.spirit_max)
    if fighter.graze:
        drawn.graze()
    drawn.cards()
    height = drawn.y - y + PAD
    kind = "panel acting" if acting else "panel"
    back = tag("rect", x=x, y=y, width=PANEL, height=height, rx=6, class_=kind)
    whole = {} if fighter.out is None else {"class_": "gone"}
    return tag("g", back, *drawn.parts, **whole), height


class _Panel:
    def __init__(self, fighter: FighterView, words: Wording, x: int, y: int) -> None:
        self.fighter, self.words, self.x, self.y = fighter, words, x, y
        self.parts: list[str] = []

    def head(self, acting: bool) -> None:
        """Her name, and what is to be known of her."""
        fighter, words = self.fighter, self.words
        self.y += 16
        name = f"▶{words.name(fighter.id)}" if acting else words.name(fighter.id)
        kind = "name ink" if fighter.out is None else "name ink out"
        self.parts.append(text(name, self.x, self.y, class_=kind))
        notes = [words.value(fighter.out)] if fighter.out is not None else []
        notes += [words.say(f"picture-{state}") for state in STATES if getattr(fighter, state)]
        notes += [words.value(why) for why in fighter.hindered]
        if notes:
            self.parts.append(
                text(" · ".join(notes), self.x + width_of(name, 9) + 8, self.y, class_="small strong bold")
            )

    def pool(self) -> None:
        """DP: a square for each die that she may have, full for those that she has."""
        fighter = self.fighter
        self._label("field-dp", f"{fighter.dp}/{fighter.dp_max}")
        for place in range(fighter.dp_max):
            kind = "pip dp" if place < fighter.dp else "pip"
            x, y = self._place(place)
            self.parts.append(tag("rect", x=x, y=y, width=PIP, height=PIP, rx=1, class_=kind))
        self.y += 14 * ((fighter.dp_max - 1) // A_LINE)

    def graze(self) -> None:
        """Graze: a dot for each point."""
        amount = self.fighter.graze
        self._label("field-graze", str(amount))
        for place in range(min(amount, MOST)):
            x, y = self._place(place)
            self.parts.append(tag("circle", cx=x + PIP // 2, cy=y + PIP // 2, r=PIP // 2, class_="pip graze"))
        self.y += 14 * ((min(amount, MOST) - 1) // A_LINE)

    def _label(self, said: str, number: str) -> None:
        self.y += 19
        self.parts.append(text(self.words.say(said), self.x, self.y, class_="small soft"))
        self.parts.append(text(number, self.x + INNER, self.y, text_anchor="end", class_="small ink bold"))

    def _place(self, place: int) -> tuple[int, int]:
        """Where a square or dot is."""
        line, column = divmod(place, A_LINE)
        return self.x + LABEL + column * STEP + column // FIVE * 3, self.y - PIP + 14 * line

    def bar(self, field: str, value: int, most: int) -> None:
        """A bar with its numbers."""
        self._label(f"field-{field}", f"{value}/{most}")
        self._filled(self.x + LABEL, INNER - LABEL - 48, value, most, field)

    def _filled(self, x: int, width: int, value: int, most: int, kind: str) -> None:
        y = self.y - BAR + 2
        self.parts.append(tag("rect", x=x, y=y, width=width, height=BAR, rx=3, class_="bar"))
        full = width * max(0, min(value, most)) // most if most else 0
        if full:
            self.parts.append(tag("rect", x=x, y=y, width=full, height=BAR, rx=3, class_=f"bar {kind}"))

    def cards(self) -> None:
        """The card on the table with its HP, then those in hand, as many of which as she may still bring out."""
        fighter, words = self.fighter, self.words
        if fighter.card is not None:
            self.y += 8
            said = f"★ {words.name(fighter.card)} · {words.say('field-card-hp')} {fighter.card_hp}"
            self._card(said, "card table")
            self.y += 24
        if fighter.out is not None or not fighter.cards_left:
            return
        self._label("picture-hand", str(fighter.cards_left))
        self.y += 4
        x = self.x
        for card in fighter.cards:
            width = min(INNER, width_of(words.name(card), 7) + 14)
            if x > self.x and x + width > self.x + INNER:
                x, self.y = self.x, self.y + 24
            self._card(words.name(card), "card", x, width)
            x += width + 6
        self.y += 22

    def _card(self, said: str, kind: str, x: int | None = None, width: int = INNER) -> None:
        left = self.x if x is None else x
        self.parts.append(tag("rect", x=left, y=self.y, width=width, height=20, rx=3, class_=kind))
        self.parts.append(tag("text", escaped(said), x=left + 7, y=self.y + 15, class_="small ink"))
