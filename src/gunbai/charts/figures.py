"""The figures themselves. Only `drawing` imports this, once it is known that Matplotlib is there."""

from __future__ import annotations

from collections.abc import Sequence

from matplotlib.axes import Axes
from matplotlib.colors import Colormap, LinearSegmentedColormap, Normalize, TwoSlopeNorm
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator

from gunbai.charts.look import DASHES, EDGE, INDIGO, INK, INKS, PAPER, SOFT, VERMILION
from gunbai.charts.model import Bars, Heat, Line, Lines, Number, Series, Span

WIDTH, HEIGHT = 8.0, 4.5
"""Inches."""
MOST_NUMBERED = 22
"""So many bars have their values above them."""
MOST_LABELS = 26
"""So many labels stand under bars; of more, every second, fifth or tenth."""


def written(value: Number, is_percent: bool, places: int = 0) -> str:
    """A number as it is shown; in hundredths, what is neither nothing nor all never looks as if it were."""
    amount = float(value)
    if not is_percent:
        return f"{amount:.{places}f}" if places or amount != int(amount) else str(int(amount))
    said = f"{amount:.{places}%}"
    if said == f"{0:.{places}%}" and value > 0:
        return f"<{10.0**-places:.{places}f}%"
    if said == f"{1:.{places}%}" and value < 1:
        return f">{100 - 10.0**-places:.{places}f}%"
    return said


def bars(chart: Bars) -> Figure:
    """Bars side by side."""
    figure, axes = _sheet(chart.title, chart.across, chart.up)
    together = len(chart.series)
    width = 0.86 / max(1, together)
    for number, series in enumerate(chart.series):
        shift = (number - (together - 1) / 2) * width
        _draw_series(axes, series, shift, width, INKS[number % len(INKS)])
        if together * len(chart.labels) <= MOST_NUMBERED:
            _number(axes, series, shift, chart.is_percent)
    step = _step(len(chart.labels))
    axes.set_xticks(range(0, len(chart.labels), step), list(chart.labels[::step]))
    axes.tick_params(axis="x", length=0)
    _scale(axes, chart.is_percent, [value for series in chart.series for value in _tops(series)])
    _legend(axes, [series.name for series in chart.series])
    return figure


def _tops(series: Series) -> list[Number]:
    return [*series.values, *(high for _, high in series.spans)]


def _draw_series(axes: Axes, series: Series, shift: float, width: float, ink: str) -> None:
    places = [place + shift for place in range(len(series.values))]
    values = [float(value) for value in series.values]
    inks = [VERMILION if place in series.marked else ink for place in range(len(values))]
    axes.bar(places, values, width * 0.94, color=inks, label=series.name or None)
    if series.spans:
        axes.errorbar(places, values, yerr=_reach(series.values, series.spans), fmt="none", ecolor=INK, capsize=3)


def _reach(values: Sequence[Number], spans: Sequence[Span]) -> list[list[float]]:
    """How far spans go below and above their values."""
    pairs = list(zip(values, spans, strict=True))
    return [
        [max(0.0, float(value) - float(low)) for value, (low, _) in pairs],
        [max(0.0, float(high) - float(value)) for value, (_, high) in pairs],
    ]


def _number(axes: Axes, series: Series, shift: float, is_percent: bool) -> None:
    for place, value in enumerate(series.values):
        top = float(max(value, series.spans[place][1])) if series.spans else float(value)
        axes.annotate(
            written(value, is_percent), (place + shift, top), (0, 3), textcoords="offset points",
            ha="center", va="bottom", fontsize=9, color=SOFT,
        )  # fmt: skip


def _step(labels: int) -> int:
    """Every how many-eth label is shown."""
    return next((step for step in (1, 2, 5, 10, 20, 50) if labels <= MOST_LABELS * step), 100)


def lines(chart: Lines) -> Figure:
    """Lines over one scale, with the bands about them."""
    figure, axes = _sheet(chart.title, chart.across, chart.up)
    for number, line in enumerate(chart.lines):
        _draw_line(axes, line, INKS[number % len(INKS)], DASHES[number // len(INKS) % len(DASHES)], chart.is_stepped)
    axes.margins(x=0.02)
    if all(isinstance(across, int) for line in chart.lines for across, _ in line.points):
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
    ups = [value for line in chart.lines for _, value in line.points]
    _scale(axes, chart.is_percent, [*ups, *(high for line in chart.lines for _, high in line.band)])
    _legend(axes, [line.name for line in chart.lines])
    return figure


def _draw_line(axes: Axes, line: Line, ink: str, dashes: str, is_stepped: bool) -> None:
    across = [float(place) for place, _ in line.points]
    up = [float(value) for _, value in line.points]
    style = "steps-post" if is_stepped else "default"
    marker = "o" if len(across) <= MOST_LABELS and not is_stepped else ""
    axes.plot(
        across, up, color=ink, linestyle=dashes, linewidth=2, marker=marker, markersize=4, drawstyle=style,
        label=line.name or None,
    )  # fmt: skip
    if line.band:
        low, high = [float(low) for low, _ in line.band], [float(high) for _, high in line.band]
        axes.fill_between(across, low, high, color=ink, alpha=0.16, linewidth=0, step="post" if is_stepped else None)


def heat(chart: Heat) -> Figure:
    """A table in colours, with its numbers."""
    figure = Figure((max(4.5, 1.6 + 0.62 * len(chart.columns)), max(3.0, 1.5 + 0.42 * len(chart.rows))))
    axes = figure.add_subplot()
    colours, scale = _colours(chart)
    for up, row in enumerate(chart.cells):
        for across, value in enumerate(row):
            if value is not None:
                _draw_cell(
                    axes, across, up, colours(scale(float(value))), written(value, chart.is_percent, chart.places)
                )
    axes.set(xlim=(-0.5, len(chart.columns) - 0.5), ylim=(len(chart.rows) - 0.5, -0.5))
    axes.set_title(chart.title)
    axes.set(xlabel=chart.across, ylabel=chart.up)
    axes.set_xticks(range(len(chart.columns)), list(chart.columns))
    axes.set_yticks(range(len(chart.rows)), list(chart.rows))
    axes.tick_params(length=0)
    for spine in axes.spines.values():
        spine.set_visible(False)
    return figure


def _colours(chart: Heat) -> tuple[Colormap, Normalize]:
    """From paper to vermilion; with a middle, from indigo over paper to vermilion."""
    values = [float(value) for row in chart.cells for value in row if value is not None] or [0.0]
    low, high = (0.0, 1.0) if chart.is_percent else (min(values), max(values))
    if chart.middle is None:
        return LinearSegmentedColormap.from_list("ink", [PAPER, VERMILION]), Normalize(
            low, high if high > low else low + 1
        )
    middle = float(chart.middle)
    reach = max(high - middle, middle - low) or 1.0
    colours = LinearSegmentedColormap.from_list("inks", [INDIGO, PAPER, VERMILION])
    return colours, TwoSlopeNorm(middle, middle - reach, middle + reach)


def _draw_cell(axes: Axes, across: int, up: int, colour: tuple[float, float, float, float], said: str) -> None:
    axes.fill(
        [across - 0.5, across + 0.5, across + 0.5, across - 0.5], [up - 0.5, up - 0.5, up + 0.5, up + 0.5],
        color=colour, linewidth=0,
    )  # fmt: skip
    red, green, blue, _ = colour
    is_dark = 0.299 * red + 0.587 * green + 0.114 * blue < 0.55
    axes.text(across, up, said, ha="center", va="center", fontsize=9, color=PAPER if is_dark else INK)


def _sheet(title: str, across: str, up: str) -> tuple[Figure, Axes]:
    figure = Figure((WIDTH, HEIGHT))
    axes = figure.add_subplot()
    axes.set_title(title)
    axes.set(xlabel=across, ylabel=up)
    axes.grid(axis="y")
    axes.spines["left"].set_color(EDGE)
    return figure, axes


def _scale(axes: Axes, is_percent: bool, values: Sequence[Number]) -> None:
    """From 0 upwards, where nothing lies below; chances with a little room above 1."""
    highest = max((float(value) for value in values), default=1.0)
    if min((float(value) for value in values), default=0.0) >= 0:
        axes.set_ylim(0, highest * 1.12 or 1)
    if is_percent:
        axes.yaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{100 * value:.3g}%"))


def _legend(axes: Axes, names: Sequence[str]) -> None:
    if any(names):
        axes.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0))
