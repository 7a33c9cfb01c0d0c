"""Typed values as a case writes them, and whether what was found is what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from enum import Enum, IntEnum
from typing import Any

import msgspec

NOTHING = "none"
"""How a case writes a value that is not there: TOML has no word of its own for it."""


def plain(value: Any) -> Any:
    """A value as a case writes it: a member of an enum by its value, of a ladder by its name in small letters, nothing
    as `none`, a struct as a table with its tag."""
    if value is None:
        return NOTHING
    if isinstance(value, IntEnum):
        return value.name.lower()
    if isinstance(value, Enum):
        return plain(value.value)
    if isinstance(value, msgspec.Struct):
        config = value.__struct_config__
        tag = {config.tag_field: config.tag} if config.tag_field is not None else {}
        return tag | {name: plain(getattr(value, name)) for name in value.__struct_fields__}
    if isinstance(value, Mapping):
        return {str(plain(key)): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value


def matches(expected: Any, found: Any) -> bool:
    """Whether a plain value is as expected: tables in the keys that are named, `clauses` if they hold those named."""
    if isinstance(expected, Mapping):
        return isinstance(found, Mapping) and all(
            key in found and (_holds(wanted, found[key]) if key == "clauses" else matches(wanted, found[key]))
            for key, wanted in expected.items()
        )
    if isinstance(expected, (list, tuple)):
        return isinstance(found, list) and len(expected) == len(found) and all(map(matches, expected, found))
    return type(expected) is type(found) and bool(expected == found)


def _holds(wanted: Any, found: Any) -> bool:
    return isinstance(wanted, (list, tuple)) and isinstance(found, list) and all(item in found for item in wanted)


def missing(expected: Sequence[Mapping[str, Any]], found: Iterable[Mapping[str, Any]]) -> int | None:
    """The place of the first of the expected tables that does not come in this order; None if all do."""
    place = 0
    for event in found:
        if place < len(expected) and matches(expected[place], event):
            place += 1
    return place if place < len(expected) else None


def at_path(data: Any, path: str) -> Any:
    """The plain value at a path, whose parts are keys, or the ids of rows.

    Raises:
        LookupError: there is none; says what there is.
    """
    done = ""
    for part in path.split("."):
        data = _inner(data, part, done)
        done = f"{done}.{part}" if done else part
    return data


def _inner(data: Any, part: str, done: str) -> Any:
    if isinstance(data, Mapping):
        if part in data:
            return data[part]
        for rows in data.values():
            if isinstance(rows, list):
                for row in rows:
                    if isinstance(row, Mapping) and row.get("id") == part:
                        return row
    elif isinstance(data, list):
        for row in data:
            if isinstance(row, Mapping) and row.get("id") == part:
                return row
    known = ", ".join(_names(data)) or "nothing"
    raise LookupError(f"{done + ' has' if done else 'there is'} no {part}, but {known}")


def _names(data: Any) -> list[str]:
    if isinstance(data, Mapping):
        rows = [row["id"] for item in data.values() if isinstance(item, list) for row in item if _has_id(row)]
        return [*data, *rows]
    return [row["id"] for row in data if _has_id(row)] if isinstance(data, list) else []


def _has_id(row: Any) -> bool:
    return isinstance(row, Mapping) and isinstance(row.get("id"), str)


def shown(value: Any) -> str:
    """A plain value in one line, as TOML writes it."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {shown(item)}" for key, item in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(map(shown, value)) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
