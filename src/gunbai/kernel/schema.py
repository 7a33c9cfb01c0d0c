"""Checks plain data (from TOML or JSON) against a Struct and tells all faults at once.

msgspec's own conversion stops at the first fault and counts list places from 0; people who write a scenario want the
whole list, with the key and what would be accepted there.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Hashable
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar, cast

import msgspec
from msgspec import inspect

from gunbai.errors import Fault

T = TypeVar("T")

MAX_FAULTS = 100
"""So many faults are told; a file with more is not one that somebody mends line by line."""
MAX_SHOWN = 60
"""So many characters of a wrong value, or of a key that nobody knows, are shown."""

UNSEEN = (
    r"\xad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0"
    "\ufff0-\ufffb\U000e0000-\U000e007f"
)
"""Characters that nobody sees, or that turn what stands beside them about, as they stand in a pattern. Joiners and
variation selectors are none of them: letters and signs of several scripts are written with them."""
LINE = r"\x00-\x1f\x7f-\x9f\u2028\u2029" + UNSEEN
"""What a text of one line cannot have in it: what breaks it, what a terminal would obey, what nobody sees."""
LINES = r"\x00-\x08\x0b-\x1f\x7f-\x9f" + UNSEEN
"""The same of a text of several lines."""
UNSHOWN = re.compile(f"[{LINE}\ud800-\udfff]")
"""Characters that a line cannot have, or that cannot be written down."""
MAX_PATTERN = 12
"""A pattern is shown if it is so short that it says something: `[\\w-]+`."""


def nearest(name: str, known: list[str] | tuple[str, ...], most: int = 3) -> tuple[str, ...]:
    """The known names that look most like this one."""
    return tuple(difflib.get_close_matches(name[:MAX_SHOWN], known, most, 0.5))


def shortened(text: str, most: int = MAX_SHOWN) -> str:
    """A text that may be of any length and hold anything, as it is shown in an error."""
    clean = UNSHOWN.sub("\ufffd", text[: most + 1])
    return clean if len(clean) <= most else clean[: most - 1] + "…"


def shown(data: object) -> str:
    """A value as it is shown in an error, more or less as TOML writes it."""
    match data:
        case bool():
            return str(data).lower()
        case int():
            return str(data) if abs(data) < 10**MAX_SHOWN else "…"
        case str():
            return f'"{shortened(data)}"'
        case dict() | list():
            return type(data).__name__
        case _:
            return shortened(str(data))


def check(data: object, form: type[T], place: str = "") -> tuple[T | None, tuple[Fault, ...]]:
    """Reads data as a Struct, or as another type that msgspec knows.

    Args:
        data: what a TOML or JSON reader gives.
        form: the type; keys unknown to a Struct in it are faults whatever its own setting.
        place: path of the data in its file.

    Returns:
        The value, or None and every fault.
    """
    try:
        value, why = msgspec.convert(data, form), ""
        if _is_all_read(data, value):
            return value, ()
    except (ValueError, RecursionError) as error:
        why = str(error)
    faults: list[Fault] = []

    def report(fault: Fault) -> None:
        faults.append(fault)
        if len(faults) >= MAX_FAULTS:
            raise _Enough

    with suppress(_Enough):
        _walk(data, _info(cast(Hashable, form)), place, report)
    if faults:
        return None, tuple(faults)
    return (None, (Fault("invalid", place, values={"why": why}),)) if why else (value, ())


def _is_all_read(data: Any, value: Any) -> bool:
    """Whether every key of the data has certainly gone into the value: most files are sound, and need no look at each
    of their types."""
    if isinstance(value, msgspec.Struct):
        names = dict(zip(value.__struct_encode_fields__, value.__struct_fields__, strict=True))
        tag = value.__struct_config__.tag_field
        return all(
            (key in names and _is_all_read(item, getattr(value, names[key]))) or key == tag
            for key, item in data.items()
        )
    if isinstance(value, dict):
        return all(key in value and _is_all_read(item, value[key]) for key, item in data.items())
    if isinstance(value, (tuple, list)):
        return all(map(_is_all_read, data, value))
    return True


class _Enough(Exception):
    """There are more faults than anybody reads."""


@lru_cache(maxsize=256)
def _info(form: Hashable) -> inspect.Type:
    return inspect.type_info(form)


Report = Callable[[Fault], None]


def _walk(data: Any, info: inspect.Type, place: str, report: Report) -> None:
    match info:
        case inspect.StructType():
            _walk_struct(data, info, place, report)
        case inspect.ListType() | inspect.VarTupleType():
            _walk_list(data, info, place, report)
        case inspect.DictType():
            if not isinstance(data, dict):
                report(_wrong(data, info, place))
                return
            for key, value in data.items():
                inner = f"{place}.{shortened(key)}" if place else shortened(key)
                _walk(key, info.key_type, inner, report)
                _walk(value, info.value_type, inner, report)
        case inspect.UnionType():
            _walk_union(data, info, place, report)
        case _:
            if not _fits(data, info):
                report(_wrong(data, info, place))


def _walk_struct(data: Any, info: inspect.StructType, place: str, report: Report) -> None:
    if not isinstance(data, dict):
        report(_wrong(data, info, place))
        return
    fields = {field.encode_name: field for field in info.fields}
    for key, value in data.items():
        name = shortened(key)
        inner = f"{place}.{name}" if place else name
        if key in fields:
            _walk(value, fields[key].type, inner, report)
        elif info.tag_field != key:
            near = nearest(key, list(fields))
            report(Fault("unknown-key", inner, values={"key": name}, accepted=near or tuple(fields)))
    for name, field in fields.items():
        if field.required and name not in data:
            inner = f"{place}.{name}" if place else name
            report(Fault("missing-key", inner, values={"key": name}, accepted=(accepted(field.type),)))


def _walk_list(data: Any, info: inspect.ListType | inspect.VarTupleType, place: str, report: Report) -> None:
    if not isinstance(data, (list, tuple)):
        report(_wrong(data, info, place))
        return
    low, high = info.min_length or 0, info.max_length
    if len(data) < low or (high is not None and len(data) > high):
        report(Fault("wrong-length", place, values={"given": len(data)}, accepted=(accepted(info),)))
    for at, item in enumerate(data):
        _walk(item, info.item_type, f"{place}[{at + 1}]", report)


def _walk_union(data: Any, info: inspect.UnionType, place: str, report: Report) -> None:
    tagged = {str(form.tag): form for form in info.types if isinstance(form, inspect.StructType) and form.tag_field}
    if tagged and isinstance(data, dict):
        _walk_tagged(data, tagged, place, report)
        return
    tried: list[list[Fault]] = []
    for form in info.types:
        faults: list[Fault] = []
        _walk(data, form, place, faults.append)
        if not faults:
            return
        if isinstance(form, inspect.StructType) == isinstance(data, dict):
            tried.append(faults)
    structured = [faults for faults in tried if isinstance(data, (dict, list))]
    if len(structured) == 1:
        for fault in structured[0]:
            report(fault)
    else:
        report(_wrong(data, info, place))


def _walk_tagged(data: dict[str, Any], forms: dict[str, inspect.StructType], place: str, report: Report) -> None:
    """One of several Structs, told apart by a tag."""
    key = str(next(iter(forms.values())).tag_field)
    inner = f"{place}.{key}" if place else key
    words = tuple(f'"{tag}"' for tag in forms)
    if key not in data:
        report(Fault("missing-key", inner, values={"key": key}, accepted=words))
    elif isinstance(data[key], str) and data[key] in forms:
        _walk_struct(data, forms[data[key]], place, report)
    else:
        near = tuple(f'"{tag}"' for tag in nearest(str(data[key]), tuple(forms)))
        report(Fault("wrong-value", inner, values={"given": shown(data[key])}, accepted=near or words))


def _fits(data: object, info: inspect.Type) -> bool:
    match info:
        case inspect.AnyType():
            return True
        case inspect.IntType():
            return type(data) is int and _in_bounds(data, info)
        case inspect.BoolType():
            return isinstance(data, bool)
        case inspect.StrType():
            return isinstance(data, str) and _length_fits(data, info) and _pattern_fits(data, info)
        case inspect.NoneType():
            return data is None
        case inspect.EnumType():
            return any(data == member.value for member in info.cls)
        case inspect.LiteralType():
            return data in info.values and not isinstance(data, bool)
        case _:  # pragma: no cover
            raise TypeError(f"no check for {info}")


def _in_bounds(number: int, info: inspect.IntType) -> bool:
    return (info.ge is None or number >= info.ge) and (info.le is None or number <= info.le)


def _length_fits(text: str, info: inspect.StrType) -> bool:
    return (info.min_length is None or len(text) >= info.min_length) and (
        info.max_length is None or len(text) <= info.max_length
    )


def _pattern_fits(text: str, info: inspect.StrType) -> bool:
    return info.pattern is None or re.search(info.pattern, text) is not None


def _wrong(data: object, info: inspect.Type, place: str) -> Fault:
    return Fault("wrong-value", place, values={"given": shown(data)}, accepted=tuple(accepted(info).split(" | ")))


def accepted(info: inspect.Type) -> str:
    """A short, language-free form of what a type accepts: `1..10`, `"real" | "training"`, `[…]`."""
    match info:
        case inspect.IntType():
            low = "" if info.ge is None else str(info.ge)
            high = "" if info.le is None else str(info.le)
            return f"{low}..{high}" if low or high else "0, 1, -1, …"
        case inspect.BoolType():
            return "true | false"
        case inspect.StrType():
            pattern = (info.pattern or "").strip("^$")
            text = f'"{pattern}"' if 0 < len(pattern) <= MAX_PATTERN else '"…"'
            return text if info.max_length is None else f"{text} (1–{info.max_length})"
        case inspect.NoneType():
            return ""
        case inspect.EnumType():
            return " | ".join(f'"{member.value}"' for member in info.cls)
        case inspect.LiteralType():
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
        case inspect.ListType() | inspect.VarTupleType():
            least, most = info.min_length or 0, info.max_length
            count = "" if not least and most is None else f" ({least}–{'' if most is None else most})"
            return f"[ {accepted(info.item_type)}, … ]{count}"
        case inspect.DictType():
            return f"{{ … = {accepted(info.value_type)} }}"
        case inspect.StructType():
            return "{ " + ", ".join(field.encode_name for field in info.fields) + " }"
        case inspect.UnionType():
            return " | ".join(form for form in map(accepted, info.types) if form)
        case _:
            return "…"
