"""Recovery and aid to the breath by class: A strength, B-1 to B-3 vitality aid, C transfer.

Clauses: maai.recovery.*, maai.exhaust.release.instant, maai.majin.b.effect.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.cites import cites
from gunbai.games.maai.events.condition import (
    Aided,
    BeatUsed,
    ExhaustionReleased,
    Healed,
    Owed,
    Transferred,
    VitalityChanged,
    Warded,
)
from gunbai.games.maai.values import Aid

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

RELEASING = 5
"""A transfer of so much at once releases 脱尽. Clauses: maai.exhaust.release.instant."""

_HEALED = cites("maai.recovery.a.process", "maai.recovery.a.cap", "maai.recovery.three_classes")
_RESCUED = _HEALED + cites("maai.recovery.a.zero")
_AIDS = {
    Aid.BREATH: cites("maai.recovery.b1", "maai.recovery.b.compat", "maai.recovery.three_classes"),
    Aid.LAST_BEAT: cites("maai.recovery.b2", "maai.recovery.three_classes"),
    Aid.WARD: cites("maai.recovery.b3", "maai.recovery.three_classes"),
}
_BEAT = cites("maai.recovery.b2")
_WARDED = cites("maai.recovery.b3")
_TRANSFER = cites("maai.recovery.c.separate", "maai.recovery.c.stacks", "maai.recovery.three_classes")
_RELEASED = cites("maai.exhaust.release.instant")
_OWED = cites("maai.majin.b.cost")


def heal(fight: Fight, fighter: Fighter, amount: int, clauses: tuple[str, ...] = (), *, rescue: bool = False) -> int:
    """Class A: strength +N, up to the maximum. At strength 0 only a rescue helps. Returns what was gained.

    Clauses: maai.recovery.a.process, maai.recovery.a.cap, maai.recovery.a.zero.
    """
    if not can_be_healed(fighter, rescue=rescue):
        return 0
    gained = min(amount, fighter.strength_max - fighter.strength)
    fighter.strength += gained
    if gained and not (fighter.able or fighter.yielded or fighter.absent):
        fighter.able = True
    cited = _RESCUED if rescue else _HEALED
    fight.log.tell(Healed(fighter.id, gained, fighter.strength, clauses + cited))
    return gained


def can_be_healed(fighter: Fighter, *, rescue: bool = False) -> bool:
    """Whether recovery of this kind reaches a fighter. Clauses: maai.recovery.a.zero."""
    return rescue or fighter.strength > 0


def aid(fight: Fight, fighter: Fighter, kind: Aid, clauses: tuple[str, ...] = ()) -> None:
    """Class B: one more in a breath of this round, one beat at count 0 of this round, or one drain warded off.

    Clauses: maai.recovery.b1, maai.recovery.b2, maai.recovery.b3.
    """
    condition = fighter.condition
    match kind:
        case Aid.BREATH:
            condition.aid += 1
        case Aid.LAST_BEAT:
            condition.last_beats += 1
        case Aid.WARD:
            condition.wards += 1
    fight.log.tell(Aided(fighter.id, kind, clauses + _AIDS[kind]))


def beats(fight: Fight, fighter: Fighter) -> int:
    """Vitality beyond what is left that B-2 gives now. Clauses: maai.recovery.b2. Rulings: maai.recovery.b2_when."""
    condition = fighter.condition
    if fight.rules.extension.b2_when == "any":
        return condition.last_beats
    return 1 if condition.last_beats and fighter.vitality == 0 and not condition.beat_used else 0


def use_beats(fight: Fight, fighter: Fighter, cost: int) -> None:
    """Takes from B-2 what a breath costs beyond the vitality that is left."""
    gained = cost - fighter.vitality
    if gained > 0:
        fighter.condition.last_beats -= gained
        fighter.condition.beat_used = True
        fighter.vitality += gained
        fight.log.tell(BeatUsed(fighter.id, gained, _BEAT))


def drain(fight: Fight, fighter: Fighter, amount: int, clauses: tuple[str, ...]) -> None:
    """Something outside takes vitality, down to 0; B-3 wards one such loss off. Clauses: maai.recovery.b3."""
    condition = fighter.condition
    if condition.wards:
        condition.wards -= 1
        fight.log.tell(Warded(fighter.id, amount, clauses + _WARDED))
        return
    lost = min(amount, fighter.vitality)
    fighter.vitality -= lost
    fight.log.tell(VitalityChanged(fighter.id, -lost, fighter.vitality, clauses))


def transfer(fight: Fight, fighter: Fighter, amount: int, giver: str = "") -> None:
    """Class C: vitality handed over at once; enough of it releases 脱尽 with its 無防備.

    Args:
        giver: whoever hands it over; empty where the game master brings it from outside.

    Clauses: maai.recovery.c.separate, maai.recovery.c.stacks, maai.exhaust.release.instant.
    Rulings: maai.exhaust.transfer, maai.recovery.transfer_giver.
    """
    owner = fight.by_id.get(giver)
    if owner is not None and owner is not fighter and fight.rules.extension.giver_pays:
        amount = min(amount, owner.vitality)
        owner.vitality -= amount
        fight.log.tell(VitalityChanged(owner.id, -amount, owner.vitality, _TRANSFER))
    fighter.vitality += amount
    fight.log.tell(Transferred(fighter.id, giver, amount, fighter.vitality, _TRANSFER))
    enough = amount >= RELEASING or fight.rules.extension.exhaust_transfer == "any"
    if fighter.exhausted_in and enough:
        release_exhaustion(fight, fighter)


def release_exhaustion(fight: Fight, fighter: Fighter) -> None:
    """脱尽 ends at once, and with it the 無防備 that it brought. Clauses: maai.exhaust.release.instant."""
    if fighter.defenceless_until <= fighter.exhausted_in + 1 + fighter.condition.exhausted_more:
        fighter.defenceless_until = 0
    fighter.exhausted_in = fighter.condition.exhausted_more = 0
    fight.log.tell(ExhaustionReleased(fighter.id, _RELEASED))


def settle_debt(fight: Fight, fighter: Fighter) -> None:
    """At the start of a round, after the reset: what was spent of it beforehand. Rulings: maai.rescue.cost_at_zero."""
    condition = fighter.condition
    if condition.debt:
        owed = min(condition.debt, fighter.vitality)
        condition.debt = 0
        fighter.vitality -= owed
        fight.log.tell(Owed(fighter.id, owed, fighter.vitality, _OWED))
