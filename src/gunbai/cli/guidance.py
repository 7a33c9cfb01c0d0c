"""Help for whoever typed something that is not accepted, or asks why something happened."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches

from rich.cells import cell_len
from rich.text import Text

from gunbai.cli.prompt import fold
from gunbai.cli.terminal import DIM, Terminal
from gunbai.errors import GunbaiError, NotationError, UnknownName
from gunbai.kernel.clauses import Clause, Clauses
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


def explain_clauses(terminal: Terminal, words: Wording, clauses: Clauses, ids: Iterable[str]) -> None:
    """Prints the texts of clauses."""
    found = False
    for id in ids:
        found = True
        try:
            show_clause(terminal, clauses[id if id in clauses else f"{clauses.game}.{id}"])
        except UnknownName as error:
            terminal.print(Text(words.error(error), "yellow"))
    if not found:
        terminal.print(words.say("why-nothing"), style="yellow")


def show_clause(terminal: Terminal, clause: Clause) -> None:
    """A clause in short: its id, where it stands, what it says."""
    terminal.print(Text.assemble((clause.id, "bold cyan"), "  ", (f"{clause.book} {clause.section}", DIM)))
    terminal.print(Text(f"  {clause.says}"))
