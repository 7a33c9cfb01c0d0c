"""Power, plots, and how ships move."""

from __future__ import annotations

from typing import ClassVar

from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.values import Halt, Hold
from gunbai.kernel.events import Event


class PowerRolled(Event, frozen=True, tag="power-rolled"):
    """A ship's roll for its movement power."""

    ship: str
    faces: tuple[int, ...]
    achievement: int
    level: int
    seamanship: int
    """What a character's tenth adds."""
    power: int
    clauses: tuple[str, ...]


class Held(Event, frozen=True, tag="held"):
    """A ship may not move as it likes in this round."""

    ship: str
    hold: Hold
    clauses: tuple[str, ...]


class PlotOpened(Event, frozen=True, tag="plot-opened"):
    """A plot is opened."""

    unsaid: ClassVar[tuple[str, ...]] = ("plot",)

    ship: str
    plot: Plot
    text: str
    """The plot in canonical notation."""
    sail: int
    steer: int
    row: int
    """Points in each pool."""
    clauses: tuple[str, ...]


class EndDiffers(Event, frozen=True, tag="end-differs"):
    """A plot writes another end than the one to which its moves lead."""

    ship: str
    written: str
    end: str
    clauses: tuple[str, ...]


class Sailed(Event, frozen=True, tag="sailed"):
    """A plot is carried out."""

    ship: str
    moves: str
    """What was made of it."""
    lost: str
    """What was not."""
    halt: Halt
    short: int
    """How many points were lacking for the whole of it."""
    start: str
    end: str
    facing: int
    sail: int
    steer: int
    row: int
    """Points spent."""
    clauses: tuple[str, ...]


class Drifted(Event, frozen=True, tag="drifted"):
    """A current carries a ship on."""

    ship: str
    end: str
    clauses: tuple[str, ...]


class LeftMap(Event, frozen=True, tag="left-map"):
    """A ship leaves the map and the battle."""

    ship: str
    clauses: tuple[str, ...]
