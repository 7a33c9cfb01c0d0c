"""Pages that tell the keys of a form, held against the form."""

from __future__ import annotations

import msgspec
from msgspec import inspect

from gunbai.kernel.scenario import Notes, Words
from pages import codes, section, tables

Keys = dict[str, tuple[list[str], str]]
"""By key: its values, sorted, and its default."""


def value_words(info: inspect.Type) -> str:
    """What a key takes, as the page writes it."""
    match info:
        case inspect.IntType():
            return f"`{info.ge}..{info.le}`"
        case inspect.BoolType():
            return "`true`, `false`"
        case inspect.StrType():
            return _text_words(info.pattern)
        case inspect.EnumType():
            return ", ".join(f'`"{member.value}"`' for member in info.cls)
        case inspect.LiteralType():
            return ", ".join(f"`{value!r}`".replace("'", '"') for value in info.values)
        case inspect.StructType():
            return {Words: "names", Notes: "notes"}.get(info.cls, "table")
        case inspect.DictType():
            return "table"
        case inspect.VarTupleType():
            inner = value_words(info.item_type)
            plural = {"table": "tables", "id": "ids", "place": "places"}.get(inner, inner)
            return f"list of {plural}" + (f", at most {info.max_length}" if info.max_length else "")
        case inspect.UnionType():
            return ", ".join(
                dict.fromkeys(value_words(one) for one in info.types if not isinstance(one, inspect.NoneType))
            )
    raise AssertionError(info)


def _text_words(pattern: str | None) -> str:
    """What a text has to be."""
    if not pattern:
        return "text"
    if pattern.startswith("^[0-9"):
        return "number"
    return "place" if "\\d" in pattern else "id"


def default_words(field: inspect.Field) -> str:
    """A key's default, as the page writes it."""
    if field.required:
        return ""
    value = field.default
    if isinstance(value, bool):
        return f"`{str(value).lower()}`"
    if isinstance(value, int):
        return f"`{value}`"
    if isinstance(value, str) and value:
        return f'`"{value}"`'
    return f'`"{value.value}"`' if hasattr(value, "value") else "none"


def keys_of(form: type[msgspec.Struct]) -> Keys:
    """The keys of a form, as a page should tell them."""
    info = inspect.type_info(form)
    assert isinstance(info, inspect.StructType)
    return {
        field.encode_name: (sorted(value_words(field.type).split(", ")), default_words(field)) for field in info.fields
    }


def keys_shown(page: str, heading: str) -> Keys:
    """The keys that a page tells under a heading, each with a sentence on what it means."""
    text = section(page, heading).partition("\n### ")[0]
    rows = [row for table in tables(text) for row in table]
    assert all(row[3].endswith((".", ";")) or "." in row[3] for row in rows)
    return {codes(row[0])[0]: (sorted(row[1].split(", ")), row[2]) for row in rows}
