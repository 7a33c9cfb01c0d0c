"""Reading the project's pages: what their sections, tables and code say."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = sorted([*DOCS.glob("*.md"), *ROOT.glob("*.md")])


def page(name: str) -> str:
    return (DOCS / f"{name}.md").read_text("utf-8")


def section(text: str, heading: str) -> str:
    """What stands under a heading, up to the next of its level or above."""
    _, mark, behind = text.partition(f"\n{heading}\n")
    assert mark, f"no heading {heading!r}"
    level = heading.split(maxsplit=1)[0]
    return re.split(rf"\n#{{1,{len(level)}}} ", behind)[0]


def tables(text: str) -> Iterator[list[list[str]]]:
    """The rows of each Markdown table, the head and the line under it left out."""
    rows: list[list[str]] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("|"):
            rows.append([cell.strip() for cell in line.strip()[1:-1].split("|")])
        elif rows:
            yield rows[2:]
            rows = []


def codes(cell: str) -> tuple[str, ...]:
    """What stands between backquotes."""
    return tuple(re.findall(r"`([^`]*)`", cell))


def fences(text: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)
