"""What computer players expected of their options, in words and for machines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.table import Table
from rich.text import Text

from gunbai.bots import Expected, Explained, Thought, percent
from gunbai.cli.terminal import DIM, Terminal
from gunbai.kernel.requests import Option
from gunbai.kernel.words import Wording


def show_thoughts(terminal: Terminal, words: Wording, thoughts: Sequence[Explained]) -> None:
    """All thoughts of a battle, each with the number of its decision among the inputs, from 1."""
    terminal.print()
    terminal.print(Text(words.say("thoughts" if thoughts else "thoughts-none"), "bold"))
    for place, thought, options in thoughts:
        terminal.print()
        heading = words.say("thought-input", input=place + 1, seat=words.name(thought.seat), player=thought.by)
        terminal.print(Text(heading, DIM))
        show_thought(terminal, words, thought, options)


def show_thought(terminal: Terminal, words: Wording, thought: Thought, options: Sequence[Option]) -> None:
    """The options that were tried, the most promising first: the chance to win, how often it was tried, what it is."""
    terminal.print(Text(words.ask(thought.kind, thought.seat, thought.about), "bold"))
    if not thought.expected:
        terminal.print(words.say("thought-only", option=words.typed(thought.chosen)), style=DIM)
        return
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column(overflow="fold")
    mark = "▸" if terminal.is_utf8 else ">"
    for row, option in zip(thought.expected, options, strict=True):
        chosen = mark if row.option == thought.chosen else ""
        table.add_row(chosen, percent(row.value), _trials(words, row), words.option(option))
    terminal.print(table)


def thought_row(explained: Explained) -> dict[str, Any]:
    """A thought for machines, with the place of its decision among the inputs, from 0."""
    return {"input": explained.place, **msgspec.to_builtins(explained.thought)}


def _trials(words: Wording, row: Expected) -> str:
    return words.say("thought-exact" if row.exact else "thought-trials", trials=row.trials)
