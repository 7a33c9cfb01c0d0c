"""Tables of what was worked out once and is kept, so that it need not be worked out again."""

from __future__ import annotations

from typing import TypeVar

MOST = 2000
"""So many things, where nothing speaks for another number."""
K = TypeVar("K")
V = TypeVar("V")


class Keep(dict[K, V]):
    """A table that holds so many things at most: when it is full, all go, and are worked out anew.

    Nothing may hang on what is in it but how long a thing takes. It is read as any dict is.
    """

    __slots__ = ("most",)

    def __init__(self, most: int = MOST) -> None:
        """
        Args:
            most: so many things, 1 or more.
        """
        super().__init__()
        self.most = most

    def put(self, key: K, value: V) -> V:
        """Keeps something; returns it."""
        if len(self) >= self.most:
            self.clear()
        self[key] = value
        return value
