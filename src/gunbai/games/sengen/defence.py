"""Defences with a judgement: evasion, guard, cover, resistance (6.2.5)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gunbai.games.sengen import graze
from gunbai.games.sengen.answers import taker
from gunbai.games.sengen.cards import CARD_BONUS
from gunbai.games.sengen.character import AttackKind
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import TAKE, Dice, Evade, Guard
from gunbai.games.sengen.events.attacks import Evaded, Perceived
from gunbai.games.sengen.guarding import FOCUSED, GUARDED, TAKING, dice_offer, evasion_value, guard, struck
from gunbai.games.sengen.legality import MOST_DICE, surprise_of
from gunbai.games.sengen.points import pay
from gunbai.games.sengen.values import SHOWN, Failure
from gunbai.games.sengen.windows import acts, carry_out
from gunbai.kernel.requests import Ask, Flow, Offer, Option, Roll, joined

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from gunbai.games.sengen.blow import Blow, Mark
    from gunbai.games.sengen.state import Fight

ASKED = cites(
    "sengen.defence.see-first", "sengen.defence.dice-then", "sengen.defence.one-per-attack", "sengen.defence.unlimited",
    "sengen.turn.any-defence",
)  # fmt: skip
_EVADED = cites(
    "sengen.core.evade-trait", "sengen.defence.dice-then", "sengen.defence.tie", "sengen.core.opposed-tie",
    "sengen.noroll.min-one", "sengen.dp.formula",
)  # fmt: skip
_NO_MELEE_GRAZE = cites("sengen.graze.melee-defender")
_ALERT = cites("sengen.core.surprise-alert")


def defend(fight: Fight, blow: Blow, mark: Mark) -> Flow:
    """The one defence of a target against an attack whose achievement she has seen.

    Clauses: sengen.defence.one-per-attack, sengen.defence.see-first, sengen.defence.dice-then, sengen.noroll.auto-fail.
    """
    if mark.settled:
        return
    most = yield from _noticed(fight, blow, mark)
    fighter = mark.fighter
    while fighter.able and not mark.settled:
        ask = fighter.ask("defend", ASKED, lambda: _offer(fight, blow, mark, most))
        ask.takes = ask.takes or taker(fight, fighter, "defend")
        if not most or ask.offer is TAKING:
            struck(fight, mark, Failure.SHORT if most else Failure.BARRED)
            return
        answer = yield ask
        if type(answer) is Evade:
            yield from _evade(fight, blow, mark, answer.dice)
        elif type(answer) is Guard:
            yield from guard(fight, mark, fighter, answer.guard, answer.dice)
            if not mark.settled:
                struck(fight, mark, Failure.ROLLED)
        elif answer == TAKE:
            struck(fight, mark, Failure.WAIVED)
        else:
            yield from carry_out(fight, fighter, answer, SHOWN, blow)


def _offer(fight: Fight, blow: Blow, mark: Mark, most: int) -> Offer:
    """Evasions, guards, taking it, and what may be done at any moment."""
    fighter = mark.fighter
    more = acts(fight, fighter, SHOWN, blow)
    dice = min(fighter.dp, most)
    if not dice:
        return joined(TAKING, *more) if more else TAKING
    return joined(_listed(dice, fighter.guard_names), TAKING, *more)


@lru_cache(maxsize=1024)
def _listed(dice: int, guards: tuple[str, ...]) -> Offer:
    """Evasions and guards with up to so many dice."""
    counts = range(1, dice + 1)
    options = [Option(f"evade {count}", Evade(count), count, _EVADED) for count in counts]
    options += [
        Option(f"guard {name} {count}", Guard(name, count), count, GUARDED) for name in guards for count in counts
    ]
    return Offer(options)


def _evade(fight: Fight, blow: Blow, mark: Mark, dice: int) -> Flow:
    """回避: 感覚 + 〈回避〉 + dice, ties for the defence.

    Clauses: sengen.core.evade-trait, sengen.defence.tie, sengen.graze.shot, sengen.graze.homing,
    sengen.graze.melee-defender.
    """
    fighter = mark.fighter
    dp = pay(fighter, dice)
    faces = yield Roll(dice, 6, fighter.seat, "evade")
    value = evasion_value(fighter)
    total = value + sum(faces)
    won = total >= mark.against
    mark.dice = dice
    cited = _EVADED + FOCUSED if fighter.focused else _EVADED
    if fighter.bonus.evasion:
        cited += CARD_BONUS
    if blow.kind is AttackKind.MELEE:
        cited += _NO_MELEE_GRAZE
    fight.log.tell(Evaded(fighter.id, faces, value, total, mark.against, won, dp, cited))
    if won:
        mark.spared = True
        graze.evaded(fight, blow, mark)
    else:
        struck(fight, mark, Failure.ROLLED)


def _noticed(fight: Fight, blow: Blow, mark: Mark) -> Generator[Any, Any, int]:
    """How many dice an evasion may have: none against an attack out of hiding that was not noticed.

    Clauses: sengen.core.surprise-far, sengen.core.surprise-alert.
    """
    fighter = mark.fighter
    hidden = surprise_of(fight, blow.attacker, fighter)
    if hidden is None:
        return 1000
    if blow.kind is AttackKind.SHOT and mark.against < hidden.hit_target:
        mark.spared = True
        return 0
    if not hidden.alert:
        return 0
    said: Dice = yield Ask(fighter.seat, "notice", lambda: dice_offer(fighter, MOST_DICE), _ALERT, about=fighter.of)
    if not said.dice:
        return 0
    dp = pay(fighter, said.dice)
    faces = yield Roll(said.dice, 6, fighter.seat, "look")
    value = fighter.look - hidden.penalty
    total = value + sum(faces)
    won = total >= mark.against
    fight.log.tell(Perceived(fighter.id, faces, value, total, mark.against, won, dp, _ALERT))
    return MOST_DICE if won else 0
