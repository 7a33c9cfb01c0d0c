"""`balance`: what house content breaks of the principles, and where it stands among its kind when it is played."""

from __future__ import annotations

import os
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from gunbai.charts.drawing import check_installed
from gunbai.cli.exits import FOUND, INTERRUPTED, OK, Exit
from gunbai.cli.file_kinds import kind_of
from gunbai.cli.parameters import Json, Seed, Whole
from gunbai.cli.paths import read_bytes
from gunbai.cli.pooling import MOST_BATTLES, check_number, pool_of, progress_of, show_table
from gunbai.cli.running import usual_player
from gunbai.cli.seeds import make_seed
from gunbai.cli.simulating import USUAL_SEED, check_page
from gunbai.cli.terminal import DIM, Terminal, cli_text
from gunbai.cli.writing import replace_file
from gunbai.errors import Finding
from gunbai.games import find_game
from gunbai.kernel.forms import MAX_FORM_BYTES, load_form, placed
from gunbai.kernel.library import Library
from gunbai.kernel.toml_text import as_text
from gunbai.kernel.trials import Trial
from gunbai.kernel.words import Wording
from gunbai.sim.balance import Balance, weigh
from gunbai.sim.balance_report import balance_data, balance_page, interrupted, overview, played, told
from gunbai.sim.pages import page_bytes
from gunbai.sim.report import sim_text

USUAL = 400
LEAST = 10


def balance(  # noqa: PLR0913 (one a flag)
    terminal: Terminal,
    content: str,
    /,
    *,
    battles: Annotated[int | None, Parameter(name=("-n", "--battles")), Whole] = None,
    player: Annotated[str | None, Parameter(metavar="PLAYER")] = None,
    seed: Seed = None,
    jobs: Annotated[int | None, Whole] = None,
    on: Annotated[str | None, Parameter(metavar="ADDRESS")] = None,
    report: Annotated[str | None, Parameter(metavar="FILE")] = None,
    json: Json = False,
) -> int:
    """Checks a file of house content, and plays with and without each piece of it."""
    count = check_number("-n", USUAL if battles is None else battles, LEAST, MOST_BATTLES)
    check_page(report)
    if report is not None:
        check_installed()
    library, file, findings = _checked(content)
    trials = library.game.trials(file)
    if not trials:
        raise Exit(FOUND, "balance-nothing", path=content)
    who = usual_player(library.game) if player is None else player
    secret = make_seed(USUAL_SEED if seed is None else seed)
    runs = 2 * sum(len(matches) for trial in trials for matches in trial.entries.values())
    with pool_of(jobs, on) as pool, progress_of(terminal, runs, count) as bar:
        found = weigh(library.game, trials, who, secret, count, pool, lambda done: bar(0, done))
    words = _words(terminal, library, trials)
    said = [words.fault(finding) for finding in findings]
    notes = played(count, who, words)
    if json:
        terminal.json({"player": who, "findings": [one.code for one in findings], "content": balance_data(found)})
    else:
        _show(terminal, found, words, said, notes)
    if report is not None:
        page = balance_page(found, words, os.path.basename(content), said, notes)
        replace_file(report, page_bytes(page, terminal.language))
    if found.is_interrupted:
        return INTERRUPTED
    return FOUND if any(standing.own is None for standing in found.standings) else OK


def _checked(path: str) -> tuple[Library, Any, tuple[Finding, ...]]:
    """A file of content, its game, and what the checker holds against it.

    Raises:
        Exit: the file cannot be read, or is none of content.
        ContentError: it is faulty.
    """
    kind = kind_of(path)
    data = read_bytes(path, MAX_FORM_BYTES)
    if kind.name != "form" or kind.form is None:
        raise Exit(FOUND, "balance-nothing", path=path)
    file = load_form(data, path, find_game, kind.form)
    text = as_text(data)
    assert isinstance(text, str)
    return find_game(file.game), file, placed(kind.form.audit(file), text)


def _words(terminal: Terminal, library: Library, trials: tuple[Trial, ...]) -> Wording:
    """The words of the game and of the simulation; what is tried has its own names."""
    language = terminal.language
    names = {id: name for trial in trials for id, name in trial.names.items()}
    return Wording(language, (cli_text(language), sim_text(language), *library.texts(language)), names)


def _show(terminal: Terminal, found: Balance, words: Wording, findings: list[str], notes: tuple[str, ...]) -> None:
    for finding in findings:
        terminal.print(Text(f"– {finding}"), style="yellow")
    if not findings:
        terminal.print(terminal.say("check-good", kind="content"), style="green")
    for note in notes:
        terminal.print(note, style=DIM)
    if found.is_interrupted:
        terminal.print(interrupted(words), style="yellow")
    terminal.print()
    show_table(terminal, overview(found, words))
    for standing in found.standings:
        if standing.own is not None or standing.faults:
            terminal.print(told(standing, words))
