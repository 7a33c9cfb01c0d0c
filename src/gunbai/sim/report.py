"""What a study came to, as tables in words, and as a page."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.kernel.package_data import read_data
from gunbai.kernel.words import Verbatim, Wording
from gunbai.sim.course import Course
from gunbai.sim.drawing import gauge_charts, main_chart, rounds_chart, side_name
from gunbai.sim.pages import Page, Section, Table
from gunbai.sim.study import Part, Study
from gunbai.sim.summary import differences
from gunbai.sim.sweeps import show
from gunbai.sim.tally import NOBODY, Tally

FEW = 12
"""So many clauses are told, and so many reasons."""


def sim_text(language: str) -> str:
    """What the simulation itself says."""
    return read_data("gunbai.sim", f"texts/sim.{language}.ftl")


def percent(share: float, places: int = 1) -> str:
    """A share in hundredths."""
    return f"{100 * share:.{places}f} %"


def interval(low: float, high: float) -> str:
    """An interval in hundredths."""
    return f"{100 * low:.1f}–{100 * high:.1f} %"


def shares_table(part: Part, words: Wording, players: dict[str, str]) -> Table:
    """Who won how often.

    Args:
        players: names of computer players, by seat.
    """
    tally = part.tally
    rows = [(side_name(side, words), _players(part, side, players), *_share(tally, side)) for side in tally.sides]
    if tally.wins[NOBODY]:
        rows.append((side_name(NOBODY, words), "", *_share(tally, NOBODY)))
    head = ("sim-side", "sim-computer", "sim-wins", "sim-share", "sim-interval")
    return Table(_said(words, *head), tuple(rows), frozenset({2, 3, 4}))


def reasons_table(tally: Tally, words: Wording) -> Table:
    """What decided the battles."""
    rows = sorted(tally.reasons.items(), key=lambda item: (-item[1], item[0]))[:FEW]
    return Table(
        _said(words, "sim-why", "sim-side", "sim-battles", "sim-part"),
        tuple(
            (
                words.word("result", why),
                " + ".join(side_name(side, words) for side in winners.split("+")),
                str(count),
                percent(count / tally.battles),
            )
            for (why, winners), count in rows
        ),
        frozenset({2, 3}),
    )


def clauses_table(tally: Tally, words: Wording) -> Table:
    """The clauses by which battles ended."""
    rows = sorted(tally.clauses.items(), key=lambda item: (-item[1], item[0]))[:FEW]
    return Table(
        _said(words, "sim-clause", "sim-battles"), tuple((name, str(count)) for name, count in rows), frozenset({1})
    )


def lengths_table(tally: Tally, words: Wording) -> Table:
    """How long battles were."""
    rows = []
    for of in ("rounds", "inputs"):
        least, middle, mean, most = tally.lengths(of)
        rows.append((words.say(f"sim-{of}"), str(least), f"{middle:g}", f"{mean:.1f}", str(most)))
    head = ("sim-length", "sim-least", "sim-median", "sim-mean", "sim-most")
    return Table(_said(words, *head), tuple(rows), frozenset({1, 2, 3, 4}))


def parts_table(study: Study, words: Wording) -> Table:
    """The parts of a sweep or a comparison, a row each: how often each side won."""
    names = [words.say("sim-scenario")] if study.is_comparison else [sweep.path for sweep in study.sweeps]
    sides = (*study.sides, NOBODY) if any(part.tally.wins[NOBODY] for part in study.parts) else study.sides
    rows = []
    for part in study.parts:
        first = (part.scenario.name,) if study.is_comparison else tuple(map(show, part.values))
        shares = (_told(part.tally, side) for side in sides)
        rows.append((*first, str(part.tally.battles), *shares, f"{part.tally.lengths('rounds')[2]:.1f}"))
    head = (*names, words.say("sim-battles"), *(side_name(side, words) for side in sides), words.say("sim-rounds"))
    return Table(head, tuple(rows), frozenset(range(len(names), len(head))))


def difference_table(study: Study, words: Wording) -> Table | None:
    """Of two scenarios: what the second changes."""
    found = differences(study)
    if not found:
        return None
    rows = tuple(
        (
            side_name(row["side"], words),
            f"{_points(row['share'])} %",
            f"{_points(row['low'])} … {_points(row['high'])} %",
        )
        for row in found
    )
    return Table(_said(words, "sim-side", "sim-difference", "sim-interval"), rows, frozenset({1, 2}))


def study_page(study: Study, words: Wording, title: str, side: str, players: dict[str, str]) -> Page:
    """A study as a page.

    Args:
        words: those of the game, with the names of the scenario and the simulation's own.
        title: what the scenario is called.
        side: whose wins a table of two sweeps shows.
        players: names of computer players, by seat.
    """
    return Page(
        words.say("sim-page-title", name=title),
        (*intro(study, words), words.say("sim-page-how")),
        tuple(_sections(study, words, side, players)),
    )


def intro(study: Study, words: Wording) -> Iterator[str]:
    """How many battles were played, by which seed, and why no more."""
    battles = sum(part.tally.battles for part in study.parts)
    yield words.say("sim-played", battles=battles, seed=study.plan.seed_name or study.plan.seed.hex()[:16])
    for ended in dict.fromkeys(part.ended for part in study.parts):
        yield words.say(f"sim-ended-{ended.value}")


def _sections(study: Study, words: Wording, side: str, players: dict[str, str]) -> Iterator[Section]:
    chart = main_chart(study, words, side)
    if len(study.parts) > 1 or study.sweeps or study.is_comparison:
        change = difference_table(study, words)
        tables = (parts_table(study, words), *([change] if change is not None else []))
        yield Section(words.say("sim-swept"), tables, (chart,))
        return
    [part] = study.parts
    yield Section(words.say("sim-swept"), (shares_table(part, words, players),), (chart,))
    yield Section(words.say("sim-decided"), (reasons_table(part.tally, words),))
    yield Section(words.say("sim-cited"), (clauses_table(part.tally, words),))
    yield Section(words.say("sim-long"), (lengths_table(part.tally, words),), (rounds_chart(part, words),))
    if part.tally.gauges:
        yield Section(words.say("sim-course"), (), gauge_charts(part, words), words.say("sim-page-gauges"))


def picked(course: Course, path: str, words: Wording) -> str:
    """What is said of one battle that was pulled out."""
    return words.say(
        "sim-picked",
        number=course.number,
        why=course.why,
        rounds=course.rounds,
        inputs=course.inputs,
        path=Verbatim(path),
    )


def _points(share: float) -> str:
    return f"{100 * share:+.1f}"


def _players(part: Part, side: str, players: dict[str, str]) -> str:
    seats = [seat.id for seat in part.scenario.seats if seat.side == side]
    return ", ".join(dict.fromkeys(players.get(seat, "") for seat in seats))


def _share(tally: Tally, side: str) -> tuple[str, str, str]:
    wins, battles = tally.wins[side], tally.battles
    return str(wins), percent(wins / battles) if battles else "", interval(*tally.interval(side))


def _told(tally: Tally, side: str) -> str:
    """A share with its interval, in one cell."""
    if side not in (*tally.sides, NOBODY) or not tally.battles:
        return ""
    low, high = tally.interval(side)
    return f"{percent(tally.wins[side] / tally.battles)} ({100 * low:.0f}–{100 * high:.0f})"


def _said(words: Wording, *messages: str) -> tuple[str, ...]:
    return tuple(map(words.say, messages))
