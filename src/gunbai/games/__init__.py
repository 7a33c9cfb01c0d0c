"""The games. Each is one folder, found through the entry-point group `gunbai.games`; none knows another."""

from __future__ import annotations

from functools import lru_cache

from gunbai.errors import UnknownName
from gunbai.kernel.entry_points import entry_points_of
from gunbai.kernel.game import Game
from gunbai.kernel.library import Library
from gunbai.kernel.schema import nearest

GROUP = "gunbai.games"


@lru_cache(maxsize=1)
def installed() -> tuple[str, ...]:
    """Ids of the installed games, in order."""
    return tuple(sorted({point.name for point in entry_points_of(GROUP)}))


@lru_cache(maxsize=32)
def find_game(game: str) -> Library:
    """An installed game with its data.

    Raises:
        UnknownName: no such game is installed; the nearest names are given.
        ContentError: the game's data are broken.
    """
    for point in entry_points_of(GROUP):
        if point.name == game:
            record = point.load()
            if not isinstance(record, Game) or record.id != game:
                raise UnknownName("game", game, installed())
            return Library(record)
    raise UnknownName("game", game, nearest(game, installed()) or installed())
