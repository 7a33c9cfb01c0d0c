"""§6: a technique is bound to a weapon, armour or consumable, or to the weapon licence of its school."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.errors import Finding
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit.reading import finding
from gunbai.games.maai.content.audit.stances import DIVINE
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.tables import Entry
from gunbai.games.maai.content.terms import Binding, Source, Tie, Type

MASTERWORK = 2
"""Grade of a 名品."""

_UNBOUND = cites("maai.technique.core_type", "maai.technique.as_core", "maai.technique.else_kata")
_WEAPON = cites("maai.technique.as_core", "maai.technique.cat.weapon")
_ARMOUR = cites("maai.technique.as_core", "maai.technique.cat.armour")
_LICENCE = cites("maai.technique.as_core", "maai.technique.cat.style")
_BIND = ("technique-weapon", "technique-armour", "technique-consumable", "technique-licence")


def audit_technique(entry: Entry, known: Catalogue) -> Iterator[Finding]:
    """A technique outside the four categories.

    Clauses: maai.technique.core_type, maai.technique.as_core, maai.technique.cat.weapon, maai.technique.cat.armour,
    maai.technique.cat.consumable, maai.technique.cat.style, maai.technique.else_kata.
    """
    if not isinstance(entry, Manoeuvre) or entry.type is not Type.TECHNIQUE:
        return
    bound = entry.binding
    if bound is None or (bound.id is None and bound.to is not Tie.LICENCE):
        yield finding("technique-unbound", "type", _UNBOUND, ("technique-kata", *_BIND))
        return
    match bound.to:
        case Tie.WEAPON if not _is_special_weapon(bound, known):
            yield finding("technique-common", "binding", _WEAPON, ("technique-weapon", "technique-kata"))
        case Tie.ARMOUR if bound.id is not None and known.armour[bound.id].grade < DIVINE:
            yield finding("technique-armour", "binding", _ARMOUR, ("technique-armour", "technique-kata"))
        case Tie.LICENCE if not _is_of_licence(entry, bound, known):
            yield finding("technique-licence", "binding", _LICENCE, ("technique-licence", "technique-kata"))


def _is_special_weapon(bound: Binding, known: Catalogue) -> bool:
    """A masterwork, a divine weapon, or one that a school alone uses."""
    weapon = None if bound.id is None else known.weapon[bound.id]
    return weapon is not None and (weapon.grade >= MASTERWORK or weapon.school is not None)


def _is_of_licence(entry: Manoeuvre, bound: Binding, known: Catalogue) -> bool:
    """A secret of the school that gives the licence for this kind of weapon."""
    school = None if bound.id is None else known.school[bound.id]
    if school is None or entry.source is not Source.SECRET or entry.school != school.id:
        return False
    return bound.weapon in school.weapons
