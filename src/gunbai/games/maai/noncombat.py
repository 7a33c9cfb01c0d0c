"""非戦闘行動: what was done before a battle, outside it, and what that costs in it.

Clauses: maai.noncombat.vitality, maai.noncombat.result_unit. Rulings: maai.noncombat.deduct.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.terms import Type
from gunbai.games.maai.events.manoeuvres import DoneBeforehand

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_DONE = cites("maai.noncombat.vitality", "maai.noncombat.result_unit")


def reckon_beforehand(fight: Fight) -> None:
    """At the start of a battle: the non-combat actions that went before it are noted, with what they take."""
    for sheet, fighter in zip(fight.prepared.scenario.fighter, fight.fighters, strict=False):
        for name in sheet.now.beforehand:
            _reckon(fight, fighter, name)


def _reckon(fight: Fight, fighter: Fighter, name: str) -> None:
    """One action: only noted, or taken from the vitality of the first round."""
    assert fighter.arts is not None
    cost = fighter.arts.prices[name]
    taken = min(cost, fighter.vitality) if fight.rules.extension.noncombat_deduct == "deducted" else 0
    fighter.vitality -= taken
    fight.log.tell(DoneBeforehand(fighter.id, name, cost, taken, fighter.vitality, _DONE))


def is_noncombat(record: Manoeuvre) -> bool:
    """Whether a manoeuvre is for outside battle. Clauses: maai.noncombat.type."""
    return record.type is Type.NONCOMBAT
