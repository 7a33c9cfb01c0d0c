"""JSON that may come from a stranger: what the fast reader lets pass, and a record must not have."""

from __future__ import annotations

import json

import msgspec

from gunbai.kernel.schema import shortened

UNREADABLE = (ValueError, RecursionError)
"""What a text that is no JSON, or not of the right form, raises; msgspec's own errors are ValueErrors."""


def why_unreadable(error: Exception) -> str:
    """Why a text cannot be read."""
    return "nested too deep" if isinstance(error, RecursionError) else str(error)


def check_depth(text: bytes, most: int) -> None:
    """Raises ValueError where lists and objects lie inside one another deeper than `most`."""
    if text.count(b"[") + text.count(b"{") > most and _depth(msgspec.json.decode(text)) > most:
        raise ValueError("nested too deep")


def check_keys(text: bytes) -> None:
    """Raises ValueError where an object has a key twice: of two values a reader takes one, and people see both."""
    json.loads(text, object_pairs_hook=_no_key_twice)


def _depth(value: object) -> int:
    """How many lists and objects lie inside one another."""
    deep, level = -1, [value]
    while level:
        deep += 1
        rows = [one.values() if isinstance(one, dict) else one for one in level if isinstance(one, (dict, list))]
        level = [item for row in rows for item in row]
    return deep


def _no_key_twice(pairs: list[tuple[str, object]]) -> None:
    seen: set[str] = set()
    for key, _ in pairs:
        if key in seen:
            raise ValueError(f"a key stands twice: {shortened(key)}")
        seen.add(key)
