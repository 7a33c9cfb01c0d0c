"""The danmaku and homing tables (弾幕効果表, 追撃オプション表), as far as they are printed and beyond.

Clauses: one for every printed cell; sengen.danmaku.dp.beyond, sengen.danmaku.base.beyond, sengen.homing.boosts.beyond,
sengen.homing.targets.beyond.
"""

from __future__ import annotations

import tomllib

import msgspec

from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.traits import up
from gunbai.kernel.package_data import read_data


class DanmakuRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """弾幕."""

    cost: int
    """DP. Clauses: sengen.danmaku.cost."""
    lessens: tuple[int, ...]
    """DP that it costs to evade, by level from 1."""
    damage: tuple[int, ...]
    """Basic damage, by level from 1."""


class HomingRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """ホーミング."""

    cost: int
    """DP for each target. Clauses: sengen.homing.cost."""
    boosts: tuple[int, ...]
    """How often its achievement may be raised, by level from 1."""
    targets: tuple[int, ...]
    """How many targets it may have, by level from 1."""
    fixed: int
    """What stands in place of its dice. Clauses: sengen.core.homing-achievement."""
    boost_cost: int
    """DP for each boost and target. Clauses: sengen.homing.boost."""
    boost_adds: int
    """What a boost adds to the achievement. Clauses: sengen.homing.boost."""


class AbilityRows(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """能力の使用."""

    most_dice: int
    """Clauses: sengen.ability.max."""


class Tables(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of data/attacks.toml."""

    danmaku: DanmakuRows
    homing: HomingRows
    ability: AbilityRows


ATTACKS = msgspec.convert(tomllib.loads(read_data("gunbai.games.sengen", "data/attacks.toml")), Tables)
DANMAKU, HOMING, ABILITY = ATTACKS.danmaku, ATTACKS.homing, ATTACKS.ability


def _cells(prefix: str, count: int) -> tuple[tuple[str, ...], ...]:
    """The clause of every printed cell, and last that of what lies beyond."""
    return (*(cites(f"{prefix}.lv{level}") for level in range(1, count + 1)), cites(f"{prefix}.beyond"))


_LESSENS = _cells("sengen.danmaku.dp", len(DANMAKU.lessens))
_DAMAGE = _cells("sengen.danmaku.base", len(DANMAKU.damage))
_BOOSTS = _cells("sengen.homing.boosts", len(HOMING.boosts))
_TARGETS = _cells("sengen.homing.targets", len(HOMING.targets))


def danmaku_lessens(level: int) -> int:
    """DP that evading a danmaku of this level (1 and more) costs; beyond 14 half the level rounded down, plus 2.

    Clauses: sengen.danmaku.dp.beyond and sengen.danmaku.dp.lv1 to lv14.
    """
    return DANMAKU.lessens[level - 1] if level <= len(DANMAKU.lessens) else level // 2 + 2


def danmaku_damage(level: int) -> int:
    """Basic damage of a danmaku of this level (1 and more); beyond 14 half the level rounded up, plus 2.

    Clauses: sengen.danmaku.base.beyond and sengen.danmaku.base.lv1 to lv14.
    """
    return DANMAKU.damage[level - 1] if level <= len(DANMAKU.damage) else up(level, 2) + 2


def homing_boosts(level: int) -> int:
    """How often a homing of this level (1 and more) may be raised: once for every 4 levels.

    Clauses: sengen.homing.boost-limit, sengen.homing.boosts.beyond and sengen.homing.boosts.lv1 to lv8.
    """
    return HOMING.boosts[level - 1] if level <= len(HOMING.boosts) else level // 4


def homing_targets(level: int) -> int:
    """How many targets a homing of this level (1 and more) may have: half the level rounded up, plus 1.

    Clauses: sengen.homing.target-limit, sengen.homing.targets.beyond and sengen.homing.targets.lv1 to lv8.
    """
    return HOMING.targets[level - 1] if level <= len(HOMING.targets) else up(level, 2) + 1


def homing_cost(targets: int, boosts: int, boost_each: bool = True) -> int:
    """DP of a homing: that of one target with its boosts, times the targets.

    Args:
        boost_each: a boost is paid for every target, as the example beside the table has it; else once.

    Clauses: sengen.homing.cost, sengen.homing.boost, sengen.homing.multi-cost, sengen.homing.example-a,
    sengen.homing.example-b. Rulings: sengen.homing.boost_cost.
    """
    return HOMING.cost * targets + HOMING.boost_cost * boosts * (targets if boost_each else 1)


def homing_achievement(trait: int, level: int, boosts: int) -> int:
    """What the targets' evasions must reach: trait + skill + 10, and 10 more for each boost.

    Clauses: sengen.core.homing-achievement, sengen.homing.boost, sengen.homing.lv1-3, sengen.homing.lv4-7.
    """
    return trait + level + HOMING.fixed + HOMING.boost_adds * boosts


def danmaku_lessens_clauses(level: int) -> tuple[str, ...]:
    """The clause of the cell, or of what lies beyond the table."""
    return _LESSENS[min(level, len(_LESSENS)) - 1]


def danmaku_damage_clauses(level: int) -> tuple[str, ...]:
    """The clause of the cell, or of what lies beyond the table."""
    return _DAMAGE[min(level, len(_DAMAGE)) - 1]


def homing_boosts_clauses(level: int) -> tuple[str, ...]:
    """The clause of the cell, or of what lies beyond the table."""
    return _BOOSTS[min(level, len(_BOOSTS)) - 1]


def homing_targets_clauses(level: int) -> tuple[str, ...]:
    """The clause of the cell, or of what lies beyond the table."""
    return _TARGETS[min(level, len(_TARGETS)) - 1]
