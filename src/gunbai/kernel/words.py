"""Events, questions, options and errors turned into words, from Fluent message files.

A message has a variable for each value that it may say. Values are put in words where the message shows them: ids are
named, members of an enum said as `ENUM-MEMBER`, declarations as `say-TAG`, phrases as their message, rows joined, the
faces of dice with plus signs. Five functions say a value in another way:

- `IS($x)` is for choosing between variants: an enum's member, a declaration's tag, else `none` (nothing, an empty text
  or an empty row) or `some`. Yes and no are chosen by the plain variable, `[yes]` and `[no]`; numbers by theirs.
- `SIGNED($x)` is a number behind a text: `+ 3`, `- 2`.
- `WORD($x, of: "head")` is a key of the rules in words: message `head-KEY`; a text that has none says itself.
- `DOES($x)` is a declaration as something that somebody does: attribute `.does` of its message, if it has one.
- `PATH($x)` is the path of a value, each part in words: `musashi.strength`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum
from typing import Any

from fluent.runtime.types import FluentType

from gunbai.errors import DataError, Fault, GunbaiError
from gunbai.kernel.events import Event
from gunbai.kernel.messages import Messages, MissingMessage
from gunbai.kernel.package_data import read_data
from gunbai.kernel.phrase import Phrase
from gunbai.kernel.requests import Choice, Declaration, Option

LANGUAGES = ("ja", "en", "zh")
KERNEL_PACKAGE = "gunbai.kernel"

MOST_TEXT = 1_000
"""Characters of one value that are shown: somebody may have typed a book."""
MOST_ACCEPTED = 24
"""So many things that would be accepted are shown."""


def kernel_texts(language: str) -> str:
    """The kernel's own message file."""
    return read_data(KERNEL_PACKAGE, f"texts/kernel.{language}.ftl")


class Verbatim(str):
    """A text that is shown as it is, even where it is an id."""

    __slots__ = ()


MOST_WRITTEN = 10**18
"""Whole numbers below this are written by Fluent, which may also choose among forms by them."""


class Value(FluentType):
    """A value that is put in words only where a message shows it."""

    def __init__(self, item: Any, wording: Wording) -> None:
        self.item = item
        self._wording = wording

    def format(self, locale: object) -> str:
        """What Fluent shows."""
        return self._wording.value(self.item)


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
        functions: dict[str, Callable[..., Any]] = {
            "IS": _key_of,
            "SIGNED": _signed,
            "WORD": self._word_function,
            "DOES": self._does_function,
            "PATH": self._path_function,
        }
        self._messages = Messages(language, (kernel_texts(language), *texts), functions)
        self._names = {key: _in_language(by_language, language) for key, by_language in (names or {}).items()}
        self._list, self._sum = self.say("list-join"), self.say("sum-join")

    # ---- messages ---------------------------------------------------------------------------------------------------

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return message in self._messages

    def say(self, message: str, /, **values: Any) -> str:
        """The message with these values; `_` in the name of a value is `-` in the message.

        Raises:
            MissingMessage: there is none, or it wants a value that is not given.
        """
        return self._format(message, "", values)

    def _format(self, message: str, attribute: str, values: Mapping[str, Any]) -> str:
        given = {key.replace("_", "-"): self._given(item) for key, item in values.items()}
        return self._messages.format(message, attribute, given)

    def _given(self, item: Any) -> Any:
        """A value as Fluent takes it: numbers for themselves, yes and no as keys, all else unsaid as yet."""
        if isinstance(item, bool):
            return "yes" if item else "no"
        if type(item) is int:
            # Fluent writes numbers by decimals of 28 digits; the chances of many dice have more.
            return item if abs(item) < MOST_WRITTEN else Value(Verbatim(f"{item:,}"), self)
        return Value(item, self)

    # ---- values -----------------------------------------------------------------------------------------------------

    def value(self, item: Any) -> str:
        """A value in words; nothing (None) is an empty text."""
        match item:
            case None:
                return ""
            case str():
                return _cut(item if type(item) is Verbatim else self._names.get(item, item))
            case Phrase():
                return self.phrase(item)
            case Declaration():
                return self.declaration(item)
            case Enum():
                return self.say(f"{kebab(type(item).__name__)}-{kebab(item.name)}")
            case tuple() | list():
                join = self._sum if item and type(item[0]) is int else self._list
                return _cut(join.join(map(self.value, item)))
            case _:
                return str(item)

    def name(self, key: str) -> str:
        """The name of an id, or the id itself."""
        return self._names.get(key, key)

    def word(self, head: str, key: str) -> str:
        """A key of the rules in words: message `HEAD-KEY`, or else the key itself, named if it is an id.

        A key may end in an id that the message has as `$name`: choice `end for musashi` is message `choice-end-for`.
        """
        found = self._worded(head, key)
        return self.value(key) if found is None else found

    def _worded(self, head: str, key: str) -> str | None:
        words = key.split(" ")
        for count in range(len(words), 0, -1):
            message = f"{head}-{kebab(' '.join(words[:count]))}"
            if self.has(message):
                return self.say(message, **({"name": " ".join(words[count:])} if count < len(words) else {}))
        return None

    # ---- what the kernel deals in -----------------------------------------------------------------------------------

    def phrase(self, phrase: Phrase) -> str:
        """A phrase in words."""
        return self.say(phrase.id, **phrase.values)

    def declaration(self, declaration: Declaration, attribute: str = "") -> str:
        """What is declared, in words: message `say-TAG`, for a plain choice `choice-ID`.

        Args:
            attribute: of the message, where it has that one.
        """
        if isinstance(declaration, Choice):
            found = self._worded("choice", declaration.id)
            if found is None:
                raise MissingMessage(f"{self.language}: no message for choice {declaration.id}")
            return found
        values = {name: getattr(declaration, name) for name in declaration.__struct_fields__}
        return self._format(declaration_message(type(declaration)), attribute, values)

    def option(self, option: Option) -> str:
        """An option in words."""
        return self.phrase(option.words) if option.words is not None else self.declaration(option.declaration)

    def ask(self, kind: str, seat: str = "", about: str = "") -> str:
        """What a seat is asked: message `ask-KIND`; for dice that a person throws (`roll-WHY`) that message."""
        return self.say(kind if kind.startswith("roll-") else f"ask-{kind}", seat=seat, about=about)

    def event(self, event: Event) -> str:
        """What happened, in one line."""
        values = {name: getattr(event, name) for name in event.__struct_fields__ if name != "clauses"}
        return self._format(event_message(type(event)), "", values)

    def fault(self, fault: Fault) -> str:
        """A fault in a file, without its place."""
        return self.say(f"fault-{fault.code}", **fault.values, **_accepted(fault.accepted))

    def error(self, error: GunbaiError) -> str:
        """An error in words; the faults of a file one a line."""
        if isinstance(error, DataError):
            head = self.say(f"error-{error.code}", **error.values)
            return "\n".join([head, *(self._fault_line(error.where, fault) for fault in error.faults)])
        return self.say(error_message(error), **error.values, **_accepted(error.accepted, self.typed))

    def _fault_line(self, where: str, fault: Fault) -> str:
        at = f"{where}:{fault.line}" if fault.line else where
        return f"{at}: {fault.place + ': ' if fault.place else ''}{self.fault(fault)}"

    def typed(self, text: str) -> str:
        """What may be typed, with what it means in brackets where that is not the same."""
        exact = (f"{head}-{kebab(text)}" for head in ("typed", "set", "rule"))
        word = next(filter(self.has, exact), None)
        means = self.say(word) if word else self._worded("choice", text) or self.value(text)
        return (
            _cut(text) if means in (text, _cut(text)) else self.say("typed", text=Verbatim(text), means=Verbatim(means))
        )

    # ---- functions of the messages ----------------------------------------------------------------------------------

    def _word_function(self, value: Any, *, of: str) -> str:
        if not isinstance(value, Value):
            return self.word(of, value) if isinstance(value, str) else str(int(value))
        if isinstance(value.item, tuple):
            return _cut(self._list.join(self.word(of, str(part)) for part in value.item))
        return self.word(of, str(value.item))

    def _does_function(self, value: Value) -> str:
        if isinstance(value.item, Declaration):
            return self.declaration(value.item, "does")
        return self.value(value.item)

    def path(self, path: str) -> str:
        """A path into a battle in words: `musashi.strength`."""
        return _cut(self.say("path-join").join(self._path(path)))

    def _path_function(self, value: Value) -> str:
        return self.path(str(value.item))

    def _path(self, path: str) -> list[str]:
        head, dot, tail = path.rpartition(".")
        if not dot or path in self._names:
            return [self.word("field", path)]
        return [*self._path(head), self.word("field", tail)]


REASONS = {"dice": "dice", "seal-broken": "seal", "record": "record", "replay-mismatch": "record"}
"""Codes of errors whose reason is worded under another head than `refusal`."""


def error_message(error: GunbaiError) -> str:
    """The message id of an error: by its reason, or else by its code."""
    reason = getattr(error, "reason", None)
    return f"error-{error.code}" if reason is None else f"{REASONS.get(error.code, 'refusal')}-{reason}"


def _in_language(by_language: Mapping[str, str], language: str) -> str:
    return by_language.get(language) or next((name for name in by_language.values() if name), "")


def _cut(text: str) -> str:
    return text if len(text) <= MOST_TEXT else text[: MOST_TEXT - 1] + "…"


def _accepted(accepted: tuple[str, ...], show: Callable[[str], str] = str) -> dict[str, Any]:
    """What would be accepted, as messages take it."""
    shown = list(map(show, accepted[:MOST_ACCEPTED]))
    if len(accepted) > MOST_ACCEPTED:
        shown.append("…")
    return {"accepted": Verbatim(" | ".join(shown)), "some": bool(accepted)}


def _key_of(value: Any) -> Any:
    """What a message chooses its variants by."""
    if not isinstance(value, Value):
        return value
    match value.item:
        case Enum():
            return kebab(value.item.name)
        case Declaration():
            return value.item.__struct_config__.tag
        case None | "" | ():
            return "none"
        case _:
            return "some"


def _signed(number: int) -> str:
    return f"- {-number}" if number < 0 else f"+ {number}"


def kebab(name: str) -> str:
    """`HalfStep`, `HALF_STEP`, `half step` and `half_step` all as `half-step`."""
    name = name.replace("_", "-").replace(" ", "-")
    if name.isupper():
        return name.lower()
    return "".join(f"-{char.lower()}" if char.isupper() else char for char in name).lstrip("-")


def event_message(event: type[Event]) -> str:
    """The message id of a type of event."""
    return f"event-{event.__struct_config__.tag}"


def declaration_message(declaration: type[Declaration]) -> str:
    """The message id of a type of declaration."""
    return f"say-{declaration.__struct_config__.tag}"
