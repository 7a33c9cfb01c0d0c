"""`stops`: what a line asks for."""

from __future__ import annotations

import pytest

from gunbai.cli.stops import read_stops
from gunbai.kernel.inputs import Stops

from .conftest import Gunbai

NOW = Stops("aki", ("hit",), ("slot",))


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("default", Stops("aki")),
        ("all", Stops("aki", ("*",))),
        ("なし", Stops("aki", (), ("*",))),
        ("+slot -hit", Stops("aki", ("slot",), ("hit",))),
        ("none +hit", Stops("aki", ("hit",), ("*",))),
        ("-hit", Stops("aki", (), ("slot", "hit"))),
        ("until turn-began", Stops("aki", ("hit",), ("slot",), "turn-began")),
        ("+hit", Stops("aki", ("hit",), ("slot",))),
    ],
)
def test_a_line_changes_the_stops(line: str, expected: Stops) -> None:
    assert read_stops(NOW, line) == expected


def test_a_game_without_windows_says_so(gunbai: Gunbai) -> None:
    out = gunbai("play", "maai/ganryujima", "--as", "musashi", typed="stops\nstops +hit\n").out
    assert "nobody is asked at windows" in out
    assert "There is no window of the kind hit" in out
