"""The plain values of a table: how it is set up, who may do what, what is said."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gunbai.kernel.requests import GM
from gunbai.kernel.schema import LINE, LINES
from gunbai.kernel.views import SPECTATOR

UndoPolicy = Literal["request", "free", "gm"]
"""How players take back: freely until dice fall, something hidden opens or another acts, and by request afterwards;
freely at any time; or not at all, so that only the game master does."""
DiceKind = Literal["sealed", "hand"]
Role = Literal["gm", "seat", "spectator"]

MOST_NAME, MOST_TALK, MOST_NOTES = 40, 500, 20_000
PersonName = Annotated[str, msgspec.Meta(max_length=MOST_NAME, pattern=f"^[^{LINE}]*$")]
TalkText = Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_TALK, pattern=f"^[^{LINE}]+$")]
NotesText = Annotated[str, msgspec.Meta(max_length=MOST_NOTES, pattern=f"^[^{LINES}]*$")]


class Settings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a table was set up."""

    undo: UndoPolicy = "request"
    dice: DiceKind = "sealed"
    spectators: bool = True
    game_master: bool = True
    """Somebody may open the game master's link; without one, seats grant requests among themselves."""
    language: str = "en"
    """Of whoever opened it: what a page shows before it knows better."""


class Who(msgspec.Struct, frozen=True):
    """Who asks: what the link that was shown stands for."""

    battle: str
    role: Role
    seat: str = ""

    @property
    def eyes(self) -> str:
        """Whose view it sees."""
        return {"gm": GM, "spectator": SPECTATOR}.get(self.role, self.seat)


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and who sits there."""

    seat: str
    side: str
    computer: str
    """Who plays it; empty for a person."""
    person: str
    """The name that the person gave."""


class Said(msgspec.Struct, frozen=True):
    """A line of table talk."""

    number: int
    role: Role
    seat: str
    to: str
    text: str
    at: int


class UndoRequest(msgspec.Struct, frozen=True):
    """Somebody wants to take back."""

    number: int
    seat: str
    back: int
    """To so many inputs."""
    inputs: int
    epoch: int
    granted: tuple[str, ...]
    state: Literal["open", "granted", "refused", "stale"]
    at: int


class Opened(msgspec.Struct, frozen=True):
    """A table that was just opened, with its secrets, which are told this once."""

    battle: str
    gm: str
    """Empty where nobody rules."""
    seats: dict[str, str]
    """Seat → secret of its link, for people's seats and computers' alike: any may be handed over later."""
    spectator: str
    """Empty where nobody may watch."""
