"""Changes values of a TOML text and leaves everything else as it is: comments, order, blank lines.

Whoever uses it reads the outcome again and compares: what cannot be edited so is found out before anything is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Any

import msgspec

_TOKEN = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'|#[^\n]*|[\[\]{}\n]",
    re.DOTALL,
)
_HEADER = re.compile(r"[ \t]*(\[\[?)[ \t]*([^\]\n]+?)[ \t]*\]\]?[ \t]*(?:#[^\n]*)?")
_BARE = re.compile(r"[A-Za-z0-9_-]+")


def toml_value(value: Any) -> str:
    """A value as TOML writes it on one line."""
    match value:
        case bool():
            return "true" if value else "false"
        case int():
            return str(value)
        case Enum():
            return toml_value(value.value)
        case str():
            return msgspec.json.encode(value).decode()
        case msgspec.Struct():
            rows = ((key, one) for key, one in msgspec.structs.asdict(value).items() if one is not None)
            return _inline(rows)
        case Mapping():
            return _inline(value.items())
        case _:
            return "[" + ", ".join(map(toml_value, value)) + "]"


def _inline(rows: Iterable[tuple[str, Any]]) -> str:
    inside = ", ".join(f"{toml_key(key)} = {toml_value(one)}" for key, one in rows)
    return f"{{ {inside} }}" if inside else "{}"


def toml_key(key: str) -> str:
    """A key as TOML writes it."""
    return key if _BARE.fullmatch(key) else msgspec.json.encode(key).decode()


class Section:
    """A table of a text: `[[character]]` with the keys that stand under its header, up to the next header."""

    def __init__(self, text: str, header: str, number: int = 1) -> None:
        """
        Args:
            header: as it is written, without its brackets: `character`, `character.kept`.
            number: which of several.
        """
        self.text = text
        found = [one for one in _headers(text) if one[2] == header]
        self.is_there = len(found) >= number
        start, end, _ = found[number - 1] if self.is_there else (len(text), len(text), "")
        self.start = end
        """Where its keys begin."""
        later = [at for at, _, _ in _headers(text) if at > start]
        self.end = min(later, default=len(text)) if self.is_there else len(text)

    def with_value(self, key: str, value: Any) -> str:
        """The text with this key of the section set, the key's line added where there was none."""
        line = f"{toml_key(key)} = {toml_value(value)}"
        found = re.compile(rf"^[ \t]*{re.escape(toml_key(key))}[ \t]*=[ \t]*", re.MULTILINE).search(
            self.text, self.start, self.end
        )
        if found is None:
            at = _last_key(self.text, self.start, self.end)
            return f"{self.text[:at]}\n{line}{self.text[at:]}"
        end = _value_end(self.text, found.end())
        return self.text[: found.start()] + line + self.text[end:]

    def without_value(self, key: str) -> str:
        """The text without this key of the section."""
        found = re.compile(rf"^[ \t]*{re.escape(toml_key(key))}[ \t]*=[ \t]*", re.MULTILINE).search(
            self.text, self.start, self.end
        )
        if found is None:
            return self.text
        end = self.text.find("\n", _value_end(self.text, found.end()))
        return self.text[: found.start()] + ("" if end < 0 else self.text[end + 1 :])


def _headers(text: str) -> list[tuple[int, int, str]]:
    """Where each header begins and ends, and what it names."""
    found, at = [], 0
    while at < len(text):
        header = _HEADER.match(text, at)
        line_end = text.find("\n", at)
        line_end = len(text) if line_end < 0 else line_end
        if header is not None and header.end() == line_end:
            found.append((at, line_end, header.group(2).replace(" ", "")))
            at = line_end + 1
        else:
            at = _logical_end(text, at) + 1
    return found


def _logical_end(text: str, at: int) -> int:
    """Where a line ends, strings and brackets over several lines included."""
    depth = 0
    for token in _TOKEN.finditer(text, at):
        sign = token.group()
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        elif sign == "\n" and depth <= 0:
            return token.start()
    return len(text)


def _value_end(text: str, at: int) -> int:
    """Where a value ends that begins here; a comment behind it is no part of it."""
    depth = 0
    for token in _TOKEN.finditer(text, at):
        sign = token.group()
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
            if depth == 0:
                return token.end()
        elif depth == 0 and (sign == "\n" or sign.startswith("#")):
            return at + len(text[at : token.start()].rstrip(" \t"))
        elif depth == 0:
            return token.end()
    return len(text.rstrip("\n"))


def _last_key(text: str, start: int, end: int) -> int:
    """Behind the last line of a section that is neither blank nor a comment of its own."""
    last, at = start, start + 1
    while at < end:
        stop = min(_logical_end(text, at), end)
        line = text[at:stop].strip()
        if line and not line.startswith("#"):
            last = stop
        at = stop + 1
    return last
