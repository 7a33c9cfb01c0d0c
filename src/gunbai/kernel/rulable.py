"""What the game master may rule, told by the rules themselves: what they refuse, they refuse with what they would take.

A ruling with a value that no game knows is tried on a copy of the battle. So there is no second list of what may be
ruled that could say something else than the rules do.
"""

from __future__ import annotations

import re
from typing import Any, Literal

import msgspec

from gunbai.errors import GunbaiError, Refused
from gunbai.kernel.battle import Battle
from gunbai.kernel.inputs import Ruling

ODD = -999_999_937
"""A value that no ruling takes which takes one."""
NOWHERE = ""
WHY = "tried aside"
FLAG = ("true", "false")
TEXT = '"…"'
"""How a refusal says that any text would be accepted."""
RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")

Kind = Literal["none", "number", "flag", "choice", "choices", "text", "faces"]
"""What a ruling's value is: nothing, a whole number, yes or no, one or several of some words, a text, the faces of
dice."""


class Rulable(msgspec.Struct, frozen=True, kw_only=True):
    """What one kind of ruling takes at the moment."""

    rule: str
    target: str = ""
    """What it is about, where that is a target that it takes; else nothing, and one of `targets` is."""
    targets: tuple[str, ...] = ()
    """What it can be about; none where it takes none, or just any."""
    value: Kind | None = None
    """What its value is; None as long as its target is not known."""
    low: int = 0
    high: int = 0
    """Of a number."""
    choices: tuple[str, ...] = ()
    """What it is one of; of a text, what it might be."""
    why_not: str = ""
    """Reason of the refusal, where it cannot be ruled now at all."""


def rulable(battle: Battle, rule: str, target: str = NOWHERE) -> Rulable:
    """What a ruling of a kind takes, on a target.

    Args:
        battle: is copied, and never changed.
    """
    if rule == "dice":
        return Rulable(rule=rule, target=target, value="faces")
    aside = battle.fork()
    targets = _targets(aside, rule)
    if targets is None:  # it was taken without any
        return Rulable(rule=rule, value="none")
    if target == NOWHERE and targets:
        return Rulable(rule=rule, targets=targets)
    refused = _tried(aside, Ruling(rule, WHY, target, ODD))
    if refused is None:
        return Rulable(rule=rule, target=target, targets=targets, value="none")
    if refused.reason == "ruling-target":
        return Rulable(rule=rule, targets=targets or refused.accepted)
    if refused.reason != "ruling-value" or not refused.accepted:
        return Rulable(rule=rule, target=target, targets=targets, why_not=refused.reason)
    return _with_value(aside, Rulable(rule=rule, target=target, targets=targets), refused.accepted)


def _targets(aside: Battle, rule: str) -> tuple[str, ...] | None:
    refused = _tried(aside, Ruling(rule, WHY, NOWHERE, ODD))
    if refused is None:
        return None
    return refused.accepted if refused.reason == "ruling-target" else ()


def _with_value(aside: Battle, found: Rulable, accepted: tuple[str, ...]) -> Rulable:
    if accepted == FLAG:
        return msgspec.structs.replace(found, value="flag")
    if TEXT in accepted:
        return msgspec.structs.replace(found, value="text", choices=tuple(one for one in accepted if one != TEXT))
    if len(accepted) == 1 and (bounds := RANGE.fullmatch(accepted[0])):
        return msgspec.structs.replace(found, value="number", low=int(bounds[1]), high=int(bounds[2]))
    row: Any = [next(filter(None, accepted), "")]
    several = _tried(aside, Ruling(found.rule, WHY, found.target, row)) is None
    return msgspec.structs.replace(found, value="choices" if several else "choice", choices=accepted)


def _tried(aside: Battle, ruling: Ruling) -> Refused | None:
    """Why a ruling is refused; None if it is taken."""
    try:
        aside.rule(ruling)
    except Refused as refused:
        return refused
    except GunbaiError as error:
        return Refused(error.code)
    return None
