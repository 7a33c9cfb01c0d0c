"""The charts of a study."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from gunbai.charts.model import Bars, Chart, Heat, Line, Lines, Series
from gunbai.kernel.words import Wording
from gunbai.sim.intervals import mean_band, wilson
from gunbai.sim.study import Part, Study
from gunbai.sim.sweeps import show
from gunbai.sim.tally import NOBODY, Tally

MOST_BARS = 60
"""So many rounds have a bar each; longer battles are put into classes."""


def main_chart(study: Study, words: Wording, side: str) -> Chart:
    """The chart that says most of a study.

    Args:
        side: whose share of wins a table of two sweeps shows.
    """
    if len(study.sweeps) == 2:
        return _heat(study, words, side)
    if study.sweeps:
        return _swept(study, words)
    return _shares(study, words)


def rounds_chart(part: Part, words: Wording) -> Bars:
    """How many battles lasted how long."""
    counts = Counter(course.rounds for course in part.tally.courses)
    low, high = min(counts, default=0), max(counts, default=0)
    width = -(-(high - low + 1) // MOST_BARS)
    starts = range(low, high + 1, width)
    values = tuple(sum(counts[at] for at in range(start, start + width)) for start in starts)
    labels = tuple(str(start) if width == 1 else f"{start}–{start + width - 1}" for start in starts)
    return Bars(
        title=words.say("sim-chart-rounds"),
        labels=labels,
        series=(Series(values),),
        across=words.say("sim-rounds"),
        up=words.say("sim-battles"),
    )


def gauge_charts(part: Part, words: Wording) -> tuple[Lines, ...]:
    """How each resource went, round by round: a line a combatant, with the band of its mean."""
    gauges = part.tally.gauges
    kinds = dict.fromkeys(what for _, what, _ in gauges)
    return tuple(_gauge_chart(part.tally, what, words) for what in kinds)


def _gauge_chart(tally: Tally, what: str, words: Wording) -> Lines:
    lines = []
    for who in dict.fromkeys(who for who, kind, _ in tally.gauges if kind == what):
        rounds = sorted(round for name, kind, round in tally.gauges if (name, kind) == (who, what))
        means = [mean_band(*tally.gauges[who, what, round]) for round in rounds]
        points = tuple((round, mean) for round, (mean, _) in zip(rounds, means, strict=True))
        band = tuple((low, high) for _, (low, high) in means)
        lines.append(Line(points, words.value(who), band))
    title = words.say("sim-chart-gauge", what=words.say(what))
    return Lines(title=title, lines=tuple(lines), across=words.say("sim-round"), up=words.say(what))


def _shares(study: Study, words: Wording) -> Bars:
    """One bar a side, and one for battles that nobody won; of several scenarios, side by side."""
    sides = (*study.sides, NOBODY) if any(part.tally.wins[NOBODY] for part in study.parts) else study.sides
    series = tuple(
        Series(
            tuple(_share(part.tally, side) for side in sides),
            part.scenario.name if study.is_comparison else "",
            tuple(tuple(wilson(part.tally.wins[side], part.tally.battles)) for side in sides),  # type: ignore[misc]
        )
        for part in study.parts
    )
    return Bars(
        title=_title(study, words),
        labels=tuple(side_name(side, words) for side in sides),
        series=series,
        up=words.say("sim-share"),
        is_percent=True,
    )


def _swept(study: Study, words: Wording) -> Chart:
    """Over numbers a line a side with the band of its interval; over anything else bars."""
    parts, [sweep] = study.parts, study.sweeps
    across, up = sweep.path, words.say("sim-share")
    names = [side_name(side, words) for side in study.sides]
    shares = [tuple(_share(part.tally, side) for part in parts) for side in study.sides]
    spans = [
        tuple((low, high) for low, high in (wilson(part.tally.wins[side], part.tally.battles) for part in parts))
        for side in study.sides
    ]
    title = _title(study, words)
    if len(parts) > 1 and all(type(part.values[0]) is int for part in parts):
        order = sorted(range(len(parts)), key=lambda place: parts[place].values[0])
        lines = tuple(
            Line(
                tuple((parts[place].values[0], row[place]) for place in order),
                name,
                tuple(span[place] for place in order),
            )
            for name, row, span in zip(names, shares, spans, strict=True)
        )
        return Lines(title=title, lines=lines, across=across, up=up, is_percent=True)
    labels = tuple(show(part.values[0]) for part in parts)
    series = tuple(Series(row, name, span) for name, row, span in zip(names, shares, spans, strict=True))
    return Bars(title=title, labels=labels, series=series, across=across, up=up, is_percent=True)


def _heat(study: Study, words: Wording, side: str) -> Heat:
    first, second = study.sweeps
    shares = {tuple(map(show, part.values)): _share(part.tally, side) for part in study.parts}
    return Heat(
        title=words.say("sim-chart-heat", side=side_name(side, words)),
        columns=second.labels,
        rows=first.labels,
        cells=tuple(tuple(shares.get((row, column)) for column in second.labels) for row in first.labels),
        across=second.path,
        up=first.path,
        is_percent=True,
        middle=Fraction(1, 2),
    )


def _share(tally: Tally, side: str) -> Fraction:
    return Fraction(tally.wins[side], tally.battles) if tally.battles else Fraction(0)


def _title(study: Study, words: Wording) -> str:
    return words.say("sim-chart-shares", battles=max(part.tally.battles for part in study.parts))


def side_name(side: str, words: Wording) -> str:
    """A side in words."""
    return words.value(side) if side else words.say("sim-nobody")
