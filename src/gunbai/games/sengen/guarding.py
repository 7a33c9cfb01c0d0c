"""Guards, what full defence adds to a defence, and what it means to be struck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import TAKE, Dice
from gunbai.games.sengen.events.attacks import Guarded, Struck
from gunbai.games.sengen.points import pay
from gunbai.games.sengen.values import Failure
from gunbai.kernel.requests import Flow, Offer, Option, Roll

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Mark
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

FOCUS_BONUS = 5
"""Clauses: sengen.focus.plus-five."""
FOCUSED = cites("sengen.focus.plus-five")
GUARDED = cites("sengen.graze.no-guard", "sengen.defence.tie")
_STRUCK = {
    Failure.ROLLED: cites("sengen.damage.when"),
    Failure.WAIVED: cites("sengen.noroll.auto-fail", "sengen.noroll.evade", "sengen.damage.when"),
    Failure.SHORT: cites("sengen.dp.no-free-dice", "sengen.damage.when"),
    Failure.BARRED: cites("sengen.core.surprise-far", "sengen.damage.when"),
}


TAKING = Offer((Option("take", TAKE),))
"""Letting an attack hit."""


def focus_bonus(fighter: Fighter) -> int:
    """What full defence adds to a defence with a judgement. Clauses: sengen.focus.plus-five."""
    return FOCUS_BONUS if fighter.focused else 0


def evasion_value(fighter: Fighter) -> int:
    """What the dice of an evasion are added to. Clauses: sengen.core.evade-trait, sengen.focus.plus-five."""
    return fighter.evade + fighter.bonus.evasion + focus_bonus(fighter)


def guard_value(fighter: Fighter, name: str) -> int:
    """What the dice of a guard are added to. Clauses: sengen.focus.plus-five."""
    return fighter.guards[name].value + fighter.sheet.modifier + fighter.bonus.guard + focus_bonus(fighter)


def guard(fight: Fight, mark: Mark, by: Fighter, name: str, dice: int) -> Flow:
    """ガード, of oneself or of another. Clauses: sengen.graze.no-guard. Rulings: sengen.defence.guard."""
    dp = pay(by, dice)
    faces = yield Roll(dice, 6, by.seat, "guard")
    value = guard_value(by, name)
    total = value + sum(faces)
    won = total >= mark.against
    cited = GUARDED + FOCUSED if by.focused else GUARDED
    fight.log.tell(Guarded(by.id, mark.fighter.id, name, faces, value, total, mark.against, won, dp, cited))
    if won and fight.rules.guard_reduces:
        mark.guarded = total
        struck(fight, mark, Failure.ROLLED)
    elif won:
        mark.spared = True


def struck(fight: Fight, mark: Mark, why: Failure, cited: tuple[str, ...] = ()) -> None:
    """The attack will hit. Clauses: sengen.damage.when, sengen.noroll.auto-fail."""
    mark.hit, mark.failure = True, why
    fight.log.tell(Struck(mark.fighter.id, why, cited or _STRUCK[why]))


def dice_offer(fighter: Fighter, most: int) -> Offer:
    """From no dice to so many, as far as there are DP."""
    return Offer(Option(f"roll {dice}", Dice(dice), dice) for dice in range(min(fighter.dp, most) + 1))
