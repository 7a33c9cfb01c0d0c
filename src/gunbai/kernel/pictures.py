"""How a game is drawn: a picture of what one seat may see, as SVG.

A game brings a `Picture` through the entry-point group `gunbai.pictures`, under its id. It is given a view and nothing
else of the battle, so that it cannot draw what that seat may not see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, Protocol, TypeAlias

import msgspec

from gunbai.kernel.entry_points import load_entry
from gunbai.kernel.game import Game
from gunbai.kernel.views import View
from gunbai.kernel.words import Wording

GROUP = "gunbai.pictures"

Theme: TypeAlias = Literal["auto", "light", "dark"]
"""Colours for a light or a dark background; `auto` leaves it to whoever shows the picture."""


class Wishes(msgspec.Struct, frozen=True):
    """What a picture shall show beside how things stand."""

    title: str = ""
    """What it is called; words of the game's own if empty."""
    theme: Theme = "auto"
    marks: Mapping[str, tuple[str, ...]] = {}
    """What is marked: by the name of a mark, the ids, names or places that it is asked of."""
    names: Mapping[str, Mapping[str, str]] = {}
    """By id and language, the names by which marks may be asked of things beside their ids."""


def themed(both: str, light: str, dark: str, theme: Theme) -> str:
    """A style sheet: one set of colours, or both and the choice left to whoever shows the picture."""
    match theme:
        case "light":
            return both + light
        case "dark":
            return both + dark
        case "auto":
            return f"{both}{light}@media (prefers-color-scheme: dark) {{{dark}}}\n"


class Picture(Protocol):
    """Draws a game."""

    marks: tuple[str, ...]
    """Names of the marks that it can draw."""

    def draw(self, view: View, words: Wording, wishes: Wishes) -> str:
        """An SVG document.

        Args:
            view: what the seat may see.
            words: the game's texts and names in one language.

        Raises:
            UnknownName: a mark is asked of something that is not there.
        """


def find_picture(game: Game) -> Picture | None:
    """The picture installed for a game, if there is one."""
    picture: Picture | None = load_entry(GROUP, game.id)
    return picture
