"""How things stand before an act of a breath, if all goes as declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.barriers import PREFIX
from gunbai.games.maai.castable import (
    Incantation,
)
from gunbai.games.maai.content.terms import Strike as ManoeuvreStrike
from gunbai.games.maai.declaration import (
    Bare,
    Cancel,
    Cast,
    Challenge,
    Deed,
    Draw,
    Go,
    PickUp,
    Prepare,
    Push,
    Relax,
    Slip,
    Stance,
    Step,
    Use,
)
from gunbai.games.maai.ladder import next_cell
from gunbai.games.maai.standing import second_slot
from gunbai.games.maai.values import Distance, Move

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight


class Outlook:
    """How things stand before an act of a breath, if all goes as declared."""

    __slots__ = (
        "area", "arts", "attacked", "beside", "casting", "distance", "dropped", "held", "open", "second", "stance",
        "stepped_in_from_issoku", "steps",
    )  # fmt: skip

    def __init__(self, fight: Fight, fighter: Fighter) -> None:
        self.distance = fighter.duel.distance
        self.open = fighter.duel is fight.open
        """In no duel."""
        self.area = fighter.area
        self.held, self.dropped, self.stance = fighter.kit
        second = fighter.condition.second
        self.second = "" if second is None else second.id
        """The other of two stances."""
        self.arts = fighter.arts
        self.steps = 0
        self.attacked = False
        self.stepped_in_from_issoku = False
        self.casting = None if fighter.caster is None else Incantation(fight, fighter.caster)
        self.beside = (
            self.casting is not None and fight.rules.spells.stance_beside and second_slot(fight, fighter) is not None
        )
        """A core stance may be held beside a preparation. Rulings: maai.prep.slot2."""

    def advance(self, act: Deed, off_hand: bool) -> None:
        """Takes an act as done: steps, pushes and slips as won."""
        if self.casting is not None:
            self.casting.advance(act)
        match act:
            case Step():
                cell = next_cell(self.distance, act.direction)
                if self.distance is Distance.ISSOKU and cell is Distance.CHIKAMA and not self.attacked:
                    self.stepped_in_from_issoku = True
                self.distance = self.distance if cell is None else cell
                self.steps += 1
            case Push():
                self.distance = Distance.SESSEN
            case Slip():
                self.distance = Distance.ISSOKU
            case Draw() | PickUp():
                self.held = (act.weapon,)
                self.dropped = tuple(name for name in self.dropped if name != act.weapon)
            case Stance() | Relax():
                self._stand(act)
            case Prepare() | Cast() | Cancel() | Use():
                self._by_art(act)
            case Bare(move=Move.DAGGER) if act.weapon not in self.held:
                self.held = (*self.held, act.weapon) if off_hand else (act.weapon,)
                self.attacked = True
            case Go():
                self.area, self.open = act.area, True
            case Challenge():
                self.open = False
            case _:
                self.attacked = True
                self.open = self.open or (bool(act.target) and not act.target.startswith(PREFIX))

    def _stand(self, act: Stance | Relax) -> None:
        """A stance taken; or one given up: of two the other is left."""
        if isinstance(act, Stance):
            self.stance = act.stance
        elif act.stance in ("", self.stance):
            self.stance, self.second = ("" if act.stance == "" else self.second), ""
        else:
            self.second = ""

    def _by_art(self, act: Prepare | Cast | Cancel | Use) -> None:
        """A step of a casting, or a manoeuvre."""
        if isinstance(act, Use):
            self._use(act)
        else:
            self._cast(act)

    def _use(self, act: Use) -> None:
        assert self.arts is not None
        record = self.arts.known[act.manoeuvre]
        if record.takes_stance:
            self.stance = ""
        self.attacked = self.attacked or record.strike is not ManoeuvreStrike.NONE

    def _cast(self, act: Prepare | Cast | Cancel) -> None:
        """A preparation takes the place of a stance."""
        if isinstance(act, Prepare) and not self.beside:
            self.stance = ""
