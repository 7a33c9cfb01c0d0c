"""The keys by which the words of spells and preparations are looked up; part of `gunbai.games.maai.word_keys`."""

from __future__ import annotations

_AT = ("text", "position")

SPELL_REFUSALS: dict[str, tuple[str, ...]] = {
    "structure-number": _AT,
    "structure-sign": _AT,
    "structure-kind": _AT,
    "structure-undivided": _AT,
    "structure-order": _AT,
    "structure-many": _AT,
}
