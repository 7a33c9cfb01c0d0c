"""The command as a person starts it: in this process, where nothing has to be seen of a real terminal."""

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from gunbai.cli import main
from gunbai.games import find_game
from gunbai.kernel.inputs import Answer
from gunbai.kernel.record import Record, load_record

SOURCE = Path(__file__).parents[2] / "src" / "gunbai" / "cli"


class Ran(NamedTuple):
    """What a command came to."""

    code: int
    out: str
    err: str


Gunbai = Callable[..., Ran]

YARD = Path(__file__).with_name("yard.toml")
MUSASHI = ("play", YARD, "--as", "musashi", "--seed", "3")
"""Musashi acts first; see the scenario."""


def loaded(path: Path) -> Record:
    """A record as it is on the disk."""
    return load_record(path.read_bytes(), str(path), find_game)


def said(record: Record, seat: str = "musashi") -> list[str]:
    """What a seat declared, as far as it stands."""
    return [one.say for one in record.inputs if isinstance(one, Answer) and one.seat == seat]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a record may be written."""
    return tmp_path / "duel.jsonl"


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
