"""What a blow that has hit falls on: the ship, or its soldiers, group by group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.errors import NotOffered
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Aim, Attack, Ram
from gunbai.games.kaisen.notation import format_aim, parse_aim
from gunbai.games.kaisen.values import Target
from gunbai.kernel.requests import Ask, Declaration, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

_ASK = cites("kaisen.gun.target", "kaisen.board.target", "kaisen.soldier.loss")
_SHIP = Aim(Target.SHIP)


def aim(sea: Sea, ship: Ship, foe: Ship, attack: Attack) -> Flow:
    """What a hit falls on; the attacker is asked where it has not said so, and there are soldiers.

    Clauses: kaisen.gun.target, kaisen.board.target, kaisen.ram.damage-ship.
    Rulings: kaisen.gun.choice_when, kaisen.soldier.loss_rate, kaisen.damage.split.
    """
    groups = alive(foe)
    if isinstance(attack, Ram) or not groups or attack.at is Target.SHIP:
        return _SHIP
    if attack.at is Target.SOLDIERS and len(groups) == 1:
        return Aim(Target.SOLDIERS, groups)
    only = attack.at

    def take(say: str | Declaration) -> Option:
        wish = parse_aim(say, foe.id, sea.prepared.words) if isinstance(say, str) else say
        left = alive(foe)
        if not isinstance(wish, Aim) or (only is not None and wish.at is not only):
            raise NotOffered("aim", {}, clauses=_ASK, accepted=tuple(option.id for option in offer()))
        if wish.at is Target.SHIP:
            return _option(_SHIP)
        gone = next((name for name in wish.groups if name not in left), None)
        if gone is not None or not left:
            raise NotOffered("no-group-left", {"group": gone or ""}, clauses=_ASK, accepted=left)
        named = tuple(dict.fromkeys((*wish.groups, *left)))
        return _option(Aim(Target.SOLDIERS, named))

    def offer() -> Offer:
        left = alive(foe)
        wishes = [] if only is Target.SOLDIERS and left else [_SHIP]
        for name in left:
            wishes.append(Aim(Target.SOLDIERS, (name, *(other for other in left if other != name))))
        return Offer(map(_option, wishes))

    return (yield Ask(ship.seat, "aim", offer, _ASK, take, ship.id))


def _option(wish: Aim) -> Option:
    return Option(format_aim(wish), wish, clauses=_ASK)


def alive(foe: Ship) -> tuple[str, ...]:
    """The groups of soldiers that still have men."""
    return tuple(group.id for group, men in zip(foe.profile.groups, foe.men, strict=True) if men)
