"""Spell cards at any moment (6.2.15): deploying, bullet erasing, the last-moment bomb."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.values import Moment
from gunbai.kernel.requests import Declaration, Flow, Option

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight


def plays(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> list[Option]:
    """What a fighter may do with cards at a moment: deploy, erase, bomb."""
    return []


def play_matters(fight: Fight, fighter: Fighter, moment: Moment, blow: Blow | None) -> bool:
    """Whether a card at a moment may matter, so that her seat is asked."""
    return False


def play(fight: Fight, fighter: Fighter, act: Declaration, moment: Moment, blow: Blow | None) -> Flow:
    """Deploys, erases or bombs."""
    yield from ()
