"""A character as people write her down: traits, skills, means of attack, weapons and spell cards.

A scenario's fighter is a character with a side and the place she begins in.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import msgspec

from gunbai.games.sengen.traits import HP_FACTOR, Trait
from gunbai.kernel.scenario import Notes, Words

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
"""Letters of any script, digits, `_` and `-`: what can be typed in a declaration and be taken for nothing else."""
Value = Annotated[int, msgspec.Meta(ge=1, le=40)]
Level = Annotated[int, msgspec.Meta(ge=0, le=40)]
Bonus = Annotated[int, msgspec.Meta(ge=-20, le=40)]
Dice = Annotated[int, msgspec.Meta(ge=0, le=20)]
Points = Annotated[int, msgspec.Meta(ge=0, le=400)]


class MeansKind(Enum):
    """Where bullets come from (6.2.16, condition A)."""

    JUTSU = "jutsu"
    """神術・陰陽術"""
    MAGIC = "magic"
    """魔法"""
    ELEMENT = "element"
    """属性使い"""
    YOUJUTSU = "youjutsu"
    """妖弾化した妖術"""


class Reach(Enum):
    """近接武器 or 射撃武器."""

    MELEE = "melee"
    RANGED = "ranged"


class AttackKind(Enum):
    """攻撃行動. Clauses: sengen.attack.list."""

    DANMAKU = "danmaku"
    SHOT = "shot"
    HOMING = "homing"
    MELEE = "melee"
    ABILITY = "ability"

    # Members are alone of their kind; a hash of the name is worked out anew each time it is needed.
    __hash__ = object.__hash__


class CardKind(Enum):
    """展開型 or 消費型."""

    DEPLOYED = "deployed"
    CONSUMED = "consumed"


class Resist(Enum):
    """With what a thing is resisted: 〈精神抵抗〉 or 〈肉体抵抗〉. Clauses: sengen.core.resist."""

    WILL = "will"
    TOUGHNESS = "toughness"
    NONE = "none"
    """It cannot be resisted."""


class Hindrance(Enum):
    """What keeps DP from recovering at a turn's start.

    Clauses: sengen.dp.no-recover-bound, sengen.dp.no-recover-confined, sengen.dp.no-recover-blind,
    sengen.dp.no-recover-similar.
    """

    BOUND = "bound"
    """Cannot turn or move the body."""
    CONFINED = "confined"
    """Shut in a narrow place."""
    BLIND = "blind"
    """Sight blocked very close by."""
    OTHER = "other"
    """Whatever else the GM counts as such."""


class Skills(msgspec.Struct, frozen=True, omit_defaults=True):
    """Skill levels; 0 for not learned."""

    danmaku: Level = 0
    """弾幕"""
    shot: Level = 0
    """ショット"""
    homing: Level = 0
    """ホーミング"""
    evasion: Level = 0
    """回避"""
    resist: Level = 0
    """抵抗"""
    perception: Level = 0
    """感知"""
    flight: Level = 0
    """飛行"""


class MeansSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A learned art that makes bullets. Clauses: sengen.bullet.both."""

    id: Id
    kind: MeansKind
    level: Value
    """Ability level."""
    name: Words = Words()
    """That of its kind if left out."""
    rites_only: bool = False
    """Of 神術・陰陽術: only the rites (術式) were learned, which make no bullets. Clauses: sengen.bullet.a-jutsu."""
    trait: Trait | None = None
    """Of 妖術: its own trait. Clauses: sengen.core.youjutsu."""
    with_skill: Level | None = None
    """Of 妖術: level of the skill it is combined with. Clauses: sengen.bullet.a-youjutsu, sengen.core.youjutsu."""


class Discipline(msgspec.Struct, frozen=True, omit_defaults=True):
    """How well a kind of weapon (刀, 弓 …) is known."""

    skill: Level = 0
    """〈【武器】〉 skill. Clauses: sengen.melee.b-skill, sengen.bullet.a-ranged."""
    training: Level = 0
    """特技 [鍛錬/武器]: in place of an ability level. Clauses: sengen.melee.training, sengen.core.trait-weapon."""
    blade: bool = False
    """特技 [剣閃・波動]: bullets from a melee weapon. Clauses: sengen.bullet.a-blade."""


class WeaponSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A weapon that is carried. Clauses: sengen.melee.a-weapon, sengen.bullet.a-ranged."""

    id: Id
    discipline: Id
    """Key of `disciplines`."""
    reach: Reach = Reach.MELEE
    name: Words = Words()
    masterwork: bool = False
    """魔法の武器 or 業物: a ranged one may home. Clauses: sengen.bullet.a-ranged-homing."""


class GuardSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one can guard with: a weapon or a barrier. Rulings: sengen.defence.guard."""

    id: Id
    value: Bonus
    """Trait and skill together, before dice."""
    name: Words = Words()
    others: bool = False
    """Others may be guarded with it too. Clauses: sengen.row.no-guard-others."""


class AbilitySheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """An ability (能力): its record says what it does. Rulings: sengen.ability.targets."""

    id: Id
    level: Value
    trait: Trait
    name: Words = Words()
    skill: Level = 0
    """Level of the skill that it is judged with."""
    targets: Annotated[int, msgspec.Meta(ge=1, le=16)] = 1
    """Most targets. Clauses: sengen.area.choose."""
    area: bool = False
    """It works on an area, which a pair that watches its position keeps out of. Clauses: sengen.area.option-watch."""
    spirit: Points = 0
    """霊力 that it costs."""
    resist: Resist = Resist.WILL
    """The trait by which it is resisted; `none` for what cannot be."""
    gm_target: bool = False
    """The GM says what a resistance must reach. Clauses: sengen.core.resist-gm."""
    damage_dice: Dice = 0
    damage: Points = 0
    drain: Points = 0
    """DP that it takes from a target, as far as there are."""
    hinders: Hindrance | None = None
    """What it does to the recovery of a target's DP."""
    turns: Annotated[int, msgspec.Meta(ge=1, le=100)] = 1
    """For so many of the coming turns."""
    radius: Annotated[int, msgspec.Meta(ge=0, le=1000)] = 0
    """Of a barrier, in metres; 0 for none. Clauses: sengen.move.barrier-avoid, sengen.move.barrier-gm."""
    encloses: bool = False
    """A barrier that shuts its victims in."""


class OtherSkill(msgspec.Struct, frozen=True, omit_defaults=True):
    """A skill for other actions. Clauses: sengen.other.cost."""

    id: Id
    trait: Trait
    level: Level = 0
    name: Words = Words()


class ItemSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something held. Clauses: sengen.core.held-items, sengen.other.item-example."""

    id: Id
    name: Words = Words()
    maker: Points | None = None
    """What its maker's trait and skill add to the three dice of its use; without it, it has no use in battle."""
    target: Points = 0
    """What its use has to reach. Clauses: sengen.core.check."""


class Bonuses(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card adds. Clauses: sengen.card.deploy-bonus, sengen.card.consume-action, sengen.card.ch4."""

    shot: Bonus = 0
    """On the judgement of shots."""
    homing: Bonus = 0
    """On the achievement of homing."""
    melee: Bonus = 0
    """On both judgements of melee."""
    ability: Bonus = 0
    """On the judgement of abilities."""
    evasion: Bonus = 0
    guard: Bonus = 0
    cover: Bonus = 0
    resist: Bonus = 0
    danmaku: Bonus = 0
    """On the DP that evading one's danmaku costs."""
    damage: Bonus = 0
    """On the damage of whatever attack."""
    damage_dice: Dice = 0
    """D6 more of damage: of shots, homing and melee."""
    half_again: bool = False
    """Additional damage: half of the original damage, rounded up. Clauses: sengen.damage.additional-split."""
    reduction: Points = 0
    """Off the damage one takes."""
    danmaku_off: Points = 0
    """Off the DP that evading danmaku costs oneself."""


class CardSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A spell card (スペルカード). Clauses: sengen.card.ch4."""

    id: Id
    kind: CardKind
    name: Words = Words()
    hp: Points = 0
    """Of a deployed card. Rulings: sengen.card.hp."""
    bonus: Bonuses = Bonuses()
    """While it is deployed, or for its one action."""
    action: AttackKind | None = None
    """Of a consumed card: the action set on it. Clauses: sengen.card.consume-action."""
    targets: Annotated[int, msgspec.Meta(ge=1, le=16)] = 1
    """Of a consumed card with a shot or melee: how many it may be aimed at."""
    any_row: bool = False
    """The bans of the rows do not bind its action. Clauses: sengen.row.exception."""
    notes: Notes = Notes()


class Character(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """A character. Clauses: sengen.core.traits."""

    id: Id
    name: Words = Words()
    npc: bool = False
    body: Value
    toughness: Value
    intellect: Value
    sense: Value
    will: Value
    hp_factor: Annotated[int, msgspec.Meta(ge=1, le=40)] = HP_FACTOR
    """HP for a point of 耐久. Clauses: sengen.core.hp."""
    skills: Skills = Skills()
    means: Annotated[tuple[MeansSheet, ...], msgspec.Meta(max_length=10)] = ()
    disciplines: dict[Id, Discipline] = {}
    """Kinds of weapons that she knows."""
    weapons: Annotated[tuple[WeaponSheet, ...], msgspec.Meta(max_length=10)] = ()
    guards: Annotated[tuple[GuardSheet, ...], msgspec.Meta(max_length=5)] = ()
    abilities: Annotated[tuple[AbilitySheet, ...], msgspec.Meta(max_length=20)] = ()
    others: Annotated[tuple[OtherSkill, ...], msgspec.Meta(max_length=20)] = ()
    """Skills for other actions."""
    items: Annotated[tuple[ItemSheet, ...], msgspec.Meta(max_length=20)] = ()
    reduction: Points = 0
    """Off each damage she takes. Clauses: sengen.damage.reduce-then-hp."""
    danmaku_off: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    """Off the DP that evading danmaku costs her. Clauses: sengen.focus.after-abilities."""
    cards: Annotated[tuple[Id | CardSheet, ...], msgspec.Meta(max_length=20)] = ()
    """Spell cards that she owns: each written out, or the id of one that the game brings or that stands beside her."""
    grown: bool = False
    """Has grown since she was made: the limits of creation bind her no more."""
    notes: Notes = Notes()
