"""A fighter as the referee keeps her: a plain class that only the referee touches."""

from __future__ import annotations

from collections import deque
from itertools import repeat
from operator import attrgetter
from typing import TYPE_CHECKING

from gunbai.games.maai.arts import arts_of, stances_of
from gunbai.games.maai.caster import Caster
from gunbai.games.maai.condition import Condition
from gunbai.games.maai.criticals import fortune_of, grants
from gunbai.games.maai.declaration import Reserve
from gunbai.games.maai.midway import FighterNow
from gunbai.games.maai.rules import Rules
from gunbai.games.maai.sheet import (
    FighterSheet,
    Modules,
    StanceSheet,
    WeaponSheet,
    seat_of,
    side_of,
    strength_of,
)
from gunbai.games.maai.values import Outcome, Part
from gunbai.games.maai.weapons import BODY, TABLE, Weapon
from gunbai.kernel.requests import Ask, Roll

if TYPE_CHECKING:
    from gunbai.games.maai.breath import Course
    from gunbai.games.maai.content.holdings import Holdings
    from gunbai.games.maai.rows import Kept
    from gunbai.games.maai.standing import Force
    from gunbai.games.maai.state import Duel


class Fighter:
    """A fighter, as the referee keeps her."""

    __slots__ = (
        "able",
        "about",
        "absent",
        "area",
        "arm",
        "armour",
        "arts",
        "asked",
        "attack_roll",
        "bleeding",
        "body",
        "breath_ask",
        "carried",
        "caster",
        "challenged",
        "condition",
        "contest_roll",
        "counter_bonus",
        "courses",
        "defenceless_until",
        "done",
        "dropped",
        "duel",
        "evasion",
        "exhausted_in",
        "face",
        "finesse",
        "first_cut",
        "foe",
        "footwork",
        "force",
        "forced",
        "guard",
        "guard_max",
        "held",
        "id",
        "initiative",
        "kept",
        "kit",
        "leg",
        "lost_half_steps",
        "lost_strength",
        "lull_ask",
        "main",
        "medicine",
        "mook",
        "mounted",
        "opening_until",
        "people",
        "place",
        "places",
        "points",
        "profile",
        "reserve",
        "reserve_cost",
        "resist_asks",
        "retreated",
        "rolls",
        "room_to_swing",
        "seat",
        "side",
        "skills",
        "stance",
        "stance_words",
        "stances",
        "strength",
        "strength_max",
        "tags",
        "toughness",
        "trunk_wounded",
        "vitality",
        "vitality_max",
        "weapon_words",
        "window",
        "wits",
        "wrist",
        "yielded",
    )  # fmt: skip

    def __init__(self, sheet: FighterSheet, rules: Rules, modules: Modules, held: Holdings, about: str = "") -> None:
        """
        Args:
            sheet: the fighter as the scenario has her.
            modules: the optional rules that the scenario has on.
            held: what she has of the content.
            about: how asks of her seat name her, where the seat has others too.
        """
        self.about = about
        self._take_traits(sheet, rules, modules, held)
        self.arts = arts_of(sheet, held)
        self._take_standing(sheet)
        self._take_round(sheet.now)
        all_hers = rules.extension.expand_who == "all"
        owned = [grant for weapon in held.weapons for grant in grants(weapon.effects)] if all_hers else []
        self.condition = condition_of(sheet, fortune_of(owned, rules, modules))
        self.caster: Caster | None = None
        """Who casts spells, where she knows any; set from her content."""

    def _take_traits(self, sheet: FighterSheet, rules: Rules, modules: Modules, held: Holdings) -> None:
        """What never changes in a battle."""
        self.id = sheet.id
        self.side, self.seat = side_of(sheet), seat_of(sheet)
        self.mook = sheet.mook
        self.finesse, self.body, self.wits = sheet.finesse, sheet.body, sheet.wits
        self.footwork = sheet.skills.footwork
        self.toughness = sheet.skills.toughness
        self.medicine = sheet.skills.medicine
        self.evasion, self.armour = sheet.evasion, sheet.armour
        self.vitality_max = {"sheet": sheet.vitality, "fixed-10": 10}.get(rules.vitality_max, max(1, 5 + sheet.body))
        self.strength_max = strength_of(sheet, rules.strength_max)
        effects = {weapon.id: weapon.effects for weapon in held.weapons}
        self.carried: dict[str, Weapon] = {
            arm.id: _weapon(arm, sheet, fortune_of(grants(effects.get(arm.id, ())), rules, modules))
            for arm in (*sheet.weapons, _BODY)
        }
        self.skills = {weapon.id: attack_bonus(rules, sheet.finesse, weapon) for weapon in self.carried.values()}
        """What skill and weapon add to an attack check, by weapon."""
        self.stances: dict[str, StanceSheet] = {stance.id: stance for stance in (*sheet.stances, *stances_of(held))}
        self.tags = frozenset(sheet.tags)
        guard_max = guard_maximum(sheet.finesse, sheet.wits, sheet.guard_bonus, rules.low_ability)
        self.guard_max = guard_max if modules.guard else 0
        self.rolls = {why: Roll(2, 10, self.seat, why) for why in ROLLS}
        self.attack_roll = self.rolls["attack"]
        self.contest_roll = self.rolls["contest"]
        self.weapon_words: dict[str, tuple[str, ...]] = {}
        """What people may type for a weapon → the weapons that it means."""
        self.stance_words: dict[str, str] = {}
        """What people may type for a stance → its id."""
        self.people: dict[str, str] = {}
        """What people may type for anybody in the battle → who it is."""
        self.places: dict[str, str] = {}
        """What people may type for an area → its id."""
        self.force: Force | None = None
        """The effects that hold on her, by kind, as `gunbai.games.maai.standing` found them last."""
        self.profile = 0
        """Number of her unchanging traits among all that were ever seen, so that options can be kept."""

    duel: Duel
    """The duel she is in; `Fight.open` if she is in none."""
    foe: Fighter
    """Her opponent in it; outside a duel there is none, and nothing here."""
    breath_ask: Ask
    """What she is asked at her count; the same one each time."""
    courses: dict[str, Course]
    """How each breath listed for her goes, by the option's id."""
    resist_asks: tuple[Ask, Ask]
    """What she is asked when the other steps in, and out; likewise."""
    lull_ask: Ask
    """What she is asked in the lull; likewise."""

    def _take_standing(self, sheet: FighterSheet) -> None:
        """How she stands at the start."""
        now = sheet.now
        self.area = sheet.area or ""
        """Where she stands; empty where there are no areas."""
        self.mounted = sheet.mounted
        self.absent = sheet.absent
        """Not brought into the battle yet."""
        self.vitality = self.vitality_max if now.vitality is None else now.vitality
        self.strength = self.strength_max if now.strength is None else now.strength
        self.guard = self.guard_max if now.guard is None else min(now.guard, self.guard_max)
        self.points = now.points
        dropped = set(now.dropped)
        first = next((weapon.id for weapon in sheet.weapons if weapon.id not in dropped), None)
        held = now.held if now.held is not None else (() if first is None else (first,))
        self.equip(
            tuple(self.carried[name] for name in held),
            now.dropped,
            None if now.stance is None else self.stances[now.stance],
        )
        self.wrist, self.arm, self.leg, self.face = (
            now.injuries.count(part) for part in (Part.WRIST, Part.ARM, Part.LEG, Part.FACE)
        )
        """How often each part carries its lasting penalty."""
        self.trunk_wounded = now.trunk_wounded or Part.TRUNK in now.injuries
        self.bleeding = now.bleeding

    def _take_round(self, now: FighterNow) -> None:
        """What lasts for a round or for part of one."""
        self.lost_half_steps = now.lost_half_steps
        self.first_cut = now.first_cut
        self.retreated = now.retreated
        self.lost_strength = now.lost_strength
        self.defenceless_until = now.defenceless_until
        self.opening_until = now.opening_until
        self.window = now.window
        self.exhausted_in = now.exhausted_in
        self.room_to_swing = now.room_to_swing
        self.counter_bonus = now.counter_bonus
        """Bonus on the next attack after a slip, where the ruling gives one."""
        self.able = self.strength > 0 and not self.absent
        """Able to fight: there, strength left, and not yielded. Rulings: maai.battle.end."""
        self.forced: Outcome | None = None
        """How the GM lets the next check come out."""
        self.yielded = False
        self.done = now.done
        """Will not act again in this round."""
        self.asked = now.asked
        self.place: int | None = None
        """What she rolled for acting first on equal vitality, in this round of a battle of more than two."""
        self.reserve: Reserve | None = None
        """What she holds in reserve, and what was paid for it; None for what it costs when it is done."""
        self.reserve_cost: int | None = None
        self.challenged = 0
        """The round in which she last challenged somebody to a duel."""

    def fresh(self) -> Fighter:
        """The same fighter once more, for another battle."""
        fighter = Fighter.__new__(Fighter)
        deque(map(setattr, repeat(fighter), _COPIED, _copied(self)), maxlen=0)
        fighter.condition = self.condition.copy()
        fighter.caster = None if self.caster is None else self.caster.copy()
        fighter.arts = None if self.arts is None else self.arts.copy()
        return fighter

    held: tuple[Weapon, ...]
    """Weapons in hand, the main one first; none when only the body is left. Changed by `equip`, as the next two."""
    dropped: tuple[str, ...]
    """Weapons on the ground."""
    stance: StanceSheet | None
    kit: tuple[tuple[str, ...], tuple[str, ...], str]
    """The three by their ids: what options depend on."""
    main: Weapon
    """The main weapon in hand; the body if there is none."""
    initiative: int
    """先攻補正 of the main weapon and the stance, before a longer weapon cancels it."""
    kept: Kept | None
    """The breaths listed with these three; None until they are looked up."""

    def equip(self, held: tuple[Weapon, ...], dropped: tuple[str, ...], stance: StanceSheet | None) -> None:
        """Changes what is in hand, on the ground, and the stance."""
        self.held, self.dropped, self.stance = held, dropped, stance
        self.kit = (tuple([weapon.id for weapon in held]), dropped, "" if stance is None else stance.id)
        self.main = held[0] if held else self.carried[BODY]
        self.initiative = self.main.initiative + (0 if stance is None else stance.initiative)
        self.kept = None

    def hold(self, *weapons: Weapon) -> None:
        """Changes what is in hand."""
        self.equip(weapons, self.dropped, self.stance)

    def stand(self, stance: StanceSheet | None) -> None:
        """Changes the stance."""
        self.equip(self.held, self.dropped, stance)


_BODY = WeaponSheet(id=BODY, kind="body")
_OWN = ("breath_ask", "courses", "duel", "foe", "lull_ask", "resist_asks")
"""What belongs to one battle."""
_COPIED = tuple(name for name in Fighter.__slots__ if name not in _OWN)
_copied = attrgetter(*_COPIED)
ROLLS = ("attack", "wrist", "overload", "bleeding", "contest", "order", "evasion", "casting", "focus", "madness")


def condition_of(sheet: FighterSheet, fortune: int) -> Condition:
    """Her breath, and what all her checks are made under."""
    now = sheet.now
    return Condition(
        expansion=sheet.breath_bonus,
        winded=now.winded,
        aid=now.aid,
        last_beats=now.last_beats,
        beat_used=now.beat_used,
        wards=now.wards,
        debt=now.debt,
        fortune=fortune,
        stance_since=now.stance_since,
        designated={key: getattr(sheet.designated, key) for key in sheet.designated.__struct_fields__},
    )


def attack_bonus(rules: Rules, finesse: int, weapon: Weapon) -> int:
    """What skill and weapon add to an attack check, situation apart.

    Clauses: maai.attack.normal. Rulings: maai.attack.check.
    """
    if rules.attack_check == "sheet" or weapon.attack is not None:
        return weapon.attack or 0
    bonus = weapon.skill + weapon.grade
    return bonus if rules.attack_check == "skill+weapon" else bonus + finesse


def guard_maximum(finesse: int, wits: int, modifier: int, low_ability: str) -> int:
    """Maximum guard: 5 + the higher of 技 and 智, plus the sheet's modifier; at least 1. Skills do not count.

    Clauses: maai.guard.max, maai.guard.max.no_skill, maai.guard.max.sheet_modifier.
    """
    base = 5 + max(finesse, wits)
    if low_ability == "floor-5":
        base = max(base, 5)
    return max(base + modifier, 1)


def _weapon(sheet: WeaponSheet, fighter: FighterSheet, fortune: int) -> Weapon:
    row = TABLE[sheet.kind]
    return Weapon(
        id=sheet.id,
        row=row,
        kind=sheet.kind,
        skill=getattr(fighter.skills, row.skill),
        grade=sheet.grade,
        length=row.length - int(sheet.longer),
        attack=sheet.attack,
        range_bonus=sheet.range_bonus,
        initiative=sheet.initiative,
        fortune=fortune,
    )
