"""Every way in which Gunbai says no, as one tree by cause.

An error carries a stable `code`, the `values` that its words need, the clauses that refuse and what would be
accepted. The words themselves, in three languages, are messages `error-CODE` (or `refusal-CODE`, `fault-CODE`);
`str(error)` is the plain technical form that needs no message file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

import msgspec

Value = str | int | tuple[str, ...]


class Fault(msgspec.Struct, frozen=True):
    """One fault in a file that people write."""

    code: str
    """Stable name of the kind of fault; message `fault-CODE`."""
    place: str = ""
    """The key, as a path: `fighter[1].skills.kenjutsu`."""
    line: int = 0
    """Line in the file, from 1; 0 when it has none."""
    values: dict[str, Value] = {}
    accepted: tuple[str, ...] = ()
    """What would be accepted there: nearest names, allowed values or a form."""
    clauses: tuple[str, ...] = ()
    """The clauses that refuse it, where a rule does."""


class Finding(Fault, frozen=True):
    """What a checker holds against content that can be read, and played if need be: a fault against a principle."""

    remedies: tuple[str, ...] = ()
    """What would satisfy the principle, any one of them: messages `remedy-KEY`, with the same values."""
    advice: bool = False
    """It may stand as it is."""


class GunbaiError(Exception):
    """Root of the tree."""

    code: ClassVar[str] = "error"

    def __init__(
        self,
        values: Mapping[str, Value] | None = None,
        *,
        clauses: Iterable[str] = (),
        accepted: Iterable[str] = (),
    ) -> None:
        super().__init__()
        self.values: dict[str, Value] = dict(values or {})
        self.clauses: tuple[str, ...] = tuple(clauses)
        self.accepted: tuple[str, ...] = tuple(accepted)

    def __str__(self) -> str:
        parts = [self.code]
        parts += [f"{key}={value!r}" for key, value in self.values.items()]
        if self.clauses:
            parts.append("by " + ", ".join(self.clauses))
        if self.accepted:
            parts.append("accepted: " + " | ".join(self.accepted))
        return "; ".join(parts)


class Reasoned(GunbaiError):
    """An error of one kind with several reasons; the reason is part of its message key."""

    def __init__(
        self,
        reason: str,
        values: Mapping[str, Value] | None = None,
        *,
        clauses: Iterable[str] = (),
        accepted: Iterable[str] = (),
    ) -> None:
        self.reason = reason
        super().__init__(values, clauses=clauses, accepted=accepted)

    def __str__(self) -> str:
        return f"{self.reason}; {super().__str__()}"


# ---- files that people write ---------------------------------------------------------------------------------------


class DataError(GunbaiError):
    """A file breaks its form; all its faults at once."""

    code = "data"

    def __init__(self, where: str, faults: Iterable[Fault]) -> None:
        self.where = where
        self.faults: tuple[Fault, ...] = tuple(faults)
        super().__init__({"where": where, "count": len(self.faults)})

    def __str__(self) -> str:
        lines = [f"{self.where}: {len(self.faults)} fault(s)"]
        for fault in self.faults:
            values = ", ".join(f"{key}={value!r}" for key, value in fault.values.items())
            wanted = " | ".join(fault.accepted)
            lines.append(
                f"{self.where}:{fault.line}: {fault.place}: {fault.code}"
                + (f" ({values})" if values else "")
                + (f"; accepted: {wanted}" if wanted else "")
            )
        return "\n".join(lines)


class ScenarioError(DataError):
    """A scenario cannot be played as written."""

    code = "scenario"


class ContentError(DataError):
    """A game's own data (clauses, rulings, tables) breaks its form."""

    code = "content"


class CaseError(DataError):
    """A case file breaks its form."""

    code = "case"


# ---- games and names -----------------------------------------------------------------------------------------------


class UnknownName(GunbaiError):
    """A game, scenario, seat, clause, language or computer player that nobody knows; `accepted` holds the nearest."""

    code = "unknown-name"

    def __init__(self, kind: str, name: str, accepted: Iterable[str] = ()) -> None:
        super().__init__({"kind": kind, "name": name}, accepted=accepted)


class MissingExtra(GunbaiError):
    """Something that is asked for needs a package that was not installed; `extra` is the name it is installed by."""

    code = "missing-extra"

    def __init__(self, extra: str, package: str) -> None:
        super().__init__({"extra": extra, "package": package})


class GameLoops(GunbaiError):
    """A game did not come to its next question within the bound; it is stopped and named."""

    code = "game-loops"

    def __init__(self, game: str, steps: int, last: str) -> None:
        super().__init__({"game": game, "steps": steps, "last": last})


# ---- play ----------------------------------------------------------------------------------------------------------


class Refused(Reasoned):
    """A declaration that is not accepted; the battle is exactly as it was.

    `reason` is the message key `refusal-REASON` of the game or the kernel.
    """

    code = "refused"


class NotYourTurn(Refused):
    """The seat is not asked anything now."""

    code = "not-your-turn"


class NotOffered(Refused):
    """The seat is asked, but not this."""

    code = "not-offered"


class StaleAsk(Refused):
    """The answer is to a question that no longer stands."""

    code = "stale-ask"


class BattleEnded(Refused):
    """The battle is over."""

    code = "battle-ended"


class NotationError(Refused):
    """A text that is no declaration; `position` (from 0) points at the character that cannot be read."""

    code = "notation"

    def __init__(
        self, reason: str, text: str, position: int, *, accepted: Iterable[str] = (), clauses: Iterable[str] = ()
    ) -> None:
        self.text, self.position = text, position
        super().__init__(reason, {"text": text, "position": position + 1}, accepted=accepted, clauses=clauses)


# ---- dice ----------------------------------------------------------------------------------------------------------


class DiceError(Reasoned):
    """Dice that do not fit: wrong sides, wrong number, an impossible face, a script that is short or has some left."""

    code = "dice"


class SealBroken(Reasoned):
    """A sealed die, or the seed behind it, is not what was committed to."""

    code = "seal-broken"


# ---- records -------------------------------------------------------------------------------------------------------


class RecordError(Reasoned):
    """A record that cannot be read; names the line (from 1)."""

    code = "record"

    def __init__(
        self, reason: str, line: int, values: Mapping[str, Value] | None = None, *, accepted: Iterable[str] = ()
    ) -> None:
        self.line = line
        super().__init__(reason, {"line": line, **(values or {})}, accepted=accepted)


class ReplayMismatch(RecordError):
    """The rules ask something else than what was recorded."""

    code = "replay-mismatch"

    def __init__(self, line: int, recorded: str, now: str) -> None:
        super().__init__("mismatch", line, {"recorded": recorded, "now": now})
