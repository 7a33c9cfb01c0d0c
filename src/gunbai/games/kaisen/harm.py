"""What ships and soldiers suffer, and how a ship goes out of the battle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.events.fighting import SoldiersLost
from gunbai.games.kaisen.events.fouling import Damaged, Sank, Stunned
from gunbai.games.kaisen.values import Gone

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

_STUNNED = cites("kaisen.exit.static-stunned")
_SUNK = cites("kaisen.ram.damage-ship")
_LOSS = cites("kaisen.soldier.loss")


def sinks_at(ship: Ship) -> int:
    """At so many HP, or fewer, the ship sinks. Rulings: kaisen.hp.ship."""
    return sinking_hp(ship.profile.hull)


def sinking_hp(hull: int) -> int:
    """The same for a hull. Rulings: kaisen.hp.ship."""
    return -max(1, hull)


def lose_hp(sea: Sea, ship: Ship, lost: int) -> None:
    """Takes HP from a ship, and what follows from it. Rulings: kaisen.hp.ship."""
    if not lost or ship.gone is not None:
        return
    ship.hp -= lost
    sea.damage = True
    if ship.hp > 0:
        return
    if ship.able:
        ship.able, sea.thinned = False, True
        sea.log.tell(Stunned(ship.id, _STUNNED))
    if ship.hp <= sinks_at(ship):
        sea.log.tell(Sank(ship.id, _SUNK))
        take_out(sea, ship, Gone.SUNK)


def damage(sea: Sea, ship: Ship, by: str, lost: int, clauses: tuple[str, ...]) -> None:
    """Damage to a ship, told."""
    if ship.gone is not None:
        return
    sea.log.tell(Damaged(ship.id, by, lost, ship.hp - lost, clauses))
    lose_hp(sea, ship, lost)


def take_out(sea: Sea, ship: Ship, how: Gone) -> None:
    """A ship is out of the battle; nobody is fouled with it any longer."""
    ship.gone, ship.able, sea.thinned = how, False, True
    for name in list(ship.fouled):
        sea.by_id[name].fouled.pop(ship.id, None)
        unlock(sea.by_id[name], ship.id)
    ship.fouled.clear()
    ship.bow_won.clear()


def unlock(ship: Ship, other: str) -> None:
    """Bow equipment after getting clear of a ship. Clauses: kaisen.bow.locked."""
    ship.bow_won.pop(other, None)
    if not ship.fouled:
        ship.bow_locked = False


def lose_men(sea: Sea, ship: Ship, order: tuple[int, ...], lost: int) -> None:
    """Takes men from groups of soldiers, one after the other. Clauses: kaisen.soldier.loss.

    Rulings: kaisen.soldier.loss_rate.
    """
    for place in order[: 1 if sea.rules.soldier_loss_rate == "no-overflow" else len(order)]:
        taken = min(ship.men[place], lost)
        if not taken:
            continue
        lost -= taken
        ship.men[place] -= taken
        ship.count_men()
        sea.damage = True
        group = ship.profile.groups[place].id
        sea.log.tell(SoldiersLost(ship.id, group, taken, ship.men[place], _LOSS))
