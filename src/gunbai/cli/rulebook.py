"""`explain`, `clauses` and `rulings`: what the rulebooks say, what tests show of it, what a table may settle."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.text import Text

from gunbai.cli.exits import FOUND, OK, Exit, wrong_usage
from gunbai.cli.guidance import cited_by
from gunbai.cli.parameters import Json
from gunbai.cli.paths import open_scenario, read_bytes
from gunbai.cli.terminal import DIM, Terminal
from gunbai.errors import UnknownName
from gunbai.games import find_game, load_games
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.rulings import RulingKey, Rulings
from gunbai.kernel.scenario import Scenario

COUNTS = "build/clauses.json"
MOST_COUNTS = 4 << 20


class BookCounts(msgspec.Struct, frozen=True):
    """How the clauses of a rulebook are shown, as the tests leave it."""

    total: int
    shown: int
    otherwise: int
    missing: tuple[str, ...]


Counts = dict[str, dict[str, BookCounts]]


def explain(terminal: Terminal, clause: str, /, *, json: Json = False) -> int:
    """A clause: where it stands, what it says, an example, the rulings that bear on it; or a ruling by its key."""
    library, found = cited_by(load_games()[0], clause, terminal.language)
    if json:
        terminal.json(msgspec.to_builtins(found))
        return OK
    if isinstance(found, RulingKey):
        _show_ruling(terminal, found, None)
        return OK
    where = terminal.say("clause-where", book=found.book, section=found.section, kind=found.kind)
    terminal.print(Text.assemble((found.id, "bold cyan"), "  ", (where, DIM)))
    terminal.print_indented(found.says)
    terminal.print(Text(terminal.say("clause-check"), "bold"))
    terminal.print_indented(found.check)
    if found.rulings:
        terminal.print(Text(terminal.say("clause-rulings"), "bold"))
    for key in found.rulings:
        ruling = library.rulings_in(terminal.language)[key]
        terminal.print(Text.assemble("  ", (key, "cyan"), f" = {ruling.default}  ", (ruling.question, DIM)))
    return OK


def clauses(terminal: Terminal, game: str | None = None, /, *, json: Json = False) -> int:
    """How many clauses of each rulebook are shown by a test, as the last run of the tests found."""
    counts = _read_counts()
    if game is not None:
        if game not in counts:
            raise UnknownName("game", game, nearest_names(game, counts))
        counts = {game: counts[game]}
    if json:
        terminal.json(msgspec.to_builtins(counts))
        return OK
    table = terminal.table("clauses-book", "clauses-total", "clauses-shown", "clauses-otherwise", "clauses-missing")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, books in counts.items():
        for book, count in books.items():
            numbers = (count.total, count.shown, count.otherwise, len(count.missing))
            table.add_row(f"{name} {book}", *map(str, numbers))
    terminal.print(table)
    return OK


def rulings(
    terminal: Terminal,
    game: str | None = None,
    /,
    *,
    scenario: Annotated[str | None, Parameter(metavar="SCENARIO")] = None,
    json: Json = False,
) -> int:
    """The gaps of the rulebooks: the value in force, the default, what is available, why."""
    setting = None if scenario is None else open_scenario(scenario)
    if setting is not None and game not in (None, setting.game.id):
        raise wrong_usage("rulings-other-game", scenario=setting.name, game=setting.game.id)
    wanted = game if setting is None else setting.game.id
    libraries = load_games()[0] if wanted is None else [find_game(wanted)]
    if json:
        terminal.json(
            {
                each.game.id: [_ruling_row(key, setting) for key in each.rulings_in(terminal.language)]
                for each in libraries
            }
        )
        return OK
    for library in libraries:
        for key in library.rulings_in(terminal.language):
            _show_ruling(terminal, key, None if setting is None else setting.rulings)
    return OK


def _read_counts() -> Counts:
    """What the tests have left, here or in the checkout that this package is in."""
    places = (Path.cwd(), *Path(__file__).parents)
    found = next((place / COUNTS for place in places if (place / COUNTS).is_file()), None)
    if found is None:
        raise Exit(FOUND, "clauses-not-counted", path=COUNTS)
    try:
        return msgspec.json.decode(read_bytes(str(found), MOST_COUNTS), type=Counts)
    except msgspec.DecodeError as error:
        raise Exit(FOUND, "clauses-broken", path=str(found), why=str(error)) from None


def _ruling_row(key: RulingKey, scenario: Scenario | None) -> dict[str, Any]:
    row: dict[str, Any] = msgspec.to_builtins(key)
    row["value"] = key.settled(key.default) if scenario is None else scenario.rulings[key.key]
    return row


def _show_ruling(terminal: Terminal, key: RulingKey, settled: Rulings | None) -> None:
    value = key.default if settled is None else str(settled[key.key])
    head = Text.assemble((key.key, "bold cyan"), " = ", (value, "bold"))
    if value != key.default:
        head.append("  " + terminal.say("rulings-changed", default=key.default), "yellow")
    terminal.print(head)
    terminal.print_indented(key.question)
    terminal.print_indented(terminal.say("rulings-available", values=tuple(key.accepted)))
    terminal.print_indented(terminal.say("rulings-why", why=key.why))
