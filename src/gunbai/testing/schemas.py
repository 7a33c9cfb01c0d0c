"""Makes `docs/schema/*.json` from the forms of the files that people write: `python -m gunbai.testing.schemas`.

An editor that understands JSON Schema completes keys and values with them, and marks mistakes. What only shows across
keys, `gunbai check` tells.
"""

from __future__ import annotations

import ast
import inspect
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from gunbai.games import find_game, installed
from gunbai.kernel.library import Library
from gunbai.kernel.rulings import RulingKey
from gunbai.kernel.scenario import Head

FOLDER = "docs/schema"
DIALECT = "http://json-schema.org/draft-07/schema#"
"""The one that most editors know."""


def schemas() -> dict[str, str]:
    """The text of each schema file, by its name: of every installed game its scenarios and its other files."""
    made: dict[str, str] = {}
    for game in installed():
        library = find_game(game)
        made[f"{game}-scenario.json"] = _text(_scenario(library), f"A scenario of {game}")
        for form in dict.fromkeys(library.game.forms.values()):
            name = form.file.__name__.removesuffix("File").lower()
            made[f"{game}-{name}.json"] = _text(_schema(form.file, game), f"{name.capitalize()} of {game}")
    return made


def _scenario(library: Library) -> dict[str, Any]:
    """A scenario's head and the game's own part, as one table."""
    head, body = _schema(Head, library.game.id), _schema(library.game.scenario, library.game.id)
    both = _of(head), _of(body)
    keys: dict[str, Any] = {**both[0]["properties"], **both[1]["properties"]}
    keys["rulings"] |= {"properties": {key.key: _ruling(key) for key in library.rulings}}
    return {
        "type": "object",
        "properties": keys,
        "required": sorted({*both[0].get("required", ()), *both[1].get("required", ())}),
        "additionalProperties": False,
        "$defs": {**head["$defs"], **body["$defs"]},
    }


def _of(schema: Mapping[str, Any]) -> dict[str, Any]:
    """The schema of the whole file."""
    found: dict[str, Any] = schema["$defs"][schema["$ref"].rpartition("/")[2]]
    return found


def _ruling(key: RulingKey) -> dict[str, Any]:
    """What a scenario may settle: readings that are carried out, or a number within bounds."""
    values: list[str | int] = [int(value) if value.lstrip("-").isdigit() else value for value in key.available]
    values += [str(value) for value in values if isinstance(value, int)]
    ways: list[dict[str, Any]] = [{"enum": values}] if values else []
    if key.low is not None and key.high is not None:
        ways.append({"type": "integer", "minimum": key.low, "maximum": key.high})
    if key.type == "text":
        ways.append({"type": "string"})
    return {"description": key.question, "default": key.default, **(ways[0] if len(ways) == 1 else {"anyOf": ways})}


def _schema(form: type[msgspec.Struct], game: str) -> dict[str, Any]:
    """The schema of one form: closed, its keys described by what the source says of them."""
    [reference], found = msgspec.json.schema_components([form], ref_template="#/$defs/{name}")
    described = _descriptions(form)
    for name, schema in found.items():
        if "properties" in schema:
            schema["additionalProperties"] = False
            for key, value in schema["properties"].items():
                if (words := described.get(name, {}).get(key)) is not None:
                    value["description"] = words
        if "description" in schema:
            schema["description"] = _plain(schema["description"])
    whole = {**reference, "$defs": found}
    keys = _of(whole)["properties"]
    if "game" in keys:
        keys["game"] = {"const": game}
    return whole


def _descriptions(form: type[msgspec.Struct]) -> dict[str, dict[str, str]]:
    """By Struct and key: the text that stands under the key in the source, that of a base included."""
    found: dict[str, dict[str, str]] = {}
    for kind in _structs(form):
        for base in reversed(kind.__mro__):
            if issubclass(base, msgspec.Struct) and base is not msgspec.Struct:
                found.setdefault(kind.__name__, {}).update(_own_descriptions(base))
    return found


def _own_descriptions(kind: type) -> Iterator[tuple[str, str]]:
    body = ast.parse(inspect.getsource(inspect.getmodule(kind) or kind)).body
    source = next((node for node in body if isinstance(node, ast.ClassDef) and node.name == kind.__name__), None)
    if source is None:  # made of another form's fields
        return
    for key, text in zip(source.body, source.body[1:], strict=False):
        if not isinstance(key, ast.AnnAssign) or not isinstance(key.target, ast.Name):
            continue
        if isinstance(text, ast.Expr) and isinstance(text.value, ast.Constant) and isinstance(text.value.value, str):
            yield key.target.id, _plain(text.value.value)


def _structs(form: type[msgspec.Struct]) -> set[type[msgspec.Struct]]:
    """Every Struct that is met inside a form."""
    seen: set[type[msgspec.Struct]] = set()
    waiting: list[Any] = [msgspec.inspect.type_info(form)]
    while waiting:
        info = waiting.pop()
        if isinstance(info, msgspec.inspect.StructType):
            if info.cls not in seen:
                seen.add(info.cls)
                waiting += [field.type for field in info.fields]
        else:
            waiting += [getattr(info, name) for name in ("item_type", "value_type") if hasattr(info, name)]
            waiting += getattr(info, "types", ())
    return seen


def _plain(text: str) -> str:
    return " ".join(text.split())


def _text(schema: dict[str, Any], title: str) -> str:
    """The file. In a pattern of JSON Schema `\\w` stands for ASCII alone; ids are of any script."""
    whole = {"$schema": DIALECT, "title": title, **schema}
    text = json.dumps(whole, ensure_ascii=False, indent=1) + "\n"
    return text.replace(r"[\\w-]", r"[\\p{L}\\p{N}_-]")


def main(arguments: list[str]) -> None:
    """Write the schemas; the one argument is their folder, `docs/schema` when left out."""
    folder = Path(arguments[0] if arguments else FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in schemas().items():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
