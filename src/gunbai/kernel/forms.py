"""Files of a game's own that people write beside scenarios, such as characters: their form, and how they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from gunbai.errors import ContentError, Fault, Finding, UnknownName
from gunbai.kernel.schema import MAX_FAULTS, check
from gunbai.kernel.toml_lines import key_lines, line_of
from gunbai.kernel.toml_text import as_text, read_toml

if TYPE_CHECKING:
    from gunbai.kernel.scenario import FindGame

MAX_FORM_BYTES = 1 << 18
"""A file is at most 256 KiB."""


F = TypeVar("F", bound=Fault)


def nothing(_data: Any) -> tuple[()]:
    """For files whose keys say it all."""
    return ()


class Form(msgspec.Struct, frozen=True):
    """What such a file consists of."""

    file: Any
    """Type of the whole file, `game` included: a Struct, or a table of tables; keys unknown to it are faults."""
    check: Callable[[Any], Iterable[Fault]] = nothing
    """Faults that only show across its keys."""
    audit: Callable[[Any], Iterable[Finding]] = nothing
    """What its content breaks of the rulebook's principles."""


def form_of(document: dict[str, Any], find: FindGame) -> Form | None:
    """The form of a file by the tables that stand in it; None where its game knows none of them, and for a scenario,
    which may hold the same tables."""
    game = document.get("game")
    if not isinstance(game, str):
        return None
    try:
        found = find(game).game
    except UnknownName:
        return None
    needed = [field.encode_name for field in msgspec.structs.fields(found.scenario) if field.required]
    if any(key in document for key in needed):
        return None
    return next((form for table, form in found.forms.items() if isinstance(document.get(table), list)), None)


def load_form(text: str | bytes, where: str, find: FindGame, form: Form | None = None) -> Any:
    """Reads such a file.

    Args:
        text: the file's TOML, or its bytes.
        where: the file, for errors.
        find: how games are found.
        form: its form; that of its tables if left out.

    Raises:
        ContentError: with every fault, its line, key and what is accepted.
    """
    if len(text) > MAX_FORM_BYTES:
        raise ContentError(where, [Fault("too-large", values={"most": MAX_FORM_BYTES})])
    read = as_text(text)
    data = read if isinstance(read, Fault) else read_toml(read, MAX_FORM_BYTES)
    if isinstance(data, Fault):
        raise ContentError(where, [data])
    assert isinstance(read, str)
    form = form or form_of(data, find)
    if form is None:
        raise ContentError(where, [Fault("wrong-game", "game", values={"game": str(data.get("game", ""))})])
    file, faults = check(data, form.file)
    if file is not None:
        faults = tuple(form.check(file))
    if not faults:
        return file
    raise ContentError(where, placed(faults[:MAX_FAULTS], read))


def placed(faults: Iterable[F], text: str) -> tuple[F, ...]:
    """Faults of a TOML text with their lines, in their order."""
    lines = key_lines(text)
    found = (msgspec.structs.replace(fault, line=line_of(fault.place, lines)) for fault in faults)
    return tuple(sorted(found, key=lambda fault: fault.line))
