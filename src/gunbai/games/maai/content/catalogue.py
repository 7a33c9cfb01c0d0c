"""The catalogue: all content that a scenario can name, the shipped one and its own."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeVar

import msgspec

from gunbai.errors import Fault
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
from gunbai.games.maai.content.references import entry_faults, taken_faults
from gunbai.games.maai.content.tables import TABLES, ContentFile, Entries, Entry
from gunbai.kernel.folding import fold
from gunbai.kernel.package_data import list_data, read_data

PACKAGE = "gunbai.games.maai"
FOLDER = "data/content"
E_ = TypeVar("E_", bound=Entry)


class Catalogue:
    """Content by id. Ids are looked up as they are written; those of a table cannot be told apart by case or width."""

    __slots__ = TABLES

    def __init__(self, *sources: Entries) -> None:
        """
        Args:
            sources: later ones replace entries of earlier ones that have the same id.
        """
        self.weapon: dict[str, Weapon] = _by_id(source.weapon for source in sources)
        self.armour: dict[str, Armour] = _by_id(source.armour for source in sources)
        self.consumable: dict[str, Consumable] = _by_id(source.consumable for source in sources)
        self.manoeuvre: dict[str, Manoeuvre] = _by_id(source.manoeuvre for source in sources)
        self.spell: dict[str, Spell] = _by_id(source.spell for source in sources)
        self.school: dict[str, School] = _by_id(source.school for source in sources)
        self.occupation: dict[str, Occupation] = _by_id(source.occupation for source in sources)
        self.character: dict[str, Character] = _by_id(source.character for source in sources)

    def table(self, name: str) -> Mapping[str, Entry]:
        """One of its tables, by a name of `TABLES`."""
        found: Mapping[str, Entry] = getattr(self, name)
        return found

    def __iter__(self) -> Iterator[tuple[str, Entry]]:
        """Every entry, with the name of its table."""
        return ((name, entry) for name in TABLES for entry in self.table(name).values())


def catalogue_of(own: Entries) -> Catalogue:
    """The shipped content and a scenario's own."""
    return Catalogue(shipped(), own)


@lru_cache(maxsize=1)
def shipped() -> Entries:
    """The content that the game carries."""
    parts = [_part(name) for name in list_data(PACKAGE, FOLDER, ".toml")]
    return Entries(**{name: tuple(entry for part in parts for entry in getattr(part, name)) for name in TABLES})


def _part(name: str) -> ContentFile:
    return msgspec.convert(tomllib.loads(read_data(PACKAGE, f"{FOLDER}/{name}")), ContentFile)


def content_faults(content: Entries) -> Iterator[Fault]:
    """Faults of content across its entries; what it names must be its own or shipped."""
    yield from taken_faults(content)
    yield from entry_faults(content, catalogue_of(content))


def _by_id(tables: Iterable[tuple[E_, ...]]) -> dict[str, E_]:
    found: dict[str, tuple[str, E_]] = {}
    for table in tables:
        for entry in table:
            found[fold(entry.id)] = (entry.id, entry)
    return dict(found.values())
