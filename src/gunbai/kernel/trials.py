"""Trials: the battles in which a piece of house content is tried, with it and without it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

BEARER = "bearer"
"""The side, and the seat, of whoever has what is tried."""
OTHER = "other"
"""Whoever stands against it."""


class Match(msgspec.Struct, frozen=True):
    """One match-up, twice: as plain data that `scenario_from_data` reads."""

    given: Mapping[str, Any]
    """The bearer has what is tried;"""
    without: Mapping[str, Any]
    """and has what anybody has in its place."""


class Trial(msgspec.Struct, frozen=True):
    """How a piece of content is tried beside the built-in ones of its kind."""

    kind: str
    """What it is: message `trial-KIND`."""
    id: str
    entries: Mapping[str, tuple[Match, ...]]
    """Its own match-ups, and those of each built-in one of its kind, by id; the first is its own."""
    names: Mapping[str, Mapping[str, str]] = {}
    """Of the entries that have one, by language."""
    declared: bool = True
    """It shows in what its bearer declares, by its id."""


def no_trials(_content: Any) -> tuple[Trial, ...]:
    """For games whose content is not tried in battle."""
    return ()
