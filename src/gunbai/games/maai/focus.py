"""集中抵抗: keeping a preparation when one is hit.

Clauses: maai.focus.*, maai.spell.prep.focus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.checks import after_doubles, burdens, check_fortune, check_number, settled
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.terms import Checked
from gunbai.games.maai.criticals import fortune_clauses, judge
from gunbai.games.maai.declaration import Attack, Feint
from gunbai.games.maai.events.spells import FocusChecked
from gunbai.games.maai.preparing import interrupt
from gunbai.games.maai.values import FAILURE, SUCCESS, SUCCESSES
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

BASE = 10
"""Clauses: maai.focus.formula."""
LETHAL = 2
"""Strength from which a hit breaks concentration. Clauses: maai.focus.trigger.two_strength."""
PRINTED_CRITICAL = 11
"""The printed number for a critical that took exactly 2. Clauses: maai.focus.row.crit2."""

_FOCUS = cites(
    "maai.focus.formula", "maai.focus.breaking_strength", "maai.focus.trigger.only_preparing",
    "maai.focus.trigger.either", "maai.spell.prep.focus", "maai.focus.not_every_hit",
)  # fmt: skip
_CRITICAL = cites("maai.focus.trigger.crit")
_LETHAL = cites("maai.focus.trigger.two_strength")
_ROWS = {2: cites("maai.focus.row.crit2"), 3: cites("maai.focus.row.three"), 5: cites("maai.focus.row.five")}
_SPEAR = cites("maai.spell.prep.stance_break", "maai.guard.loss.feint")
_KEPT = cites("maai.focus.success")
_FAILED = cites("maai.focus.fail.vitality", "maai.focus.fail.no_effect", "maai.focus.fail.slot")


def focus_target(strength: int, *, critical: bool, printed: bool) -> int:
    """What a focus check must reach.

    Args:
        strength: that the hit really took.
        critical: the hit was a critical.
        printed: the printed number goes before the formula.

    Clauses: maai.focus.formula, maai.focus.breaking_strength, maai.focus.row.crit2. Rulings: maai.focus.target.
    """
    return PRINTED_CRITICAL if printed and critical and strength == LETHAL else BASE + strength


def breaks_focus(strength: int, *, critical: bool) -> bool:
    """Whether a hit calls for a focus check.

    Clauses: maai.focus.trigger.crit, maai.focus.trigger.two_strength, maai.focus.trigger.either, maai.focus.mook.
    """
    return critical or strength >= LETHAL


def keep_focus(fight: Fight, fighter: Fighter, strength: int, *, critical: bool) -> Flow:
    """The focus check of a preparing caster who was hit, if the hit calls for one.

    Args:
        strength: that this one hit took.
        critical: it was a critical.

    Clauses: maai.focus.*. Rulings: maai.focus.target, maai.focus.trigger_scope.
    """
    caster = fighter.caster
    if caster is None or not fighter.able or not breaks_focus(strength, critical=critical):
        return
    spell = caster.preparing
    if spell is None:
        return
    printed = fight.rules.spells.focus_printed
    target = focus_target(strength, critical=critical, printed=printed)
    other = focus_target(strength, critical=critical, printed=not printed)
    bonus = check_number(fight, fighter, Checked.FOCUS, fighter.body + fighter.toughness)
    one, two = faces = yield fighter.rolls["focus"]
    total = one + two + bonus
    fortune = check_fortune(fight, fighter)
    outcome = judge(one, two, total, target, fight.rules, fortune)
    lucky = fortune_clauses(one, two, fortune, outcome)
    outcome = settled(fighter, outcome)
    kept = outcome in SUCCESSES
    cited = _FOCUS + (_CRITICAL if critical else ()) + (_LETHAL if strength >= LETHAL else ())
    cited += _ROWS.get(strength, ()) if strength != LETHAL or critical else ()
    cited += (_KEPT if kept else _FAILED) + burdens(fight, fighter) + lucky
    shown = other if other != target else 0
    fight.log.tell(FocusChecked(fighter.id, spell.id, strength, faces, bonus, total, target, shown, outcome, cited))
    if not kept:
        interrupt(fight, fighter, _FAILED)
    if outcome not in (SUCCESS, FAILURE):
        after_doubles(fight, fighter, outcome)


def shake_focus(fight: Fight, fighter: Fighter, foe: Fighter, act: Attack, *, hit: bool) -> None:
    """A declared feint with a spear ends a preparation where it hits, without any check.

    Clauses: maai.spell.prep.stance_break. Rulings: maai.spell.spear_feint.
    """
    if foe.caster is not None and breaks_outright(fight, fighter, act, hit=hit):
        interrupt(fight, foe, _SPEAR)


def breaks_outright(fight: Fight, fighter: Fighter, act: Attack, *, hit: bool) -> bool:
    """Whether an attack ends a preparation without any check.

    Clauses: maai.spell.prep.stance_break. Rulings: maai.spell.spear_feint.
    """
    if not isinstance(act, Feint) or fighter.carried[act.weapon].kind != "yari":
        return False
    return hit or fight.rules.spells.spear_feint == "declared"
