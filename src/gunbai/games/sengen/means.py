"""Means and skills (6.2.16): with what a fighter can make which attack, by which trait, and how hard it hits.

Clauses: sengen.bullet.both, sengen.bullet.several, sengen.bullet.consequence, sengen.melee.a-weapon,
sengen.melee.b-skill.
"""

from __future__ import annotations

import tomllib

import msgspec

from gunbai.games.sengen.attack_table import danmaku_damage
from gunbai.games.sengen.character import AttackKind, Character, Discipline, MeansKind, MeansSheet, Reach, WeaponSheet
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.traits import BODY, Trait, up
from gunbai.kernel.package_data import read_data
from gunbai.kernel.scenario import Words

RANGED, BLADE = "ranged", "blade"
BOTH = cites("sengen.bullet.both")
NO_DANMAKU = cites("sengen.bullet.b-danmaku", "sengen.danmaku.lv0")
NO_SHOT = cites("sengen.bullet.b-shot")
NO_HOMING = cites("sengen.bullet.b-homing")
NO_WEAPON = cites("sengen.melee.a-weapon")
NO_WEAPON_SKILL = cites("sengen.melee.b-skill")
RITES = cites("sengen.bullet.a-jutsu")
PLAIN_RANGED = cites("sengen.bullet.a-ranged-homing")
NO_BLADE_HOMING = cites("sengen.bullet.a-blade-homing")
BY_WEAPON_SKILL = cites("sengen.bullet.b-shot-weapon", "sengen.core.weapon-skill-damage")
WEAPON_TRAIT = cites("sengen.core.trait-weapon", "sengen.core.weapon-skill-damage")
TRAINED = cites("sengen.melee.training", "sengen.core.trait-weapon", "sengen.core.weapon-skill-damage")
UNTRAINED_RANGED = cites("sengen.bullet.a-ranged")
UNTRAINED_BLADE = cites("sengen.bullet.a-blade")


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of data/means.toml."""

    traits: tuple[Trait, ...]
    """Those that may serve; of several, one is picked for each attack."""
    attacks: tuple[AttackKind, ...]
    clauses: tuple[str, ...]
    name: Words


ROWS: dict[str, Row] = {
    kind: msgspec.convert(row, Row)
    for kind, row in tomllib.loads(read_data("gunbai.games.sengen", "data/means.toml")).items()
}
for _row in ROWS.values():
    cites(*_row.clauses)
assert sorted(ROWS) == sorted((*(kind.value for kind in MeansKind), RANGED, BLADE))


class Source(msgspec.Struct, frozen=True):
    """One way in which one fighter can make one attack: what a declaration names with `by`."""

    attack: AttackKind
    by: str
    """What a declaration calls it: the id of the means or weapon, and behind a `/` the trait where several serve, or
    `weapon` where a shot may be judged by the weapon's skill too. Clauses: sengen.bullet.declare."""
    means: str
    """Id of the means or weapon."""
    trait: Trait
    value: int
    """Trait and skill of the judgement, or of what stands in its place; 0 for danmaku, which has none."""
    level: int
    """Level of the attack's skill, by which its table is read."""
    dice: int
    """D6 of damage."""
    flat: int
    """What is added to them; of danmaku, the whole damage."""
    weapon_skill: bool
    """Judged by the weapon skill."""
    clauses: tuple[str, ...]


def sources(character: Character, hindered: tuple[str, ...] = ()) -> tuple[Source, ...]:
    """Every way in which a character can attack with danmaku, shots, homing and melee.

    Args:
        hindered: ids of means whose action is hindered now, and of weapons that are not at hand.
    """
    found: list[Source] = []
    for means in character.means:
        if means.id not in hindered and not means.rites_only:
            found += _of_means(character, means)
    for weapon in character.weapons:
        if weapon.id not in hindered:
            found += _of_weapon(character, weapon)
    return tuple(found)


def why_not(character: Character, attack: AttackKind) -> tuple[str, ...]:
    """The clauses that keep a character from an attack for which she has no source at all.

    Clauses: sengen.bullet.both, sengen.bullet.b-danmaku, sengen.bullet.b-shot, sengen.bullet.b-homing,
    sengen.melee.a-weapon, sengen.melee.b-skill, sengen.bullet.a-jutsu, sengen.bullet.a-ranged-homing,
    sengen.bullet.a-blade-homing.
    """
    if attack is AttackKind.MELEE:
        armed = any(weapon.reach is Reach.MELEE for weapon in character.weapons)
        return NO_WEAPON_SKILL if armed else NO_WEAPON
    skills = character.skills
    level, lacks = {
        AttackKind.DANMAKU: (skills.danmaku, NO_DANMAKU),
        AttackKind.SHOT: (skills.shot, NO_SHOT),
        AttackKind.HOMING: (skills.homing, NO_HOMING),
    }[attack]
    return (*BOTH, *(_no_means(character, attack) if level else lacks))


def _no_means(character: Character, attack: AttackKind) -> tuple[str, ...]:
    """Which of her means all but served."""
    if any(means.rites_only for means in character.means):
        return RITES
    kinds = [_weapon_kind(character, weapon) for weapon in character.weapons]
    if attack is AttackKind.HOMING and (RANGED in kinds or BLADE in kinds):
        return PLAIN_RANGED if RANGED in kinds else NO_BLADE_HOMING
    reaches = [weapon.reach for weapon in character.weapons]
    if Reach.RANGED in reaches:
        return UNTRAINED_RANGED
    return UNTRAINED_BLADE if Reach.MELEE in reaches else ()


def _of_means(character: Character, means: MeansSheet) -> list[Source]:
    """Danmaku, shots and homing by an art. Clauses: sengen.core.shot-judge, sengen.core.trait-element."""
    row = ROWS[means.kind.value]
    traits = row.traits if means.trait is None else (means.trait,)
    level, more = means.level, 0
    if means.with_skill is not None:
        # A combined youjutsu: +1 on the judgement, and the lower of the two levels counts (sengen.core.youjutsu).
        level, more = min(means.level, means.with_skill), 1
    skills = character.skills
    return [
        source
        for trait in traits
        for source in _bullets(
            character,
            means.id if len(traits) == 1 else f"{means.id}/{trait.value}",
            trait,
            level,
            (skills.danmaku, skills.shot, skills.homing),
            more,
            row.clauses,
        )
    ]


def _of_weapon(character: Character, weapon: WeaponSheet) -> list[Source]:
    """Bullets by a weapon, and melee. Clauses: sengen.melee.training, sengen.core.weapon-skill-damage."""
    known = character.disciplines.get(weapon.discipline)
    if known is None or not known.skill:
        return []
    found = []
    if weapon.reach is Reach.MELEE:
        trained = TRAINED if known.training else WEAPON_TRAIT
        found.append(_by_skill(character, weapon, AttackKind.MELEE, known, trained))
    kind = _weapon_kind(character, weapon)
    if kind is None:
        return found
    row, skills = ROWS[kind], character.skills
    homing = skills.homing if kind == RANGED and weapon.masterwork else 0
    found += _bullets(character, weapon.id, BODY, known.training, (skills.danmaku, skills.shot, homing), 0, row.clauses)
    if kind == RANGED:
        found.append(_by_skill(character, weapon, AttackKind.SHOT, known, row.clauses + BY_WEAPON_SKILL))
    return found


def _by_skill(
    character: Character, weapon: WeaponSheet, attack: AttackKind, known: Discipline, clauses: tuple[str, ...]
) -> Source:
    """An attack judged by the weapon's skill, whose level is added to the damage."""
    both_serve = attack is AttackKind.SHOT and character.skills.shot > 0
    flat = character.body + known.skill
    return Source(
        attack,
        f"{weapon.id}/weapon" if both_serve else weapon.id,
        weapon.id,
        BODY,
        flat,
        known.skill,
        known.training,
        flat,
        True,
        clauses,
    )


def _weapon_kind(character: Character, weapon: WeaponSheet) -> str | None:
    """As what a weapon makes bullets: a ranged one whose skill is known, or a blade with the feat [剣閃・波動].

    Clauses: sengen.bullet.a-ranged, sengen.bullet.a-blade.
    """
    known = character.disciplines.get(weapon.discipline)
    if known is None or not known.skill:
        return None
    if weapon.reach is Reach.RANGED:
        return RANGED
    return BLADE if known.blade else None


def _bullets(
    character: Character,
    by: str,
    trait: Trait,
    level: int,
    skills: tuple[int, int, int],
    more: int,
    clauses: tuple[str, ...],
) -> list[Source]:
    """The three bullet attacks, as far as their skill is learned. `more` is added to judgements."""
    value: int = getattr(character, trait.value)
    means = by.partition("/")[0]
    danmaku, shot, homing = skills
    found = []
    if danmaku:
        damage = level + danmaku_damage(danmaku)
        found.append(Source(AttackKind.DANMAKU, by, means, trait, 0, danmaku, 0, damage, False, clauses))
    if shot:
        found.append(Source(AttackKind.SHOT, by, means, trait, value + shot + more, shot, level, value, False, clauses))
    if homing:
        dice = up(level, 2)
        found.append(
            Source(AttackKind.HOMING, by, means, trait, value + homing + more, homing, dice, value, False, clauses)
        )
    return found
