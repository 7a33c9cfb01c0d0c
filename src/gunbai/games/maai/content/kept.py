"""What a character keeps from battle to battle."""

from __future__ import annotations

import msgspec

from gunbai.games.maai.scalars import Points, Uses
from gunbai.games.maai.slot_counts import SlotCounts
from gunbai.games.maai.values import Magic, Part


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a character keeps between battles. `gunbai carry`, `rest` and `learn` write it; a battle begins with it."""

    magic: Magic = Magic.SPELLS
    """スペルPC or 技法PC; it never changes in a campaign. Clauses: maai.spell.exclusive.no_change."""
    strength: Points | None = None
    """戦力 that is left; the maximum if left out."""
    injuries: tuple[Part, ...] = ()
    bleeding: bool = False
    slots_spent: SlotCounts = ()
    slots_lost: SlotCounts = ()
    """Lost by interruption, until the interlude."""
    allotted: SlotCounts = ()
    """On which dans slots are placed that come without a dan. Rulings: maai.slots.plus2."""
    used: Uses = {}
    """How often in this session: manoeuvres and spells that can be used so often a session."""
    consumed: Uses = {}
    """How many uses of a consumable are gone. Clauses: maai.technique.cat.consumable."""
    studied: bool = False
    """The session's study of a spell is used up. Clauses: maai.spell.learn.interlude.limit."""
