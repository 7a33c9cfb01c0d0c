"""Reads which spell is meant, and on whom it is cast."""

from __future__ import annotations

import re
from collections.abc import Mapping

from gunbai.games.maai.caster import Caster
from gunbai.games.maai.declaration import Cancel, Cast, Prepare
from gunbai.games.maai.lexicon import ON

_ON = re.compile(
    "|".join(
        f" {re.escape(word)} " if word.isascii() and word.isalpha() else f" ?{re.escape(word)} ?"
        for word in sorted(ON, key=lambda word: (-len(word), word))
    )
)


class NoSpell(Exception):
    """What is named is no spell of this caster, or nobody."""

    def __init__(self, reason: str, place: int = 0, accepted: tuple[str, ...] = ()) -> None:
        super().__init__(reason)
        self.reason, self.place, self.accepted = reason, place, accepted


def format_step(act: Prepare | Cast | Cancel) -> str:
    """A step of a casting in canonical notation."""
    match act:
        case Prepare():
            return f"prepare {act.spell}"
        case Cast():
            return f"cast {act.spell} on {act.on}" if act.on else f"cast {act.spell}"
        case Cancel():
            return "cancel"


def read_spell(caster: Caster | None, name: str) -> str:
    """The spell that a folded word means; without a word the one in preparation.

    Raises:
        NoSpell: there is none.
    """
    known = () if caster is None else tuple(caster.known)
    if not name:
        if caster is None or caster.preparation is None:
            raise NoSpell("which-spell", 0, known)
        return caster.preparation.spell
    found = None if caster is None else caster.words.get(name)
    if found is None:
        raise NoSpell("no-spell", 0, known)
    return found


def read_cast(caster: Caster | None, text: str, people: Mapping[str, str]) -> Cast:
    """A spell, and on whom: the longest beginning that is a spell's name is taken for it.

    Args:
        people: what people may type for a fighter → her id.

    Raises:
        NoSpell: no such spell, or nobody of that name.
    """
    marks = [found for found in _ON.finditer(text) if found.end() < len(text)]
    for mark in reversed(marks):
        name = text[: mark.start()]
        if caster is None or (name and name not in caster.words):
            continue
        target = people.get(text[mark.end() :])
        if target is None:
            raise NoSpell("no-fighter", mark.end(), tuple(dict.fromkeys(people.values())))
        return Cast(read_spell(caster, name), target)
    return Cast(read_spell(caster, text))


def read_go_on(caster: Caster | None, text: str, people: Mapping[str, str]) -> Prepare | Cast:
    """The next step of the spell in preparation: another portion, or its activation.

    Raises:
        NoSpell: nothing is in preparation.
    """
    spell = None if caster is None else caster.preparing
    if caster is None or spell is None or caster.preparation is None:
        raise NoSpell("which-spell")
    if caster.preparation.paid < len(spell.portions) - 1 and not text:
        return Prepare(spell.id)
    return read_cast(caster, f"{spell.id.casefold()} {text}" if text else "", people)
