"""§10: an attack bonus of +5 or more needs two of six limiting conditions; weapons stay within their grade."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from gunbai.errors import Finding
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit.reading import OWN, finding, placed_effects, vitality_paid
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.effects import Bonus, Condition, InstantDeath
from gunbai.games.maai.content.entries import Manoeuvre, Spell, Weapon
from gunbai.games.maai.content.tables import Entry
from gunbai.games.maai.content.terms import Checked, Tie

HIGH = 5
"""From here on a bonus needs conditions. Clauses: maai.bonus.must_combine."""
NEEDED = 2
"""Clauses: maai.bonus.two_conditions."""
TOP_GRADE = 3
"""Of a divine weapon, the most that a weapon's own bonus may be. Clauses: maai.bonus.weapon_table."""
CONDITIONS = ("stance", "target", "vitality", "instant-death", "environment", "critical")

_TWO = cites("maai.bonus.must_combine", "maai.bonus.two_conditions")
_OWN = cites("maai.bonus.weapon_own_limit", "maai.bonus.weapon_table")
_GRADE = cites("maai.bonus.extension_weapons", "maai.bonus.weapon_table")


def vitality_needed(bonus: int) -> int:
    """What the user of a bonus of +5 or more must pay for the third condition to hold.

    Clauses: maai.bonus.cond.vitality5, maai.bonus.cond.vitality6, maai.bonus.cond.vitality7. Rulings: maai.bonus.high.
    """
    return min(bonus - HIGH + 1, 3)


def audit_bonuses(entry: Entry, known: Catalogue) -> Iterator[Finding]:
    """High attack bonuses without conditions, and weapons above their grade.

    Clauses: maai.bonus.must_combine, maai.bonus.two_conditions, maai.bonus.weapon_own_limit,
    maai.bonus.extension_weapons.
    """
    if isinstance(entry, Weapon):
        yield from _audit_weapon(entry)
    elif isinstance(entry, (Manoeuvre, Spell)):
        total = attack_bonus(entry) + _bound_bonus(entry, known)
        if attack_bonus(entry) and total >= HIGH:
            yield from high_bonus(total, (entry,), "effects")


def high_bonus(total: int, entries: Iterable[Manoeuvre | Spell | Weapon], place: str) -> Iterator[Finding]:
    """A finding, unless two of the six conditions hold for a bonus that these together give."""
    held = conditions_met(total, tuple(entries))
    if len(held) < NEEDED:
        remedies = tuple(f"bonus-{name}" for name in CONDITIONS if name not in held)
        yield finding(
            "bonus-conditions", place, _TWO, ("bonus-lower", *remedies), bonus=total, met=len(held),
            price=vitality_needed(total),
        )  # fmt: skip


def conditions_met(total: int, entries: tuple[Manoeuvre | Spell | Weapon, ...]) -> tuple[str, ...]:
    """Which of the six limiting conditions hold for an attack bonus.

    Clauses: maai.bonus.cond.stance, maai.bonus.cond.target, maai.bonus.cond.vitality5, maai.bonus.cond.vitality6,
    maai.bonus.cond.vitality7, maai.bonus.cond.instant_death, maai.bonus.cond.environment, maai.bonus.cond.crit_only.
    """
    whens = [when for entry in entries for when in _conditions(entry)]
    held = {
        "stance": any(when.stance_rounds or when.stance for when in whens),
        "target": any(when.designated for when in whens),
        "vitality": sum(vitality_paid(entry, whens) for entry in entries) >= vitality_needed(total),
        "instant-death": any(True for entry in entries for _ in placed_effects(entry, InstantDeath)),
        "environment": any(when.environment for when in whens),
        "critical": any(when.critical for when in whens),
    }
    return tuple(name for name in CONDITIONS if held[name])


def _conditions(entry: Manoeuvre | Spell | Weapon) -> Iterator[Condition]:
    if not isinstance(entry, Weapon):
        yield entry.when
    for _, bonus in _attack_bonuses(entry):
        yield bonus.when


def _attack_bonuses(entry: Entry) -> Iterator[tuple[str, Bonus]]:
    for place, bonus in placed_effects(entry, Bonus):
        if bonus.check is Checked.ATTACK and bonus.amount > 0 and bonus.target in OWN:
            yield place, bonus


def attack_bonus(entry: Entry) -> int:
    """What an entry adds to its user's attack checks at most."""
    return sum(bonus.amount for _, bonus in _attack_bonuses(entry))


def own_bonus(weapon: Weapon) -> int:
    """A weapon's own bonus: its grade's, or its stated one."""
    return weapon.grade if weapon.bonus is None else weapon.bonus


def _bound_bonus(entry: Manoeuvre | Spell, known: Catalogue) -> int:
    """The bonus of the weapon to which a manoeuvre is bound. Clauses: maai.bonus.weapon_own_limit."""
    bound = entry.binding if isinstance(entry, Manoeuvre) else None
    if bound is None or bound.to is not Tie.WEAPON or bound.id not in known.weapon:
        return 0
    return own_bonus(known.weapon[bound.id])


def _audit_weapon(weapon: Weapon) -> Iterator[Finding]:
    held = [bonus.amount for _, bonus in _attack_bonuses(weapon) if not _conditions_of(bonus.when)]
    own = own_bonus(weapon) + sum(held)
    place = "effects" if held else "bonus"
    if own > TOP_GRADE:
        yield finding("weapon-own", place, _OWN, ("weapon-lower", "weapon-secret"), bonus=own, most=TOP_GRADE)
    elif own > weapon.grade:
        yield finding(
            "weapon-grade", place, _GRADE, ("weapon-grade-lower", "weapon-grade-raise"), bonus=own, most=weapon.grade
        )
    elif own_bonus(weapon) + attack_bonus(weapon) >= HIGH:
        yield from high_bonus(own_bonus(weapon) + attack_bonus(weapon), (weapon,), "effects")


def _conditions_of(when: Condition) -> bool:
    return bool(when.stance_rounds or when.stance or when.designated or when.environment or when.critical)
