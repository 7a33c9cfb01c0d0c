"""The help pages: laid out by cyclopts, with headings in the reader's language."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from cyclopts.help import DefaultFormatter, HelpEntry
from cyclopts.help.specs import ColumnSpec, CommandNameRenderer, DescriptionColumn, NameRenderer

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions

    from gunbai.kernel.words import Wording

NAMES = 0.36
"""The part of the width that names may take."""


class WordedHelp(DefaultFormatter):
    """A help page whose every word comes from message files."""

    def __init__(self, words: Wording | None) -> None:
        super().__init__(column_specs=_columns)
        self._words = words

    def render_usage(self, console: Console, options: ConsoleOptions, usage: Any) -> None:
        """The synopsis under its heading."""
        if self._words is not None:
            console.print(f"{self._words.say('help-usage')} {str(usage).strip()}\n", style="bold")


def _columns(console: Console, options: ConsoleOptions, entries: list[HelpEntry]) -> tuple[ColumnSpec, ...]:
    width = math.ceil(console.width * NAMES)
    is_command = not any(entry.metavar or entry.positional_label for entry in entries)
    renderer = CommandNameRenderer(max_width=width) if is_command else NameRenderer(max_width=width)
    names = ColumnSpec(renderer=renderer, style="cyclopts.name", max_width=width)
    return names, DescriptionColumn.copy(renderer="description")
