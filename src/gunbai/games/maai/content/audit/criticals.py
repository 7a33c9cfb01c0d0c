"""§11 and §15: criticals one step wider and no more; barriers in strength."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.errors import Finding
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit.reading import finding, placed_effects
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.effects import Barrier, CriticalExpansion
from gunbai.games.maai.content.tables import Entry

HEAVEN_AND_EARTH = "35-15-15"

_STEP = cites("maai.crit.expand.one_step")
_UNITS = cites("maai.barrier.units", "maai.barrier.heaven_earth")
_SCALE = cites("maai.barrier.strength_by_scale")


def audit_extras(entry: Entry, _known: Catalogue) -> Iterator[Finding]:
    """Criticals expanded by more than one step; barriers that count by HP, or by nothing yet.

    Clauses: maai.crit.expand.one_step, maai.barrier.units, maai.barrier.heaven_earth, maai.barrier.strength_by_scale.
    """
    for place, effect in placed_effects(entry, CriticalExpansion):
        if effect.steps > 1:
            yield finding("crit-steps", f"{place}.steps", _STEP, ("crit-one-step",), steps=effect.steps)
    for place, barrier in placed_effects(entry, Barrier):
        if barrier.hp is not None and entry.code != HEAVEN_AND_EARTH:
            yield finding("barrier-hp", f"{place}.hp", _UNITS, ("barrier-strength",))
        elif barrier.hp is None and barrier.strength is None:
            yield finding("barrier-unknown", place, _SCALE, ("barrier-strength",), advice=True)
