"""Ships that end in one hex: they become fouled, and do each other ram damage at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gunbai.errors import NotOffered
from gunbai.games.kaisen.blows import Dice, ram_dice, roll_damage
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Ram
from gunbai.games.kaisen.events.fighting import Blow
from gunbai.games.kaisen.events.fouling import BowBears, BowLocked, How, Spared
from gunbai.games.kaisen.fouled import foul
from gunbai.games.kaisen.harm import damage
from gunbai.games.kaisen.notation import format_attack, parse_attack
from gunbai.games.kaisen.opposed import Side, against_number, contest
from gunbai.games.kaisen.power import half
from gunbai.games.kaisen.rolls import performance_of
from gunbai.games.kaisen.values import Check, Target
from gunbai.games.kaisen.weather import is_stormy
from gunbai.kernel.requests import Ask, AskAll, Choice, Declaration, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.equipment import Piece
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

SPARE = "no damage"
"""No blow at a collision, where the ruling kaisen.foul.compulsory lets a ship."""

_ASK = cites("kaisen.foul.damage", "kaisen.foul.damage-auto")
_BOW = cites("kaisen.foul.bow-rr", "kaisen.bow.samehex-rr", "kaisen.hit.mod-one", "kaisen.hit.mod-mutual")
_BEARS = cites("kaisen.foul.bow-success", "kaisen.bow.must-use")
_LOCKED = cites("kaisen.foul.bow-failure", "kaisen.bow.locked", "kaisen.bow.other-gear")
_BLOW = cites("kaisen.foul.damage", "kaisen.foul.damage-auto")
_RECOIL = cites("kaisen.ram.recoil")
_NO_RECOIL = cites("kaisen.ram.no-recoil")
_WHO = cites("kaisen.foul.damage")
_ONE_AT_A_TIME = cites("kaisen.bow.one-at-a-time", "kaisen.ram.weapon")


def collision_phase(sea: Sea) -> Flow:
    """Everything that comes of ships that are in one hex after movement.

    Clauses: kaisen.foul.same-hex, kaisen.foul.allies, kaisen.foul.all, kaisen.foul.damage.
    Rulings: kaisen.foul.newcomer, kaisen.foul.damage_timing.
    """
    places = [ship.at for ship in sea.ships if ship.gone is None]
    if len(set(places)) == len(places):
        return
    there = [ship for ship in sea.ships if ship.gone is None]
    old = {ship.id: bool(ship.fouled) for ship in there}
    struck = new_pairs(sea, there)
    for one, other in struck:
        if other.id not in one.fouled:
            foul(sea, one, other, How.COLLISION)
    involved = dict.fromkeys(ship.id for pair in struck for ship in pair)
    hitting = [ship for ship in there if ship.id in involved]
    if sea.rules.foul_newcomer == "newcomer" and any(not old[ship.id] for ship in hitting):
        hitting = [ship for ship in hitting if not old[ship.id]]
    yield from _strike(sea, hitting)


def new_pairs(sea: Sea, ships: list[Ship]) -> list[tuple[Ship, Ship]]:
    """The pairs in one hex that become fouled now. Rulings: kaisen.foul.already_sharing."""
    again = sea.rules.foul_already_sharing == "every-round"
    return [
        (one, other)
        for place, one in enumerate(ships)
        for other in ships[place + 1 :]
        if one.at == other.at and (again or (other.id not in one.fouled and _met(one, other)))
    ]


def _met(one: Ship, other: Ship) -> bool:
    """Whether two ships in one hex have come together in this round, or one of them could have gone.

    Rulings: kaisen.foul.already_sharing.
    """
    return one.moved_freely or other.moved_freely or one.began != other.began


def _strike(sea: Sea, ships: list[Ship]) -> Flow:
    """Every one of these ships designates another one in its hex and does it ram damage; all of it is applied together.

    Clauses: kaisen.foul.damage, kaisen.foul.damage-auto, kaisen.foul.bow-rr, kaisen.foul.bow-success,
    kaisen.foul.bow-failure, kaisen.ram.recoil.
    """
    chosen = yield from _designate(sea, ships)
    blows = []
    for ship in ships:
        ram = chosen.get(ship.id)
        foe = None if ram is None else sea.by_id[ram.ship]
        if ram is None or foe is None or foe is ship:
            sea.log.tell(Spared(ship.id, _WHO))
        elif ship.gone is None and foe.gone is None:
            piece = yield from _weapon(sea, ship, foe, ram)
            blows.append((ship, foe, piece, ram_dice(sea, ship, piece, behind=False, collision=True)))
    totals = []
    for ship, foe, piece, dice in blows:
        totals.append((yield from _blow(sea, ship, foe, piece, dice)))
    for (ship, foe, piece, _), total in zip(blows, totals, strict=True):
        damage(sea, foe, ship.id, total, _BLOW + (_NO_RECOIL if piece is not None else ()))
    for (ship, _, piece, _), total in zip(blows, totals, strict=True):
        if piece is None and total and sea.rules.foul_recoil == "yes":
            damage(sea, ship, ship.id, half(sea.rules, total), _RECOIL)


def _designate(sea: Sea, ships: list[Ship]) -> Flow:
    """Whom each ship designates; those that have no choice are not asked."""
    chosen: dict[str, Ram | None] = {}
    asks = []
    for ship in ships:
        offer = _designations(sea, ship)
        if len(offer) == 1:
            chosen[ship.id] = offer[0]
        elif offer:
            asks.append(_ask(sea, ship))
    if asks:
        answers = yield AskAll(*asks)
        for ask, answer in zip(asks, answers, strict=True):
            chosen[ask.about] = answer if isinstance(answer, Ram) else None
    return chosen


def _blow(sea: Sea, ship: Ship, foe: Ship, piece: Piece | None, dice: Dice) -> Flow:
    faces, small = yield from roll_damage(sea, ship, dice)
    total = sum(faces) + sum(small)
    name = "" if piece is None else piece.id
    sea.log.tell(Blow(ship.id, foe.id, Target.SHIP, name, faces, small, 0, total, _BLOW + dice.clauses))
    return total


def usable_bow(sea: Sea, ship: Ship) -> Piece | None:
    """The bow equipment with which a ship must roll at a collision; in a storm none is rolled for.

    Clauses: kaisen.foul.bow-rr, kaisen.storm.no-judgement. Rulings: kaisen.foul.bow_usable.
    """
    if not ship.profile.bow_rams or ship.bow_locked or not ship.able or is_stormy(sea):
        return None
    if sea.rules.foul_bow_usable == "entered-forward" and not ship.straight:
        return None
    return ship.profile.bow_rams[0]


def _weapon(sea: Sea, ship: Ship, foe: Ship, ram: Ram) -> Flow:
    """With what a ship strikes at a collision, after the roll for its bow equipment; None for the hull.

    Clauses: kaisen.foul.bow-rr, kaisen.foul.bow-success, kaisen.foul.bow-failure, kaisen.bow.locked.
    Rulings: kaisen.foul.rr_kind, kaisen.foul.bow_optional.
    """
    bow = usable_bow(sea, ship)
    if bow is not None and not ram.decline and (yield from _bow_roll(sea, ship, foe, ram)):
        if foe.id in ship.fouled:
            # Against a ship in the hex that it is clear of, the roll holds good for this blow alone.
            ship.bow_won[foe.id] = True
        sea.log.tell(BowBears(ship.id, foe.id, _BEARS))
        return bow
    if bow is not None:
        ship.bow_locked = True
        ship.bow_won.clear()
        sea.log.tell(BowLocked(ship.id, _LOCKED))
    return ship.profile.piece(ram.weapon) if ram.weapon else None


def _bow_roll(sea: Sea, ship: Ship, foe: Ship, ram: Ram) -> Flow:
    if foe.id in ship.bow_won:
        return True
    _, ours = performance_of(ship, ram.by)
    _, theirs = performance_of(foe, None)
    side = Side(ship, ship.profile.rigging + ours)
    if sea.rules.foul_rr_kind == "static":
        return (yield from against_number(sea, Check.BOW, side, foe, foe.profile.rigging, _BOW))
    return (yield from contest(sea, Check.BOW, side, Side(foe, foe.profile.rigging + theirs), _BOW))


# ---- whom a ship designates ------------------------------------------------------------------------------------------


def _designations(sea: Sea, ship: Ship) -> list[Ram | None]:
    """The victims that a ship may designate, each with what it strikes with where its bow does not; None for none."""
    found: list[Ram | None] = []
    for foe in sea.ships:
        if foe is ship or foe.gone is not None or foe.at != ship.at:
            continue
        for weapon in ("", *(piece.id for piece in ship.profile.deck_rams)):
            found.append(Ram(foe.id, weapon))
            if sea.rules.foul_bow_optional == "optional" and usable_bow(sea, ship) is not None:
                found.append(Ram(foe.id, weapon, True))
    if sea.rules.foul_compulsory == "optional" and found:
        found.append(None)
    return found


def _ask(sea: Sea, ship: Ship) -> Ask:
    def take(say: str | Declaration) -> Option:
        if say in (SPARE, Choice(SPARE)) and sea.rules.foul_compulsory == "optional":
            return Option(SPARE, Choice(SPARE), clauses=_ASK)
        ram = parse_attack(say, ship.id, sea.prepared.words) if isinstance(say, str) else say
        known = [option.declaration for option in offer()]
        if not isinstance(ram, Ram) or (bare := Ram(ram.ship, ram.weapon, ram.decline)) not in known:
            accepted = tuple(option.id for option in offer())
            raise NotOffered("designate", {}, clauses=_ONE_AT_A_TIME, accepted=accepted)
        whole = bare if ram.by is None else ram
        return Option(format_attack(whole), whole, clauses=_ASK)

    return Ask(ship.seat, "designate", offer := _offer(sea, ship), _ASK, take, ship.id)


def _offer(sea: Sea, ship: Ship) -> Callable[[], Offer]:
    def offer() -> Offer:
        return Offer(
            Option(SPARE, Choice(SPARE), clauses=_ASK) if ram is None else Option(format_attack(ram), ram, clauses=_ASK)
            for ram in _designations(sea, ship) or [Ram(ship.id)]
        )

    return offer
