"""Scenarios: where a battle starts. TOML or a record's JSON in, a checked value out, or every fault at once."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Annotated, Any

import msgspec

from gunbai.errors import Fault, ScenarioError, UnknownName
from gunbai.kernel.game import Game, Seat
from gunbai.kernel.library import Library
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.schema import check
from gunbai.kernel.toml_lines import key_lines, line_of

MAX_SCENARIO_BYTES = 1 << 20
"""A scenario file is at most 1 MiB."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Note = Annotated[str, msgspec.Meta(max_length=4000)]


class Words(msgspec.Struct, frozen=True, omit_defaults=True):
    """A name in three languages; one that is missing is shown as the first that is there."""

    ja: Name = ""
    en: Name = ""
    zh: Name = ""


class Notes(msgspec.Struct, frozen=True, omit_defaults=True):
    """A longer text in three languages."""

    ja: Note = ""
    en: Note = ""
    zh: Note = ""


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """What every scenario has, whatever its game."""

    game: str
    name: Words
    notes: Notes = Notes()
    rulings: dict[str, str | int] = {}
    """Ruling keys that differ from their defaults."""


class Scenario:
    """A checked scenario; it never changes."""

    def __init__(self, game: Game, name: str, head: Head, body: Any, rulings: Rulings) -> None:
        """
        Args:
            name: short name: `maai/ganryujima`, or the file's.
            body: the game's own part, in its typed form.
            rulings: every ruling of the game, as it stands in this scenario.
        """
        self.game = game
        self.name = name
        self.head = head
        self.body = body
        self.rulings = rulings
        self.seats: tuple[Seat, ...] = game.seats(body)
        """Its seats, in the order in which simultaneous answers are taken."""

    @cached_property
    def prepared(self) -> Any:
        """What all its battles share."""
        return self.game.prepare(self.body, self.rulings)

    def to_data(self) -> dict[str, Any]:
        """Plain data that `scenario_from_data` reads back as an equal scenario."""
        return {**msgspec.to_builtins(self.head), **msgspec.to_builtins(self.body)}


FindGame = Callable[[str], Library]
"""Finds an installed game by id; raises `UnknownName`."""


def load_scenario(text: str, where: str, find: FindGame, name: str = "") -> Scenario:
    """Reads a scenario file.

    Args:
        text: the file's TOML.
        where: the file, for errors.
        find: how games are found.
        name: short name; `where` if empty.

    Raises:
        ScenarioError: with every fault, its line, key and what is accepted.
    """
    if len(text) > MAX_SCENARIO_BYTES:
        raise ScenarioError(where, [Fault("too-large", values={"most": MAX_SCENARIO_BYTES})])
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise ScenarioError(where, [Fault("not-toml", line=_line_in(str(error)), values={"why": str(error)})]) from None
    try:
        return scenario_from_data(data, where, find, name or where)
    except ScenarioError as error:
        lines = key_lines(text)
        raise ScenarioError(
            where,
            sorted(
                (msgspec.structs.replace(fault, line=line_of(fault.place, lines)) for fault in error.faults),
                key=lambda fault: fault.line,
            ),
        ) from None


def scenario_from_data(data: Mapping[str, Any], where: str, find: FindGame, name: str) -> Scenario:
    """Reads a scenario from plain data.

    Raises:
        ScenarioError: with every fault; lines are 0.
    """
    game_id = data.get("game")
    if not isinstance(game_id, str):
        raise ScenarioError(where, [Fault("missing-key", "game", values={"key": "game"}, accepted=('"maai"',))])
    try:
        library = find(game_id)
    except UnknownName as error:
        raise ScenarioError(
            where, [Fault("unknown-name", "game", values={"key": game_id}, accepted=error.accepted)]
        ) from None
    head_keys = Head.__struct_encode_fields__
    head, faults = check({key: value for key, value in data.items() if key in head_keys}, Head)
    body_data = {key: value for key, value in data.items() if key not in head_keys}
    body, body_faults = check(body_data, library.game.scenario)
    faults += body_faults
    rulings, ruling_faults = library.settle(head.rulings if head is not None else {})
    faults += ruling_faults
    if body is not None and rulings is not None:
        faults += library.game.check(body, rulings)
    if faults or head is None or rulings is None:
        raise ScenarioError(where, faults)
    return Scenario(library.game, name, head, body, rulings)


def _line_in(message: str) -> int:
    _, _, rest = message.partition("at line ")
    number = rest.partition(",")[0]
    return int(number) if number.isdigit() else 0
