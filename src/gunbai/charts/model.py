"""What is drawn: plain values that know neither a game nor how they are drawn.

Numbers may be whole, fractions or floats; a fraction stays one until it is drawn.
"""

from __future__ import annotations

from fractions import Fraction
from typing import TypeAlias

import msgspec

Number: TypeAlias = int | float | Fraction
Span: TypeAlias = tuple[Number, Number]
"""Low and high: an interval in which the true value is believed to lie."""


class Series(msgspec.Struct, frozen=True):
    """Bars that belong together."""

    values: tuple[Number, ...]
    """One a label."""
    name: str = ""
    """For the legend; there is none where no series has a name."""
    spans: tuple[Span, ...] = ()
    """One a value, or none."""
    marked: tuple[int, ...] = ()
    """Places, from 0, of the bars that stand out: those of a success."""


class Bars(msgspec.Struct, frozen=True, kw_only=True):
    """Bars side by side: a distribution, or what several have in common."""

    title: str
    labels: tuple[str, ...]
    """What stands under the bars, one a place."""
    series: tuple[Series, ...]
    across: str = ""
    """What the labels are."""
    up: str = ""
    """What the values are."""
    is_percent: bool = False
    """The values are parts of 1 and are shown in hundredths."""


class Line(msgspec.Struct, frozen=True):
    """A line through points, with a band about it where there is one."""

    points: tuple[tuple[Number, Number], ...]
    """From left to right."""
    name: str = ""
    band: tuple[Span, ...] = ()
    """One a point, or none."""


class Lines(msgspec.Struct, frozen=True, kw_only=True):
    """Lines over one scale."""

    title: str
    lines: tuple[Line, ...]
    across: str = ""
    up: str = ""
    is_percent: bool = False
    is_stepped: bool = False
    """A value holds until the next point."""


class Heat(msgspec.Struct, frozen=True, kw_only=True):
    """A table whose cells are coloured by their numbers; the first row stands at the top."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    cells: tuple[tuple[Number | None, ...], ...]
    """Row by row; None leaves a cell empty."""
    across: str = ""
    """What the columns are."""
    up: str = ""
    """What the rows are."""
    is_percent: bool = False
    middle: Number | None = None
    """What is neither much nor little: numbers above and below it have colours of their own."""
    places: int = 0
    """Decimals that are written, at most."""


Chart: TypeAlias = Bars | Lines | Heat
