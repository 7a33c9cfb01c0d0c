"""The tables of rulebook 004 as data: lists, dans of spells, schools, occupations.

Clauses: maai.spell.meta.implements, maai.spell.access.jujutsu, maai.spell.access.taima, maai.spell.access.kekkai,
maai.spell.access.yogen.
"""

from __future__ import annotations

import tomllib
from typing import Any, Literal, get_args

import msgspec

from gunbai.kernel.folding import fold
from gunbai.kernel.package_data import read_data
from gunbai.kernel.scenario import Words

SpellList = Literal["jujutsu", "taima", "kekkai", "yogen"]
"""呪術, 退魔, 結界, 予言; the skill of a list has the same name."""
SlotDan = Literal[1, 3, 5, 7, 9, "master"]
"""A dan of spells as people write it."""
LISTS: tuple[SpellList, ...] = get_args(SpellList)
BACKLASH = 3
"""Strength. Clauses: maai.spell.backlash.strength."""
LICENCE = 3
"""Skill points of a licence (免許). Clauses: maai.spell.access.licence."""


class ListRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A spell list: the chapters it stands for, and its name."""

    chapters: tuple[str, ...]
    name: Words


class DanRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A dan of spells, and a dan of those who cast them: the rows of both tables have the same names."""

    dan: int
    target: int
    """Of the casting check. Clauses: maai.spell.cast.target.*"""
    notations: tuple[str, ...]
    """Usual divisions of vitality; none for a ritual. Clauses: maai.spell.structure.*"""
    slots: tuple[int, ...]
    """Of a caster of this dan, for each dan of spells. Clauses: maai.spell.slots.*"""


class BonusRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a school or an occupation adds to slots."""

    clause: str
    name: Words
    list: SpellList | None = None
    """The one list of a school."""
    lists: tuple[SpellList, ...] = LISTS
    """Those of an occupation."""
    dans: tuple[int, ...] = ()
    """Dans with one slot more."""
    more: int = 0
    """Slots without a dan."""

    @property
    def for_lists(self) -> tuple[SpellList, ...]:
        """The lists whose slots it adds to."""
        return self.lists if self.list is None else (self.list,)


_DATA: dict[str, Any] = tomllib.loads(read_data("gunbai.games.maai", "data/spellcraft.toml"))

MASTER: int = _DATA["master"]
"""達人, as a number among the dans."""
LIST_ROWS: dict[str, ListRow] = msgspec.convert(_DATA["lists"], dict[str, ListRow])
DAN_ROWS: dict[int, DanRow] = {row.dan: row for row in msgspec.convert(_DATA["dan"], tuple[DanRow, ...])}
DANS: tuple[int, ...] = tuple(DAN_ROWS)
"""Dans that spells have: 1, 3, 5, 7, 9 and 達人."""
SCHOOLS: dict[str, BonusRow] = msgspec.convert(_DATA["schools"], dict[str, BonusRow])
OCCUPATIONS: dict[str, BonusRow] = msgspec.convert(_DATA["occupations"], dict[str, BonusRow])
TAGS: dict[str, str] = {fold(word): tag for tag, words in _DATA["tags"].items() for word in (tag, *words)}
"""What may be typed for (準備) and (分散), folded → the tag."""

assert tuple(LIST_ROWS) == LISTS


def school_row(school: str) -> BonusRow | None:
    """The row of a school, by its number; None for one that the table does not have.

    Clauses: maai.spell.school.rule. Rulings: maai.spell.school_1903.
    """
    row = SCHOOLS.get(school)
    if row is None:
        head = school.rpartition("-")[0] + "-"
        row = SCHOOLS.get(head) if school != head else None
    return row


def dan_number(dan: int | str) -> int:
    """A dan as people write it, as a number: `master` is `MASTER`."""
    return dan if isinstance(dan, int) else MASTER


def slot_column(dan: int) -> int:
    """In which column of the slot table a dan of spells stands, from 0."""
    return DANS.index(dan)


def slot_dan(dan: int) -> int:
    """The dan whose slot a spell takes: its own, of an even one the next odd. Rulings: maai.spell.even_dan."""
    return dan if dan in DAN_ROWS else dan + 1


def casting_target(dan: int) -> int:
    """What a casting check must reach.

    Args:
        dan: of the spell; one between two that the table has lies between them.

    Clauses: maai.spell.cast.target.dan1, maai.spell.cast.target.dan3, maai.spell.cast.target.dan5,
    maai.spell.cast.target.dan7, maai.spell.cast.target.dan9, maai.spell.cast.target.master.
    """
    return DAN_ROWS[dan].target if dan in DAN_ROWS else (DAN_ROWS[dan - 1].target + DAN_ROWS[dan + 1].target) // 2
