"""The keys by which the words of spells and preparations are looked up; part of `gunbai.games.maai.word_keys`."""

from __future__ import annotations

from gunbai.games.maai.casting import HOLD_BACK, POUR
from gunbai.games.maai.preparing import AS_PREPARED, AS_SPREAD, CANCEL, KEEP
from gunbai.games.maai.reacting import NO_REACTION
from gunbai.games.maai.spellcraft import LISTS

_AT = ("text", "position")

SPELL_REFUSALS: dict[str, tuple[str, ...]] = {
    "structure-number": _AT,
    "structure-sign": _AT,
    "structure-kind": _AT,
    "structure-undivided": _AT,
    "structure-order": _AT,
    "structure-many": _AT,
    "no-such-spell": ("spell",),
    "ritual": ("spell",),
    "no-casting-in-lock": ("spell",),
    "casting-alone": ("spell",),
    "no-slot": ("list", "dan"),
    "nothing-in-preparation": (),
    "cancel-first": (),
    "cast-at-once": ("spell",),
    "ready-to-cast": ("spell",),
    "preparing-another": ("spell",),
    "one-preparation": (),
    "not-prepared": ("spell",),
    "same-breath": ("spell",),
    "names-nobody": ("spell",),
    "cast-on-whom": ("spell",),
    "preparing-stance": ("spell",),
    "preparing-move": ("spell",),
    "preparing-step": ("spell",),
    "no-such-list": ("list",),
    "licensed-already": ("list",),
    "not-higher": ("dan", "now"),
    "studied-already": (),
    "known-already": ("spell",),
    "not-to-be-studied": ("spell",),
    "technique-pc": (),
    "no-such-entry": ("spell",),
    "how-many": ("count", "dan", "given"),
    "does-not-fit": ("spell",),
    "no-ritual": ("spell",),
    "no-spell": _AT,
    "which-spell": _AT,
}
SPELL_ASKS = ("force-spread", "react", "keep-preparation", "casting-form")
SPELL_CHOICES = (POUR, HOLD_BACK, NO_REACTION, KEEP, CANCEL, AS_PREPARED, AS_SPREAD)
SPELL_TYPED = ("prepare", "cast", "go on", "cancel")
SPELL_WORDS: dict[str, tuple[str, ...]] = {"spell-list": LISTS}
