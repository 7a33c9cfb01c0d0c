"""What `check` tells, in SARIF 2.1.0: the form in which code hosts take findings and show them beside the lines."""

from __future__ import annotations

import os
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

if TYPE_CHECKING:
    from gunbai.cli.checking import Checked, Told

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"


def sarif_log(checked: Iterable[Checked]) -> dict[str, Any]:
    """The log of one run: a result for each thing told, a rule for each code that occurs."""
    told = [(file.path, one) for file in checked for one in file.told]
    codes = sorted({one.code for _, one in told})
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {
                    "driver": {"name": "Gunbai", "version": version("gunbai"), "rules": [_rule(code) for code in codes]}
                },
                "columnKind": "unicodeCodePoints",
                "results": [_result(path, one, codes.index(one.code)) for path, one in told],
            }
        ],
    }


def _rule(code: str) -> dict[str, Any]:
    return {"id": code, "shortDescription": {"text": code.replace("-", " ").capitalize()}}


def _result(path: str, told: Told, rule: int) -> dict[str, Any]:
    place: dict[str, Any] = {"physicalLocation": {"artifactLocation": {"uri": _uri(path)}}}
    if told.line:
        place["physicalLocation"]["region"] = {"startLine": told.line}
    if told.place:
        place["logicalLocations"] = [{"fullyQualifiedName": told.place}]
    return {
        "ruleId": told.code,
        "ruleIndex": rule,
        "level": told.level,
        "message": {"text": "\n".join((told.text, *(f"- {way}" for way in told.ways)))},
        "locations": [place],
        "properties": {"clauses": list(told.clauses)},
    }


def _uri(path: str) -> str:
    """A file below the folder in which the command runs by its relative path, as code hosts want it; else whole."""
    whole = Path(path).absolute()
    relative = os.path.relpath(whole)
    return whole.as_uri() if relative.startswith("..") else quote(Path(relative).as_posix())
