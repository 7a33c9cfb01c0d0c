"""Golden battles: whole battles laid down in files, with what every seat saw and could do, and the log in each tongue.

A game keeps, in a folder `GAME/`, finished records `NAME.jsonl` (one called `doctored` is there to fail); beside each
lie `NAME.play.txt`, the playthrough in no language, and `NAME.LANGUAGE.txt`, the log. What is made anew from the record
must equal the files, so that no change of rules or words goes unseen. `python -m gunbai.testing.golden FOLDER` makes
the texts anew; the records it never touches.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

from gunbai.errors import GunbaiError
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice
from gunbai.kernel.events import Event
from gunbai.kernel.inputs import Faces, show_input
from gunbai.kernel.library import Library
from gunbai.kernel.record import Record, load_record, replay
from gunbai.kernel.requests import GM
from gunbai.kernel.views import SPECTATOR
from gunbai.kernel.words import LANGUAGES, Wording

DOCTORED = "doctored"
_encode = msgspec.json.Encoder(order="deterministic").encode


def playthrough(record: Record) -> str:
    """A finished battle step by step: each input, the events that followed, what every seat then sees and may do."""
    return "\n".join(_steps(record)) + "\n"


def _steps(record: Record) -> Iterator[str]:
    scenario = record.scenario
    seats = [*(seat.id for seat in scenario.seats), GM, SPECTATOR]
    seen = 0
    for count in range(len(record.inputs) + 1):
        battle = Battle.from_inputs(scenario, HandDice(), record.inputs[:count])
        if battle.roll is not None:
            continue
        if count:
            yield ""
            yield f"== {count}"
        first = next((at for at in range(count - 1, -1, -1) if at == 0 or not _is_roll(record, at)), 0)
        for given in record.inputs[first:count]:
            yield f"in    {show_input(given)}"
        events = battle.log(GM)
        for event in events[seen:]:
            yield f"event {_encode(event).decode()}"
        seen = len(events)
        for seat in seats:
            view = battle.view(seat)
            yield f"view  {seat}: {_encode(view.board).decode()}"
            for ask in view.asks:
                yield f"ask   {seat}: {ask.kind}: {' | '.join(option.id for option in ask.options)}"
            if view.interjections:
                yield f"say   {seat}: {' | '.join(option.id for option in view.interjections)}"
        if battle.result is not None:
            yield f"end   {_encode(battle.result).decode()} {battle.digest()}"


def _is_roll(record: Record, at: int) -> bool:
    return isinstance(record.inputs[at], Faces)


def log_text(record: Record, library: Library, language: str) -> str:
    """The log of a finished battle in a language, each line with its clauses."""
    battle = replay(record)
    words = Wording(language, library.texts(language), library.game.names(record.scenario.body))
    lines = [f"{words.event(event)}  [{', '.join(_clauses(event))}]" for event in battle.log(GM)]
    return "\n".join(lines) + "\n"


def _clauses(event: Event) -> tuple[str, ...]:
    clauses: tuple[str, ...] = getattr(event, "clauses", ())
    return clauses


def texts_of(record_file: Path) -> dict[Path, str]:
    """The files that lie beside a golden record, made anew.

    Raises:
        GunbaiError: the record does not load or replay.
    """
    record = load_record(record_file.read_bytes(), record_file.name, find_game)
    library = find_game(record.header.game)
    made = {record_file.with_suffix(".play.txt"): playthrough(record)}
    for language in LANGUAGES:
        made[record_file.with_suffix(f".{language}.txt")] = log_text(record, library, language)
    return made


def main(arguments: list[str]) -> int:
    """Makes the texts of all golden records below a folder anew."""
    if len(arguments) != 1:
        print("python -m gunbai.testing.golden FOLDER", file=sys.stderr)
        return 2
    for record_file in sorted(Path(arguments[0]).rglob("*.jsonl")):
        if record_file.stem == DOCTORED:
            continue
        try:
            for file, text in texts_of(record_file).items():
                file.write_text(text, encoding="utf-8")
        except GunbaiError as error:
            print(f"{record_file}: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
