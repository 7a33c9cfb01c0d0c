"""What ships cost: the pay of soldiers, the price of equipment. In gold pieces; no battle asks for it.

Clauses: kaisen.soldier.archer-pay, kaisen.soldier.warrior-pay, kaisen.soldier.marine-pay, kaisen.deck.price.
"""

from __future__ import annotations

from collections.abc import Iterable

from gunbai.games.kaisen.rules import Rules
from gunbai.games.kaisen.sheet import EquipmentSheet
from gunbai.games.kaisen.ship import Group
from gunbai.games.kaisen.values import Soldiers

PAY = {Soldiers.ARCHERS: 20, Soldiers.WARRIORS: 20, Soldiers.MARINES: 30}
"""A month's pay."""


def monthly_pay(rules: Rules, groups: Iterable[Group]) -> int:
    """What a ship's soldiers are paid for a month. Rulings: kaisen.soldier.pay_unit."""
    each = rules.soldier_pay_unit == "man"
    return sum(PAY[group.kind] * (group.men if each else 1) for group in groups)


def outfit(pieces: Iterable[EquipmentSheet]) -> int:
    """The price of a ship's equipment: a piece for the broadside serves both sides and is paid for once.

    Clauses: kaisen.deck.price, kaisen.deck.both-sides.
    """
    return sum(piece.price for piece in pieces)
