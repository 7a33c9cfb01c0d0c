"""会心拡張・失着防止: which faces are a critical for whoever has the expansion, which a fumble with prevention.

Clauses: maai.crit.expand.*, maai.fumble.prevent.*, maai.crit.tenmei_doubles_only, maai.crit.core_unchanged.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.effects import CriticalExpansion, Effect, FumblePrevention
from gunbai.games.maai.values import CRITICAL, FAILURE, FUMBLE, KARMA, SUCCESS, TENMEI, Fortune, Outcome

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.rules import Rules
    from gunbai.games.maai.sheet import Modules
    from gunbai.games.maai.state import Fight

EXPANSION, PREVENTION = 1, 2
"""Bits of what a check is made under."""
_BITS = {Fortune.EXPANSION: EXPANSION, Fortune.PREVENTION: PREVENTION}
_GRANTS: dict[type, Fortune] = {CriticalExpansion: Fortune.EXPANSION, FumblePrevention: Fortune.PREVENTION}
_EXPANDED = cites("maai.crit.expand.definition", "maai.crit.expand.one_step", "maai.crit.expand.ext2_only")
_NOT_TENMEI = cites("maai.crit.tenmei_doubles_only")
_ADJACENT_FAILURE = cites("maai.crit.expand.definition")
_PREVENTED = cites("maai.fumble.prevent.ordinary", "maai.fumble.prevent.purpose", "maai.fumble.prevent.ext2_only")
_SOFTENED = cites("maai.fumble.prevent.karma", "maai.fumble.prevent.ext2_only")
_NOTHING: tuple[str, ...] = ()


def judge(one: int, two: int, total: int, target: int, rules: Rules, fortune: int = 0) -> Outcome:
    """How two faces and a total come out against a target number.

    Args:
        fortune: what the check is made under: EXPANSION, PREVENTION, both or neither.

    Clauses: maai.crit.core, maai.fumble.core, maai.crit.tenmei_doubles_only, maai.crit.expand.definition,
    maai.crit.expand.one_step, maai.fumble.prevent.ordinary, maai.fumble.prevent.karma, maai.fumble.prevent.stacks.
    Rulings: maai.doubles.auto, maai.crit.expand_success, maai.crit.expand_failure.
    """
    succeeds = total >= target
    if one != two:
        if fortune & EXPANSION and -1 <= one - two <= 1:
            return _adjacent(succeeds, rules, fortune)
        return SUCCESS if succeeds else FAILURE
    if rules.doubles_auto and one in (1, 10):
        succeeds = one == 10
    if succeeds:
        return TENMEI if one == 10 else CRITICAL
    if fortune & PREVENTION:
        return FUMBLE if one == 1 else FAILURE
    return KARMA if one == 1 else FUMBLE


def _adjacent(succeeds: bool, rules: Rules, fortune: int) -> Outcome:
    """Faces that differ by one, under the expansion."""
    if succeeds or rules.extension.expand_success == "no":
        return CRITICAL
    fumbles = rules.extension.expand_failure == "yes" and not fortune & PREVENTION
    return FUMBLE if fumbles else FAILURE


def grants(effects: Iterable[Effect]) -> tuple[Fortune, ...]:
    """Which of effects widen criticals or prevent fumbles."""
    return tuple(_GRANTS[type(effect)] for effect in effects if type(effect) in _GRANTS)


def fortune_of(owned: Iterable[Fortune], rules: Rules, modules: Modules) -> int:
    """What checks made under a weapon, a manoeuvre or the like with these grants are made under.

    Nothing where extension 2 is not in use; no expansion under the realism option.

    Clauses: maai.crit.expand.ext2_only, maai.fumble.prevent.ext2_only, maai.crit.realism_option.
    """
    if not modules.extension2:
        return 0
    bits = 0
    for grant in owned:
        if not (grant is Fortune.EXPANSION and modules.realism):
            bits |= _BITS[grant]
    return bits


def in_use(fight: Fight, fighter: Fighter, fortune: int) -> int:
    """What is left of it for a check where the table keeps extension 2 out of duels.

    Rulings: maai.cross.ext2_in_duel.
    """
    return 0 if fight.rules.extension.ext2_in_duel == "no" and fighter.duel is not fight.open else fortune


def fortune_clauses(one: int, two: int, fortune: int, outcome: Outcome) -> tuple[str, ...]:
    """What a check cites where the expansion or the prevention had a say in how it came out; else nothing."""
    if one == two:
        if fortune & PREVENTION and outcome is FAILURE:
            return _PREVENTED
        return _SOFTENED if fortune & PREVENTION and one == 1 and outcome is FUMBLE else _NOTHING
    if not fortune & EXPANSION or not -1 <= one - two <= 1:
        return _NOTHING
    if outcome is CRITICAL:
        return _EXPANDED + _NOT_TENMEI if one + two == 19 else _EXPANDED
    return _ADJACENT_FAILURE if outcome in (FAILURE, FUMBLE) else _NOTHING
