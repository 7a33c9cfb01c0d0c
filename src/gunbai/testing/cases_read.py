"""Reads case files and tells every fault in them; docs/cases.md has the form."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from gunbai.errors import CaseError, Fault, ScenarioError, UnknownName
from gunbai.kernel.events import Event, Interjected, Left, Ruled
from gunbai.kernel.inputs import Faces
from gunbai.kernel.library import Library
from gunbai.kernel.scenario import FindGame, Scenario, scenario_from_data
from gunbai.kernel.schema import check, nearest
from gunbai.kernel.toml_lines import key_lines, line_of
from gunbai.kernel.toml_text import as_text, read_toml
from gunbai.testing.cases_form import (
    CaseSheet,
    Expected,
    FaultSheet,
    FileSheet,
    StepSheet,
    Table,
    flat,
    overlay,
    with_value,
)
from gunbai.testing.cases_inputs import LINES, ROLLS, Line, parse_line, parse_roll

MAX_CASE_BYTES = 1 << 20
"""A case file is at most 1 MiB."""
UNCITED_KINDS = ("definition", "balance", "option", "gm")
"""Kinds of clauses that a case may show although nothing that happens cites them, if it says why."""


class Step(msgspec.Struct, frozen=True):
    """A step of a case, read."""

    lines: tuple[Line, ...]
    rolls: tuple[Faces, ...]
    expect: Expected


class Case(msgspec.Struct, frozen=True):
    """A case, read and ready to be played."""

    name: str
    line: int
    """Where it stands in its file."""
    clauses: tuple[str, ...]
    shows: dict[str, str]
    library: Library
    scenario: Scenario | None
    """None where the case expects that it is refused."""
    faults: tuple[Fault, ...]
    """What is wrong with the scenario, where the case expects that."""
    wanted: tuple[FaultSheet, ...]
    """What must be wrong with it."""
    idle: tuple[str, ...]
    steps: tuple[Step, ...]


def load_cases(file: str | bytes, where: str, find: FindGame) -> tuple[Case, ...]:
    """Reads a case file.

    Args:
        file: the file's TOML.
        where: the file, for errors.
        find: how games are found.

    Raises:
        CaseError: every fault, with its line: unknown keys, games, clauses, seats, events or rulings, lines and dice
            that cannot be read, and scenarios that cannot be played.
    """
    text = as_text(file)
    if isinstance(text, Fault):
        raise CaseError(where, [text])
    data = read_toml(text, MAX_CASE_BYTES)
    if isinstance(data, Fault):
        raise CaseError(where, [data])
    lines = key_lines(text)
    faults, cases = read_cases(data, find, lines)
    if faults:
        placed = [msgspec.structs.replace(fault, line=line_of(fault.place, lines)) for fault in faults]
        raise CaseError(where, sorted(placed, key=lambda fault: fault.line))
    return cases


def read_cases(
    data: Table, find: FindGame, lines: Mapping[str, int] | None = None
) -> tuple[tuple[Fault, ...], tuple[Case, ...]]:
    """Reads plain data as cases.

    Args:
        lines: where its keys stand in their file.

    Returns:
        Every fault, and the cases that have none.
    """
    reader = _Reader(data, find, lines or {})
    cases = tuple(reader.cases())
    return tuple(reader.faults), cases


class _Reader:
    """Turns the data of one file into cases, and gathers its faults."""

    def __init__(self, data: Table, find: FindGame, lines: Mapping[str, int]) -> None:
        self.faults: list[Fault] = []
        self._data, self._find, self._lines = data, find, lines
        self._file: FileSheet
        self._library: Library
        self._events: dict[str, type[Event]] = {}

    def cases(self) -> Iterator[Case]:
        """Every case that can be read, variants one by one."""
        file, faults = check(self._data, FileSheet)
        self.faults += faults
        if file is None:
            return
        try:
            self._library = self._find(file.game)
        except UnknownName as error:
            self._fault("unknown-name", "game", {"key": file.game}, error.accepted)
            return
        self._file = file
        kinds: tuple[type[Event], ...] = (*self._library.game.events, Interjected, Left, Ruled)
        self._events = {str(kind.__struct_config__.tag): kind for kind in kinds}
        for number, raw in enumerate(file.case, 1):
            yield from self._variants(raw, f"case[{number}]")

    def _variants(self, raw: Table, place: str) -> Iterator[Case]:
        sheet = self._sheet(raw, place)
        if sheet is None:
            return
        if not sheet.name:
            self._fault("missing-key", f"{place}.name", {"key": "name"}, ('"…"',))
        if not sheet.each:
            yield from self._case(sheet, place)
            return
        base = {key: value for key, value in raw.items() if key != "each"}
        for number, over in enumerate(sheet.each, 1):
            inner = f"{place}.each[{number}]"
            variant = self._sheet(over, inner)
            if variant is None:
                continue
            if variant.each:
                self._fault("unknown-key", f"{inner}.each", {"key": "each"})
            merged = self._sheet(overlay(base, {key: item for key, item in over.items() if key != "name"}), inner)
            if merged is not None:
                name = f"{sheet.name}: {variant.name or number}"
                yield from self._case(msgspec.structs.replace(merged, name=name), inner)

    def _sheet(self, raw: Table, place: str) -> CaseSheet | None:
        sheet, faults = check(raw, CaseSheet, place)
        self.faults += faults
        return sheet

    def _case(self, sheet: CaseSheet, place: str) -> Iterator[Case]:
        before = len(self.faults)
        self._check_clauses(sheet, place)
        expects_faults = bool(sheet.expect.faults)
        for number, fault in enumerate(sheet.expect.faults, 1):
            self._require(fault.clauses, f"{place}.expect.faults[{number}]")
        scenario, faults = self._scenario(sheet, place, expects_faults)
        steps: tuple[Step, ...] = ()
        if scenario is not None:
            own = (place, StepSheet(sheet.do, sheet.dice, sheet.expect))
            sheets = (own, *((f"{place}.step[{number}]", step) for number, step in enumerate(sheet.step, 1)))
            seats = tuple(seat.id for seat in scenario.seats)
            steps = tuple(self._step(step, inner, seats) for inner, step in sheets)
        if len(self.faults) == before:
            yield Case(
                sheet.name,
                line_of(place, dict(self._lines)),
                sheet.clauses,
                sheet.shows,
                self._library,
                None if expects_faults else scenario,
                faults,
                sheet.expect.faults,
                self._file.idle if sheet.idle is None else sheet.idle,
                steps,
            )

    def _check_clauses(self, sheet: CaseSheet, place: str) -> None:
        known = self._library.clauses
        for name in sheet.clauses:
            if name not in known:
                self._fault("unknown-clause", f"{place}.clauses", {"id": name}, (known.nearest(name),))
        for name in sheet.shows:
            if name not in sheet.clauses:
                self._fault("unknown-clause", f"{place}.shows.{name}", {"id": name}, nearest(name, sheet.clauses))
            elif name in known and known[name].kind not in UNCITED_KINDS:
                self._fault("wrong-value", f"{place}.shows.{name}", {"given": known[name].kind}, UNCITED_KINDS)

    def _scenario(self, sheet: CaseSheet, place: str, refused: bool) -> tuple[Scenario | None, tuple[Fault, ...]]:
        """The scenario of a case, or its faults where these are expected."""
        data = self._scenario_data(sheet, place)
        if data is None:
            return None, ()
        try:
            return scenario_from_data(data, place, self._find, sheet.name), ()
        except ScenarioError as error:
            if refused:
                return None, error.faults
            for fault in error.faults:
                self.faults.append(msgspec.structs.replace(fault, place=self._place(fault.place, place, sheet)))
        return None, ()

    def _scenario_data(self, sheet: CaseSheet, place: str) -> Table | None:
        data: Any = {"name": {"en": sheet.name[:200] or "case"}}
        for given, whose in ((self._file.scenario, "scenario"), (sheet.scenario, f"{place}.scenario")):
            if isinstance(given, dict):
                data = overlay(data, given)
            elif given:
                shipped = self._shipped(given, whose)
                if shipped is None:
                    return None
                data = shipped
        for path, value in (*self._file.given.items(), *sheet.given.items()):
            data = with_value(data, path, value)
        rulings = data.get("rulings", {})
        if isinstance(rulings, dict):
            rulings = {**flat(rulings), **flat(self._file.rulings), **flat(sheet.rulings)}
        return {**data, "game": self._file.game, "rulings": rulings}

    def _shipped(self, name: str, place: str) -> Table | None:
        game, _, short = name.rpartition("/")
        if game not in ("", self._file.game) or short not in self._library.scenarios:
            names = [f"{self._file.game}/{known}" for known in self._library.scenarios]
            self._fault("unknown-name", place, {"key": name}, nearest(name, names) or names)
            return None
        return tomllib.loads(self._library.scenario_text(short))

    def _place(self, fault: str, case: str, sheet: CaseSheet) -> str:
        """Where in the file a fault of the scenario was written."""
        for prefix in (f"{case}.scenario.", "scenario.", f"{case}.", ""):
            if prefix + fault in self._lines:
                return prefix + fault
        for path in sheet.given:
            if path.rpartition(".")[2] == fault.rpartition(".")[2] or path.partition(".")[0] == fault.partition(".")[0]:
                return f"{case}.given.{path}"
        return f"{case}.scenario.{fault}"

    def _step(self, sheet: StepSheet, place: str, seats: tuple[str, ...]) -> Step:
        lines = [parse_line(text, seats) for text in sheet.do]
        for number, line in enumerate(lines):
            if line is None:
                accepted = tuple(form.replace("SEAT", " | ".join(seats), 1) for form in LINES)
                self._fault("wrong-value", f"{place}.do[{number + 1}]", {"given": sheet.do[number]}, accepted)
            else:
                self._require(line.clauses, f"{place}.do[{number + 1}]")
        rolls = [parse_roll(text) for text in sheet.dice]
        for number, roll in enumerate(rolls):
            if roll is None:
                self._fault("wrong-value", f"{place}.dice[{number + 1}]", {"given": sheet.dice[number]}, ROLLS)
        self._check_expected(sheet.expect, f"{place}.expect", seats)
        return Step(tuple(filter(None, lines)), tuple(filter(None, rolls)), sheet.expect)

    def _check_expected(self, expect: Expected, place: str, seats: tuple[str, ...]) -> None:
        if expect.seen_by not in (*seats, "gm", "spectator"):
            known = (*seats, "gm", "spectator")
            self._fault("unknown-name", f"{place}.seen_by", {"key": expect.seen_by}, known)
        for key in ("offers", "no_offers"):
            for text in getattr(expect, key):
                line = parse_line(text, seats)
                if line is None or line.act != "answer":
                    self._fault("wrong-value", f"{place}.{key}", {"given": text}, ("SEAT: declaration",))
        for key in ("events", "no_events"):
            for number, event in enumerate(getattr(expect, key), 1):
                self._check_event(event, f"{place}.{key}[{number}]")

    def _check_event(self, event: str | Table, place: str) -> None:
        """An event that does not exist, or a field that it does not have, could never be found missing."""
        table = {"event": event} if isinstance(event, str) else event
        kind = self._events.get(str(table.get("event", "")))
        if kind is None:
            name = str(table.get("event", ""))
            self._fault("unknown-name", place, {"key": name}, nearest(name, list(self._events)) or tuple(self._events))
            return
        for key in table:
            if key != "event" and key not in kind.__struct_fields__:
                self._fault("unknown-key", f"{place}.{key}", {"key": key}, kind.__struct_fields__)
        self._require(table.get("clauses", ()), place)

    def _require(self, clauses: Any, place: str) -> None:
        known = self._library.clauses
        for name in clauses if isinstance(clauses, (list, tuple)) else (clauses,):
            if not self._library.can_cite(name):
                self._fault("unknown-clause", place, {"id": str(name)}, (known.nearest(str(name)),))

    def _fault(self, code: str, place: str, values: dict[str, Any], accepted: Any = ()) -> None:
        self.faults.append(Fault(code, place, values=values, accepted=tuple(accepted)))
