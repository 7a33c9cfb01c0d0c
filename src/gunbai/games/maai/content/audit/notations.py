"""§1: what a cost notation says, and what goes with it."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.errors import Finding
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit.reading import finding
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.costs import structure_of, vitality_of
from gunbai.games.maai.content.entries import Manoeuvre, Spell
from gunbai.games.maai.content.tables import Entry

BREATH = 5
"""Clauses: maai.breath.limit5."""

_TOTAL = cites("maai.notation.total")
_BREATH = cites("maai.breath.limit5", "maai.spell.overload.separate")


def audit_notation(entry: Entry, _known: Catalogue) -> Iterator[Finding]:
    """A stated total that is not the sum, and a portion that no breath holds.

    Clauses: maai.notation.total, maai.breath.limit5.
    """
    if not isinstance(entry, (Manoeuvre, Spell)):
        return
    if entry.total is not None and entry.total != vitality_of(entry):
        yield finding("notation-total", "total", _TOTAL, ("notation-sum",), given=entry.total, sum=vitality_of(entry))
    structure = structure_of(entry)
    if structure is not None and max(structure.portions) > BREATH:
        yield finding(
            "notation-breath", "cost", _BREATH, ("notation-divide",), portion=max(structure.portions), limit=BREATH
        )
