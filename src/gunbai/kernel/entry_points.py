"""What installed packages bring: games, and how these are shown."""

from __future__ import annotations

from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any


@lru_cache(maxsize=1)
def _installed() -> Any:
    """All of them: whoever asks for one group asks for another soon, and each look goes through every package."""
    return entry_points()


def entry_points_of(group: str) -> tuple[EntryPoint, ...]:
    """Those of a group, as they were when this process first looked."""
    return tuple(_installed().select(group=group))
