"""船長: what a captain's presence adds to an attack, and the tenth of seamanship."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.events.people import CaptainRolled
from gunbai.games.kaisen.power import tens
from gunbai.games.kaisen.rolls import resolve
from gunbai.games.kaisen.values import Post
from gunbai.kernel.requests import Ask, Choice, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Person, Ship
    from gunbai.games.kaisen.state import Sea

NOBODY: tuple[int, tuple[str, ...]] = 0, ()
"""What nobody adds to a ship's power, and the clauses of that."""
MAJESTY, AWE, NOT_NOW = "captain majesty", "captain awe", "no captain"

_ASK = cites("kaisen.captain.uses", "kaisen.captain.rr", "kaisen.char.one-action")
_ROLL = cites("kaisen.captain.rr", "kaisen.captain.uses", "kaisen.captain.command", "kaisen.captain.bonus-hit")
_STEER = {
    Post.CAPTAIN: cites("kaisen.captain.steer-tenth"),
    Post.OFFICER: cites("kaisen.char.steer-tenth"),
}


def tenth(skill: int) -> int:
    """A tenth, rounded up. Clauses: kaisen.char.steer-tenth, kaisen.char.damage-tenth."""
    return -(-skill // 10)


def seamanship(sea: Sea, ship: Ship) -> tuple[int, tuple[str, ...]]:
    """What the people on board add to a ship's power, with the clauses.

    Clauses: kaisen.char.steer-tenth, kaisen.captain.steer-tenth. Rulings: kaisen.power.bonus_stack.
    """
    if not ship.people or not sea.scenario.table.characters:
        return NOBODY
    by_worth = sorted(ship.people, key=lambda person: -person.sheet.seamanship)
    counted = by_worth[: 1 if sea.rules.power_bonus_stack == "best" else None]
    adds = sum(tenth(person.sheet.seamanship) for person in counted)
    cited = dict.fromkeys(name for person in counted for name in _STEER[person.sheet.post])
    return adds, tuple(cited) if adds else ()


def captain_of(sea: Sea, ship: Ship) -> Person | None:
    """The captain, if one may still make a roll. Clauses: kaisen.captain.uses, kaisen.char.one-action."""
    if not sea.scenario.table.characters:
        return None
    free = sea.rules.captain_action == "free"
    for person in ship.people:
        if person.uses < person.most_uses and (free or not person.acted):
            return person
    return None


def inspire(sea: Sea, ship: Ship) -> Flow:
    """The captain's roll before an attack, if the seat wants it; returns what it adds to hit and damage.

    Clauses: kaisen.captain.rr, kaisen.captain.bonus-hit, kaisen.captain.bonus-damage, kaisen.captain.command.
    Rulings: kaisen.captain.duration, kaisen.captain.rr_value, kaisen.captain.stack.
    """
    if ship.captain_bonus:
        return ship.captain_bonus
    captain = captain_of(sea, ship)
    if captain is None:
        return 0
    answer = yield Ask(ship.seat, "captain", lambda: _offer(sea, ship), _ASK, about=ship.id)
    if answer.id == NOT_NOW or captain_of(sea, ship) is not captain:
        return 0
    captain.uses += 1
    captain.acted = captain.acted or sea.rules.captain_action == "yes"
    sheet = captain.sheet
    names = ("majesty", "awe") if sea.rules.captain_rr_value == "both-best" else (answer.id.removeprefix("captain "),)
    best = 0
    for name in names:
        value = sheet.majesty if name == "majesty" else sheet.awe
        faces = yield from resolve(sea.rules, ship.rolls["captain"])
        bonus = value + sheet.command
        total = bonus + sum(faces)
        adds = tens(sea.rules, total)
        left = captain.most_uses - captain.uses
        sea.log.tell(CaptainRolled(ship.id, captain.id, name, faces, bonus, total, adds, left, _ROLL))
        best = max(best, adds)
    if sea.rules.captain_duration == "round":
        ship.captain_bonus = best
    return best


def _offer(sea: Sea, ship: Ship) -> Offer:
    names = (NOT_NOW, MAJESTY, AWE) if captain_of(sea, ship) is not None else (NOT_NOW,)
    return Offer(Option(name, Choice(name), clauses=_ASK) for name in names)
