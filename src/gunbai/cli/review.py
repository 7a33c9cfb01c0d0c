"""`replay` and `verify`: a record judged again, and its dice checked."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.text import Text

from gunbai.bots import Explained, rethought
from gunbai.cli.boards import find_board
from gunbai.cli.exits import FOUND, OK, wrong_usage
from gunbai.cli.log import Log
from gunbai.cli.parameters import Json, Seat, Whole
from gunbai.cli.paths import check_seat, open_record
from gunbai.cli.seeds import guessed
from gunbai.cli.terminal import DIM, Terminal
from gunbai.cli.thoughts import show_thoughts, thought_row
from gunbai.errors import GunbaiError, RecordError, SealBroken
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.record import Record, dice_by_hand
from gunbai.kernel.record import replay as replay_record
from gunbai.kernel.record import verify as verify_record
from gunbai.kernel.requests import GM
from gunbai.kernel.undone import replay_undone
from gunbai.kernel.views import SPECTATOR
from gunbai.kernel.words import Wording


def replay(
    terminal: Terminal,
    record: Annotated[str, Parameter(name="RECORD")],
    /,
    *,
    to: Annotated[int | None, Whole] = None,
    as_: Seat = None,
    explain: bool = False,
    json: Json = False,
) -> int:
    """Judges a record again from its first input and prints the log as a seat may see it."""
    opened = open_record(record)
    seat = check_seat(opened.scenario, as_ or SPECTATOR, GM, SPECTATOR)
    if to is not None and not 0 <= to <= len(opened.inputs):
        raise wrong_usage("replay-to", given=to, most=len(opened.inputs))
    if explain and (opened.footer is None or not opened.footer.seed):
        raise wrong_usage("explain-later")
    try:
        # Cut short, a battle must not roll on by itself to its next question.
        battle = replay_record(opened) if to is None else replay_record(opened, dice_by_hand(opened), to)
        undone = replay_undone(opened) if to is None else 0
    except (RecordError, SealBroken) as error:
        if json:
            terminal.json(_broken(terminal, opened, error))
        else:
            terminal.complain(terminal.error(error))
        return FOUND
    words = _words(terminal, opened)
    thoughts = _thoughts(opened, battle) if explain else []
    if json:
        told = {"thoughts": list(map(thought_row, thoughts))} if explain else {}
        terminal.json(_replayed(opened, battle, seat, words, undone) | told)
        return OK
    Log(terminal, words, find_board(opened.scenario.game)).show(battle.log(seat))
    terminal.print()
    _say_where(terminal, words, opened, battle, to)
    if undone:
        terminal.print(words.say("replay-undone", undone=undone), style=DIM)
    if explain:
        show_thoughts(terminal, words, thoughts)
    return OK


def verify(terminal: Terminal, record: Annotated[str, Parameter(name="RECORD")], /, *, json: Json = False) -> int:
    """Checks the seal and every die of a record."""
    opened = open_record(record)
    try:
        found = verify_record(opened)
    except (RecordError, SealBroken) as error:
        if json:
            terminal.json(_broken(terminal, opened, error))
        else:
            terminal.complain(terminal.error(error))
        return FOUND
    head, footer = opened.header.dice, opened.footer
    assert footer is not None, "a seed is published in a footer"
    number = guessed(bytes.fromhex(footer.seed))
    if json:
        numbers = msgspec.to_builtins(found)
        terminal.json({"ok": True, **numbers, "commitment": head.commitment, "seed": footer.seed, "number": number})
        return OK
    terminal.print(terminal.say("verify-good", rolls=found.rolls), style="green")
    if found.taken:
        terminal.print(terminal.say("verify-taken", taken=found.taken))
    if found.undone:
        terminal.print(terminal.say("verify-undone", undone=found.undone))
    if found.ruled:
        terminal.print(terminal.say("verify-ruled", ruled=found.ruled), style="yellow")
    terminal.print(terminal.say("verify-seal", commitment=head.commitment, seed=footer.seed), style=DIM)
    if number is not None:
        terminal.print(terminal.say("verify-guessed", number=str(number)), style="yellow")
    return OK


def _thoughts(record: Record, battle: Battle) -> list[Explained]:
    """What the computers expected, thought once more from the seed that is published."""
    assert record.footer is not None
    return list(rethought(record.scenario, battle.dice, battle.inputs, bytes.fromhex(record.footer.seed)))


def _words(terminal: Terminal, record: Record) -> Wording:
    scenario = record.scenario
    return terminal.worded(find_game(scenario.game.id), scenario.game.names(scenario.body))


def _broken(terminal: Terminal, record: Record, error: GunbaiError) -> dict[str, Any]:
    return {
        "ok": False,
        "game": record.header.game,
        "scenario": record.header.name,
        "line": error.values.get("line", 0),
        "error": error.code,
        "reason": getattr(error, "reason", ""),
        "values": dict(error.values),
        "text": terminal.error(error),
    }


def _replayed(record: Record, battle: Battle, seat: str, words: Wording, undone: int) -> dict[str, Any]:
    events = battle.log(seat)
    return {
        "ok": True,
        "game": record.header.game,
        "scenario": record.header.name,
        "result": None if battle.result is None else battle.result.why,
        "winner": None if battle.result is None else battle.result.winner,
        "inputs": len(battle.inputs),
        "undone": undone,
        "digest": battle.digest(),
        "cut": record.cut,
        "log": [{"text": words.event(event), "event": msgspec.to_builtins(event)} for event in events],
    }


def _say_where(terminal: Terminal, words: Wording, record: Record, battle: Battle, to: int | None) -> None:
    """How far the record goes, and whether it is whole."""
    if record.cut:
        terminal.print(Text(words.say("replay-cut", line=record.cut), "yellow"))
    inputs = len(battle.inputs)
    if to is not None:
        terminal.print(words.say("replay-part", inputs=inputs, all=len(record.inputs)), style="bold")
    elif battle.result is None:
        terminal.print(words.say("replay-unfinished", inputs=inputs), style="bold")
    elif record.footer is None:
        terminal.print(words.say("replay-no-footer", inputs=inputs), style="bold")
    else:
        terminal.print(words.say("replay-good", inputs=inputs), style="bold green")
