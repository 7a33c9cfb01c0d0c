"""What computer admirals that look ahead know of the sea: plots worth trying, and how a battle stands. No rule hangs on
it.

The weights were found by playing: the battles of `plain` against itself, and who won them.
"""

from __future__ import annotations

from collections.abc import Sequence

from gunbai.games.kaisen.plans import Plain
from gunbai.games.kaisen.view import SeaView, ShipView
from gunbai.kernel.requests import Option
from gunbai.kernel.views import AskView, View, chance_of

AFLOAT = 270
"""What a ship that can fight is worth, in hundredths of the odds' logarithm;"""
WHOLE = 160
"""and what all of its HP are,"""
HP = 4
"""each of them,"""
MEN = 15
"""and each soldier on board."""
PLOTS = 10


class Foresight:
    """Looks one round ahead: until all that was plotted has come to blows."""

    horizon = 1

    def __init__(self) -> None:
        self._plain = Plain()

    def candidates(self, view: View, ask: AskView) -> Sequence[Option]:
        """The plots to the poses that weigh most; of all else, whatever is listed."""
        if ask.kind == "plot":
            board = view.board
            assert isinstance(board, SeaView)
            return self._plain.plots(board, view.seat, ask, PLOTS)
        return ask.options

    def value(self, board: SeaView, side: str) -> int:
        """By the ships that are able to fight, their HP and their soldiers."""
        lead = sum(_worth(ship) if ship.side == side else -_worth(ship) for ship in board.ships)
        return chance_of(lead)


def _worth(ship: ShipView) -> int:
    if not ship.able:
        return 0
    men = sum(group.men for group in ship.soldiers)
    return AFLOAT + WHOLE * ship.hp // max(1, ship.hp_max) + HP * ship.hp + MEN * men
