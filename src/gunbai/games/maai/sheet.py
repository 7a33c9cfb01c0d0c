"""A scenario of 間合 as people write it: fighters, sides, areas, the duel.

Where one stands that begins in the middle is in `gunbai.games.maai.midway`.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from gunbai.games.maai.content.entries import Ids, PcDan
from gunbai.games.maai.content.tables import Entries
from gunbai.games.maai.content.terms import Environment
from gunbai.games.maai.midway import FighterNow, Now
from gunbai.games.maai.scalars import Ability, Bonus, Cell, Id, Maximum, Points, WeaponKind
from gunbai.games.maai.slot_counts import SlotCounts
from gunbai.games.maai.spellcraft import SpellList
from gunbai.games.maai.values import Magic, Mode, Origin, Terrain
from gunbai.games.maai.weapons import TABLE
from gunbai.kernel.scenario import Words


class WeaponSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A weapon that a fighter carries."""

    id: Id
    kind: WeaponKind
    """Its row of the weapon table; one that is not in the table is given the row it is most like."""
    name: Words = Words()
    """The row's own name if left out."""
    grade: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """Quality: 普及品 0 to 3."""
    longer: bool = False
    """Longer than its row, as the oar is than the odachi."""
    attack: Bonus | None = None
    """One number for the attack check, instead of ability, skill and grade."""
    range_bonus: Bonus = 0
    """射程補正 on attack checks."""
    initiative: Bonus = 0
    """先攻補正: counts as so much more vitality where the order is settled."""


class StanceSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A stance (構え) that a fighter can take."""

    id: Id
    name: Words = Words()
    defence: Bonus = 0
    """Added to 防備."""
    attack: Bonus = 0
    initiative: Bonus = 0


class Skills(msgspec.Struct, frozen=True, omit_defaults=True):
    """Skill points: 0, 1 (beginner), 2 (learned), 3 (licensed), 4 (master)."""

    swordsmanship: Bonus = 0
    """剣術"""
    spearmanship: Bonus = 0
    """槍術"""
    daggers: Bonus = 0
    """短刀"""
    unarmed: Bonus = 0
    """体術"""
    footwork: Bonus = 0
    """歩法"""
    toughness: Bonus = 0
    """強健"""
    medicine: Bonus = 0
    """医術"""
    jujutsu: Bonus = 0
    """呪術"""
    taima: Bonus = 0
    """退魔"""
    kekkai: Bonus = 0
    """結界"""
    yogen: Bonus = 0
    """予言"""


class Designated(msgspec.Struct, frozen=True, omit_defaults=True):
    """Targets that a fighter has settled beforehand."""

    named: Ids = ()
    lifelong: Ids = ()
    ritual: Ids = ()


class FighterSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fighter."""

    id: Id
    name: Words = Words()
    character: Id | None = None
    """The character from content that she is: all that a character has is then told there."""
    side: Id | None = None
    """Who wins together; the fighter's own id if left out."""
    seat: Id | None = None
    """Who decides for the fighter, and perhaps for others of the side; the fighter's own id if left out."""
    area: Id | None = None
    """Where the fighter stands at the start; the first area if left out."""
    mounted: bool = False
    """Can ride."""
    mook: bool = False
    """雑兵: strength 1 if none is entered."""
    absent: bool = False
    """Takes part only once the GM brings the fighter in."""
    finesse: Ability = 0
    """技"""
    body: Ability = 0
    """體"""
    wits: Ability = 0
    """智"""
    skills: Skills = Skills()
    evasion: Bonus = 0
    """回避"""
    armour: Points = 0
    """What armour adds to 防備."""
    vitality: Maximum = 10
    """活力, maximum"""
    strength: Maximum | None = None
    """戦力, maximum; if left out 10, for a mook 1"""
    guard_bonus: Bonus = 0
    """Modifier on the maximum guard, from the sheet."""
    breath_bonus: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    """一呼吸拡張: so much more fits in a breath; 2 for a master of speed."""
    weapons: Annotated[tuple[WeaponSheet, ...], msgspec.Meta(max_length=20)] = ()
    """The first is in hand at the start."""
    stances: Annotated[tuple[StanceSheet, ...], msgspec.Meta(max_length=20)] = ()
    occupation: Id | None = None
    """職業, from content."""
    schools: Ids = ()
    """流派 whose licence she has, from content."""
    dan: PcDan = 0
    """段 as a caster."""
    tags: Ids = ()
    """`spirit`, `mook`, …: what effects may be against."""
    carries: Ids = ()
    """Weapons, armour and consumables from content, besides `weapons`."""
    manoeuvres: Ids = ()
    """From content, besides what schools, occupation and gear bring."""
    spells: Ids = ()
    magic: Magic = Magic.SPELLS
    """スペルPC or 技法PC; one of the two for a whole campaign."""
    allotted: SlotCounts = ()
    """On which dans the player has placed slots that come without a dan."""
    occupation_list: SpellList | None = None
    """The one list that the occupation counts for, where the ruling says that it is one."""
    designated: Designated = Designated()
    """Targets settled before the battle, for what works against those alone."""
    now: FighterNow = FighterNow()


class SideSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The name of a side, and of a seat of that id."""

    id: Id
    name: Words = Words()


class AreaSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """区域: a place at the core's grain. Two areas are next to each other or not; nothing finer is drawn."""

    id: Id
    name: Words = Words()
    next: tuple[Id, ...] = ()
    """Areas that one can walk to, and back."""
    over: tuple[Id, ...] = ()
    """Areas behind a ditch, a wall, a rail: one can only leap there, and back."""
    terrain: Literal["none", "footing", "narrow"] = "none"
    """The stage of a duel that breaks out here."""
    ground: tuple[Id, ...] = ()
    """What kind of place it is, for what works only there: `desert`, `indoors`, `plain`."""


class DuelSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The duel's frame."""

    mode: Mode = Mode.REAL
    origin: Origin = Origin.FORMAL
    distance: Cell | None = None
    """Where it starts, if the GM has settled it."""
    agree: bool = False
    """Both are asked whether they agree on another start."""
    terrain: Terrain = Terrain.NONE
    upper: Id | None = None
    """On high ground: who stands above."""
    dazzled: Id | None = None
    """Against the light: who is dazzled."""
    environment: tuple[Environment, ...] = ()
    """Surroundings that hold everywhere: `night`, `rough`, …"""


class Modules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The optional rules (選択ルール): those of rulebook 000 and extension 2 are on unless turned off, house rules off
    unless turned on."""

    ladder: bool = True
    halfstep: bool = True
    clinch: bool = True
    guard: bool = True
    parts: bool = True
    terrain: bool = True
    extension2: bool = True
    """Extension 2 (rulebook 001) is in use; without it nothing widens a critical or prevents a fumble."""
    realism: bool = False
    """House rule 60-11 no. 2: no expansion of criticals, the core's alone."""
    cinematic: bool = False
    """Variant 30-08 C: a round is five minutes, so that what is spread over rounds may be completed in one."""
    squads: bool = False
    """The scene has squads, and with them 結束力."""
    morale: bool = False
    """A module with 士気 and fear is in use."""
    grimdark: bool = False
    """30-10 or 30-03 B is in use, which have 狂気."""


class MaaiScenario(Entries, frozen=True, omit_defaults=True, kw_only=True):
    """The game's part of a scenario."""

    fighter: Annotated[tuple[FighterSheet, ...], msgspec.Meta(min_length=1, max_length=40)]
    side: Annotated[tuple[SideSheet, ...], msgspec.Meta(max_length=40)] = ()
    """Names of sides and seats that are not fighters."""
    area: Annotated[tuple[AreaSheet, ...], msgspec.Meta(max_length=40)] = ()
    """None for a battle in one place."""
    duel: DuelSheet = DuelSheet()
    modules: Modules = Modules()
    now: Now = Now()


NO_MODULES = Modules(**dict.fromkeys(Modules.__struct_fields__, False))
"""What holds outside a duel: none of the optional rules."""


def is_duel(scenario: MaaiScenario) -> bool:
    """Whether a battle is one duel from its start to its end: two fighters of two sides, and no areas.

    Clauses: maai.distance.option, maai.terrain.option.
    """
    fighters = scenario.fighter
    if len(fighters) != 2 or scenario.area or any(one.absent for one in fighters):
        return False
    return side_of(fighters[0]) != side_of(fighters[1])


def side_of(fighter: FighterSheet) -> str:
    """The side of a fighter."""
    return fighter.side or fighter.id


def seat_of(fighter: FighterSheet) -> str:
    """The seat that decides for a fighter."""
    return fighter.seat or fighter.id


def strength_of(fighter: FighterSheet, most: str) -> int:
    """Maximum strength: as entered; if it is not, 10, and 1 for a mook.

    Args:
        most: ruling `maai.strength.max`.
    """
    if fighter.mook and (most == "mook-1" or fighter.strength is None):
        return 1
    return 10 if fighter.strength is None else fighter.strength


assert sorted(TABLE) == sorted(get_args(WeaponKind))
