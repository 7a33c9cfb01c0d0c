"""Scenarios: where a battle starts. TOML or a record's JSON in, a checked value out, or every fault at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Annotated, Any

import msgspec

from gunbai.errors import Fault, ScenarioError, UnknownName
from gunbai.kernel.beside import Beside, take_in
from gunbai.kernel.game import Game, Seat
from gunbai.kernel.library import Library
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.schema import LINE, LINES, MAX_FAULTS, check, nearest, shortened, shown
from gunbai.kernel.toml_lines import key_lines, line_of
from gunbai.kernel.toml_text import as_text, read_toml

MAX_SCENARIO_BYTES = 1 << 18
"""A scenario file is at most 256 KiB."""

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=200, pattern=f"^[^{LINE}]+$")]
"""One line; nothing that a terminal would obey or nobody sees."""
Note = Annotated[str, msgspec.Meta(max_length=4000, pattern=f"^[^{LINES}]*$")]
"""Several lines."""


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
    content: tuple[str, ...] = ()
    """Content files, by their paths seen from the scenario's; once it is read, their tables are its own."""
    rulings: dict[str, Any] = {}
    """Ruling keys that differ from their defaults, each with its value, a text or a whole number."""


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


MAX_RULING_KEY = 1000
"""No key of a ruling is so long, in however many parts it is written."""

FindGame = Callable[[str], Library]
"""Finds an installed game by id; raises `UnknownName`."""


def load_scenario(
    text: str | bytes, where: str, find: FindGame, name: str = "", beside: Beside | None = None
) -> Scenario:
    """Reads a scenario file.

    Args:
        text: the file's TOML, or its bytes.
        where: the file, for errors.
        find: how games are found.
        name: short name; `where` if empty.
        beside: how content files are read that the scenario names; None where there can be none.

    Raises:
        ScenarioError: with every fault, its line, key and what is accepted.
    """
    if len(text) > MAX_SCENARIO_BYTES:
        raise ScenarioError(where, [Fault("too-large", values={"most": MAX_SCENARIO_BYTES})])
    read = as_text(text)
    data = read if isinstance(read, Fault) else read_toml(read, MAX_SCENARIO_BYTES)
    if isinstance(data, Fault):
        raise ScenarioError(where, [data])
    assert isinstance(read, str)
    data, faults = take_in(data, find, beside)
    try:
        if faults:
            raise ScenarioError(where, faults)
        return scenario_from_data(data, where, find, name or where)
    except ScenarioError as error:
        lines = key_lines(read)
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
    library = _library(data, where, find)
    head_keys = Head.__struct_encode_fields__
    head, faults = check({key: value for key, value in data.items() if key in head_keys}, Head)
    if head is not None and head.name == Words():
        faults += (Fault("missing-key", "name", values={"key": "en"}, accepted=("ja", "en", "zh")),)
    body_data = {key: value for key, value in data.items() if key not in head_keys}
    body, body_faults = check(body_data, library.game.scenario)
    faults += tuple(_of_both_parts(fault, library.game.scenario) for fault in body_faults)
    if head is not None and head.content:
        faults += (Fault("no-files-here", "content", values={"most": 0}),)
    chosen, rulings_twice = _flat_rulings(data.get("rulings"))
    rulings, ruling_faults = library.settle(chosen)
    faults += rulings_twice + ruling_faults
    if body is not None and rulings is not None:
        faults += library.game.check(body, rulings)
    if faults or head is None or rulings is None:
        raise ScenarioError(where, faults[:MAX_FAULTS])
    head = msgspec.structs.replace(head, rulings=chosen)
    return Scenario(library.game, name, head, body, rulings)


def _library(data: Mapping[str, Any], where: str, find: FindGame) -> Library:
    """The game that a scenario names."""
    if "game" not in data:
        raise ScenarioError(where, [Fault("missing-key", "game", values={"key": "game"}, accepted=('"maai"',))])
    game = data["game"]
    if not isinstance(game, str):
        raise ScenarioError(where, [Fault("wrong-value", "game", values={"given": shown(game)}, accepted=('"maai"',))])
    try:
        return find(game)
    except UnknownName as error:
        fault = Fault("unknown-name", "game", values={"key": shortened(game)}, accepted=error.accepted)
        raise ScenarioError(where, [fault]) from None


def _of_both_parts(fault: Fault, body: type[msgspec.Struct]) -> Fault:
    """A key at the top that nobody knows may have been meant for the part that every scenario has."""
    if fault.code != "unknown-key" or fault.place != fault.values["key"]:
        return fault
    keys = (*Head.__struct_encode_fields__, *body.__struct_encode_fields__)
    return msgspec.structs.replace(fault, accepted=nearest(fault.place, keys) or keys)


def _flat_rulings(rulings: object) -> tuple[dict[str, Any], tuple[Fault, ...]]:
    """Ruling keys written without quotes make tables inside one another; here they are whole again.

    `maai.attack.cost = 2` under `[rulings]`, and `cost = 2` under `[rulings.maai.attack]`, mean what
    `"maai.attack.cost" = 2` means.
    """
    flat: dict[str, Any] = {}
    faults: list[Fault] = []
    waiting: list[tuple[str, object]] = [("", rulings if isinstance(rulings, Mapping) else {})]
    while waiting:
        path, value = waiting.pop()
        if isinstance(value, Mapping) and len(path) < MAX_RULING_KEY:
            waiting += [(f"{path}.{key}" if path else str(key), inner) for key, inner in list(value.items())[::-1]]
        elif path in flat:
            faults.append(Fault("duplicate", f"rulings.{path}", values={"id": path, "first": path}))
        else:
            flat[path] = value
    return flat, tuple(faults)
