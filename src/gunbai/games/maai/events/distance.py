"""間, 半歩 and 鍔迫り合い: what moved the shared distance, or was to move it; contests; the light."""

from __future__ import annotations

from gunbai.games.maai.values import Contest, Direction, Distance
from gunbai.kernel.events import Event


class Stepped(Event, frozen=True, gc=False, tag="stepped"):
    """A half-step that moved the shared distance."""

    fighter: str
    direction: Direction
    cost: int
    distance: Distance
    clauses: tuple[str, ...]


class StepDropped(Event, frozen=True, gc=False, tag="step-dropped"):
    """A declared half-step that came to nothing before it was paid."""

    fighter: str
    clauses: tuple[str, ...]


class StepHeld(Event, frozen=True, gc=False, tag="step-held"):
    """A half-step that was lost or drawn: paid, but the distance stays."""

    fighter: str
    cost: int
    distance: Distance
    clauses: tuple[str, ...]


class Resisted(Event, frozen=True, gc=False, tag="resisted"):
    """A half-step is resisted: by holding, or with a wish for the other direction."""

    fighter: str
    counter: bool
    cost: int
    clauses: tuple[str, ...]


class Paid(Event, frozen=True, gc=False, tag="paid"):
    """Vitality paid for a contest that no other line names: for a step that was countered, or for winning."""

    fighter: str
    cost: int
    clauses: tuple[str, ...]


class FirstTry(Event, frozen=True, gc=False, tag="first-try"):
    """The side that tries first was offered the half-step."""

    fighter: str
    taken: bool
    clauses: tuple[str, ...]


class Contested(Event, frozen=True, gc=False, tag="contested"):
    """A contest: two totals, the higher wins; `winner` is empty for a tie."""

    contest: Contest
    one: str
    one_faces: tuple[int, ...]
    one_total: int
    other: str
    other_faces: tuple[int, ...]
    other_total: int
    winner: str
    clauses: tuple[str, ...]


class FirstCutHeld(Event, frozen=True, gc=False, tag="first-cut-held"):
    """The seized half-step: the next attack hits without a roll."""

    fighter: str
    clauses: tuple[str, ...]


class ClinchPush(Event, frozen=True, gc=False, tag="clinch-push"):
    fighter: str
    won: bool
    cost: int
    distance: Distance
    clauses: tuple[str, ...]


class ClinchSlip(Event, frozen=True, gc=False, tag="clinch-slip"):
    fighter: str
    won: bool
    cost: int
    distance: Distance
    clauses: tuple[str, ...]


class LockOpened(Event, frozen=True, gc=False, tag="lock-opened"):
    """A bare-hand move that hit opened the lock."""

    fighter: str
    distance: Distance
    clauses: tuple[str, ...]


class Dazzled(Event, frozen=True, gc=False, tag="dazzled"):
    """The light was won: now this side is dazzled."""

    fighter: str
    clauses: tuple[str, ...]
