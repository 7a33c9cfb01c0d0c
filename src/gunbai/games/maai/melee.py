"""What a breath looks worth to a computer player in a battle of more than two, outside duels. No rule hangs on it.

In hundredths of a strength point, like `gunbai.games.maai.prospects`; it reckons with even chances.
"""

from __future__ import annotations

from gunbai.games.maai.declaration import (
    Act,
    Breath,
    Cancel,
    Cast,
    Challenge,
    Draw,
    Go,
    PickUp,
    Prepare,
    Stance,
    Strike,
)
from gunbai.games.maai.prospects import BREATH, EVEN, STANCE, SURE
from gunbai.games.maai.spell_prospects import casting_worth
from gunbai.games.maai.view import FighterView, FightView

FINISH = 60
"""What it is worth, beyond the hit, to strike somebody who has a single point left."""
AWAY = 25
"""Price of each area between a fighter and the nearest foe when the breath is over."""
UNARMED = 40
"""Price of having nothing in hand."""
NAME = 12
"""What a challenge is worth to one who is stronger than the foe; to one who is weaker it costs as much."""
TOO_FAR = 9
"""So many areas count as never."""


class Melee:
    """The battle as it will look to a fighter in no duel while a breath goes as declared."""

    def __init__(self, board: FightView, own: FighterView) -> None:
        self.own = own
        self.foes = {foe.id: foe for foe in board.fighters if foe.able and foe.side != own.side}
        self.links = {area.id: (*area.next, *area.over) for area in board.areas}
        self.area = own.area
        self.held = own.held
        self.round = board.round

    def worth(self, breath: Breath, cost: int) -> int:
        """How good a breath looks: what its strikes may take, how near it ends to a foe, less what it costs."""
        gain = sum(self._act(act) for act in breath.acts)
        unarmed = UNARMED if not self.held and self.own.dropped else 0
        return gain - self._away() * AWAY - unarmed - cost * BREATH

    def _act(self, act: Act) -> int:
        match act:
            case Strike(target=target) if target in self.foes:
                return self._strike(self.foes[target])
            case Go():
                self.area = act.area
            case Draw() | PickUp():
                self.held = (act.weapon,)
            case Prepare() | Cast() | Cancel():
                return casting_worth(act, self.own, self.round)
            case Stance():
                return STANCE if self.own.stance is None else -STANCE
            case Challenge():
                return self._challenge(self.foes[act.target])
        return 0

    def _strike(self, foe: FighterView) -> int:
        chance = SURE if foe.defenceless else EVEN
        return chance * (100 + (FINISH if foe.strength == 1 else 0)) // 100

    def _challenge(self, foe: FighterView) -> int:
        if foe.mook or self.own.mook:
            return -NAME
        return NAME if self.own.strength > foe.strength else -NAME

    def _away(self) -> int:
        """How many areas lie between here and the nearest foe."""
        if not self.links:
            return 0
        reached, edge = {self.area}, [self.area]
        there = {foe.area for foe in self.foes.values()}
        for steps in range(TOO_FAR):
            if any(area in there for area in edge):
                return steps
            edge = [other for area in edge for other in self.links.get(area, ()) if other not in reached]
            reached.update(edge)
        return TOO_FAR
