"""§3 and §8: every recovery belongs to one class, says so in its text, and a majin's is upkeep or rescue."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from gunbai.errors import Finding
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit.reading import finding, placed_effects
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.costs import vitality_of
from gunbai.games.maai.content.effects import Recover, VitalityChange
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.tables import Entry
from gunbai.games.maai.content.terms import Art, Per, Recovery, Type
from gunbai.kernel.folding import fold

ARTS = {
    Recovery.A: (Art.MEDICINE, Art.HERBS, Art.SURVIVAL, Art.MAJIN),
    Recovery.B1: (Art.BREATHING, Art.MIND, Art.RELIC, Art.MAJIN),
    Recovery.B2: (Art.BREATHING, Art.MIND, Art.RELIC, Art.MAJIN),
    Recovery.B3: (Art.BREATHING, Art.MIND, Art.RELIC, Art.MAJIN),
    Recovery.C: (Art.SCHOLAR,),
}
"""In whose spirit each class works."""
SAYS = {
    "A": ("戦力+{n}回復", "strength+{n}", "战力+{n}恢复"),
    "B": ("活力補助{b}", "aid{b}", "活力补助{b}"),
    "C": ("活力譲渡", "vitalitytransfer", "活力转让"),
}
"""What a text must say, in ja, en and zh, without its spaces."""

_THREE = cites("maai.recovery.three_classes")
_SCOPE = {
    Recovery.A: cites("maai.recovery.three_classes", "maai.recovery.a.scope"),
    Recovery.C: cites("maai.recovery.three_classes", "maai.recovery.c.separate"),
}
_B = cites("maai.recovery.three_classes", "maai.recovery.b.scope")
_TAGS = {"A": cites("maai.recovery.tag.a"), "B": cites("maai.recovery.tag.b"), "C": cites("maai.recovery.tag.c")}
_ZERO = cites("maai.recovery.a.zero")
_MAJIN = cites("maai.majin.redefine")
_MAJIN_A = cites("maai.majin.redefine", "maai.majin.a.cost")
_MAJIN_B = cites("maai.majin.redefine", "maai.majin.b.cost")
_MAJIN_ONCE = cites("maai.majin.redefine", "maai.majin.b.once")


def audit_recoveries(entry: Entry, _known: Catalogue) -> Iterator[Finding]:
    """Recoveries of no class or the wrong one, whose text does not say what they are, and those of majin.

    Clauses: maai.recovery.three_classes, maai.recovery.a.scope, maai.recovery.b.scope, maai.recovery.c.separate,
    maai.recovery.a.zero, maai.recovery.tag.a, maai.recovery.tag.b, maai.recovery.tag.c, maai.majin.redefine.
    """
    for place, change in placed_effects(entry, VitalityChange):
        if change.amount > 0:
            yield finding("recovery-classless", place, _THREE, ("recovery-a", "recovery-b", "recovery-c"))
    for place, effect in placed_effects(entry, Recover):
        if effect.art not in ARTS[effect.recovery]:
            clauses = _SCOPE.get(effect.recovery, _B)
            remedies = tuple(f"recovery-{name}" for name in _classes(effect.art))
            given = effect.recovery.name.lower()
            yield finding("recovery-class", place, clauses, remedies, art=effect.art.value, given=given)
        yield from _audit_text(entry, effect)
        if effect.rescue and not (isinstance(entry, Manoeuvre) and entry.rescue is not None):
            yield finding("recovery-rescue", place, _ZERO, ("recovery-rescue",))
        if effect.art is Art.MAJIN:
            yield from _audit_majin(entry, place)


def _classes(art: Art) -> list[str]:
    """Names of the classes that fit an art."""
    return list(dict.fromkeys(recovery.value[0].lower() for recovery, arts in ARTS.items() if art in arts))


def _audit_text(entry: Entry, effect: Recover) -> Iterator[Finding]:
    """Every language in which the entry has a text must name the class; one at least must be there."""
    name = effect.recovery.value[0]
    wanted = [says.format(n=effect.amount, b=effect.recovery.value.lower()) for says in SAYS[name]]
    texts = msgspec.structs.asdict(entry.text)
    said = [(language, fold(text).replace(" ", "")) for language, text in texts.items() if text]
    silent = [language for language, text in said if fold(wanted[tuple(texts).index(language)]) not in text]
    if silent or not said:
        place = f"text.{silent[0]}" if silent else "text"
        yield finding("recovery-text", place, _TAGS[name], ("recovery-say",), say=" / ".join(wanted))


def _audit_majin(entry: Entry, place: str) -> Iterator[Finding]:
    """Clauses: maai.majin.a.cost, maai.majin.b.cost, maai.majin.b.once."""
    if not isinstance(entry, Manoeuvre) or (entry.type is not Type.UPKEEP and entry.rescue is None):
        yield finding("majin-class", place, _MAJIN, ("majin-upkeep", "majin-rescue"))
    elif entry.rescue is None:
        if vitality_of(entry):
            yield finding("majin-upkeep-cost", "cost", _MAJIN_A, ("majin-free", "majin-rescue"))
    else:
        if not 1 <= vitality_of(entry) <= 2:
            yield finding("majin-rescue-cost", "cost", _MAJIN_B, ("majin-cheap",))
        if not any(limit.per is not Per.ROUND and limit.uses == 1 for limit in entry.limits):
            yield finding("majin-often", "limits", _MAJIN_ONCE, ("majin-once",))
