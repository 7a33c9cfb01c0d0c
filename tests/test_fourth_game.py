"""The game that `docs/design.md` shows how to write: it stands in a package of its own and keeps every promise."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from gunbai.kernel.library import Library
from gunbai.kernel.scenario import Head
from gunbai.kernel.schema import check
from gunbai.testing.conformance import conform
from gunbai.testing.purity import scan_package
from gunbai.testing.words_check import word_faults

EXAMPLES = Path(__file__).parents[1] / "examples" / "janken"


def test_the_fourth_game_keeps_every_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    from janken.game import GAME as JANKEN  # type: ignore[import-not-found]  # noqa: PLC0415

    library = Library(JANKEN)
    report = conform(library, battles=30, seed=4)
    assert report.breaches == ()
    assert report.battles == 30
    assert {"even", "coin", "scored"} <= set(report.happened)
    assert word_faults(library) == ()
    assert scan_package("janken") == ()


def test_the_fourth_game_is_found_by_its_entry_point(tmp_path: Path) -> None:
    project = tomllib.loads((EXAMPLES / "pyproject.toml").read_text("utf-8"))["project"]
    installed = tmp_path / "gunbai_janken-0.1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: 0.1.0\n")
    points = project["entry-points"]["gunbai.games"]
    (installed / "entry_points.txt").write_text(
        "[gunbai.games]\n" + "".join(f"{name} = {place}\n" for name, place in points.items())
    )
    done = subprocess.run(
        [sys.executable, "-m", "gunbai", "run", "janken/first-to-three", "--seed", "1", "--json"],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tmp_path), str(EXAMPLES)])},
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    ended = json.loads(done.stdout.splitlines()[-1])
    assert (ended["game"], ended["result"], ended["winner"] in ("red", "blue")) == ("janken", "points", True)


def test_the_scenario_of_the_fourth_game_has_no_fault() -> None:
    data = tomllib.loads((EXAMPLES / "janken/scenarios/first-to-three.toml").read_text("utf-8"))
    assert check({"game": data["game"], "name": data["name"]}, Head)[1] == ()
