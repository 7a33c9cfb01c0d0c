"""Collisions, fouling, leaving, and what ships suffer."""

from __future__ import annotations

from enum import Enum

from gunbai.games.kaisen.values import Check
from gunbai.kernel.events import Event


class How(Enum):
    """How two ships became fouled."""

    COLLISION = "collision"
    """In one hex after movement"""
    CONTEST = "contest"
    """In adjacent hexes, by a contest"""
    BOTH = "both"
    """In adjacent hexes, as both wished"""
    SWAP = "swap"
    """In passing each other, by a ruling"""
    RULED = "ruled"
    """By the game master"""


class Fouled(Event, frozen=True, tag="fouled"):
    """Two ships become fouled."""

    one: str
    other: str
    how: How
    clauses: tuple[str, ...]


class Contested(Event, frozen=True, tag="contested"):
    """An opposed roll."""

    check: Check
    one: str
    one_faces: tuple[int, ...]
    one_bonus: int
    """All that was added to the dice."""
    one_total: int
    other: str
    other_faces: tuple[int, ...]
    """None where it rolls no dice."""
    other_bonus: int
    other_total: int
    won: bool
    """By the first one."""
    clauses: tuple[str, ...]


class Tried(Event, frozen=True, tag="tried"):
    """A roll against a number."""

    check: Check
    ship: str
    other: str
    faces: tuple[int, ...]
    total: int
    target: int
    won: bool
    clauses: tuple[str, ...]


class BowLocked(Event, frozen=True, tag="bow-locked"):
    """The bow equipment cannot be used until the ship gets clear."""

    ship: str
    clauses: tuple[str, ...]


class BowBears(Event, frozen=True, tag="bow-bears"):
    """The bow equipment bears on a ship in the same hex."""

    ship: str
    other: str
    clauses: tuple[str, ...]


class Spared(Event, frozen=True, tag="spared"):
    """A ship does no damage at a collision, where a ruling lets it."""

    ship: str
    clauses: tuple[str, ...]


class Damaged(Event, frozen=True, tag="damaged"):
    """A ship loses HP."""

    ship: str
    by: str
    """Whose blow it was; the ship itself for a recoil."""
    lost: int
    hp: int
    clauses: tuple[str, ...]


class Stunned(Event, frozen=True, tag="stunned"):
    """A ship can no longer act (気絶)."""

    ship: str
    clauses: tuple[str, ...]


class Sank(Event, frozen=True, tag="sank"):
    """A ship sinks."""

    ship: str
    clauses: tuple[str, ...]


class Cleared(Event, frozen=True, tag="cleared"):
    """Two ships are no longer fouled with each other."""

    one: str
    other: str
    clauses: tuple[str, ...]
