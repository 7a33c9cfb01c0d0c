"""Events, questions, options and errors turned into words, from Fluent message files."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import lru_cache
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from gunbai.errors import DataError, Fault, GunbaiError
from gunbai.kernel.events import Event
from gunbai.kernel.package_data import read_data
from gunbai.kernel.phrase import Phrase
from gunbai.kernel.requests import Choice, Declaration, Option

LANGUAGES = ("ja", "en", "zh")
KERNEL_PACKAGE = "gunbai.kernel"


class MissingMessage(LookupError):
    """A message id without a message, or a message that lacks a value: a fault of the project, not of a user."""


@lru_cache(maxsize=64)
def _resource(text: str) -> FluentResource:
    return FluentResource(text)


class Wording:
    """Says things in one language."""

    def __init__(
        self, language: str, texts: Iterable[str] = (), names: Mapping[str, Mapping[str, str]] | None = None
    ) -> None:
        """
        Args:
            language: `ja`, `en` or `zh`.
            texts: Fluent files of a game (the kernel's are always there).
            names: ids that stand in events → their names by language.
        """
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for text in (read_data(KERNEL_PACKAGE, f"texts/kernel.{language}.ftl"), *texts):
            self._bundle.add_resource(_resource(text))
        self._names = {key: _in_language(by_language, language) for key, by_language in (names or {}).items()}
        self._join = self.say("list-join")

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(message))

    def say(self, message: str, /, **values: Any) -> str:
        """The message with these values.

        Raises:
            MissingMessage: there is none, or it wants a value that is not given.
        """
        if not self._bundle.has_message(message):
            raise MissingMessage(f"{self.language}: no message {message}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise MissingMessage(f"{self.language}: message {message} is empty")
        text, errors = self._bundle.format_pattern(pattern, {key: self.value(item) for key, item in values.items()})
        if errors:
            raise MissingMessage(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def value(self, item: Any) -> str | int:
        """A value in words: phrases are said, ids named, members of an enum said as `ENUM-MEMBER`, rows joined."""
        if isinstance(item, Phrase):
            return self.phrase(item)
        if isinstance(item, Declaration):
            return self.declaration(item)
        if isinstance(item, bool):
            return "yes" if item else "no"
        if isinstance(item, Enum):
            return self.say(f"{kebab(type(item).__name__)}-{kebab(item.name)}")
        if isinstance(item, int):
            return item
        if isinstance(item, str):
            return self._names.get(item, item)
        if isinstance(item, (tuple, list)):
            return self._join.join(str(self.value(part)) for part in item)
        if item is None:
            return ""
        return str(item)

    def name(self, key: str) -> str:
        """The name of an id, or the id itself."""
        return self._names.get(key, key)

    def phrase(self, phrase: Phrase) -> str:
        """A phrase in words."""
        return self.say(phrase.id, **phrase.values)

    def declaration(self, declaration: Declaration) -> str:
        """What is declared, in words: message `say-TAG`, for a plain choice `choice-ID`."""
        if isinstance(declaration, Choice):
            return self.say(f"choice-{declaration.id.replace(' ', '-')}")
        values = {name.replace("_", "-"): getattr(declaration, name) for name in declaration.__struct_fields__}
        return self.say(f"say-{declaration.__struct_config__.tag}", **values)

    def option(self, option: Option) -> str:
        """An option in words."""
        return self.phrase(option.words) if option.words is not None else self.declaration(option.declaration)

    def event(self, event: Event) -> str:
        """What happened, in one line."""
        return self.say(event_message(type(event)), **event_values(event))

    def fault(self, fault: Fault) -> str:
        """A fault in a file, without its place."""
        return self.say(f"fault-{fault.code}", **fault.values, **self._accepted(fault.accepted))

    def error(self, error: GunbaiError) -> str:
        """An error in words; the faults of a file one a line."""
        if isinstance(error, DataError):
            head = self.say(f"error-{error.code}", **error.values)
            return "\n".join([head, *(self._fault_line(error.where, fault) for fault in error.faults)])
        reason = getattr(error, "reason", None)
        message = f"error-{error.code}" if reason is None else f"{_REASONS.get(error.code, 'refusal')}-{reason}"
        return self.say(message, **error.values, **self._accepted(error.accepted))

    def _fault_line(self, where: str, fault: Fault) -> str:
        at = f"{where}:{fault.line}" if fault.line else where
        return f"{at}: {fault.place + ': ' if fault.place else ''}{self.fault(fault)}"

    def _accepted(self, accepted: tuple[str, ...]) -> dict[str, Any]:
        return {"accepted": " | ".join(accepted), "some": "yes" if accepted else "no"}


_REASONS = {"dice": "dice", "seal-broken": "seal", "record": "record", "replay-mismatch": "record"}
"""Codes of errors whose reason is worded under another head than `refusal`."""


def _in_language(by_language: Mapping[str, str], language: str) -> str:
    return by_language.get(language) or next((name for name in by_language.values() if name), "")


def kebab(name: str) -> str:
    """`HalfStep` and `HALF_STEP` both as `half-step`."""
    if name.isupper():
        return name.lower().replace("_", "-")
    return "".join(f"-{char.lower()}" if char.isupper() else char for char in name).lstrip("-").replace("_", "-")


def event_message(event: type[Event]) -> str:
    """The message id of a type of event."""
    return f"event-{event.__struct_config__.tag}"


def event_values(event: Event) -> dict[str, Any]:
    """The fields of an event that its words may use: all but the clauses."""
    return {name.replace("_", "-"): getattr(event, name) for name in event.__struct_fields__ if name != "clauses"}


def field_names(event: type[Event]) -> set[str]:
    """The variables that the message of this type of event has."""
    return {field.name.replace("_", "-") for field in msgspec.structs.fields(event) if field.name != "clauses"}
