"""SVG as text, for the pictures of games."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

Attribute = str | int


def escaped(text: str) -> str:
    """A text that stands in a document and says nothing else there; characters that no document may hold are marked."""
    return escape("".join(letter if _is_allowed(letter) else "\ufffd" for letter in text))


def _is_allowed(letter: str) -> bool:
    code = ord(letter)
    return letter in "\t\n" or (
        code >= 0x20 and not 0x7F <= code <= 0x9F and not 0xD800 <= code <= 0xDFFF and code < 0xFFFE
    )


def tag(name: str, /, *inner: str, **attributes: Attribute) -> str:
    """An element; `_` at the end of an attribute's name is dropped, and elsewhere stands for `-`."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escaped(str(value))}"'
        for key, value in attributes.items()
        if value != ""
    )
    return f"<{name}{given}>{''.join(inner)}</{name}>" if inner else f"<{name}{given}/>"


def text(said: str, x: int, y: int, **attributes: Attribute) -> str:
    """A line of text."""
    return tag("text", escaped(said), x=x, y=y, **attributes)


def framed(title: str, spoken: str, style: str, parts: Iterable[str], *, width: int, height: int) -> str:
    """A whole picture on a sheet of class `back`.

    Args:
        title: what it is called.
        spoken: what it shows, for whoever cannot see it.
        style: its style sheet.
    """
    return tag(
        "svg",
        tag("title", escaped(title)),
        tag("desc", escaped(spoken)),
        tag("style", style),
        tag("rect", x=0, y=0, width=width, height=height, rx=8, class_="back"),
        *parts,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height}",
        width=width,
        height=height,
        role="img",
    )


def width_of(said: str, per_letter: int) -> int:
    """About how wide a line of text is; letters of East Asia take two places."""
    return sum(per_letter * (2 if ord(letter) > 0x2E7F else 1) for letter in said)
