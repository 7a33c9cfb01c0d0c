"""Gunnery, ramming and boarding."""

from __future__ import annotations

from gunbai.games.kaisen.declaration import Attack
from gunbai.games.kaisen.values import Performance, Target
from gunbai.kernel.events import Event


class AttackDeclared(Event, frozen=True, tag="attack-declared"):
    """An attack is opened."""

    ship: str
    attack: Attack
    clauses: tuple[str, ...]


class Attacked(Event, frozen=True, tag="attacked"):
    """An attack: the opposed roll of hit."""

    ship: str
    target: str
    attack: Attack
    faces: tuple[int, ...]
    """None where the other is hit without a roll."""
    performance: Performance | None
    """The one that modifies the roll; None for none."""
    bonus: int
    """All that was added to the dice."""
    total: int
    foe_faces: tuple[int, ...]
    foe_performance: Performance | None
    foe_bonus: int
    foe_total: int
    hit: bool
    clauses: tuple[str, ...]


class AttackLost(Event, frozen=True, tag="attack-lost"):
    """An attack comes to nothing: the ship can no longer make it, or its target is gone."""

    ship: str
    clauses: tuple[str, ...]


class Blow(Event, frozen=True, tag="blow"):
    """The damage of a blow is rolled."""

    ship: str
    target: str
    at: Target
    weapon: str
    """The piece of equipment; empty for hull, crew or soldiers alone."""
    faces: tuple[int, ...]
    """Of D6s."""
    small: tuple[int, ...]
    """Of D3s."""
    bonus: int
    total: int
    clauses: tuple[str, ...]


class SoldiersLost(Event, frozen=True, tag="soldiers-lost"):
    """A group of soldiers loses men."""

    ship: str
    group: str
    lost: int
    left: int
    clauses: tuple[str, ...]
