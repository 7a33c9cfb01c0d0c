"""対抗ロール: two ships roll against each other, or one against a number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.kaisen.events.fouling import Contested, Tried
from gunbai.games.kaisen.rolls import Faces, decided, has_reached, resolve, rolled_on
from gunbai.games.kaisen.values import Check
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea


class Side(msgspec.Struct, frozen=True, gc=False):
    """One side of an opposed roll."""

    ship: Ship
    bonus: int
    """All that is added to the dice: the ability, a performance, what the situation gives."""


class Outcome(msgspec.Struct, frozen=True, gc=False):
    """How an opposed roll came out."""

    faces: Faces
    total: int
    other_faces: Faces
    other_total: int
    won: bool
    """By the first side."""


def oppose(sea: Sea, check: Check, one: Side, other: Side) -> Flow:
    """An opposed roll; the first side acts. Returns its `Outcome`.

    Clauses: kaisen.hit.opposed. Rulings: kaisen.rr.tie, kaisen.hit.defender_stunned.
    """
    rules = sea.rules
    helpless = not other.ship.able and rules.hit_defender_stunned != "roll"
    if helpless and rules.hit_defender_stunned == "hit":
        return Outcome((), one.bonus, (), other.bonus, True)
    while True:
        faces: Faces = yield (roll := one.ship.rolls[check])
        if rules.rr_open_ended != "none":
            faces = yield from rolled_on(rules, roll, faces)
        foe_faces: Faces = ()
        if not helpless:
            foe_faces = yield (roll := other.ship.rolls[check])
            if rules.rr_open_ended != "none":
                foe_faces = yield from rolled_on(rules, roll, foe_faces)
        total, foe_total = one.bonus + sum(faces), other.bonus + sum(foe_faces)
        won = decided(rules, total, foe_total)
        if one.ship.forced is not None:
            won, one.ship.forced = one.ship.forced, None
        if won is not None:
            return Outcome(faces, total, foe_faces, foe_total, won)


def contest(sea: Sea, check: Check, one: Side, other: Side, clauses: tuple[str, ...]) -> Flow:
    """An opposed roll that is told as such; returns whether the first side wins."""
    found: Outcome = yield from oppose(sea, check, one, other)
    sea.log.tell(
        Contested(
            check, one.ship.id, found.faces, one.bonus, found.total, other.ship.id, found.other_faces, other.bonus,
            found.other_total, found.won, clauses,
        )
    )  # fmt: skip
    return found.won


def against_number(sea: Sea, check: Check, one: Side, other: Ship, target: int, clauses: tuple[str, ...]) -> Flow:
    """A roll against a target number; returns whether it is reached. Rulings: kaisen.rr.static."""
    faces: Faces = yield from resolve(sea.rules, one.ship.rolls[check])
    total = one.bonus + sum(faces)
    won = has_reached(sea.rules, total, target)
    if one.ship.forced is not None:
        won, one.ship.forced = one.ship.forced, None
    sea.log.tell(Tried(check, one.ship.id, other.id, faces, total, target, won, clauses))
    return won
