"""What clients send, and what they are answered, as typed values; the interface's description is made from them."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from gunbai.kernel.inputs import Kinds
from gunbai.kernel.record import MAX_BYTES
from gunbai.kernel.scenario import MAX_SCENARIO_BYTES
from gunbai.table.service import TableView
from gunbai.table.values import NotesText, PersonName, Role, Settings, TalkText

Short = Annotated[str, msgspec.Meta(max_length=200)]
Say = Annotated[str, msgspec.Meta(min_length=1, max_length=5_000)]


class Form(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a client sends; a key that it does not have is an error."""


class OpenForm(Form, frozen=True):
    """A table to open, from exactly one of a scenario's name, a scenario's text, and a record."""

    scenario: Short = ""
    """`GAME/NAME`, one that ships."""
    text: Annotated[str, msgspec.Meta(max_length=MAX_SCENARIO_BYTES)] = ""
    """A scenario's TOML."""
    record: Annotated[str, msgspec.Meta(max_length=MAX_BYTES)] = ""
    """A record's lines; the battle goes on from there, with new dice."""
    settings: Settings = Settings()
    computers: dict[Short, Short] = {}
    """Seat → computer player. Every other seat is a person's."""


class AnswerForm(Form, frozen=True):
    """An answer to what one is asked."""

    say: Say
    about: Short = ""
    """Which of one's combatants is meant, where one is asked for several."""
    seat: Short = ""
    """For which seat the game master answers."""
    question: int | None = None
    """Number of the question that one saw, and the epoch with it: an answer to another one is refused."""
    epoch: int | None = None


class FacesForm(Form, frozen=True):
    """How real dice fell."""

    faces: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1, le=1000)], ...], msgspec.Meta(max_length=100)]


class SpeakForm(Form, frozen=True):
    """Something said unasked that the rules allow."""

    say: Say
    seat: Short = ""


class SeatForm(Form, frozen=True):
    """Which seat is meant; one's own if left out."""

    seat: Short = ""


class StopsForm(Form, frozen=True):
    """At which windows one wants to be asked."""

    more: Kinds = ()
    fewer: Kinds = ()
    until: Short = ""
    seat: Short = ""


class RuleForm(Form, frozen=True):
    """A ruling of the game master."""

    rule: Short
    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
    target: Annotated[str, msgspec.Meta(max_length=1000)] = ""
    value: Any = None


class BackForm(Form, frozen=True):
    """To so many inputs."""

    inputs: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]


class GrantForm(Form, frozen=True):
    """Whether a request to take back is granted."""

    number: int
    agreed: bool


class PauseForm(Form, frozen=True):
    """Whether the battle stands still."""

    paused: bool


class NameForm(Form, frozen=True):
    """What one wants to be called; empty to be forgotten."""

    name: PersonName


class HandOverForm(Form, frozen=True):
    """Who plays a seat: a computer player, or a person if empty."""

    seat: Short
    computer: Short


class LinkForm(Form, frozen=True):
    """A link to be made anew, or only ended."""

    role: Role
    seat: Short = ""
    revoke: bool = False


class TalkForm(Form, frozen=True):
    """A line of talk; the game master may whisper it to a seat."""

    text: TalkText
    to: Short = ""


class NotesForm(Form, frozen=True):
    """The game master's notes."""

    text: NotesText


class PreviewForm(Form, frozen=True):
    """A declaration that is being typed."""

    say: Say
    about: Short = ""


class ForkForm(Form, frozen=True):
    """A what-if table from a moment of this one."""

    inputs: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    settings: Settings = Settings()
    computers: dict[Short, Short] = {}


class LinkAnswer(msgspec.Struct, frozen=True):
    """A link's new secret; empty if there is none."""

    secret: str


class LogLine(msgspec.Struct, frozen=True):
    """One thing that happened."""

    place: int
    """From 0, among what this seat may see."""
    event: Any
    """As a typed value; `event` in it names its kind."""
    words: str
    """In the reader's language."""
    clauses: tuple[str, ...]


class SaidOption(msgspec.Struct, frozen=True):
    """An option in the reader's language."""

    id: str
    words: str


class MomentAnswer(msgspec.Struct, frozen=True):
    """The battle as it was."""

    view: Any
    log: tuple[LogLine, ...]


class ScenarioInfo(msgspec.Struct, frozen=True):
    """A scenario that ships."""

    name: str
    game: str
    title: str
    """In the reader's language."""
    notes: str
    seats: tuple[str, ...]
    computers: tuple[str, ...]
    """The computer players that its seats can be given to."""


__all__ = ["TableView"]
