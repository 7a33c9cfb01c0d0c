"""Whom a spell may be cast on: nobody in particular, or one whom its caster names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.caster import Known
from gunbai.games.maai.content.terms import Target

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_NAMED = (Target.FOE, Target.ALLY, Target.ANYONE)


def aim(spell: Known) -> Target | None:
    """The kind of target that the caster names; None if the spell's effects need none."""
    return next((effect.target for effect in spell.record.effects if effect.target in _NAMED), None)


def candidates(fight: Fight, fighter: Fighter, spell: Known) -> tuple[str, ...] | None:
    """Who may be named; None where nobody is."""
    kind = aim(spell)
    if kind is None:
        return None
    return tuple(
        other.id
        for other in fight.fighters
        if other.able and (kind is Target.ANYONE or (other.side != fighter.side) == (kind is Target.FOE))
    )
