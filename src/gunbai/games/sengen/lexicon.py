"""The words that people may type: for acts, short answers, rows, uses of graze, and for whatever has a name."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping

from gunbai.games.sengen.fighter import Fighter
from gunbai.games.sengen.gallery import owned_cards
from gunbai.kernel.folding import fold
from gunbai.kernel.package_data import read_data
from gunbai.kernel.scenario import Words

WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    table: {
        canonical: tuple(word for language in languages.values() for word in language)
        for canonical, languages in rows.items()
    }
    for table, rows in tomllib.loads(read_data("gunbai.games.sengen", "data/notation.toml")).items()
}
"""By table and canonical word: what else is read as it, in any language."""


def _reading(table: str) -> dict[str, str]:
    """Every word of a table, folded → its canonical word; the longest first."""
    words: dict[str, str] = {}
    for canonical, others in WORDS[table].items():
        for word in (canonical, *others):
            words.setdefault(fold(word), canonical)
    return {word: words[word] for word in sorted(words, key=len, reverse=True)}


ACTS, CHOICES, ROWS, USES, LINKS = map(_reading, ("acts", "choices", "rows", "uses", "links"))


class Names:
    """What may be typed for the fighters of a battle, and for what one of them has: ids first, then names."""

    __slots__ = ("abilities", "cards", "fighters", "guards", "items", "skills", "sources")

    def __init__(self, fighter: Fighter, everybody: Iterable[Fighter]) -> None:
        sheet = fighter.sheet
        self.fighters = _table({one.id: one.sheet.name for one in everybody})
        self.cards = _table({card.id: card.name for card in owned_cards(sheet)})
        self.abilities = _table({ability.id: ability.name for ability in sheet.abilities})
        self.guards = _table({guard.id: guard.name for guard in sheet.guards})
        self.items = _table({item.id: item.name for one in everybody for item in one.sheet.items})
        self.skills = _table({skill.id: skill.name for skill in sheet.others})
        self.sources = _sources(fighter)


def _sources(fighter: Fighter) -> dict[str, str]:
    """Means and weapons, with the trait behind a `/` where there are several."""
    names = {means.id: means.name for means in fighter.sheet.means}
    names |= {weapon.id: weapon.name for weapon in fighter.sheet.weapons}
    ways = dict.fromkeys(by for found in fighter.sources.values() for by in found)
    words = {fold(by): by for by in ways}
    for by in ways:
        means, slash, trait = by.partition("/")
        for word in _given(names.get(means, Words())):
            words.setdefault(fold(f"{word}{slash}{trait}"), by)
    return words


def _table(names: Mapping[str, Words]) -> dict[str, str]:
    words = {fold(id): id for id in names}
    for id, name in names.items():
        for word in _given(name):
            words.setdefault(fold(word), id)
    return words


def _given(name: Words) -> tuple[str, ...]:
    return tuple(word for word in (name.ja, name.en, name.zh) if word)
