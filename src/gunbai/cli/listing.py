"""`games` and `scenarios`: what there is to play."""

from __future__ import annotations

from typing import Any

import msgspec
from rich.text import Text

from gunbai.bots import player_names
from gunbai.cli.boards import find_board
from gunbai.cli.exits import FOUND, OK
from gunbai.cli.parameters import Json
from gunbai.cli.paths import open_scenario
from gunbai.cli.terminal import DIM, Terminal
from gunbai.games import find_game, load_games
from gunbai.kernel.library import Library
from gunbai.kernel.scenario import Scenario


def games(terminal: Terminal, *, json: Json = False) -> int:
    """The installed games."""
    sound, broken = load_games()
    for error in broken:
        terminal.complain(terminal.error(error))
    rows, code = [_game_row(library) for library in sound], FOUND if broken else OK
    if json:
        terminal.json(rows)
        return code
    table = terminal.table("games-id", "games-title", "games-version", "games-books", "games-players")
    for row in rows:
        library = find_game(row["id"])
        board = find_board(library.game)
        title = terminal.worded(library, None, board.text).say("game-title") if board.text else ""
        books = ", ".join(book if book in row["books_complete"] else f"({book})" for book in row["books"])
        table.add_row(row["id"], title, row["version"], books, ", ".join(row["players"]))
    terminal.print(table)
    if any(set(row["books"]) - set(row["books_complete"]) for row in rows):
        terminal.print(terminal.say("games-partly"), style=DIM)
    return code


def scenarios(terminal: Terminal, game: str | None = None, /, *, json: Json = False) -> int:
    """The scenarios that the games ship."""
    libraries = load_games()[0] if game is None else [find_game(game)]
    found = [open_scenario(f"{library.game.id}/{short}") for library in libraries for short in library.scenarios]
    if json:
        terminal.json([_scenario_row(scenario) for scenario in found])
        return OK
    for scenario in found:
        words = terminal.worded(find_game(scenario.game.id), scenario.game.names(scenario.body))
        seats = terminal.say("scenarios-seats", seats=tuple(words.name(seat.id) for seat in scenario.seats))
        terminal.print(
            Text.assemble((scenario.name, "bold cyan"), "  ", (terminal.in_language(scenario.head.name), "bold"))
        )
        terminal.print(Text.assemble("  ", (seats, ""), "  ", (" ".join(seat.id for seat in scenario.seats), DIM)))
        if notes := terminal.in_language(scenario.head.notes):
            terminal.print_indented(notes)
    return OK


def _game_row(library: Library) -> dict[str, Any]:
    game = library.game
    return {
        "id": game.id,
        "version": game.version,
        "books": list(game.books),
        "books_complete": list(game.books if game.complete else game.books_complete),
        "complete": game.complete,
        "scenarios": [f"{game.id}/{name}" for name in library.scenarios],
        "players": list(player_names(game)),
    }


def _scenario_row(scenario: Scenario) -> dict[str, Any]:
    names = scenario.game.names(scenario.body)
    return {
        "name": scenario.name,
        "game": scenario.game.id,
        "title": msgspec.to_builtins(scenario.head.name),
        "notes": msgspec.to_builtins(scenario.head.notes),
        "seats": [{"id": seat.id, "side": seat.side, "name": dict(names.get(seat.id, {}))} for seat in scenario.seats],
        "rulings": dict(scenario.rulings.changed),
    }
