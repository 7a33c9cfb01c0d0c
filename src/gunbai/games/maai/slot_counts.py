"""Slots as people write them: so many of a list and a dan."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import msgspec

from gunbai.games.maai.slots import NONE, Ledger, Row
from gunbai.games.maai.spellcraft import DANS, MASTER, SlotDan, SpellList, dan_number, slot_column


class SlotCount(msgspec.Struct, frozen=True):
    """Slots of one list and dan."""

    list: SpellList
    dan: SlotDan
    slots: Annotated[int, msgspec.Meta(ge=0, le=99)] = 1


SlotCounts = Annotated[tuple[SlotCount, ...], msgspec.Meta(max_length=24)]


def row_of(counts: Iterable[SlotCount], name: SpellList) -> Row:
    """What is counted for one list, dan by dan."""
    row = list(NONE)
    for one in counts:
        if one.list == name:
            row[slot_column(dan_number(one.dan))] += one.slots
    return tuple(row)


def counts_of(rows: dict[SpellList, Row]) -> tuple[SlotCount, ...]:
    """Rows as counts; what is 0 is left out."""
    words: dict[int, SlotDan] = {1: 1, 3: 3, 5: 5, 7: 7, 9: 9, MASTER: "master"}
    return tuple(
        SlotCount(name, words[dan], number)
        for name, row in rows.items()
        for dan, number in zip(DANS, row, strict=True)
        if number
    )


def ledger_of(spent: Iterable[SlotCount], lost: Iterable[SlotCount], name: SpellList) -> Ledger:
    """The slots of one list that are not there."""
    return Ledger(row_of(spent, name), row_of(lost, name))
