"""Whether everything that a game may say is said, in every language, with the values that it is given."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from typing import Any

import msgspec
from msgspec import inspect

from gunbai.kernel.events import Event
from gunbai.kernel.library import Library
from gunbai.kernel.requests import Choice, Declaration
from gunbai.kernel.word_keys import KERNEL, KERNEL_EVENTS, WordKeys
from gunbai.kernel.words import LANGUAGES, declaration_message, event_message, kebab, kernel_texts
from gunbai.testing.message_files import FUNCTIONS, PLURALS, MessageBook, Uses

ACCEPTED = ("accepted", "some")
"""What errors and faults are given besides their values."""


class Saying(msgspec.Struct, frozen=True):
    """A message that has to be there."""

    values: frozenset[str]
    """What it is given."""
    wanted: frozenset[str] = frozenset()
    """What it has to use."""
    keys: Mapping[str, frozenset[str]] = {}
    """For values that are members of an enum: what `IS` can make of them."""


def word_faults(library: Library, languages: Sequence[str] = LANGUAGES) -> tuple[str, ...]:
    """What is wrong with the words of a game and of the kernel beneath it; nothing if all is well."""
    game = library.game
    sayings = kernel_sayings() | game_sayings(game.word_keys, game.events, game.declarations, game.scenario)
    heads = KERNEL.heads | game.word_keys.heads | {kebab(kind.__name__) for kind in _enums(_kinds(game))}
    books = {language: MessageBook((kernel_texts(language), *library.texts(language))) for language in languages}
    return (*book_faults(books), *(fault for book in books.items() for fault in _saying_faults(*book, sayings, heads)))


def kernel_faults() -> tuple[str, ...]:
    """What is wrong with the words of the kernel."""
    books = {language: MessageBook((kernel_texts(language),)) for language in LANGUAGES}
    sayings = kernel_sayings()
    heads = KERNEL.heads
    return (*book_faults(books), *(fault for book in books.items() for fault in _saying_faults(*book, sayings, heads)))


def book_faults(books: Mapping[str, MessageBook]) -> Iterator[str]:
    """What is wrong with message files by themselves, whatever they are for.

    Args:
        books: the messages by language.
    """
    said = {name for book in books.values() for name in set(book.entries) - book.referred if not name.startswith("-")}
    for language, book in books.items():
        yield from (f"{language}: this is no message: {junk}" for junk in book.junk)
        yield from (f"{language}: {name} is there twice" for name in book.twice)
        yield from (f"{language}: {name} is missing" for name in sorted(said - set(book.entries)))
        for name in book.entries:
            uses = book.whole(name)
            for unknown in sorted(uses.references - set(book.entries)):
                yield f"{language}: {name} refers to {unknown}, which is not there"
            for unknown in sorted(uses.functions - set(FUNCTIONS)):
                yield f"{language}: {name} calls {unknown}, which is not there"
            for variable, keys in uses.chosen_plainly.items():
                if odd := sorted(key for key in keys if key not in (*PLURALS, "yes", "no") and not key.isdigit()):
                    yield f"{language}: {name} chooses {', '.join(odd)} by ${variable}; it takes IS(${variable})"


# ---- what has to be said -------------------------------------------------------------------------------------------


def kernel_sayings() -> dict[str, Saying]:
    """What the kernel says."""
    return {**_from_keys(KERNEL), **dict(map(_event, KERNEL_EVENTS))}


def game_sayings(keys: WordKeys, events: Iterable[type[Event]], declarations: Any, scenario: Any) -> dict[str, Saying]:
    """What a game says.

    Args:
        declarations: type of its declarations; enums and declarations inside them count too.
        scenario: type of its scenarios, for the enums in it.
    """
    events = tuple(events)
    kinds = (*events, declarations, scenario)
    sayings = _from_keys(keys)
    sayings |= dict(map(_event, events))
    sayings |= {declaration_message(kind): _struct(kind) for kind in _declarations(kinds)}
    sayings |= {
        f"{kebab(kind.__name__)}-{kebab(member.name)}": Saying(frozenset()) for kind in _enums(kinds) for member in kind
    }
    return sayings


def _from_keys(keys: WordKeys) -> dict[str, Saying]:
    nothing = Saying(frozenset())
    sayings = {f"ask-{kind}": Saying(frozenset({"seat", "about"})) for kind in keys.asks}
    sayings |= {f"roll-{why}": nothing for why in keys.rolls}
    sayings |= {f"choice-{kebab(name)}": nothing for name in keys.choices}
    sayings |= {f"choice-{kebab(name)}": Saying(frozenset({"name"}), frozenset({"name"})) for name in keys.choices_of}
    sayings |= {f"result-{why}": nothing for why in keys.results}
    for head, given in (("refusal", keys.refusals), ("fault", keys.faults)):
        sayings |= {f"{head}-{name}": Saying(frozenset((*values, *ACCEPTED))) for name, values in given.items()}
    for name, values in keys.messages.items():
        more = ACCEPTED if name.partition("-")[0] in ("error", "dice", "seal", "record") else ()
        sayings[name] = Saying(frozenset((*values, *more)))
    sayings |= {f"{head}-{kebab(key)}": nothing for head, names in keys.words.items() for key in names}
    return sayings


def _event(event: type[Event]) -> tuple[str, Saying]:
    return event_message(event), _struct(event)


def _struct(kind: type[msgspec.Struct]) -> Saying:
    """What the message of an event or a declaration is given: its fields, all but the clauses; all are to be said,
    except those that say nothing to a reader."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    fields = {field.name.replace("_", "-"): field.type for field in info.fields if field.name != "clauses"}
    unsaid = {name.replace("_", "-") for name in getattr(kind, "unsaid", ())}
    names = frozenset(fields)
    keys = {name: found for name, form in fields.items() if (found := _keys(form))}
    return Saying(names, names - unsaid, keys)


def _keys(form: inspect.Type) -> frozenset[str] | None:
    """What `IS` can make of a value of this type; None where that is not known."""
    forms = form.types if isinstance(form, inspect.UnionType) else (form,)
    keys: set[str] = set()
    for one in forms:
        if isinstance(one, inspect.NoneType):
            keys.add("none")
        elif isinstance(one, inspect.EnumType):
            keys.update(kebab(member.name) for member in one.cls)
        elif isinstance(one, inspect.StructType) and isinstance(one.tag, str):
            keys.add(one.tag)
        elif isinstance(one, (inspect.StrType, inspect.VarTupleType, inspect.TupleType)):
            keys.update(("none", "some"))
        else:
            return None
    return frozenset(keys | {"some"})


def _kinds(game: Any) -> tuple[Any, ...]:
    return (*game.events, game.declarations, game.scenario)


def _enums(kinds: Iterable[Any]) -> list[type[Enum]]:
    return list(dict.fromkeys(form.cls for form in _forms(kinds) if isinstance(form, inspect.EnumType)))


def _declarations(kinds: Iterable[Any]) -> list[type[Declaration]]:
    found = (form.cls for form in _forms(kinds) if isinstance(form, inspect.StructType))
    return [kind for kind in dict.fromkeys(found) if issubclass(kind, Declaration) and kind is not Choice]


def _forms(kinds: Iterable[Any]) -> Iterator[inspect.Type]:
    """Every type that is met inside these."""
    waiting = [inspect.type_info(kind) for kind in kinds]
    seen: set[type] = set()
    while waiting:
        form = waiting.pop(0)
        yield form
        match form:
            case inspect.StructType():
                if form.cls not in seen:
                    seen.add(form.cls)
                    waiting += [field.type for field in form.fields]
            case inspect.UnionType():
                waiting += form.types
            case inspect.TupleType():
                waiting += form.item_types
            case inspect.VarTupleType() | inspect.ListType():
                waiting.append(form.item_type)
            case inspect.DictType():
                waiting += (form.key_type, form.value_type)


# ---- whether it is said --------------------------------------------------------------------------------------------


def _saying_faults(
    language: str, book: MessageBook, sayings: Mapping[str, Saying], heads: Iterable[str]
) -> Iterator[str]:
    for name, saying in sayings.items():
        if name not in book.entries:
            yield f"{language}: {name} is missing"
            continue
        if book.entries[name].value is None:
            yield f"{language}: {name} says nothing"
        yield from (f"{language}: {name} {fault}" for fault in _use_faults(book.whole(name), saying))
        for unused in sorted(saying.wanted - book.uses(name).variables):
            yield f"{language}: {name} does not say ${unused}"
    events = (saying for name, saying in sayings.items() if name.startswith("event-"))
    details = {f"detail-{value}" for saying in events for value in saying.values}
    for name in book.entries:
        yield from (
            f"{language}: {name} looks for words under “{head}”, and there are none"
            for head in sorted(book.whole(name).heads - set(heads))
        )
        if name not in sayings and name not in book.referred and name not in details:
            yield f"{language}: {name} is never said"


def _use_faults(uses: Uses, saying: Saying) -> Iterator[str]:
    for unknown in sorted(uses.variables - saying.values):
        yield f"uses ${unknown}, which it is not given"
    for variable, keys in uses.chosen_by_key.items():
        possible = saying.keys.get(variable)
        if possible is not None and (odd := sorted(keys - possible)):
            yield f"chooses {', '.join(odd)} by ${variable}, which is never that"
