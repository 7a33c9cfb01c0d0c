"""Looks through the source of rules for the keys of words that they use, so that none is left out of `WordKeys`.

What it understands: texts written out, either branch of a condition, names assigned in the same function or module, and
texts with gaps (`f"still-step-{direction.value}"`), of which some key has to fit.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from fnmatch import fnmatchcase

import msgspec

from gunbai.kernel.word_keys import KERNEL, WordKeys
from gunbai.testing.package_modules import package_modules


class Use(msgspec.Struct, frozen=True):
    """One use of a key."""

    kind: str
    """`ask`, `roll`, `choice`, `result`, `refusal`, `fault`, `kind`, or the head of another message."""
    key: str
    """The key; `*` stands for a gap."""
    place: str
    values: frozenset[str] | None = None
    """What its message is given; None where that cannot be seen."""


class Maker(msgspec.Struct, frozen=True):
    """A call that uses a key."""

    kind: str
    key: int = 0
    """Place of the key among its arguments."""
    values: int | None = None
    """Place of the values, where they are no keyword."""
    always: tuple[str, ...] = ()
    """Values that it adds itself."""
    spread: bool = False
    """Its keywords are the values."""


MAKERS: Mapping[str, Maker] = {
    "Ask": Maker("ask", 1),
    "question": Maker("ask", 1),
    "Roll": Maker("roll", 3),
    "Choice": Maker("choice"),
    "Result": Maker("result", 1),
    "UnknownName": Maker("kind"),
    "Fault": Maker("fault", values=3),
    "fault": Maker("fault", values=3),
    "finding": Maker("fault", spread=True),
    "NotationError": Maker("refusal", always=("text", "position")),
    "DiceError": Maker("dice", values=1),
    "SealBroken": Maker("seal", values=1),
    "RecordError": Maker("record", values=2, always=("line",)),
    **dict.fromkeys(
        ("Refused", "NotYourTurn", "NotOffered", "StaleAsk", "BattleEnded", "Refusal"), Maker("refusal", values=1)
    ),
}


def package_uses(
    package: str, offers: Iterable[str] = (), readers: Mapping[str, int] | None = None, asks: Iterable[str] = ()
) -> tuple[Use, ...]:
    """Every use of a key in the modules of a package, its sub-packages included.

    Args:
        offers: functions of its own that make choices of ids.
        readers: what makes a `NotationError` of its own, and in which place its reason stands.
        asks: functions of its own that make an `Ask`, with its kind in the second place.
    """
    own = (
        dict.fromkeys(asks, MAKERS["Ask"])
        | dict.fromkeys(offers, MAKERS["Choice"])
        | {name: msgspec.structs.replace(MAKERS["NotationError"], key=place) for name, place in (readers or {}).items()}
    )
    found: list[Use] = []
    for path, module in package_modules(package):
        found += _Scan(path, ast.parse(module.read_text("utf-8")), {**MAKERS, **own}).uses()
    return tuple(found)


def scan_faults(uses: Iterable[Use], keys: WordKeys) -> tuple[str, ...]:
    """Uses of keys that are not listed, and of messages that want values which they are not given."""
    faults = []
    for use in uses:
        fitting = [key for key in _listed(use.kind, keys) if fnmatchcase(key, use.key)]
        if not fitting:
            faults.append(f"{use.place}: {use.kind} {use.key} is not listed")
        elif use.values is not None:
            wanted = {value for key in fitting for value in _listed(use.kind, keys)[key]}
            faults += [f"{use.place}: {use.kind} {use.key} lacks {name}" for name in sorted(wanted - use.values)]
    return tuple(faults)


def never_used(uses: Iterable[Use], keys: WordKeys) -> tuple[str, ...]:
    """Listed asks, results, refusals and faults that the source never uses."""
    uses = tuple(uses)
    listed: dict[str, Iterable[str]] = {
        "ask": keys.asks,
        "result": keys.results,
        "refusal": keys.refusals,
        "fault": keys.faults,
    }
    return tuple(
        f"{kind} {key} is listed and never used"
        for kind, names in listed.items()
        for key in names
        if not any(use.kind == kind and fnmatchcase(key, use.key) for use in uses)
    )


def _listed(kind: str, keys: WordKeys) -> dict[str, tuple[str, ...]]:
    """The listed keys of one kind, the kernel's among them, with the values that their messages may use."""
    return {key: values for one in (KERNEL, keys) for key, values in _of_kind(kind, one).items()}


def _of_kind(kind: str, keys: WordKeys) -> Mapping[str, tuple[str, ...]]:
    match kind:
        case "ask":
            return dict.fromkeys(keys.asks, ())
        case "roll":
            return dict.fromkeys(keys.rolls, ())
        case "choice":
            return dict.fromkeys((*keys.choices, *keys.choices_of), ())
        case "result":
            return dict.fromkeys(keys.results, ())
        case "refusal":
            return keys.refusals
        case "fault":
            return keys.faults
        case "kind":
            return dict.fromkeys(keys.words.get("kind", ()), ())
    head = f"{kind}-"
    return {name.removeprefix(head): values for name, values in keys.messages.items() if name.startswith(head)}


class _Scan:
    """One module."""

    def __init__(self, name: str, module: ast.Module, makers: Mapping[str, Maker]) -> None:
        self._name, self._module, self._makers = name, module, makers

    def uses(self) -> Iterator[Use]:
        """Every use in it."""
        yield from self._in(self._module, [self._module])

    def _in(self, node: ast.AST, scopes: list[ast.AST]) -> Iterator[Use]:
        for inner in ast.iter_child_nodes(node):
            inside = [*scopes, inner] if isinstance(inner, (ast.FunctionDef, ast.Lambda)) else scopes
            if isinstance(inner, ast.Call):
                yield from self._call(inner, inside)
            yield from self._in(inner, inside)

    def _call(self, call: ast.Call, scopes: list[ast.AST]) -> Iterator[Use]:
        name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
        maker = self._makers.get(name)
        if maker is None or maker.key >= len(call.args):
            return
        values = self._values(call, maker, scopes)
        for key in self._texts(call.args[maker.key], scopes):
            yield Use(maker.kind, key.strip(), f"{self._name}:{call.lineno}", values)

    def _values(self, call: ast.Call, maker: Maker, scopes: list[ast.AST]) -> frozenset[str] | None:
        """Names of the values that a call gives; None where they cannot be seen."""
        if maker.spread:
            return frozenset(word.arg for word in call.keywords if word.arg)
        given = {word.arg: word.value for word in call.keywords}.get("values")
        if given is None and maker.values is not None and maker.values < len(call.args):
            given = call.args[maker.values]
        names: frozenset[str] | None = frozenset() if given is None else self._dict_keys(given, scopes)
        return None if names is None else names | set(maker.always)

    def _texts(self, node: ast.AST, scopes: list[ast.AST], seen: frozenset[str] = frozenset()) -> Iterator[str]:
        """The texts that an expression may be or hold."""
        match node:
            case ast.Constant(value=str() as text):
                yield text
            case ast.JoinedStr():
                yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
            case ast.Name() if node.id not in seen:
                for value in _assigned(node.id, scopes):
                    yield from self._texts(value, scopes, seen | {node.id})
            case ast.IfExp():
                yield from self._texts(node.body, scopes, seen)
                yield from self._texts(node.orelse, scopes, seen)
            case ast.Tuple() | ast.Starred() | ast.GeneratorExp() | ast.BinOp():
                for inner in ast.iter_child_nodes(node):
                    yield from self._texts(inner, scopes, seen)

    def _dict_keys(self, node: ast.AST, scopes: list[ast.AST]) -> frozenset[str] | None:
        match node:
            case ast.Dict():
                names = [key.value for key in node.keys if isinstance(key, ast.Constant)]
                return frozenset(map(str, names)) if len(names) == len(node.keys) else None
            case ast.Name():
                found = [self._dict_keys(value, scopes) for value in _assigned(node.id, scopes)]
                known = [keys for keys in found if keys is not None]
                return frozenset.intersection(*known) if known and len(known) == len(found) else None
            case _:
                return None


def _assigned(name: str, scopes: list[ast.AST]) -> list[ast.AST]:
    """What a name is given in the innermost scope that gives it anything."""
    for scope in reversed(scopes):
        values: list[ast.AST] = []
        for node in ast.walk(scope):
            targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
            value = getattr(node, "value", None)
            if not isinstance(node, (ast.Assign, ast.AnnAssign, ast.AugAssign)) or value is None:
                continue
            for target in targets:
                values += _paired(target, value, name)
        if values:
            return values
    return []


def _paired(target: ast.AST | None, value: ast.AST, name: str) -> list[ast.AST]:
    """The part of an assignment that a name gets."""
    if isinstance(target, ast.Name):
        return [value] if target.id == name else []
    if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple) and len(target.elts) == len(value.elts):
        return [found for pair in zip(target.elts, value.elts, strict=True) for found in _paired(*pair, name)]
    return []
