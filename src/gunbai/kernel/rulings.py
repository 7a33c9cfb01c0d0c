"""Rulings (裁定): the named answers to what the rulebooks leave open, and the choice a table makes among them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import ItemsView, Iterable, Iterator, KeysView, Mapping
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from gunbai.errors import Fault, UnknownName, Value
from gunbai.kernel.clauses import Clauses, Text, nearest_names
from gunbai.kernel.package_data import Tables
from gunbai.kernel.schema import MAX_FAULTS, UNSHOWN, shortened, shown

RulingType: TypeAlias = Literal["choice", "number", "text"]

_NUMERAL = re.compile(r"0|-?[1-9][0-9]{0,8}")
_NEEDED = ("key", "type", "default")
_BLOCK = re.compile(r"^\[\[ruling\]\][ \t]*$", re.MULTILINE)
_LINE = re.compile(rf"""^({"|".join(_NEEDED)}) = "([^"\\\n]*)"[ \t]*$""", re.MULTILINE)


class Reading(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One way to read the rulebooks at a gap."""

    value: Text
    means: Text


class RulingKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One gap of the rulebooks: the question, its default answer and the others that were considered."""

    key: Text
    """Dotted name that begins with the game: `maai.attack.cost`."""
    type: RulingType
    """`choice`: one of the available values. `number`: a whole number from `low` to `high`, or an available value.
    `text`: any line of text."""
    default: Text
    question: Text
    why: Text
    """What speaks for the default."""
    clauses: tuple[Text, ...]
    """Ids of the clauses that it bears on."""
    books: tuple[Text, ...]
    """Rulebooks of these clauses, sorted."""
    values: tuple[Reading, ...] = ()
    available: tuple[Text, ...] = ()
    """Values that the rules carry out."""
    low: int | None = None
    high: int | None = None

    @property
    def accepted(self) -> tuple[str, ...]:
        """What may be chosen, in words: the available values, a range as `1..5`."""
        bounds = () if self.low is None or self.high is None else (f"{self.low}..{self.high}",)
        return bounds + self.available if self.type != "text" else ('"…"',)

    def has_value(self, value: str) -> bool:
        """Whether the rules carry out this value."""
        if self.type == "text":
            return UNSHOWN.search(value) is None and bool(value.strip())
        return value in self.available or (self.type == "number" and self._is_between(value))

    def settled(self, value: str) -> str | int:
        """The form in which rules read an available value: a number as an int."""
        return int(value) if self.type == "number" and _NUMERAL.fullmatch(value) else value

    def _is_between(self, value: str) -> bool:
        if self.low is None or self.high is None or not _NUMERAL.fullmatch(value):
            return False
        return self.low <= int(value) <= self.high


class Rulings:
    """What a table has settled: a value for every key of the game. Immutable.

    Rules read what they need once, when a battle is opened.
    """

    __slots__ = ("_values", "changed")

    def __init__(self, values: Mapping[str, str | int], changed: Mapping[str, str | int]) -> None:
        self._values = dict(values)
        self.changed: Mapping[str, str | int] = MappingProxyType(dict(changed))
        """The keys whose value is not the default, sorted."""

    def __getitem__(self, key: str) -> str | int:
        """The value of a key, an int where it is a number.

        Raises:
            UnknownName: no such key; `accepted` holds the nearest ones.
        """
        try:
            return self._values[key]
        except KeyError:
            raise UnknownName("ruling", key, nearest_names(key, self._values)) from None

    def __contains__(self, key: object) -> bool:
        return key in self._values

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def keys(self) -> KeysView[str]:
        """All keys, in the order of the file."""
        return MappingProxyType(self._values).keys()

    def items(self) -> ItemsView[str, str | int]:
        """Keys with their values."""
        return MappingProxyType(self._values).items()

    def number(self, key: str) -> int:
        """The value of a key that is a number."""
        value = self[key]
        assert isinstance(value, int), f"{key} is no number"
        return value

    def word(self, key: str) -> str:
        """The value of a key that is a choice or a text."""
        value = self[key]
        assert isinstance(value, str), f"{key} is no word"
        return value


class RulingBook:
    """All gaps of one game, by key and in the order of the file. Immutable."""

    __slots__ = ("_by_key", "_defaults", "game")

    def __init__(self, game: str, keys: Iterable[RulingKey]) -> None:
        self.game = game
        self._by_key = {key.key: key for key in keys}
        self._defaults = {name: key.settled(key.default) for name, key in self._by_key.items()}

    def __getitem__(self, key: str) -> RulingKey:
        """The gap of this key.

        Raises:
            UnknownName: there is none; `accepted` holds the nearest keys.
        """
        found = self._by_key.get(key)
        if found is None:
            raise UnknownName("ruling", key, nearest_names(key, self._by_key))
        return found

    def __contains__(self, key: object) -> bool:
        return key in self._by_key

    def __iter__(self) -> Iterator[RulingKey]:
        return iter(self._by_key.values())

    def __len__(self) -> int:
        return len(self._by_key)

    def settle(self, chosen: Mapping[str, object]) -> tuple[Rulings | None, tuple[Fault, ...]]:
        """Every key's value: the chosen one, or else the default.

        Args:
            chosen: values by key. A whole number stands for its text.

        Returns:
            The rulings; or None and a fault for each key that does not exist, each value that is no reading of its
            key, and each reading that the rules do not carry out. Places are `rulings.KEY`.
        """
        values: dict[str, str | int] = {}
        faults: list[Fault] = []
        for name, value in chosen.items():
            if len(faults) >= MAX_FAULTS:
                break
            key = self._by_key.get(name)
            if key is None:
                short = shortened(name)
                near = nearest_names(short, self._by_key)
                faults.append(Fault("unknown-ruling", f"rulings.{short}", values={"key": short}, accepted=near))
            elif (text := _text(value)) is not None and key.has_value(text):
                values[name] = key.settled(text)
            else:
                faults.append(_refusal(key, value))
        if faults:
            return None, tuple(faults)
        changed = {key: values[key] for key in sorted(values) if values[key] != self._defaults[key]}
        return Rulings(self._defaults | values, changed), ()


def read_defaults(text: str) -> Rulings | None:
    """Every default of a `rulings.toml` whose form is sound, without reading the rest: a battle in which nothing is
    settled otherwise needs no more. None where it is written in a way that only a reader of the whole understands."""
    blocks = _BLOCK.split(text)[1:]
    values: dict[str, str | int] = {}
    for block in blocks:
        lines = dict(_LINE.findall(block))
        if len(lines) != len(_NEEDED):
            return None
        default = lines["default"]
        is_number = lines["type"] == "number" and _NUMERAL.fullmatch(default)
        values[lines["key"]] = int(default) if is_number else default
    return Rulings(values, {}) if len(values) == len(blocks) else None


def load_rulings(text: str, where: str, clauses: Clauses | None = None) -> RulingBook:
    """Read a `rulings.toml`: `game = "…"`, then one `[[ruling]]` a gap.

    Args:
        text: the file's text.
        where: its name, for errors.
        clauses: the clauses of the game; left out by whoever only plays, and then nothing is held against them.

    Raises:
        ContentError: every fault at once: a field that is unknown, missing or malformed, a key given twice or not the
            game's, an unknown clause, a default or a bound that does not fit, an available value that is no reading,
            wrong rulebooks. When there is none of these: every clause that names a key which is not there.
    """
    tables = Tables(text, where, "ruling", RulingKey)
    game = tables.game if clauses is None else clauses.game
    if tables.game != game:
        tables.note(Fault("wrong-game", "game", values={"game": tables.game}, accepted=(game,)))
    first: dict[str, int] = {}
    for number, key in tables.rows:
        name = key.key
        if first.setdefault(name, number) != number:
            tables.fault("duplicate", number, "key", {"id": name, "first": f"ruling[{first[name]}]"})
        if not name.startswith(game + "."):
            tables.fault("wrong-prefix", number, "key", {"id": name}, (f"{game}.{name.partition('.')[2]}",))
        _check_values(tables, number, key)
        if clauses is not None:
            _check_clauses(tables, number, key, clauses)
    tables.raise_faults()
    for clause in clauses or ():
        for name in clause.rulings:
            if name not in first:
                near = nearest_names(name, first)
                tables.note(Fault("unknown-ruling", clause.id, values={"key": name}, accepted=near))
    tables.raise_faults()
    return RulingBook(tables.game, (key for _, key in tables.rows))


def _check_values(tables: Tables[RulingKey], number: int, key: RulingKey) -> None:
    """The readings, what is available of them, the bounds and the default fit together."""
    readings = [reading.value for reading in key.values]
    for value, count in Counter(readings).items():
        if count > 1:
            tables.fault("duplicate", number, "values", {"id": value, "first": value})
    for value in key.available:
        if value not in readings:
            tables.fault("unknown-value", number, "available", {"value": value}, nearest_names(value, readings))
    bounds = {"low": str(key.low), "high": str(key.high)}
    if (key.low is None) != (key.high is None) or (key.low or 0) > (key.high or 0):
        tables.fault("wrong-bounds", number, "low", bounds, ("low <= high",))
    elif key.low is not None and key.type != "number":
        tables.fault("wrong-bounds", number, "type", bounds, ('"number"',))
    elif not key.has_value(key.default):
        tables.fault("default-not-available", number, "default", {"value": key.default}, key.accepted)


def _check_clauses(tables: Tables[RulingKey], number: int, key: RulingKey, clauses: Clauses) -> None:
    """The clauses exist, and the rulebooks are theirs."""
    unknown = [name for name in key.clauses if name not in clauses]
    for name in unknown:
        tables.fault("unknown-clause", number, "clauses", {"id": name}, (clauses.nearest(name),))
    books = () if unknown else tuple(sorted({clauses[name].book for name in key.clauses}))
    if books != key.books and not unknown:
        tables.fault("wrong-books", number, "books", {"books": key.books}, books)


def _text(value: object) -> str | None:
    if isinstance(value, str):
        return value
    return shown(value) if isinstance(value, int) and not isinstance(value, bool) else None


def _refusal(key: RulingKey, value: object) -> Fault:
    """Why a value cannot be chosen: it is a reading that the rules do not carry out, or no reading at all."""
    text, accepted = shortened(value) if isinstance(value, str) else shown(value), key.accepted
    if any(reading.value == _text(value) for reading in key.values):
        code = "ruling-not-available"
    else:
        code = "unknown-ruling-value"
        accepted = nearest_names(text, accepted, len(accepted))
    values: dict[str, Value] = {"key": key.key, "value": text}
    return Fault(code, f"rulings.{key.key}", values=values, accepted=accepted, clauses=key.clauses)
