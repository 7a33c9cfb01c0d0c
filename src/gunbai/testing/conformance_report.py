"""What the conformance kit promises, and what it says of a game."""

from __future__ import annotations

from typing import NoReturn

import msgspec

INVARIANTS = {
    "ends": "random play comes to an end within the bound",
    "loops": "the rules come to a question, and do not roll or tell without end",
    "raises": "rules raise nothing but refusals",
    "dead-end": "somebody is asked, or dice are awaited, until the battle is over",
    "offers": "every question lists at least one option",
    "accepted": "every listed option is accepted, as text and as a typed value",
    "plans": "a computer player of the game's own chooses among the options",
    "unchanged": "a refusal leaves the battle byte for byte as it was",
    "twin": "two battles with the same scenario, dice and decisions are equal",
    "quiet": "a battle to which nobody listens takes the same course",
    "replay": "a battle that is fed its own inputs comes out the same",
    "record": "a record loads, replays to the same digest, and its dice verify",
    "cut": "a record that is cut off anywhere loads up to its last whole input",
    "undo": "undone to the start and played again, a battle comes out the same",
    "json": "events, inputs, declarations and scenarios come back from JSON as they were",
    "notation": "the id of an option, typed as text, is that option",
    "secrecy": "whoever is not asked sees the same bytes, whatever the unopened choice is",
    "odds": "what options may come to adds up, and looking at it changes nothing",
    "seed": "no view, log or option holds the seed of the dice",
    "cites": "events cite clauses, and only clauses that exist",
    "words": "every event, question, option and refusal can be said in every language",
    "result": "a result names sides of the battle",
}
"""Invariant → what any game must keep."""


class Breach(msgspec.Struct, frozen=True):
    """A promise that a game broke, and where."""

    invariant: str
    battle: int
    """Number of the battle: `conform(library, 1, seed, first=battle)` plays it again."""
    scenario: str
    rulings: dict[str, str | int]
    """The rulings in force that were not the defaults."""
    inputs: int
    """How many inputs had been given."""
    what: str


class Report(msgspec.Struct, frozen=True):
    """What was played, and what was found."""

    game: str
    seed: int
    battles: int
    inputs: int
    events: int
    kinds: dict[str, int]
    """What was put in, by kind: `answer`, `faces`, `interject`, `rule`, `leave`, `undo`, `refused`."""
    asked: tuple[str, ...]
    """The kinds of questions that came up."""
    happened: tuple[str, ...]
    """The events that came up."""
    never: tuple[str, ...]
    """Events of the game that never came up."""
    breaches: tuple[Breach, ...]

    @property
    def sound(self) -> bool:
        """Whether the game kept every promise."""
        return not self.breaches


class Broken(Exception):
    """Raised inside the kit where a promise turns out to be broken."""

    def __init__(self, invariant: str, what: str) -> None:
        super().__init__(what)
        self.invariant, self.what = invariant, what


def broken(invariant: str, what: str) -> NoReturn:
    """Stops the battle with a breach."""
    assert invariant in INVARIANTS
    raise Broken(invariant, what)
