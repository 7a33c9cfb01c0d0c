"""Standing in for others: cover, and guard for others (カバー・身代, 他人に対するガード)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gunbai.errors import NotOffered
from gunbai.games.sengen.character import AttackKind
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Cover, GuardFor
from gunbai.games.sengen.events.attacks import Covered
from gunbai.games.sengen.guarding import evasion_value, guard, struck
from gunbai.games.sengen.points import pay
from gunbai.games.sengen.values import FRONT, Failure
from gunbai.kernel.requests import Declaration, Flow, Offer, Option, Roll

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow, Mark
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

_COVER = cites(
    "sengen.core.cover", "sengen.core.cover-front", "sengen.core.cover-once", "sengen.turn.defence-limits",
    "sengen.defence.tie",
)  # fmt: skip
_COVERED = cites("sengen.core.cover-effect", "sengen.graze.no-cover", "sengen.damage.when")
_GUARD_FOR = cites(
    "sengen.row.no-guard-others", "sengen.core.cover-once", "sengen.turn.defence-limits", "sengen.graze.no-guard"
)
_NOT_DANMAKU = cites("sengen.core.cover-not-danmaku")
_FRONT = cites("sengen.core.cover-front", "sengen.row.no-guard-others")
_ONCE = cites("sengen.core.cover-once", "sengen.turn.defence-limits")
_NO_DICE = cites("sengen.noroll.min-one")
_NO_DP = cites("sengen.dp.no-free-dice", "sengen.dp.one-per-die")
_NOT_NOW = cites("sengen.core.cover", "sengen.cover.when", "sengen.cover.who")
COVERED_KINDS = (AttackKind.SHOT, AttackKind.HOMING, AttackKind.MELEE)


def acts_for_others(fight: Fight, fighter: Fighter, blow: Blow) -> tuple[Offer, ...]:
    """How a fighter may stand in for the targets of an attack whose achievement is shown.

    Clauses: sengen.core.cover, sengen.core.cover-front, sengen.core.cover-once, sengen.core.cover-not-danmaku,
    sengen.row.no-guard-others. Rulings: sengen.cover.when, sengen.cover.who, sengen.defence.guard_others.
    """
    marks = blow.marks
    if len(marks) == 1 and marks[0].aimed is fighter:
        return ()
    if blow.kind not in COVERED_KINDS or not fighter.dp or fighter.row is not FRONT or fighter is blow.attacker:
        return ()
    rules = fight.rules
    may_cover, may_guard = not fighter.covered, not fighter.guarded
    if rules.cover_shared:
        may_cover = may_guard = may_cover and may_guard
    if not (may_cover or may_guard):
        return ()
    found: tuple[Offer, ...] = ()
    for mark in marks:
        target = mark.aimed
        if target is fighter or target.side != fighter.side or mark.settled or not mark.against:
            continue
        if may_cover and (rules.cover_by_targets or all(one.aimed is not fighter for one in marks)):
            found += (_covers(target.id, fighter.dp),)
        if may_guard:
            for name, sheet in fighter.guards.items():
                if sheet.others:
                    found += (_guards_for(target.id, name, fighter.dp),)
    return found


@lru_cache(maxsize=4096)
def _covers(target: str, most: int) -> Offer:
    return Offer([Option(f"cover {target} {dice}", Cover(target, dice), dice, _COVER) for dice in range(1, most + 1)])


@lru_cache(maxsize=4096)
def _guards_for(target: str, name: str, most: int) -> Offer:
    counts = range(1, most + 1)
    return Offer(
        [Option(f"guard for {target} {name} {dice}", GuardFor(target, name, dice), dice, _GUARD_FOR) for dice in counts]
    )


def judge(fight: Fight, fighter: Fighter, act: Cover | GuardFor) -> None:
    """Refuses a cover, or a guard for another, that is not among `acts_for_others` now.

    Raises:
        NotOffered: with the reason and the clause.
    """
    blow = fight.blow
    if blow is not None and blow.kind is AttackKind.DANMAKU:
        raise NotOffered("cover-danmaku", {}, clauses=_NOT_DANMAKU)
    if fighter.row is not FRONT:
        raise NotOffered("back-row", {}, clauses=_FRONT)
    if fighter.covered or fighter.guarded:
        raise NotOffered("cover-again", {}, clauses=_ONCE)
    if act.dice < 1:
        raise NotOffered("no-dice", {}, clauses=_NO_DICE, accepted=("1..",))
    if act.dice > fighter.dp:
        given = {"cost": act.dice, "dp": fighter.dp}
        raise NotOffered("no-dp", given, clauses=_NO_DP, accepted=(f"..{fighter.dp}",))
    raise NotOffered("cover-not-now", {"name": act.target}, clauses=_NOT_NOW)


def helpers(fight: Fight, blow: Blow) -> list[Fighter]:
    """The allies of whoever is about to be brought down: their help may matter."""
    falling = [mark.aimed for mark in blow.marks if _is_falling(blow, mark)]
    if not falling:
        return []
    return [
        fighter
        for fighter in fight.fighters
        if fighter.able and any(target.side == fighter.side and target is not fighter for target in falling)
    ]


def _is_falling(blow: Blow, mark: Mark) -> bool:
    """Whether an ordinary roll of the damage is all that a target, or her card, has left, and an ordinary evasion with
    all her DP would not save her.
    """
    target = mark.aimed
    left = target.card_hp if target.card is not None else target.hp
    if blow.likely < left or mark.settled:
        return False
    return 2 * evasion_value(target) + 7 * target.dp < 2 * mark.against


def help_out(fight: Fight, fighter: Fighter, act: Declaration, blow: Blow) -> Flow:
    """Carries out a cover, or a guard for another."""
    assert isinstance(act, Cover | GuardFor)
    mark = next(mark for mark in blow.marks if mark.aimed.id == act.target)
    if mark.settled:
        return
    if isinstance(act, GuardFor):
        fighter.guarded = True
        yield from guard(fight, mark, fighter, act.guard, act.dice)
        return
    yield from _cover(fight, fighter, mark, act.dice)


def cover_value(fighter: Fighter) -> int:
    """What the dice of a cover are added to. Clauses: sengen.core.cover."""
    return fighter.move + fighter.bonus.cover


def _cover(fight: Fight, fighter: Fighter, mark: Mark, dice: int) -> Flow:
    """カバー: 身体 + 〈回避〉 + dice against the attack; then it strikes her who covers, as a sure hit.

    Clauses: sengen.core.cover, sengen.core.cover-effect, sengen.graze.no-cover. Rulings: sengen.cover.failed_slot.
    """
    dp = pay(fighter, dice)
    faces = yield Roll(dice, 6, fighter.seat, "cover")
    value = cover_value(fighter)
    total = value + sum(faces)
    won = total >= mark.against
    fighter.covered = won or fight.rules.failed_cover_counts
    fight.log.tell(Covered(fighter.id, mark.aimed.id, faces, value, total, mark.against, won, dp, _COVER))
    if won:
        mark.fighter = fighter
        struck(fight, mark, Failure.BARRED, _COVERED)
