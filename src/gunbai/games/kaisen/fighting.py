"""命中判定・射撃戦・突撃戦・接舷戦: attacks are declared in secret, then made in order of rigging."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.errors import NotOffered
from gunbai.games.kaisen.aiming import aim
from gunbai.games.kaisen.arms import (
    FAR,
    ONLY_PASS,
    PASS,
    PASSING,
    attack_choice,
    attacks_of,
    engine_refusal,
    plain_refusal,
    refusal,
)
from gunbai.games.kaisen.bearings import Bearing, bearing
from gunbai.games.kaisen.blows import (
    Dice,
    board_dice,
    fight_of,
    gun_dice,
    ram_dice,
    roll_damage,
    weapon_of,
)
from gunbai.games.kaisen.captains import inspire
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Aim, Attack, Board, Gun, Ram
from gunbai.games.kaisen.ending import conclude
from gunbai.games.kaisen.events.fighting import AttackDeclared, Attacked, AttackLost, Blow
from gunbai.games.kaisen.geometry import windward
from gunbai.games.kaisen.harm import damage, lose_men
from gunbai.games.kaisen.lexicon import read_choice
from gunbai.games.kaisen.modifiers import Bonus, attack_bonus, defence_bonus
from gunbai.games.kaisen.notation import parse_attack
from gunbai.games.kaisen.opposed import Outcome, Side, oppose
from gunbai.games.kaisen.power import half
from gunbai.games.kaisen.values import BOARDING, GUNNERY, RAM, Check, Fight, Mount, Performance, Target
from gunbai.kernel.requests import Ask, AskAll, Choice, Declaration, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.equipment import Piece
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

_ASK = cites("kaisen.foul.combat-next", "kaisen.hit.opposed")
_DECLARED = cites("kaisen.foul.combat-next", "kaisen.order.rig")
_LOST = cites("kaisen.order.rig")
_RETARGET = cites("kaisen.order.rig")
_HIT = {
    GUNNERY: cites("kaisen.hit.opposed", "kaisen.hit.gunnery", "kaisen.hit.mod-mutual", "kaisen.order.rig"),
    RAM: cites("kaisen.hit.opposed", "kaisen.hit.ram", "kaisen.hit.mod-mutual", "kaisen.order.rig"),
    BOARDING: cites("kaisen.hit.opposed", "kaisen.hit.boarding", "kaisen.hit.mod-mutual", "kaisen.order.rig"),
}
_WINDWARD = cites("kaisen.order.windward")
_TOGETHER = cites("kaisen.order.windward", "kaisen.order.simultaneous")
CHECKS = {GUNNERY: Check.GUNNERY, RAM: Check.RAM, BOARDING: Check.BOARDING}
_ON_SHIP = {
    GUNNERY: cites("kaisen.gun.target"),
    RAM: cites("kaisen.ram.damage-ship"),
    BOARDING: cites("kaisen.board.target"),
}
_BOTH_SIDES = cites("kaisen.deck.both-sides")
_CAPTAIN = cites("kaisen.captain.bonus-damage")
_RECOIL = cites("kaisen.ram.recoil")
_NO_RECOIL = cites("kaisen.ram.no-recoil")
_MODIFIER = cites("kaisen.hit.mod-one", "kaisen.hit.mod-mutual")


class Fallout(msgspec.Struct, frozen=True, gc=False):
    """What an attack that has hit does; applied when all that are made at the same time are rolled."""

    ship: Ship
    foe: Ship
    fight: Fight
    aim: Aim
    order: tuple[int, ...]
    """Groups of soldiers, in the order in which they take it."""
    total: int
    recoils: bool
    clauses: tuple[str, ...]


def combat_phase(sea: Sea) -> Flow | None:
    """All attacks of a round; None where no ship can make any.

    Clauses: kaisen.foul.no-combat, kaisen.foul.combat-next, kaisen.order.rig, kaisen.order.windward,
    kaisen.order.simultaneous. Rulings: kaisen.choices.secret, kaisen.attack.per_round.
    """
    if sea.near > FAR:
        return None
    asked: list[Ship] = []
    for ship in sea.ships:
        if ship.able and not ship.done and (offer := attacks_of(sea, ship)) is not ONLY_PASS:
            ship.attack_ask.offer = offer
            asked.append(ship)
    return _declared(sea, asked) if asked else None


def _declared(sea: Sea, asked: list[Ship]) -> Flow:
    """The attacks of those that are asked for one."""
    answers = yield AskAll(*[ship.attack_ask for ship in asked])
    declared: dict[str, Attack] = {}
    for ship, answer in zip(asked, answers, strict=True):
        if not isinstance(answer, Choice) and ship.able:
            declared[ship.id] = answer
            sea.log.tell(AttackDeclared(ship.id, answer, _DECLARED))
    if declared:
        yield from _in_order(sea, [ship for ship in asked if ship.id in declared], declared)


def _in_order(sea: Sea, ships: list[Ship], declared: dict[str, Attack]) -> Flow:
    """The attacks that have been declared, one moment after the other.

    Clauses: kaisen.order.rig, kaisen.order.windward, kaisen.order.simultaneous.
    """
    attackers: dict[str, list[str]] = {}
    for name, attack in declared.items():
        attackers.setdefault(attack.ship, []).append(name)
    moments: dict[tuple[int, int], list[Ship]] = {}
    for ship in ships:
        moments.setdefault(order_key(sea, ship), []).append(ship)
    for moment in sorted(moments):
        group = moments[moment]
        cited = _TOGETHER if len(group) > 1 else ()
        if not cited and sum(rigging == moment[0] for rigging, _ in moments) > 1:
            cited = _WINDWARD
        yield from _together(sea, group, declared, attackers, cited)
        if conclude(sea) is not None:
            return


def order_key(sea: Sea, ship: Ship) -> tuple[int, int]:
    """When a ship acts: by rigging, then by how far it lies to windward.

    Clauses: kaisen.order.rig, kaisen.order.windward. Rulings: kaisen.order.value.
    """
    value = ship.profile.rigging if sea.rules.order_value == "printed" else ship.achievement
    return -value, 0 if sea.calm else -windward(ship.at, sea.wind)


# ---- declarations ----------------------------------------------------------------------------------------------------


def prepare(sea: Sea, ship: Ship) -> None:
    """The question for a ship's attack."""

    def take(say: str | Declaration) -> Option:
        if say == Choice(PASS) or (isinstance(say, str) and read_choice(say, (PASS,)) == PASS):
            return PASSING
        attack = parse_attack(say, ship.id, sea.prepared.words) if isinstance(say, str) else say
        if not isinstance(attack, (Gun, Ram, Board)):
            raise NotOffered("not-an-attack", {}, clauses=_ASK, accepted=(PASS,))
        return attack_option(sea, ship, attack)

    ship.attack_ask = Ask(ship.seat, "attack", lambda: attacks_of(sea, ship), _ASK, take, ship.id)


def attack_option(sea: Sea, ship: Ship, attack: Attack) -> Option:
    """An attack that may be declared.

    Raises:
        NotOffered: it may not, with the reason and the clauses.
    """
    refused = refusal(sea, ship, attack)
    if refused is not None or not ship.able:
        reason, clauses = refused or ("no-target", _ASK)
        raise NotOffered(reason, {"target": attack.ship}, clauses=clauses)
    return attack_choice(attack)


# ---- attacks of one moment -------------------------------------------------------------------------------------------


def _together(
    sea: Sea, group: list[Ship], declared: dict[str, Attack], attackers: dict[str, list[str]], order: tuple[str, ...]
) -> Flow:
    """The attacks of ships that act at the same time: all are rolled, then all damage is applied.

    Args:
        order: the clauses beyond the first that settled when they act.

    Clauses: kaisen.order.simultaneous. Rulings: kaisen.attack.target_gone.
    """
    fallouts: list[Fallout] = []
    for ship in group:
        attack: Attack | None = declared[ship.id]
        if not ship.able:
            sea.log.tell(AttackLost(ship.id, _LOST))
            continue
        assert attack is not None
        if sea.by_id[attack.ship].gone is not None:
            attack = yield from _retarget(sea, ship, attack)
            if attack is None:
                sea.log.tell(AttackLost(ship.id, _LOST))
                continue
        elif not _can_be_made(sea, ship, attack):
            sea.log.tell(AttackLost(ship.id, _LOST))
            continue
        ship.done = True
        fallout = yield from _attack(sea, ship, attack, attackers, order)
        if fallout is not None:
            fallouts.append(fallout)
    for fallout in fallouts:
        _apply(sea, fallout)
    for fallout in fallouts:
        if fallout.recoils and fallout.total:
            damage(sea, fallout.ship, fallout.ship.id, half(sea.rules, fallout.total), _RECOIL)


def _can_be_made(sea: Sea, ship: Ship, attack: Attack) -> bool:
    """Whether an attack that was declared can still be made: those who should make it may have fallen meanwhile.

    What is aimed at soldiers falls on the ship when there are none any more.
    """
    aimed = not isinstance(attack, Ram) and attack.at is Target.SOLDIERS
    whole = msgspec.structs.replace(attack, at=Target.SHIP) if aimed else attack
    return plain_refusal(sea, ship, whole) is None


def _retarget(sea: Sea, ship: Ship, attack: Attack) -> Flow:
    """Another target for an attack whose own is gone; None for none. Rulings: kaisen.attack.target_gone."""
    if sea.rules.attack_target_gone == "lost":
        return None
    weapon = weapon_of(ship, attack)

    def same_arms(other: Declaration) -> bool:
        return isinstance(other, type(attack)) and weapon_of(ship, other) is weapon

    def offer() -> Offer:
        listed = attacks_of(sea, ship).options[1:]
        return Offer((PASSING, *(option for option in listed if same_arms(option.declaration))))

    if len(offer()) == 1:
        return None
    answer = yield Ask(ship.seat, "retarget", offer, _RETARGET, about=ship.id)
    return None if isinstance(answer, Choice) else answer


def _attack(sea: Sea, ship: Ship, attack: Attack, attackers: dict[str, list[str]], order: tuple[str, ...]) -> Flow:
    """One attack: the captain, the roll of hit, the choice of what it falls on, the dice.

    Returns its `Fallout`, or None for a miss.
    """
    foe, fight = sea.by_id[attack.ship], fight_of(attack)
    lie = bearing(sea, ship, foe)
    if fight is BOARDING:
        ship.boarded = foe.boarded = sea.round
    adds = yield from inspire(sea, ship)
    named = attack.by, None
    if sea.rules.hit_mod_choice == "ask":
        named = yield from _ask_modifiers(sea, ship, foe)
    ours: Bonus = attack_bonus(sea, ship, foe, fight, lie, attackers, named[0], adds)
    theirs: Bonus = defence_bonus(sea, foe, fight, attackers, named[1])
    found: Outcome = yield from oppose(sea, CHECKS[fight], Side(ship, ours.total), Side(foe, theirs.total))
    cited = tuple(dict.fromkeys(_HIT[fight] + order + ours.clauses + theirs.clauses))
    sea.log.tell(
        Attacked(
            ship.id, foe.id, attack, found.faces, ours.performance, ours.total, found.total, found.other_faces,
            theirs.performance, theirs.total, found.other_total, found.won, cited,
        )
    )  # fmt: skip
    if not found.won:
        return None
    wish: Aim = yield from aim(sea, ship, foe, attack)
    piece = weapon_of(ship, attack)
    dice = dice_of(sea, ship, foe, attack, lie, piece)
    faces, small = yield from roll_damage(sea, ship, dice)
    total = max(0, sum(faces) + sum(small) + adds)
    cited = _ON_SHIP[fight] + dice.clauses + (_CAPTAIN if adds else ())
    cited += _BOTH_SIDES if piece is not None and piece.mount is Mount.BROADSIDE else ()
    name = "" if piece is None else piece.id
    sea.log.tell(Blow(ship.id, foe.id, wish.at, name, faces, small, adds, total, cited))
    ids = [group.id for group in foe.profile.groups]
    return Fallout(
        ship, foe, fight, wish, tuple(ids.index(name) for name in wish.groups), total,
        fight is RAM and piece is None, _ON_SHIP[fight] + (_NO_RECOIL if fight is RAM and piece is not None else ()),
    )  # fmt: skip


def dice_of(sea: Sea, ship: Ship, foe: Ship, attack: Attack, lie: Bearing, piece: Piece | None) -> Dice:
    """The dice of an attack. Rulings: kaisen.gun.engines_per_attack."""
    match attack:
        case Gun():
            engines: tuple[Piece, ...] = () if piece is None else (piece,)
            if piece is not None and sea.rules.gun_engines_per_attack == "all-bearing":
                engines = tuple(one for one in ship.profile.engines if engine_refusal(sea, ship, foe, one, lie) is None)
            return gun_dice(sea, ship, attack, lie, engines)
        case Ram():
            return ram_dice(sea, ship, piece, behind=lie.behind, collision=False)
        case Board():
            return board_dice(sea, ship, piece, behind=lie.behind)


def _apply(sea: Sea, fallout: Fallout) -> None:
    if fallout.aim.at is Target.SOLDIERS:
        lose_men(sea, fallout.foe, fallout.order, fallout.total)
    else:
        damage(sea, fallout.foe, fallout.ship.id, fallout.total, fallout.clauses)


def _ask_modifiers(sea: Sea, ship: Ship, foe: Ship) -> Flow:
    """Both say which performance modifies their roll. Rulings: kaisen.hit.mod_choice."""
    answers = yield AskAll(*(_modifier_ask(sea, one) for one in (ship, foe)))
    return tuple(Performance(answer.id.removeprefix("by ")) for answer in answers)


def _modifier_ask(sea: Sea, ship: Ship) -> Ask:
    def offer() -> Offer:
        return Offer(
            Option(f"by {one.value}", Choice(f"by {one.value}"), clauses=_MODIFIER) for one in ship.trim.performances
        )

    return Ask(ship.seat, "modifier", offer, _MODIFIER, about=ship.id)
