"""What each seat sees of a battle at sea, by naming it. A plot is nowhere in it before all are opened."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.kaisen.costs import monthly_pay, outfit
from gunbai.games.kaisen.geometry import Direction, Hex, format_hex
from gunbai.games.kaisen.power import means_of
from gunbai.games.kaisen.reach import Means
from gunbai.games.kaisen.values import Gone, Hold, Kind, Mount, Post, Soldiers

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Person, Ship
    from gunbai.games.kaisen.state import Sea


class PieceView(msgspec.Struct, frozen=True):
    """A piece of equipment."""

    id: str
    kind: Kind
    mount: Mount
    dice: int


class GroupView(msgspec.Struct, frozen=True):
    """A group of soldiers."""

    id: str
    kind: Soldiers
    men: int


class PersonView(msgspec.Struct, frozen=True):
    """A character on board."""

    id: str
    post: Post
    uses_left: int
    """Captain's rolls that are left in this battle."""
    acted: bool


class ShipView(msgspec.Struct, frozen=True):
    """A ship; all its values are open."""

    id: str
    seat: str
    side: str
    hex: str
    """Where it lies, as printed; empty when it is gone."""
    at: Hex | None
    facing: Direction
    hull: int
    rigging: int
    crew: int
    spirit: int
    sailing: int
    steering: int
    rowing: int
    boarding_room: int
    lateen: bool
    hp: int
    hp_max: int
    able: bool
    """Can act: neither stunned nor gone."""
    gone: Gone | None
    fouled: tuple[str, ...]
    """The ships that it is fouled with."""
    fouled_now: tuple[str, ...]
    """Those of them since this round."""
    hold: Hold
    bow_locked: bool
    straight: int
    """CS straight ahead at the end of this round's movement."""
    power: int
    """Movement power of this round."""
    means: Means | None
    """What it has to move with, and what its moves cost in this wind; None when it is gone."""
    achievement: int
    """The roll behind it."""
    track: tuple[tuple[Hex, Direction], ...]
    """Where this round's movement led, step by step, from where it began."""
    flag: bool
    """This round's flag signal has not been sent."""
    equipment: tuple[PieceView, ...]
    soldiers: tuple[GroupView, ...]
    people: tuple[PersonView, ...]
    pay: int
    """What its soldiers are paid for a month, in gold."""
    outfit: int
    """The price of its equipment, in gold."""


class SeaView(msgspec.Struct, frozen=True):
    """A battle as anybody sees it."""

    round: int
    phase: str
    """`weather`, `power`, `plot`, `fouling`, `combat` or `exit`."""
    weather: int
    wind_level: int
    wind: Direction
    """Where it blows from: upwind."""
    start_wind: Direction
    current: tuple[Direction, int] | None
    """Direction and CS a round."""
    quiet: int
    """Rounds running without damage."""
    low: Hex | None
    high: Hex | None
    """Corners of the map; None where it has no edge."""
    islands: tuple[Hex, ...]
    shoals: tuple[Hex, ...]
    fog: tuple[Hex, ...]
    arcs: str
    """How wide bow and stern arcs are, as the ruling kaisen.arcs.shape has it."""
    boundary: str
    """In which arc lies what lies between two, as the ruling kaisen.arcs.boundary has it."""
    sides: str
    """Whether shots along hex sides carry, as the ruling kaisen.los.edge has it."""
    edge: str
    """What becomes of ships at the edge of the map, as the ruling kaisen.map.edge has it."""
    ships: tuple[ShipView, ...]
    end_offers: dict[str, str]
    """Who would end the battle, and for which side (`""`: for nobody)."""


def sea_view(sea: Sea, seat: str) -> SeaView:
    """The view of a seat, the GM or a spectator: the same for all."""
    return SeaView(
        round=sea.round,
        phase=sea.phase,
        weather=sea.weather,
        wind_level=sea.level,
        wind=sea.wind,
        start_wind=sea.start_wind,
        current=sea.current if sea.current[1] else None,
        quiet=sea.quiet,
        low=sea.chart.low,
        high=sea.chart.high,
        islands=sea.chart.islands,
        shoals=sea.chart.shoals,
        fog=sea.chart.fog,
        arcs=sea.rules.arcs_shape,
        boundary=sea.rules.arcs_boundary,
        sides=sea.rules.los_edge,
        edge=sea.rules.map_edge,
        ships=tuple(_ship_view(sea, ship) for ship in sea.ships),
        end_offers=dict(sea.offers),
    )


def _ship_view(sea: Sea, ship: Ship) -> ShipView:
    profile = ship.profile
    gone = ship.gone is not None
    return ShipView(
        id=ship.id,
        seat=ship.seat,
        side=ship.side,
        hex="" if gone else format_hex(ship.at),
        at=None if gone else ship.at,
        facing=ship.facing,
        hull=profile.hull,
        rigging=profile.rigging,
        crew=profile.crew,
        spirit=profile.spirit,
        sailing=profile.sailing,
        steering=profile.steering,
        rowing=profile.rowing,
        boarding_room=profile.boarding_room,
        lateen=profile.lateen,
        hp=ship.hp,
        hp_max=profile.hp,
        able=ship.able,
        gone=ship.gone,
        fouled=tuple(other.id for other in sea.ships if other.id in ship.fouled),
        fouled_now=tuple(other.id for other in sea.ships if ship.fouled.get(other.id) == sea.round),
        hold=ship.hold,
        bow_locked=ship.bow_locked,
        straight=ship.straight,
        power=ship.power,
        means=None if gone else means_of(sea.rules, profile, ship.power, sea.wind, sea.level),
        achievement=ship.achievement,
        track=ship.track,
        flag=not ship.flagged,
        equipment=tuple(PieceView(piece.id, piece.kind, piece.mount, piece.dice) for piece in profile.pieces),
        soldiers=tuple(
            GroupView(group.id, group.kind, men) for group, men in zip(profile.groups, ship.men, strict=True)
        ),
        people=tuple(_person_view(sea, person) for person in ship.people),
        pay=monthly_pay(sea.rules, profile.groups),
        outfit=outfit(profile.sheet.equipment or ()),
    )


def _person_view(sea: Sea, person: Person) -> PersonView:
    return PersonView(person.id, person.sheet.post, max(0, person.most_uses - person.uses), person.acted)
