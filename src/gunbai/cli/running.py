"""`run`: computer players play a scenario to its end."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Annotated, Any

from cyclopts import Parameter
from rich.text import Text

from gunbai.bots import RANDOM, Explained, Player, Thought, drive, make_player, options_of
from gunbai.cli.boards import find_board
from gunbai.cli.exits import FOUND, OK, Exit, wrong_usage
from gunbai.cli.ledger import cannot_write, write_new
from gunbai.cli.log import Log
from gunbai.cli.parameters import Json, Record, Seed
from gunbai.cli.paths import check_seat, open_scenario
from gunbai.cli.seeds import make_seed
from gunbai.cli.terminal import DIM, Terminal
from gunbai.cli.thoughts import show_thoughts, thought_row
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.game import Game
from gunbai.kernel.record import record_bytes
from gunbai.kernel.requests import GM
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.schema import UNSHOWN
from gunbai.kernel.views import SPECTATOR
from gunbai.kernel.words import Wording

PLAIN = "plain"
MOST_DECISIONS = 50_000
"""More than this, and the battle is given up: the rules of some tables let it go on for ever."""


def run(
    terminal: Terminal,
    scenario: str,
    /,
    *more: Annotated[str, Parameter(show=False)],
    seed: Seed = None,
    seat: Annotated[tuple[str, ...], Parameter(metavar="NAME=PLAYER")] = (),
    record: Record = None,
    explain: bool = False,
    json: Json = False,
) -> int:
    """Plays a scenario to its end and prints the log."""
    for word in more:
        if "=" not in word:
            raise wrong_usage("usage-too-much", given=word)
    opened = open_scenario(scenario)
    secret = make_seed(seed)
    players = seat_players(opened, [*seat, *more], secret)
    if record is not None and os.path.lexists(record):
        raise cannot_write(record, FileExistsError(17, ""))
    battle = Battle(opened, SealedDice(secret))
    thoughts: list[Explained] = []

    def told(place: int, thought: Thought) -> None:
        thoughts.append(Explained(place, thought, options_of(battle, thought)))

    drive(battle, players, MOST_DECISIONS, told if explain else None)
    if battle.result is None:
        raise Exit(FOUND, "run-no-end", decisions=MOST_DECISIONS)
    if record is not None:
        write_new(record, record_bytes(battle))
    view = battle.view(SPECTATOR)
    rounds = find_board(opened.game).rounds(view)
    if json:
        told_rows = {"thoughts": list(map(thought_row, thoughts))} if explain else {}
        terminal.json(outcome(battle, rounds, record) | told_rows)
    else:
        words = _show(terminal, battle, rounds, record)
        if explain:
            show_thoughts(terminal, words, thoughts)
    return OK


def seat_players(scenario: Scenario, settings: list[str], secret: bytes) -> dict[str, Player]:
    """A player for each seat; see `chosen_players`.

    Raises:
        Exit: a setting is none.
        UnknownName: nobody sits there, or nobody plays by that name.
    """
    chosen = chosen_players(scenario, settings)
    return {seat: make_player(player, scenario.game, secret) for seat, player in chosen.items()}


def chosen_players(scenario: Scenario, settings: Iterable[str]) -> dict[str, str]:
    """Who plays each seat: those that the settings `NAME=PLAYER` name, else the plain one; and chance for whatever the
    rules leave to a game master.

    Raises:
        Exit: a setting is none.
        UnknownName: nobody sits there.
    """
    chosen = {**dict.fromkeys((seat.id for seat in scenario.seats), usual_player(scenario.game)), GM: RANDOM}
    for setting in settings:
        name, equals, player = setting.partition("=")
        if not equals:
            raise wrong_usage("seat-form", given=setting)
        chosen[check_seat(scenario, name)] = player
    return chosen


def usual_player(game: Game) -> str:
    """Who plays a seat that nobody else is named for."""
    return PLAIN if PLAIN in game.plans else RANDOM


def outcome(battle: Battle, rounds: int, record: str | None) -> dict[str, Any]:
    """A battle that is over, for machines."""
    assert battle.result is not None
    return {
        "game": battle.game.id,
        "scenario": battle.scenario.name,
        "result": battle.result.why,
        "winner": battle.result.winner,
        "rounds": rounds,
        "inputs": len(battle.inputs),
        "digest": battle.digest(),
        "record": record,
    }


def show_title(terminal: Terminal, scenario: Scenario) -> None:
    """What is played."""
    title = terminal.in_language(scenario.head.name)
    # The name is whatever a record says; it must not pass for a line of its own.
    name = UNSHOWN.sub("\ufffd", scenario.name)
    terminal.print(Text.assemble((title, "bold"), "  ", (name, DIM)))
    if notes := terminal.in_language(scenario.head.notes):
        terminal.print_indented(notes)


def _show(terminal: Terminal, battle: Battle, rounds: int, record: str | None) -> Wording:
    scenario = battle.scenario
    board = find_board(scenario.game)
    library = find_game(scenario.game.id)
    words = terminal.worded(library, scenario.game.names(scenario.body), *filter(None, [board.text]))
    show_title(terminal, scenario)
    Log(terminal, words, board).show(battle.log(SPECTATOR))
    terminal.print()
    terminal.print(words.say("run-ended", rounds=rounds, inputs=len(battle.inputs)), style="bold")
    if record is not None:
        terminal.print_line(words.say("run-recorded", path=record), DIM)
    return words
