"""The breaths with manoeuvres that are listed: each alone, for each who may be named, and an attack behind a step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from gunbai.games.maai.content.effects import ALWAYS
from gunbai.games.maai.content.terms import Strike, Target, Tie, Type
from gunbai.games.maai.declaration import Act, Step, Use
from gunbai.games.maai.manoeuvres import aim_of, candidates, is_cure, is_stance, toll_of, use_refusal
from gunbai.games.maai.parties import in_duel
from gunbai.games.maai.values import Direction

if TYPE_CHECKING:
    from gunbai.games.maai.arts import Arts
    from gunbai.games.maai.content.entries import Manoeuvre
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.situation import Key
    from gunbai.games.maai.state import Fight


def bundles_of_manoeuvres(fight: Fight, fighter: Fighter) -> Iterator[tuple[tuple[Act, ...], int]]:
    """Candidates, legal or not, each with the vitality that it needs besides its cost."""
    arts = fighter.arts
    if arts is None:
        return
    for record in _for_breaths(arts):
        toll = toll_of(record)
        price = arts.prices[record.id] + toll
        need = price if toll else 0
        yield from (((Use(record.id, None, one),), need) for one in _whom(fight, fighter, record))
        if record.strike is not Strike.NONE and in_duel(fight, fighter):
            yield from (((Step(direction), Use(record.id)), price + 1) for direction in Direction)


def uses_now(fight: Fight, fighter: Fighter) -> Key:
    """All that decides which of her manoeuvres can be used, her kit and her situation apart."""
    arts = fighter.arts
    assert arts is not None
    held = fighter.kit[0]
    here = tuple([(one.id, one.able) for one in fight.fighters if one.area == fighter.area]) if fight.crowd else ()
    return here, tuple(
        [
            use_refusal(fight, fighter, record, one, held) is None
            for record in _changing(arts)
            for one in _named(fight, fighter, record)
        ]
    )


def _for_breaths(arts: Arts) -> tuple[Manoeuvre, ...]:
    """The manoeuvres that are used in a breath at all."""
    if arts.for_breaths is None:
        arts.for_breaths = tuple(record for record in arts.known.values() if _is_for_breaths(record))
    return arts.for_breaths


def _changing(arts: Arts) -> tuple[Manoeuvre, ...]:
    """Those of them that can be used at one time and not at another, for more than what is in hand."""
    if arts.changing is None:
        arts.changing = tuple(record for record in _for_breaths(arts) if _is_changing(arts, record))
    return arts.changing


def _is_for_breaths(record: Manoeuvre) -> bool:
    if record.type is Type.UPKEEP:
        return record.forced
    return record.type is not Type.GIFT and record.type is not Type.NONCOMBAT and not is_stance(record)


def _is_changing(arts: Arts, record: Manoeuvre) -> bool:
    tie = record.binding
    return bool(
        record.limits
        or record.rescue is not None
        or record.type is Type.UPKEEP
        or (record.type is Type.KATA and arts.prices[record.id] == 0)
        or (tie is not None and tie.to is Tie.CONSUMABLE)
        or record.when != ALWAYS
        or is_cure(record)
    )


def _named(fight: Fight, fighter: Fighter, record: Manoeuvre) -> tuple[str, ...]:
    """Whom the bundles of a manoeuvre name, and nobody."""
    named = _whom(fight, fighter, record)
    return named if named == ("",) else ("", *named)


def _whom(fight: Fight, fighter: Fighter, record: Manoeuvre) -> tuple[str, ...]:
    """Whom a manoeuvre may name, nobody in particular where that will do."""
    aim = aim_of(record)
    if aim is None or (not fight.crowd and (aim is Target.FOE or aim is Target.ALLY)):
        return ("",)
    return candidates(fight, fighter, record)
