"""スペル習得: which spells may be learned at a licence, at a promotion and in an interlude.

What is decided here is how many, of which dan and list; who plays the character chooses which.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from gunbai.games.maai.slots import Row
from gunbai.games.maai.spell_rules import SpellRules
from gunbai.games.maai.spellcraft import DANS, MASTER, SpellList, slot_column, slot_dan

AT_LICENCE = 3
"""Spells of dan 1. Clauses: maai.spell.learn.initial."""
AT_PROMOTION = 2
"""Clauses: maai.spell.learn.promotion."""
INTERLUDE_TARGET = 11
"""Clauses: maai.spell.learn.interlude.check."""
PER_SESSION = 1
"""Studies in one session, failed ones too. Clauses: maai.spell.learn.interlude.limit."""


class Allowance(msgspec.Struct, frozen=True):
    """So many spells of one dan may be chosen, from any of these lists together."""

    count: int
    dan: int
    lists: tuple[SpellList, ...]


def at_licence(spell_list: SpellList) -> Allowance:
    """What a new licence brings. Clauses: maai.spell.learn.initial. Rulings: maai.learn.initial."""
    return Allowance(AT_LICENCE, DANS[0], (spell_list,))


def at_promotion(dan: int, lists: tuple[SpellList, ...], rules: SpellRules) -> tuple[Allowance, ...]:
    """What a promotion to a dan brings; nothing where spells have no such dan, or where no list is open.

    Clauses: maai.spell.learn.promotion. Rulings: maai.learn.promotion_lists.
    """
    if not (dan in DANS or (rules.even_up and 0 < dan < MASTER)) or not lists:
        return ()
    if rules.learn_promotion_lists == "two-per-list":
        return tuple(Allowance(AT_PROMOTION, dan, (one,)) for one in lists)
    return (Allowance(AT_PROMOTION, dan, lists),)


def can_study(spell_list: SpellList, dan: int, slots: Mapping[SpellList, Row], rules: SpellRules) -> bool:
    """Whether a spell can be studied in an interlude, its number per session apart.

    Args:
        slots: of the character, for each open list.

    Clauses: maai.spell.learn.interlude.limit, maai.spell.access.licence. Rulings: maai.learn.interlude_dan.
    """
    row = slots.get(spell_list)
    if row is None or not (dan in DANS or rules.even_up):
        return False
    return rules.learn_interlude_dan == "any" or row[slot_column(slot_dan(dan))] > 0


def study_succeeds(wits: int, skill: int, faces: Iterable[int], rules: SpellRules) -> bool:
    """Whether the check of an interlude's study comes out.

    Args:
        faces: of 2d10; none of them count where the ruling says that no dice are rolled.

    Clauses: maai.spell.learn.interlude.check. Rulings: maai.learn.dice.
    """
    thrown = sum(faces) if rules.learn_dice else 0
    return thrown + wits + skill >= INTERLUDE_TARGET
