"""The README and the pictures show what is really printed, and name what is really there."""

from __future__ import annotations

import importlib.util
import re
from io import StringIO
from typing import Any
from xml.etree import ElementTree

import pytest

from gunbai.cli.app import COMMANDS
from pages import DOCS, ROOT, codes, section, tables

# ---- pictures ------------------------------------------------------------------------------------------------------


def pictures() -> Any:
    """The script that makes them."""
    spec = importlib.util.spec_from_file_location("make_pictures", DOCS / "make_pictures.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


MAKER = pictures()


@pytest.mark.parametrize("name", MAKER.MAPS)
def test_a_map_shows_what_the_command_draws(name: str) -> None:
    assert (DOCS / f"{name}.svg").read_text("utf-8") == MAKER.chart(name), (
        "remake it with: python docs/make_pictures.py"
    )


@pytest.mark.parametrize("sitting", MAKER.SITTINGS, ids=lambda sitting: sitting.picture)
def test_a_picture_shows_what_the_command_line_shows(sitting: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", StringIO())
    made = MAKER.picture(sitting)
    assert (DOCS / f"{sitting.picture}.svg").read_text("utf-8") == made, "remake it with: python docs/make_pictures.py"
    texts = "".join(ElementTree.fromstring(made).itertext()).replace("\xa0", " ")
    assert all(line in texts for line in sitting.typed)
    assert not re.search(r"https?://(?!www\.w3\.org|www\.textualize\.io)", made)


@pytest.mark.parametrize("name", MAKER.ODDS)
def test_a_chart_of_odds_shows_what_the_command_draws(name: str) -> None:
    def words(drawn: str) -> list[str]:
        return [element.text or "" for element in ElementTree.fromstring(drawn).iter() if element.tag.endswith("text")]

    # How wide letters are, and so where lines end, hangs on the fonts of the machine; what is told does not.
    assert words((DOCS / f"{name}.svg").read_text("utf-8")) == words(MAKER.odds_chart(name)), "remake it"
    page = (DOCS / "odds.md").read_text("utf-8").replace("\n", " ")
    assert f"gunbai odds {' '.join(MAKER.ODDS[name])} --chart FILE" in page


# ---- README and CONTRIBUTING ---------------------------------------------------------------------------------------

README = (ROOT / "README.md").read_text("utf-8")


def test_the_blocks_of_the_readme_are_what_is_printed() -> None:
    assert MAKER.readme() == README, "remake them with: python docs/make_pictures.py"


def test_the_readme_tells_the_two_commands_near_its_top() -> None:
    top = README[:1500]
    assert re.search(r"Python 3\.11 or newer, git and make", top)
    assert re.search(r"^    make play +# sets up what it needs", top, re.MULTILINE)
    assert re.search(r"^    make test +# sets up what it needs", top, re.MULTILINE)
    assert "`.venv/bin/gunbai`" in top


def test_the_readme_lists_every_command() -> None:
    [rows] = tables(section(README, "## Commands"))
    assert sorted(code.split()[1] for row in rows for code in codes(row[0])) == sorted(COMMANDS)


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/design.md"])
def test_a_path_that_a_page_names_is_there(name: str) -> None:
    text = re.sub(r"```.*?```", "", (ROOT / name).read_text("utf-8"), flags=re.DOTALL)
    paths = re.findall(r"`((?:docs|examples|src|tests)/[\w./-]+)`", text)
    assert all((ROOT / path.replace("GAME", "maai")).exists() for path in paths), paths
