"""`sim`: a scenario many times over, and what comes of it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import PurePath
from typing import Annotated

from cyclopts import Parameter

from gunbai.charts.drawing import check_installed, draw, ending_of
from gunbai.cli.exits import INTERRUPTED, OK, wrong_usage
from gunbai.cli.ledger import cannot_write, write_new
from gunbai.cli.parameters import Json, Record, Seed, Whole
from gunbai.cli.paths import open_scenario
from gunbai.cli.pooling import (
    MOST_BATTLES,
    check_number,
    check_until,
    many_words,
    pool_of,
    progress_of,
    show_table,
)
from gunbai.cli.running import chosen_players, show_title
from gunbai.cli.seeds import make_seed
from gunbai.cli.terminal import DIM, Terminal
from gunbai.cli.writing import replace_file
from gunbai.errors import UnknownName
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.record import record_bytes
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.words import Wording
from gunbai.sim.course import course_of
from gunbai.sim.course import record as play_one
from gunbai.sim.drawing import main_chart
from gunbai.sim.export import check_export, exported
from gunbai.sim.order import open_order
from gunbai.sim.pages import page_bytes
from gunbai.sim.report import (
    clauses_table,
    difference_table,
    intro,
    lengths_table,
    parts_table,
    picked,
    reasons_table,
    shares_table,
    study_page,
)
from gunbai.sim.study import Plan, Study, compare, order_of, study
from gunbai.sim.summary import study_data
from gunbai.sim.sweeps import Sweep, cells, read_sweeps
from gunbai.sim.tally import sides_of

USUAL = 1000
USUAL_SURE = 100_000
"""With `--until`, so many battles at most, unless another number is named."""
USUAL_SEED = 1
"""Nothing here is secret: whoever plays the same again finds the same."""


def sim(  # noqa: PLR0913 (one a flag)
    terminal: Terminal,
    scenario: str = "",
    /,
    *,
    battles: Annotated[int | None, Parameter(name=("-n", "--battles")), Whole] = None,
    seat: Annotated[tuple[str, ...], Parameter(metavar="NAME=PLAYER")] = (),
    sweep: Annotated[tuple[str, ...], Parameter(metavar="PATH=VALUES")] = (),
    compare: Annotated[tuple[str, str] | None, Parameter(metavar="A B")] = None,
    until: Annotated[str | None, Parameter(metavar="W")] = None,
    seed: Seed = None,
    jobs: Annotated[int | None, Whole] = None,
    on: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    side: Annotated[str | None, Parameter(metavar="SIDE")] = None,
    out: Annotated[str | None, Parameter(metavar="FILE")] = None,
    chart: Annotated[str | None, Parameter(metavar="FILE")] = None,
    report: Annotated[str | None, Parameter(metavar="FILE")] = None,
    pick: Annotated[int | None, Whole] = None,
    record: Record = None,
    json: Json = False,
) -> int:
    """Plays a scenario many times over and counts what comes of it."""
    if (not scenario) == (compare is None) or (compare is not None and sweep):
        raise wrong_usage("many-what")
    opened = [open_scenario(name) for name in compare or (scenario,)]
    if len({one.game.id for one in opened}) > 1:
        raise wrong_usage("many-games", games=tuple(dict.fromkeys(one.game.id for one in opened)))
    wide = check_until(until)
    most = (USUAL if wide is None else USUAL_SURE) if battles is None else battles
    plan = Plan(
        make_seed(USUAL_SEED if seed is None else seed),
        check_number("-n", most, 1, MOST_BATTLES),
        _players(opened, seat),
        str(USUAL_SEED if seed is None else seed),
        wide,
    )
    sweeps = read_sweeps(sweep)
    shown = _side(opened, side)
    if pick is not None or record is not None:
        return _pick(terminal, opened, plan, sweeps, (pick, record))
    _check_files(out, chart, report)
    found = _played(terminal, opened, plan, sweeps, (jobs, on))
    words = many_words(terminal, *opened)
    if json:
        terminal.json(study_data(found))
    else:
        _show(terminal, found, words)
    _write(terminal, found, words, shown, (out, chart, report))
    return INTERRUPTED if found.is_interrupted else OK


def _players(scenarios: Sequence[Scenario], settings: Sequence[str]) -> dict[str, str]:
    """Who plays each seat of any of the scenarios.

    Raises:
        Exit, UnknownName: a setting is none, or names nobody who sits in any.
    """
    known = {seat.id: scenario for scenario in reversed(scenarios) for seat in scenario.seats}
    players: dict[str, str] = {}
    for scenario in reversed(scenarios):
        players |= chosen_players(scenario, ())
    for setting in settings:
        of = known.get(setting.partition("=")[0], scenarios[0])
        name = setting.partition("=")[0]
        players[name] = chosen_players(of, [setting])[name]
    return players


def _side(scenarios: Sequence[Scenario], side: str | None) -> str:
    """Whose wins are drawn."""
    known = list(dict.fromkeys(each for scenario in scenarios for each in sides_of(scenario)))
    if side is not None and side not in known:
        raise UnknownName("side", side, nearest_names(side, known, len(known)))
    return known[0] if side is None else side


def _check_files(out: str | None, chart: str | None, report: str | None) -> None:
    """What cannot be written is told before a long run.

    Raises:
        Exit, UnknownName, MissingExtra: a name is of no such file, its folder is not there, or what it needs is not.
    """
    if out is not None:
        check_export(out)
    if chart is not None:
        ending_of(chart)
    check_page(report)
    if chart is not None or report is not None:
        check_installed()
    for path in filter(None, (out, chart, report)):
        if os.path.isdir(path) or not os.path.isdir(os.path.dirname(path) or "."):
            raise cannot_write(path, IsADirectoryError(21, "") if os.path.isdir(path) else FileNotFoundError(2, ""))


def check_page(path: str | None) -> None:
    """A page's name ends in `.html`.

    Raises:
        Exit: it does not.
    """
    if path is not None and PurePath(path).suffix.lower() not in (".html", ".htm"):
        raise wrong_usage("many-page", path=path)


def _played(
    terminal: Terminal,
    scenarios: Sequence[Scenario],
    plan: Plan,
    sweeps: tuple[Sweep, ...],
    where: tuple[int | None, str | None],
) -> Study:
    parts = len(scenarios)
    for each in sweeps:
        parts *= len(each.values)
    with pool_of(*where) as pool, progress_of(terminal, parts, plan.battles) as told:
        if len(scenarios) > 1:
            return compare(scenarios, plan, pool, told)
        return study(scenarios[0], plan, pool, sweeps, told)


def _pick(
    terminal: Terminal,
    scenarios: Sequence[Scenario],
    plan: Plan,
    sweeps: tuple[Sweep, ...],
    wanted: tuple[int | None, str | None],
) -> int:
    """Pulls one battle out as a record.

    Raises:
        Exit: it is not said which, or where to, or of which scenario; or the file is there already.
    """
    number, path = wanted
    if number is None or path is None:
        raise wrong_usage("many-pick")
    found = cells(scenarios[0], sweeps)
    if len(found) > 1 or len(scenarios) > 1:
        raise wrong_usage("many-pick-one")
    check_number("--pick", number, 0, MOST_BATTLES - 1)
    if os.path.lexists(path):
        raise cannot_write(path, FileExistsError(17, ""))
    battle = play_one(open_order(order_of(found[0].scenario, plan)), number)
    write_new(path, record_bytes(battle))
    terminal.print_line(picked(course_of(battle, number), path, many_words(terminal, scenarios[0])))
    return OK


def _show(terminal: Terminal, found: Study, words: Wording) -> None:
    if not found.is_comparison:
        show_title(terminal, found.scenario)
    for line in intro(found, words):
        terminal.print(line, style=DIM)
    terminal.print()
    if found.is_comparison or found.sweeps:
        show_table(terminal, parts_table(found, words))
        change = difference_table(found, words)
        if change is not None:
            show_table(terminal, change)
        return
    [part] = found.parts
    if part.tally.battles:
        show_table(terminal, shares_table(part, words, dict(found.plan.players)))
        show_table(terminal, reasons_table(part.tally, words))
        show_table(terminal, clauses_table(part.tally, words))
        show_table(terminal, lengths_table(part.tally, words))


def _write(
    terminal: Terminal,
    found: Study,
    words: Wording,
    side: str,
    files: tuple[str | None, str | None, str | None],
) -> None:
    out, chart, report = files
    if out is not None:
        replace_file(out, exported(found, check_export(out)))
    if chart is not None:
        replace_file(chart, draw(main_chart(found, words, side), ending_of(chart), terminal.language))
    if report is not None:
        title = terminal.in_language(found.scenario.head.name)
        page = study_page(found, words, title, side, dict(found.plan.players))
        replace_file(report, page_bytes(page, terminal.language))
