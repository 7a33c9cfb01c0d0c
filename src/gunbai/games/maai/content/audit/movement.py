"""§5: a movement secret may be stronger than the core only on one of four conditions."""

from __future__ import annotations

from collections.abc import Iterator

from gunbai.errors import Finding
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.audit.reading import (
    OWN,
    environments,
    finding,
    own_states,
    placed_effects,
    vitality_paid,
)
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.costs import vitality_of
from gunbai.games.maai.content.effects import Effect, Movement, MovementPrice
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.tables import Entry
from gunbai.games.maai.content.terms import Gait, Target
from gunbai.games.maai.rules import HALF_STEP, WALK

CORE = {Gait.WALK: WALK, Gait.DASH: 3, Gait.JUMP: 3, Gait.RIDE: 1, Gait.STEP: HALF_STEP}
"""The core's prices. Clauses: maai.move.core.walk, maai.move.core.dash, maai.move.core.jump, maai.move.core.ride."""
MASTER_GRADE = 4
MASTER_DISCOUNT = 2
"""By so much at most a master's secret may be cheaper. Clauses: maai.move.cond.grade."""
DESERT_FLIGHT = "16-01-03"

_PRINCIPLE = cites("maai.move.principle")
_GRADE = cites("maai.move.principle", "maai.move.cond.grade")
_DESERT = cites("maai.move.flag_desert")
_REMEDIES = ("move-core-price", "move-grade", "move-penalty", "move-limit", "move-situation")


def audit_movement(entry: Entry, _known: Catalogue) -> Iterator[Finding]:
    """Movement that is cheaper, or goes farther, than the core's.

    Clauses: maai.move.principle, maai.move.cond.grade, maai.move.cond.penalty, maai.move.cond.limit,
    maai.move.cond.situation, maai.move.flag_desert.
    """
    if not isinstance(entry, Manoeuvre):
        return
    for place, pace, cost, effect in _movements(entry):
        saved = CORE[pace] - cost
        far = isinstance(effect, Movement) and _goes_farther(effect)
        if (saved <= 0 and not far) or _is_met(entry, effect):
            continue
        if entry.grade == MASTER_GRADE and 0 < saved <= MASTER_DISCOUNT:
            continue
        clauses = _GRADE if entry.grade == MASTER_GRADE and saved > MASTER_DISCOUNT else _PRINCIPLE
        yield finding("move-strong", place, clauses, _REMEDIES, pace=pace.value, cost=cost, core=CORE[pace])
    if entry.code == DESERT_FLIGHT and not _has_penalty(entry):
        yield finding("move-desert", "effects", _DESERT, ("move-penalty",))


def _goes_farther(effect: Movement) -> bool:
    """A walk of more than one area, a half-step of more than one cell."""
    return (effect.pace is Gait.WALK and effect.areas > 1) or (effect.pace is Gait.STEP and abs(effect.cells) > 1)


def _movements(entry: Manoeuvre) -> Iterator[tuple[str, Gait, int, Effect]]:
    """Each way of moving that it gives its user: its key, the pace, the price, the effect."""
    for place, effect in placed_effects(entry, Movement):
        if effect.target in OWN and (effect.areas or effect.cells):
            yield place, effect.pace, vitality_of(entry), effect
    for place, price in placed_effects(entry, MovementPrice):
        if price.target is not Target.FOE:
            yield place, price.pace, price.cost, price


def _is_met(entry: Manoeuvre, effect: Effect) -> bool:
    """Whether one of the conditions 2 to 4 holds."""
    return _has_penalty(entry) or bool(entry.limits) or bool(environments(entry, effect))


def _has_penalty(entry: Manoeuvre) -> bool:
    """Clauses: maai.move.cond.penalty."""
    return vitality_paid(entry) > 0 or entry.takes_stance or bool(own_states(entry))
