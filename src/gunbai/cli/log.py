"""The log in words: what happened, and beside it, dimly, the clauses that decided it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.cells import cell_len
from rich.rule import Rule
from rich.text import Text

from gunbai.cli.boards import Board
from gunbai.cli.terminal import DIM, Terminal
from gunbai.kernel.events import Event
from gunbai.kernel.words import Wording

INDENT = 4


class Log:
    """Prints events as they come."""

    def __init__(self, terminal: Terminal, words: Wording, board: Board) -> None:
        self._terminal, self._words, self._board = terminal, words, board

    def show(self, events: Iterable[Event]) -> None:
        """Prints these events."""
        for event in events:
            self._show(event)

    def _show(self, event: Event) -> None:
        text = self._words.event(event)
        clauses: Sequence[str] = getattr(event, "clauses", ())
        out = self._terminal.out
        heading = self._board.is_heading(event)
        if heading:
            out.print()
        if not out.is_terminal:
            head = "── " if heading and self._terminal.is_utf8 else "-- " if heading else ""
            self._terminal.print(f"{head}{text}  [{' '.join(clauses)}]" if clauses else f"{head}{text}")
            return
        cited = " ".join(clauses)
        if heading:
            out.print(Rule(Text(text.rstrip(".。") + " ", "bold"), align="left", style=DIM))
        elif cell_len(f"{text}  {cited}") <= out.width:
            out.print(Text.assemble((text, self._board.style(event)), "  ", (cited, DIM)))
            return
        else:
            out.print(Text(text, self._board.style(event)))
        for line in cite_lines(clauses, out.width):
            out.print(Text(" " * INDENT + line, DIM))


def cite_lines(clauses: Sequence[str], width: int) -> Iterator[str]:
    """The ids of clauses in lines that fit behind the indent."""
    line = ""
    for clause in clauses:
        if line and INDENT + len(line) + 1 + len(clause) > width:
            yield line
            line = ""
        line = f"{line} {clause}".strip()
    if line:
        yield line
