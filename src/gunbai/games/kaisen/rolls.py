"""ＲＲ: the resolve roll, alone against a number and opposed by another; and the dice of damage.

Rulings: kaisen.rr.dice, kaisen.rr.open_ended, kaisen.rr.tie, kaisen.dice.small.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.power import ROWING_WIND
from gunbai.games.kaisen.values import Check, Performance
from gunbai.kernel.requests import Flow, Roll

if TYPE_CHECKING:
    from gunbai.games.kaisen.rules import Rules
    from gunbai.games.kaisen.ship import Profile, Ship
    from gunbai.games.kaisen.state import Sea

Faces = tuple[int, ...]

WHYS = ("power", *(check.value for check in Check), "captain", "damage", "small", "storm")
"""What a ship's rolls are for: message keys `roll-WHY`."""


def dice_of(rules: Rules) -> tuple[int, int]:
    """How many dice of how many sides a resolve roll is."""
    count, _, sides = rules.rr_dice.partition("d")
    return int(count), int(sides)


def rolls_of(rules: Rules, seat: str) -> dict[str | Check, Roll]:
    """The resolve rolls of a ship, by what they are for."""
    count, sides = dice_of(rules)
    rolls: dict[str | Check, Roll] = {check: Roll(count, sides, seat, check.value) for check in Check}
    return rolls | {why: Roll(count, sides, seat, why) for why in ("power", "captain")}


def resolve(rules: Rules, roll: Roll) -> Flow:
    """One resolve roll; returns its faces, those that were rolled once more among them."""
    faces: Faces = yield roll
    return faces if rules.rr_open_ended == "none" else (yield from rolled_on(rules, roll, faces))


def rolled_on(rules: Rules, roll: Roll, faces: Faces) -> Flow:
    """What the ruling kaisen.rr.open_ended has rolled once more; returns all faces."""
    highest = [face for face in faces if face == roll.sides]
    if rules.rr_open_ended == "on-maximum":
        if len(highest) == len(faces):
            faces += yield roll
    elif highest:
        faces += yield Roll(len(highest), roll.sides, roll.seat, roll.why)
    return faces


def small_dice(sea: Sea, ship: Ship, count: int) -> Flow:
    """So many D3; returns what they show."""
    if sea.rules.dice_small == "native":
        return (yield Roll(count, 3, ship.seat, "small"))
    faces = yield Roll(count, 6, ship.seat, "small")
    return tuple((face + 1) // 2 for face in faces)


def has_reached(rules: Rules, total: int, target: int) -> bool:
    """Whether a result reaches a target number. Rulings: kaisen.rr.static."""
    return total >= target if rules.rr_static == "at-least" else total > target


def decided(rules: Rules, one: int, other: int) -> bool | None:
    """Whether the acting side wins an opposed roll; None where both roll again. Rulings: kaisen.rr.tie."""
    if one != other:
        return one > other
    return {"resister": False, "active": True, "reroll": None}[rules.rr_tie]


def performance_of(ship: Ship, named: Performance | None) -> tuple[Performance | None, int]:
    """The performance that modifies a roll, and by how much: the named one, or the highest that is allowed.

    Clauses: kaisen.hit.mod-one, kaisen.hit.mod-sail, kaisen.hit.mod-row.
    """
    if named is None:
        return ship.trim.best
    value = ship.trim.performances.get(named, 0)
    return (named, value) if value else (None, 0)


def performances_in(rules: Rules, profile: Profile, level: int, calm: bool) -> dict[Performance, int]:
    """The performances that may modify a roll, and by how much, in a wind of this level.

    Clauses: kaisen.hit.mod-sail, kaisen.hit.mod-row. Rulings: kaisen.hit.mod_value.
    """
    allowed = {Performance.STEERING: profile.steering}
    if not calm:
        allowed[Performance.SAILING] = profile.sailing
    if level <= ROWING_WIND:
        allowed[Performance.ROWING] = profile.rowing
    return {one: -(-value // 2) for one, value in allowed.items()} if rules.hit_mod_value == "half" else allowed
