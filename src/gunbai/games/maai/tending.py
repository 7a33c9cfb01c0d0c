"""Wounds between battles: an injury that lasts is cured by medicine, one check for each.

Clauses: maai.part.serious.persist, maai.part.serious.medicine, maai.recovery.a.scope. Rulings: maai.part.medicine.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from gunbai.games.maai.between import Change, Changed
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.entries import Character

MEDICINE_TARGET = 11
"""2d10 + 智 + 医術, for each injury. Rulings: maai.part.medicine."""
SKILL = "medicine"
BLEEDING = "bleeding"

_MEDICINE = cites("maai.part.serious.medicine")
_PERSISTS = cites("maai.part.serious.persist", "maai.part.serious.medicine")
_STRENGTH = cites("maai.recovery.a.process", "maai.recovery.a.scope")


def wounds_of(character: Character) -> tuple[str, ...]:
    """What of her asks for treatment: each injury, and bleeding."""
    kept = character.kept
    return (*(part.value for part in kept.injuries), *((BLEEDING,) if kept.bleeding else ()))


def can_tend(healer: Character) -> bool:
    """Whether somebody knows medicine at all. Clauses: maai.part.serious.medicine."""
    return healer.skills.get(SKILL, 0) > 0


def tend(character: Character, healer: Character, thrown: Sequence[tuple[int, int]]) -> Changed:
    """An interlude in which somebody treats each wound once.

    Args:
        healer: whose 智 and medicine it is; perhaps the character herself.
        thrown: faces of 2d10 for each of `wounds_of`, in their order.

    Returns:
        The character without what was cured, and what came of each check.

    Clauses: maai.part.serious.medicine. Rulings: maai.part.medicine.
    """
    kept, changes = character.kept, []
    left = list(kept.injuries)
    bleeding = kept.bleeding
    skill = healer.wits + healer.skills.get(SKILL, 0)
    for wound, faces in zip(wounds_of(character), thrown, strict=True):
        total = sum(faces) + skill
        cured = total >= MEDICINE_TARGET
        if cured and wound == BLEEDING:
            bleeding = False
        elif cured:
            left.remove(next(part for part in left if part.value == wound))
        values: dict[str, str | int] = {"wound": wound, "total": total, "target": MEDICINE_TARGET}
        changes.append(Change("tended" if cured else "not-tended", values, _MEDICINE))
    kept = msgspec.structs.replace(kept, injuries=tuple(left), bleeding=bleeding)
    return msgspec.structs.replace(character, kept=kept), tuple(changes)


def left_alone(character: Character) -> tuple[Change, ...]:
    """Wounds that nobody treats stay as they are."""
    return tuple(Change("untended", {"wound": wound}, _PERSISTS) for wound in wounds_of(character))


def weakened(character: Character) -> tuple[Change, ...]:
    """Strength that is missing: no rest gives it back, only treatment that says so.

    Clauses: maai.recovery.a.process, maai.recovery.a.scope.
    """
    strength = character.kept.strength
    if strength is None or strength >= character.strength:
        return ()
    return (Change("strength-stays", {"strength": strength, "most": character.strength}, _STRENGTH),)
