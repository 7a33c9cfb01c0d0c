"""What a terminal needs to know of a game to show it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import msgspec
from rich.console import RenderableType
from rich.text import Text

from gunbai.kernel.entry_points import load_entry
from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.views import AskView, View
from gunbai.kernel.words import Wording

GROUP = "gunbai.boards"
FEW = 12
"""So many options are listed without more ado."""


class Sheet(NamedTuple):
    """What a drawing is made on."""

    words: Wording
    width: int
    utf8: bool
    """Line-drawing characters can be shown."""


class Section(NamedTuple):
    """A part of a long list of options, under a heading."""

    heading: str
    """Message id."""
    places: Sequence[int]
    """Positions in the list, from 0."""


class Board(Protocol):
    """How a game looks in a terminal."""

    text: str
    """Name of its message files among those of the command line; empty if it has none."""

    def is_heading(self, event: Event) -> bool:
        """Whether the log begins a new part with this event."""

    def style(self, event: Event) -> str:
        """In which style the log says it; empty for the ordinary one."""

    def rounds(self, view: View) -> int:
        """How many rounds were begun."""

    def draw(self, view: View, sheet: Sheet) -> RenderableType:
        """How things stand."""

    def brief(self, ask: AskView) -> Sequence[int]:
        """The options, by position from 0, that are listed at first."""

    def sections(self, ask: AskView) -> Sequence[Section]:
        """All options, in parts."""


class PlainBoard:
    """Any game: its view as it is, its options as they come."""

    text = ""

    def is_heading(self, event: Event) -> bool:
        """Never: it knows no event."""
        return False

    def style(self, event: Event) -> str:
        """Always the ordinary one."""
        return ""

    def rounds(self, view: View) -> int:
        """What the view calls its round, or its turn."""
        found = getattr(view.board, "round", getattr(view.board, "turn", 0))
        return found if isinstance(found, int) else 0

    def draw(self, view: View, sheet: Sheet) -> RenderableType:
        """The view's values, a line each."""
        values = msgspec.to_builtins(view.board)
        lines = values.items() if isinstance(values, dict) else [("", values)]
        return Text("\n".join(f"{key}: {value}" for key, value in lines))

    def brief(self, ask: AskView) -> Sequence[int]:
        """The first few."""
        return range(min(FEW, len(ask.options)))

    def sections(self, ask: AskView) -> Sequence[Section]:
        """One part with all of them."""
        return (Section("options-all", range(len(ask.options))),)


def find_board(game: Game) -> Board:
    """The board of a game: the one installed for it, or the plain one."""
    board: Board | None = load_entry(GROUP, game.id)
    return PlainBoard() if board is None else board
