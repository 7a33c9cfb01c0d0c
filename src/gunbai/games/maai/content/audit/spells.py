"""004 §3, §5: how a spell's dan, its casting structure and its school's benefit go together."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.errors import Finding
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit.reading import finding
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.costs import RITUAL, structure_of
from gunbai.games.maai.content.effects import Narration
from gunbai.games.maai.content.entries import Spell
from gunbai.games.maai.content.tables import Entry
from gunbai.games.maai.spellcraft import DAN_ROWS, DANS, MASTER, school_row

_EVEN = cites("maai.spell.structure.not_absolute", "maai.spell.slots.by_dan")
_MASTER = cites("maai.spell.structure.master")
_INSTANT = cites("maai.spell.structure.instant_exception")
_BENEFIT = cites("maai.spell.school.cost_reduction")


def audit_spell(entry: Entry, known: Catalogue) -> Iterator[Finding]:
    """A dan without a row, a casting structure without its reason, a benefit that cannot be had.

    A structure of its own is no fault: the spell's text comes first. Clauses: maai.spell.structure.text_wins,
    maai.spell.structure.not_absolute, maai.spell.structure.master, maai.spell.structure.instant_exception,
    maai.spell.school.cost_reduction. Rulings: maai.spell.even_dan, maai.spell.reduction_floor.
    """
    if not isinstance(entry, Spell):
        return
    if entry.rank not in DAN_ROWS:
        accepted = ", ".join(str(dan) for dan in DANS if dan != MASTER)
        yield finding("spell-dan", "dan", _EVEN, ("spell-odd",), dan=entry.rank, dans=accepted)
    if entry.rank == MASTER:
        yield from _audit_ritual(entry)
    elif entry.cost == RITUAL:
        yield finding("spell-ritual", "cost", _MASTER, ("spell-master", "spell-notation"))
    else:
        yield from _audit_structure(entry)
    yield from _audit_benefit(entry, known)


def _audit_ritual(spell: Spell) -> Iterator[Finding]:
    """Clauses: maai.spell.structure.master."""
    if spell.cost != RITUAL:
        yield finding("spell-master-cost", "cost", _MASTER, ("spell-as-ritual",))
    for at, effect in enumerate(spell.effects, 1):
        if not isinstance(effect, Narration):
            yield finding("spell-master-effect", f"effects[{at}]", _MASTER, ("spell-narrated", "spell-lower"))


def _audit_structure(spell: Spell) -> Iterator[Finding]:
    """Clauses: maai.spell.structure.instant_exception."""
    structure = structure_of(spell)
    prepared = structure is not None and bool(structure.preparation)
    if spell.rank > 1 and not prepared and spell.instant is None:
        usual = " / ".join(DAN_ROWS[spell.rank].notations) if spell.rank in DAN_ROWS else ""
        yield finding(
            "spell-at-once", "cost", _INSTANT, ("spell-reactive", "spell-release", "spell-prepare"), usual=usual
        )
    if prepared and spell.instant is not None:
        yield finding("spell-instant-prepared", "instant", _INSTANT, ("spell-no-instant", "spell-one-portion"))


def _audit_benefit(spell: Spell, known: Catalogue) -> Iterator[Finding]:
    """Clauses: maai.spell.school.cost_reduction. Rulings: maai.spell.reduction_floor."""
    benefit, structure = spell.benefit, structure_of(spell)
    if benefit is None:
        return
    if structure is None or structure.activation + benefit.activation < 1:
        yield finding("spell-benefit-low", "benefit.activation", _BENEFIT, ("spell-benefit-one",))
    for at, school in enumerate(benefit.schools, 1):
        row = school_row(known.school[school].code)
        if row is None or spell.list.value not in row.for_lists:
            yield finding(
                "spell-benefit-school", f"benefit.schools[{at}]", _BENEFIT, ("spell-benefit-list",), school=school
            )
