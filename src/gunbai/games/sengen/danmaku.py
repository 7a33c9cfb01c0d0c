"""What one does against danmaku: evade it by paying, or not (6.2.2, 6.2.14)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from gunbai.games.sengen import graze
from gunbai.games.sengen.answers import taker
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import IGNORE, Evade
from gunbai.games.sengen.events.attacks import DanmakuEvaded, Struck
from gunbai.games.sengen.legality import surprise_of
from gunbai.games.sengen.owing import before_reigeki, owed
from gunbai.games.sengen.points import pay
from gunbai.games.sengen.values import DECLARED, Failure
from gunbai.games.sengen.windows import acts, carry_out
from gunbai.kernel.requests import Flow, Offer, Option, joined

if TYPE_CHECKING:
    from gunbai.games.sengen.blow import Blow, Mark
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

_ASKED = cites("sengen.dp.danmaku-evade", "sengen.core.cover-not-danmaku")
_EVADED = cites("sengen.dp.danmaku-evade", "sengen.dp.cost-without-roll")
_HALVED = _EVADED + cites("sengen.focus.halve", "sengen.focus.after-abilities")
_STRUCK = {
    Failure.WAIVED: cites("sengen.graze.danmaku-ignore", "sengen.damage.when"),
    Failure.SHORT: cites("sengen.graze.danmaku-short", "sengen.damage.when"),
    Failure.BARRED: cites("sengen.core.surprise-far", "sengen.damage.when"),
}


_IGNORING = Offer((Option("ignore", IGNORE),))


def can_pay(fight: Fight, fighter: Fighter, cost: int) -> bool:
    """Rulings: sengen.dp.exact_zero."""
    return fighter.dp >= cost + (1 if cost and fight.rules.keep_one else 0)


def answer_danmaku(fight: Fight, blow: Blow, mark: Mark) -> Flow:
    """A target decides about danmaku. Clauses: sengen.dp.danmaku-evade, sengen.graze.danmaku-ignore.

    Rulings: sengen.danmaku.choice, sengen.dp.shortage.
    """
    fighter = mark.fighter
    hidden = surprise_of(fight, blow.attacker, fighter)
    if hidden is not None and not hidden.alert:
        _strike(fight, mark, Failure.BARRED)
        return
    while fighter.able and not mark.settled:
        cost = owed(fight, mark)
        if not cost:
            _evade(fight, mark, cost)
            return
        ask = fighter.ask("danmaku", _ASKED, lambda: _offer(fight, blow, mark))
        ask.takes = ask.takes or taker(fight, fighter, "danmaku")
        if ask.offer is _IGNORING:
            _strike(fight, mark, Failure.SHORT)
            return
        answer = yield ask
        if type(answer) is Evade:
            _evade(fight, mark, owed(fight, mark))
            return
        if answer == IGNORE:
            pays = can_pay(fight, fighter, owed(fight, mark))
            _strike(fight, mark, Failure.WAIVED if pays else Failure.SHORT)
            return
        yield from carry_out(fight, fighter, answer, DECLARED, blow)


def _offer(fight: Fight, blow: Blow, mark: Mark) -> Offer:
    fighter = mark.fighter
    cost = owed(fight, mark)
    more = acts(fight, fighter, DECLARED, blow)
    first = _paying(cost) if can_pay(fight, fighter, cost) else _IGNORING
    return joined(first, *more) if more else first


@lru_cache(maxsize=100)
def _paying(cost: int) -> Offer:
    """Evading for so many DP, or not."""
    return Offer((Option("evade", Evade(), cost, _ASKED), *_IGNORING))


def _evade(fight: Fight, mark: Mark, cost: int) -> None:
    """Pays, and grazes by it. Clauses: sengen.graze.danmaku, sengen.dp.danmaku-evade.

    Rulings: sengen.focus.graze, sengen.graze.reigeki_amount.
    """
    fighter, rules = mark.fighter, fight.rules
    dp = pay(fighter, cost)
    mark.spared = True
    fight.log.tell(DanmakuEvaded(fighter.id, cost, dp, _HALVED if fighter.focused else _EVADED))
    gained = cost
    if rules.reigeki_full_graze:
        gained = before_reigeki(mark)
    if rules.focus_full_graze and fighter.focused:
        gained = mark.lessens - (0 if rules.reigeki_full_graze else mark.reigeki)
    graze.gain_from(fight, mark, gained, graze.BY_DANMAKU)


def _strike(fight: Fight, mark: Mark, why: Failure) -> None:
    mark.hit, mark.failure = True, why
    if why is Failure.SHORT and fight.rules.shortage_empties:
        pay(mark.fighter, mark.fighter.dp)
    fight.log.tell(Struck(mark.fighter.id, why, _STRUCK[why]))
