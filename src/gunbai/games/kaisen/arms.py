"""What a ship may fight with, whom and from where: gunnery, ramming and boarding.

Each `…_refusal` says why an attack cannot be made, with the clauses, or None if it can.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.bearings import Bearing, Refusal, bearing, sight
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Attack, Board, Gun, Ram
from gunbai.games.kaisen.fouled import is_fresh
from gunbai.games.kaisen.geometry import BOW, BROADSIDE, STERN
from gunbai.games.kaisen.notation import format_attack
from gunbai.games.kaisen.values import Fight, Kind, Mount, Performance, Target
from gunbai.games.kaisen.weather import STORM, is_stormy
from gunbai.kernel.requests import Choice, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.equipment import Piece
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

SOLDIERS_RANGE, ENGINE_RANGE = 3, 5
"""CS. Clauses: kaisen.gun.range-soldiers, kaisen.gun.range-engine."""
FAR = ENGINE_RANGE + 1
"""Nothing farther away is looked at."""
PASS = "pass"

_NO_COMBAT = cites("kaisen.foul.no-combat")
_ONE = cites("kaisen.foul.combat-next")
_STORM = cites("kaisen.storm.no-judgement")
_SOLDIERS_RANGE = cites("kaisen.gun.range-soldiers")
_ENGINE_RANGE = cites("kaisen.gun.range-engine")
_ASTERN = cites("kaisen.gun.no-astern")
_BOW_FRONT = cites("kaisen.bow.missile-front")
_CASTLE = cites("kaisen.deck.castle-arc")
_ENGINE_ARC = cites("kaisen.deck.engine-arc")
_MELEE = cites("kaisen.deck.melee-arc")
_SAME_HEX = cites("kaisen.bow.samehex-rr")
_LOCKED = cites("kaisen.bow.locked")
_FRONT = cites("kaisen.bow.adjacent-front")
_WHERE = cites("kaisen.ram.where")
_WEAPON = cites("kaisen.ram.weapon")
_FOULED = cites("kaisen.board.requires-foul")
_SHIP_ONLY = cites("kaisen.gun.target", "kaisen.board.target")
_SAIL = cites("kaisen.hit.mod-sail")
_ROW = cites("kaisen.hit.mod-row")
_OFFER = {
    Gun: cites("kaisen.hit.gunnery", "kaisen.foul.combat-next"),
    Ram: cites("kaisen.hit.ram", "kaisen.ram.where", "kaisen.foul.combat-next"),
    Board: cites("kaisen.hit.boarding", "kaisen.board.requires-foul", "kaisen.foul.combat-next"),
}
_SHOOTERS = cites("kaisen.soldier.archer", "kaisen.soldier.marine")

PASSING = Option(PASS, Choice(PASS), clauses=cites("kaisen.foul.combat-next"))
ONLY_PASS = Offer((PASSING,))


def refusal(sea: Sea, ship: Ship, attack: Attack) -> Refusal | None:
    """Why a ship may not declare this attack now; None if it may."""
    return plain_refusal(sea, ship, attack) or _modifier_refusal(sea, ship, attack.by)


def plain_refusal(sea: Sea, ship: Ship, attack: Attack) -> Refusal | None:
    """Why a ship may not make this attack now, whatever modifies its roll; None if it may."""
    foe = sea.by_id.get(attack.ship)
    if foe is None or foe is ship or foe.gone is not None:
        return "no-target", _ONE
    general = general_refusal(sea, ship, foe)
    if general is not None:
        return general
    lie = bearing(sea, ship, foe)
    unseen = sight(sea, ship.at, foe.at) if isinstance(attack, Gun) and lie.range > 1 else None
    return _refusal_as_they_lie(sea, ship, foe, attack, lie, unseen)


def _refusal_as_they_lie(
    sea: Sea, ship: Ship, foe: Ship, attack: Attack, lie: Bearing, unseen: Refusal | None
) -> Refusal | None:
    """Why a ship may not make this attack on a foe that lies so.

    Args:
        unseen: why no shot carries to the foe.
    """
    match attack:
        case Gun():
            return gun_refusal(sea, ship, foe, attack, lie, unseen)
        case Ram():
            return ram_refusal(sea, ship, foe, attack, lie)
        case Board():
            return board_refusal(sea, ship, foe, attack, lie)


def general_refusal(sea: Sea, ship: Ship, foe: Ship | None = None) -> Refusal | None:
    """Why a ship may not attack at all, or not this one.

    Clauses: kaisen.foul.no-combat, kaisen.storm.no-judgement. Rulings: kaisen.foul.no_combat_scope.
    """
    if sea.weather == STORM and is_stormy(sea):
        return "storm", _STORM
    if ship.fouled and is_fresh(sea, ship):
        return "fresh", _NO_COMBAT
    if foe is None:
        return None
    if ship.fouled.get(foe.id) == sea.round:
        return "fresh-pair", _NO_COMBAT
    if sea.rules.foul_no_combat_scope == "protected" and is_fresh(sea, foe):
        return "fresh-foe", _NO_COMBAT
    return None


def _modifier_refusal(sea: Sea, ship: Ship, named: Performance | None) -> Refusal | None:
    """Why a performance may not modify the roll. Clauses: kaisen.hit.mod-sail, kaisen.hit.mod-row."""
    if named is None or named in ship.trim.performances:
        return None
    return ("no-wind", _SAIL) if named is Performance.SAILING else ("oars-wind", _ROW)


# ---- gunnery ---------------------------------------------------------------------------------------------------------


def gun_refusal(sea: Sea, ship: Ship, foe: Ship, attack: Gun, lie: Bearing, unseen: Refusal | None) -> Refusal | None:
    """Why a ship may not shoot so; `unseen` is why its line of sight does not carry.

    Clauses: kaisen.gun.range-soldiers, kaisen.gun.range-engine, kaisen.gun.no-astern, kaisen.deck.castle-arc,
    kaisen.deck.engine-arc, kaisen.bow.missile-front. Rulings: kaisen.gun.soldiers_arc.
    """
    if attack.at is Target.SOLDIERS and not foe.manned:
        return "no-soldiers", _SHIP_ONLY
    if attack.at is None and sea.rules.gun_choice_when == "before" and foe.manned:
        return "say-target", _SHIP_ONLY
    if not attack.engine:
        if attack.alone or not ship.shoots:
            return "no-shooters", _SHOOTERS
        if lie.range > SOLDIERS_RANGE:
            return "soldiers-range", _SOLDIERS_RANGE
        if lie.astern and sea.rules.gun_soldiers_arc == "no-astern":
            return "no-astern", _ASTERN
        return unseen
    piece = ship.profile.piece(attack.engine)
    if piece is None or piece.row.fight is not Fight.GUNNERY:
        return "no-engine", _ENGINE_RANGE
    if lie.range > ENGINE_RANGE:
        return "engine-range", _ENGINE_RANGE
    return unseen or engine_refusal(sea, ship, foe, piece, lie)


def engine_refusal(sea: Sea, ship: Ship, foe: Ship, piece: Piece, lie: Bearing) -> Refusal | None:
    """Why an engine does not bear. Rulings: kaisen.gun.castle_astern."""
    if piece.mount is Mount.PROW:
        found = bow_refusal(ship, foe, lie)
        return found or (("bow-front", _BOW_FRONT) if lie.range and lie.arc is not BOW else None)
    castle = piece.kind is Kind.CASTLE
    if lie.arc is STERN and not (castle and piece.mount is Mount.STERN and sea.rules.gun_castle_astern == "castle"):
        return "no-astern", _ASTERN + (_CASTLE if castle else ())
    own = {Mount.BOW: BOW, Mount.STERN: STERN, Mount.BROADSIDE: BROADSIDE}[piece.mount]
    if lie.arc is own or (castle and lie.arc is BROADSIDE):
        return None
    return ("castle-arc", _CASTLE) if castle else ("engine-arc", _ENGINE_ARC)


def bow_refusal(ship: Ship, foe: Ship, lie: Bearing) -> Refusal | None:
    """Why equipment at the bow cannot be used. Clauses: kaisen.bow.samehex-rr, kaisen.bow.locked."""
    if ship.bow_locked:
        return "bow-locked", _LOCKED
    if not lie.range and foe.id not in ship.bow_won:
        return "bow-same-hex", _SAME_HEX
    return None


# ---- ramming ---------------------------------------------------------------------------------------------------------


def ram_refusal(sea: Sea, ship: Ship, foe: Ship, attack: Ram, lie: Bearing) -> Refusal | None:
    """Why a ship may not ram so. Clauses: kaisen.ram.where, kaisen.ram.weapon, kaisen.bow.one-at-a-time."""
    if foe.id not in ship.fouled and lie.range - (sea.rules.range_count == "both") != 1:
        return "ram-where", _WHERE
    if not attack.weapon:
        usable = usable_rams(ship, foe, lie)
        return ("ram-weapon", _WEAPON) if usable else None
    piece = ship.profile.piece(attack.weapon)
    if piece is None or piece.row.fight is not Fight.RAM:
        return "no-ram", _WEAPON
    return ram_piece_refusal(ship, foe, piece, lie)


def ram_piece_refusal(ship: Ship, foe: Ship, piece: Piece, lie: Bearing) -> Refusal | None:
    """Why a ramming weapon does not bear. Clauses: kaisen.bow.adjacent-front, kaisen.deck.melee-arc."""
    if piece.mount is Mount.PROW:
        found = bow_refusal(ship, foe, lie)
        return found or (("bow-adjacent", _FRONT) if lie.range and not lie.ahead else None)
    return None if lie.arc is BROADSIDE else ("melee-arc", _MELEE)


def usable_rams(ship: Ship, foe: Ship, lie: Bearing) -> tuple[Piece, ...]:
    """The ramming weapons that bear on a ship. Clauses: kaisen.ram.weapon."""
    profile = ship.profile
    return tuple(
        piece for piece in (*profile.bow_rams, *profile.deck_rams) if ram_piece_refusal(ship, foe, piece, lie) is None
    )


# ---- boarding --------------------------------------------------------------------------------------------------------


def board_refusal(sea: Sea, ship: Ship, foe: Ship, attack: Board, lie: Bearing) -> Refusal | None:
    """Why a ship may not board so. Clauses: kaisen.board.requires-foul, kaisen.deck.melee-arc."""
    if foe.id not in ship.fouled:
        return "board-foul", _FOULED
    if attack.at is Target.SOLDIERS and not foe.manned:
        return "no-soldiers", _SHIP_ONLY
    if attack.at is None and sea.rules.gun_choice_when == "before" and foe.manned:
        return "say-target", _SHIP_ONLY
    if attack.weapon:
        piece = ship.profile.piece(attack.weapon)
        if piece is None or piece.row.fight is not Fight.BOARDING:
            return "no-bridge", _MELEE
        if lie.arc is not BROADSIDE:
            return "melee-arc", _MELEE
    return None


# ---- what is listed --------------------------------------------------------------------------------------------------


def attacks_of(sea: Sea, ship: Ship) -> Offer:
    """All attacks that a ship can make now, passing first; without modifiers and targets that may be named besides.

    It is `ONLY_PASS` where there are none.
    """
    if not ship.able or ((ship.fouled or sea.weather == STORM) and general_refusal(sea, ship) is not None):
        return ONLY_PASS
    found = ONLY_PASS
    for foe in sea.ships:
        if foe.side == ship.side or foe.gone is not None:
            continue
        more = _attacks_on(sea, ship, foe)
        if found is ONLY_PASS:
            found = more
        elif more is not ONLY_PASS:
            found = Offer((*found.options, *more.options[1:]))
    return found


def _attacks_on(sea: Sea, ship: Ship, foe: Ship) -> Offer:
    """The attacks on one ship that can be made now, passing first."""
    (nw, east), (foe_nw, foe_east) = ship.at, foe.at
    north, right = foe_nw - nw, foe_east - east
    if not (-FAR <= north <= FAR and -FAR <= right <= FAR and -FAR <= north - right <= FAR):
        return ONLY_PASS
    fouled = foe.id in ship.fouled
    if (fouled or foe.fouled) and general_refusal(sea, ship, foe) is not None:
        return ONLY_PASS
    prepared = sea.prepared
    lie = prepared.bearings.get((north, right, ship.facing, foe.facing)) or bearing(sea, ship, foe)
    unseen = None if lie.beside else lie.unseen if prepared.is_bare else sight(sea, ship.at, foe.at)
    # All that the list hangs on.
    key = (
        ship.id, foe.id, lie.mark, unseen is None, fouled, foe.id in ship.bow_won, ship.bow_locked, ship.shoots,
        foe.manned,
    )  # fmt: skip
    known = prepared.attacks
    found = known.get(key)
    if found is None:
        found = known.put(key, _attacks_as_they_lie(sea, ship, foe, lie, unseen))
    return found


def _attacks_as_they_lie(sea: Sea, ship: Ship, foe: Ship, lie: Bearing, unseen: Refusal | None) -> Offer:
    """The attacks on a foe that lies so, passing first."""
    profile = ship.profile
    tried: list[Attack] = [Gun(foe.id, piece.id) for piece in profile.engines]
    tried.append(Gun(foe.id))
    if lie.range <= 1 or foe.id in ship.fouled:
        tried += [Ram(foe.id, piece.id) for piece in (*profile.bow_rams, *profile.deck_rams)]
        tried.append(Ram(foe.id))
        tried += [Board(foe.id, piece.id) for piece in profile.bridges]
        tried.append(Board(foe.id))
    if sea.rules.gun_choice_when == "before" and foe.manned:
        tried = [aimed for attack in tried for aimed in _aimed(attack)]
    found = [
        attack_choice(attack) for attack in tried if _refusal_as_they_lie(sea, ship, foe, attack, lie, unseen) is None
    ]
    return Offer((PASSING, *found)) if found else ONLY_PASS


def attack_choice(attack: Attack) -> Option:
    """An attack as it is listed."""
    return Option(format_attack(attack), attack, clauses=_OFFER[type(attack)])


def _aimed(attack: Attack) -> tuple[Attack, ...]:
    match attack:
        case Gun():
            return tuple(Gun(attack.ship, attack.engine, attack.alone, at) for at in Target)
        case Board():
            return tuple(Board(attack.ship, attack.weapon, at) for at in Target)
        case Ram():
            return (attack,)
