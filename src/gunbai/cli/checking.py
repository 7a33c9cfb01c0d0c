"""`check`: faults of the files that people write, and what their content breaks of a rulebook's principles."""

from __future__ import annotations

import json as json_module
from pathlib import Path
from typing import Annotated, Any, NamedTuple

from cyclopts import Parameter
from rich.text import Text

from gunbai.cli.exits import FOUND, OK, Exit, wrong_usage
from gunbai.cli.file_kinds import Kind, kind_of
from gunbai.cli.parameters import Files, Json
from gunbai.cli.paths import open_record, read_bytes, reader_beside
from gunbai.cli.sarif import sarif_log
from gunbai.cli.terminal import DIM, Terminal
from gunbai.cli.writing import replace_file
from gunbai.errors import ContentError, DataError, Fault, Finding, GunbaiError
from gunbai.games import find_game
from gunbai.kernel.clauses import load_clauses
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.forms import MAX_FORM_BYTES, load_form, placed
from gunbai.kernel.library import Library
from gunbai.kernel.package_data import MAX_BYTES as MAX_CONTENT_BYTES
from gunbai.kernel.record import replay as replay_record
from gunbai.kernel.record import verify as verify_record
from gunbai.kernel.rule_words import load_rule_words
from gunbai.kernel.rulings import load_rulings
from gunbai.kernel.scenario import MAX_SCENARIO_BYTES, load_scenario
from gunbai.kernel.toml_text import as_text, read_toml
from gunbai.kernel.undone import replay_undone
from gunbai.testing.cases_read import MAX_CASE_BYTES, load_cases

ERROR, WARNING, NOTE = "error", "warning", "note"
STYLES = {ERROR: "bold red", WARNING: "bold yellow", NOTE: DIM}


class Told(NamedTuple):
    """A fault or a finding of a file, in words."""

    text: str
    line: int = 0
    place: str = ""
    code: str = ""
    clauses: tuple[str, ...] = ()
    level: str = ERROR
    """`error`, `warning` for what breaks a principle, `note` for advice."""
    ways: tuple[str, ...] = ()
    """What would satisfy the principle, any one of them."""


class Checked(NamedTuple):
    """A file, what it is, and all that is told of it."""

    path: str
    kind: str
    told: tuple[Told, ...]

    def is_good(self, strict: bool) -> bool:
        """Whether it has no fault; if strict, no finding either."""
        return all(one.level not in ((ERROR, WARNING) if strict else (ERROR,)) for one in self.told)


def check(
    terminal: Terminal,
    /,
    *files: Files,
    strict: Annotated[bool, Parameter(name="--strict")] = False,
    json: Json = False,
    sarif: Annotated[str | None, Parameter(name="--sarif", metavar="FILE")] = None,
) -> int:
    """Looks for faults in scenarios, records, cases, content and a game's own data."""
    if not files:
        raise wrong_usage("usage-argument-missing", name="FILE")
    found = [_check(terminal, path, strict) for path in dict.fromkeys(files)]
    if sarif is not None:
        _write_sarif(sarif, found)
    if json:
        terminal.json([_file_row(file, strict) for file in found])
    else:
        for file in found:
            _show_file(terminal, file)
    return OK if all(file.is_good(strict) for file in found) else FOUND


def _write_sarif(path: str, found: list[Checked]) -> None:
    text = json_module.dumps(sarif_log(found), ensure_ascii=False, indent=2) + "\n"
    replace_file(path, text.encode())


def _check(terminal: Terminal, path: str, strict: bool) -> Checked:
    """What a file is, and all that is told of it."""
    kind = Kind("file")
    try:
        kind = kind_of(path)
        faults = _CHECKS[kind.name](path, kind)
    except Exit as error:
        return Checked(path, kind.name, (Told(error.text(terminal), code=error.message),))
    except DataError as error:
        return Checked(path, kind.name, tuple(_fault(terminal, fault, ERROR) for fault in error.faults))
    except GunbaiError as error:
        line = error.values.get("line", 0)
        assert isinstance(line, int)
        return Checked(path, kind.name, (Told(terminal.error(error), line, code=getattr(error, "reason", error.code)),))
    told = (
        _fault(terminal, fault, NOTE if fault.advice else ERROR if strict else WARNING)
        if isinstance(fault, Finding)
        else Told(terminal.say(fault.code, **fault.values), fault.line, code=fault.code)
        for fault in faults
    )
    return Checked(path, kind.name, tuple(told))


def _fault(terminal: Terminal, fault: Fault, level: str) -> Told:
    words = terminal.error_words
    ways = tuple(words.word("remedy", way) for way in fault.remedies) if isinstance(fault, Finding) else ()
    return Told(words.fault(fault), fault.line, fault.place, fault.code, fault.clauses, level, ways)


# ---- one kind of file after the other ------------------------------------------------------------------------------


def _check_record(path: str, _kind: Kind) -> list[Fault]:
    """What it says of the battle, and of the dice where their seal is open."""
    record = open_record(path)
    replay_record(record)
    replay_undone(record)
    if record.footer is not None and record.header.dice.kind == SealedDice.kind:
        verify_record(record)
    return [Fault("check-cut", line=record.cut, values={"line": record.cut})] if record.cut else []


def _check_scenario(path: str, _kind: Kind) -> list[Fault]:
    """What is left to be said of its content once it can be played: advice."""
    data = read_bytes(path, MAX_SCENARIO_BYTES)
    scenario = load_scenario(data, path, find_game, beside=reader_beside(path))
    text = as_text(data)
    assert isinstance(text, str)
    return list(placed(scenario.game.audit(scenario.body), text))


def _check_form(path: str, kind: Kind) -> list[Fault]:
    assert kind.form is not None
    data = read_bytes(path, MAX_FORM_BYTES)
    content = load_form(data, path, find_game, kind.form)
    text = as_text(data)
    assert isinstance(text, str)
    return list(placed(kind.form.audit(content), text))


def _check_clauses(path: str, _kind: Kind) -> list[Fault]:
    load_clauses(_content(path), path)
    return []


def _check_rulings(path: str, _kind: Kind) -> list[Fault]:
    """Against the clauses that lie beside it, else against those of the installed game."""
    text = _content(path)
    beside = Path(path).with_name("clauses.toml")
    known = load_clauses(_content(str(beside)), str(beside)) if beside.is_file() else _installed(text).clauses
    load_rulings(text, path, known)
    return []


def _check_rule_words(path: str, _kind: Kind) -> list[Fault]:
    """Against the clauses and rulings of the game in whose folder `texts` it lies, else of the installed game."""
    text = _content(path)
    folder = Path(path).absolute().parent.parent
    clauses, rulings = folder / "clauses.toml", folder / "rulings.toml"
    if clauses.is_file() and rulings.is_file():
        known = load_clauses(_content(str(clauses)), str(clauses))
        load_rule_words(text, path, known, load_rulings(_content(str(rulings)), str(rulings), known))
    else:
        library = _installed(text)
        load_rule_words(text, path, library.clauses, library.rulings)
    return []


def _installed(text: str) -> Library:
    """The game that a file names."""
    document = read_toml(text, MAX_CONTENT_BYTES)
    return find_game("" if isinstance(document, Fault) else str(document.get("game", "")))


def _check_cases(path: str, _kind: Kind) -> list[Fault]:
    load_cases(read_bytes(path, MAX_CASE_BYTES), path, find_game)
    return []


def _check_unknown(_path: str, _kind: Kind) -> list[Fault]:
    return [Fault("check-unknown")]


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
    "rule-words": _check_rule_words,
    "case": _check_cases,
    "form": _check_form,
    "table": _check_form,
    "toml": _check_unknown,
}


# ---- telling it ----------------------------------------------------------------------------------------------------


def _file_row(file: Checked, strict: bool) -> dict[str, Any]:
    return {
        "file": file.path,
        "kind": file.kind,
        "ok": file.is_good(strict),
        "faults": [told._asdict() for told in file.told],
    }


def _show_file(terminal: Terminal, file: Checked) -> None:
    if not file.told:
        terminal.print(Text.assemble(file.path, "  ", (terminal.say("check-good", kind=file.kind), "green")))
        return
    faults = sum(one.level == ERROR for one in file.told)
    heads = [terminal.say("check-bad", count=faults)] if faults else []
    if faults < len(file.told):
        heads.append(terminal.say("check-findings", count=len(file.told) - faults))
    style = STYLES[ERROR if faults else WARNING]
    terminal.print(Text.assemble((file.path, "bold"), "  ", (terminal.error_words.value(tuple(heads)), style)))
    for one in file.told:
        _show(terminal, file, one)


def _show(terminal: Terminal, file: Checked, told: Told) -> None:
    # What is wrong with a line of a record says itself which line.
    at = f"{file.path}:{told.line}: " if told.line and file.kind != "record" else ""
    place = f"{told.place}: " if told.place else ""
    level = "" if told.level == ERROR else f"{terminal.say(f'check-level-{told.level}')}: "
    line = Text.assemble("  ", (at, DIM), (place, "cyan"), (level, STYLES[told.level]), told.text)
    if told.clauses:
        line.append(f" [{' '.join(told.clauses)}]", DIM)
    terminal.print(line)
    for way in told.ways:
        terminal.print(Text.assemble("      – ", way))
