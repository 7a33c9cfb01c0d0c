"""What a character is made of: spells she can cast, manoeuvres she can use, bonuses that add up."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.errors import Finding
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit.bonuses import HIGH, attack_bonus, high_bonus, own_bonus
from gunbai.games.maai.content.audit.reading import finding
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.costs import structure_of
from gunbai.games.maai.content.entries import Character, Manoeuvre, Weapon
from gunbai.games.maai.content.tables import Entry
from gunbai.games.maai.content.terms import Strike, Tie
from gunbai.games.maai.slots import printed_row
from gunbai.games.maai.spellcraft import DAN_ROWS, LICENCE, slot_column

STEADY = 2
"""體, or points in 強健, that carry a long preparation. Clauses: maai.focus.advice."""

_LICENCE = cites("maai.spell.access.licence")
_SLOT = cites("maai.spell.slots.by_dan")
_EXCLUSIVE = cites("maai.spell.exclusive.ban", "maai.spell.school.orthodox")
_FOCUS = cites("maai.focus.advice")
_TECHNIQUE = cites("maai.technique.cat.style")


def audit_character(entry: Entry, known: Catalogue) -> Iterator[Finding]:
    """Spells out of reach, manoeuvres out of reach, and attack bonuses of weapon and secret together.

    Clauses: maai.spell.access.licence, maai.spell.slots.by_dan, maai.spell.exclusive.ban, maai.focus.advice,
    maai.bonus.weapon_own_limit.
    """
    if isinstance(entry, Character):
        yield from _audit_spells(entry, known)
        yield from _audit_manoeuvres(entry, known)
        yield from _audit_together(entry, known)


def _audit_spells(character: Character, known: Catalogue) -> Iterator[Finding]:
    steady = character.body >= STEADY or character.skills.get("toughness", 0) >= STEADY
    for at, id in enumerate(character.spells, 1):
        spell, place = known.spell[id], f"spells[{at}]"
        if character.skills.get(spell.list.value, 0) < LICENCE:
            yield finding(
                "character-licence", place, _LICENCE, ("character-learn", "character-without"), list=spell.list.value
            )
        elif spell.rank in DAN_ROWS and not printed_row(character.dan, "lower")[slot_column(spell.rank)]:
            yield finding("character-slot", place, _SLOT, ("character-dan", "character-without"), dan=spell.rank)
        structure = structure_of(spell)
        if not steady and structure is not None and structure.preparation:
            yield finding("character-focus", place, _FOCUS, ("character-steady",), advice=True)
            steady = True
    if character.spells:
        for at, id in enumerate(character.schools, 1):
            if known.school[id].orthodox:
                yield finding("character-both", f"schools[{at}]", _EXCLUSIVE, ("character-one",))


def _audit_manoeuvres(character: Character, known: Catalogue) -> Iterator[Finding]:
    """What she lists but cannot use."""
    for at, id in enumerate(character.manoeuvres, 1):
        manoeuvre = known.manoeuvre[id]
        needs = manoeuvre.requires
        school = manoeuvre.school is None or manoeuvre.school in character.schools
        able = (
            school
            and (not needs.school or any(one in character.schools for one in needs.school))
            and (not needs.occupation or character.occupation in needs.occupation)
            and (not needs.tags or any(tag in character.tags for tag in needs.tags))
            and all(character.skills.get(skill, 0) >= points for skill, points in needs.skills.items())
        )
        if not able:
            yield finding("character-unable", f"manoeuvres[{at}]", (), ("character-require", "character-without"))


def _audit_together(character: Character, known: Catalogue) -> Iterator[Finding]:
    """A weapon and a secret of hers that together give +5 or more. Clauses: maai.bonus.weapon_own_limit."""
    weapons = [known.weapon[id] for id in character.carries if id in known.weapon]
    for at, id in enumerate(character.manoeuvres, 1):
        manoeuvre = known.manoeuvre[id]
        added = attack_bonus(manoeuvre)
        fitting = [weapon for weapon in weapons if _fits(manoeuvre, weapon)]
        if not added or added >= HIGH or not fitting:
            continue
        best = max(fitting, key=own_bonus)
        if added + own_bonus(best) >= HIGH:
            yield from high_bonus(added + own_bonus(best), (manoeuvre, best), f"manoeuvres[{at}]")


def _fits(manoeuvre: Manoeuvre, weapon: Weapon) -> bool:
    """Whether a manoeuvre's bonus goes with a weapon in hand, and is not bound to it: then it was counted already."""
    bound = manoeuvre.binding
    if bound is not None and bound.to is Tie.WEAPON:
        return False
    kinds = manoeuvre.requires.weapon or ((bound.weapon,) if bound is not None and bound.weapon else ())
    return manoeuvre.strike is not Strike.FEINT and (not kinds or weapon.kind in kinds)
