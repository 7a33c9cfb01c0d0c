"""Who stands with whom and where, as manoeuvres and barriers ask it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.values import NARROW, Distance

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight


def in_duel(fight: Fight, fighter: Fighter) -> bool:
    """Whether she stands one against one."""
    return fighter.duel is not fight.open


def duel_distance(fight: Fight, fighter: Fighter) -> Distance | None:
    """The distance in her duel; None in the open and where there is no ladder."""
    return fighter.duel.distance if in_duel(fight, fighter) and fighter.duel.modules.ladder else None


def is_narrow(fighter: Fighter) -> bool:
    """Whether her duel has no 遠間."""
    return fighter.duel.terrain is NARROW


def around(fight: Fight, fighter: Fighter) -> tuple[str, ...]:
    """What kind of place she is in, besides what holds everywhere."""
    sheet = fight.areas.sheets.get(fighter.area)
    return () if sheet is None else sheet.ground
