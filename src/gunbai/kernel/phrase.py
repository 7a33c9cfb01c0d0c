"""Words not yet in any language: a message id and the values that it needs."""

from __future__ import annotations

import msgspec


class Phrase(msgspec.Struct, frozen=True):
    """A message to be worded later, in the reader's language; a value may itself be a phrase, or a row of them."""

    id: str
    """Message id in the game's or the kernel's texts."""
    values: dict[str, str | int | Phrase | tuple[Phrase, ...]] = {}
