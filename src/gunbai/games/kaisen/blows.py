"""Damage: how many dice a blow has, and where it falls."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.kaisen.arms import SOLDIERS_RANGE
from gunbai.games.kaisen.bearings import Bearing
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Board, Gun, Ram
from gunbai.games.kaisen.power import tens
from gunbai.games.kaisen.rolls import Faces, small_dice
from gunbai.games.kaisen.ship import BOARDS, SHOOTS, WEAK
from gunbai.games.kaisen.values import Fight, Kind, Mount, Soldiers
from gunbai.kernel.requests import Flow, Roll

if TYPE_CHECKING:
    from gunbai.games.kaisen.equipment import Piece
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

STRAIGHT_MOST = 4
"""Dice that a straight run adds at most. Clauses: kaisen.bow.straight-max."""

_ENGINE = cites("kaisen.gun.range-engine")
_ADDED = cites("kaisen.gun.add-soldiers")
_GROUPS = cites("kaisen.soldier.hit-damage", "kaisen.soldier.group")
_KIND = {
    Soldiers.ARCHERS: cites("kaisen.soldier.archer"),
    Soldiers.WARRIORS: cites("kaisen.soldier.warrior"),
    Soldiers.MARINES: cites("kaisen.soldier.marine"),
}
_WEAK = cites("kaisen.soldier.weak")
_HULL = cites("kaisen.ram.hull")
_HULL_SMALL = cites("kaisen.ram.hull-small")
_RAM_WEAPON = cites("kaisen.ram.weapon", "kaisen.bow.one-at-a-time")
_BOW = cites("kaisen.ram.weapon", "kaisen.bow.one-at-a-time", "kaisen.bow.adjacent-front")
_STRAIGHT = cites("kaisen.bow.straight-dice", "kaisen.bow.example")
_STRAIGHT_MOST = cites("kaisen.bow.straight-max")
_NO_RUN = cites("kaisen.bow.no-bonus-turn", "kaisen.bow.no-bonus-back")
_CAP = cites("kaisen.bow.ram-cap")
_CREW = cites("kaisen.board.dice")
_CREW_SMALL = cites("kaisen.board.dice-small")
_BEHIND = cites("kaisen.behind.damage")
_NOT_BOARDING = cites("kaisen.behind.not-boarding")


class Dice(msgspec.Struct, frozen=True, gc=False):
    """The dice of a blow, in the order in which they are rolled."""

    own: int = 0
    """D6 of the engine, the ram, the hull or the crew."""
    own_small: int = 0
    """D3 of a small hull or crew."""
    groups: int = 0
    """D6 of soldiers."""
    weak: int = 0
    """D3 of weakened groups."""
    stern: int = 0
    """D6 for coming from behind."""
    clauses: tuple[str, ...] = ()


def by_tens(sea: Sea, value: int) -> tuple[int, int]:
    """D6 and D3 of an ability: a D6 for each ten, 1D3 below ten.

    Clauses: kaisen.ram.hull, kaisen.ram.hull-small, kaisen.board.dice, kaisen.board.dice-small.
    """
    return (0, 1) if value <= 9 else (tens(sea.rules, value), 0)


def groups_of(ship: Ship, kinds: tuple[Soldiers, ...]) -> tuple[int, int, tuple[str, ...]]:
    """D6 and D3 of a ship's soldiers of these kinds, with the clauses.

    Clauses: kaisen.soldier.hit-damage, kaisen.soldier.weak.
    """
    full = weak = 0
    cited: tuple[str, ...] = ()
    for group, men in zip(ship.profile.groups, ship.men, strict=True):
        if men and group.kind in kinds:
            full, weak = full + (men > WEAK), weak + (men <= WEAK)
            cited += _KIND[group.kind]
    return full, weak, (_GROUPS + cited + (_WEAK if weak else ())) if full or weak else ()


def gun_dice(sea: Sea, ship: Ship, attack: Gun, lie: Bearing, bearing_engines: tuple[Piece, ...]) -> Dice:
    """The dice of a shot.

    Clauses: kaisen.gun.add-soldiers, kaisen.behind.damage.
    Rulings: kaisen.gun.range_soldiers_with_engine, kaisen.gun.engines_per_attack.
    """
    full, weak, cited = (0, 0, ()) if attack.alone else groups_of(ship, SHOOTS)
    if attack.engine and lie.range > SOLDIERS_RANGE and sea.rules.gun_range_soldiers_with_engine == "three":
        full, weak, cited = 0, 0, ()
    own = sum(piece.dice for piece in bearing_engines)
    cited = (_ENGINE if attack.engine else ()) + (_ADDED if attack.engine and cited else ()) + cited
    return Dice(own, 0, full, weak, int(lie.behind), cited + (_BEHIND if lie.behind else ()))


def hull_dice(sea: Sea, ship: Ship) -> Dice:
    """The dice of a blow with the hull. Clauses: kaisen.ram.hull, kaisen.ram.hull-small."""
    full, small = by_tens(sea, ship.profile.hull)
    return Dice(full, small, clauses=_HULL_SMALL if small else _HULL)


def ram_dice(sea: Sea, ship: Ship, piece: Piece | None, *, behind: bool, collision: bool) -> Dice:
    """The dice of a blow with a ramming weapon, or with the hull.

    Clauses: kaisen.bow.straight-dice, kaisen.bow.straight-max, kaisen.bow.ram-cap, kaisen.behind.damage.
    Rulings: kaisen.ram.straight_use, kaisen.ram.cap_scope, kaisen.ram.beak_cap.
    """
    stern, cited = int(behind), _BEHIND if behind else ()
    if piece is None:
        dice = hull_dice(sea, ship)
        return msgspec.structs.replace(dice, stern=stern, clauses=dice.clauses + cited)
    own = piece.dice
    cited = (_BOW if piece.mount is Mount.PROW else _RAM_WEAPON) + cited
    if piece.mount is Mount.PROW and (collision or sea.rules.ram_straight_use == "both"):
        own += min(STRAIGHT_MOST, ship.straight)
        cited += _STRAIGHT if ship.straight else _NO_RUN
        cited += _STRAIGHT_MOST if ship.straight > STRAIGHT_MOST else ()
    most = piece.row.most
    if most is None and piece.mount is Mount.PROW and sea.rules.ram_beak_cap == "all-bow":
        most = 6
    if most is not None:
        before = own + stern
        own = min(own, most)
        if sea.rules.ram_cap_scope == "all":
            stern = min(stern, most - own)
        cited += _CAP if own + stern < before or piece.kind is Kind.RAM_BOW else ()
    return Dice(own, 0, 0, 0, stern, cited)


def board_dice(sea: Sea, ship: Ship, piece: Piece | None, *, behind: bool) -> Dice:
    """The dice of hand-to-hand fighting: crew and soldiers together.

    Clauses: kaisen.board.dice, kaisen.board.dice-small, kaisen.behind.not-boarding. Rulings: kaisen.board.sum.
    """
    full, weak, cited = groups_of(ship, BOARDS)
    own, small = by_tens(sea, ship.profile.crew)
    crew = _CREW_SMALL if small else _CREW
    if sea.rules.board_sum == "replace" and (full or weak):
        own, small, crew = 0, 0, ()
    own += 0 if piece is None else piece.dice
    return Dice(own, small, full, weak, 0, crew + cited + (_NOT_BOARDING if behind else ()))


def weapon_of(ship: Ship, attack: Gun | Ram | Board) -> Piece | None:
    """The piece of equipment that an attack names."""
    name = attack.engine if isinstance(attack, Gun) else attack.weapon
    return ship.profile.piece(name) if name else None


def fight_of(attack: Gun | Ram | Board) -> Fight:
    """The way to fight that an attack is."""
    return Fight.GUNNERY if isinstance(attack, Gun) else Fight.RAM if isinstance(attack, Ram) else Fight.BOARDING


def roll_damage(sea: Sea, ship: Ship, dice: Dice) -> Flow:
    """Rolls the dice of a blow; returns the faces of its D6, and what its D3 show."""
    faces: Faces = ()
    small: Faces = ()
    if dice.own:
        faces += yield Roll(dice.own, 6, ship.seat, "damage")
    if dice.own_small:
        small += yield from small_dice(sea, ship, dice.own_small)
    if dice.groups:
        faces += yield Roll(dice.groups, 6, ship.seat, "damage")
    if dice.weak:
        small += yield from small_dice(sea, ship, dice.weak)
    if dice.stern:
        faces += yield Roll(dice.stern, 6, ship.seat, "damage")
    return faces, small
