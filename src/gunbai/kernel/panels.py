"""How a game helps people in a browser to declare: what is tapped, what it would come to, and how it came about.

A game brings a `Panel` through the entry-point group `gunbai.panels`, under its id. It is given views and nothing else
of the battle, so that it can tell nobody what that seat may not see. Without one, options and typing do.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from typing import Protocol

import msgspec

from gunbai.kernel.events import Event
from gunbai.kernel.game import Game
from gunbai.kernel.views import AskView, View
from gunbai.kernel.words import Wording

GROUP = "gunbai.panels"


class Key(msgspec.Struct, frozen=True):
    """Something that is tapped."""

    text: str
    """What it adds to the declaration, in notation."""
    words: str
    sign: str = ""
    """A sign before the words."""
    cost: int = 0
    after: bool = False
    """It says more of the piece before it, rather than being a piece of its own."""


class Pool(msgspec.Struct, frozen=True):
    """A pool that points are put into."""

    words: str
    plus: int
    """What it has beside them."""


class Composer(msgspec.Struct, frozen=True, kw_only=True):
    """How a declaration is put together: `start`, then the tapped pieces with `join` between them, or else `empty`.

    In `start`, `{pools}` stands for the pools: `1+2/+2/+0`.
    """

    keys: tuple[Key, ...]
    start: str = ""
    join: str = ""
    empty: str = ""
    pools: tuple[Pool, ...] = ()
    budget: int = 0
    """Points for the pools together."""
    pips: int = 0
    """How much fits at most, shown as so many pips; 0 for no pips."""


class Ahead(msgspec.Struct, frozen=True):
    """What a declaration would come to, for whoever composes it."""

    lines: tuple[str, ...]
    """In words."""
    spent: int = 0
    left: int = 0
    marks: Mapping[str, tuple[str, ...]] = {}
    """Marks for the game's picture."""


class Look(msgspec.Struct, frozen=True):
    """Something that the game's picture marks on demand."""

    mark: str
    words: str
    choices: tuple[tuple[str, str], ...]
    """What may be marked: id and name."""
    count: int = 1
    """Of how many of them together."""


class Saying(msgspec.Struct, frozen=True):
    """Something said unasked in words of one's own, as a form is made of it."""

    words: str
    text: str
    """Its notation: `{0}`, `{1}` … stand for what is chosen, `{text}` for what is said."""
    choices: tuple[tuple[tuple[str, str], ...], ...]
    """Of each that is chosen: ids and names."""
    most: int
    """Characters at most."""

    def said(self, chosen: Sequence[str], text: str) -> str:
        """The whole declaration."""
        whole = self.text
        for place, one in enumerate(chosen):
            whole = whole.replace(f"{{{place}}}", one)
        return whole.replace("{text}", text)


class Panel(Protocol):
    """Helps to declare."""

    def compose(self, view: View, ask: AskView, words: Wording) -> Composer | None:
        """How the answer to an ask is put together; None where choosing or typing does."""

    def ahead(self, view: View, ask: AskView, preview: msgspec.Struct, words: Wording) -> Ahead:
        """What the game's own preview says, in words and marks."""

    def looks(self, view: View, words: Wording) -> tuple[Look, ...]:
        """What people may have marked on the picture."""

    def sayings(self, view: View, words: Wording) -> tuple[Saying, ...]:
        """What a seat may say unasked in words of its own, where the view tells that it may."""

    def moves(self, view: View, events: Sequence[Event]) -> tuple[View, ...]:
        """What has moved last, as views from the first step to the last; none where nothing has.

        Args:
            events: all that the seat has seen happen.
        """


def find_panel(game: Game) -> Panel | None:
    """The panel installed for a game, if there is one."""
    for point in entry_points(group=GROUP):
        if point.name == game.id:
            panel: Panel = point.load()
            return panel
    return None
