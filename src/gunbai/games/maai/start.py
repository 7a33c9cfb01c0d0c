"""Where a duel starts, where both sides, or the one with the initiative, may settle on something else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.maai.choices import offer_of, question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.events.course import StartNamed
from gunbai.games.maai.reach import initiative
from gunbai.games.maai.values import DISTANCES, Origin, Terrain
from gunbai.kernel.requests import AskAll, Flow, Offer

if TYPE_CHECKING:
    from gunbai.games.maai.state import Duel, Fight

AS_IT_IS = "as it is"
_AGREE = cites("maai.distance.start.basis", "maai.distance.start.from_battle", "maai.distance.start.formal")
_NAMED = cites("maai.distance.start.basis")


def settle_start(fight: Fight, duel: Duel, origin: Origin, *, agree: bool) -> Flow:
    """Both name a start in secret; if they agree, it holds. Out of a battle, failing that, the side with the initiative
    may name one; on equal initiative the start stays.

    Args:
        agree: the two are asked.

    Clauses: maai.distance.start.basis. Rulings: maai.distance.start.
    """
    one, two = duel.fighters
    if fight.rules.start == "first-mover-chooses" and duel.modules.ladder:
        ahead = one if initiative(fight, one) >= initiative(fight, two) else two
        wish = yield question(ahead, "start-first", lambda: _cells(duel), _NAMED)
        _set(fight, duel, wish.id, ahead.id)
        return
    if not agree:
        return
    wishes = yield AskAll(*(question(fighter, "start", lambda: _cells(duel), _AGREE) for fighter in duel.fighters))
    if wishes[0].id == wishes[1].id:
        _set(fight, duel, wishes[0].id, "")
        return
    ours, theirs = initiative(fight, one), initiative(fight, two)
    if origin is Origin.BATTLE and ours != theirs:
        first = one if ours > theirs else two
        wish = yield question(first, "start-first", lambda: _cells(duel), _NAMED)
        _set(fight, duel, wish.id, first.id)


def _cells(duel: Duel) -> Offer:
    cells = [cell for cell in DISTANCES if not (duel.terrain is Terrain.NARROW and cell == 0)]
    return offer_of((AS_IT_IS, *(cell.name.lower() for cell in cells)))


def _set(fight: Fight, duel: Duel, name: str, by: str) -> None:
    if name != AS_IT_IS:
        duel.distance = next(cell for cell in DISTANCES if cell.name.lower() == name)
        fight.log.tell(StartNamed(duel.distance, by, _NAMED))
