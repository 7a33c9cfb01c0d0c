"""What manoeuvres and lasting effects add to one attack: to its check, against its target, by its faces.

Clauses: maai.bonus.*, maai.crit.expand.definition.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.effects import AnyEffect, Bonus, Direct
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.terms import Checked, Lasts, On
from gunbai.games.maai.criticals import EXPANSION, fortune_of, grants
from gunbai.games.maai.standing import has_effects, holds, in_force, standing_fortune

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

HIGH_FACES = 8
"""会心 (8-10). Rulings: maai.bonus.crit_8_10."""

_BONUS = cites("maai.attack.normal")
_CRITICAL_ONLY = cites("maai.bonus.cond.crit_only")
_LIMITED = cites("maai.bonus.cond.environment", "maai.bonus.cond.target", "maai.bonus.cond.stance")


class Backing:
    """What backs one attack."""

    __slots__ = ("bonus", "clauses", "critical_bonus", "direct", "fortune")

    def __init__(self, fight: Fight, fighter: Fighter, foe: Fighter | None, under: Manoeuvre | None) -> None:
        """
        Args:
            foe: who is attacked; None for a thing.
            under: the manoeuvre that the attack is part of.
        """
        self.bonus = self.critical_bonus = self.direct = 0
        self.clauses: tuple[str, ...] = ()
        for effect in _attack_effects(fighter, under):
            if not isinstance(effect, Bonus | Direct):
                continue
            if not holds(fight, fighter, effect.when, foe):
                continue
            if isinstance(effect, Direct):
                self.direct += effect.amount
            elif effect.check is not Checked.ATTACK:
                continue
            elif effect.when.critical:
                self.critical_bonus += effect.amount
            else:
                self.bonus += effect.amount
                if effect.when.environment or effect.when.designated or effect.when.stance_rounds:
                    self.clauses = _LIMITED
        self.fortune = standing_fortune(fight, fighter)
        if under is not None:
            self.fortune |= fortune_of(grants(under.effects), fight.rules, fight.modules)

    def by_faces(self, fight: Fight, one: int, two: int) -> int:
        """The bonus that comes only with a critical, where the faces are of such a one.

        Clauses: maai.bonus.cond.crit_only. Rulings: maai.bonus.crit_8_10.
        """
        if not self.critical_bonus:
            return 0
        self.clauses += _CRITICAL_ONLY
        return self.critical_bonus if counts_as_critical(fight.rules.extension.crit_8_10, one, two, self.fortune) else 0


def counts_as_critical(ruled: str, one: int, two: int, fortune: int) -> bool:
    """Whether faces are of a critical in the sense of a bonus that needs one.

    Args:
        ruled: ruling `maai.bonus.crit_8_10`.

    Clauses: maai.bonus.cond.crit_only.
    """
    if ruled == "any-crit":
        return one == two or bool(fortune & EXPANSION and -1 <= one - two <= 1)
    return one == two and one >= HIGH_FACES


def _attack_effects(fighter: Fighter, under: Manoeuvre | None) -> Iterator[AnyEffect]:
    if under is not None:
        yield from (effect for effect in under.effects if effect.lasts is Lasts.NOW and effect.on is On.USE)
    yield from (effect for effect, _ in in_force(fighter) if effect.on is On.USE)


class _Unbacked:
    """Nothing backs an attack: the common case, made once."""

    bonus = direct = fortune = 0
    clauses: tuple[str, ...] = ()

    def by_faces(self, fight: Fight, one: int, two: int) -> int:
        """No bonus."""
        return 0


UNBACKED = _Unbacked()


def backing_of(fight: Fight, fighter: Fighter, foe: Fighter | None, under: Manoeuvre | None) -> Backing | _Unbacked:
    """What backs an attack."""
    return Backing(fight, fighter, foe, under) if under is not None or has_effects(fighter) else UNBACKED
