"""What a fighter has of the content: her own, and what her schools, her occupation and her gear bring."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

from gunbai.errors import Fault
from gunbai.games.maai.content.catalogue import Catalogue, catalogue_of
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
from gunbai.games.maai.content.kept import Kept
from gunbai.games.maai.content.tables import TABLES, Entry
from gunbai.games.maai.sheet import FighterSheet, MaaiScenario, Skills, WeaponSheet
from gunbai.kernel.scenario import Words


class Holdings(NamedTuple):
    """A fighter's content, each entry once, in the order in which it is named."""

    weapons: tuple[Weapon, ...] = ()
    armours: tuple[Armour, ...] = ()
    consumables: tuple[Consumable, ...] = ()
    manoeuvres: tuple[Manoeuvre, ...] = ()
    spells: tuple[Spell, ...] = ()
    schools: tuple[School, ...] = ()
    occupation: Occupation | None = None

    def entries(self) -> Iterator[Entry]:
        """All of it."""
        for table in (self.weapons, self.armours, self.consumables, self.manoeuvres, self.spells, self.schools):
            yield from table
        if self.occupation is not None:
            yield self.occupation


NOTHING = Holdings()


def content_of(scenario: MaaiScenario) -> Catalogue:
    """The content that a scenario can name; none, where it names none: then nothing shipped is read."""
    own = any(getattr(scenario, table) for table in TABLES)
    return catalogue_of(scenario) if own or any(map(_names_any, scenario.fighter)) else Catalogue()


def _names_any(sheet: FighterSheet) -> bool:
    named = sheet.occupation or sheet.schools or sheet.carries or sheet.manoeuvres or sheet.spells
    return bool(named or sheet.character)


def holdings(sheet: FighterSheet, content: Catalogue) -> Holdings:
    """What a fighter has; every id that her sheet names must be known."""
    if not _names_any(sheet):
        return NOTHING
    weapons = tuple(content.weapon[id] for id in sheet.carries if id in content.weapon)
    armours = tuple(content.armour[id] for id in sheet.carries if id in content.armour)
    consumables = tuple(content.consumable[id] for id in sheet.carries if id in content.consumable)
    schools = tuple(content.school[id] for id in sheet.schools)
    occupation = None if sheet.occupation is None else content.occupation[sheet.occupation]
    bringers = (*schools, *(() if occupation is None else (occupation,)), *weapons, *armours, *consumables)
    named = [*sheet.manoeuvres, *(id for bringer in bringers for id in bringer.manoeuvres)]
    return Holdings(
        weapons,
        armours,
        consumables,
        tuple(content.manoeuvre[id] for id in dict.fromkeys(named)),
        tuple(content.spell[id] for id in dict.fromkeys(sheet.spells)),
        schools,
        occupation,
    )


def filled(scenario: MaaiScenario, content: Catalogue) -> MaaiScenario:
    """The scenario with what its fighters have from content on their sheets, as if it had been written there: all that
    a character has, weapons, armour."""
    if not any(sheet.carries or sheet.character for sheet in scenario.fighter):
        return scenario
    sheets = tuple(filled_sheet(sheet, content) for sheet in scenario.fighter)
    return msgspec.structs.replace(scenario, fighter=sheets)


def filled_sheet(sheet: FighterSheet, content: Catalogue) -> FighterSheet:
    """A sheet with what is from content written on it; done once."""
    if sheet.character is not None:
        sheet = _as_character(sheet, content.character[sheet.character])
    held = holdings(sheet, content)
    return msgspec.structs.replace(
        sheet,
        weapons=(*sheet.weapons, *_weapon_sheets(held.weapons)),
        armour=sheet.armour + sum(armour.defence for armour in held.armours),
        evasion=sheet.evasion + sum(armour.evasion for armour in held.armours),
    )


CHARACTER_KEYS = tuple(
    key for key in FighterSheet.__struct_fields__ if key in Character.__struct_fields__ and key not in ("id", "name")
)
"""What a fighter who is a character has from there."""


KEPT_NOW = ("strength", "injuries", "bleeding", "slots_spent", "slots_lost", "used", "consumed")
"""What she keeps that is a matter of how she stands when a battle begins."""
KEPT_OWN = ("magic", "allotted")
"""What she keeps that is a matter of who she is."""


def character_faults(place: str, sheet: FighterSheet) -> Iterator[Fault]:
    """Keys of a fighter that her character tells."""
    if sheet.character is None:
        return
    blank = FighterSheet(id=sheet.id)
    for key in CHARACTER_KEYS:
        if getattr(sheet, key) != getattr(blank, key):
            yield Fault("excludes", f"{place}.{key}", values={"key": key, "other": "character"})


def _as_character(sheet: FighterSheet, character: Character) -> FighterSheet:
    skills = {name: points for name, points in character.skills.items() if name in Skills.__struct_fields__}
    values = {key: getattr(character, key) for key in CHARACTER_KEYS} | {"skills": Skills(**skills)}
    values |= _as_kept(sheet, character.kept)
    name = character.name if sheet.name == Words() else sheet.name
    return msgspec.structs.replace(sheet, name=name, mook=sheet.mook or "mook" in character.tags, **values)


def _as_kept(sheet: FighterSheet, kept: Kept) -> dict[str, Any]:
    """What she has brought along from the last battle; what the scenario says of her goes before it."""
    blank, now, brought = FighterSheet(id=sheet.id), sheet.now, {}
    for key in KEPT_NOW:
        if getattr(now, key) == getattr(blank.now, key):
            brought[key] = getattr(kept, key)
    own = {key: getattr(kept, key) for key in KEPT_OWN if getattr(sheet, key) == getattr(blank, key)}
    return own | {"now": msgspec.structs.replace(now, **brought)}


def _weapon_sheets(weapons: Iterable[Weapon]) -> Iterable[WeaponSheet]:
    for weapon in weapons:
        yield WeaponSheet(
            id=weapon.id,
            kind=weapon.kind,
            name=weapon.name,
            grade=weapon.grade if weapon.bonus is None else weapon.bonus,
            longer=weapon.longer,
            range_bonus=weapon.range_bonus,
            initiative=weapon.initiative,
        )
