"""Finds the line of a key in a TOML text, so that a fault can point at it.

tomllib reads values without their places. The text is known to be valid TOML by the time it is scanned here.
"""

from __future__ import annotations

import re

_KEY = r"""(?:[A-Za-z0-9_-]+|"(?:[^"\\]|\\.)*"|'[^']*')"""
_DOTTED = re.compile(rf"\s*({_KEY}(?:\s*\.\s*{_KEY})*)\s*")
_PART = re.compile(_KEY)
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'|#[^\n]*", re.DOTALL
)


def key_lines(text: str) -> dict[str, int]:
    """Lines, from 1, of every table header and key of a valid TOML text, by path.

    Paths are those of `gunbai.errors.Fault.place`: `rulings.maai.attack.cost`, `fighter[2].skills.kenjutsu`.
    """
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    table = ""
    at, line = 0, 1
    while at < len(text):
        end = _statement_end(text, at)
        statement = text[at:end]
        stripped = statement.lstrip()
        start = line + statement[: len(statement) - len(stripped)].count("\n")
        if stripped.startswith("["):
            table = _header(stripped, counts)
            lines.setdefault(table, start)
        elif stripped and not stripped.startswith("#"):
            _key_value(stripped, table, start, lines)
        line += statement.count("\n")
        at = end
    return lines


def line_of(place: str, lines: dict[str, int]) -> int:
    """The line of a path, or of the nearest table or list around it; 0 when there is none."""
    while place:
        if place in lines:
            return lines[place]
        cut = max(place.rfind("."), place.rfind("["))
        place = place[:cut] if cut > 0 else ""
    return 0


def _statement_end(text: str, at: int) -> int:
    """Position behind the statement that begins at `at`: a line, or more where a value goes over several."""
    depth = 0
    header = text[at:].lstrip(" \t")[:1] == "["
    while at < len(text):
        char = text[at]
        if char in "\"'#":
            found = _STRING.match(text, at)
            at = found.end() if found else at + 1
            continue
        if char in "[{":
            depth += 1
        elif char in "]}":
            depth -= 1
        elif char == "\n" and (depth <= 0 or header):
            return at + 1
        at += 1
    return at


def _unquote(part: str) -> str:
    return part[1:-1] if part[:1] in "\"'" else part


def _parts(dotted: str) -> list[str]:
    return [_unquote(part) for part in _PART.findall(dotted)]


def _header(statement: str, counts: dict[str, int]) -> str:
    many = statement.startswith("[[")
    found = _DOTTED.match(statement, 2 if many else 1)
    parts = _parts(found.group(1)) if found else []
    path = ""
    for depth, part in enumerate(parts):
        path = f"{path}.{part}" if path else part
        if depth == len(parts) - 1 and many:
            counts[path] = counts.get(path, 0) + 1
        if path in counts:
            path = f"{path}[{counts[path]}]"
    return path


def _key_value(statement: str, table: str, line: int, lines: dict[str, int]) -> None:
    found = _DOTTED.match(statement)
    if not found:
        return
    path = ".".join([table, *_parts(found.group(1))] if table else _parts(found.group(1)))
    lines.setdefault(path, line)
    value = statement[found.end() :].lstrip("= \t")
    if value.startswith("{"):
        _inline_keys(value, path, line, lines)


def _inline_keys(value: str, path: str, line: int, lines: dict[str, int]) -> None:
    for found in re.finditer(rf"[{{,]\s*({_KEY}(?:\s*\.\s*{_KEY})*)\s*=", _STRING.sub(_blank_value, value)):
        lines.setdefault(".".join([path, *_parts(found.group(1))]), line)


def _blank_value(found: re.Match[str]) -> str:
    """Keeps quoted keys, empties quoted values that could look like keys."""
    text = found.group(0)
    return text if re.fullmatch(r"[\"'][\w. -]*[\"']", text) else '""'
