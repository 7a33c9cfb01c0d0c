"""What fighting is likely to bring, from nothing but what everybody sees: chances, and damage to be expected.

Damage is counted in halves of a point (a D6 brings 7 of them), chances in parts of 1296, the throws of two pairs of
dice. The table's own dice may be others; as estimates these serve.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from gunbai.games.kaisen.arms import ENGINE_RANGE, SOLDIERS_RANGE
from gunbai.games.kaisen.blows import STRAIGHT_MOST
from gunbai.games.kaisen.declaration import Attack, Board, Gun, Ram
from gunbai.games.kaisen.equipment import TABLE
from gunbai.games.kaisen.geometry import ARC_SHAPES, BOW, BROADSIDE, STERN, Arc, Direction, Hex, arc_of, length, offset
from gunbai.games.kaisen.modifiers import ASTERN, BEHIND
from gunbai.games.kaisen.power import ROWING_WIND
from gunbai.games.kaisen.ship import BOARDS, SHOOTS, WEAK
from gunbai.games.kaisen.sight import runs_along_sides, sight_line
from gunbai.games.kaisen.values import Kind, Mount, Soldiers
from gunbai.games.kaisen.view import PieceView, SeaView, ShipView
from gunbai.odds.dice import dice

CERTAIN = 1296
D6, D3 = 7, 4
"""What a die brings, in halves of a point."""

_ENGINES = (Kind.CASTLE, Kind.BALLISTA, Kind.CATAPULT)
_BOW_RAMS = (Kind.RAM_BOW, Kind.BEAK)
_ARC_OF = {Mount.PROW: BOW, Mount.BOW: BOW, Mount.BROADSIDE: BROADSIDE, Mount.STERN: STERN}


_PAIR = dice(2, 6)


@lru_cache(maxsize=512)
def chance(ahead: int) -> int:
    """The chance that who leads by so much wins an opposed roll; a tie does not win. Clauses: kaisen.hit.opposed."""
    return (_PAIR + ahead).wins(_PAIR)


def performance(board: SeaView, ship: ShipView) -> int:
    """The best that may modify a roll. Clauses: kaisen.hit.mod-one, kaisen.hit.mod-sail, kaisen.hit.mod-row."""
    sailing = ship.sailing if board.wind_level > 0 else 0
    rowing = ship.rowing if board.wind_level <= ROWING_WIND else 0
    return max(ship.steering, sailing, rowing)


def soldiers_damage(ship: ShipView, kinds: tuple[Soldiers, ...]) -> int:
    """What the soldiers of some kinds add to a hit. Clauses: kaisen.soldier.hit-damage, kaisen.soldier.weak."""
    groups = [group.men for group in ship.soldiers if group.kind in kinds and group.men]
    return sum(D6 if men > WEAK else D3 for men in groups)


def tens_damage(value: int) -> int:
    """What the tens of an ability bring. Clauses: kaisen.ram.hull, kaisen.board.dice."""
    return D6 * (value // 10) if value > 9 else D3


def board_damage(ship: ShipView, bridge: bool = True) -> int:
    """What a boarding that hits brings. Clauses: kaisen.board.dice, kaisen.soldier.hit-damage."""
    bridges = [piece.dice for piece in ship.equipment if piece.kind is Kind.BRIDGE]
    extra = D6 * max(bridges, default=0) if bridge else 0
    return tens_damage(ship.crew) + soldiers_damage(ship, BOARDS) + extra


def bow_ram(ship: ShipView) -> PieceView | None:
    """The ship's bow equipment for ramming."""
    return next((piece for piece in ship.equipment if piece.kind in _BOW_RAMS), None)


def collision_damage(ship: ShipView, run: int) -> tuple[int, int]:
    """What a collision by a ship brings to the other one, and to itself, where its bow equipment bears if it has any.

    Clauses: kaisen.bow.straight-dice, kaisen.bow.straight-max, kaisen.bow.ram-cap, kaisen.ram.recoil.
    """
    piece = bow_ram(ship)
    hull = tens_damage(ship.hull)
    if piece is None or ship.bow_locked:
        return hull, hull // 2
    dice = piece.dice + min(STRAIGHT_MOST, run)
    return D6 * min(dice, TABLE[piece.kind].most or dice), 0


_arc = lru_cache(maxsize=5000)(arc_of)
"""All within range, for every facing, are soon known."""


class Gunnery:
    """What one ship's shots bring, by how its target lies."""

    def __init__(self, board: SeaView, ship: ShipView) -> None:
        self.board = board
        self.shape = ARC_SHAPES[board.arcs]
        self.soldiers = soldiers_damage(ship, SHOOTS)
        engines = [piece for piece in ship.equipment if piece.kind in _ENGINES]
        self._best: dict[Arc, int] = {}
        for arc in Arc:
            dice = [piece.dice for piece in engines if _bears(piece, arc)]
            if dice:
                self._best[arc] = D6 * max(dice) + self.soldiers
        self.value = ship.crew + performance(board, ship)
        self.best = max((*self._best.values(), self.soldiers))
        """The most that any shot brings."""

    def damage(self, facing: Direction, way: Hex) -> int:
        """What a hit brings on a target that lies so from a ship with this facing; 0 where none can be shot at.

        Clauses: kaisen.gun.range-engine, kaisen.gun.range-soldiers, kaisen.deck.castle-arc, kaisen.deck.engine-arc.
        """
        far = length(way)
        if far > ENGINE_RANGE:
            return 0
        found = self._best.get(_arc(facing, way, self.shape) or BROADSIDE, 0)
        return found or (self.soldiers if far <= SOLDIERS_RANGE else 0)


def _bears(piece: PieceView, arc: Arc) -> bool:
    return arc is _ARC_OF[piece.mount] or (piece.kind is Kind.CASTLE and arc is BROADSIDE)


def shot(gunnery: Gunnery, start: Hex, facing: Direction, target: Hex, target_facing: Direction, defence: int) -> int:
    """What a shot is likely to bring: its damage, by its chance, out of `CERTAIN`.

    Clauses: kaisen.behind.hit, kaisen.behind.astern-penalty, kaisen.behind.damage.
    """
    way = offset(start, target)
    brings = gunnery.damage(facing, way)
    if not brings or not sees(gunnery.board, start, target):
        return 0
    lead = gunnery.value - defence
    if start != target and _arc(target_facing, Hex(-way[0], -way[1]), gunnery.shape) is STERN:
        lead += BEHIND
        brings += D6
    if start != target and _arc(facing, way, gunnery.shape) is STERN:
        lead += ASTERN
    return brings * chance(lead)


def sees(board: SeaView, start: Hex, end: Hex) -> bool:
    """Whether land, fog or hex sides bar no shot; ships are left out of account, for they move.

    Clauses: kaisen.gun.los-obstacle, kaisen.gun.los-edge.
    """
    if board.sides == "barred" and runs_along_sides(offset(start, end)):
        return False
    blind = (*board.islands, *board.fog)
    if not blind:
        return True
    line = sight_line(start, end)
    return not any(place in blind for place in (*line.crossed, *(place for pair in line.sides for place in pair)))


class Melee(NamedTuple):
    """What two ships that lie fouled are likely to do each other in a round of boarding, out of `CERTAIN`."""

    given: int
    taken: int


def melee(board: SeaView, ship: ShipView, foe: ShipView) -> Melee:
    """Boarding from both sides. Clauses: kaisen.hit.boarding."""
    lead = ship.crew + performance(board, ship) - foe.crew - performance(board, foe)
    if not foe.able:
        return Melee(board_damage(ship) * CERTAIN, 0)
    return Melee(board_damage(ship) * chance(lead), board_damage(foe) * chance(-lead))


def is_stronger(board: SeaView, ship: ShipView, foe: ShipView) -> bool:
    """Whether a ship would outlast another one in boarding, by what each has left to lose."""
    fight = melee(board, ship, foe)
    return fight.given * max(1, ship.hp) > fight.taken * max(1, foe.hp)


def worth(board: SeaView, ship: ShipView, attack: Attack, foe: ShipView) -> int:
    """What an attack is likely to bring, less what it costs the ship itself, out of `CERTAIN`."""
    modifier = performance(board, ship) - performance(board, foe)
    assert ship.at is not None
    assert foe.at is not None
    defended = foe.able
    match attack:
        case Gun():
            gunnery = Gunnery(board, ship)
            defence = foe.crew + performance(board, foe) if defended else foe.crew - 7
            dice = next((piece.dice for piece in ship.equipment if piece.id == attack.engine), 0)
            brings = D6 * dice + (0 if attack.alone else gunnery.soldiers)
            scale = max(1, gunnery.damage(ship.facing, offset(ship.at, foe.at)))
            return shot(gunnery, ship.at, ship.facing, foe.at, foe.facing, defence) * brings // scale
        case Ram():
            wins = chance(ship.rigging - foe.rigging + (modifier if defended else 7))
            piece = next((piece for piece in ship.equipment if piece.id == attack.weapon), None)
            if piece is None:
                hull = tens_damage(ship.hull)
                return (hull - hull // 2) * wins
            run = ship.straight if piece.kind in _BOW_RAMS else 0
            return D6 * (piece.dice + min(STRAIGHT_MOST, run)) * wins
        case Board():
            wins = chance(ship.crew - foe.crew + (modifier if defended else 7))
            return board_damage(ship, bool(attack.weapon)) * wins
