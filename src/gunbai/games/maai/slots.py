"""スロット体系: how many spells of each dan somebody may cast, and how slots come back.

Clauses: maai.spell.slots.*, maai.spell.school.*, maai.spell.job.*.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from gunbai.games.maai.spell_rules import SpellRules
from gunbai.games.maai.spellcraft import (
    DAN_ROWS,
    DANS,
    LICENCE,
    LISTS,
    MASTER,
    OCCUPATIONS,
    BonusRow,
    SpellList,
    school_row,
    slot_column,
)

Row = tuple[int, ...]
"""Slots by dan of the spell, in the order of `DANS`."""
NONE: Row = (0,) * len(DANS)
ORTHODOX = ("onmyoji", "mikkyo")
"""陰陽師 and 密教僧, whose orthodox schools stay with the core. Clauses: maai.spell.school.orthodox."""
LONG_REST = 8
"""Hours. Clauses: maai.spell.slots.recover.rest8."""


class Standing(msgspec.Struct, frozen=True):
    """What of a character decides about slots."""

    dan: int
    """段 of the character, 0 to 9, or `MASTER`."""
    licences: tuple[SpellList, ...] = ()
    schools: tuple[str, ...] = ()
    """Their numbers in the rulebooks."""
    occupation: str = ""
    occupation_list: SpellList | None = None
    """The one list that the occupation counts for, where the ruling maai.slots.job_scope says so."""
    allot: Mapping[SpellList, tuple[int, ...]] = {}
    """Dans on which slots without a dan are placed, a dan as often as it gets one."""


def licensed(skills: Mapping[str, int]) -> tuple[SpellList, ...]:
    """The lists that skill points open. Clauses: maai.spell.access.licence."""
    return tuple(name for name in LISTS if skills.get(name, 0) >= LICENCE)


def printed_row(dan: int, between: str) -> Row:
    """The row of the slot table for a character's dan.

    Args:
        dan: 0 to 9, or `MASTER`.
        between: how a dan without a row is read.

    Clauses: maai.spell.slots.by_dan, maai.spell.slots.dan1, maai.spell.slots.dan3, maai.spell.slots.dan5,
    maai.spell.slots.dan7, maai.spell.slots.dan9, maai.spell.slots.master. Rulings: maai.slots.between_rows.
    """
    if dan in DAN_ROWS:
        return DAN_ROWS[dan].slots
    below = next((DAN_ROWS[row].slots for row in reversed(DANS) if row < dan), NONE)
    above = next(DAN_ROWS[row].slots for row in DANS if row > dan)
    if between == "lower":
        return below
    if between == "upper":
        return above
    return tuple((low + high) // 2 for low, high in zip(below, above, strict=True))


def slots_of(standing: Standing, rules: SpellRules) -> dict[SpellList, Row]:
    """All slots of a character: a row of its own for each list that is open.

    Clauses: maai.spell.slots.multi_list, maai.spell.school.rule, maai.spell.job.rule, maai.spell.access.licence.
    Rulings: maai.slots.*.
    """
    printed = printed_row(standing.dan, rules.between_rows)
    slots: dict[SpellList, Row] = {}
    for spell_list in LISTS:
        open_list = spell_list in standing.licences
        bonuses = _bonuses(standing, spell_list, rules)
        if not open_list and not (rules.no_licence and bonuses):
            continue
        combine = max if rules.stacking == "best" else sum
        added = [combine(column) for column in zip(*bonuses, strict=True)] if bonuses else NONE
        base = printed if open_list else NONE
        slots[spell_list] = tuple(
            own + (more if shown or rules.dash_bonus else 0)
            for own, more, shown in zip(base, added, printed, strict=True)
        )
    return slots


def bonus_rows(standing: Standing, spell_list: SpellList, rules: SpellRules) -> Iterator[BonusRow]:
    """The schools and the occupation that add slots to a list.

    Clauses: maai.spell.school.rule, maai.spell.job.rule. Rulings: maai.slots.job_scope, maai.spell.school_1903,
    maai.spell.orthodox_jobs.
    """
    for school in dict.fromkeys(standing.schools):
        row = school_row(school)
        if row is not None and row.list == spell_list:
            yield row
    job = OCCUPATIONS.get(standing.occupation)
    if job is None or spell_list not in job.lists or (rules.orthodox_none and standing.occupation in ORTHODOX):
        return
    if not job.dans or rules.job_scope == "each-list" or standing.occupation_list == spell_list:
        yield job


def free_to_place(standing: Standing, spell_list: SpellList, rules: SpellRules) -> int:
    """How many slots without a dan the player places in a list. Rulings: maai.slots.plus2."""
    if rules.plus2 != "allot":
        return 0
    more = [row.more for row in bonus_rows(standing, spell_list, rules) if row.more]
    return (max(more) if rules.stacking == "best" else sum(more)) if more else 0


def can_place(standing: Standing, dan: int, rules: SpellRules) -> bool:
    """Whether a slot without a dan may stand on this one: where the table has a number.

    Rulings: maai.slots.plus2, maai.slots.dash_bonus.
    """
    return dan in DANS and (rules.dash_bonus or printed_row(standing.dan, rules.between_rows)[slot_column(dan)] > 0)


def _bonuses(standing: Standing, spell_list: SpellList, rules: SpellRules) -> list[Row]:
    """What each school and the occupation add to a list, dan by dan.

    What the player has placed on dans belongs to the rows in order; where only the largest bonus counts, to each.

    Clauses: maai.spell.job.onmyoji. Rulings: maai.slots.job_master, maai.slots.plus2, maai.slots.stacking.
    """
    placed = standing.allot.get(spell_list, ())
    bonuses: list[Row] = []
    for row in bonus_rows(standing, spell_list, rules):
        if not row.more:
            highest = MASTER if standing.dan == MASTER and rules.job_master else MASTER - 1
            added: Row = tuple(int(dan in row.dans and dan <= highest) for dan in DANS)
        elif rules.plus2 == "each-dan":
            added = (row.more,) * len(DANS)
        elif rules.plus2 == "dan-1":
            added = (row.more, *NONE[1:])
        else:
            added = tuple(placed[: row.more].count(dan) for dan in DANS)
            placed = placed if rules.stacking == "best" else placed[row.more :]
        bonuses.append(added)
    return bonuses


class Ledger(msgspec.Struct, frozen=True, omit_defaults=True):
    """Slots of one list that are not there, dan by dan."""

    spent: Row = NONE
    """Come back with any full recovery."""
    lost: Row = NONE
    """By interruption. Clauses: maai.spell.interrupt.slot_until_interlude."""


def free_slot(dan: int, have: Row, ledger: Ledger, upcast: bool) -> int | None:
    """The dan of the slot that would pay for a spell; None if there is none.

    Args:
        upcast: a higher slot may pay. Rulings: maai.slots.upcast.
    """
    at = slot_column(dan)
    columns: Iterable[int] = range(at, len(DANS)) if upcast else (at,)
    return next((DANS[one] for one in columns if have[one] > ledger.spent[one] + ledger.lost[one]), None)


def with_one_gone(ledger: Ledger, dan: int, *, lost: bool) -> Ledger:
    """The ledger with one slot more that is gone: spent, or lost by interruption."""
    at = slot_column(dan)
    row = ledger.lost if lost else ledger.spent
    gone = (*row[:at], row[at] + 1, *row[at + 1 :])
    return Ledger(ledger.spent, gone) if lost else Ledger(gone, ledger.lost)


def recovered(ledger: Ledger, rules: SpellRules, *, interlude: bool, hours: int = 0) -> Ledger:
    """The ledger after an interlude, or after so many hours of rest without a battle.

    Clauses: maai.spell.slots.recover.interlude, maai.spell.slots.recover.rest8,
    maai.spell.interrupt.slot_until_interlude. Rulings: maai.slots.interrupted, maai.slots.rest.
    """
    if interlude:
        return Ledger()
    if hours >= LONG_REST:
        return Ledger(NONE, NONE if rules.interrupted == "any-recovery" else ledger.lost)
    if rules.rest == "proportional":
        back = tuple(gone * hours // LONG_REST for gone in ledger.spent)
        return Ledger(tuple(gone - one for gone, one in zip(ledger.spent, back, strict=True)), ledger.lost)
    return ledger
