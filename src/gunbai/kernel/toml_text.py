"""Reads TOML that may come from a stranger: in bounds, and with one clear fault where it is no TOML.

tomllib takes its time over very long dotted keys, fails on very deep nesting and on very long numbers; what is out of
bounds is found here first, in one pass.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

from gunbai.errors import Fault

MAX_DEPTH = 32
"""Tables, lists and parts of a dotted key inside one another are at most so many."""

_LONG_NUMBER = re.compile(r"\d[\d_]{4000}")
_PART = re.compile(
    r'"""(?:[^\\]|\\.)*?(?:"{3,5}|\Z)|' + r"'''.*?(?:'{3,5}|\Z)|" + r'"(?:[^"\\\n]|\\.)*+"?|' + r"'[^'\n]*+'?|"
    r"#[^\n]*|[.,\[\]{}=\n]",
    re.DOTALL,
)
"""What the depth of a text hangs on. Strings, ended or not, and comments are passed over as one, so that no text takes
long."""


def as_text(data: str | bytes) -> str | Fault:
    """A file's text, or what keeps it from being one. A byte order mark before it is no part of it."""
    if isinstance(data, str):
        return data.removeprefix("\ufeff")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        return Fault("not-toml", line=line, values={"why": f"not UTF-8 (at line {line})"})


def read_toml(text: str, most: int) -> dict[str, Any] | Fault:
    """The data of a TOML text, or what keeps it from being read.

    Args:
        text: a file's text.
        most: how many bytes it may have.
    """
    if len(text) > most:
        return Fault("too-large", values={"most": most})
    try:
        size = len(text.encode())
    except UnicodeEncodeError as error:
        return _no_toml(text, error.start, "not a text")
    if size > most:
        return Fault("too-large", values={"most": most})
    deep = _too_deep(text)
    if deep is not None:
        return _no_toml(text, deep, f"more than {MAX_DEPTH} levels deep")
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return Fault("not-toml", line=_line_in(str(error)) or text.count("\n") + 1, values={"why": str(error)})
    except RecursionError:
        return _no_toml(text, 0, "nested too deep")
    except ValueError:
        found = _LONG_NUMBER.search(text)
        return _no_toml(text, found.start() if found else 0, "a number is too long")


def _no_toml(text: str, at: int, why: str) -> Fault:
    line = text.count("\n", 0, at) + 1
    return Fault("not-toml", line=line, values={"why": f"{why} (at line {line})"})


def _line_in(message: str) -> int:
    number = message.partition("at line ")[2].partition(",")[0]
    return int(number) if number.isdigit() else 0


def _too_deep(text: str) -> int | None:
    """Where the text goes deeper than it may; None where it does not."""
    brackets = dots = 0
    for found in _PART.finditer(text):
        sign = found.group()
        if sign in "[{":
            brackets += 1
        elif sign in "]}":
            brackets -= 1
        elif sign == ".":
            dots += 1
        elif sign in ",=\n":
            dots = 0
        if brackets + dots > MAX_DEPTH:
            return found.start()
    return None
