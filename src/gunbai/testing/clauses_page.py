"""Makes `docs/clauses-GAME.md` from the clauses of the games that are shipped, and links what the guides to them cite:
`python -m gunbai.testing.clauses_page`."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from itertools import groupby
from pathlib import Path

from gunbai.kernel.clauses import Clause, Clauses, load_clauses
from gunbai.kernel.package_data import read_data

GAMES_PACKAGE = "gunbai.games"
LINKS = "<!-- the clauses that are cited above -->"
"""Below this line of a guide stand the addresses of its clauses."""
_CITED = re.compile(r"(?<!\[)`((?:[a-z]\w*)(?:\.[\w-]+)+)`(?!\])")


def clauses_page(clauses: Clauses) -> str:
    """The page of one game, in Markdown: every rule in our own words, with an example, by book and heading."""
    lines = [
        f"# Clauses: {clauses.game}",
        "",
        "Every atomic rule of the rulebooks in our own words, with an example of it, by book and heading. Events and",
        "refusals cite them; `gunbai explain ID` prints one. Made from the game's `clauses.toml` by",
        "`python -m gunbai.testing.clauses_page`.",
    ]
    for book, of_book in groupby(clauses, lambda clause: clause.book):
        lines += ["", f"## {book}"]
        for section, of_section in groupby(of_book, lambda clause: clause.section):
            lines += ["", f"**{section}**"]
            for clause in of_section:
                lines += ["", *_entry(clause)]
    return "\n".join(lines) + "\n"


def linked(guide: str, game: str, clauses: Clauses) -> str:
    """A guide whose clauses lead to their page."""
    text = guide.partition(LINKS)[0].rstrip("\n") + "\n"
    known = {clause.id for clause in clauses}
    text = _CITED.sub(lambda cited: f"[`{cited[1]}`]" if cited[1] in known else cited[0], text)
    named = dict.fromkeys(re.findall(r"\[`([\w.-]+)`\]", text))
    if not named:
        return text
    addresses = [f"[`{name}`]: clauses-{game}.md#{_anchor(name)}" for name in named if name in known]
    return "\n".join([text, LINKS, "", *addresses]) + "\n"


def pages(docs: Path) -> dict[Path, str]:
    """Every page that is made, and every guide with its links, by its path.

    Args:
        docs: the folder where the guides are.
    """
    made: dict[Path, str] = {}
    for folder in sorted(files(GAMES_PACKAGE).iterdir(), key=lambda folder: folder.name):
        game = folder.name
        if folder.is_dir() and folder.joinpath("clauses.toml").is_file():
            clauses = load_clauses(read_data(f"{GAMES_PACKAGE}.{game}", "clauses.toml"), f"{game}/clauses.toml")
            made[docs / f"clauses-{game}.md"] = clauses_page(clauses)
            guide = docs / f"{game}.md"
            if guide.is_file():
                made[guide] = linked(guide.read_text("utf-8"), game, clauses)
    return made


def main(arguments: list[str]) -> None:
    """Writes the pages; the one argument is their folder, `docs` when left out."""
    for path, text in pages(Path(arguments[0] if arguments else "docs")).items():
        path.write_text(text, "utf-8")


def _entry(clause: Clause) -> list[str]:
    lines = [f"### {clause.id}", "", f"*{clause.kind}.* {clause.says}", "", f"> {clause.check}"]
    if clause.rulings:
        links = ", ".join(f"[{key}](rulings.md#{_anchor(key)})" for key in clause.rulings)
        lines += ["", f"Rulings: {links}"]
    return lines


def _anchor(name: str) -> str:
    """A heading's anchor is its text without dots."""
    return name.replace(".", "")


if __name__ == "__main__":
    main(sys.argv[1:])
