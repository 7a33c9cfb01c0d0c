"""A scenario of 間合 as people write it: the duel, its two fighters, and where it stands if it begins in the middle."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from gunbai.errors import Fault
from gunbai.games.maai.cites import cites
from gunbai.games.maai.values import Mode, Origin, Part, Terrain
from gunbai.games.maai.weapons import BODY, TABLE
from gunbai.kernel.requests import GM
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.scenario import Words
from gunbai.kernel.views import SPECTATOR

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Ability = Annotated[int, msgspec.Meta(ge=-9, le=20)]
Bonus = Annotated[int, msgspec.Meta(ge=-20, le=40)]
Points = Annotated[int, msgspec.Meta(ge=0, le=200)]
Maximum = Annotated[int, msgspec.Meta(ge=1, le=200)]
Counter = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
WeaponKind = Literal["odachi", "yari", "uchigatana", "kodachi", "tanto", "body"]
Cell = Literal["toma", "issoku", "chikama", "sessen", "tsubazeri"]

CELLS: tuple[Cell, ...] = ("toma", "issoku", "chikama", "sessen", "tsubazeri")


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


class FighterNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a fighter stands if the battle begins in the middle. What is left out is as at the start."""

    vitality: Points | None = None
    strength: Points | None = None
    guard: Points | None = None
    points: Points = 0
    """Points scored in training."""
    held: tuple[Id, ...] | None = None
    """Weapons in hand, the main one first."""
    dropped: tuple[Id, ...] = ()
    """Weapons on the ground."""
    stance: Id | None = None
    injuries: tuple[Part, ...] = ()
    """Lasting injuries; a part may stand twice where the ruling lets the same part count again."""
    bleeding: bool = False
    lost_half_steps: Counter = 0
    """Half-step contests lost in a row."""
    first_cut: bool = False
    retreated: bool = False
    """Has stepped back to toma in this round."""
    lost_strength: Points = 0
    """Strength lost in this round."""
    defenceless_until: Counter = 0
    """Round to whose end 無防備 lasts; 0 for none."""
    opening_until: Counter = 0
    """Round to whose end the opening lasts; 0 for none."""
    window: bool = False
    """The opening's critical window has not been used."""
    exhausted_in: Counter = 0
    """Round in which 脱尽 came about; 0 for none."""
    trunk_wounded: bool = False
    """Has had a trunk wound in this duel."""
    room_to_swing: bool = False
    """The GM has seen room for a long weapon at close quarters."""
    asked: bool = False
    """Has been asked at the count of the moment."""


class FighterSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fighter. The id is also the seat and the side."""

    id: Id
    name: Words = Words()
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
    strength: Maximum = 10
    """戦力, maximum"""
    guard_bonus: Bonus = 0
    """Modifier on the maximum guard, from the sheet."""
    weapons: Annotated[tuple[WeaponSheet, ...], msgspec.Meta(max_length=20)] = ()
    """The first is in hand at the start."""
    stances: Annotated[tuple[StanceSheet, ...], msgspec.Meta(max_length=20)] = ()
    now: FighterNow = FighterNow()


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


class Modules(msgspec.Struct, frozen=True, omit_defaults=True):
    """The optional rules (選択ルール) of rulebook 000; all on unless turned off."""

    ladder: bool = True
    halfstep: bool = True
    clinch: bool = True
    guard: bool = True
    parts: bool = True
    terrain: bool = True


class Now(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a battle stands that begins in the middle of a round."""

    round: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 1
    count: Points | None = None
    """The count of the moment; the round begins with its reset if left out."""
    lull: bool = False
    """The counts of the round are over: its lull is next."""
    contests: Counter = 0
    """Half-step contests rolled in this duel."""
    contests_this_round: Counter = 0
    idle_rounds: Counter = 0
    """Rounds running in which nothing moved."""
    bloodless_rounds: Counter = 0
    """Rounds running in which nobody lost strength."""
    moved: bool = False
    """The distance has changed in this round."""
    guard_lost: bool = False
    """Somebody has lost guard in this round."""


class DuelScenario(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game's part of a scenario."""

    fighter: Annotated[tuple[FighterSheet, ...], msgspec.Meta(min_length=1, max_length=20)]
    duel: DuelSheet = DuelSheet()
    modules: Modules = Modules()
    now: Now = Now()


_TWO = cites("maai.distance.option", "maai.part.option")
_LADDER = cites("maai.distance.option")
_NARROW = cites("maai.terrain.narrow")
_SKILL = cites("maai.attack.normal")
_ONE_TERRAIN = cites("maai.terrain.only_one", "maai.terrain.option")


def check_duel(scenario: DuelScenario, rulings: Rulings) -> tuple[Fault, ...]:
    """What only shows across the keys of a scenario.

    Clauses: maai.distance.option, maai.part.option, maai.terrain.only_one, maai.terrain.narrow.
    """
    faults = [*_frame_faults(scenario), *_terrain_faults(scenario)]
    seen: set[str] = set()
    for number, fighter in enumerate(scenario.fighter, 1):
        place = f"fighter[{number}]"
        if fighter.id in seen or fighter.id in (GM, SPECTATOR):
            faults.append(Fault("taken", f"{place}.id", values={"id": fighter.id}))
        seen.add(fighter.id)
        faults += _fighter_faults(fighter, place, rulings)
        faults += _now_faults(fighter, f"{place}.now")
    return tuple(faults)


def _frame_faults(scenario: DuelScenario) -> list[Fault]:
    faults = []
    if len(scenario.fighter) != 2:
        faults.append(
            Fault("two-only", "fighter", values={"given": len(scenario.fighter)}, accepted=("2",), clauses=_TWO)
        )
    modules = scenario.modules
    for name in ("halfstep", "clinch"):
        if getattr(modules, name) and not modules.ladder:
            faults.append(Fault("needs", f"modules.{name}", values={"key": name, "other": "ladder"}, clauses=_LADDER))
    if scenario.now.count is not None and scenario.now.lull:
        faults.append(Fault("excludes", "now.lull", values={"key": "lull", "other": "count"}))
    if scenario.duel.agree and (scenario.now.count is not None or scenario.now.lull or not modules.ladder):
        faults.append(Fault("excludes", "duel.agree", values={"key": "agree", "other": "now"}))
    return faults


def _terrain_faults(scenario: DuelScenario) -> list[Fault]:
    duel, faults = scenario.duel, []
    ids = tuple(fighter.id for fighter in scenario.fighter)
    for key, terrain in (("upper", Terrain.HIGH), ("dazzled", Terrain.GLARE)):
        named: str | None = getattr(duel, key)
        if named is not None and duel.terrain is not terrain:
            faults.append(
                Fault(
                    "needs",
                    f"duel.{key}",
                    values={"key": key, "other": f"terrain = {terrain.value}"},
                    clauses=_ONE_TERRAIN,
                )
            )
        elif named is None and duel.terrain is terrain:
            faults.append(Fault("missing-key", f"duel.{key}", values={"key": key}, accepted=ids))
        if named is not None and named not in ids:
            faults.append(Fault("unknown-name", f"duel.{key}", values={"key": named}, accepted=ids))
    if duel.terrain is not Terrain.NONE and not scenario.modules.terrain:
        faults.append(
            Fault(
                "needs",
                "duel.terrain",
                values={"key": "terrain", "other": "modules.terrain"},
                accepted=('"none"',),
                clauses=_ONE_TERRAIN,
            )
        )
    if duel.terrain is Terrain.NARROW and duel.distance == "toma":
        faults.append(Fault("too-far", "duel.distance", accepted=CELLS[1:], clauses=_NARROW))
    return faults


def _fighter_faults(fighter: FighterSheet, place: str, rulings: Rulings) -> list[Fault]:
    faults = []
    taken = {BODY}
    for number, weapon in enumerate(fighter.weapons, 1):
        if weapon.id in taken:
            faults.append(Fault("taken", f"{place}.weapons[{number}].id", values={"id": weapon.id}))
        taken.add(weapon.id)
        if rulings.word("maai.attack.check") == "sheet" and weapon.attack is None:
            faults.append(
                Fault(
                    "missing-key", f"{place}.weapons[{number}].attack", values={"key": "attack"}, accepted=("-20..40",)
                )
            )
    stances = [stance.id for stance in fighter.stances]
    for number, stance in enumerate(fighter.stances, 1):
        if stance.id in stances[: number - 1]:
            faults.append(Fault("taken", f"{place}.stances[{number}].id", values={"id": stance.id}))
    if rulings.word("maai.skill.value") == "points":
        for name in Skills.__struct_fields__:
            if not 0 <= getattr(fighter.skills, name) <= 4:
                faults.append(
                    Fault(
                        "wrong-value",
                        f"{place}.skills.{name}",
                        values={"given": str(getattr(fighter.skills, name))},
                        accepted=("0..4",),
                        clauses=_SKILL,
                    )
                )
    return faults


def _now_faults(fighter: FighterSheet, place: str) -> list[Fault]:
    now, faults = fighter.now, []
    carried = [BODY, *(weapon.id for weapon in fighter.weapons)]
    for key in ("held", "dropped"):
        ids: tuple[str, ...] = getattr(now, key) or ()
        for named in ids:
            if named not in carried or named == BODY:
                faults.append(
                    Fault("unknown-name", f"{place}.{key}", values={"key": named}, accepted=tuple(carried[1:]))
                )
        if len(set(ids)) != len(ids):
            faults.append(Fault("taken", f"{place}.{key}", values={"id": str(ids[-1])}))
    both = [named for named in now.held or () if named in now.dropped]
    if both:
        faults.append(Fault("excludes", f"{place}.dropped", values={"key": both[0], "other": "held"}))
    stances = tuple(stance.id for stance in fighter.stances)
    if now.stance is not None and now.stance not in stances:
        faults.append(Fault("unknown-name", f"{place}.stance", values={"key": now.stance}, accepted=stances))
    for key, most in (("vitality", None), ("strength", fighter.strength)):
        value = getattr(now, key)
        if value is not None and most is not None and value > most:
            faults.append(
                Fault("wrong-value", f"{place}.{key}", values={"given": str(value)}, accepted=(f"0..{most}",))
            )
    if now.window and not now.opening_until:
        faults.append(Fault("needs", f"{place}.window", values={"key": "window", "other": "opening_until"}))
    return faults


assert sorted(TABLE) == sorted(get_args(WeaponKind))
