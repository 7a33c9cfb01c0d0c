"""Fluent messages in one language, each read when it is first said: most of a game's are not said in a battle."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

_HEAD = re.compile(r"^(-?[a-zA-Z][\w-]*)[ ]*=", re.ASCII | re.MULTILINE)
"""Where a message or a term begins: only its first line begins at the margin."""
_NAMED = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)", re.ASCII)
"""What a message may say another message by; a function's name is like one, but no message has it."""


class MissingMessage(LookupError):
    """A message id without a message, or a message that lacks a value: a fault of the project, not of a user."""


@lru_cache(maxsize=64)
def entries_of(text: str) -> Mapping[str, str]:
    """The messages and terms of a Fluent file, each by its id as it is written there."""
    heads = list(_HEAD.finditer(text))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    found: dict[str, str] = {}
    for head, end in zip(heads, ends, strict=True):
        found.setdefault(head[1], text[head.start() : end])
    return found


class Messages:
    """The messages of some Fluent files in one language; of two with one id, that of the earlier file."""

    def __init__(self, language: str, texts: Iterable[str], functions: dict[str, Callable[..., Any]]) -> None:
        """
        Args:
            language: `ja`, `en` or `zh`.
            texts: whole Fluent files.
            functions: what messages may call.
        """
        self.language = language
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)
        self._entries: dict[str, str] = {}
        for text in texts:
            self._entries = {**entries_of(text), **self._entries}
        self._read: set[str] = set()

    def __contains__(self, message: str) -> bool:
        return message in self._entries

    def format(self, message: str, attribute: str, values: dict[str, Any]) -> str:
        """A message, or its attribute of that name if it has one, with values.

        Raises:
            MissingMessage: there is none, or it wants a value that is not given.
        """
        if message not in self._entries:
            raise MissingMessage(f"{self.language}: no message {message}")
        self._take(message)
        found = self._bundle.get_message(message)
        pattern = found.attributes.get(attribute, found.value)
        if pattern is None:
            raise MissingMessage(f"{self.language}: message {message} is empty")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingMessage(f"{self.language}: {message}: {errors[0]}")
        return str(text)

    def _take(self, message: str) -> None:
        """Reads a message, and whatever it names."""
        if message in self._read or message not in self._entries:
            return
        self._read.add(message)
        entry = self._entries[message]
        self._bundle.add_resource(FluentResource(entry))
        for named in _NAMED.findall(entry):
            self._take(named)
