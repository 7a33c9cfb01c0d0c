"""What a command prints on, and the words that it prints in."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, TextIO

from rich.console import Console, ConsoleOptions, RenderableType
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

from gunbai.errors import GunbaiError
from gunbai.games import load_games
from gunbai.kernel.library import Library
from gunbai.kernel.package_data import read_data
from gunbai.kernel.scenario import Notes, Words
from gunbai.kernel.schema import LINES
from gunbai.kernel.words import Wording

PACKAGE = "gunbai.cli"
DIM = "dim"


def cli_text(language: str, name: str = "cli") -> str:
    """One of the command line's own message files."""
    return read_data(PACKAGE, f"texts/{name}.{language}.ftl")


class Terminal:
    """Standard output and standard error, in one language.

    What is printed is text, never markup: names and reasons come from strangers.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            # What a locale has no letters for becomes question marks instead of a traceback.
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")

    @cached_property
    def words(self) -> Wording:
        """What the command line itself says."""
        return Wording(self.language, (cli_text(self.language),))

    def worded(self, library: Library, names: Mapping[str, Mapping[str, str]] | None = None, *texts: str) -> Wording:
        """The same, together with the words of a game.

        Args:
            names: of whatever has one in a battle.
            texts: names of further message files of the command line.
        """
        own = (cli_text(self.language, name) for name in texts)
        return Wording(self.language, (cli_text(self.language), *own, *library.texts(self.language)), names)

    @cached_property
    def out(self) -> Console:
        """Standard output."""
        return _console(sys.stdout)

    @cached_property
    def err(self) -> Console:
        """Standard error."""
        return _console(sys.stderr)

    @property
    def is_utf8(self) -> bool:
        """Whether line-drawing characters can be shown."""
        return self.out.encoding.startswith("utf")

    def say(self, message: str, /, **values: Any) -> str:
        """One of the command line's own messages."""
        return self.words.say(message, **values)

    @cached_property
    def error_words(self) -> Wording:
        """The same, together with the words of every game that can be played: an error may come from any.
        So it may from many battles at once."""
        texts = (text for library in load_games()[0] for text in library.texts(self.language))
        many = read_data("gunbai.sim", f"texts/sim.{self.language}.ftl")
        return Wording(self.language, (cli_text(self.language), many, *texts))

    def error(self, error: GunbaiError) -> str:
        """What is wrong, with the clauses that refuse."""
        text = self.error_words.error(error)
        return f"{text} [{' '.join(error.clauses)}]" if error.clauses else text

    def print(self, *parts: RenderableType, style: str | None = None) -> None:
        """Prints; lines are wrapped to the width of a terminal, and never where there is none."""
        self.out.print(*parts, style=style, soft_wrap=not self.out.is_terminal)

    def print_line(self, text: str, style: str | None = None) -> None:
        """Prints a line that is never wrapped: it holds a path or a command that people copy."""
        self.out.print(text, style=style, soft_wrap=True)

    def print_indented(self, text: str) -> None:
        """Prints a text that runs over several lines, set in a little."""
        self.print(Padding(Text(text), (0, 0, 0, 2)) if self.out.is_terminal else f"  {text}")

    def table(self, *headings: str) -> Table:
        """An empty table under these headings, each a message id."""
        table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
        for heading in headings:
            table.add_column(self.say(heading), overflow="fold")
        return table

    def in_language(self, texts: Words | Notes) -> str:
        """A scenario's text in this language; one that is missing is shown as the first that is there."""
        own: str = getattr(texts, self.language)
        return own or texts.ja or texts.en or texts.zh

    def complain(self, text: str) -> None:
        """Prints on standard error."""
        self.err.print(text, soft_wrap=not self.err.is_terminal)

    def json(self, value: Any) -> None:
        """Prints one JSON value on one line, for machines."""
        sys.stdout.write(json.dumps(value, ensure_ascii=not self._is_unicode(sys.stdout)) + "\n")

    @staticmethod
    def _is_unicode(stream: TextIO) -> bool:
        return (stream.encoding or "").lower().startswith("utf")


_COMMANDING = re.compile(f"[{LINES}]")
"""Characters that command a terminal, that turn the direction of a line, or that nobody sees."""


def harmless(text: str) -> str:
    """A text from a stranger, with a sign in place of each character that would command the terminal."""
    return _COMMANDING.sub("\ufffd", text)


class _Screen(Console):
    """A console that lets a closed pipe be seen, and no text command it."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError

    def render(self, renderable: RenderableType, options: ConsoleOptions | None = None) -> Iterator[Segment]:
        for segment in super().render(renderable, options):
            if segment.control is None and _COMMANDING.search(segment.text):
                yield Segment(harmless(segment.text), segment.style)
            else:
                yield segment


def _console(stream: TextIO) -> Console:
    return _Screen(file=stream, markup=False, highlight=False, emoji=False)
