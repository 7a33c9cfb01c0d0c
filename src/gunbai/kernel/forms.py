"""Files of a game's own that people write beside scenarios, such as characters: their form, and how they are read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from gunbai.errors import ContentError, Fault, UnknownName
from gunbai.kernel.schema import MAX_FAULTS, check
from gunbai.kernel.toml_lines import key_lines, line_of
from gunbai.kernel.toml_text import as_text, read_toml

if TYPE_CHECKING:
    from gunbai.kernel.scenario import FindGame

MAX_FORM_BYTES = 1 << 18
"""A file is at most 256 KiB."""


class Form(msgspec.Struct, frozen=True):
    """What such a file consists of."""

    file: type[msgspec.Struct]
    """The whole file, `game` included; keys that it does not have are faults."""
    check: Callable[[Any], tuple[Fault, ...]]
    """Faults that only show across its keys."""


def form_of(document: dict[str, Any], find: FindGame) -> Form | None:
    """The form of a file by the tables that stand in it; None where its game knows none of them."""
    game = document.get("game")
    if not isinstance(game, str):
        return None
    try:
        forms = find(game).game.forms
    except UnknownName:
        return None
    return next((form for table, form in forms.items() if isinstance(document.get(table), list)), None)


def load_form(text: str | bytes, where: str, find: FindGame) -> Any:
    """Reads such a file.

    Args:
        text: the file's TOML, or its bytes.
        where: the file, for errors.
        find: how games are found.

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
    form = form_of(data, find)
    if form is None:
        raise ContentError(where, [Fault("wrong-game", "game", values={"game": str(data.get("game", ""))})])
    file, faults = check(data, form.file)
    if file is not None:
        faults += form.check(file)
    if not faults:
        return file
    lines = key_lines(read)
    placed = (msgspec.structs.replace(fault, line=line_of(fault.place, lines)) for fault in faults[:MAX_FAULTS])
    raise ContentError(where, sorted(placed, key=lambda fault: fault.line))
