"""The words that people may type: for an act, a part, a short answer, a weapon."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable
from typing import TYPE_CHECKING

from gunbai.games.maai.weapons import BODY
from gunbai.kernel.folding import fold
from gunbai.kernel.package_data import read_data

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter

WORDS: dict[str, dict[str, tuple[str, ...]]] = {
    table: {
        canonical: tuple(word for language in languages.values() for word in language)
        for canonical, languages in rows.items()
    }
    for table, rows in tomllib.loads(read_data("gunbai.games.maai", "data/notation.toml")).items()
}
"""By table and canonical word: what else is read as it, in any language."""


def _reading(table: str) -> dict[str, str]:
    """Every word of a table, folded → its canonical word."""
    words: dict[str, str] = {}
    for canonical, others in WORDS[table].items():
        for word in (canonical, *others):
            words.setdefault(fold(word), canonical)
    return words


ACTS = _reading("acts")
FORCE = _reading("force")
PARTS = _reading("parts")
TRIGGERS = _reading("triggers")
ACTING = sorted((word for word, canonical in TRIGGERS.items() if canonical == "acts"), key=len, reverse=True)
"""What stands behind the name of one whose acting a reserve waits for, the longest first."""
WHENS = tuple(f" {word} " if word.isascii() and word.isalpha() else word for word in _reading("when"))
"""What stands before a trigger."""
ON = _reading("on")
"""What stands between a spell and whom it is cast on."""
_CHOICES: dict[str, frozenset[str]] = {
    canonical: frozenset(map(fold, (canonical, *others)))
    for table in ("acts", "choices")
    for canonical, others in WORDS[table].items()
}
"""For each short answer, the words that mean it. One word may mean several: what is offered decides."""


def read_choice(text: str, offered: Iterable[str]) -> str:
    """The short answer that a text means among those offered; the text itself, folded, if it means none of them."""
    folded = fold(text)
    ids = tuple(offered)
    for name in ids:
        if folded == fold(name) or folded in _offer_words(name):
            return name
    return next((name for name in ids if folded in _CHOICES.get(name, ())), folded)


def _offer_words(name: str) -> tuple[str, ...]:
    """What else may be typed for an offer that names a winner: `end for musashi`, `勝者 musashi`."""
    return tuple(
        fold(f"{word} {name.removeprefix(head)}")
        for head, words in WORDS["offers"].items()
        if name.startswith(f"{head} ")
        for word in words
    )


def weapon_words(fighter: Fighter, names: dict[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Every word, folded, that means one of this fighter's weapons → the weapons that it means.

    An id means its weapon alone. Then come given names, then names of kinds, which several weapons may share.

    Args:
        names: the given names of each weapon.
    """
    ids: dict[str, tuple[str, ...]] = {fold(weapon): (weapon,) for weapon in fighter.carried}
    given: dict[str, tuple[str, ...]] = {}
    kinds: dict[str, tuple[str, ...]] = {}
    for weapon, own in names.items():
        _add(given, weapon, own)
    for weapon, one in fighter.carried.items():
        kind = one.row.name
        _add(kinds, weapon, (one.kind, kind.ja, kind.en, kind.zh, *one.row.also))
    assert ids[BODY] == (BODY,)
    return kinds | given | ids


def _add(words: dict[str, tuple[str, ...]], weapon: str, names: Iterable[str]) -> None:
    for word in dict.fromkeys(map(fold, names)):
        words[word] = (*words.get(word, ()), weapon)


_BARRIER = re.compile(r"(?:barrier[- ]|結界 ?|结界 ?)([1-9][0-9]{0,3})")


def barrier_named(word: str) -> str | None:
    """The barrier that a folded word means: barriers have numbers for names, in the order in which they were raised."""
    found = _BARRIER.fullmatch(word)
    return None if found is None else f"barrier-{found[1]}"
