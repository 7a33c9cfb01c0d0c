"""Makes `docs/rulings.md` from the rulings of the games that are shipped: `python -m gunbai.testing.rulings_page`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

from gunbai.kernel.clauses import load_clauses
from gunbai.kernel.package_data import read_data
from gunbai.kernel.rulings import RulingBook, RulingKey, load_rulings

GAMES_PACKAGE = "gunbai.games"
PAGE = "docs/rulings.md"

_HEAD = """\
# Rulings

The rulebooks lean on core books that Gunbai does not have, leave things open, and disagree with themselves in places.
Each such gap is a setting with a name and a default. A scenario chooses another reading with

```toml
[rulings]
"maai.attack.cost" = 2
```

Only readings marked *available* can be chosen: those are the ones that the rules carry out today. The others were
considered and are listed so that a table knows what the default was weighed against.

This page is made from the games' `rulings.toml` by `python -m gunbai.testing.rulings_page`; change those, not this.
"""


def rulings_page(book: RulingBook, game: str) -> str:
    """The section of one game, in Markdown.

    Args:
        book: its rulings.
        game: its name, as the heading shows it.
    """
    lines = [f"## {game}", "", f"{len(book)} settings.", "", "| setting | default | can be chosen |", "|---|---|---|"]
    lines += [f"| {_link(key.key)} | {_code([key.default])} | {_code(key.accepted)} |" for key in book]
    for key in book:
        lines += ["", *_entry(key)]
    return "\n".join(lines) + "\n"


def whole_page() -> str:
    """The text of `docs/rulings.md`: every shipped game that has rulings, by name."""
    sections = [rulings_page(book, book.game) for book in _shipped_books()]
    return "\n".join([_HEAD, *sections])


def main(arguments: list[str]) -> None:
    """Write the page; the one argument is its path, `docs/rulings.md` when left out."""
    page = Path(arguments[0] if arguments else PAGE)
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(whole_page(), "utf-8")


def _shipped_books() -> Iterator[RulingBook]:
    for folder in sorted(files(GAMES_PACKAGE).iterdir(), key=lambda folder: folder.name):
        if folder.is_dir() and folder.joinpath("rulings.toml").is_file():
            package, name = f"{GAMES_PACKAGE}.{folder.name}", folder.name
            clauses = load_clauses(read_data(package, "clauses.toml"), f"{name}/clauses.toml")
            yield load_rulings(read_data(package, "rulings.toml"), f"{name}/rulings.toml", clauses)


def _entry(key: RulingKey) -> list[str]:
    """One setting: the question, the readings, what speaks for the default, the clauses."""
    lines = [f"### {key.key}", "", key.question, ""]
    if key.low is not None:
        lines += [f"Any whole number from {key.low} to {key.high} can be chosen.", ""]
    if key.values:
        lines += ["| value | means | |", "|---|---|---|"]
        lines += [
            f"| {_code([reading.value])} | {_cell(reading.means)} | {_mark(key, reading.value)} |"
            for reading in key.values
        ]
        lines.append("")
    lines += [f"*Why {_code([key.default])}:* {key.why}", ""]
    lines.append(f"Clauses: {_code(key.clauses)} (rulebook {', '.join(key.books)})")
    return lines


def _mark(key: RulingKey, value: str) -> str:
    if value == key.default:
        return "default"
    return "available" if key.has_value(value) else ""


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _code(words: Iterable[str]) -> str:
    return ", ".join(f"`{_cell(word)}`" for word in words)


def _link(name: str) -> str:
    """A link to the heading of a setting; a heading's anchor is its text without dots."""
    return f"[{name}](#{name.replace('.', '')})"


if __name__ == "__main__":
    main(sys.argv[1:])
