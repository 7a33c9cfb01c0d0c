"""In which language a page or an answer is, and the words for it."""

from __future__ import annotations

from functools import lru_cache

from litestar.connection import ASGIConnection

from gunbai.games import find_game
from gunbai.kernel.package_data import read_data
from gunbai.kernel.scenario import Notes, Scenario, Words
from gunbai.kernel.words import LANGUAGES, Wording

PACKAGE = "gunbai.table"
COOKIE = "gunbai_language"


def table_text(language: str) -> str:
    """The table's own message file."""
    return read_data(PACKAGE, f"texts/table.{language}.ftl")


@lru_cache(maxsize=len(LANGUAGES))
def plain_words(language: str) -> Wording:
    """What the table itself says."""
    return Wording(language, (table_text(language),))


@lru_cache(maxsize=256)
def battle_words(language: str, scenario: Scenario) -> Wording:
    """The words of a battle: the table's, the game's, and the names of whoever takes part."""
    game = scenario.game
    return Wording(language, (table_text(language), *find_game(game.id).texts(language)), game.names(scenario.body))


def language_of(connection: ASGIConnection) -> str:  # type: ignore[type-arg]
    """The language that somebody has chosen, or else the one that the browser prefers, or else English."""
    chosen = connection.cookies.get(COOKIE, "")
    if chosen in LANGUAGES:
        return chosen
    wanted = []
    for place, part in enumerate(connection.headers.get("accept-language", "")[:500].split(",")):
        tag, _, weight = part.strip().partition(";")
        primary = tag.split("-")[0].strip().lower()
        if primary in LANGUAGES:
            wanted.append((-_weight(weight), place, primary))
    return min(wanted)[2] if wanted else "en"


def _weight(text: str) -> int:
    """`q=0.8` in thousandths."""
    _, _, number = text.partition("=")
    whole, _, part = number.strip().partition(".")
    if whole == "0" and part.isdecimal():
        return int(part[:3].ljust(3, "0"))
    return 1000


def name_in(language: str, words: Words | Notes) -> str:
    """A name, or notes, in a language; where it is missing, in another."""
    return str(getattr(words, language)) or words.en or words.ja or words.zh
