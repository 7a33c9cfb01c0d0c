"""Texts as they are compared: full-width and half-width, capitals and runs of spaces make no difference.

A folded text remembers where each of its characters stood, so that an error can point into what was really typed.
"""

from __future__ import annotations

import re
import unicodedata

_BROKEN = re.compile("[\ud800-\udfff]")
"""Halves of a surrogate pair: no text that anybody typed, and nothing that could be written down again."""
_JOINING = "\uff9e\uff9f"
"""Half-width voicing marks: one character with the letter before them."""
_VARIANTS = range(0xFE00, 0xFE10)
"""Variation selectors: they change how a character looks and not which it is."""


class Folded:
    """A text as it is compared, with the place of each character in what was typed."""

    __slots__ = ("places", "text", "typed")

    def __init__(self, typed: str) -> None:
        self.typed = _BROKEN.sub("\ufffd", typed)
        """What was typed, with a sign in place of each character that is none."""
        chars: list[str] = []
        self.places: list[int] = []
        """For each character of `text`, from where in `typed` it comes."""
        for at, cluster in _clusters(self.typed):
            for char in _unified(cluster):
                if char.isspace():
                    if not chars or chars[-1] == " ":
                        continue
                    char = " "  # noqa: PLW2901
                chars.append(char)
                self.places.append(at)
        if chars and chars[-1] == " ":
            chars.pop()
            self.places.pop()
        self.text = "".join(chars)

    def place(self, at: int) -> int:
        """Where a character of `text` stood; behind the last one, where that stood."""
        if not self.places:
            return 0
        return self.places[min(at, len(self.places) - 1)]


def fold(typed: str) -> str:
    """A text as it is compared."""
    if typed.isascii():
        return " ".join(typed.lower().split())
    return Folded(typed).text


def _clusters(typed: str) -> list[tuple[int, str]]:
    """The characters, each with the marks that join it and where it begins; without those that cannot be seen."""
    clusters: list[tuple[int, str]] = []
    for at, char in enumerate(typed):
        if unicodedata.category(char) == "Cf" or ord(char) in _VARIANTS:
            continue
        if clusters and (unicodedata.combining(char) or char in _JOINING):
            clusters[-1] = (clusters[-1][0], clusters[-1][1] + char)
        else:
            clusters.append((at, char))
    return clusters


def _unified(cluster: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", cluster).casefold())
