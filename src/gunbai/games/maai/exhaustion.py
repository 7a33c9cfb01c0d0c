"""脱尽: the state in which vitality does not come back, and what brings it.

Clauses: maai.exhaust.*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.checks import end_stance, make_defenceless
from gunbai.games.maai.cites import cites
from gunbai.games.maai.events.bearing import Exhausted
from gunbai.games.maai.reserve import WIPED, drop_reserve
from gunbai.games.maai.values import ReserveEnd

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_EFFECT = cites(
    "maai.exhaust.effect.one_vitality", "maai.exhaust.effect.stances_gone", "maai.exhaust.effect.reserves_gone",
    "maai.exhaust.effect.defenceless",
)  # fmt: skip
_DEFENCELESS = cites("maai.exhaust.effect.defenceless")


def exhaust(fight: Fight, fighter: Fighter, clauses: tuple[str, ...]) -> None:
    """脱尽 comes over a fighter: the next round begins with 1 vitality, stances end, 無防備. Anew if she is in it.

    Args:
        clauses: what brings it.

    Clauses: maai.exhaust.effect.*. Rulings: maai.exhaust.defenceless_span, maai.exhaust.repeat.
    """
    if fight.rules.spells.exhaust_adds and fighter.exhausted_in == fight.round:
        fighter.condition.exhausted_more += 1
    fighter.exhausted_in = fight.round
    fight.log.tell(Exhausted(fighter.id, tuple(dict.fromkeys(clauses + _EFFECT))))
    end_stance(fight, fighter, _EFFECT)
    drop_reserve(fight, fighter, ReserveEnd.EXHAUSTED, WIPED)
    if fight.rules.spells.exhaust_span == "rest+next":
        until = fight.round + (1 if fight.rules.one_round == "rest+next" else 0)
        make_defenceless(fight, fighter, until + fighter.condition.exhausted_more, _DEFENCELESS)


def goes_on(fight: Fight, fighter: Fighter) -> bool:
    """At the start of a round: whether it begins with 1 vitality, by 脱尽 of the round before.

    Clauses: maai.exhaust.effect.one_vitality, maai.exhaust.effect.then_normal. Rulings: maai.exhaust.repeat.
    """
    if not fighter.exhausted_in == fight.round - 1 > 0:
        return False
    if fighter.condition.exhausted_more:
        fighter.condition.exhausted_more -= 1
        fighter.exhausted_in = fight.round
    return True


def exposed(fight: Fight, fighter: Fighter) -> None:
    """At the start of the round after 脱尽: 無防備 for this round, where it did not come at once.

    Clauses: maai.exhaust.effect.defenceless. Rulings: maai.exhaust.defenceless_span.
    """
    if fight.rules.spells.exhaust_span == "next-only":
        make_defenceless(fight, fighter, fight.round, _DEFENCELESS)
