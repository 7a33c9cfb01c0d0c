"""The state of a duel: a few plain classes that only the referee touches."""

from __future__ import annotations

from gunbai.games.maai.reach import reach_table
from gunbai.games.maai.rules import Rules
from gunbai.games.maai.sheet import CELLS, DuelScenario, FighterSheet, StanceSheet, WeaponSheet
from gunbai.games.maai.values import DISTANCES, Distance, Mode, Origin, Outcome, Part, Terrain
from gunbai.games.maai.weapons import BODY, TABLE, Weapon
from gunbai.kernel.events import EventLog
from gunbai.kernel.game import Result
from gunbai.kernel.requests import Ask, Roll
from gunbai.kernel.rulings import Rulings


class Fighter:
    """A fighter, as the referee keeps her."""

    __slots__ = (
        "arm", "armour", "asked", "bleeding", "body", "breath_ask", "carried", "contest_roll", "counter_bonus",
        "defenceless_until", "done", "dropped", "evasion", "exhausted_in", "face", "finesse", "first_cut", "footwork",
        "forced", "guard", "guard_max", "held", "id", "kit", "leg", "lost_half_steps", "lost_strength", "medicine",
        "opening_until", "points", "profile", "retreated", "rolls", "room_to_swing", "stance", "stance_words",
        "stances", "strength", "strength_max", "toughness", "trunk_wounded", "vitality", "vitality_max", "weapon_words",
        "window", "wits", "wrist", "yielded",
    )  # fmt: skip

    def __init__(self, sheet: FighterSheet, rules: Rules, guard: bool) -> None:
        now = sheet.now
        self.id = sheet.id
        self.finesse, self.body, self.wits = sheet.finesse, sheet.body, sheet.wits
        self.footwork = sheet.skills.footwork
        self.toughness = sheet.skills.toughness
        self.medicine = sheet.skills.medicine
        self.evasion, self.armour = sheet.evasion, sheet.armour
        self.vitality_max = {"sheet": sheet.vitality, "fixed-10": 10}.get(rules.vitality_max, max(1, 5 + sheet.body))
        self.strength_max = sheet.strength
        self.carried: dict[str, Weapon] = {
            weapon.id: weapon for weapon in (*(_weapon(arm, sheet) for arm in sheet.weapons), _body(sheet))
        }
        self.stances: dict[str, StanceSheet] = {stance.id: stance for stance in sheet.stances}
        self.guard_max = guard_maximum(sheet.finesse, sheet.wits, sheet.guard_bonus, rules.low_ability) if guard else 0

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
        self.lost_half_steps = now.lost_half_steps
        self.first_cut = now.first_cut
        self.retreated = now.retreated
        self.lost_strength = now.lost_strength
        self.defenceless_until = now.defenceless_until
        self.opening_until = now.opening_until
        self.window = now.window
        self.exhausted_in = now.exhausted_in
        self.room_to_swing = now.room_to_swing
        self.counter_bonus = 0
        """Bonus on the next attack after a slip, where the ruling gives one."""
        self.forced: Outcome | None = None
        """How the GM lets the next check come out."""
        self.yielded = False
        self.done = False
        """Will not act again in this round."""
        self.asked = now.asked
        self.rolls = {why: Roll(2, 10, sheet.id, why) for why in ROLLS}
        self.contest_roll = Roll(2, 10, sheet.id, "contest")
        self.weapon_words: dict[str, str] = {}
        """What people may type for a weapon → its id; likewise for stances."""
        self.stance_words: dict[str, str] = {}
        self.breath_ask: Ask
        """What she is asked at her count; the same one each time."""
        self.profile = 0
        """Number of her unchanging traits among all that were ever seen, so that options can be kept."""

    held: tuple[Weapon, ...]
    """Weapons in hand, the main one first; none when only the body is left. Changed by `equip`, as the next two."""
    dropped: tuple[str, ...]
    """Weapons on the ground."""
    stance: StanceSheet | None
    kit: tuple[tuple[str, ...], tuple[str, ...], str]
    """The three by their ids: what options depend on."""

    def equip(self, held: tuple[Weapon, ...], dropped: tuple[str, ...], stance: StanceSheet | None) -> None:
        """Changes what is in hand, on the ground, and the stance."""
        self.held, self.dropped, self.stance = held, dropped, stance
        self.kit = (tuple(weapon.id for weapon in held), dropped, "" if stance is None else stance.id)

    def hold(self, *weapons: Weapon) -> None:
        """Changes what is in hand."""
        self.equip(weapons, self.dropped, self.stance)

    def stand(self, stance: StanceSheet | None) -> None:
        """Changes the stance."""
        self.equip(self.held, self.dropped, stance)

    @property
    def main(self) -> Weapon:
        """The main weapon in hand; the body if there is none."""
        return self.held[0] if self.held else self.carried[BODY]

    @property
    def able(self) -> bool:
        """Able to fight: strength left, and not yielded. Rulings: maai.battle.end."""
        return self.strength > 0 and not self.yielded


ROLLS = ("attack", "wrist", "overload", "bleeding", "contest", "order")


def guard_maximum(finesse: int, wits: int, modifier: int, low_ability: str) -> int:
    """Maximum guard: 5 + the higher of 技 and 智, plus the sheet's modifier; at least 1. Skills do not count.

    Clauses: maai.guard.max, maai.guard.max.no_skill, maai.guard.max.sheet_modifier.
    """
    base = 5 + max(finesse, wits)
    if low_ability == "floor-5":
        base = max(base, 5)
    return max(base + modifier, 1)


def _weapon(sheet: WeaponSheet, fighter: FighterSheet) -> Weapon:
    row = TABLE[sheet.kind]
    return Weapon(
        id=sheet.id,
        row=row,
        kind=sheet.kind,
        skill=getattr(fighter.skills, row.skill),
        grade=sheet.grade,
        longer=sheet.longer,
        attack=sheet.attack,
        range_bonus=sheet.range_bonus,
        initiative=sheet.initiative,
    )


def _body(fighter: FighterSheet) -> Weapon:
    return _weapon(WeaponSheet(id=BODY, kind="body"), fighter)


class Duel:
    """A duel of two, as the referee keeps it."""

    __slots__ = (
        "agree", "bloodless", "contests", "contests_this_round", "count", "dazzled", "distance", "ended", "fighters",
        "foes", "guard_lost", "idle", "log", "mode", "modules", "moved", "offers", "order", "origin", "reach", "round",
        "rules", "scored", "start_count", "start_lull", "terrain", "upper",
    )  # fmt: skip

    def __init__(self, scenario: DuelScenario, rulings: Rulings) -> None:
        sheet, now = scenario.duel, scenario.now
        self.log = EventLog("maai")
        self.rules = Rules(rulings)
        self.modules = scenario.modules
        self.mode: Mode = sheet.mode
        self.origin: Origin = sheet.origin
        self.terrain: Terrain = sheet.terrain
        self.upper, self.dazzled = sheet.upper, sheet.dazzled
        one, two = (Fighter(fighter, self.rules, scenario.modules.guard) for fighter in scenario.fighter)
        self.fighters: tuple[Fighter, Fighter] = (one, two)
        self.foes: dict[str, Fighter] = {one.id: two, two.id: one}
        """Each one's opponent."""
        self.distance: Distance = start_distance(sheet.origin, sheet.terrain, sheet.distance)
        self.agree = sheet.agree
        self.round = now.round
        self.count = -1 if now.count is None else now.count
        self.start_count, self.start_lull = now.count is not None, now.lull
        """Whether the battle begins inside the counts, or in the lull, of its first round."""
        self.contests, self.contests_this_round = now.contests, now.contests_this_round
        self.idle, self.bloodless = now.idle_rounds, now.bloodless_rounds
        self.moved, self.guard_lost = now.moved, now.guard_lost
        self.scored = False
        """Somebody has scored a point in this round."""
        self.order: str | None = None
        """Who won the roll-off for acting first on equal vitality, in this round."""
        self.offers: dict[str, str] = {}
        """Who would end the duel, and with which winner ('' for a draw)."""
        self.ended: Result | None = None
        """Set by whatever ends the duel; the order of play then stops."""
        kinds = {weapon.kind for fighter in self.fighters for weapon in fighter.carried.values()}
        self.reach = {kind: reach_table(self.rules, kind, scenario.modules.ladder) for kind in sorted(kinds)}
        """For each kind of weapon, the distance modifier of an attack in each cell; None where there is no attack."""

    def foe(self, fighter: Fighter) -> Fighter:
        """The opponent."""
        return self.foes[fighter.id]

    def fighter(self, name: str) -> Fighter | None:
        """A fighter by id."""
        return next((fighter for fighter in self.fighters if fighter.id == name), None)


def start_distance(origin: Origin, terrain: Terrain, settled: str | None) -> Distance:
    """Where a duel starts: 一足一刀 out of a battle, 遠間 when formal; narrow ground has no 遠間.

    Clauses: maai.distance.start.from_battle, maai.distance.start.formal, maai.terrain.narrow.start.
    """
    if settled is not None:
        return DISTANCES[CELLS.index(settled)]
    if origin is Origin.BATTLE or terrain is Terrain.NARROW:
        return Distance.ISSOKU
    return Distance.TOMA
