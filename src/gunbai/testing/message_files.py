"""Message files taken apart: which messages there are, and what each of them uses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cached_property

from fluent.runtime import FluentResource
from fluent.syntax import ast

FUNCTIONS = ("IS", "SIGNED", "WORD", "DOES", "PATH", "NUMBER")
"""What messages may call."""
PLURALS = ("zero", "one", "two", "few", "many", "other")


class Uses:
    """What a message uses, other messages that it refers to included."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.heads: set[str] = set()
        """Heads that `WORD` looks under."""
        self.references: set[str] = set()
        """Messages, and terms with their dash, that it refers to."""
        self.chosen_plainly: dict[str, set[str]] = {}
        """Variables that variants are chosen by, without a function → the variants' names."""
        self.chosen_by_key: dict[str, set[str]] = {}
        """Likewise with `IS`, the variant that stands for all others left out."""


class MessageBook:
    """The messages of one language, from several files that are read together."""

    def __init__(self, texts: Iterable[str]) -> None:
        self.entries: dict[str, ast.Message | ast.Term] = {}
        """Messages by id, terms by id with their dash."""
        self.twice: list[str] = []
        """Ids that are there more than once: only the first counts."""
        self.junk: list[str] = []
        """Beginnings of what is no message at all."""
        for text in texts:
            for entry in FluentResource(text).body:
                self._add(entry)
        self._uses: dict[tuple[str, str], Uses] = {}

    def _add(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.Junk):
            self.junk.append((entry.content or "").strip().partition("\n")[0][:60])
        elif isinstance(entry, (ast.Message, ast.Term)):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if name in self.entries:
                self.twice.append(name)
            self.entries.setdefault(name, entry)

    @cached_property
    def referred(self) -> frozenset[str]:
        """Whatever a message of the book refers to."""
        return frozenset(name for entry in self.entries for name in self.whole(entry).references)

    def attributes(self, name: str) -> tuple[str, ...]:
        """The attributes of a message."""
        return tuple(attribute.id.name for attribute in self.entries[name].attributes)

    def whole(self, name: str) -> Uses:
        """What a message uses, all its attributes included."""
        uses = Uses()
        for attribute in ("", *self.attributes(name)):
            one = self.uses(name, attribute)
            for kind in ("variables", "functions", "heads", "references"):
                getattr(uses, kind).update(getattr(one, kind))
            for chosen in ("chosen_plainly", "chosen_by_key"):
                for variable, keys in getattr(one, chosen).items():
                    getattr(uses, chosen).setdefault(variable, set()).update(keys)
        return uses

    def uses(self, name: str, attribute: str = "") -> Uses:
        """What a message uses, or one attribute of it."""
        uses = Uses()
        self._collect(name, attribute, uses, set())
        return uses

    def _collect(self, name: str, attribute: str, uses: Uses, seen: set[str]) -> None:
        entry = self.entries.get(name)
        if entry is None or name in seen:
            return
        seen.add(name)
        parts = {part.id.name: part.value for part in entry.attributes}
        pattern = parts.get(attribute, entry.value)
        for node in _nodes(pattern):
            _note(node, uses)
            if isinstance(node, ast.MessageReference):
                self._collect(node.id.name, node.attribute.name if node.attribute else "", uses, seen)
            elif isinstance(node, ast.TermReference):
                self._collect(f"-{node.id.name}", "", uses, seen)


def _nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and all that is in it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for inner in vars(node).values():
            yield from _nodes(inner)
    elif isinstance(node, list):
        for inner in node:
            yield from _nodes(inner)


def _note(node: ast.BaseNode, uses: Uses) -> None:
    match node:
        case ast.VariableReference():
            uses.variables.add(node.id.name)
        case ast.MessageReference():
            uses.references.add(node.id.name)
        case ast.TermReference():
            uses.references.add(f"-{node.id.name}")
        case ast.FunctionReference():
            uses.functions.add(node.id.name)
            for argument in node.arguments.named:
                if node.id.name == "WORD" and argument.name.name == "of":
                    uses.heads.add(str(argument.value.value))
        case ast.SelectExpression():
            _note_choice(node, uses)


def _note_choice(choice: ast.SelectExpression, uses: Uses) -> None:
    match choice.selector:
        case ast.VariableReference():
            keys = {_variant(one) for one in choice.variants}
            uses.chosen_plainly.setdefault(choice.selector.id.name, set()).update(keys)
        case ast.FunctionReference() if choice.selector.id.name == "IS":
            [of, *_] = choice.selector.arguments.positional
            if isinstance(of, ast.VariableReference):
                keys = {_variant(one) for one in choice.variants if not one.default}
                uses.chosen_by_key.setdefault(of.id.name, set()).update(keys)


def _variant(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else str(variant.key.value)
