"""The tables that content is written in, in a file of its own or inside a scenario."""

from __future__ import annotations

from typing import Annotated

import msgspec

from gunbai.games.maai.content.entries import (
    Armour,
    Character,
    Consumable,
    Manoeuvre,
    Occupation,
    School,
    Spell,
    Weapon,
)

_MANY = msgspec.Meta(max_length=500)


class Entries(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Content, by table. An entry replaces a shipped one of the same id."""

    weapon: Annotated[tuple[Weapon, ...], _MANY] = ()
    armour: Annotated[tuple[Armour, ...], _MANY] = ()
    consumable: Annotated[tuple[Consumable, ...], _MANY] = ()
    manoeuvre: Annotated[tuple[Manoeuvre, ...], _MANY] = ()
    spell: Annotated[tuple[Spell, ...], _MANY] = ()
    school: Annotated[tuple[School, ...], _MANY] = ()
    occupation: Annotated[tuple[Occupation, ...], _MANY] = ()
    character: Annotated[tuple[Character, ...], _MANY] = ()


class ContentFile(Entries, frozen=True, omit_defaults=True, kw_only=True):
    """A content file."""

    game: str


Entry = Weapon | Armour | Consumable | Manoeuvre | Spell | School | Occupation | Character
TABLES: tuple[str, ...] = Entries.__struct_fields__
"""Names of the tables, in the order in which they are shown."""
