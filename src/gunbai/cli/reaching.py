"""`reach`: every hex and facing in which a ship can end its next movement."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

from gunbai.cli.converters import check_output
from gunbai.cli.drawing import Output, Theme, show
from gunbai.cli.exits import FOUND, OK, Exit, wrong_usage
from gunbai.cli.parameters import Json, Seed, Whole
from gunbai.cli.paths import open_scenario
from gunbai.cli.seeds import make_seed
from gunbai.cli.terminal import DIM, Terminal
from gunbai.games import find_game
from gunbai.games.kaisen.courses import reach_of
from gunbai.games.kaisen.geometry import COMPASS, Pose, format_hex
from gunbai.games.kaisen.moves import written
from gunbai.games.kaisen.names import ship_named
from gunbai.games.kaisen.reach import Way
from gunbai.games.kaisen.view import SeaView, ShipView
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.views import SPECTATOR
from gunbai.kernel.words import Wording

MOST_POWER = 60
"""More than any ship can have; the search grows with the cube of it."""


def reach(
    terminal: Terminal,
    scenario: str,
    /,
    *,
    ship: Annotated[str, Parameter(metavar="SHIP")],
    power: Annotated[int | None, Whole] = None,
    seed: Seed = None,
    theme: Theme = "auto",
    json: Json = False,
    output: Output = None,
) -> int:
    """Lists or draws everything that a ship can reach as a scenario begins."""
    if power is not None and not 0 <= power <= MOST_POWER:
        raise wrong_usage("reach-power", given=power, most=MOST_POWER)
    if output is not None:
        check_output(output)
    opened = open_scenario(scenario)
    view = Battle(opened, SealedDice(make_seed(seed))).view(SPECTATOR)
    board = view.board
    if not isinstance(board, SeaView):
        raise Exit(FOUND, "reach-no-sea", game=opened.game.id)
    found = ship_named(board, ship, opened.game.names(opened.body))
    search = reach_of(board, found, power)
    ways = sorted(search.ways(), key=lambda one: (-one[0][0].nw, one[0][0].east, one[0][1]))
    if output is not None:
        poses = tuple(f"{format_hex(place)}-{facing}" for (place, facing), _ in ways)
        show(terminal, opened, view, {"reach": poses}, theme, output)
    elif json:
        terminal.json([_row(pose, way) for pose, way in ways])
    else:
        _list(terminal, _words(terminal, opened), found, search.means.power, ways)
    return OK


def _words(terminal: Terminal, scenario: Scenario) -> Wording:
    return terminal.worded(find_game(scenario.game.id), scenario.game.names(scenario.body))


def _row(pose: Pose, way: Way) -> dict[str, Any]:
    return {"hex": format_hex(pose[0]), "facing": pose[1], **_numbers(way)}


def _numbers(way: Way) -> dict[str, Any]:
    return {"moves": _moves(way), "sail": way.sail, "steer": way.steer, "row": way.row}


def _moves(way: Way) -> str:
    return written([(sign, False) for sign in way.moves])


def _list(terminal: Terminal, words: Wording, ship: ShipView, power: int, ways: list[tuple[Pose, Way]]) -> None:
    """Every pose in a line, with the cheapest moves that lead there and what they spend."""
    hexes = len({place for (place, _), _ in ways})
    terminal.print(
        words.say(
            "reach-head", ship=ship.id, place=ship.hex, facing=ship.facing, power=power, poses=len(ways), hexes=hexes
        ),
        style="bold",
    )
    table = terminal.table("reach-hex", "reach-facing", "reach-moves", "reach-sail", "reach-steer", "reach-row")
    for (place, facing), way in ways:
        table.add_row(
            format_hex(place), f"{facing} {COMPASS[facing]}", _moves(way), *map(str, (way.sail, way.steer, way.row))
        )
    terminal.print(table)
    terminal.print(words.say("reach-note"), style=DIM)
