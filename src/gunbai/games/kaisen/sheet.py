"""A scenario of 海戦 as people write it: the sea, the ships, and where it stands if it begins in the middle."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gunbai.games.kaisen.values import Kind, Mount, Post, Service, Soldiers
from gunbai.kernel.scenario import Words

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^[\w-]+$")]
"""Letters of any script, digits, `_` and `-`: what can be typed in a declaration and be taken for nothing else."""
Place = Annotated[str, msgspec.Meta(min_length=4, max_length=6, pattern=r"^-?\d\d-?\d\d$")]
"""A position as printed: `0203`; a minus before either part beyond the printed form."""
Direction = Annotated[int, msgspec.Meta(ge=1, le=6)]
Points = Annotated[int, msgspec.Meta(ge=0, le=200)]
Ability = Annotated[int, msgspec.Meta(ge=0, le=200)]
Performance = Annotated[int, msgspec.Meta(ge=0, le=20)]
Skill = Annotated[int, msgspec.Meta(ge=0, le=200)]
Hp = Annotated[int, msgspec.Meta(ge=-400, le=1000)]
Counter = Annotated[int, msgspec.Meta(ge=0, le=10_000)]
Level = Annotated[int, msgspec.Meta(ge=0, le=6)]
Compass = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]


class CurrentSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """潮流: every ship drifts with it after its plot."""

    direction: Direction
    speed: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    scale: Literal["cs", "vs"] = "cs"
    """CS, or the speed of a voyage, which a ruling turns into CS."""


class SeaSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The sea, the weather of the day, and the map."""

    weather: Level | None = None
    """天候レベル; rolled if left out. 0 is a calm, 6 a storm."""
    wind: Direction | Compass | None = None
    """風向: where it blows from, as a direction of the map or a point of the compass; rolled if left out."""
    current: CurrentSheet | None = None
    low: Place | None = None
    """The corner of the map with the lowest numbers."""
    high: Place | None = None
    """The corner with the highest; the map has no edge if both are left out."""
    islands: Annotated[tuple[Place, ...], msgspec.Meta(max_length=400)] = ()
    """Hexes that no ship enters and no shot crosses."""
    shoals: Annotated[tuple[Place, ...], msgspec.Meta(max_length=400)] = ()
    """Hexes that no ship enters."""
    fog: Annotated[tuple[Place, ...], msgspec.Meta(max_length=400)] = ()
    """Hexes that no shot crosses."""


class EquipmentSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of equipment of a ship."""

    id: Id
    kind: Kind
    mount: Mount | None = None
    """Where it stands; needed for castles and engines, the usual place of its kind for all else."""
    name: Words = Words()
    dice: Annotated[int, msgspec.Meta(ge=0, le=9)] | None = None
    """How many D6 of damage it does."""
    price: Counter = 0
    """In gold pieces; a piece for the broadside serves both sides."""


class SoldiersSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """Soldiers of one kind; they form groups of ten."""

    kind: Soldiers
    men: Annotated[int, msgspec.Meta(ge=1, le=400)]
    groups: Annotated[tuple[Annotated[int, msgspec.Meta(ge=0, le=10)], ...], msgspec.Meta(max_length=40)] = ()
    """Men left in each group, in order, if the battle begins in the middle; `men` is then how many there were."""


class Lives(msgspec.Struct, frozen=True, omit_defaults=True):
    """Picks on the tables of experience."""

    naval: Counter = 0
    """海軍生活"""
    sailor: Counter = 0
    """船員生活"""
    pirate: Counter = 0
    """海賊生活"""
    other: Counter = 0
    """All other rolls on tables of experience."""
    rolls: Counter | None = None
    """How many rolls the character has in all; the picks are among them. None: not checked."""
    traded: bool = False
    """One roll was given up for 1D6 of the 操船 skill."""


class PersonSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A captain, or another character on board."""

    id: Id
    post: Post = Post.OFFICER
    name: Words = Words()
    service: Service | None = None
    """Of a captain: the kind of ship, which asks for a life of its own. None: not checked."""
    lives: Lives = Lives()
    majesty: Skill = 0
    """威厳"""
    awe: Skill = 0
    """畏怖"""
    command: Skill = 0
    """統率"""
    seamanship: Skill = 0
    """操船 skill; a tenth adds to the ship's power."""
    strength: Skill = 0
    """体力, against 船体"""
    agility: Skill = 0
    """敏捷, against 船具"""
    sense: Skill = 0
    """感覚, against 船員"""
    insight: Skill = 0
    """霊感, against 船霊"""
    uses: Counter = 0
    """Captain's rolls already made in this battle."""
    acted: bool = False
    """Has already acted in this round."""


class ShipNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a ship stands if the battle begins in the middle. What is left out is as at the start."""

    hp: Hp | None = None
    fouled: Annotated[tuple[Id, ...], msgspec.Meta(max_length=11)] = ()
    """Ships that it has been fouled with since an earlier round; saying it of one of the two is enough."""
    fouled_now: Annotated[tuple[Id, ...], msgspec.Meta(max_length=11)] = ()
    """Ships that it has become fouled with in this round."""
    wished_to_leave: bool = False
    """Got clear at the end of the last round, and had wished to."""
    unwilling: bool = False
    """Was fouled at the end of the last round and did not wish to leave."""
    bow_locked: bool = False
    """Its bow equipment is locked by a failed ram roll."""
    bow_won: Annotated[tuple[Id, ...], msgspec.Meta(max_length=11)] = ()
    """Ships in its hex on which its bow equipment bears, by a won ram roll."""
    boarded: bool = False
    """Fought hand to hand in the last round."""
    straight: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0
    """CS that it went straight ahead at the end of its movement."""
    power: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    """Movement power already rolled in this round."""
    achievement: Annotated[int, msgspec.Meta(ge=0, le=999)] = 0
    """The roll behind it."""
    plot: Annotated[str, msgspec.Meta(min_length=1, max_length=200)] | None = None
    """The plot already opened in this round; it is carried out as the battle begins."""
    flagged: bool = False
    """Has sent this round's flag signal."""


class ShipSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ship."""

    id: Id
    side: Id
    """Who wins together."""
    at: Place
    facing: Direction
    seat: Id | None = None
    """Who decides for it; the side if left out."""
    model: Id | None = None
    """A ship of `data/ships.toml` whose values stand for all that is left out here."""
    name: Words = Words()
    hull: Ability | None = None
    """船体"""
    rigging: Ability | None = None
    """船具"""
    crew: Ability | None = None
    """船員"""
    spirit: Ability | None = None
    """船霊"""
    sailing: Performance | None = None
    """<帆走>"""
    steering: Performance | None = None
    """<操船>"""
    rowing: Performance | None = None
    """<漕走>"""
    boarding_room: Performance | None = None
    """<搭乗>"""
    passengers: Performance | None = None
    """<便乗>"""
    lateen: bool | None = None
    """三角帆"""
    hp: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    equipment: Annotated[tuple[EquipmentSheet, ...], msgspec.Meta(max_length=20)] | None = None
    soldiers: Annotated[tuple[SoldiersSheet, ...], msgspec.Meta(max_length=20)] | None = None
    people: Annotated[tuple[PersonSheet, ...], msgspec.Meta(max_length=6)] = ()
    now: ShipNow = ShipNow()


class SideSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """A side or a seat, if it shall have a name."""

    id: Id
    name: Words = Words()


class TableSheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at the table, and tables of the campaign that take the place of those that the rulebook lacks."""

    gm: bool = False
    """A game master sits there, and is asked what the rules leave to one."""
    characters: bool = True
    """The game master has found characters necessary (kaisen.char.gm-permit)."""
    weather: Annotated[tuple[Level, ...], msgspec.Meta(min_length=5, max_length=5)] | None = None
    """天候レベル表, for 1 to 5."""
    change: (
        Annotated[tuple[Annotated[int, msgspec.Meta(ge=-5, le=5)], ...], msgspec.Meta(min_length=6, max_length=6)]
        | None
    ) = None
    """天候レベル変更表: what each of 1 to 6 adds to the level."""
    wind: Annotated[tuple[Level, ...], msgspec.Meta(min_length=7, max_length=7)] | None = None
    """The wind level of each weather level, 0 to 6."""


Phase = Literal["weather", "power", "plot", "fouling", "combat", "exit"]


class Now(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a battle stands that begins in the middle."""

    round: Annotated[int, msgspec.Meta(ge=1, le=10_000)] = 1
    phase: Phase = "weather"
    """What comes next in this round."""
    start_wind: Direction | None = None
    """風向 at the start of the battle, if it has changed since."""
    quiet: Counter = 0
    """Rounds running without damage to anyone."""
    storm: bool = False
    """The storm has already struck the ships that are fouled."""
    damage: bool = False
    """Somebody has taken damage in this round."""


class SeaScenario(msgspec.Struct, frozen=True, omit_defaults=True):
    """The game's part of a scenario."""

    ship: Annotated[tuple[ShipSheet, ...], msgspec.Meta(min_length=2, max_length=12)]
    sea: SeaSheet = SeaSheet()
    sides: Annotated[tuple[SideSheet, ...], msgspec.Meta(max_length=24)] = ()
    table: TableSheet = TableSheet()
    now: Now = Now()
