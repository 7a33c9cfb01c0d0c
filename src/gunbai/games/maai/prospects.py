"""What a breath or a cell looks worth to a computer player, in hundredths of a strength point. No rule hangs on it.

It reckons with even chances: nobody's sheet is in a view. What counts is how its numbers compare.
"""

from __future__ import annotations

from typing import TypeAlias

from gunbai.games.maai.declaration import (
    Act,
    Bare,
    Breath,
    Cancel,
    Cast,
    Draw,
    Feint,
    PickUp,
    Prepare,
    Push,
    Slip,
    Stance,
    Step,
    Strike,
)
from gunbai.games.maai.spell_prospects import casting_worth
from gunbai.games.maai.values import Direction, Distance, Mode, Move, Part
from gunbai.games.maai.view import FighterView, FightView
from gunbai.games.maai.weapons import BODY

EVEN = 50
"""Chance in percent of an attack that nothing helps or hampers, and of a contest."""
PER_POINT = 8
"""What a point on a 2d10 check is worth about the middle, in percent."""
SURE = 90
"""Chance against one who is defenceless, or with the seized half-step."""
OPENING = 2
"""Points that an opening gives: [直撃 2]."""

# The weights below were found by playing: each against its neighbours, over all shipped scenarios and both seats.
BREATH = 6
"""Price of a point of vitality."""
FOOTING = 180
"""What it is worth to end a breath in a better place, in percent of the difference in chances."""
THEIRS = 60
"""How much of the other's chance counts against a place, in percent; less than all of it, or nobody would close in."""
BLED = 35
"""What making the other bleed is worth."""
WOUND = {Part.ARM: 70, Part.WRIST: 60, Part.LEG: 20, Part.FACE: 50}
"""What a lasting injury is worth."""
SHAKEN = 18
"""What a point of the other's guard is worth."""
STANCE = 17
"""What a stance is worth to one who has none."""


Standing: TypeAlias = tuple[tuple[str, ...], Distance]
"""What a fighter has in hand, and the cell."""


class Prospect:
    """A duel as it will look to one of the two while a breath goes as declared."""

    def __init__(
        self, board: FightView, own: FighterView, foe: FighterView, known: dict[Standing, int] | None = None
    ) -> None:
        """
        Args:
            known: how cells suit this side, as far as it has been reckoned; shared by those who weigh several breaths.
        """
        self.own, self.foe = own, foe
        self._known: dict[Standing, int] = {} if known is None else known
        self.real = board.mode is Mode.REAL
        self.distance = Distance.ISSOKU if own.distance is None else own.distance
        self.held = self.own.held
        self.round = board.round

    def worth(self, breath: Breath, cost: int) -> int:
        """How good a breath looks: what its attacks may take, where it ends, less what it costs."""
        before = self.footing(self.distance)
        gain = sum(self._act(act) for act in breath.acts)
        return gain + (self.footing(self.distance) - before) * FOOTING // 100 - cost * BREATH

    def footing(self, cell: Distance) -> int:
        """How a cell suits this side: its own chance there, less a part of the other's."""
        key = self.held, cell
        found = self._known.get(key)
        if found is None:
            theirs = _best(self.foe, self.foe.held, cell) * THEIRS // 100
            found = self._known[key] = _best(self.own, self.held, cell) - theirs
        return found

    def _act(self, act: Act) -> int:
        match act:
            case Strike():
                return self._chance(act.weapon) * (100 + self._part(act.part)) // 100
            case Feint():
                return self._chance(act.weapon) * SHAKEN // 100
            case Bare():
                return self._bare(act)
            case Step():
                self._step(act.direction)
            case Push():
                self.distance = Distance.SESSEN
                return EVEN * SHAKEN // 100
            case Slip():
                self.distance = Distance.ISSOKU
            case Draw() | PickUp():
                self.held = (act.weapon,)
            case Prepare() | Cast() | Cancel():
                return casting_worth(act, self.own, self.round)
            case Stance():
                return STANCE if self.own.stance is None else -STANCE
        return 0

    def _step(self, direction: Direction) -> None:
        cell = self.distance + (1 if direction is Direction.IN else -1)
        self.distance = Distance(min(max(cell, Distance.TOMA), Distance.TSUBAZERI))

    def _chance(self, weapon: str) -> int:
        """Percent."""
        modifier = self.own.reach[weapon][self.distance]
        return self._percent(0 if modifier is None else modifier)

    def _percent(self, points: int) -> int:
        if self.foe.defenceless or self.own.first_cut:
            return SURE
        return min(SURE, EVEN + PER_POINT * (points + (OPENING if self.foe.opening else 0)))

    def _part(self, part: Part | None) -> int:
        """What a hit brings beyond its first point of strength."""
        more = 100 if self.foe.window else 0
        if part is Part.TRUNK:
            return more + 100 + (BLED if self.real and not self.foe.bleeding else 0)
        if part is None or not self.real or part in self.foe.injuries:
            return more
        return more + WOUND[part]

    def _bare(self, act: Bare) -> int:
        chance = self._percent(0)
        if act.move is Move.DAGGER:
            return chance * (100 + self._part(act.part)) // 100
        return chance * (2 * SHAKEN + self._part(act.part)) // 100


def _best(fighter: FighterView, held: tuple[str, ...], cell: Distance) -> int:
    """The chance, in percent, of a fighter's best attack in a cell with what is in hand."""
    modifiers = [fighter.reach[weapon][cell] for weapon in (*held, BODY)]
    points = [EVEN + PER_POINT * modifier for modifier in modifiers if modifier is not None]
    return max(points, default=0)
