"""From what a person types to a scenario or a record."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable

from gunbai.cli.exits import USAGE, Exit
from gunbai.errors import UnknownName
from gunbai.games import find_game, installed, load_games
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.forms import MAX_FORM_BYTES
from gunbai.kernel.record import MAX_BYTES, Record, load_record
from gunbai.kernel.scenario import MAX_SCENARIO_BYTES, Scenario, load_scenario

_REASONS = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EISDIR: "folder",
    errno.EACCES: "denied",
    errno.EPERM: "denied",
    errno.EEXIST: "exists",
    errno.ENOSPC: "full",
    errno.EROFS: "read-only",
}
NEAR = 3


def reason(error: OSError) -> str:
    """Why a file cannot be used, as the key of a word: message `file-KEY`."""
    return _REASONS.get(error.errno or 0, "other")


def cannot_read(path: str, error: OSError) -> Exit:
    """A file that the command names and that cannot be read."""
    return Exit(USAGE, "cannot-read", path=path, why=reason(error))


def read_bytes(path: str, most: int) -> bytes:
    """A file; of one that is larger than it may be, one byte more than that.

    Raises:
        Exit: it cannot be read.
    """
    try:
        with open(path, "rb") as file:
            return file.read(most + 1)
    except OSError as error:
        raise cannot_read(path, error) from None


def scenario_names() -> tuple[str, ...]:
    """Every scenario that a game ships: `GAME/NAME`."""
    return tuple(f"{library.game.id}/{name}" for library in load_games()[0] for name in library.scenarios)


def is_path(name: str) -> bool:
    """Whether a scenario's name means a file: it is there, or it looks like nothing else."""
    return name.endswith(".toml") or os.path.isfile(name)


def reader_beside(path: str) -> Callable[[str], bytes]:
    """Reads files by their paths as they are seen from the folder of this one."""
    folder = os.path.dirname(path)
    return lambda name: read_bytes(os.path.join(folder, name), MAX_FORM_BYTES)


def open_scenario(name: str) -> Scenario:
    """A scenario by `GAME/NAME`, or by a file's path.

    Raises:
        UnknownName: there is none of this name; the nearest are given.
        Exit: the file cannot be read.
        ScenarioError: it cannot be played as written.
    """
    game, slash, short = name.partition("/")
    if slash and game in installed():
        library = find_game(game)
        if short in library.scenarios:
            return load_scenario(library.scenario_text(short), name, find_game, name)
    if is_path(name):
        return load_scenario(read_bytes(name, MAX_SCENARIO_BYTES), name, find_game, beside=reader_beside(name))
    known = scenario_names()
    # A game alone, or a scenario's name without its game.
    meant = [one for one in known if name.removesuffix("/") in one.split("/")]
    raise UnknownName("scenario", name, meant or nearest_names(name, known, NEAR))


def open_record(path: str) -> Record:
    """A record, read and bounded.

    Raises:
        Exit: the file cannot be read.
        RecordError, ScenarioError: it is no record that can be replayed.
    """
    return load_record(read_bytes(path, MAX_BYTES), path, find_game)


def check_seat(scenario: Scenario, seat: str, *others: str) -> str:
    """A seat of a scenario.

    Args:
        others: further names that may be given.

    Raises:
        UnknownName: nobody by that name sits there; the nearest names are given.
    """
    known = [*(one.id for one in scenario.seats), *others]
    if seat not in known:
        raise UnknownName("seat", seat, nearest_names(seat, known, len(known)))
    return seat
