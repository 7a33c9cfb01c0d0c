"""`map`: how a battle stands, as a picture or as lines of text."""

from __future__ import annotations

import os
from typing import Annotated, Literal

from cyclopts import Parameter

from gunbai.cli.boards import find_board
from gunbai.cli.boards.board import Sheet
from gunbai.cli.converters import check_output, write_picture
from gunbai.cli.exits import FOUND, OK, Exit, wrong_usage
from gunbai.cli.parameters import Seat, Seed, Whole
from gunbai.cli.paths import check_seat, open_record, open_scenario, read_bytes
from gunbai.cli.seeds import make_seed
from gunbai.cli.terminal import Terminal
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.pictures import Picture, Wishes, find_picture
from gunbai.kernel.record import Record, dice_by_hand
from gunbai.kernel.record import replay as replay_record
from gunbai.kernel.requests import GM
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.views import SPECTATOR, View
from gunbai.kernel.words import Wording

Output = Annotated[str | None, Parameter(name=("-o", "--output"), metavar="FILE")]
Theme = Annotated[Literal["auto", "light", "dark"], Parameter(metavar="auto|light|dark")]


def map(  # noqa: PLR0913 (one a flag)
    terminal: Terminal,
    what: Annotated[str, Parameter(name="RECORD|SCENARIO")],
    /,
    *,
    round: Annotated[int | None, Whole] = None,
    as_: Seat = None,
    arcs: Annotated[tuple[str, ...], Parameter(metavar="SHIP")] = (),
    sight: Annotated[tuple[str, str] | None, Parameter(metavar="A B")] = None,
    theme: Theme = "auto",
    seed: Seed = None,
    output: Output = None,
) -> int:
    """Draws how a battle stands, as a seat may see it."""
    marks = {"arcs": arcs, "sight": sight or ()}
    if is_record(what):
        if seed is not None:
            raise wrong_usage("map-seed")
        record = open_record(what)
        scenario = record.scenario
        _check(output)
        battle = at_round(record, round)
    else:
        if round is not None:
            raise wrong_usage("map-round")
        scenario = open_scenario(what)
        _check(output)
        battle = Battle(scenario, SealedDice(make_seed(seed)))
    view = battle.view(check_seat(scenario, as_ or SPECTATOR, GM, SPECTATOR))
    show(terminal, scenario, view, {name: given for name, given in marks.items() if given}, theme, output)
    return OK


def is_record(path: str) -> bool:
    """Whether a file that is named is a record; what is not there may be the name of a scenario."""
    return os.path.isfile(path) and read_bytes(path, 100).lstrip()[:1] == b"{"


def _check(output: str | None) -> None:
    """A picture that cannot be written is told before a long battle is replayed for it."""
    if output is not None:
        check_output(output)


def at_round(record: Record, wanted: int | None) -> Battle:
    """A record's battle as it stood when a round ended; where the record ends without one.

    Raises:
        Exit: it has no such round.
    """
    board = find_board(record.scenario.game)
    battle = replay_record(record)
    if wanted is None:
        return battle
    first, last = (board.rounds(one.view(SPECTATOR)) for one in (_cut(record, 0), battle))
    if not first <= wanted <= last:
        raise Exit(FOUND, "map-no-round", wanted=wanted, first=first, last=last)
    if wanted == last:
        return battle
    # Rounds only grow with the inputs: the last moment of one is found by halving.
    low, high = 0, len(record.inputs)
    while high - low > 1:
        middle = (low + high) // 2
        if board.rounds(_cut(record, middle).view(SPECTATOR)) <= wanted:
            low = middle
        else:
            high = middle
    return _cut(record, low)


def _cut(record: Record, inputs: int) -> Battle:
    """The battle after so many inputs; it must not roll on by itself to its next question."""
    return replay_record(record, dice_by_hand(record), inputs)


def show(
    terminal: Terminal,
    scenario: Scenario,
    view: View,
    marks: dict[str, tuple[str, ...]],
    theme: Theme,
    output: str | None,
) -> None:
    """Writes the picture of a view, or prints its board where no file is named.

    Raises:
        Exit: the game has no picture, or the file cannot be written.
    """
    game = scenario.game
    board, library = find_board(game), find_game(game.id)
    words = terminal.worded(library, game.names(scenario.body), *filter(None, [board.text]))
    if output is None:
        if marks:
            raise wrong_usage("map-needs-file")
        terminal.print(board.draw(view, Sheet(words, terminal.out.width, terminal.is_utf8)))
        return
    picture = find_picture(game)
    if picture is None:
        raise Exit(FOUND, "map-no-picture", game=game.id)
    write_picture(output, drawn(terminal, scenario, view, picture, words, marks, theme))


def drawn(
    terminal: Terminal,
    scenario: Scenario,
    view: View,
    picture: Picture,
    words: Wording,
    marks: dict[str, tuple[str, ...]],
    theme: Theme,
) -> str:
    """The picture, under the scenario's name and the round.

    Raises:
        Exit: the game knows no such mark.
    """
    for mark in marks:
        if mark not in picture.marks:
            raise wrong_usage("map-no-mark", mark=mark)
    rounds = find_board(scenario.game).rounds(view)
    title = terminal.say("map-title", name=terminal.in_language(scenario.head.name), round=rounds)
    return picture.draw(view, words, Wishes(title, theme, marks, scenario.game.names(scenario.body)))
