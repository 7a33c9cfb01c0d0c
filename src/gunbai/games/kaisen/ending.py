"""When a battle is over. Rulings: kaisen.battle.end, kaisen.battle.quiet, kaisen.battle.rounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.events.battle import BattleOver, RoundBegan
from gunbai.games.kaisen.values import Gone
from gunbai.kernel.game import Result

if TYPE_CHECKING:
    from gunbai.games.kaisen.state import Sea

_END = cites("kaisen.move.sequence")
_ROUND = cites("kaisen.time.minutes", "kaisen.move.sequence")


def conclude(sea: Sea) -> Result | None:
    """Whether the battle is over as things stand: at most one side has a ship that can act; kept in `sea.ended`.

    It is looked into when the ships that can act have become other ones.
    """
    if sea.ended is not None or not sea.thinned:
        return sea.ended
    sea.thinned = False
    able: tuple[str, ...] = ()
    for ship in sea.ships:
        if ship.able and ship.side not in able:
            if able:
                return None
            able = (ship.side,)
    others = [ship for ship in sea.ships if ship.side not in able]
    if not able:
        why = "all-lost"
    elif all(ship.gone is Gone.REMOVED for ship in others):
        why = "yielded"
    elif all(ship.gone is Gone.LEFT for ship in others):
        why = "withdrawn"
    else:
        why = "last-side"
    sea.ended = Result(able, why, _END)
    return sea.ended


def end_round(sea: Sea) -> None:
    """Counts rounds without damage, and goes on to the next one, if there is one."""
    sea.quiet = 0 if sea.damage else sea.quiet + 1
    sea.damage = False
    if conclude(sea) is None and sea.quiet >= sea.rules.battle_quiet:
        sea.ended = Result((), "quiet", _END)
    next_round_number(sea)


def next_round_number(sea: Sea) -> bool:
    """One round more; returns False where the last one is over."""
    if sea.ended is None and sea.round >= sea.rules.battle_rounds:
        sea.ended = Result((), "dusk", _END)
    if sea.ended is None:
        sea.round += 1
        sea.log.tell(RoundBegan(sea.round, _ROUND))
        for ship in sea.ships:
            ship.power = ship.achievement = ship.straight = ship.captain_bonus = 0
            ship.flagged = ship.done = False
            ship.legs = ()
            for person in ship.people:
                person.acted = False
    return sea.ended is None


def finish(sea: Sea, result: Result) -> None:
    """The battle is over."""
    sea.ended = result
    if sea.begun:
        # The questions hang on the whole battle, so that it would wait for the collector of garbage.
        for ship in sea.ships:
            del ship.plot_ask, ship.attack_ask
    sea.log.tell(BattleOver(result.winners, result.why, result.clauses or _END))
