"""What installed packages bring: games, and how these are shown."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from gunbai.errors import ContentError, Fault, GunbaiError
from gunbai.kernel.schema import shortened

MOST_WHY = 300
"""So many characters of why something cannot be loaded are shown."""


@lru_cache(maxsize=1)
def _installed() -> Any:
    """All of them: whoever asks for one group asks for another soon, and each look goes through every package."""
    return entry_points()


def names_in(group: str) -> tuple[str, ...]:
    """The names in a group, sorted, as they were when this process first looked."""
    return tuple(sorted({point.name for point in _installed().select(group=group)}))


def load_entry(group: str, name: str) -> Any:
    """What a package brings under this name; None where nobody brings anything.

    Raises:
        ContentError: it cannot be loaded: it may be a stranger's, and do anything when it is imported.
    """
    points: tuple[EntryPoint, ...] = tuple(_installed().select(group=group, name=name))
    if not points:
        return None
    try:
        return points[0].load()
    except GunbaiError:
        raise
    except Exception as error:
        raise not_loaded(group, name, f"{type(error).__name__}: {error}") from error


def not_loaded(group: str, name: str, why: str) -> ContentError:
    """What a package brings under this name is of no use."""
    fault = Fault("broken-entry", values={"group": group, "why": shortened(why, MOST_WHY)})
    return ContentError(name, [fault])
