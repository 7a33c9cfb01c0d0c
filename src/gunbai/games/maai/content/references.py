"""Faults that only show across entries: ids that are taken, and names of nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from gunbai.errors import Fault
from gunbai.games.maai.content.costs import cost_faults
from gunbai.games.maai.content.entries import Character, Manoeuvre, Occupation, Spell, Weapon
from gunbai.games.maai.content.tables import TABLES, Entries, Entry
from gunbai.games.maai.content.terms import Tie
from gunbai.games.maai.sheet import FighterSheet
from gunbai.games.maai.spellcraft import OCCUPATIONS
from gunbai.kernel.folding import fold
from gunbai.kernel.schema import nearest

if TYPE_CHECKING:
    from gunbai.games.maai.content.catalogue import Catalogue

GEAR = "weapon armour consumable"
"""The tables of what one can carry."""
Named = tuple[str, str, str]
"""A key of an entry, the id that it names, and the table in which it must stand, or several with spaces between."""


def taken_faults(content: Entries) -> Iterator[Fault]:
    """Ids that cannot be told from an earlier one, in whichever table: in the log an entry is named by its id alone."""
    seen: set[str] = set()
    for table in TABLES:
        for number, entry in enumerate(getattr(content, table), 1):
            if fold(entry.id) in seen:
                yield Fault("taken", f"{table}[{number}].id", values={"id": entry.id})
            seen.add(fold(entry.id))


def entry_faults(content: Entries, known: Catalogue) -> Iterator[Fault]:
    """Ids named by entries of `content` that stand nowhere in `known`, and costs that cannot be read."""
    for table in TABLES:
        for number, entry in enumerate(getattr(content, table), 1):
            place = f"{table}[{number}]"
            yield from unknown_names(place, references(entry), known)
            if isinstance(entry, (Manoeuvre, Spell)):
                yield from cost_faults(f"{place}.cost", entry)
            if isinstance(entry, Occupation) and entry.slots_as not in (None, *OCCUPATIONS):
                key = str(entry.slots_as)
                yield Fault("unknown-name", f"{place}.slots_as", values={"key": key}, accepted=tuple(OCCUPATIONS))


def unknown_names(place: str, named: Iterable[Named], known: Catalogue) -> Iterator[Fault]:
    """A fault for each id that stands in no table of its kind."""
    for key, id, table in named:
        ids = [id for name in table.split() for id in known.table(name)]
        if id not in ids:
            near = nearest(id, ids) or tuple(ids)[:20]
            yield Fault("unknown-name", f"{place}.{key}", values={"key": id}, accepted=near)


def named_by(who: Character | FighterSheet) -> Iterator[Named]:
    """What a character, or a fighter of a scenario, names."""
    if isinstance(who, FighterSheet) and who.character is not None:
        yield "character", who.character, "character"
    if who.occupation is not None:
        yield "occupation", who.occupation, "occupation"
    for key, table in (("schools", "school"), ("carries", GEAR), ("manoeuvres", "manoeuvre"), ("spells", "spell")):
        yield from _each(key, getattr(who, key), table)


def references(entry: Entry) -> Iterator[Named]:
    """What an entry names."""
    match entry:
        case Manoeuvre():
            yield from _of_manoeuvre(entry)
        case Spell():
            if entry.benefit is not None:
                yield from _each("benefit.schools", entry.benefit.schools, "school")
        case Character():
            yield from named_by(entry)
        case Weapon():
            if entry.school is not None:
                yield "school", entry.school, "school"
            yield from _each("manoeuvres", entry.manoeuvres, "manoeuvre")
        case _:
            yield from _each("manoeuvres", entry.manoeuvres, "manoeuvre")


def _of_manoeuvre(manoeuvre: Manoeuvre) -> Iterator[Named]:
    if manoeuvre.school is not None:
        yield "school", manoeuvre.school, "school"
    yield from _each("requires.school", manoeuvre.requires.school, "school")
    yield from _each("requires.occupation", manoeuvre.requires.occupation, "occupation")
    bound = manoeuvre.binding
    if bound is not None and bound.id is not None:
        yield "binding.id", bound.id, "school" if bound.to is Tie.LICENCE else bound.to.value


def _each(key: str, ids: tuple[str, ...], table: str) -> Iterator[Named]:
    return ((f"{key}[{at}]", id, table) for at, id in enumerate(ids, 1))
