"""Who can still do something, and what of a turn's opening follows from that alone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

Wave = tuple["Fighter", ...]


class Muster:
    """Those who can still do something; made anew when somebody falls."""

    __slots__ = ("backs", "everybody", "groups")

    def __init__(self, fight: Fight) -> None:
        self.everybody = tuple([fighter for fighter in fight.fighters if fighter.able])
        groups = [self.everybody]
        if fight.rules.npcs_first:
            groups = [tuple(one for one in self.everybody if one.npc is npc) for npc in (True, False)]
        self.groups: tuple[tuple[Wave, tuple[Wave, ...]], ...] = tuple(
            [(group, tuple(_waves(fight, group))) for group in groups]
        )
        """Who declares before whom, each group with the waves in which it does: one of each side at a time.

        Rulings: sengen.declare.sequence.
        """
        self.backs = {side: sum(fighter.able for fighter in fight.side_of[side]) // 2 for side in fight.sides}
        """How many of each side may stand in the back row. Clauses: sengen.row.limit."""


def muster(fight: Fight) -> Muster:
    """Those who can still do something now."""
    if fight.muster is None:
        fight.muster = Muster(fight)
    return fight.muster


def _waves(fight: Fight, group: Iterable[Fighter]) -> Iterable[Wave]:
    sides = [[fighter for fighter in group if fighter.side == side] for side in fight.sides]
    for wave in zip_longest(*sides):
        yield tuple([fighter for fighter in wave if fighter is not None])
