"""Finds the line of a key in a TOML text, so that a fault can point at it.

tomllib reads values without their places. The text is known to be valid TOML by the time it is scanned here.
"""

from __future__ import annotations

import re
from bisect import bisect_right

_KEY = re.compile(r"""[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|'[^'\n]*'""")
_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|' + r"'''.*?'{3,5}|" + r'"(?:[^"\\\n]|\\.)*"|' + r"'[^'\n]*'", re.DOTALL
)
_BLANK = re.compile(r"(?:[\s,]|#[^\n]*)*")
_SPACES = re.compile(r"[ \t]*")
_SCALAR = re.compile(r"[^,\]}#\n]*")
_REST = re.compile(r"[^\n]*")
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{8})|(.))")


def key_lines(text: str) -> dict[str, int]:
    """Lines, from 1, of every table header, key and list entry of a valid TOML text, by path.

    Paths are those of `gunbai.errors.Fault.place`: `rulings.maai.attack.cost`, `fighter[2].weapons[1].id`.
    """
    return _Scan(text).lines


def line_of(place: str, lines: dict[str, int]) -> int:
    """The line of a path, of the first key inside it, or of what is around it; 0 when there is none."""
    if place and place not in lines:
        inside = [line for path, line in lines.items() if path.startswith(f"{place}.")]
        if inside:
            return min(inside)
    while place:
        if place in lines:
            return lines[place]
        cut = max(place.rfind("."), place.rfind("["))
        place = place[:cut] if cut > 0 else ""
    return 0


class _Scan:
    """One pass over a text."""

    def __init__(self, text: str) -> None:
        self.lines: dict[str, int] = {}
        self._text = text
        self._at = 0
        self._breaks = [found.start() for found in re.finditer("\n", text)]
        self._counts: dict[str, int] = {}
        """How often each `[[table]]` has come."""
        table = ""
        self._skip(_BLANK)
        while self._at < len(text):
            if text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip(_REST)
            self._skip(_BLANK)

    def _skip(self, what: re.Pattern[str]) -> str:
        found = what.match(self._text, self._at)
        assert found is not None, "not valid TOML"
        self._at = found.end()
        return found.group()

    def _mark(self, path: str) -> None:
        self.lines.setdefault(path, bisect_right(self._breaks, self._at - 1) + 1)

    def _header(self) -> str:
        """`[table]` or `[[table]]`: the path of what follows."""
        many = self._text.startswith("[[", self._at)
        start = self._at
        self._at += 2 if many else 1
        parts = self._dotted()
        self._at, after = start, self._at
        path = ""
        for depth, part in enumerate(parts):
            path = f"{path}.{part}" if path else part
            if many and depth == len(parts) - 1:
                self._counts[path] = self._counts.get(path, 0) + 1
                self._mark(path)
            if path in self._counts:
                path = f"{path}[{self._counts[path]}]"
        self._mark(path)
        self._at = after
        return path

    def _dotted(self) -> list[str]:
        parts = []
        while True:
            self._skip(_SPACES)
            parts.append(_unquoted(self._skip(_KEY)))
            self._skip(_SPACES)
            if not self._text.startswith(".", self._at):
                return parts
            self._at += 1

    def _pair(self, table: str) -> None:
        """`key = value`, in a table or in braces."""
        start = self._at
        parts = self._dotted()
        path = ".".join((table, *parts) if table else parts)
        self._at, after = start, self._at
        self._mark(path)
        self._at = after + 1
        self._skip(_SPACES)
        self._value(path)

    def _value(self, path: str) -> None:
        match self._text[self._at]:
            case "[":
                self._list(path)
            case "{":
                self._braces(path)
            case '"' | "'":
                self._skip(_STRING)
            case _:
                self._skip(_SCALAR)

    def _list(self, path: str) -> None:
        self._at += 1
        number = 0
        self._skip(_BLANK)
        while self._text[self._at] != "]":
            number += 1
            self._mark(f"{path}[{number}]")
            self._value(f"{path}[{number}]")
            self._skip(_BLANK)
        self._at += 1

    def _braces(self, path: str) -> None:
        self._at += 1
        self._skip(_BLANK)
        while self._text[self._at] != "}":
            self._pair(path)
            self._skip(_BLANK)
        self._at += 1


def _unquoted(key: str) -> str:
    if key[0] == '"':
        return _ESCAPE.sub(_escaped, key[1:-1])
    return key[1:-1] if key[0] == "'" else key


def _escaped(found: re.Match[str]) -> str:
    code = found.group(1) or found.group(2)
    if code:
        return chr(int(code, 16))
    letter = found.group(3)
    return {"b": "\b", "t": "\t", "n": "\n", "f": "\f", "r": "\r"}.get(letter, letter)
