"""Captains, officers, signals."""

from __future__ import annotations

from gunbai.games.kaisen.values import Ability
from gunbai.kernel.events import Event


class CaptainRolled(Event, frozen=True, tag="captain-rolled"):
    """A captain inspires the ship."""

    ship: str
    person: str
    trait: str
    """`majesty` or `awe`"""
    faces: tuple[int, ...]
    bonus: int
    total: int
    adds: int
    """To the hit and to the damage."""
    left: int
    """Rolls left in this battle."""
    clauses: tuple[str, ...]


class Flagged(Event, frozen=True, tag="flagged"):
    """A signal by flags."""

    ship: str
    text: str
    clauses: tuple[str, ...]


class Hailed(Event, frozen=True, tag="hailed"):
    """A call by voice."""

    ship: str
    to: str
    text: str
    clauses: tuple[str, ...]


class Tested(Event, frozen=True, tag="tested"):
    """A character against a ship."""

    person: str
    ship: str
    ability: Ability
    faces: tuple[int, ...]
    total: int
    ship_faces: tuple[int, ...]
    ship_total: int
    won: bool
    clauses: tuple[str, ...]


class Struck(Event, frozen=True, tag="struck"):
    """A character's attack on a ship: a tenth of its damage."""

    person: str
    ship: str
    full: int
    lost: int
    clauses: tuple[str, ...]


class Acted(Event, frozen=True, tag="acted"):
    """A character does something that the core rules or the game master decide."""

    person: str
    text: str
    clauses: tuple[str, ...]


class Judged(Event, frozen=True, tag="judged"):
    """The game master says what comes of it."""

    person: str
    success: bool
    clauses: tuple[str, ...]
