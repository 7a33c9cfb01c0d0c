"""§4: a second stance at once is an exception, and must meet all of its conditions."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.errors import Finding
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit.reading import finding, placed_effects
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.effects import StanceSlot
from gunbai.games.maai.content.entries import Armour, Manoeuvre, Weapon
from gunbai.games.maai.content.tables import Entry
from gunbai.games.maai.content.terms import Source

DIVINE = 3
"""Grade of a relic (神器)."""

_SOURCE = cites("maai.stance.slot2.all_conditions", "maai.stance.slot2.source")
_PENALTY = cites("maai.stance.slot2.all_conditions", "maai.stance.slot2.penalty")
_STATEMENT = cites(
    "maai.stance.slot2.all_conditions", "maai.stance.slot2.statement", "maai.meta.flag_exceptions",
    "maai.meta.core_first", "maai.meta.conflict_core_wins", "maai.stance.one_only",
)  # fmt: skip
"""Without the flag the core's one stance stands against the second slot, and the core prevails."""
_STYLE = cites("maai.stance.slot2.all_conditions", "maai.stance.slot2.one_style")


def audit_stances(entry: Entry, _known: Catalogue) -> Iterator[Finding]:
    """A second stance slot that lacks one of its conditions.

    Clauses: maai.stance.slot2.all_conditions, maai.stance.slot2.source, maai.stance.slot2.one_style,
    maai.stance.slot2.penalty, maai.stance.slot2.statement, maai.meta.flag_exceptions.
    """
    for place, slot in placed_effects(entry, StanceSlot):
        if not _is_secret_or_relic(entry):
            yield finding("slot-source", place, _SOURCE, ("slot-secret", "slot-relic"))
        elif isinstance(entry, Manoeuvre) and entry.source is Source.SECRET and entry.school is None:
            yield finding("slot-style", place, _STYLE, ("slot-school",))
        if slot.penalty is None:
            yield finding("slot-penalty", place, _PENALTY, ("slot-breath", "slot-evasion", "slot-movement"))
        if not slot.exception:
            yield finding("slot-statement", place, _STATEMENT, ("slot-exception",))


def _is_secret_or_relic(entry: Entry) -> bool:
    if isinstance(entry, (Weapon, Armour)):
        return entry.grade >= DIVINE
    return isinstance(entry, Manoeuvre) and entry.source in (Source.SECRET, Source.RELIC)
