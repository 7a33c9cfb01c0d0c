"""Sweeps: one value of a scenario, or one ruling, takes one value after the other; two of them make a table.

`kojiro.finesse=1..5` names a combatant and a key of its sheet, `duel.terrain=none,narrow` a key of the scenario,
`maai.attack.cost=1,2` a ruling. What stands in a list is named by its id, or by its number from 1.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect

from gunbai.games import find_game
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.scenario import Head, Scenario, scenario_from_data
from gunbai.kernel.schema import shortened
from gunbai.sim.errors import SweepRefused

MOST_SWEEPS = 2
MOST_VALUES = 50
"""Of one sweep."""
_RANGE = re.compile(r"(-?[0-9]{1,9})\.\.(-?[0-9]{1,9})")
_WHOLE = re.compile(r"-?[0-9]{1,18}")

Value: TypeAlias = Any
"""As TOML has it: a number, a text, true or false, a list."""


class Sweep(msgspec.Struct, frozen=True):
    """One value that is varied."""

    path: str
    """As it was written."""
    values: tuple[Value, ...]

    @property
    def labels(self) -> tuple[str, ...]:
        """The values as they are shown."""
        return tuple(show(value) for value in self.values)


class Cell(msgspec.Struct, frozen=True):
    """One combination of the swept values, and the scenario with them."""

    values: tuple[Value, ...]
    """One a sweep, in their order."""
    scenario: Scenario


def show(value: Value) -> str:
    """A value as TOML writes it; a text without its quotes."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list):
        return f"[{', '.join(map(show, value))}]"
    return shortened(str(value))


def read_sweep(text: str) -> Sweep:
    """Reads `PATH=VALUES`: values with commas between them, each a number, a text, `true`, `false`, a list in TOML, or
    a range `1..5`.

    Raises:
        SweepRefused: it is not of this form, has no values, too many, or one of them twice.
    """
    path, equals, given = (part.strip() for part in text.partition("="))
    if not equals or not path or not given:
        raise SweepRefused("form", text)
    values = tuple(_values(given, text))
    if len(values) > MOST_VALUES:
        raise SweepRefused("many", text, [f"1..{MOST_VALUES}"])
    twice = next((value for place, value in enumerate(values) if _is_among(value, values[:place])), None)
    if twice is not None:
        raise SweepRefused("twice", f"{path}={show(twice)}")
    return Sweep(path, values)


def read_sweeps(texts: Sequence[str]) -> tuple[Sweep, ...]:
    """Reads all sweeps of a run.

    Raises:
        SweepRefused: see `read_sweep`; or there are more than two, or two of the same value.
    """
    sweeps = tuple(read_sweep(text) for text in texts)
    if len(sweeps) > MOST_SWEEPS:
        raise SweepRefused("sweeps", sweeps[MOST_SWEEPS].path, [f"1..{MOST_SWEEPS}"])
    paths = [sweep.path for sweep in sweeps]
    if len(set(paths)) < len(paths):
        raise SweepRefused("same", paths[-1])
    return sweeps


def cells(scenario: Scenario, sweeps: Sequence[Sweep]) -> tuple[Cell, ...]:
    """The scenario with every combination of the swept values, the last sweep varied first; without sweeps, itself.

    Raises:
        SweepRefused: a path leads nowhere, or to no value.
        ScenarioError: the game does not take a value, or not together with the others.
    """
    if not sweeps:
        return (Cell((), scenario),)
    found = []
    for values in product(*(sweep.values for sweep in sweeps)):
        data = plain_data(scenario)
        for sweep, value in zip(sweeps, values, strict=True):
            put(data, scenario, sweep.path, value)
        where = " ".join(f"{sweep.path}={show(value)}" for sweep, value in zip(sweeps, values, strict=True))
        found.append(Cell(values, scenario_from_data(data, where, find_game, scenario.name)))
    return tuple(found)


def plain_data(scenario: Scenario) -> dict[str, Any]:
    """A scenario's data as JSON has it: with lists, and shared with nobody."""
    data: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scenario.to_data()))
    return data


def put(data: dict[str, Any], scenario: Scenario, path: str, value: Value) -> None:
    """Sets one value in a scenario's data.

    Raises:
        SweepRefused: the path leads nowhere, or to no value.
    """
    key = path.removeprefix("rulings.")
    if _is_ruling(scenario, key, path):
        data.setdefault("rulings", {})[key] = value
        return
    parts = path.split(".")
    _Way(path, parts).put(data, _root(scenario), value)


def _is_ruling(scenario: Scenario, key: str, path: str) -> bool:
    game = scenario.game.id
    if not path.startswith(("rulings.", f"{game}.")):
        return False
    settings = find_game(game).settings
    if key in settings:
        return True
    if path.startswith("rulings.") or not any(name == game for name in _ids(plain_data(scenario))):
        raise SweepRefused("unknown", path, nearest_names(key, [each.key for each in settings]))
    return False


def _values(given: str, text: str) -> Iterator[Value]:
    span = _RANGE.fullmatch(given)
    if span is not None:
        low, high = map(int, span.groups())
        if low > high:
            raise SweepRefused("range", text, [f"{high}..{low}"])
        yield from range(low, min(high, low + MOST_VALUES) + 1)
        return
    try:
        yield from tomllib.loads(f"values = [{given}]")["values"]
    except (tomllib.TOMLDecodeError, KeyError):
        for word in (part.strip() for part in given.split(",")):
            if not word:
                raise SweepRefused("form", text) from None
            if _RANGE.fullmatch(word):
                yield from _values(word, text)
            else:
                yield int(word) if _WHOLE.fullmatch(word) else {"true": True, "false": False}.get(word, word)


def _is_among(value: Value, others: Sequence[Value]) -> bool:
    """Whether a value is there already; `true` is not 1."""
    return any(type(value) is type(other) and value == other for other in others)


def _root(scenario: Scenario) -> inspect.StructType:
    info = inspect.type_info(scenario.game.scenario)
    assert isinstance(info, inspect.StructType)
    return info


def _ids(data: dict[str, Any]) -> dict[str, tuple[str, int]]:
    """Whatever stands with an id in a list at the top: id → the list and the place in it."""
    found: dict[str, tuple[str, int]] = {}
    for key, rows in data.items():
        for place, row in enumerate(rows if isinstance(rows, list) else ()):
            if isinstance(row, dict) and isinstance(row.get("id"), str):
                found.setdefault(row["id"], (key, place))
    return found


class _Way:
    """The way to a value in nested data, along the types that say what may stand where."""

    def __init__(self, path: str, parts: Sequence[str]) -> None:
        self._path, self._parts = path, tuple(parts)

    def put(self, data: dict[str, Any], root: inspect.StructType, value: Value) -> None:
        """Sets the value."""
        head, fields = self._parts[0], {field.encode_name: field.type for field in root.fields}
        ids = _ids(data)
        if head in fields:
            self._into(data, root, self._parts, value)
        elif head in ids:
            key, place = ids[head]
            rows = fields.get(key)
            if rows is None:
                raise self._unknown(head, (*fields, *ids))
            self._into(data[key], rows, (str(place + 1), *self._parts[1:]), value)
        else:
            head_keys = [key for key in Head.__struct_encode_fields__ if key == "rulings"]
            raise self._unknown(head, (*fields, *ids, *head_keys))

    def _into(self, data: Any, info: inspect.Type, parts: Sequence[str], value: Value) -> None:
        """One step further."""
        part, rest = parts[0], parts[1:]
        form = _container(info)
        key: Any
        match form:
            case inspect.StructType():
                fields = {field.encode_name: field.type for field in form.fields}
                if part not in fields:
                    raise self._unknown(part, tuple(fields))
                key, inner = part, fields[part]
            case inspect.ListType() | inspect.VarTupleType():
                key, inner = self._place(data, part), form.item_type
            case inspect.DictType():
                key, inner = part, form.value_type
            case _:
                raise SweepRefused("too-deep", self._path)
        if not rest:
            if not isinstance(value, (list, dict)) and not _takes_plain(inner):
                raise SweepRefused("no-value", self._path, _keys(data, key, inner))
            data[key] = value
            return
        if isinstance(data, dict) and not isinstance(data.get(key), (dict, list)):
            data[key] = [] if isinstance(_container(inner), (inspect.ListType, inspect.VarTupleType)) else {}
        self._into(data[key], inner, rest, value)

    def _place(self, rows: list[Any], part: str) -> int:
        """Where in a list something stands, from 0."""
        names = [row.get("id") if isinstance(row, dict) else row for row in rows]
        if part in names:
            return names.index(part)
        if part.isdecimal() and 1 <= int(part) <= len(rows):
            return int(part) - 1
        known = [name for name in names if isinstance(name, str)]
        raise self._unknown(part, known or [str(number + 1) for number in range(len(rows))])

    def _unknown(self, part: str, known: Sequence[str]) -> SweepRefused:
        near = nearest_names(part, known, 5)
        return SweepRefused("unknown", part if part == self._path else f"{part} ({self._path})", near)


def _container(info: inspect.Type) -> inspect.Type:
    """Of several types that may stand somewhere, the one that holds others."""
    holders = (inspect.StructType, inspect.ListType, inspect.VarTupleType, inspect.DictType)
    if isinstance(info, inspect.UnionType):
        return next((kind for kind in info.types if isinstance(kind, holders)), info)
    return info


def _takes_plain(info: inspect.Type) -> bool:
    """Whether a single value may stand somewhere."""
    kinds = info.types if isinstance(info, inspect.UnionType) else (info,)
    holders = (inspect.StructType, inspect.ListType, inspect.VarTupleType, inspect.DictType)
    return any(not isinstance(kind, (*holders, inspect.NoneType)) for kind in kinds)


def _keys(data: Any, key: Any, info: inspect.Type) -> tuple[str, ...]:
    """What stands below a place that is no value."""
    form = _container(info)
    if isinstance(form, inspect.StructType):
        return tuple(field.encode_name for field in form.fields)[:8]
    rows = data.get(key) if isinstance(data, dict) else data[key]
    if isinstance(rows, list):
        return tuple(str(row.get("id")) if isinstance(row, dict) else str(row) for row in rows)[:8]
    return ()
