"""Random play in waters where all that can happen at sea does happen, whatever the shipped scenarios leave out."""

from __future__ import annotations

from pathlib import Path

from gunbai.games import find_game
from gunbai.testing.conformance import conform

WATERS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(Path(__file__).parent.glob("waters/*.toml"))}


def test_every_event_comes_up_and_no_promise_is_broken() -> None:
    """Rolled weather, the compass die, a current, signals, deeds of characters, a storm: each at least once."""
    report = conform(find_game("kaisen"), 150, 8, scenarios=WATERS)
    assert report.breaches == ()
    assert report.never == ()
