"""The games. Each is one folder, found through the entry-point group `gunbai.games`; none knows another."""

from __future__ import annotations

from functools import lru_cache

from gunbai.errors import ContentError, UnknownName
from gunbai.kernel.entry_points import load_entry, names_in, not_loaded
from gunbai.kernel.game import Game
from gunbai.kernel.library import Library
from gunbai.kernel.schema import nearest

GROUP = "gunbai.games"


@lru_cache(maxsize=1)
def installed() -> tuple[str, ...]:
    """Ids of the installed games, in order."""
    return names_in(GROUP)


@lru_cache(maxsize=32)
def find_game(game: str) -> Library:
    """An installed game with its data.

    Raises:
        UnknownName: no such game is installed; the nearest names are given.
        ContentError: the game cannot be loaded, or its data are broken.
    """
    record = load_entry(GROUP, game) if game in installed() else None
    if record is None:
        raise UnknownName("game", game, nearest(game, installed()) or installed())
    if not isinstance(record, Game) or record.id != game:
        raise not_loaded(GROUP, game, f"no Game with the id {game!r}")
    return Library(record)


def load_games() -> tuple[list[Library], list[ContentError]]:
    """Every installed game that can be played, and why the others cannot: one that is broken must not keep people from
    the rest."""
    sound: list[Library] = []
    broken: list[ContentError] = []
    for game in installed():
        try:
            sound.append(find_game(game))
        except ContentError as error:
            broken.append(error)
    return sound, broken
