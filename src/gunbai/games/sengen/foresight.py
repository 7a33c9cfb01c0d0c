"""What computer players of 千幻抄 that look ahead know: what is worth trying, and how a battle stands. No rule hangs on
it.

The weights were found by playing: the battles of `plain` against itself, and who won them.
"""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.games.sengen.plans import Plain
from gunbai.games.sengen.values import Mode
from gunbai.games.sengen.view import FighterView, FightView
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, View, chance_of

HP = 6
"""What a point of HP is worth, or one of a deployed card, in hundredths of the odds' logarithm;"""
DIE = 7
"""a die in hand,"""
LOW, LOW_DICE = 60, 4
"""(a pool of fewer than so many costs so much)"""
CARD, DUEL_CARD = 180, 310
"""a card that may still be brought out, and one in a card duel;"""
GRAZE = 1
"""two points of graze."""


class Foresight:
    """Looks ahead to the end of the next turn."""

    horizon = 2

    def __init__(self) -> None:
        self._plain = Plain()

    def candidates(self, view: View, ask: AskView) -> Sequence[Option]:
        """Whatever is listed, by what `plain` thinks of it."""
        return self._plain.ranked(view, ask)

    def value(self, board: FightView, side: str) -> int:
        """By HP, dice, cards and graze of those who are still in it."""
        duel = board.mode is Mode.CARD_DUEL
        lead = sum(_worth(one, duel) if one.side == side else -_worth(one, duel) for one in board.fighters)
        return chance_of(lead)


def _worth(fighter: FighterView, duel: bool) -> int:
    if fighter.out is not None:
        return 0
    card_hp = fighter.card_hp if fighter.card is not None else 0
    cards = (DUEL_CARD if duel else CARD) * fighter.cards_left
    low = LOW if fighter.dp < LOW_DICE else 0
    return HP * (fighter.hp + card_hp) + DIE * fighter.dp + cards + GRAZE * fighter.graze // 2 - low
