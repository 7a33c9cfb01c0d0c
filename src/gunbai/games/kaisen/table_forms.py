"""The forms of the tables that 海戦 carries, by which they are checked like any other file."""

from __future__ import annotations

import msgspec

from gunbai.games.kaisen.equipment import Row
from gunbai.games.kaisen.models import OWN
from gunbai.games.kaisen.sheet import ShipSheet
from gunbai.kernel.forms import Form

Model = msgspec.defstruct(
    "Model",
    [
        (field.name, field.type, field.default)
        for field in msgspec.structs.fields(ShipSheet)
        if field.name not in OWN and not field.required
    ],
)
"""What a model of a ship can say: the keys of a ship, but for those that are her own."""

TABLE_FORMS = {
    "data/equipment.toml": Form(dict[str, Row]),
    "data/ships.toml": Form(dict[str, Model]),  # type: ignore[valid-type]
    "data/notation.toml": Form(dict[str, dict[str, dict[str, tuple[str, ...]]]]),
}
