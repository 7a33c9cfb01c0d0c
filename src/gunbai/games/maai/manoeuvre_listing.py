"""The breaths with manoeuvres that are listed: each alone, for each who may be named, and an attack behind a step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gunbai.games.maai.content.terms import Strike, Target
from gunbai.games.maai.declaration import Act, Step, Use
from gunbai.games.maai.manoeuvres import aim_of, candidates, is_stance, toll_of
from gunbai.games.maai.parties import in_duel
from gunbai.games.maai.values import Direction

if TYPE_CHECKING:
    from gunbai.games.maai.content.entries import Manoeuvre
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight


def bundles_of_manoeuvres(fight: Fight, fighter: Fighter) -> Iterator[tuple[Act, ...]]:
    """Candidates, legal or not."""
    if fighter.arts is None:
        return
    for id, record in fighter.arts.known.items():
        price = fighter.arts.prices[id] + toll_of(record)
        if is_stance(record) or (price > fighter.vitality and price > fighter.arts.prices[id]):
            continue
        named = _whom(fight, fighter, record)
        yield from ((Use(id, None, one),) for one in named)
        if record.strike is not Strike.NONE and price < fighter.vitality and in_duel(fight, fighter):
            yield from ((Step(direction), Use(id)) for direction in Direction)


def _whom(fight: Fight, fighter: Fighter, record: Manoeuvre) -> tuple[str, ...]:
    """Whom a manoeuvre may name, nobody in particular where that will do."""
    aim = aim_of(record)
    if aim is None or (not fight.crowd and (aim is Target.FOE or aim is Target.ALLY)):
        return ("",)
    return candidates(fight, fighter, record)
