"""`docs/clauses-GAME.md` are made from the clauses and up to date, and every clause that a guide cites leads there."""

import re
from pathlib import Path

import pytest

from gunbai.games import find_game
from gunbai.testing.clauses_page import LINKS, linked, main, pages

ROOT = Path(__file__).parents[1]


def test_the_committed_pages_are_those_that_are_made() -> None:
    for path, text in pages(ROOT / "docs").items():
        assert path.read_text("utf-8") == text, "remake them with: python -m gunbai.testing.clauses_page"


@pytest.mark.parametrize("game", ["maai", "kaisen", "sengen"])
def test_every_clause_has_its_heading_and_every_citation_of_the_guide_its_address(game: str) -> None:
    clauses = find_game(game).clauses
    page = (ROOT / f"docs/clauses-{game}.md").read_text("utf-8")
    headings = re.findall(r"^### (.+)$", page, re.MULTILINE)
    assert headings == [clause.id for clause in clauses]
    guide, _, addresses = (ROOT / f"docs/{game}.md").read_text("utf-8").partition(LINKS)
    cited = set(re.findall(rf"`({game}\.[\w.-]+)`", guide)) & set(headings)
    there = dict(re.findall(r"^\[`(.+)`\]: (\S+)$", addresses, re.MULTILINE))
    assert cited
    assert there == {name: f"clauses-{game}.md#{name.replace('.', '')}" for name in cited}


def test_links_are_made_once_and_of_clauses_alone(tmp_path: Path) -> None:
    clauses = find_game("maai").clauses
    made = linked("A round (`maai.term.round`), a file `duel.toml`.\n", "maai", clauses)
    assert made == (
        "A round ([`maai.term.round`]), a file `duel.toml`.\n\n"
        f"{LINKS}\n\n[`maai.term.round`]: clauses-maai.md#maaitermround\n"
    )
    assert linked(made, "maai", clauses) == made
    main([str(tmp_path)])
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "clauses-kaisen.md", "clauses-maai.md", "clauses-sengen.md",
    ]  # fmt: skip
