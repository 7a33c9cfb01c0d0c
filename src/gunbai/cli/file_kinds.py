"""What a file is that people have checked: a record, a scenario, content, or a game's own data."""

from __future__ import annotations

from pathlib import Path, PurePath
from typing import Any, NamedTuple

import msgspec

from gunbai.cli.paths import read_bytes
from gunbai.errors import Fault
from gunbai.games import find_game, load_games
from gunbai.kernel.forms import Form, form_of
from gunbai.kernel.package_data import MAX_BYTES as MAX_CONTENT_BYTES
from gunbai.kernel.record import MAX_BYTES
from gunbai.kernel.scenario import Head
from gunbai.kernel.schema import check
from gunbai.kernel.toml_text import as_text, read_toml
from gunbai.testing.coverage import OtherwiseSheet


class Kind(NamedTuple):
    """What a file is."""

    name: str
    form: Form | None = None
    """Of content and of a game's tables."""


OTHERWISE = Form(OtherwiseSheet)
SCENARIO = Kind("scenario")
UNKNOWN = Kind("toml")


def kind_of(path: str) -> Kind:
    """What a file is, by what stands in it; a game's own table, by its name too; a scenario, if it is nothing else."""
    data = read_bytes(path, MAX_BYTES)
    if data.lstrip()[:1] == b"{":
        return Kind("record")
    text = as_text(data)
    document = text if isinstance(text, Fault) else read_toml(text, MAX_CONTENT_BYTES)
    if isinstance(document, Fault):
        return SCENARIO
    return _by_keys(document) or _by_name(path, document) or (SCENARIO if _may_be_scenario(document) else UNKNOWN)


def _by_keys(document: dict[str, Any]) -> Kind | None:
    rows = document.get("clause")
    if isinstance(rows, list) and "game" not in document and not check(document, OtherwiseSheet)[1]:
        return Kind("table", OTHERWISE)
    found = next((name for name in ("clause", "ruling", "case") if isinstance(document.get(name), list)), None)
    if found is not None:
        return Kind(found)
    if "game" in document and any(isinstance(document.get(name), dict) for name in ("clause", "ruling")):
        return Kind("rule-words")
    form = form_of(document, find_game)
    return None if form is None else Kind("form", form)


def _by_name(path: str, document: dict[str, Any]) -> Kind | None:
    """A table that a game carries, or another version of it: of those with its name, the one in whose folder it lies,
    or else the one that it fits best."""
    whole = PurePath(Path(path).absolute())
    found: list[tuple[int, int, Form]] = []
    for number, (game, name, form) in enumerate(_tables()):
        if PurePath(name).name == whole.name:
            lies = whole.match(f"{game}/{name}")
            found.append((0 if lies else 1 + len(check(document, form.file)[1]), number, form))
    return Kind("table", min(found)[2]) if found else None


def _tables() -> list[tuple[str, str, Form]]:
    """The tables of every installed game, with the game's id and their path in it."""
    games = [library.game for library in load_games()[0]]
    own = [(game.id, name, form) for game in games for name, form in game.tables.items()]
    return [*own, ("cli", "data/prompt.toml", Form(dict[str, tuple[str, ...]]))]


def _may_be_scenario(document: dict[str, Any]) -> bool:
    """Whether any key at the top is one of a scenario, whatever the game; or there is none at all."""
    games = [library.game for library in load_games()[0]]
    keys = {field.encode_name for game in games for field in msgspec.structs.fields(game.scenario)}
    return not document or any(key in document for key in (*keys, *Head.__struct_encode_fields__))
