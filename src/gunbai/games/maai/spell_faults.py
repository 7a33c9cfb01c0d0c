"""Faults of casters in a scenario: spells of no dan, slots that are not there, two systems of magic at once.

Clauses: maai.spell.exclusive.*, maai.spell.structure.*, maai.spell.access.licence.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from gunbai.errors import Fault, NotationError
from gunbai.games.maai.caster import RITUAL, Known, known_spell
from gunbai.games.maai.caster_sheet import skill_points, standing_of
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.entries import Manoeuvre, Spell
from gunbai.games.maai.content.holdings import Holdings, holdings
from gunbai.games.maai.content.terms import Type
from gunbai.games.maai.midway import FighterNow, PreparingNow
from gunbai.games.maai.sheet import FighterSheet
from gunbai.games.maai.slot_counts import ledger_of
from gunbai.games.maai.slots import NONE, Row, Standing, can_place, free_slot, free_to_place, slots_of
from gunbai.games.maai.spell_rules import SpellRules, spell_rules
from gunbai.games.maai.spellcraft import DANS, LICENCE, LISTS, OCCUPATIONS, SpellList, dan_number, slot_column
from gunbai.games.maai.values import Magic
from gunbai.kernel.rulings import Rulings

_DAN = cites("maai.spell.slots.by_dan", "maai.spell.structure.not_absolute")
_COST = cites("maai.notation.total", "maai.breath.two_kinds")
_MASTER = cites("maai.spell.structure.master")
_LICENCE = cites("maai.spell.access.licence")
_BAN = cites("maai.spell.exclusive.ban", "maai.spell.exclusive.technique_pc")
_SLOTS = cites("maai.spell.slots.by_dan")
_PLACE = cites("maai.spell.school.19_04", "maai.spell.school.19_05", "maai.spell.job.fusui")
_ORTHODOX = cites("maai.spell.school.orthodox")
_JOB = cites("maai.spell.job.rule")
_PREPARING = cites("maai.prep.is_stance", "maai.notation.earlier_prepare")
_STANCE = cites("maai.prep.shares_slot")


COSTS = ('"2"', '"2+2 (prep)"', '"4+4 (spread)"')
DAN_WORDS = ("1", "3", "5", "7", "9", '"master"')


def spell_entry_faults(spells: tuple[Spell, ...], rules: SpellRules) -> Iterator[Fault]:
    """Spells of a scenario's own that cannot be cast as they are written. Rulings: maai.spell.even_dan."""
    for number, spell in enumerate(spells, 1):
        place, is_ritual = f"spell[{number}]", spell.dan == "master"
        if spell.rank not in DANS and not rules.even_up:
            yield _wrong(f"{place}.dan", str(spell.dan), DAN_WORDS, _DAN)
        elif (spell.cost == RITUAL) != is_ritual:
            yield _wrong(f"{place}.cost", spell.cost, ('"ritual"',) if is_ritual else COSTS, _MASTER)
        elif not _is_readable(spell, rules):
            yield _wrong(f"{place}.cost", spell.cost, COSTS, _COST)


def caster_faults(sheet: FighterSheet, place: str, content: Catalogue, rulings: Rulings) -> Iterator[Fault]:
    """What is wrong with a fighter as a caster. The content that she names is known and sound."""
    rules, held = spell_rules(rulings), holdings(sheet, content)
    if sheet.magic is Magic.TECHNIQUES and sheet.spells:
        yield _excludes(f"{place}.spells", "spells", 'magic = "techniques"', _BAN)
        return
    if held.spells:
        yield from _ban_faults(held, place, rules)
    points = skill_points(sheet)
    for number, spell in enumerate(held.spells, 1):
        name = spell.list.value
        if points[name] < LICENCE:
            wanted = f"skills.{name} >= {LICENCE}"
            yield Fault("needs", f"{place}.spells[{number}]", 0, {"key": spell.id, "other": wanted}, (), _LICENCE)
    job = None if held.occupation is None else held.occupation.slots_as
    if job is not None and job not in OCCUPATIONS:
        yield _unknown(f"{place}.occupation", job, OCCUPATIONS, _JOB)
    standing = standing_of(sheet, held)
    yield from _place_faults(standing, place, rules)
    yield from _now_faults(sheet, held, standing, f"{place}.now", rules)


def is_mystic(manoeuvre: Manoeuvre, held: Holdings) -> bool:
    """Whether a manoeuvre is one of the core's mystic techniques: 技法 of one of the four skills, or of an orthodox
    school.

    Clauses: maai.spell.exclusive.ban, maai.spell.school.orthodox. Rulings: maai.spell.exclusive_scope.
    """
    if manoeuvre.type is not Type.TECHNIQUE:
        return False
    orthodox = [school.id for school in held.schools if school.orthodox]
    return bool(set(manoeuvre.requires.skills) & set(LISTS)) or manoeuvre.school in orthodox


def _ban_faults(held: Holdings, place: str, rules: SpellRules) -> Iterator[Fault]:
    for manoeuvre in held.manoeuvres:
        if manoeuvre.type is Type.TECHNIQUE and (rules.exclusive_all or is_mystic(manoeuvre, held)):
            orthodox = any(school.orthodox and school.id == manoeuvre.school for school in held.schools)
            cited = _BAN + _ORTHODOX if orthodox else _BAN
            yield _excludes(f"{place}.manoeuvres", manoeuvre.id, "spells", cited)


def _place_faults(standing: Standing, place: str, rules: SpellRules) -> Iterator[Fault]:
    """Slots that the player places. Rulings: maai.slots.plus2."""
    for name in LISTS:
        placed = standing.allot.get(name, ())
        room = free_to_place(standing, name, rules) if name in standing.licences else 0
        if len(placed) > room or not all(can_place(standing, dan, rules) for dan in placed):
            dans = ", ".join(str(dan) for dan in DANS if can_place(standing, dan, rules))
            given = f"{name} {', '.join(map(str, placed))}"
            yield _wrong(f"{place}.allotted", given, (f"{room}: {dans}",), _PLACE)


def _now_faults(
    sheet: FighterSheet, held: Holdings, standing: Standing, place: str, rules: SpellRules
) -> Iterator[Fault]:
    now, slots = sheet.now, slots_of(standing, rules)
    counts = (*now.slots_spent, *now.slots_lost)
    for key in ("slots_spent", "slots_lost"):
        for number, count in enumerate(getattr(now, key), 1):
            have = slots.get(count.list, NONE)[slot_column(dan_number(count.dan))]
            if sum(one.slots for one in counts if (one.list, one.dan) == (count.list, count.dan)) > have:
                yield _wrong(f"{place}.{key}[{number}].slots", str(count.slots), (f"0..{have}",), _SLOTS)
    if now.preparing is not None:
        known = tuple(known_spell(spell, sheet.schools, rules) for spell in held.spells)
        yield from _preparing_faults(sheet, now.preparing, known, place)
        yield from _unpaid_faults(now, slots, {spell.id: spell for spell in known}, place, rules)


def _preparing_faults(
    sheet: FighterSheet, preparing: PreparingNow, known: tuple[Known, ...], place: str
) -> Iterator[Fault]:
    divided = {spell.id: spell for spell in known if len(spell.portions) > 1}
    spell = divided.get(preparing.spell)
    if spell is None:
        yield _unknown(f"{place}.preparing.spell", preparing.spell, divided, _PREPARING)
    elif preparing.paid >= len(spell.portions):
        accepted = (f"1..{len(spell.portions) - 1}",)
        yield _wrong(f"{place}.preparing.paid", str(preparing.paid), accepted, _PREPARING)
    if sheet.now.stance is not None:
        yield _excludes(f"{place}.stance", "stance", "preparing", _STANCE)


def _unpaid_faults(
    now: FighterNow, slots: Mapping[SpellList, Row], known: Mapping[str, Known], place: str, rules: SpellRules
) -> Iterator[Fault]:
    """A preparation for which no slot is left, or none has been spent where that is done at the start.

    Clauses: maai.spell.slots.by_dan. Rulings: maai.slots.spend_when, maai.slots.upcast.
    """
    spell = None if now.preparing is None else known.get(now.preparing.spell)
    if spell is None or spell.spell_list not in slots:
        return
    ledger = ledger_of(now.slots_spent, now.slots_lost, spell.spell_list)
    if rules.slot_at_start:
        if not ledger.spent[slot_column(spell.dan)]:
            other = f"slots_spent: {spell.spell_list} {spell.dan}"
            yield Fault("needs", f"{place}.preparing", 0, {"key": spell.id, "other": other}, (), _SLOTS)
    elif free_slot(spell.dan, slots[spell.spell_list], ledger, rules.upcast) is None:
        yield _excludes(f"{place}.preparing", spell.id, "slots_spent", _SLOTS)


def _is_readable(spell: Spell, rules: SpellRules) -> bool:
    try:
        known_spell(spell, (), rules)
    except NotationError:
        return False
    return True


def _wrong(place: str, given: str, accepted: tuple[str, ...], clauses: tuple[str, ...]) -> Fault:
    return Fault("wrong-value", place, values={"given": given}, accepted=accepted, clauses=clauses)


def _excludes(place: str, key: str, other: str, clauses: tuple[str, ...]) -> Fault:
    return Fault("excludes", place, values={"key": key, "other": other}, clauses=clauses)


def _unknown(place: str, key: str, accepted: Iterable[str], clauses: tuple[str, ...]) -> Fault:
    return Fault("unknown-name", place, values={"key": key}, accepted=tuple(accepted), clauses=clauses)
