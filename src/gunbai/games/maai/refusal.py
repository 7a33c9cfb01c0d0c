"""Why an act or a breath is not possible, as a value."""

from __future__ import annotations

import msgspec

from gunbai.errors import NotOffered, Value


class Refusal(msgspec.Struct, frozen=True):
    """Why an act or a breath is not possible."""

    reason: str
    values: dict[str, Value]
    clauses: tuple[str, ...]
    accepted: tuple[str, ...] = ()

    def error(self) -> NotOffered:
        """The refusal as an error."""
        return NotOffered(self.reason, self.values, clauses=self.clauses, accepted=self.accepted)
