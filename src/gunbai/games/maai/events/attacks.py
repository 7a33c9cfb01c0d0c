"""Attacks and checks, and what is taken by them: strength, points, guard, the body."""

from __future__ import annotations

from typing import ClassVar

from gunbai.games.maai.declaration import Act
from gunbai.games.maai.values import Check, GuardLoss, Outcome, Part
from gunbai.kernel.events import Event


class Attacked(Event, frozen=True, gc=False, tag="attacked"):
    """An attack check; `bonus` is all that was added to the faces."""

    unsaid: ClassVar[tuple[str, ...]] = ("foe",)
    """In a duel there is but one."""

    fighter: str
    foe: str
    act: Act
    cost: int
    faces: tuple[int, ...]
    bonus: int
    total: int
    target: int
    outcome: Outcome
    clauses: tuple[str, ...]


class Evaded(Event, frozen=True, gc=False, tag="evaded"):
    """The target rolls too, where the ruling `maai.attack.target` is `contest`; the attack must reach the total."""

    fighter: str
    faces: tuple[int, ...]
    bonus: int
    total: int
    clauses: tuple[str, ...]


class FirstCut(Event, frozen=True, gc=False, tag="first-cut"):
    """An attack that hits without a roll."""

    unsaid: ClassVar[tuple[str, ...]] = ("foe",)

    fighter: str
    foe: str
    act: Act
    cost: int
    clauses: tuple[str, ...]


class WindowUsed(Event, frozen=True, gc=False, tag="window-used"):
    """The one critical window of an opening turned a hit into a critical."""

    fighter: str
    foe: str
    clauses: tuple[str, ...]


class SpiritFlag(Event, frozen=True, gc=False, tag="spirit-flag"):
    """心気: aiming at the face is read as cowardly and cruel."""

    fighter: str
    clauses: tuple[str, ...]


class Checked(Event, frozen=True, gc=False, tag="checked"):
    """A check against a number that is no attack."""

    fighter: str
    check: Check
    faces: tuple[int, ...]
    bonus: int
    total: int
    target: int
    outcome: Outcome
    clauses: tuple[str, ...]


class StrengthLost(Event, frozen=True, gc=False, tag="strength-lost"):
    fighter: str
    lost: int
    left: int
    clauses: tuple[str, ...]


class PointsScored(Event, frozen=True, gc=False, tag="points-scored"):
    fighter: str
    scored: int
    points: int
    clauses: tuple[str, ...]


class GuardLost(Event, frozen=True, gc=False, tag="guard-lost"):
    fighter: str
    why: GuardLoss
    lost: int
    left: int
    clauses: tuple[str, ...]


class GuardBroken(Event, frozen=True, gc=False, tag="guard-broken"):
    """The guard reached 0; the opening lasts to the end of round `until`."""

    fighter: str
    until: int
    clauses: tuple[str, ...]


class OpeningEnded(Event, frozen=True, gc=False, tag="opening-ended"):
    fighter: str
    clauses: tuple[str, ...]


class Steadied(Event, frozen=True, gc=False, tag="steadied"):
    fighter: str
    gained: int
    guard: int
    clauses: tuple[str, ...]


class CannotSteady(Event, frozen=True, gc=False, tag="cannot-steady"):
    """Whoever was cut in this round has no breath to steady."""

    fighter: str
    clauses: tuple[str, ...]


class Rested(Event, frozen=True, gc=False, tag="rested"):
    """The lull was spent on something else."""

    fighter: str
    clauses: tuple[str, ...]


class Injured(Event, frozen=True, gc=False, tag="injured"):
    fighter: str
    part: Part
    clauses: tuple[str, ...]


class Bleeds(Event, frozen=True, gc=False, tag="bleeds"):
    """Bleeding has begun."""

    fighter: str
    clauses: tuple[str, ...]


class Bled(Event, frozen=True, gc=False, tag="bled"):
    fighter: str
    lost: int
    left: int
    clauses: tuple[str, ...]


class BleedingStopped(Event, frozen=True, gc=False, tag="bleeding-stopped"):
    fighter: str
    clauses: tuple[str, ...]
