"""What one declares in 千幻抄. Short answers (`wait`, `take`, `ignore`, `pass` …) are plain choices of the kernel."""

from __future__ import annotations

from typing import TypeAlias

from gunbai.games.sengen.values import GrazeUse, Row
from gunbai.kernel.requests import Choice, Declaration


class Declare(Declaration, frozen=True, tag="declare", omit_defaults=True):
    """The open declaration of a turn's start. Clauses: sengen.order.declare, sengen.row.declare."""

    dp: int
    """What is left; it cannot be anything else."""
    row: Row = Row.FRONT
    delay: int | None = None
    """The number to act at instead. Clauses: sengen.order.delay."""
    yields: bool = False
    """Lets equals go first. Rulings: sengen.order.same_side_tie, sengen.order.yield_when."""
    watch: tuple[str, ...] = ()
    """Whom she watches her position with. Clauses: sengen.area.option-watch."""


class Danmaku(Declaration, frozen=True, tag="danmaku", omit_defaults=True):
    """弾幕."""

    targets: tuple[str, ...]
    by: str = ""
    """The means, as `Source.by` has it. Clauses: sengen.bullet.declare."""
    item: str = ""
    """Something that the target holds. Clauses: sengen.core.held-items."""


class Shot(Declaration, frozen=True, tag="shot", omit_defaults=True):
    """ショット・射击."""

    targets: tuple[str, ...]
    """One, but for a card that widens it."""
    dice: int
    by: str = ""
    item: str = ""


class Homing(Declaration, frozen=True, tag="homing", omit_defaults=True):
    """ホーミング・追击."""

    targets: tuple[str, ...]
    boosts: int = 0
    by: str = ""
    item: str = ""


class Melee(Declaration, frozen=True, tag="melee", omit_defaults=True):
    """近接攻撃・近战攻击."""

    targets: tuple[str, ...]
    """One, but for a card that widens it."""
    approach: int
    """Dice of the approach (接近判定)."""
    hit: int
    """Dice of the hit (命中判定), for each target."""
    by: str = ""
    item: str = ""


class UseAbility(Declaration, frozen=True, tag="ability", omit_defaults=True):
    """能力の使用."""

    ability: str
    targets: tuple[str, ...]
    dice: int


Strike: TypeAlias = Danmaku | Shot | Homing | Melee | UseAbility
"""An attack action."""


class Play(Declaration, frozen=True, tag="play"):
    """A consumed card in one's own action. Clauses: sengen.card.consume-own-action."""

    card: str
    action: Strike


class Deploy(Declaration, frozen=True, tag="deploy"):
    """A deployed card. Clauses: sengen.card.deploy-any-time."""

    card: str


class Erase(Declaration, frozen=True, tag="erase"):
    """弾消し. Clauses: sengen.card.erase-choice."""

    card: str


class Bomb(Declaration, frozen=True, tag="bomb"):
    """喰らいボム. Clauses: sengen.card.bomb-choice."""

    card: str


class Fold(Declaration, frozen=True, tag="fold"):
    """Takes the deployed card back. Rulings: sengen.card.withdraw."""


class SpendGraze(Declaration, frozen=True, tag="graze", omit_defaults=True):
    """Spends graze. Clauses: sengen.graze.use-any-time."""

    amount: int
    use: GrazeUse
    target: str = ""
    """Whose damage is raised, where several are hit. Clauses: sengen.graze.multi-separate."""


class Evade(Declaration, frozen=True, tag="evade", omit_defaults=True):
    """回避: with so many dice; against danmaku without, by paying."""

    dice: int = 0


class Guard(Declaration, frozen=True, tag="guard"):
    """ガード."""

    guard: str
    dice: int


class Cover(Declaration, frozen=True, tag="cover"):
    """カバー・身代. Clauses: sengen.core.cover."""

    target: str
    dice: int


class GuardFor(Declaration, frozen=True, tag="guard-for"):
    """他人に対するガード. Clauses: sengen.row.no-guard-others."""

    target: str
    guard: str
    dice: int


class Resist(Declaration, frozen=True, tag="resist"):
    """抵抗. Clauses: sengen.core.resist."""

    dice: int


class Look(Declaration, frozen=True, tag="look"):
    """Perception; with 0 dice its value stands. Clauses: sengen.other.perception, sengen.noroll.move-sense."""

    dice: int


class Test(Declaration, frozen=True, tag="check"):
    """Another action with a judgement. Clauses: sengen.other.cost."""

    skill: str
    dice: int


class Move(Declaration, frozen=True, tag="move"):
    """Movement by so many metres; with 0 dice as far as the value goes. Clauses: sengen.move.roll."""

    metres: int
    dice: int


class UseItem(Declaration, frozen=True, tag="item"):
    """Uses an item by its maker's skill. Clauses: sengen.other.item-example."""

    item: str


class Dice(Declaration, frozen=True, tag="dice"):
    """So many dice for a check that one is asked for; none for letting it be."""

    dice: int


class Number(Declaration, frozen=True, tag="number"):
    """A number that the GM says."""

    value: int


DECLARATIONS = (
    Declare | Danmaku | Shot | Homing | Melee | UseAbility | Play | Deploy | Erase | Bomb | Fold | SpendGraze
    | Evade | Guard | Cover | GuardFor | Resist | Look | Test | Move | UseItem | Dice | Number | Choice
)  # fmt: skip

WAIT, DONE, TAKE, IGNORE = Choice("wait"), Choice("done"), Choice("take"), Choice("ignore")
