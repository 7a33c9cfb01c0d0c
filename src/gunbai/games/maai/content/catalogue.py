"""The catalogue: all content that a scenario can name, the shipped one and its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeVar

import msgspec

from gunbai.errors import ContentError, Fault
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
from gunbai.games.maai.content.references import reference_faults, taken_faults
from gunbai.games.maai.content.tables import TABLES, ContentFile, Entries, Entry
from gunbai.kernel.folding import fold
from gunbai.kernel.package_data import MAX_BYTES, list_data, read_data
from gunbai.kernel.schema import check
from gunbai.kernel.toml_lines import key_lines, line_of
from gunbai.kernel.toml_text import as_text, read_toml

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
    """The content that the game carries.

    Raises:
        ContentError: it has a fault.
    """
    parts = [read_content(read_data(PACKAGE, f"{FOLDER}/{name}"), name) for name in list_data(PACKAGE, FOLDER, ".toml")]
    whole = Entries(**{name: tuple(entry for part in parts for entry in getattr(part, name)) for name in TABLES})
    faults = [*taken_faults(whole), *reference_faults(whole, Catalogue(whole))]
    if faults:
        raise ContentError(f"{PACKAGE}/{FOLDER}", faults)
    return whole


def load_content(text: str | bytes, where: str) -> ContentFile:
    """Reads a content file; what it names must be its own or shipped.

    Args:
        text: the file's TOML, or its bytes.
        where: the file, for errors.

    Raises:
        ContentError: with every fault, its line, key and what would be accepted.
    """
    content = read_content(text, where)
    faults = [*taken_faults(content), *reference_faults(content, catalogue_of(content))]
    if faults:
        raise _placed(as_text(text), where, faults)
    return content


def read_content(text: str | bytes, where: str) -> ContentFile:
    """Reads a content file by its form alone.

    Raises:
        ContentError: with every fault.
    """
    read = as_text(text)
    data = read if isinstance(read, Fault) else read_toml(read, MAX_BYTES)
    if isinstance(data, Fault):
        raise ContentError(where, [data])
    content, faults = check(data, ContentFile)
    if content is None:
        raise _placed(read, where, faults)
    if content.game != "maai":
        raise _placed(read, where, [Fault("wrong-value", "game", values={"given": content.game}, accepted=('"maai"',))])
    return content


def _placed(text: str | Fault, where: str, faults: Iterable[Fault]) -> ContentError:
    """The error, its faults with their lines and in their order."""
    assert isinstance(text, str)
    lines = key_lines(text)
    placed = (msgspec.structs.replace(fault, line=line_of(fault.place, lines)) for fault in faults)
    return ContentError(where, sorted(placed, key=lambda fault: fault.line))


def _by_id(tables: Iterable[tuple[E_, ...]]) -> dict[str, E_]:
    found: dict[str, tuple[str, E_]] = {}
    for table in tables:
        for entry in table:
            found[fold(entry.id)] = (entry.id, entry)
    return dict(found.values())
