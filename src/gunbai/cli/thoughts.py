"""What computer players expected of their options, in words and for machines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from gunbai.bots import Expected, Thought, percent
from gunbai.cli.terminal import DIM, Terminal
from gunbai.kernel.words import Wording


def show_thoughts(terminal: Terminal, words: Wording, thoughts: Sequence[tuple[int, Thought]]) -> None:
    """All thoughts of a battle, each with the number of its decision among the inputs, from 1."""
    terminal.print()
    terminal.print(Text(words.say("thoughts" if thoughts else "thoughts-none"), "bold"))
    for place, thought in thoughts:
        terminal.print()
        heading = words.say("thought-input", input=place + 1, seat=words.name(thought.seat), player=thought.by)
        terminal.print(Text(heading, DIM))
        show_thought(terminal, words, thought)


def show_thought(terminal: Terminal, words: Wording, thought: Thought) -> None:
    """The options that were tried, the best first: the chance to win, how often it was tried, and its notation."""
    terminal.print(Text(words.ask(thought.kind, thought.seat, thought.about), "bold"))
    if not thought.expected:
        terminal.print(words.say("thought-only", option=words.typed(thought.chosen)), style=DIM)
        return
    table = Table.grid(padding=(0, 2))
    for justify in ("left", "right", "right", "left"):
        table.add_column(justify=justify)
    for row in thought.expected:
        mark = "▸" if terminal.is_utf8 else ">"
        chosen = row.option == thought.chosen
        table.add_row(mark if chosen else "", percent(row.value), _trials(words, row), words.typed(row.option))
    terminal.print(table)


def thought_row(place: int, thought: Thought) -> dict[str, Any]:
    """A thought for machines, with the place of its decision among the inputs, from 0."""
    return {"input": place, **msgspec.to_builtins(thought)}


def _trials(words: Wording, row: Expected) -> str:
    return words.say("thought-exact" if row.exact else "thought-trials", trials=row.trials)
