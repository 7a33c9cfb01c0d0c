"""`case` and `conform`: cases that a table has written down, and games put to the test."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Annotated, Any

import msgspec
from rich.text import Text

from gunbai.cli.exits import FOUND, OK, wrong_usage
from gunbai.cli.parameters import Files, Json, Whole
from gunbai.cli.paths import read_bytes
from gunbai.cli.terminal import DIM, Terminal
from gunbai.games import find_game
from gunbai.testing.cases import CaseOutcome, run_case_file
from gunbai.testing.cases_read import MAX_CASE_BYTES
from gunbai.testing.conformance import conform as put_to_the_test
from gunbai.testing.conformance_report import Breach

BATTLES = 100
"""What `conform` plays unless it is told otherwise."""

Number = Annotated[int, Whole]


def case(terminal: Terminal, /, *files: Files, json: Json = False) -> int:
    """Plays cases and shows what came out otherwise than expected."""
    if not files:
        raise wrong_usage("usage-argument-missing", name="FILE")
    outcomes: list[tuple[str, CaseOutcome]] = []
    for path in files:
        file = read_bytes(path, MAX_CASE_BYTES)
        outcomes += ((path, outcome) for outcome in run_case_file(file, path, find_game))
    failed = sum(not outcome.passed for _, outcome in outcomes)
    if json:
        terminal.json([_case_row(path, outcome) for path, outcome in outcomes])
    else:
        for path, outcome in outcomes:
            _show_case(terminal, path, outcome)
        terminal.print(terminal.say("case-count", cases=len(outcomes), failed=failed), style="bold")
    return FOUND if failed else OK


def conform(
    terminal: Terminal, game: str, /, *, battles: Number = BATTLES, seed: Number = 0, json: Json = False
) -> int:
    """Plays a game at random and checks every promise that a game must keep."""
    if battles < 1:
        raise wrong_usage("usage-too-few", name="--battles", least=1)
    library = find_game(game)
    patience = terminal.say("conform-running", game=game, battles=battles)
    with terminal.err.status(patience) if terminal.err.is_terminal else nullcontext():
        report = put_to_the_test(library, battles, seed)
    if json:
        terminal.json({"sound": report.sound, **msgspec.to_builtins(report)})
        return OK if report.sound else FOUND
    for breach in report.breaches:
        _show_breach(terminal, breach)
    numbers = {"battles": report.battles, "inputs": report.inputs, "events": report.events}
    terminal.print(terminal.say("conform-played", **numbers))
    if report.never:
        terminal.print(terminal.say("conform-never", tags=report.never), style=DIM)
    verdict = "conform-sound" if report.sound else "conform-broken"
    terminal.print(terminal.say(verdict, game=game, count=len(report.breaches)), style="bold")
    return OK if report.sound else FOUND


def _case_row(path: str, outcome: CaseOutcome) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(outcome)
    return {"file": path, "passed": outcome.passed, **row}


def _show_case(terminal: Terminal, path: str, outcome: CaseOutcome) -> None:
    sign = Text(terminal.say("case-passed" if outcome.passed else "case-failed"))
    sign.stylize("green" if outcome.passed else "bold red")
    terminal.print(Text.assemble(sign, "  ", outcome.name, "  ", (f"{path}:{outcome.line}", DIM)))
    for one in outcome.differences:
        values = {"where": one.where, "expected": one.expected, "found": one.found}
        terminal.print_indented(terminal.say("case-difference", **values))


def _show_breach(terminal: Terminal, breach: Breach) -> None:
    values = {"battle": breach.battle, "scenario": breach.scenario, "inputs": breach.inputs}
    terminal.print(Text.assemble((breach.invariant, "bold red"), "  ", (terminal.say("conform-where", **values), DIM)))
    terminal.print_indented(breach.what)
