"""One attack in progress, with what has become of each of its targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.sengen.character import AttackKind, Bonuses, Resist
from gunbai.games.sengen.values import Failure

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter


class Mark(msgspec.Struct, eq=False):
    """What an attack does to one of its targets."""

    aimed: Fighter
    """Whom the attack was aimed at."""
    fighter: Fighter
    """Whom it strikes: whoever has covered her, or she herself."""
    hit: bool = False
    """It strikes, unless a bomb cancels it."""
    failure: Failure = Failure.WAIVED
    bombed: bool = False
    spared: bool = False
    """It has missed her, or was stopped."""
    damage: int = 0
    """What it will do, as far as it is known: everything but the graze added to it."""
    boost: int = 0
    """Damage added by graze."""
    guarded: int = 0
    """What a guard takes off. Rulings: sengen.defence.guard."""
    dice: int = 0
    """Dice of her defence."""
    total: int = 0
    """Achievement of her resistance."""
    against: int = 0
    """What a defence has to reach: the attack's achievement."""
    lessens: int = 0
    """Of danmaku: the DP that evading it costs, before anything takes from it."""
    reigeki: int = 0
    """By how much 霊撃 lessens that."""

    @property
    def lacking(self) -> int:
        """What her achievement lacks, as things stand."""
        return max(0, self.against - self.total)

    @property
    def settled(self) -> bool:
        """Whether it strikes her is decided."""
        return self.hit or self.spared or self.bombed


class Blow(msgspec.Struct, eq=False):
    """One attack in progress."""

    attacker: Fighter
    kind: AttackKind
    marks: list[Mark]
    extra: Bonuses
    """What a consumed card adds."""
    dice: int = 0
    """Dice of the attacker's judgement."""
    base: int = 0
    """The original damage."""
    harmless: bool = False
    """It does no damage: an ability that does something else."""
    known: bool = False
    """The damage has been worked out: of danmaku, as soon as it is made."""
    most: int = 0
    """The most damage that it may do."""
    likely: int = 0
    """What it does with an ordinary roll."""
    item: str = ""
    resist: Resist | None = None
    """Of an ability: what it is resisted by."""
    resisting: Mark | None = None
    """Whose resistance was just rolled and may still be raised."""

    def struck(self) -> list[Mark]:
        """Whom it will strike as things stand."""
        return [mark for mark in self.marks if mark.hit and not mark.bombed and mark.fighter.able]
