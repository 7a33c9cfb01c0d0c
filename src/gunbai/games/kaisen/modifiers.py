"""What modifies a hit: performances, coming from behind, several ships, the captain."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.kaisen.bearings import Bearing
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.rolls import performance_of
from gunbai.games.kaisen.values import BOARDING, RAM, Fight, Performance

if TYPE_CHECKING:
    from gunbai.games.kaisen.rules import Rules
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

BEHIND, ASTERN = 10, -10
"""Clauses: kaisen.behind.hit, kaisen.behind.astern-penalty."""
SEVERAL = 5
"""Clauses: kaisen.behind.several, kaisen.behind.several-penalty."""

_BEHIND = cites("kaisen.behind.hit")
_ASTERN = cites("kaisen.behind.astern-penalty")
_SEVERAL = cites("kaisen.behind.several")
_OUTNUMBERED = cites("kaisen.behind.several-penalty")
_NOT_BOARDING = cites("kaisen.behind.not-boarding")
_ONE = {
    None: (),
    Performance.STEERING: cites("kaisen.hit.mod-one"),
    Performance.SAILING: cites("kaisen.hit.mod-one", "kaisen.hit.mod-sail"),
    Performance.ROWING: cites("kaisen.hit.mod-one", "kaisen.hit.mod-row"),
}
_CAPTAIN = cites("kaisen.captain.bonus-hit")


class Bonus(msgspec.Struct, frozen=True, gc=False):
    """All that is added to the dice of one side."""

    total: int
    performance: Performance | None
    clauses: tuple[str, ...]


def base(ship: Ship, fight: Fight) -> int:
    """The ability that is rolled. Clauses: kaisen.hit.gunnery, kaisen.hit.ram, kaisen.hit.boarding."""
    return ship.profile.rigging if fight is RAM else ship.profile.crew


def attack_bonus(
    sea: Sea,
    ship: Ship,
    foe: Ship,
    fight: Fight,
    lie: Bearing,
    attackers: dict[str, list[str]],
    named: Performance | None,
    captain: int,
) -> Bonus:
    """What an attacker adds to its dice.

    Clauses: kaisen.behind.hit, kaisen.behind.several, kaisen.behind.astern-penalty, kaisen.behind.several-penalty,
    kaisen.behind.not-boarding, kaisen.captain.bonus-hit. Rulings: kaisen.multi.scope.
    """
    performance, adds = performance_of(ship, named)
    total, cited = base(ship, fight) + adds + captain, _ONE[performance] + (_CAPTAIN if captain else ())
    if fight is not BOARDING:
        if lie.behind:
            total, cited = total + BEHIND, cited + _BEHIND
        if lie.astern:
            total, cited = total + ASTERN, cited + _ASTERN
    elif lie.behind or lie.astern:
        cited += _NOT_BOARDING
    if fight is BOARDING and sea.rules.multi_scope == "not-boarding":
        return Bonus(total, performance, cited)
    several = _several(sea, ship, foe, attackers)
    outnumbered = _outnumbered(sea, ship, foe, attackers)
    if several:
        total, cited = total + several, cited + _SEVERAL
    if outnumbered:
        total, cited = total - outnumbered, cited + _OUTNUMBERED
    return Bonus(total, performance, cited)


def defence_bonus(
    sea: Sea, foe: Ship, fight: Fight, attackers: dict[str, list[str]], named: Performance | None
) -> Bonus:
    """What a defender adds to its dice. Rulings: kaisen.multi.defence, kaisen.captain.defence."""
    performance, adds = performance_of(foe, named)
    total, cited = base(foe, fight) + adds, _ONE[performance]
    if sea.rules.captain_defence == "yes" and foe.captain_bonus:
        total, cited = total + foe.captain_bonus, cited + _CAPTAIN
    others = len(attackers.get(foe.id, ()))
    if sea.rules.multi_defence == "all-rolls" and others > 1:
        total, cited = total - for_several(sea.rules, others), cited + _OUTNUMBERED
    return Bonus(total, performance, cited)


def _several(sea: Sea, ship: Ship, foe: Ship, attackers: dict[str, list[str]]) -> int:
    """What an attacker gains as one of several. Rulings: kaisen.multi.when."""
    on_it = attackers.get(foe.id, [])
    if sea.rules.multi_when == "in-turn":
        before = [name for name in on_it if name != ship.id and sea.by_id[name].done]
        return for_several(sea.rules, len(before) + 1) if before else 0
    return for_several(sea.rules, len(on_it)) if len(on_it) > 1 else 0


def _outnumbered(sea: Sea, ship: Ship, foe: Ship, attackers: dict[str, list[str]]) -> int:
    """What a ship loses that fights several at once. Rulings: kaisen.multi.count."""
    against = dict.fromkeys(attackers.get(ship.id, ()))
    if sea.rules.multi_count == "with-target":
        against[foe.id] = None
    return for_several(sea.rules, len(against)) if len(against) > 1 else 0


def for_several(rules: Rules, count: int) -> int:
    """What so many ships, 2 and more, bring or cost. Rulings: kaisen.multi.amount."""
    return SEVERAL if rules.multi_amount == "flat" else SEVERAL * (count - 1)
