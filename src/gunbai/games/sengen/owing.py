"""What evading a danmaku costs its target, as things stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen.traits import up

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Mark
    from gunbai.games.sengen.state import Fight


def owed(fight: Fight, mark: Mark) -> int:
    """DP: less what shelters her, halved under full defence, less 霊撃.

    Clauses: sengen.focus.halve, sengen.focus.after-abilities, sengen.focus.reigeki-after, sengen.graze.reigeki.
    Rulings: sengen.graze.reigeki_zero.
    """
    before = before_reigeki(mark)
    return max(before - mark.reigeki, min(before, fight.rules.reigeki_least))


def before_reigeki(mark: Mark) -> int:
    """The same without what 霊撃 takes off."""
    fighter = mark.fighter
    cost = max(0, mark.lessens - fighter.danmaku_off - fighter.bonus.danmaku_off)
    return up(cost, 2) if fighter.focused else cost
