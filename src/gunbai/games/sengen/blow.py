"""One attack in progress, with what has become of each of its targets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.character import AttackKind, Bonuses, Resist
from gunbai.games.sengen.values import Failure

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter


class Mark:
    """What an attack does to one of its targets."""

    __slots__ = (
        "against", "aimed", "bombed", "boost", "damage", "dice", "failure", "fighter", "guarded", "hit", "lessens",
        "reigeki", "spared", "total",
    )  # fmt: skip

    def __init__(self, fighter: Fighter) -> None:
        self.aimed = fighter
        """Whom the attack was aimed at."""
        self.fighter = fighter
        """Whom it strikes: whoever has covered her, or she herself."""
        self.hit = False
        """It strikes, unless a bomb cancels it."""
        self.failure: Failure = Failure.WAIVED
        self.bombed = False
        self.spared = False
        """It has missed her, or was stopped."""
        self.damage = 0
        """What it will do, as far as it is known: everything but the graze added to it."""
        self.boost = 0
        """Damage added by graze."""
        self.guarded = 0
        """What a guard takes off. Rulings: sengen.defence.guard."""
        self.dice = 0
        """Dice of her defence."""
        self.total = 0
        """Achievement of her resistance."""
        self.against = 0
        """What a defence has to reach: the attack's achievement."""
        self.lessens = 0
        """Of danmaku: the DP that evading it costs, before anything takes from it."""
        self.reigeki = 0
        """By how much 霊撃 lessens that."""

    @property
    def lacking(self) -> int:
        """What her achievement lacks, as things stand."""
        return max(0, self.against - self.total)

    @property
    def settled(self) -> bool:
        """Whether it strikes her is decided."""
        return self.hit or self.spared or self.bombed


class Blow:
    """One attack in progress."""

    __slots__ = (
        "attacker", "base", "dice", "extra", "harmless", "item", "kind", "known", "likely", "marks", "most",
        "resist",
        "resisting",
    )  # fmt: skip

    def __init__(self, attacker: Fighter, kind: AttackKind, targets: list[Fighter], extra: Bonuses) -> None:
        self.attacker = attacker
        self.kind = kind
        self.marks = [Mark(target) for target in targets]
        self.extra = extra
        """What a consumed card adds."""
        self.dice = 0
        """Dice of the attacker's judgement."""
        self.base = 0
        """The original damage."""
        self.harmless = False
        """It does no damage: an ability that does something else."""
        self.known = False
        """The damage has been worked out: of danmaku, as soon as it is made."""
        self.most = 0
        """The most damage that it may do."""
        self.likely = 0
        """What it does with an ordinary roll."""
        self.item = ""
        self.resist: Resist | None = None
        """Of an ability: what it is resisted by."""
        self.resisting: Mark | None = None
        """Whose resistance was just rolled and may still be raised."""

    def struck(self) -> list[Mark]:
        """Whom it will strike as things stand."""
        return [mark for mark in self.marks if mark.hit and not mark.bombed and mark.fighter.able]
