"""The form of a case file, as its keys stand in TOML; docs/cases.md explains each to whoever writes one."""

from __future__ import annotations

from typing import Any

import msgspec

Table = dict[str, Any]


class ResultSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the battle must have ended."""

    why: str
    winner: str = ""
    """The one side that won; empty for a draw or a battle that was closed."""
    winners: tuple[str, ...] = ()
    """The sides that won, where there are several."""


class FaultSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fault that the scenario must have."""

    code: str
    place: str = ""
    clauses: tuple[str, ...] = ()


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must be so after the inputs of a step; what is left out is not looked at."""

    waiting: str | tuple[str, ...] | None = None
    """Who is asked what: `A breath`; several where secret answers are awaited; `nobody` when the battle is over."""
    offers: tuple[str, ...] = ()
    """Declarations that may be made now: `A: step in`, or with their price `A: step in costs 1`."""
    no_offers: tuple[str, ...] = ()
    """Declarations that may not be made now."""
    values: Table = {}
    """Paths into the view of the game → values."""
    seen_by: str = "gm"
    """Whose view the values are looked up in, and whose log the events."""
    events: tuple[Table, ...] = ()
    """Events that happened, in this order; others may stand between."""
    no_events: tuple[str | Table, ...] = ()
    """Events that did not happen: a tag, or a table as in `events`."""
    result: ResultSheet | None = None
    faults: tuple[FaultSheet, ...] = ()
    """Faults for which the scenario is refused; such a case has no inputs."""


class StepSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Inputs, their dice, and what must be so afterwards."""

    do: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    """The rolls in order, with their sides: `2d10: 4 6`."""
    expect: Expected = Expected()


class CaseSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One case. Its own `do`, `dice` and `expect` come first, then its steps."""

    name: str = ""
    clauses: tuple[str, ...] = ()
    """The clauses that it shows."""
    shows: dict[str, str] = {}
    """Clause that nothing cites → why the case shows it all the same."""
    scenario: str | Table = ""
    """Name of a shipped scenario, or keys that are laid over the file's."""
    given: Table = {}
    """Paths into the scenario → values: `A.now.vitality`."""
    rulings: Table = {}
    idle: tuple[str, ...] | None = None
    """What a seat answers that is asked before the one named in the next line, in order of preference."""
    do: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()
    expect: Expected = Expected()
    step: tuple[StepSheet, ...] = ()
    each: tuple[Table, ...] = ()
    """Variants: keys of a case, laid over this one; each is a case of its own."""


class FileSheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A case file: what its cases share, and the cases."""

    game: str
    case: tuple[Table, ...]
    scenario: str | Table = ""
    given: Table = {}
    rulings: Table = {}
    idle: tuple[str, ...] = ()


def overlay(below: Any, above: Any) -> Any:
    """Tables laid over each other key by key, lists of tables by their `id`; anything else is replaced."""
    if isinstance(below, dict) and isinstance(above, dict):
        return {**below, **{key: overlay(below[key], above[key]) if key in below else above[key] for key in above}}
    if _have_ids(below) and _have_ids(above):
        rows = {row["id"]: row for row in below}
        for row in above:
            rows[row["id"]] = overlay(rows[row["id"]], row) if row["id"] in rows else row
        return list(rows.values())
    return above


def flat(table: Table, path: str = "") -> Table:
    """Tables inside one another as one table with dotted keys: `maai.guard.feint = 1` is `"maai.guard.feint" = 1`."""
    rows: Table = {}
    for key, value in table.items():
        inner = f"{path}.{key}" if path else key
        rows |= flat(value, inner) if isinstance(value, dict) else {inner: value}
    return rows


def _have_ids(rows: Any) -> bool:
    return (
        isinstance(rows, list)
        and bool(rows)
        and all(isinstance(row, dict) and isinstance(row.get("id"), str) for row in rows)
    )


def with_value(data: Table, path: str, value: Any) -> Table:
    """Data with the value at a path, whose parts are keys or the ids of rows: `A.katana.grade`; what is missing on the
    way comes into being."""
    head, _, rest = path.partition(".")
    if not rest:
        return {**data, head: value}
    inner = data.get(head)
    if not isinstance(inner, dict):
        for key, rows in data.items():
            if _have_ids(rows) and any(row["id"] == head for row in rows):
                return {**data, key: [with_value(row, rest, value) if row["id"] == head else row for row in rows]}
    return {**data, head: with_value(inner if isinstance(inner, dict) else {}, rest, value)}
