"""Golden battles: every installed game has some, and what is made anew from their records equals what is laid down."""

from __future__ import annotations

from pathlib import Path

import pytest

from gunbai.errors import ReplayMismatch
from gunbai.games import find_game, installed
from gunbai.kernel.record import load_record, replay, verify
from gunbai.testing.golden import DOCTORED, texts_of

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(path for path in GOLDEN.rglob("*.jsonl") if path.stem != DOCTORED)


@pytest.mark.parametrize("game", installed())
def test_every_game_has_a_golden_battle_of_its_version(game: str) -> None:
    version = find_game(game).game.version
    headers = [load_record(path.read_bytes(), path.name, find_game).header for path in RECORDS]
    assert (game, version) in {(header.game, header.version) for header in headers}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_battle_plays_and_reads_as_laid_down(path: Path) -> None:
    for file, text in texts_of(path).items():
        assert file.read_text(encoding="utf-8") == text, file.name


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_battle_was_rolled_as_sealed(path: Path) -> None:
    record = load_record(path.read_bytes(), path.name, find_game)
    assert record.footer is not None
    rolls = sum(1 for line in path.read_text(encoding="utf-8").splitlines() if line.startswith('{"in":"faces"'))
    assert verify(record).rolls + verify(record).ruled == rolls > 0


def test_doctored_record_fails_at_its_line() -> None:
    path = GOLDEN / "maai" / "doctored.jsonl"
    record = load_record(path.read_bytes(), path.name, find_game)
    with pytest.raises(ReplayMismatch) as caught:
        replay(record)
    assert caught.value.line == len(path.read_text(encoding="utf-8").splitlines())
