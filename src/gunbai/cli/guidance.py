"""Help for whoever typed something that is not accepted, or asks why something happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from rich.cells import cell_len
from rich.text import Text

from gunbai.cli.terminal import DIM, Terminal
from gunbai.errors import GunbaiError, NotationError, UnknownName
from gunbai.kernel.clauses import Clause, nearest_names
from gunbai.kernel.folding import fold
from gunbai.kernel.library import Library
from gunbai.kernel.rulings import RulingKey
from gunbai.kernel.words import Wording

NEAR = 3


def show_refusal(terminal: Terminal, words: Wording, error: GunbaiError, ids: Sequence[str]) -> None:
    """Says what is wrong with a declaration, where, what comes near to it, and which clauses refuse."""
    if isinstance(error, NotationError) and error.text.isprintable():
        terminal.print(Text(f"  {error.text}", DIM))
        terminal.print(Text(" " * (2 + cell_len(error.text[: error.position])) + "^", "yellow"))
    terminal.print(Text(words.error(error), "yellow"))
    said = str(error.values.get("say", error.values.get("text", "")))
    near = nearest_options(said, ids)
    if near:
        terminal.print(words.say("near-options", options=tuple(near)))
    if error.clauses:
        terminal.print(Text("  " + " ".join(error.clauses), DIM))


def nearest_options(said: str, ids: Sequence[str]) -> list[str]:
    """The options that look most like what was typed, each with its number."""
    near = get_close_matches(fold(said), ids, NEAR, 0.6)
    return [f"{ids.index(name) + 1} {name}" for name in near]


def explain_clauses(terminal: Terminal, words: Wording, library: Library, ids: Iterable[str]) -> None:
    """Prints the texts of clauses, and of the rulings that decide where no clause does."""
    found = False
    for id in ids:
        found = True
        try:
            cited = cited_by([library], id, words.language)[1]
        except UnknownName as error:
            terminal.print(Text(words.error(error), "yellow"))
            continue
        if isinstance(cited, Clause):
            show_clause(terminal, cited)
        else:
            terminal.print(Text.assemble((cited.key, "bold cyan"), "  ", (f"= {cited.default}", DIM)))
            terminal.print(Text(f"  {cited.why}"))
    if not found:
        terminal.print(words.say("why-nothing"), style="yellow")


def cited_by(libraries: Sequence[Library], name: str, language: str) -> tuple[Library, Clause | RulingKey]:
    """What events cite by this name, with or without the game before it: a clause, else a ruling; in a language.

    Raises:
        UnknownName: none of the games has it; `accepted` holds the nearest clauses.
    """
    for library in libraries:
        for id in (name, f"{library.game.id}.{name}"):
            if id in library.clauses:
                return library, library.clauses_in(language)[id]
    for library in libraries:
        for id in (name, f"{library.game.id}.{name}"):
            if id in library.rulings:
                return library, library.rulings_in(language)[id]
    raise UnknownName("clause", name, nearest_names(name, [id for each in libraries for id in each.clauses.ids], 5))


def show_clause(terminal: Terminal, clause: Clause) -> None:
    """A clause in short: its id, where it stands, what it says."""
    terminal.print(Text.assemble((clause.id, "bold cyan"), "  ", (f"{clause.book} {clause.section}", DIM)))
    terminal.print(Text(f"  {clause.says}"))
