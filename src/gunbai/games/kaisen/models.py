"""Ships whose values are written down once, in `data/ships.toml`, for scenarios to name."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from gunbai.games.kaisen.sheet import ShipSheet
from gunbai.kernel.package_data import read_data

MODELS: dict[str, dict[str, Any]] = tomllib.loads(read_data("gunbai.games.kaisen", "data/ships.toml"))
"""By name: keys of a `[[ship]]` that a scenario may leave out."""

OWN = ("id", "side", "at", "facing", "seat", "model", "people", "now")
"""Keys of a ship that no model tells."""


def filled(sheet: ShipSheet) -> ShipSheet:
    """A ship with all that it leaves out taken from its model."""
    if sheet.model is None:
        return sheet
    own = {key: value for key, value in msgspec.to_builtins(sheet).items() if value is not None}
    return msgspec.convert(MODELS[sheet.model] | own, ShipSheet)
