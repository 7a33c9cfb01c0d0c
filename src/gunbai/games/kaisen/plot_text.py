"""The rulebook's own notation of plots: `1+1/2+2/+3:0000-6:R2LLB:0203-5`.

`format_plot` and `parse_plot` are a pair. Full-width signs are read as their half-width ones. An error points at the
character that cannot be read. Clauses: kaisen.plot.format.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NoReturn

from gunbai.errors import NotationError
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.geometry import Direction, Hex, format_hex, parse_hex
from gunbai.games.kaisen.moves import MOST_STEPS, OARS, STAY, Step, led, written
from gunbai.kernel.folding import Folded

MAX_TEXT = 200
"""Longest plot, in characters."""
MOST_POINTS = 99

_FORM = cites("kaisen.plot.format")
_SIGNS = cites(
    "kaisen.plot.symbol-n", "kaisen.plot.symbol-r", "kaisen.plot.symbol-l", "kaisen.plot.symbol-b",
    "kaisen.plot.symbol-s",
)  # fmt: skip
_DASHES = "-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u30fc"
"""What stands for a hyphen where people write with another keyboard."""


def format_plot(plot: Plot) -> str:
    """A plot in canonical notation. Clauses: kaisen.plot.format."""
    pools = pools_text(plot.sail, plot.sail_plus, plot.steer, plot.steer_plus, plot.row, plot.row_plus)
    start, end = format_hex(plot.start), format_hex(plot.end)
    return f"{pools}:{start}-{plot.facing}:{plot.moves}:{end}-{plot.end_facing}"


@lru_cache(maxsize=5000)
def pools_text(sail: int, sail_plus: int, steer: int, steer_plus: int, row: int, row_plus: int) -> str:
    """The three pools as plots write them: a zero allocation is left out. Clauses: kaisen.plot.format."""
    return f"{sail or ''}+{sail_plus}/{steer or ''}+{steer_plus}/{row or ''}+{row_plus}"


def parse_plot(text: str, still: Plot) -> Plot:
    """Reads a plot.

    Args:
        text: the whole form; the end may be left out; `S` alone is no movement.
        still: the plot of no movement of the ship whose plot it is.

    Raises:
        NotationError: what cannot be read, and where it stands.
    """
    if len(text) > MAX_TEXT:
        raise NotationError("too-long", text[:MAX_TEXT], MAX_TEXT, accepted=(f"..{MAX_TEXT}",), clauses=_FORM)
    return _parsed(text) or still


@lru_cache(maxsize=2000)
def _parsed(text: str) -> Plot | None:
    """The plot of a text; None for no movement without a place. Replays read the same texts again and again."""
    return _Reader(text).plot()


class _Reader:
    """Reads one text from left to right."""

    def __init__(self, text: str) -> None:
        self._line = Folded(text)
        chars, places = [], []
        for at, char in enumerate(self._line.text):
            if char != " ":
                chars.append("-" if char in _DASHES else char.upper() if char.isascii() else char)
                places.append(at)
        self._text = "".join(chars)
        self._places = places
        self._at = 0

    def plot(self) -> Plot | None:
        """The whole text; None for no movement without a place."""
        if self._text == STAY:
            return None
        points = self._pools()
        start, facing = self._pose()
        self._take(":")
        moves = self._moves()
        end, end_facing = led(moves, start, facing)
        if self._here() == ":":
            self._at += 1
            end, end_facing = self._pose()
        if self._here():
            self._refuse("plot-too-much", ("",))
        (sail, sail_plus), (steer, steer_plus), (row, row_plus) = points
        begin, stop = (start[0], start[1]), (end[0], end[1])
        return Plot(sail, sail_plus, steer, steer_plus, row, row_plus, begin, facing, moves, stop, end_facing)

    def _here(self) -> str:
        return self._text[self._at : self._at + 1]

    def _refuse(self, reason: str, accepted: tuple[str, ...], at: int | None = None) -> NoReturn:
        at = self._at if at is None else at
        folded = self._places[at] if at < len(self._places) else len(self._line.text)
        place = self._line.place(folded) + (folded >= len(self._line.text) > 0)
        clauses = _SIGNS if reason == "plot-moves" else _FORM
        raise NotationError(reason, self._line.typed, place, accepted=accepted, clauses=clauses)

    def _take(self, sign: str) -> None:
        if self._here() != sign:
            self._refuse("plot-sign", (sign,))
        self._at += 1

    def _pools(self) -> list[tuple[int, int]]:
        """The three pools, each `allocated+performance`."""
        points = []
        for place in range(3):
            points.append(self._pool())
            if place == 2:
                self._take(":")
            elif self._here() in ("/", "-"):
                self._at += 1
            else:
                self._refuse("plot-sign", ("/",))
        return points

    def _pool(self) -> tuple[int, int]:
        allocated = self._number(MOST_POINTS)
        if self._here() != "+":
            if allocated is None:
                self._refuse("plot-pool", ("1+1", "+1"))
            return allocated, 0
        self._at += 1
        plus = self._number(MOST_POINTS)
        if plus is None:
            self._refuse("plot-number", (f"0..{MOST_POINTS}",))
        return allocated or 0, plus

    def _number(self, most: int) -> int | None:
        """A number, if one stands here."""
        start = self._at
        while self._here() and self._here() in "0123456789" and self._follows(start):
            self._at += 1
        if start == self._at:
            return None
        if self._at - start > 3 or int(self._text[start : self._at]) > most:
            self._refuse("plot-number", (f"0..{most}",), start)
        return int(self._text[start : self._at])

    def _follows(self, start: int) -> bool:
        """Whether no space stands before a sign, or a number begins with it: `1 1` are two steps and not eleven."""
        return self._at == start or self._places[self._at] == self._places[self._at - 1] + 1

    def _pose(self) -> tuple[Hex, Direction]:
        """A position and the direction of the bow: `0000-6`."""
        start = self._at
        stop = self._text.find(":", start)
        stop = len(self._text) if stop < 0 else stop
        whole = self._text[start:stop]
        head, dash, facing = whole[:-2], whole[-2:-1], whole[-1:]
        place = parse_hex(head)
        if place is None:
            self._refuse("plot-position", ("0203-5",), start)
        if dash != "-" or facing not in ("1", "2", "3", "4", "5", "6"):
            self._refuse("plot-facing", ("1", "2", "3", "4", "5", "6"), max(start, stop - 1))
        self._at = stop
        return place, int(facing)

    def _moves(self) -> str:
        steps: list[Step] = []
        while self._here() not in ("", ":"):
            sign, start = self._here(), self._at
            if sign == STAY and not steps:
                self._at += 1
                if self._here() not in ("", ":"):
                    self._refuse("plot-stay", (STAY,), start)
                return STAY
            count = 1
            if sign in "123456789":
                count = self._number(MOST_STEPS) or 0
                sign = "A"
            elif sign in "RLB":
                self._at += 1
            else:
                self._refuse("plot-moves", ("1..", "R", "L", "B", STAY))
            starred = self._here() == OARS
            self._at += starred
            steps += [(sign, starred)] * count
            if len(steps) > MOST_STEPS:
                self._refuse("plot-long", (f"..{MOST_STEPS}",), start)
        if not steps:
            self._refuse("plot-moves", ("1..", "R", "L", "B", STAY))
        return written(steps)
