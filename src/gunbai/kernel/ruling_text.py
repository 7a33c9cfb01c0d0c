"""A ruling of the game master as one line: `set musashi.strength = 3 because he fell`."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from gunbai.kernel.inputs import Ruling

FORM = "KIND TARGET = VALUE because REASON"

_RULING = re.compile(
    r"(?P<rule>[\w-]+)(?:\s+(?P<target>[^=＝\s]+))?(?:\s*[=＝]\s*(?P<value>.+?))?"
    r"\s+(?:because|理由は?|因为)(?:\s*[:：]\s*|\s+)(?P<reason>.+)",
    re.DOTALL,
)

_BETWEEN = re.compile(r"[\s,，、]+")
ROWS = ("dice", "end")
"""Kinds of rulings whose value is a row."""


def parse_ruling(text: str) -> Ruling | None:
    """Reads a ruling; target and value may be lacking, and the reason may stand behind `because`, `理由` or `因为`.

    A value is JSON, or else a word. For dice and for winners, which are rows, `7 3` and `red` will do.

    Returns:
        The ruling, which the battle may still refuse; None if the text is none.
    """
    found = _RULING.fullmatch(text.strip())
    if not found:
        return None
    value = None if found["value"] is None else _value(found["value"])
    if found["rule"] in ROWS and value is not None and not isinstance(value, list):
        value = [_value(word) for word in _BETWEEN.split(found["value"].strip())]
    return Ruling(found["rule"], found["reason"].strip(), found["target"] or "", value)


def _value(text: str) -> Any:
    """A value as JSON, where it is that; else the word itself."""
    try:
        return msgspec.json.decode(text.encode())
    except (ValueError, RecursionError):
        return text
