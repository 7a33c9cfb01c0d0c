"""The command as a person starts it: in this process, where nothing has to be seen of a real terminal."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gunbai.cli import main

SOURCE = Path(__file__).parents[2] / "src" / "gunbai" / "cli"


class Ran(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Gunbai = Callable[..., Ran]


@pytest.fixture
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where records go when no place is named."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    return tmp_path / "state" / "gunbai" / "records"


@pytest.fixture
def gunbai(capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, records: Path) -> Gunbai:
    """Runs a command and returns its exit code and what it printed."""
    monkeypatch.delenv("COLUMNS", raising=False)

    def run(*arguments: Any, typed: str = "", lang: str = "en_GB.UTF-8") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capfd.readouterr()
        code = main([str(argument) for argument in arguments], {"LANG": lang})
        return Ran(code, *capfd.readouterr())

    return run
