"""Barriers that are known can be avoided, where there is room (6.2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.choices import offer_of
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.events.course import BarrierAvoided
from gunbai.games.sengen.values import IN_RANGE
from gunbai.kernel.requests import GM, Ask, Flow

if TYPE_CHECKING:
    from gunbai.games.sengen.state import Fight

_AVOIDED = cites("sengen.move.barrier-avoid", "sengen.move.no-penalty")
_GM = cites("sengen.move.barrier-gm")


def avoid_barriers(fight: Fight) -> Flow:
    """At the start of a turn one gets out of a barrier that does not enclose and is small; the GM says so of others.

    Clauses: sengen.move.barrier-avoid, sengen.move.barrier-gm, sengen.move.no-penalty.
    Rulings: sengen.move.small_barrier.
    """
    for fighter in fight.fighters:
        if not fighter.hinders:
            continue
        for entry in fighter.hinders:
            _, until, sheet = entry
            avoids = False
            if until >= fight.turn and fighter.able and sheet.radius and not sheet.encloses and sheet.radius < IN_RANGE:
                avoids = sheet.radius < fight.rules.small_barrier
                if not avoids:
                    said = yield Ask(GM, "barrier", offer_of(("avoid", "caught")), _GM, about=fighter.id)
                    avoids = said.id == "avoid"
            if avoids:
                fight.log.tell(BarrierAvoided(fighter.id, _AVOIDED))
            if avoids or until < fight.turn:
                fighter.hinders = tuple(one for one in fighter.hinders if one is not entry)
