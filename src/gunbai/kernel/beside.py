"""Content files that lie beside a scenario: their tables become the scenario's own, so that a record holds them all."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from gunbai.errors import ContentError, Fault, Value
from gunbai.kernel.forms import load_form
from gunbai.kernel.schema import check

if TYPE_CHECKING:
    from gunbai.kernel.scenario import FindGame

KEY = "content"
MAX_FILES = 20
Beside = Callable[[str], bytes]
"""Reads a file by its path as it stands in the scenario."""


class _Named(msgspec.Struct, frozen=True):
    content: tuple[str, ...] = ()


def take_in(data: dict[str, Any], find: FindGame, beside: Beside | None) -> tuple[dict[str, Any], tuple[Fault, ...]]:
    """A scenario's data with the tables of its content files behind its own.

    Args:
        data: the scenario's.
        find: how games are found.
        beside: how files are read; None where there is no folder in which they could lie.

    Returns:
        The data, without the names of the files, and what is wrong with those.
    """
    if KEY not in data:
        return data, ()
    own = {key: value for key, value in data.items() if key != KEY}
    named, faults = check({KEY: data[KEY]}, _Named)
    if named is None:
        return own, faults
    if beside is None or len(named.content) > MAX_FILES:
        return own, (Fault("no-files-here", KEY, values={"most": 0 if beside is None else MAX_FILES}),)
    found: list[Fault] = []
    for at, path in enumerate(named.content, 1):
        try:
            content = msgspec.to_builtins(load_form(beside(path), path, find))
        except ContentError as error:
            values: dict[str, Value] = {"file": path, "count": len(error.faults)}
            found.append(Fault("broken-file", f"{KEY}[{at}]", values=values))
            continue
        for table, rows in content.items():
            if table != "game":
                mine = own.get(table, [])
                own[table] = [*mine, *rows] if isinstance(mine, list) else mine
    return own, tuple(found)
