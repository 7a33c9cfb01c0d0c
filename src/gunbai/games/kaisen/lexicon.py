"""The words that people may type: for ships, equipment, people, ways to fight, short answers."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from gunbai.games.kaisen.names import group_name
from gunbai.games.kaisen.sheet import SeaScenario
from gunbai.kernel.folding import fold
from gunbai.kernel.package_data import read_data
from gunbai.kernel.scenario import Words

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Profile

WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    table: {
        canonical: tuple(word for language in languages.values() for word in language)
        for canonical, languages in rows.items()
    }
    for table, rows in tomllib.loads(read_data("gunbai.games.kaisen", "data/notation.toml")).items()
}
"""By table and canonical word: what else is read as it, in any language."""

Reading = Mapping[str, str]
"""Folded words → what they mean."""


def reading(*tables: str) -> dict[str, str]:
    """Every word of these tables, folded → its canonical word."""
    words: dict[str, str] = {}
    for table in tables:
        for canonical, others in WORDS[table].items():
            for word in (canonical, *others):
                words.setdefault(fold(word), canonical)
    return words


VERBS = reading("verbs")
WITH, AT, BY, ALONE, DECLINE, NONE, TO = (
    reading(table) for table in ("with", "at", "by", "alone", "decline", "none", "to")
)
TARGETS, PERFORMANCES = reading("targets"), reading("performances")
SIGNALS, DEEDS, ABILITIES = reading("signals"), reading("deeds"), reading("abilities")
_CHOICES = {canonical: frozenset(map(fold, (canonical, *others))) for canonical, others in WORDS["choices"].items()}


def read_choice(text: str, offered: Iterable[str]) -> str:
    """The short answer that a text means among those offered; the text itself, folded, if it means none of them."""
    folded = fold(text)
    ids = tuple(offered)
    for name in ids:
        if folded == fold(name) or folded in _offer_words(name):
            return name
    return next((name for name in ids if folded in _CHOICES.get(name, ())), folded)


def _offer_words(name: str) -> tuple[str, ...]:
    """What else may be typed for an offer that names a winner."""
    return tuple(
        fold(f"{word} {name.removeprefix(head)}")
        for head, words in WORDS["offers"].items()
        if name.startswith(f"{head} ")
        for word in words
    )


class Lexicon:
    """What may be typed for the ships, pieces of equipment, groups and people of one scenario."""

    __slots__ = ("groups", "people", "pieces", "ships")

    def __init__(self, scenario: SeaScenario, profiles: Iterable[Profile]) -> None:
        self.ships: dict[str, str] = _by_word((ship.id, ship.name) for ship in scenario.ship)
        self.people: dict[str, str] = _by_word(
            (person.id, person.name) for ship in scenario.ship for person in ship.people
        )
        self.pieces: dict[str, dict[str, str]] = {}
        """By ship."""
        self.groups: dict[str, dict[str, str]] = {}
        for profile in profiles:
            pieces = _by_word((piece.id, piece.name) for piece in profile.pieces)
            for piece in profile.pieces:
                for word in (*msgspec.structs.astuple(piece.row.name), piece.kind.value.replace("_", " ")):
                    pieces.setdefault(fold(word), piece.id)
            self.pieces[profile.id] = pieces
            self.groups[profile.id] = _by_word((group.id, group_name(group)) for group in profile.groups)


def _by_word(named: Iterable[tuple[str, Words]]) -> dict[str, str]:
    """Ids by themselves and by their names; an id means its owner alone."""
    rows = list(named)
    words: dict[str, str] = {}
    for id, name in rows:
        for word in msgspec.structs.astuple(name):
            if word:
                words.setdefault(fold(word), id)
    return words | {fold(id): id for id, _ in rows}
