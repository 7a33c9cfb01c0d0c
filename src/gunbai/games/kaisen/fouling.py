"""衝突: ships that end in one hex, and those that grapple their neighbours."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from gunbai.errors import NotOffered
from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.declaration import Foul
from gunbai.games.kaisen.events.fouling import How
from gunbai.games.kaisen.fouled import foul
from gunbai.games.kaisen.geometry import BESIDE
from gunbai.games.kaisen.notation import format_foul, parse_foul
from gunbai.games.kaisen.opposed import Side, contest
from gunbai.games.kaisen.values import Check
from gunbai.games.kaisen.weather import is_stormy
from gunbai.kernel.requests import Ask, AskAll, Declaration, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

HOOK = 5
"""What grappling hooks add. Clauses: kaisen.foul.hook, kaisen.exit.hook."""

_WISH = cites("kaisen.foul.adjacent", "kaisen.foul.adjacent-both", "kaisen.foul.hook")
_CONTEST = cites("kaisen.foul.adjacent", "kaisen.foul.adjacent-values")
_HOOKED = _CONTEST + cites("kaisen.foul.hook")
_FAR = cites("kaisen.foul.adjacent")


def neighbours_of(sea: Sea, ship: Ship) -> list[Ship]:
    """Ships in adjacent hexes that a ship is not fouled with, in order."""
    nw, east = ship.at
    return [
        other
        for other in sea.ships
        if (other.at[0] - nw, other.at[1] - east) in BESIDE and other.gone is None and other.id not in ship.fouled
    ]


def grapple_phase(sea: Sea) -> Flow:
    """Every ship beside others may wish to become fouled with them.

    Clauses: kaisen.foul.adjacent, kaisen.foul.adjacent-both, kaisen.storm.no-judgement.
    Rulings: kaisen.foul.adjacent_timing, kaisen.foul.graph.
    """
    if is_stormy(sea):
        return
    asked = [ship for ship in sea.ships if ship.able and neighbours_of(sea, ship)]
    if not asked:
        return
    answers = yield AskAll(*(_ask(sea, ship) for ship in asked))
    wishes = {ship.id: answer.ships for ship, answer in zip(asked, answers, strict=True)}
    for place, one in enumerate(sea.ships):
        for other in sea.ships[place + 1 :]:
            ours = other.id in wishes.get(one.id, ()) and one.able
            theirs = one.id in wishes.get(other.id, ()) and other.able
            if not (ours or theirs) or other not in neighbours_of(sea, one):
                continue
            if ours and theirs:
                foul(sea, one, other, How.BOTH)
            elif (yield from _grapple(sea, *((one, other) if ours else (other, one)))):
                foul(sea, one, other, How.CONTEST)


def _ask(sea: Sea, ship: Ship) -> Ask:
    def take(say: str | Declaration) -> Option:
        wish = parse_foul(say, sea.prepared.words.ships) if isinstance(say, str) else say
        near = _within_reach(sea, ship)
        if not isinstance(wish, Foul) or any(name not in near for name in wish.ships):
            names = wish.ships if isinstance(wish, Foul) else ()
            far = next((name for name in names if name not in near), "")
            raise NotOffered("foul-far", {"ship": far}, clauses=_FAR, accepted=near)
        wish = Foul(tuple(name for name in near if name in wish.ships))
        return Option(format_foul(wish), wish, clauses=_WISH)

    return Ask(ship.seat, "foul", _offer(sea, ship), _WISH, take, ship.id)


def _within_reach(sea: Sea, ship: Ship) -> tuple[str, ...]:
    """The ships that a ship may grapple; none when it cannot act any more."""
    return tuple(other.id for other in neighbours_of(sea, ship)) if ship.able else ()


def _offer(sea: Sea, ship: Ship) -> Callable[[], Offer]:
    def offer() -> Offer:
        near = _within_reach(sea, ship)
        wishes = [Foul(), *(Foul((name,)) for name in near), *([Foul(near)] if len(near) > 1 else [])]
        return Offer(Option(format_foul(wish), wish, clauses=_WISH) for wish in wishes)

    return offer


def _grapple(sea: Sea, one: Ship, other: Ship) -> Flow:
    """The contest for fouling; returns whether the ship that wishes it wins.

    Clauses: kaisen.foul.adjacent-values, kaisen.foul.hook. Rulings: kaisen.foul.hook_side.
    """
    hooks_help = sea.rules.foul_hook_side == "either" and other.profile.hook
    cited = _HOOKED if one.profile.hook or hooks_help else _CONTEST
    ours, theirs = grapple_bonuses(sea, one, other)
    return (yield from contest(sea, Check.FOUL, Side(one, ours), Side(other, theirs), cited))


def grapple_bonuses(sea: Sea, one: Ship, other: Ship) -> tuple[int, int]:
    """What a ship that wishes to grapple, and the other one, add to their dice.

    Clauses: kaisen.foul.adjacent-values, kaisen.foul.hook. Rulings: kaisen.foul.hook_side.
    """
    hooks_help = sea.rules.foul_hook_side == "either" and other.profile.hook
    ours = one.profile.rigging + one.profile.steering + (HOOK if one.profile.hook else 0)
    return ours, other.profile.rigging + other.profile.steering + (HOOK if hooks_help else 0)
