"""A ship as the referee keeps it: what never changes in a battle (`Profile`), and how it stands (`Ship`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from gunbai.games.kaisen.chart import place_of
from gunbai.games.kaisen.equipment import TABLE, Piece
from gunbai.games.kaisen.geometry import Direction, Hex, rotated, turned
from gunbai.games.kaisen.models import filled
from gunbai.games.kaisen.rules import Rules
from gunbai.games.kaisen.sheet import PersonSheet, ShipSheet, SoldiersSheet
from gunbai.games.kaisen.values import Check, Fight, Gone, Hold, Kind, Mount, Post, Soldiers
from gunbai.kernel.requests import Ask, Roll

if TYPE_CHECKING:
    from gunbai.games.kaisen.trim import Trim

GROUP = 10
"""Men in a full group. Clauses: kaisen.soldier.group."""
WEAK = 5
"""A group of so many or fewer rolls 1D3. Clauses: kaisen.soldier.weak."""

SHOOTS = (Soldiers.ARCHERS, Soldiers.MARINES)
"""Clauses: kaisen.soldier.archer, kaisen.soldier.marine."""
BOARDS = (Soldiers.WARRIORS, Soldiers.MARINES)
"""Clauses: kaisen.soldier.warrior, kaisen.soldier.marine."""


class Group(NamedTuple):
    """A group of soldiers (兵士)."""

    id: str
    """The kind, and its number among the groups of the kind: `archers-1`."""
    kind: Soldiers
    men: int
    """How many there were at the start."""
    left: int
    """How many there are as the battle begins."""


def groups_of(soldiers: tuple[SoldiersSheet, ...]) -> tuple[Group, ...]:
    """Soldiers in groups of ten, the last of a kind smaller where they do not come out even.

    Clauses: kaisen.soldier.group.
    """
    groups: list[Group] = []
    count: dict[Soldiers, int] = {}
    for sheet in soldiers:
        full, rest = divmod(sheet.men, GROUP)
        sizes = [GROUP] * full + [rest] * (rest > 0)
        for at, size in enumerate(sizes):
            number = count[sheet.kind] = count.get(sheet.kind, 0) + 1
            left = sheet.groups[at] if sheet.groups else size
            groups.append(Group(f"{sheet.kind.value}-{number}", sheet.kind, size, left))
    return tuple(groups)


class Profile:
    """What a ship is, as its record says, with what its rulings make of it."""

    __slots__ = (
        "boarding_room", "bow_rams", "bridges", "crew", "deck_rams", "engines", "groups", "hook", "hp", "hull", "id",
        "lateen", "passengers", "pieces", "rigging", "rowing", "sail_bonus", "sailing", "sheet", "shooters", "spirit",
        "steer_bonus", "steering",
    )  # fmt: skip

    def __init__(self, sheet: ShipSheet, rules: Rules) -> None:
        whole = filled(sheet)
        self.id = sheet.id
        self.sheet = whole
        self.hull = whole.hull or 0
        self.rigging = whole.rigging or 0
        self.crew = whole.crew or 0
        self.spirit = whole.spirit or 0
        self.sailing = whole.sailing or 0
        self.steering = whole.steering or 0
        self.rowing = whole.rowing or 0
        self.boarding_room = whole.boarding_room or 0
        self.passengers = whole.passengers or 0
        self.lateen = bool(whole.lateen)
        self.hp = whole.hp if whole.hp is not None and rules.hp_ship == "record" else max(1, self.hull)
        self.sail_bonus = -(-self.sailing // 2)
        """What <帆走> adds to the sail points. Clauses: kaisen.alloc.sail-perf."""
        self.steer_bonus = -(-self.steering // 2)
        """What <操船> adds to the steering points. Clauses: kaisen.alloc.steer-perf."""
        self.pieces = tuple(
            Piece(
                one.id,
                one.kind,
                one.mount or TABLE[one.kind].mounts[0],
                one.dice if one.dice is not None else TABLE[one.kind].dice,
                one.name,
                TABLE[one.kind],
            )
            for one in whole.equipment or ()
        )
        self.bow_rams = tuple(one for one in self.pieces if one.row.fight is Fight.RAM and one.mount is Mount.PROW)
        self.deck_rams = tuple(one for one in self.pieces if one.row.fight is Fight.RAM and one.mount is not Mount.PROW)
        self.engines = tuple(one for one in self.pieces if one.row.fight is Fight.GUNNERY)
        self.bridges = tuple(one for one in self.pieces if one.row.fight is Fight.BOARDING)
        self.hook = any(one.kind is Kind.HOOK for one in self.pieces)
        """鉤縄. Clauses: kaisen.foul.hook, kaisen.exit.hook."""
        self.groups = groups_of(whole.soldiers or ())
        self.shooters = tuple(place for place, group in enumerate(self.groups) if group.kind in SHOOTS)
        """The places of the groups that can shoot. Clauses: kaisen.soldier.archer, kaisen.soldier.marine."""

    def piece(self, name: str) -> Piece | None:
        """A piece of equipment by id."""
        return next((one for one in self.pieces if one.id == name), None)


def captain_uses(sheet: PersonSheet) -> int:
    """How many rolls a captain may make in a battle, a fifth of majesty and awe; nobody else any.

    Clauses: kaisen.captain.uses.
    """
    return -(-(sheet.majesty + sheet.awe) // 5) if sheet.post is Post.CAPTAIN else 0


class Person:
    """A character on board, as things stand."""

    __slots__ = ("acted", "id", "most_uses", "sheet", "uses")

    def __init__(self, sheet: PersonSheet) -> None:
        self.id = sheet.id
        self.sheet = sheet
        self.uses = sheet.uses
        """Captain's rolls made in this battle. Clauses: kaisen.captain.uses."""
        self.most_uses = captain_uses(sheet)
        self.acted = sheet.acted
        """Has acted in this round. Clauses: kaisen.char.one-action."""


class Ship:
    """A ship as it stands."""

    __slots__ = (
        "able",
        "achievement",
        "at",
        "attack_ask",
        "began",
        "boarded",
        "bow_locked",
        "bow_won",
        "captain_bonus",
        "done",
        "facing",
        "flagged",
        "forced",
        "fouled",
        "gone",
        "hold",
        "hp",
        "id",
        "legs",
        "manned",
        "men",
        "moved_freely",
        "people",
        "plot_ask",
        "power",
        "power_roll",
        "profile",
        "rolls",
        "seat",
        "shoots",
        "side",
        "straight",
        "trim",
        "turns",
        "wished",
    )  # fmt: skip

    plot_ask: Ask
    """Its plot, asked anew every round."""
    attack_ask: Ask
    """Its attack, likewise."""
    trim: Trim
    """What it has to move with in the wind of the moment."""
    manned: bool
    """Soldiers are left on board,"""
    shoots: bool
    """and some of them can shoot."""

    def __init__(self, profile: Profile, rolls: dict[str | Check, Roll]) -> None:
        sheet, now = profile.sheet, profile.sheet.now
        self.rolls = rolls
        """Its resolve rolls, by what they are for."""
        self.power_roll = rolls["power"]
        self.profile = profile
        self.id = sheet.id
        self.side = sheet.side
        self.seat = sheet.seat or sheet.side
        self.at: Hex = place_of(sheet.at)
        self.facing: Direction = sheet.facing
        self.hp = profile.hp if now.hp is None else min(now.hp, profile.hp)
        self.forced: bool | None = None
        """How its next opposed roll comes out, if the game master has said so."""
        self.men = [group.left for group in profile.groups]
        """Men left in each group."""
        self.count_men()
        self.people = tuple(Person(person) for person in sheet.people)
        self.gone: Gone | None = Gone.SUNK if self.hp <= -max(1, profile.hull) else None
        self.able = self.gone is None and self.hp > 0
        """Neither stunned nor gone."""
        self.fouled: dict[str, int] = {}
        """The ships that it is fouled with (衝突状態), and since which round."""
        self.hold = Hold.FREE
        """What it may do in the movement to come."""
        self.wished = now.wished_to_leave
        self.bow_locked = now.bow_locked
        """Clauses: kaisen.bow.locked."""
        self.bow_won = dict.fromkeys(now.bow_won, True)
        """Ships in its hex on which its bow equipment bears. Clauses: kaisen.bow.samehex-rr."""
        self.boarded = 0
        """The last round in which it fought hand to hand."""
        self.straight = now.straight
        """CS straight ahead at the end of this round's movement. Clauses: kaisen.bow.straight-dice."""
        self.power = 0 if now.power is None else now.power
        self.achievement = now.achievement
        self.began = self.at
        """Where it lay before this round's movement."""
        self.legs: tuple[tuple[Hex, Direction], ...] = ()
        """Where this round's movement led, step by step, as ways from there; nothing before it."""
        self.turns = 0
        """By how many times 60 degrees those have to be turned to the right."""
        self.moved_freely = True
        """Was free to move in this round."""
        self.flagged = now.flagged
        """Has sent this round's flag. Clauses: kaisen.signal.once."""
        self.captain_bonus = 0
        """Captain's bonus that lasts, where the ruling kaisen.captain.duration gives one."""
        self.done = False
        """Has made its attack of this round."""

    def count_men(self) -> None:
        """What soldiers are left, after any change. Clauses: kaisen.soldier.archer, kaisen.soldier.marine."""
        self.manned = any(self.men)
        self.shoots = any(self.men[place] for place in self.profile.shooters)

    @property
    def track(self) -> tuple[tuple[Hex, Direction], ...]:
        """Where this round's movement led, step by step, from where it began."""
        (nw, east), turns = self.began, self.turns
        ways = [(rotated(way, turns), turned(facing, turns)) for way, facing in self.legs]
        return tuple((Hex(nw + way[0], east + way[1]), facing) for way, facing in ways)
