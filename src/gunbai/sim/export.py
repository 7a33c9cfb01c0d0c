"""Runs as files for other programs: a row a battle in CSV and Parquet, everything that was counted in JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator
from importlib import import_module
from pathlib import PurePath
from typing import Any

from gunbai.errors import MissingExtra, UnknownName
from gunbai.sim.study import Study
from gunbai.sim.summary import study_data
from gunbai.sim.sweeps import show

ENDINGS = ("csv", "json", "parquet")
OWN = ("scenario", "battle", "winners", "why", "rounds", "inputs")
"""Columns of every table, behind one for each sweep."""


def check_export(path: str) -> str:
    """Finds out, before much is played, that a file of this name can be made; returns its ending.

    Raises:
        UnknownName: the name ends in none of `ENDINGS`.
        MissingExtra: what it needs is not installed.
    """
    ending = PurePath(path).suffix.lower().removeprefix(".")
    if ending not in ENDINGS:
        raise UnknownName("data-file", path, [f".{one}" for one in ENDINGS])
    if ending == "parquet":
        _parquet()
    return ending


def exported(study: Study, ending: str) -> bytes:
    """A study as a file's content.

    Args:
        ending: one of `ENDINGS`.
    """
    if ending == "json":
        return (json.dumps(study_data(study), ensure_ascii=False, indent=1) + "\n").encode()
    names = (*(sweep.path for sweep in study.sweeps), *OWN)
    rows = list(_rows(study))
    if ending == "csv":
        out = io.StringIO()
        table = csv.writer(out, lineterminator="\n")
        table.writerow(names)
        table.writerows(rows)
        return out.getvalue().encode()
    return _as_parquet(names, rows)


def _rows(study: Study) -> Iterator[tuple[Any, ...]]:
    for part in study.parts:
        values = tuple(value if isinstance(value, (int, str)) else show(value) for value in part.values)
        for course in part.tally.courses:
            winners = "+".join(course.winners)
            own = (part.scenario.name, course.number, winners, course.why, course.rounds, course.inputs)
            yield *values, *own


def _parquet() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise MissingExtra("parquet", "pyarrow") from None


def _as_parquet(names: tuple[str, ...], rows: list[tuple[Any, ...]]) -> bytes:
    arrow, parquet = _parquet()
    columns = [_of_one_kind([row[place] for row in rows]) for place in range(len(names))]
    out = io.BytesIO()
    parquet.write_table(arrow.table(columns, names=list(names)), out)
    return out.getvalue()


def _of_one_kind(column: list[Any]) -> list[Any]:
    """A column has one type: values of several become texts."""
    return column if len({type(value) for value in column}) <= 1 else [show(value) for value in column]
