"""`check`: faults of the files that people write."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from gunbai.cli.exits import FOUND, OK, Exit, wrong_usage
from gunbai.cli.parameters import Files, Json
from gunbai.cli.paths import open_record, read_bytes
from gunbai.cli.terminal import DIM, Terminal
from gunbai.errors import ContentError, DataError, Fault, GunbaiError
from gunbai.games import find_game
from gunbai.kernel.clauses import load_clauses
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.forms import MAX_FORM_BYTES, form_of, load_form
from gunbai.kernel.package_data import MAX_BYTES as MAX_CONTENT_BYTES
from gunbai.kernel.record import MAX_BYTES
from gunbai.kernel.record import replay as replay_record
from gunbai.kernel.record import verify as verify_record
from gunbai.kernel.rulings import load_rulings
from gunbai.kernel.scenario import MAX_SCENARIO_BYTES, load_scenario
from gunbai.kernel.toml_text import as_text, read_toml
from gunbai.testing.cases_read import MAX_CASE_BYTES, load_cases


class Finding(NamedTuple):
    """A fault of a file, in words."""

    text: str
    line: int = 0
    place: str = ""
    code: str = ""
    clauses: tuple[str, ...] = ()


def check(terminal: Terminal, /, *files: Files, json: Json = False) -> int:
    """Looks for faults in scenarios, records, cases, characters and a game's own data."""
    if not files:
        raise wrong_usage("usage-argument-missing", name="FILE")
    found = {path: _check(terminal, path) for path in files}
    if json:
        terminal.json([_file_row(path, kind, faults) for path, (kind, faults) in found.items()])
    else:
        for path, (kind, faults) in found.items():
            _show_file(terminal, path, kind, faults)
    return FOUND if any(faults for _, faults in found.values()) else OK


def _check(terminal: Terminal, path: str) -> tuple[str, tuple[Finding, ...]]:
    """What a file is, and its faults."""
    kind = "file"
    try:
        kind = _kind(path)
        faults = _CHECKS[kind](path)
    except Exit as error:
        return kind, (Finding(error.text(terminal), code=error.message),)
    except DataError as error:
        return kind, tuple(_fault(terminal, fault) for fault in error.faults)
    except GunbaiError as error:
        line = error.values.get("line", 0)
        assert isinstance(line, int)
        return kind, (Finding(terminal.error(error), line, code=getattr(error, "reason", error.code)),)
    return kind, tuple(Finding(terminal.say(message, line=line), line, code=message) for message, line in faults)


def _kind(path: str) -> str:
    """What a file is, by what stands in it; a scenario, if it is nothing else."""
    data = read_bytes(path, MAX_BYTES)
    if data.lstrip()[:1] == b"{":
        return "record"
    text = as_text(data)
    document = text if isinstance(text, Fault) else read_toml(text, MAX_CONTENT_BYTES)
    if isinstance(document, Fault):
        return "scenario"
    found = next((name for name in ("clause", "ruling", "case") if isinstance(document.get(name), list)), None)
    return found or ("scenario" if form_of(document, find_game) is None else "form")


def _check_record(path: str) -> list[tuple[str, int]]:
    """What it says of the battle, and of the dice where their seal is open."""
    record = open_record(path)
    replay_record(record)
    if record.footer is not None and record.header.dice.kind == SealedDice.kind:
        verify_record(record)
    return [("check-cut", record.cut)] if record.cut else []


def _check_scenario(path: str) -> list[tuple[str, int]]:
    load_scenario(read_bytes(path, MAX_SCENARIO_BYTES), path, find_game)
    return []


def _check_clauses(path: str) -> list[tuple[str, int]]:
    load_clauses(_content(path), path)
    return []


def _check_rulings(path: str) -> list[tuple[str, int]]:
    """Against the clauses that lie beside it, else against those of the installed game."""
    text = _content(path)
    beside = Path(path).with_name("clauses.toml")
    if beside.is_file():
        known = load_clauses(_content(str(beside)), str(beside))
    else:
        document = read_toml(text, MAX_CONTENT_BYTES)
        game = "" if isinstance(document, Fault) else str(document.get("game", ""))
        known = find_game(game).clauses
    load_rulings(text, path, known)
    return []


def _check_cases(path: str) -> list[tuple[str, int]]:
    load_cases(read_bytes(path, MAX_CASE_BYTES), path, find_game)
    return []


def _check_form(path: str) -> list[tuple[str, int]]:
    load_form(read_bytes(path, MAX_FORM_BYTES), path, find_game)
    return []


def _content(path: str) -> str:
    """The text of a game's own data."""
    text = as_text(read_bytes(path, MAX_CONTENT_BYTES))
    if isinstance(text, Fault):
        raise ContentError(path, [text])
    return text


_CHECKS = {
    "record": _check_record,
    "scenario": _check_scenario,
    "clause": _check_clauses,
    "ruling": _check_rulings,
    "case": _check_cases,
    "form": _check_form,
}


def _fault(terminal: Terminal, fault: Fault) -> Finding:
    return Finding(terminal.error_words.fault(fault), fault.line, fault.place, fault.code, fault.clauses)


def _file_row(path: str, kind: str, faults: tuple[Finding, ...]) -> dict[str, Any]:
    return {"file": path, "kind": kind, "ok": not faults, "faults": [fault._asdict() for fault in faults]}


def _show_file(terminal: Terminal, path: str, kind: str, faults: tuple[Finding, ...]) -> None:
    if not faults:
        terminal.print(Text.assemble(path, "  ", (terminal.say("check-good", kind=kind), "green")))
        return
    terminal.print(Text.assemble((path, "bold"), "  ", (terminal.say("check-bad", count=len(faults)), "bold red")))
    for fault in faults:
        # What is wrong with a line of a record says itself which line.
        at = f"{path}:{fault.line}: " if fault.line and kind != "record" else ""
        place = f"{fault.place}: " if fault.place else ""
        line = Text.assemble("  ", (at, DIM), (place, "cyan"), fault.text)
        if fault.clauses:
            line.append(f" [{' '.join(fault.clauses)}]", DIM)
        terminal.print(line)
