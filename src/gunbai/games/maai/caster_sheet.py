"""From a fighter's sheet and her content to the caster that she is."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gunbai.games.maai.caster import Caster, Preparation, known_spell
from gunbai.games.maai.content.entries import Spell
from gunbai.games.maai.content.holdings import Holdings
from gunbai.games.maai.sheet import FighterSheet
from gunbai.games.maai.slot_counts import SlotCount, ledger_of
from gunbai.games.maai.slots import Standing, licensed, slots_of
from gunbai.games.maai.spell_rules import SpellRules
from gunbai.games.maai.spellcraft import LISTS, MASTER, SpellList, dan_number
from gunbai.games.maai.values import Magic


def caster_of(sheet: FighterSheet, held: Holdings, rules: SpellRules, start: int) -> Caster | None:
    """The caster in a fighter; None for one who knows no spell.

    Args:
        start: round in which the battle begins.

    Clauses: maai.spell.exclusive.spell_pc, maai.spell.exclusive.technique_pc, maai.spell.access.licence.
    """
    if not held.spells or sheet.magic is not Magic.SPELLS:
        return None
    skills = skill_points(sheet)
    slots = slots_of(standing_of(sheet, held), rules)
    gone = {name: ledger_of(sheet.now.slots_spent, sheet.now.slots_lost, name) for name in slots}
    spells = (spell for spell in held.spells if spell.list.value in slots)
    known = [known_spell(spell, sheet.schools, rules) for spell in spells]
    caster = Caster(known, slots, skills, sheet.wits, gone, None)
    caster.earlier = {id: times for id, times in sheet.now.used.items() if id in caster.known}
    caster.preparation = _preparation(sheet, caster, start, rules)
    if caster.preparation is not None:
        caster.last_begun = caster.preparation.began
    return caster


def skill_points(sheet: FighterSheet) -> dict[str, int]:
    """Points in the skills of the four lists."""
    return {name: getattr(sheet.skills, name) for name in LISTS}


def standing_of(sheet: FighterSheet, held: Holdings) -> Standing:
    """What of a fighter decides about her slots.

    Clauses: maai.spell.school.rule, maai.spell.job.rule. Rulings: maai.spell.school_1903.
    """
    return Standing(
        dan=min(sheet.dan, MASTER),
        licences=licensed(skill_points(sheet)),
        schools=tuple(school.code for school in held.schools),
        occupation="" if held.occupation is None else held.occupation.slots_as or "",
        occupation_list=sheet.occupation_list,
        allot={name: tuple(_placed(sheet.allotted, name)) for name in LISTS},
    )


def unknown_dans(spells: Iterable[Spell]) -> Iterator[Spell]:
    """Spells of a dan that spells do not have."""
    return (spell for spell in spells if isinstance(spell.dan, int) and spell.dan % 2 == 0)


def _placed(counts: Iterable[SlotCount], name: SpellList) -> Iterator[int]:
    return (dan_number(one.dan) for one in counts if one.list == name for _ in range(one.slots))


def _preparation(sheet: FighterSheet, caster: Caster, start: int, rules: SpellRules) -> Preparation | None:
    """What she is preparing where a battle begins in the middle; where slots are spent at the start, its slot is among
    those that are spent.

    Rulings: maai.slots.spend_when, maai.slots.upcast.
    """
    now = sheet.now.preparing
    spell = None if now is None else caster.known.get(now.spell)
    if now is None or spell is None:
        return None
    slot = None if rules.slot_at_start else caster.slot_for(spell, rules)
    return Preparation(spell.id, now.paid, now.began or start, slot or spell.dan)
