"""What rulebook 001 does to a fighter's breath: 気尽, aids to vitality (B), transfer (C), recovery of strength (A)."""

from __future__ import annotations

from gunbai.games.maai.values import Aid
from gunbai.kernel.events import Event


class Winded(Event, frozen=True, gc=False, tag="winded"):
    """気尽, to the end of round `until`; 0: for the whole battle."""

    fighter: str
    until: int
    limit: int
    clauses: tuple[str, ...]


class WindedBlocked(Event, frozen=True, gc=False, tag="winded-blocked"):
    """気尽 did not come about: something keeps it off."""

    fighter: str
    clauses: tuple[str, ...]


class WindedEnded(Event, frozen=True, gc=False, tag="winded-ended"):
    fighter: str
    limit: int
    clauses: tuple[str, ...]


class Aided(Event, frozen=True, gc=False, tag="aided"):
    """活力補助 B-1, B-2 or B-3."""

    fighter: str
    aid: Aid
    clauses: tuple[str, ...]


class BeatUsed(Event, frozen=True, gc=False, tag="beat-used"):
    """B-2: the last beat, so much vitality beyond 0."""

    fighter: str
    gained: int
    clauses: tuple[str, ...]


class Warded(Event, frozen=True, gc=False, tag="warded"):
    """B-3: a drain of vitality came to nothing."""

    fighter: str
    amount: int
    clauses: tuple[str, ...]


class VitalityChanged(Event, frozen=True, gc=False, tag="vitality-changed"):
    """Vitality taken from outside (below 0) or given."""

    fighter: str
    amount: int
    vitality: int
    clauses: tuple[str, ...]


class Transferred(Event, frozen=True, gc=False, tag="transferred"):
    """活力譲渡 (C); `giver` is empty where the game master brings it."""

    fighter: str
    giver: str
    amount: int
    vitality: int
    clauses: tuple[str, ...]


class ExhaustionReleased(Event, frozen=True, gc=False, tag="exhaustion-released"):
    fighter: str
    clauses: tuple[str, ...]


class Healed(Event, frozen=True, gc=False, tag="healed"):
    """戦力 +N 回復 (A)."""

    fighter: str
    gained: int
    strength: int
    clauses: tuple[str, ...]


class Owed(Event, frozen=True, gc=False, tag="owed"):
    """Vitality of the next round was spent already: the round begins with less."""

    fighter: str
    amount: int
    vitality: int
    clauses: tuple[str, ...]
