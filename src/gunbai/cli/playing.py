"""`play` and `resume`: a person plays against the computer, and loses nothing by stopping."""

from __future__ import annotations

import os
from contextlib import closing, suppress
from pathlib import Path
from typing import Annotated, Literal

from cyclopts import Parameter

from gunbai.bots import Player, drive, is_player, make_player
from gunbai.cli.boards import Board, find_board
from gunbai.cli.exits import USAGE, Exit, wrong_usage
from gunbai.cli.ledger import Ledger, new_path, read_seal
from gunbai.cli.parameters import Record as RecordPath
from gunbai.cli.parameters import Seat, Seed
from gunbai.cli.paths import check_seat, open_scenario
from gunbai.cli.running import show_title, usual_player
from gunbai.cli.seeds import make_seed
from gunbai.cli.session import Session
from gunbai.cli.terminal import DIM, Terminal
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import Dice, HandDice, SealedDice, open_seal
from gunbai.kernel.inputs import Answer
from gunbai.kernel.record import Record, dice_by_hand, load_record
from gunbai.kernel.record import replay as replay_record
from gunbai.kernel.requests import GM
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.words import Wording

DiceKind = Literal["sealed", "hand"]
Versus = Annotated[str | None, Parameter(metavar="PLAYER")]


def play(
    terminal: Terminal,
    scenario: str,
    /,
    *,
    as_: Seat = None,
    vs: Versus = None,
    dice: Annotated[DiceKind, Parameter(metavar="KIND")] = "sealed",
    record: RecordPath = None,
    seed: Seed = None,
) -> int:
    """A person plays a seat against the computer."""
    opened = open_scenario(scenario)
    if as_ is None:
        raise wrong_usage("play-as-whom", seats=_seat_names(opened))
    check_seat(opened, as_)
    if dice == "hand" and seed is not None:
        raise wrong_usage("play-seed-by-hand")
    secret = make_seed(seed)
    others = {seat.id: vs or usual_player(opened.game) for seat in opened.seats if seat.id != as_}
    players = {seat: make_player(name, opened.game, secret) for seat, name in others.items()}
    battle = Battle(opened, SealedDice(secret) if dice == "sealed" else HandDice())
    path = record or new_path(records_folder(), _short_name(opened))
    with closing(Ledger.create(path, secret if dice == "sealed" else None)) as ledger:
        drive(battle, players)
        ledger.begin(battle)
        show_title(terminal, opened)
        if isinstance(battle.dice, SealedDice):
            terminal.print_line(terminal.say("play-sealed", commitment=battle.dice.commitment), DIM)
        if seed is not None:
            terminal.print_line(terminal.say("play-seeded", seed=str(seed)), DIM)
        terminal.print_line(terminal.say("play-record", path=path), DIM)
        terminal.print_line(terminal.say("play-help"), DIM)
        return _sit_down(terminal, battle, ledger, as_, players, seen=False)


def resume(
    terminal: Terminal,
    file: str | None = None,
    /,
    *,
    as_: Seat = None,
    vs: Versus = None,
    dice: Annotated[DiceKind | None, Parameter(metavar="KIND")] = None,
) -> int:
    """Goes on with a battle where it was left."""
    path = file or _latest()
    with closing(Ledger.open(path)) as ledger:
        data = ledger.read()
        record = load_record(data, path, find_game)
        if record.footer is not None:
            raise Exit(USAGE, "resume-over", path=path)
        source = _dice(record, path, dice)
        battle = replay_record(record, source)
        seat = _person(record, battle) if as_ is None else check_seat(record.scenario, as_)
        if seat is None:
            raise wrong_usage("play-as-whom", seats=_seat_names(record.scenario))
        players = _players_of(record, seat, vs, source)
        ledger.resume(len(record.inputs))
        if record.cut:
            ledger.cut(_whole(data, record.cut))
            terminal.print(terminal.say("resume-cut", line=record.cut), style="yellow")
        show_title(terminal, record.scenario)
        terminal.print_line(terminal.say("resumed", path=path, inputs=len(record.inputs)), DIM)
        return _sit_down(terminal, battle, ledger, seat, players, seen=True)


def records_folder() -> Path:
    """Where records are kept when no other place is named: `$XDG_STATE_HOME/gunbai/records`."""
    state = os.environ.get("XDG_STATE_HOME", "")
    return (Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state") / "gunbai" / "records"


def _sit_down(
    terminal: Terminal, battle: Battle, ledger: Ledger, seat: str, players: dict[str, Player], *, seen: bool
) -> int:
    scenario = battle.scenario
    library, board = find_game(scenario.game.id), find_board(scenario.game)
    words = _words(terminal, scenario, board)
    session = Session(terminal, words, board, library, ledger, seat, players)
    return session.play(battle, _already_seen(battle, board, seat) if seen else 0)


def _players_of(record: Record, seat: str, vs: str | None, dice: Dice) -> dict[str, Player]:
    """Who plays the other seats: whoever is wanted, or whoever played them so far."""
    scenario = record.scenario
    secret = dice.seed if isinstance(dice, SealedDice) else make_seed(None)
    marked = {given.seat: given.by for given in record.inputs if isinstance(given, Answer) and given.by}
    others = [one.id for one in scenario.seats if one.id != seat]
    names = {other: vs or _known(scenario, marked.get(other, "")) for other in others}
    return {other: make_player(name, scenario.game, secret) for other, name in names.items()}


def _seat_names(scenario: Scenario) -> str:
    return " | ".join(seat.id for seat in scenario.seats)


def _words(terminal: Terminal, scenario: Scenario, board: Board) -> Wording:
    texts = ("play", board.text) if board.text else ("play",)
    return terminal.worded(find_game(scenario.game.id), scenario.game.names(scenario.body), *texts)


def _already_seen(battle: Battle, board: Board, seat: str) -> int:
    """How much of the log need not be shown again: all before the last heading."""
    events = battle.log(seat)
    headings = [place for place, event in enumerate(events) if board.is_heading(event)]
    return headings[-1] if headings else 0


def _short_name(scenario: Scenario) -> str:
    """What a scenario's records are called: `maai-ganryujima`, or as its file."""
    shipped = f"{scenario.game.id}/"
    name = scenario.name
    is_shipped = name.startswith(shipped) and name.removeprefix(shipped) in find_game(scenario.game.id).scenarios
    return name.replace("/", "-") if is_shipped else Path(name).stem


def _known(scenario: Scenario, name: str) -> str:
    """Who played a seat so far, if that is a computer player and not the game master."""
    return name if is_player(name, scenario.game) else usual_player(scenario.game)


def _dice(record: Record, path: str, wanted: str | None) -> Dice:
    """The dice that a record goes on with: its sealed ones, if their seed is there and nothing else is wanted."""
    head = record.header.dice
    if wanted == "hand" or (head.kind == HandDice.kind and wanted is None):
        return dice_by_hand(record)
    if head.kind != SealedDice.kind:
        raise wrong_usage("resume-not-sealed", kind=head.kind)
    return open_seal(head.commitment, read_seal(path), head.entropy, head.taken)


def _person(record: Record, battle: Battle) -> str | None:
    """Whose seat was a person's: the one that answered for itself; else the one that is asked, if it is but one."""
    own = {given.seat for given in record.inputs if isinstance(given, Answer) and not given.by} - {GM}
    asked = own or {ask.seat for ask in battle.asks}
    return asked.pop() if len(asked) == 1 else None


def _whole(data: bytes, cut: int) -> int:
    """How many bytes of a record stand before the line at which it is cut off."""
    return sum(len(line) + 1 for line in data.split(b"\n")[: cut - 1])


def _latest() -> str:
    """The record, of those kept in the usual place, that was played last and is not over.

    Raises:
        Exit: there is none.
    """
    folder = records_folder()
    found: list[tuple[int, str]] = []
    for path in folder.glob("*.jsonl"):
        # Another process may have taken it away, and one that cannot be read cannot be resumed.
        with suppress(OSError):
            data = path.read_bytes()
            # Of a battle that was killed before its first line there is nothing to resume.
            if b"\n" in data and b'"in":"end"' not in data[-4096:]:
                found.append((path.stat().st_mtime_ns, str(path)))
    if not found:
        raise Exit(USAGE, "resume-none", folder=str(folder))
    return max(found)[1]
