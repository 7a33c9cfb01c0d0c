"""What is wrong with the characters of a scenario: who may be a captain, and what that costs."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.errors import Fault
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.rules import Rules
from gunbai.games.kaisen.sheet import Lives, PersonSheet, ShipSheet
from gunbai.games.kaisen.ship import captain_uses
from gunbai.games.kaisen.values import Post, Service

PICKS = 3
"""Picks of a life at sea that a captain needs. Clauses: kaisen.captain.three."""

_THREE = cites("kaisen.captain.three", "kaisen.captain.source")
_SERVICE = {
    Service.NAVAL: cites("kaisen.captain.naval"),
    Service.MERCHANT: cites("kaisen.captain.merchant"),
    Service.PIRATE: cites("kaisen.captain.pirate"),
}
_SPENT = cites("kaisen.captain.rolls-spent", "kaisen.captain.steer-trade")
_USES = cites("kaisen.captain.uses")
_ONE = cites("kaisen.char.gm-permit")


def people_faults(ship: ShipSheet, place: str, rules: Rules) -> Iterator[Fault]:
    """Clauses: kaisen.captain.three, kaisen.captain.naval, kaisen.captain.merchant, kaisen.captain.pirate,
    kaisen.captain.rolls-spent, kaisen.captain.steer-trade."""
    captains = 0
    for number, person in enumerate(ship.people, 1):
        inner = f"{place}.people[{number}]"
        spent = rolls_spent(person.lives)
        if person.lives.rolls is not None and spent > person.lives.rolls:
            values = {"spent": spent, "rolls": person.lives.rolls}
            yield Fault("rolls-spent", f"{inner}.lives", values={**values}, clauses=_SPENT)
        if person.post is Post.CAPTAIN:
            captains += 1
            yield from _captain_faults(person, inner, rules)
        elif person.uses:
            yield Fault("needs", f"{inner}.uses", values={"key": "uses", "other": 'post = "captain"'})
    if captains > 1:
        yield Fault("two-captains", f"{place}.people", clauses=_ONE)


def _captain_faults(person: PersonSheet, place: str, rules: Rules) -> Iterator[Fault]:
    lives = person.lives
    if not may_command(lives, rules):
        accepted = f"{PICKS}.."
        yield Fault(
            "no-captain", f"{place}.lives", values={"picks": picks(lives)}, accepted=(accepted,), clauses=_THREE
        )
    if person.service is not None and not life_of(lives, person.service):
        values = {"service": person.service.value}
        yield Fault("wrong-life", f"{place}.lives", values={**values}, clauses=_SERVICE[person.service])
    most = captain_uses(person)
    if person.uses > most:
        yield Fault("too-many-uses", f"{place}.uses", values={"most": most}, clauses=_USES)


def picks(lives: Lives) -> int:
    """Picks of a life at sea, of all three kinds. Clauses: kaisen.captain.three."""
    return lives.naval + lives.sailor + lives.pirate


def may_command(lives: Lives, rules: Rules) -> bool:
    """Whether so many picks make a captain. Clauses: kaisen.captain.three. Rulings: kaisen.captain.total."""
    if rules.captain_total == "one-of-three":
        return max(lives.naval, lives.sailor, lives.pirate) >= PICKS
    return picks(lives) >= PICKS


def life_of(lives: Lives, service: Service) -> int:
    """Picks of the life that a kind of ship asks of its captain.

    Clauses: kaisen.captain.naval, kaisen.captain.merchant, kaisen.captain.pirate.
    """
    return {Service.NAVAL: lives.naval, Service.MERCHANT: lives.sailor, Service.PIRATE: lives.pirate}[service]


def rolls_spent(lives: Lives) -> int:
    """Rolls on tables of experience that are used up: picks, others, and one given up for 1D6 of seamanship.

    Clauses: kaisen.captain.rolls-spent, kaisen.captain.steer-trade.
    """
    return picks(lives) + lives.other + lives.traded
