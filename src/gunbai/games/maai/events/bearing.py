"""What a fighter holds and how she stands: weapons, stances, 無防備, 過負荷 and 脱尽; what the GM is prompted for."""

from __future__ import annotations

from gunbai.kernel.events import Event


class WeaponDropped(Event, frozen=True, gc=False, tag="weapon-dropped"):
    fighter: str
    weapon: str
    clauses: tuple[str, ...]


class WeaponDrawn(Event, frozen=True, gc=False, tag="weapon-drawn"):
    fighter: str
    weapon: str
    cost: int
    clauses: tuple[str, ...]


class WeaponPickedUp(Event, frozen=True, gc=False, tag="weapon-picked-up"):
    fighter: str
    weapon: str
    cost: int
    clauses: tuple[str, ...]


class StanceTaken(Event, frozen=True, gc=False, tag="stance-taken"):
    fighter: str
    stance: str
    cost: int
    clauses: tuple[str, ...]


class StanceEnded(Event, frozen=True, gc=False, tag="stance-ended"):
    fighter: str
    stance: str
    clauses: tuple[str, ...]


class Defenceless(Event, frozen=True, gc=False, tag="defenceless"):
    """無防備, to the end of round `until`."""

    fighter: str
    until: int
    clauses: tuple[str, ...]


class KarmaPrompt(Event, frozen=True, gc=False, tag="karma-prompt"):
    """業報: the GM may add something worse."""

    fighter: str
    clauses: tuple[str, ...]


class TenmeiPrompt(Event, frozen=True, gc=False, tag="tenmei-prompt"):
    """天命: the GM may add a boon."""

    fighter: str
    clauses: tuple[str, ...]


class Overloaded(Event, frozen=True, gc=False, tag="overloaded"):
    """An overload failed: nothing takes effect, all vitality of the round is gone."""

    fighter: str
    spent: int
    lost: int
    clauses: tuple[str, ...]


class Exhausted(Event, frozen=True, gc=False, tag="exhausted"):
    """脱尽: the next round starts at 1."""

    fighter: str
    clauses: tuple[str, ...]
