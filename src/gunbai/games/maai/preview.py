"""What a breath that is being typed would cost and where it would lead, for whoever types it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.acting import overload_target
from gunbai.games.maai.castable import Incantation
from gunbai.games.maai.casting import is_forced
from gunbai.games.maai.declaration import Breath, Cast
from gunbai.kernel.requests import Ask

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight


class BreathPreview(msgspec.Struct, frozen=True):
    """A breath before it is declared."""

    breath: str
    """As it would be recorded."""
    cost: int
    left: int
    """Vitality that would be left."""
    overload: int
    """What the overload check would have to reach; 0 for none."""
    exhausts: bool
    """It would force a spread spell into one round: 脱尽 without a check (maai.spell.spread.climax)."""
    due: tuple[int, ...]
    """What the spell in preparation would still ask for, step by step."""


def preview(fight: Fight, ask: Ask, text: str) -> BreathPreview | None:
    """What a text would be worth as an answer; None where something else than a breath is asked.

    Raises:
        Refused: the text cannot be read, or is not possible.
    """
    fighter = fight.fighter(ask.about or ask.seat)
    if ask.kind != "breath" or ask.takes is None or fighter is None:
        return None
    option = ask.takes(text)
    breath = option.declaration
    assert isinstance(breath, Breath)
    exhausts, due = _casting(fight, fighter, breath)
    return BreathPreview(
        breath=option.id,
        cost=option.cost,
        left=max(0, fighter.vitality - option.cost),
        overload=overload_target(fight, fighter, option.cost) if breath.force else 0,
        exhausts=exhausts,
        due=due,
    )


def _casting(fight: Fight, fighter: Fighter, breath: Breath) -> tuple[bool, tuple[int, ...]]:
    """Whether a spread spell would be forced, and what is due of the spell in preparation afterwards."""
    caster = fighter.caster
    if caster is None:
        return False, ()
    view, exhausts = Incantation(fight, caster), False
    for act in breath.acts:
        if isinstance(act, Cast) and act.spell == view.spell:
            exhausts = exhausts or is_forced(fight, caster.known[act.spell], view.began)
        view.advance(act)
    return exhausts, caster.known[view.spell].portions[view.paid :] if view.spell else ()
