"""Attacks, defences and damage."""

from __future__ import annotations

from gunbai.games.sengen.declaration import Strike
from gunbai.games.sengen.values import Failure
from gunbai.kernel.events import Event


class Aimed(Event, frozen=True, gc=False, tag="aimed"):
    """An attack with a judgement was declared and is paid for."""

    fighter: str
    act: Strike
    cost: int
    dp: int
    clauses: tuple[str, ...]


class DanmakuMade(Event, frozen=True, gc=False, tag="danmaku-made"):
    """弾幕: evading it costs `lessens` DP; `damage` is what it does else."""

    fighter: str
    targets: tuple[str, ...]
    by: str
    cost: int
    lessens: int
    damage: int
    dp: int
    clauses: tuple[str, ...]


class ShotMade(Event, frozen=True, gc=False, tag="shot-made"):
    fighter: str
    targets: tuple[str, ...]
    by: str
    faces: tuple[int, ...]
    value: int
    total: int
    dp: int
    clauses: tuple[str, ...]


class HomingMade(Event, frozen=True, gc=False, tag="homing-made"):
    fighter: str
    targets: tuple[str, ...]
    by: str
    boosts: int
    cost: int
    total: int
    dp: int
    clauses: tuple[str, ...]


class Approached(Event, frozen=True, gc=False, tag="approached"):
    """接近判定."""

    fighter: str
    target: str
    by: str
    faces: tuple[int, ...]
    value: int
    total: int
    against: int
    won: bool
    dp: int
    clauses: tuple[str, ...]


class HitRolled(Event, frozen=True, gc=False, tag="hit-rolled"):
    """命中判定 of melee, or of a far shot."""

    fighter: str
    target: str
    faces: tuple[int, ...]
    value: int
    total: int
    dp: int
    clauses: tuple[str, ...]


class AbilityMade(Event, frozen=True, gc=False, tag="ability-made"):
    fighter: str
    ability: str
    targets: tuple[str, ...]
    faces: tuple[int, ...]
    value: int
    total: int
    spirit: int
    dp: int
    clauses: tuple[str, ...]


class Opposed(Event, frozen=True, gc=False):
    """A roll that has to reach a number; `dp` are left."""

    fighter: str
    faces: tuple[int, ...]
    value: int
    total: int
    against: int
    won: bool
    dp: int
    clauses: tuple[str, ...]


class Evaded(Opposed, frozen=True, gc=False, tag="evaded"):
    """A roll to evade, won or not."""


class DanmakuEvaded(Event, frozen=True, gc=False, tag="danmaku-evaded"):
    fighter: str
    paid: int
    dp: int
    clauses: tuple[str, ...]


class Guarded(Event, frozen=True, gc=False, tag="guarded"):
    """A guard of oneself, or of `target`."""

    fighter: str
    target: str
    guard: str
    faces: tuple[int, ...]
    value: int
    total: int
    against: int
    won: bool
    dp: int
    clauses: tuple[str, ...]


class Covered(Event, frozen=True, gc=False, tag="covered"):
    fighter: str
    target: str
    faces: tuple[int, ...]
    value: int
    total: int
    against: int
    won: bool
    dp: int
    clauses: tuple[str, ...]


class Perceived(Opposed, frozen=True, gc=False, tag="perceived"):
    """Whether one who is on her guard notices an attack out of hiding."""


class Resisted(Event, frozen=True, gc=False, tag="resisted"):
    fighter: str
    faces: tuple[int, ...]
    value: int
    total: int
    against: int
    dp: int
    clauses: tuple[str, ...]


class ResistSettled(Event, frozen=True, gc=False, tag="resist-settled"):
    """How a resistance came out, graze included."""

    fighter: str
    total: int
    against: int
    won: bool
    clauses: tuple[str, ...]


class Struck(Event, frozen=True, gc=False, tag="struck"):
    """The attack will hit, if nothing else comes between."""

    fighter: str
    why: Failure
    clauses: tuple[str, ...]


class DamageRolled(Event, frozen=True, gc=False, tag="damage-rolled"):
    """The damage of an attack: dice and what is added, then additional damage (追加ダメージ)."""

    fighter: str
    faces: tuple[int, ...]
    flat: int
    base: int
    additional: int
    clauses: tuple[str, ...]


class HpLost(Event, frozen=True, gc=False, tag="hp-lost"):
    fighter: str
    damage: int
    reduced: int
    hp: int
    clauses: tuple[str, ...]


class CardHpLost(Event, frozen=True, gc=False, tag="card-hp-lost"):
    fighter: str
    card: str
    damage: int
    reduced: int
    hp: int
    clauses: tuple[str, ...]


class CardGone(Event, frozen=True, gc=False):
    """A deployed card is out of play."""

    fighter: str
    card: str
    clauses: tuple[str, ...]


class CardBroke(CardGone, frozen=True, gc=False, tag="card-broke"):
    """It has lost its last HP."""


class ItemStruck(Event, frozen=True, gc=False, tag="item-struck"):
    """Something held was hit instead of its holder."""

    fighter: str
    item: str
    clauses: tuple[str, ...]


class Drained(Event, frozen=True, gc=False, tag="drained"):
    fighter: str
    lost: int
    dp: int
    clauses: tuple[str, ...]


class GrazeGained(Event, frozen=True, gc=False, tag="graze-gained"):
    fighter: str
    gained: int
    graze: int
    clauses: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = (
    Aimed, DanmakuMade, ShotMade, HomingMade, Approached, HitRolled, AbilityMade, Evaded, DanmakuEvaded, Guarded,
    Covered, Perceived, Resisted, ResistSettled, Struck, DamageRolled, HpLost, CardHpLost, CardBroke, ItemStruck,
    Drained, GrazeGained,
)  # fmt: skip
