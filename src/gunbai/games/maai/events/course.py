"""The course of a duel: its start, its rounds and counts, its end, and what the GM set."""

from __future__ import annotations

from gunbai.games.maai.declaration import Act
from gunbai.games.maai.values import Distance, Mode, Terrain
from gunbai.kernel.events import Event, Plain


class DuelBegan(Event, frozen=True, gc=False, tag="duel-began"):
    mode: Mode
    distance: Distance
    terrain: Terrain
    clauses: tuple[str, ...]


class StartNamed(Event, frozen=True, gc=False, tag="start-named"):
    """The start was settled by agreement, or by the side with the initiative (`by`)."""

    distance: Distance
    by: str
    clauses: tuple[str, ...]


class RoundBegan(Event, frozen=True, gc=False, tag="round-began"):
    round: int
    clauses: tuple[str, ...]


class VitalityReset(Event, frozen=True, gc=False, tag="vitality-reset"):
    fighter: str
    vitality: int
    clauses: tuple[str, ...]


class Waited(Event, frozen=True, gc=False, tag="waited"):
    fighter: str
    count: int
    clauses: tuple[str, ...]


class Declared(Event, frozen=True, gc=False, tag="declared"):
    fighter: str
    acts: tuple[Act, ...]
    cost: int
    count: int
    clauses: tuple[str, ...]


class CutShort(Event, frozen=True, gc=False, tag="cut-short"):
    """The rest of a breath is not done, and not paid."""

    fighter: str
    acts: tuple[Act, ...]
    clauses: tuple[str, ...]


class LullBegan(Event, frozen=True, gc=False, tag="lull-began"):
    round: int
    clauses: tuple[str, ...]


class Yielded(Event, frozen=True, gc=False, tag="yielded"):
    fighter: str
    clauses: tuple[str, ...]


class EndOffered(Event, frozen=True, gc=False, tag="end-offered"):
    """A side would end the duel: drawn, or with this winner."""

    fighter: str
    winner: str
    clauses: tuple[str, ...]


class EndWithdrawn(Event, frozen=True, gc=False, tag="end-withdrawn"):
    fighter: str
    clauses: tuple[str, ...]


class ValueSet(Event, frozen=True, gc=False, tag="value-set"):
    """A ruling of the GM changed a value: what it was and is, as written in a scenario."""

    target: str
    before: Plain
    after: Plain
    clauses: tuple[str, ...]


class Out(Event, frozen=True, gc=False, tag="out"):
    """Strength 0: out of the fight."""

    fighter: str
    clauses: tuple[str, ...]


class DuelEnded(Event, frozen=True, gc=False, tag="duel-ended"):
    """The duel is over; guard and distance are gone."""

    winner: str
    why: str
    clauses: tuple[str, ...]
