"""装備: what kinds of equipment there are, and a ship's own pieces."""

from __future__ import annotations

import tomllib

import msgspec

from gunbai.games.kaisen.values import Fight, Kind, Mount
from gunbai.kernel.package_data import read_data
from gunbai.kernel.scenario import Words


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of equipment: a row of `data/equipment.toml`."""

    name: Words
    mounts: tuple[Mount, ...]
    """Where it may stand, the usual place first.

    Clauses: kaisen.deck.castle-designate, kaisen.deck.engine-designate.
    """
    dice: int
    """D6 of damage that a piece without a number of its own does, where the ruling kaisen.gun.engine_data allows it."""
    fight: Fight | None = None
    """The way to fight that it serves; None for hooks."""
    most: int | None = None
    """No blow of it does more D6 than this. Clauses: kaisen.bow.ram-cap."""
    designated: bool = False
    """The direction must be written down."""
    printed: bool = False
    """The number of dice is the rulebook's."""


TABLE: dict[Kind, Row] = {
    Kind(key): msgspec.convert(row, Row)
    for key, row in tomllib.loads(read_data("gunbai.games.kaisen", "data/equipment.toml")).items()
}
"""Every kind."""


class Piece(msgspec.Struct, frozen=True):
    """A piece of equipment as rules know it."""

    id: str
    kind: Kind
    mount: Mount
    dice: int
    name: Words
    row: Row
