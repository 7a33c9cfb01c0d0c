"""The options of an ask as a numbered list."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.table import Table
from rich.text import Text

from gunbai.cli.boards import Board
from gunbai.cli.terminal import DIM, Terminal
from gunbai.kernel.chance_words import percent_of
from gunbai.kernel.chances import Odds
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView
from gunbai.kernel.words import Wording

WIDE = 60
"""From this width on the notation stands beside the words."""


class Choices:
    """Prints what may be declared. An option keeps its number whether all are listed or a few."""

    def __init__(self, terminal: Terminal, words: Wording, board: Board, odds: Callable[[Option], Odds | None]) -> None:
        """
        Args:
            odds: what an option of the ask that stands may come to; reckoned for those that are shown.
        """
        self._terminal, self._words, self._board, self._odds = terminal, words, board, odds

    def show(self, ask: AskView) -> None:
        """The first choice of options, and how many more there are."""
        places = list(self._board.brief(ask)) or list(range(len(ask.options)))
        self._terminal.print(self._table(ask.options, places))
        more = len(ask.options) - len(places)
        if more:
            self._terminal.print(self._words.say("options-more", count=more), style=DIM)
        if ask.open:
            self._terminal.print(self._words.say("options-open"), style=DIM)

    def show_all(self, ask: AskView) -> None:
        """All of them, in parts."""
        for section in self._board.sections(ask):
            self._terminal.print(Text(self._words.say(section.heading), "bold"))
            self._terminal.print(self._table(ask.options, section.places))

    def _table(self, options: tuple[Option, ...], places: Iterable[int]) -> Table:
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", style="cyan", no_wrap=True)
        table.add_column(overflow="fold")
        table.add_column(justify="right", no_wrap=True)
        table.add_column(justify="right", no_wrap=True, style="green")
        typed = self._terminal.out.width >= WIDE
        if typed:
            table.add_column(style=DIM, overflow="fold")
        for place in places:
            option = options[place]
            cost = self._words.say("option-cost", cost=option.cost) if option.cost else ""
            words = self._words.option(option)
            chance = None if (odds := self._odds(option)) is None else odds.headline
            likely = "" if chance is None else self._words.say("option-chance", percent=percent_of(chance))
            notation = [option.id if option.id != words else ""] if typed else []
            table.add_row(f"{place + 1}", words, cost, likely, *notation)
        return table
