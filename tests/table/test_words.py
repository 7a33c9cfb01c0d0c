"""Everything that the table says is said in all three languages, and nothing that it could say is missing."""

from __future__ import annotations

import re

import pytest

from gunbai.games import find_game
from gunbai.kernel.events import Ruled
from gunbai.kernel.word_keys import KERNEL_EVENTS
from gunbai.kernel.words import LANGUAGES, Wording, kebab
from gunbai.table.web.lines import lines_of
from gunbai.table.web.speech import plain_words, table_text

from .server import ROOT

TEMPLATES = "\n".join(path.read_text("utf-8") for path in sorted((ROOT / "src/gunbai/table").rglob("*.html")))
SOURCES = sorted((ROOT / "src/gunbai/table").rglob("*.py"))


def ids(language: str) -> list[str]:
    return re.findall(r"^([a-z][\w-]*) =", table_text(language), re.MULTILINE)


def test_each_language_says_the_same_things() -> None:
    for language in LANGUAGES:
        assert sorted(ids(language)) == sorted(set(ids("en"))), language


def test_every_refusal_of_the_source_has_words_and_every_word_a_use() -> None:
    source = "\n".join(path.read_text("utf-8") for path in SOURCES)
    pages = {
        *re.findall(r'say\("(table-[\w-]+)"', source + TEMPLATES),
        *re.findall(r"say\('(table-[\w-]+)'", TEMPLATES),
    }
    for beginning in re.findall(r'say\("(table-[\w-]+-)" ~', TEMPLATES):
        pages.discard(beginning)
        pages |= {id for id in ids("en") if id.startswith(beginning)}
    pages |= {id for id in ids("en") if id.startswith("table-game-")}
    reasons = {*re.findall(r'TableRefused\("([\w-]+)"', source), *re.findall(r'super\(\).__init__\("([\w-]+)"', source)}
    reasons |= {*re.findall(r'"(nothing-to-take-back)"', source), *re.findall(r'else "(undo-by-gm)"', source)}
    acts = {*re.findall(r'NotAllowed\("([\w-]+)"', source), *re.findall(r'_gm\(who, "([\w-]+)"', source)}
    problems = {*re.findall(r'\d{3}: "([\w-]+)"', source), "malformed", "broken"}
    expected = {
        *pages,
        *(f"refusal-{reason}" for reason in reasons),
        *(f"act-{act}" for act in acts),
        *(f"problem-{problem}" for problem in problems),
    }
    assert set(ids("en")) == expected


@pytest.mark.parametrize("game", ["maai", "kaisen", "sengen"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_an_event_has_a_name(game: str, language: str) -> None:
    library = find_game(game)
    words = Wording(language, library.texts(language))
    events = (*library.game.events, *KERNEL_EVENTS)
    names = {name for event in events for name in event.__struct_fields__ if name != "clauses"}
    assert sorted(name for name in names if not words.has(f"detail-{kebab(name)}")) == []


def test_a_line_unfolds_in_the_readers_language() -> None:
    library = find_game("maai")
    event = Ruled("set", "kojiro.strength", "4", "because")
    [line] = lines_of([event], 0, Wording("ja", library.texts("ja")), library)
    assert dict(line.values)["理由"] == "because"


def test_a_refusal_says_what_is_refused() -> None:
    assert plain_words("ja").say("refusal-not-allowed", what="rule") == "このリンクではできない：裁定を覆すこと。"


def test_the_chances_of_very_many_dice_are_said_in_whole() -> None:
    ways = 6**40
    for language in LANGUAGES:
        said = plain_words(language).say("table-odds", part=ways - 1, whole=ways)
        assert f"{ways:,}" in said
        assert f"{ways - 1:,}" in said
    assert plain_words("en").say("table-odds", part=1, whole=10**18 - 1) == "1 in 999,999,999,999,999,999"
