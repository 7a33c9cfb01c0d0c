"""What computer players of 間合 that look ahead know: what is worth trying, and how a battle stands.

No rule hangs on it.
The weights were found by playing: the battles of `plain` against itself, and who won them.
"""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.games.maai.plans import Plain
from gunbai.games.maai.prospects import Prospect
from gunbai.games.maai.view import FighterView, FightView
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, View, chance_of

STRENGTH = 45
"""What a point of strength is worth, in hundredths of the odds' logarithm;"""
POINT = 60
"""a point in training,"""
GUARD = 5
"""one of guard,"""
VITALITY = 4
"""one of vitality."""
WOUND = 10
"""What an injury costs, and bleeding;"""
OPEN = 50
"""being open, defenceless or exhausted, or having nothing in hand."""
FOOTING = 30
"""What the place is worth, in percent of the difference in chances there."""


class Foresight:
    """Looks ahead to the end of the next round."""

    horizon = 2

    def __init__(self) -> None:
        self._plain = Plain()

    def candidates(self, view: View, ask: AskView) -> Sequence[Option]:
        """Whatever is listed, by what `plain` thinks of it."""
        return self._plain.ranked(view, ask)

    def value(self, board: FightView, side: str) -> int:
        """By what the fighters have left, how they are hampered, and who stands better."""
        lead = sum(_worth(board, one) if one.side == side else -_worth(board, one) for one in board.fighters)
        return chance_of(lead)


def _worth(board: FightView, own: FighterView) -> int:
    if not own.able:
        return 0
    total = STRENGTH * own.strength + POINT * own.points + GUARD * (own.guard or 0) + VITALITY * own.vitality
    total -= WOUND * (len(own.injuries) + own.bleeding)
    total -= OPEN * (own.opening + own.defenceless + own.exhausted + (not own.held))
    foe = next((one for one in board.fighters if one.id == own.foe), None)
    if foe is not None and own.distance is not None:
        total += FOOTING * Prospect(board, own, foe).footing(own.distance) // 100
    return total
