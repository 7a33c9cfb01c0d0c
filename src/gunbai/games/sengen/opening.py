"""How a turn opens: recovery, the declarations of DP, delay and row, the order, full defence (6.2.2, 6.2.3, 6.2.10)."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from gunbai.games.sengen.choices import offer_of
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Declare
from gunbai.games.sengen.declaring import declare_ask
from gunbai.games.sengen.events.course import (
    Declared,
    Focused,
    LetGoFirst,
    NotRecovered,
    OrderSet,
    Recovered,
    RecoverySkipped,
    TieRolled,
    Watched,
)
from gunbai.games.sengen.muster import muster
from gunbai.games.sengen.points import pay, restore
from gunbai.games.sengen.values import BACK, FRONT, TURN_START
from gunbai.kernel.requests import AskAll, Flow, Roll

if TYPE_CHECKING:
    from gunbai.games.sengen.character import Hindrance
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

Order = Generator[Any, Any, list["Fighter"]]

WAIT_BONUS = 2
"""Clauses: sengen.wait.bonus."""

_RECOVERED = cites("sengen.dp.recover", "sengen.core.dp-recovery")
_WAITED = _RECOVERED + cites("sengen.wait.bonus", "sengen.wait.next-only")
_SKIPPED = cites("sengen.core.surprise-dp")
_HINDERED: dict[str, tuple[str, ...]] = {
    "bound": cites("sengen.dp.no-recover-bound"),
    "confined": cites("sengen.dp.no-recover-confined"),
    "blind": cites("sengen.dp.no-recover-blind"),
    "other": cites("sengen.dp.no-recover-similar"),
}
_DECLARED = cites("sengen.order.declare", "sengen.row.declare", "sengen.row.split")
_DELAYED = _DECLARED + cites("sengen.order.delay", "sengen.order.delay-smaller")
_WATCH = cites("sengen.area.option-watch")
_ORDER = cites("sengen.order.descending")
_BOTH_KINDS = cites("sengen.order.pc-first")
_EQUALS = cites("sengen.order.same-kind")
_YIELD = cites("sengen.order.pc-yield")
_YIELDS = _BOTH_KINDS + _YIELD
_FOCUS = cites("sengen.focus.timing", "sengen.focus.back-only")
FULL_DEFENCE = "full defence"
_focus_offer = partial(offer_of, ("no", FULL_DEFENCE))
_yield_offer = partial(offer_of, ("first", "after"))


def recover(fight: Fight) -> None:
    """Everybody's DP at the start of a turn.

    Clauses: sengen.dp.recover, sengen.wait.bonus, sengen.wait.next-only, sengen.dp.no-recover-bound and its kin,
    sengen.core.surprise-dp. Rulings: sengen.dp.first_turn, sengen.dp.cap.
    """
    skipped = fight.turn == 1 and (fight.scene.skip_first_recovery or not fight.rules.first_recovery)
    if skipped:
        fight.log.tell(RecoverySkipped(_SKIPPED))
    tell = fight.log.tell
    hindered = bool(fight.scene.hindered)
    for fighter in fight.fighters:
        waited = fighter.waited
        fighter.streak, fighter.waited = waited, 0
        if skipped or not fighter.able:
            continue
        if hindered or fighter.hindrances or fighter.hinders:
            why = hindrance(fight, fighter)
            if why is not None:
                tell(NotRecovered(fighter.id, why, fighter.dp, _HINDERED[why.value]))
                continue
        gained = restore(fighter, fighter.recovery + WAIT_BONUS * waited)
        tell(Recovered(fighter.id, gained, fighter.dp, _WAITED if waited else _RECOVERED))


def hindrance(fight: Fight, fighter: Fighter) -> Hindrance | None:
    """What keeps a fighter's DP from recovering now."""
    if fight.scene.hindered:
        return fight.scene.hindered[0]
    if fighter.hindrances:
        return fighter.hindrances[0]
    for why, until, _ in fighter.hinders:
        if until >= fight.turn:
            return why
    return None


def declare(fight: Fight) -> Flow:
    """All declare in secret, one of each side at a time so that no back row is too long; then all is opened.

    Clauses: sengen.order.declare, sengen.row.declare, sengen.row.limit. Rulings: sengen.declare.sequence.
    """
    mustered, tell = muster(fight), fight.log.tell
    backs = mustered.backs.copy()
    for group, waves in mustered.groups:
        for speakers in waves:
            answers = yield AskAll(*[declare_ask(fight, fighter, backs[fighter.side] > 0) for fighter in speakers])
            for fighter, said in zip(speakers, answers, strict=True):
                _take(fighter, said)
                if said.row is BACK:
                    backs[fighter.side] -= 1
        for fighter in group:
            delayed = fighter.delayed
            cited = _DELAYED if delayed else _DECLARED
            tell(Declared(fighter.id, fighter.declared, fighter.row, fighter.number, delayed, cited))
    fight.rows_open = True
    if fight.scene.watching:
        _watch(fight, mustered.everybody)
    fight.regroup()


def _watch(fight: Fight, everybody: Sequence[Fighter]) -> None:
    """Pairs that watch their positions pay for it. Clauses: sengen.area.option-watch."""
    for fighter in everybody:
        for name in fighter.watching:
            other = fight.fighter(name)
            if other is not None and other.able and fighter.dp and other.dp:
                pay(fighter, 1)
                pay(other, 1)
                fight.log.tell(Watched(fighter.id, name, _WATCH))
            else:
                fighter.watching = tuple(one for one in fighter.watching if one != name)
    for fighter in everybody:
        for name in fighter.watching:
            other = fight.fighter(name)
            assert other is not None
            other.watching = (*other.watching, fighter.id)


def _take(fighter: Fighter, said: Declare) -> None:
    dp, delay = fighter.dp, said.delay
    fighter.row, fighter.declared = said.row, dp
    fighter.delayed, fighter.number = (False, dp) if delay is None else (True, delay)
    fighter.yields, fighter.watching = said.yields, said.watch


# ---- order ---------------------------------------------------------------------------------------------------------


def set_order(fight: Fight) -> Flow:
    """Who acts when. Clauses: sengen.order.descending, sengen.order.pc-first, sengen.order.same-kind.

    Rulings: sengen.order.simple_mode, sengen.order.fixed.
    """
    ordered = sorted(muster(fight).everybody, key=_number, reverse=True)
    numbers = [fighter.number for fighter in ordered]
    if len(set(numbers)) < len(numbers):
        able, ordered = ordered, []
        for number in dict.fromkeys(numbers):
            equals = [fighter for fighter in able if fighter.number == number]
            ordered += equals if len(equals) == 1 else (yield from _among(fight, equals))
    if fight.rules.sides_in_turn:
        sides = list(dict.fromkeys(fighter.side for fighter in ordered))
        ordered.sort(key=lambda fighter: sides.index(fighter.side))
    fight.order = tuple(ordered)
    fight.log.tell(OrderSet(tuple([fighter.id for fighter in ordered]), _ORDER))


_number = attrgetter("number")


def resume_order(fight: Fight) -> None:
    """The order of a battle that begins in the middle of a turn: as the scenario says, else by the numbers."""
    said = fight.prepared.scenario.now.order
    able = [fighter for fighter in fight.fighters if fighter.able]
    if said:
        fight.order = tuple(sorted(able, key=lambda fighter: said.index(fighter.id)))
    else:
        fight.order = tuple(sorted(able, key=lambda fighter: (-fighter.number, fighter.npc)))
    fight.log.tell(OrderSet(tuple([fighter.id for fighter in fight.order]), _ORDER))


def _among(fight: Fight, equals: list[Fighter]) -> Order:
    """Equals in their order: PCs before NPCs unless they yield. Rulings: sengen.order.delay_tie."""
    if fight.rules.undelayed_first and len({fighter.delayed for fighter in equals}) > 1:
        first = yield from _among(fight, [fighter for fighter in equals if not fighter.delayed])
        return first + (yield from _among(fight, [fighter for fighter in equals if fighter.delayed]))
    pcs = [fighter for fighter in equals if not fighter.npc]
    npcs = [fighter for fighter in equals if fighter.npc]
    after: list[Fighter] = []
    if pcs and npcs:
        after = yield from _who_yields(fight, pcs)
    first = yield from _alike(fight, [fighter for fighter in pcs if fighter not in after])
    second = yield from _alike(fight, npcs)
    return first + second + (yield from _alike(fight, after))


def _who_yields(fight: Fight, pcs: list[Fighter]) -> Order:
    """The PCs who let an equal NPC go first. Clauses: sengen.order.pc-yield. Rulings: sengen.order.yield_when."""
    after = []
    for fighter in sorted(pcs, key=lambda fighter: -fighter.sense):
        if fight.rules.yield_asked:
            yields = (yield fighter.ask("yield", _YIELDS, _yield_offer)).id == "after"
        else:
            yields = fighter.yields
        if yields:
            fight.log.tell(LetGoFirst(fighter.id, _YIELD))
            after.append(fighter)
    return after


def _alike(fight: Fight, equals: list[Fighter]) -> Order:
    """Equals that are all PCs, or all NPCs.

    Rulings: sengen.order.same_side_tie, sengen.order.pvp.
    """
    if len(equals) < 2:
        return equals
    if len({fighter.side for fighter in equals}) == 1:
        if fight.rules.same_side_die:
            return (yield from _by_dice(fight, equals))
        return sorted(equals, key=lambda fighter: fighter.yields)
    if not fight.rules.sense_first:
        return (yield from _by_dice(fight, equals))
    ordered: list[Fighter] = []
    for sense in sorted({fighter.sense for fighter in equals}, reverse=True):
        alike = [fighter for fighter in equals if fighter.sense == sense]
        several = len({fighter.side for fighter in alike}) > 1
        ordered += (yield from _by_dice(fight, alike)) if several else sorted(alike, key=lambda one: one.yields)
    return ordered


def _by_dice(fight: Fight, equals: list[Fighter]) -> Order:
    """A die for each, the highest first; equal dice are thrown again."""
    if len(equals) < 2:
        return equals
    faces = yield Roll(len(equals), 6, "", "tie")
    fight.log.tell(TieRolled(tuple([fighter.id for fighter in equals]), faces, _EQUALS))
    ordered: list[Fighter] = []
    for face in sorted(set(faces), reverse=True):
        again = [fighter for fighter, own in zip(equals, faces, strict=True) if own == face]
        ordered += yield from _by_dice(fight, again)
    return ordered


# ---- full defence --------------------------------------------------------------------------------------------------


def focus(fight: Fight) -> Flow:
    """Whoever is in the back row may give herself to defence, once the order is known.

    Clauses: sengen.focus.timing, sengen.focus.back-only. Rulings: sengen.focus.with_wait.
    """
    backs = [fighter for fighter in muster(fight).everybody if fighter.row is BACK]
    if not backs:
        return
    answers = yield AskAll(*[fighter.ask("focus", _FOCUS, _focus_offer) for fighter in backs])
    for fighter, said in zip(backs, answers, strict=True):
        if said.id == FULL_DEFENCE:
            fighter.focused, fighter.hand = True, None
            if fight.rules.focus_waits:
                fighter.waited = 1
            fight.log.tell(Focused(fighter.id, _FOCUS))


def close_rows(fight: Fight) -> None:
    """What lasted for a turn is over: rows, delays and the like are declared anew."""
    fight.rows_open = False
    fight.moment, fight.carded = TURN_START, ()
    for fighter in fight.fighters:
        fighter.row = FRONT
        fighter.delayed = fighter.yields = fighter.covered = fighter.guarded = fighter.moved = False
        fighter.attacks = fighter.others = 0
        if fighter.focused:
            fighter.focused, fighter.hand = False, None
        fighter.watching = ()
