"""A battle of 間合 of more than two in a terminal: who stands in which area, and the duels inside it."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from gunbai.cli.boards.board import Sheet
from gunbai.cli.terminal import DIM
from gunbai.games.maai.values import Distance
from gunbai.games.maai.view import FighterView, FightView


def is_crowd(board: FightView) -> bool:
    """Whether it is more than a duel of two."""
    return bool(board.areas) or len(board.fighters) > 2


def where(board: FightView, sheet: Sheet) -> list[Text]:
    """A line for each area: who stands there, and where one can go."""
    words = sheet.words
    lines = []
    arrow, jump = ("→", "⤴") if sheet.utf8 else (">", "^")
    for area in board.areas:
        here = [words.name(one.id) for one in board.fighters if one.able and one.area == area.id]
        line = Text(f"{words.name(area.id)}: ", "bold").append(", ".join(here) or "-", "not bold")
        ways = [f"{arrow} {words.name(other)}" for other in area.next] + [
            f"{jump} {words.name(other)}" for other in area.over
        ]
        lines.append(line.append("  " + "  ".join(ways), f"not bold {DIM}") if ways else line)
    return lines


def ladders(board: FightView) -> Iterator[tuple[tuple[FighterView, ...], Distance]]:
    """The pairs that share a distance, with it."""
    if not is_crowd(board):
        if board.distance is not None:
            yield board.fighters, board.distance
        return
    by_id = {fighter.id: fighter for fighter in board.fighters}
    for duel in board.duels:
        if duel.distance is not None:
            yield tuple(by_id[name] for name in duel.fighters), duel.distance
