"""What the GM may rule about a fighter's breath: aid it, leave it winded, bring a transfer of vitality from outside.

- `aid`, target `FIGHTER`, value `b-1`, `b-2` or `b-3`.
- `wind`, target `FIGHTER`, value so many rounds, 0 for the whole battle, -1 to release it.
- `transfer`, target `FIGHTER`, value so much vitality: of a scholar who does not fight.
- `heal`, target `FIGHTER`, value so much strength: class A, or a rescue where the strength is 0.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.errors import Refused
from gunbai.games.maai.aid import aid, heal, transfer
from gunbai.games.maai.cites import cites
from gunbai.games.maai.limits import breathe_freely, span_end, wind
from gunbai.games.maai.values import Aid
from gunbai.kernel.inputs import Ruling

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

BREATH_RULINGS = ("aid", "wind", "transfer", "heal")
MOST = 200
_WIND = cites("maai.qi.trigger.explicit")


def rule_breath(fight: Fight, fighter: Fighter, ruling: Ruling) -> None:
    """Carries out one of BREATH_RULINGS.

    Raises:
        Refused: a value that it cannot have; nothing has changed.
    """
    match ruling.rule:
        case "aid":
            kinds = [kind.value for kind in Aid]
            if ruling.value not in kinds:
                raise Refused("ruling-value", {"rule": "aid"}, accepted=kinds)
            aid(fight, fighter, Aid(ruling.value))
        case "wind":
            rounds = _number(ruling, -1)
            if rounds < 0:
                breathe_freely(fight, fighter)
            else:
                wind(fight, fighter, span_end(fight, rounds) if rounds else 0, _WIND)
        case "transfer":
            transfer(fight, fighter, _number(ruling, 1))
        case _:
            heal(fight, fighter, _number(ruling, 1), rescue=True)


def _number(ruling: Ruling, low: int) -> int:
    value = ruling.value
    if type(value) is not int or not low <= value <= MOST:
        raise Refused("ruling-value", {"rule": ruling.rule}, accepted=[f"{low}..{MOST}"])
    return value
