"""§7 and §13: free kata twice a round at most; what lasts for days is no act of a round."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.errors import Finding
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit.reading import finding
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.costs import vitality_of
from gunbai.games.maai.content.effects import AnyEffect, Bonus, Idea, Narration
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.tables import Entry
from gunbai.games.maai.content.terms import Checked, Lasts, Per, Type

LONG = (Lasts.SESSION, Lasts.DAY, Lasts.WEEK)
TWICE = 2
"""Clauses: maai.zero_kata.limit."""
BATTLE_TYPES = (Type.KATA, Type.STANCE, Type.UPKEEP, Type.TACTIC, Type.TECHNIQUE)

_ZERO = cites("maai.zero_kata.limit", "maai.zero_kata.implicit")
_LONG = cites("maai.noncombat.problem", "maai.noncombat.type")
_UNIT = cites("maai.noncombat.result_unit")


def audit_spans(entry: Entry, _known: Catalogue) -> Iterator[Finding]:
    """Kata with an effect for days, non-combat actions with one for rounds, and free kata beyond two a round.

    Clauses: maai.noncombat.problem, maai.noncombat.type, maai.noncombat.result_unit, maai.zero_kata.limit,
    maai.zero_kata.implicit, maai.zero_kata.only_kata_and_zero.
    """
    if not isinstance(entry, Manoeuvre):
        return
    if entry.type is Type.KATA and vitality_of(entry) == 0:
        for at, limit in enumerate(entry.limits, 1):
            if limit.per is Per.ROUND and limit.uses > TWICE:
                yield finding("zero-kata", f"limits[{at}].uses", _ZERO, ("zero-twice", "zero-cost"), uses=limit.uses)
    for at, effect in enumerate(entry.effects, 1):
        if entry.type in BATTLE_TYPES and effect.lasts in LONG:
            yield finding(
                "kata-long", f"effects[{at}].lasts", _LONG, ("noncombat-type", "noncombat-rounds"),
                lasts=effect.lasts.value, type=entry.type.value,
            )  # fmt: skip
        if entry.type is Type.NONCOMBAT and not _is_of_days(effect):
            yield finding("noncombat-unit", f"effects[{at}]", _UNIT, ("noncombat-days", "noncombat-other"))


def _is_of_days(effect: AnyEffect) -> bool:
    """Whether its result is counted in sessions, days or weeks and is none of battle."""
    outside = isinstance(effect, (Narration, Idea)) or (isinstance(effect, Bonus) and effect.check is Checked.SKILL)
    return outside and effect.lasts in LONG
