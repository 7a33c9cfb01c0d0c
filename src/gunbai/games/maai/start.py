"""Where the duel starts, where both sides, or the one with the initiative, may settle on something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.choices import offer_of
from gunbai.games.maai.cites import cites
from gunbai.games.maai.events.course import StartNamed
from gunbai.games.maai.reach import initiative
from gunbai.games.maai.values import DISTANCES, Origin, Terrain
from gunbai.kernel.requests import Ask, AskAll, Flow, Offer

if TYPE_CHECKING:
    from gunbai.games.maai.state import Fight

AS_IT_IS = "as it is"
_AGREE = cites("maai.distance.start.basis", "maai.distance.start.from_battle", "maai.distance.start.formal")
_NAMED = cites("maai.distance.start.basis")


def settle_start(fight: Fight) -> Flow:
    """Both name a start in secret; if they agree, it holds. Out of a battle, failing that, the side with the initiative
    may name one; on equal initiative the start stays.

    Clauses: maai.distance.start.basis. Rulings: maai.distance.start.
    """
    if fight.rules.start == "first-mover-chooses" and fight.modules.ladder and not fight.start_count:
        one, two = fight.fighters
        ahead = one if initiative(fight, one) >= initiative(fight, two) else two
        wish = yield Ask(ahead.id, "start-first", lambda: _cells(fight), _NAMED)
        _set(fight, wish.id, ahead.id)
        return
    if not fight.agree:
        return
    fight.agree = False
    wishes = yield AskAll(*(Ask(fighter.id, "start", lambda: _cells(fight), _AGREE) for fighter in fight.fighters))
    if wishes[0].id == wishes[1].id:
        _set(fight, wishes[0].id, "")
        return
    one, two = fight.fighters
    ours, theirs = initiative(fight, one), initiative(fight, two)
    if fight.origin is Origin.BATTLE and ours != theirs:
        first = one if ours > theirs else two
        wish = yield Ask(first.id, "start-first", lambda: _cells(fight), _NAMED)
        _set(fight, wish.id, first.id)


def _cells(fight: Fight) -> Offer:
    cells = [cell for cell in DISTANCES if not (fight.terrain is Terrain.NARROW and cell == 0)]
    return offer_of((AS_IT_IS, *(cell.name.lower() for cell in cells)))


def _set(fight: Fight, name: str, by: str) -> None:
    if name != AS_IT_IS:
        fight.distance = next(cell for cell in DISTANCES if cell.name.lower() == name)
        fight.log.tell(StartNamed(fight.distance, by, _NAMED))
