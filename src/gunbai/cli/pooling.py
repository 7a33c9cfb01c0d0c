"""Many battles from the command line: who plays them, how far they have come, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from gunbai.cli.exits import wrong_usage
from gunbai.cli.terminal import Terminal, cli_text
from gunbai.games import find_game
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.words import Wording
from gunbai.sim.cluster import Cluster
from gunbai.sim.pages import Table
from gunbai.sim.pools import Here, Pool, Processes, cores
from gunbai.sim.report import sim_text

MOST_BATTLES = 10_000_000
MOST_JOBS = 256


def check_number(name: str, given: int, low: int, high: int) -> int:
    """A number within its bounds.

    Raises:
        Exit: it is not.
    """
    if not low <= given <= high:
        raise wrong_usage("many-number", name=name, given=given, low=low, high=high)
    return given


def check_until(text: str | None) -> float | None:
    """Half the width of an interval: between 0 and 0.5.

    Raises:
        Exit: it is none.
    """
    if text is None:
        return None
    try:
        width = float(text)
    except ValueError:
        width = 0.0
    if not 0 < width < 0.5:
        raise wrong_usage("many-until", given=text)
    return width


@contextmanager
def pool_of(jobs: int | None, on: str | None) -> Iterator[Pool]:
    """Whoever plays: a cluster, several processes, or this one; as many processes as there are cores if nothing is
    said.

    Raises:
        Exit: both are given, or no such number of processes can be.
        NoCluster, MissingExtra: the cluster cannot be reached.
    """
    if jobs is not None and on is not None:
        raise wrong_usage("many-two-pools")
    many = cores() if jobs is None else check_number("--jobs", jobs, 1, MOST_JOBS)
    pool: Pool
    pool = Cluster(on) if on is not None else Processes(many) if many > 1 else Here()
    try:
        yield pool
    finally:
        pool.close()


@contextmanager
def progress_of(terminal: Terminal, parts: int, battles: int) -> Iterator[Callable[[int, int], None]]:
    """A bar on standard error, if that is a terminal: how many battles are done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as bar:
        task = bar.add_task(terminal.say("many-playing"), total=parts * battles)
        yield lambda part, done: bar.update(task, completed=part * battles + done)


def many_words(terminal: Terminal, *scenarios: Scenario) -> Wording:
    """The words of a game, of whatever has a name in these scenarios, and of the simulation."""
    names = {id: name for scenario in reversed(scenarios) for id, name in scenario.game.names(scenario.body).items()}
    texts = find_game(scenarios[0].game.id).texts(terminal.language)
    return Wording(terminal.language, (cli_text(terminal.language), sim_text(terminal.language), *texts), names)


def show_table(terminal: Terminal, table: Table) -> None:
    """Prints a table whose headings are words already."""
    grid = Grid(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for place, heading in enumerate(table.head):
        grid.add_column(heading, justify="right" if place in table.numbers else "left", overflow="fold")
    for row in table.rows:
        grid.add_row(*row)
    terminal.print(grid)
    terminal.print()
