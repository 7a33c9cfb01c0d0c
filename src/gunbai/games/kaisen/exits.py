"""衝突状態からの離脱: after all fighting, who wishes to leave rolls against every ship it is fouled with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.kaisen.cites import cites
from gunbai.games.kaisen.fouled import clear
from gunbai.games.kaisen.fouling import HOOK
from gunbai.games.kaisen.opposed import Side, against_number, contest
from gunbai.games.kaisen.rolls import performance_of
from gunbai.games.kaisen.values import FREE, Check, Hold
from gunbai.games.kaisen.weather import is_stormy
from gunbai.kernel.requests import Ask, AskAll, Choice, Flow, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.kaisen.ship import Ship
    from gunbai.games.kaisen.state import Sea

LEAVE, STAY = "leave", "stay"

_ASK = cites("kaisen.exit.after-combat", "kaisen.exit.opposed", "kaisen.foul.no-exit")
_LEAVE = Option(LEAVE, Choice(LEAVE), clauses=cites("kaisen.exit.opposed", "kaisen.exit.adjacent-only"))
_STAY = Option(STAY, Choice(STAY), clauses=cites("kaisen.exit.unwilling-no-move", "kaisen.exit.unwilling-no-turn"))
_OFFER = Offer((_LEAVE, _STAY))
_ONLY_STAY = Offer((_STAY,))
_OPPOSED = cites("kaisen.exit.opposed", "kaisen.exit.after-combat")
_HOOKED = cites("kaisen.exit.hook")
_BOTH = cites("kaisen.exit.both", "kaisen.exit.static-both", "kaisen.exit.after-combat")
_HELPLESS = cites("kaisen.exit.static-stunned", "kaisen.exit.static-unable", "kaisen.exit.after-combat")
_SAME_HEX = cites("kaisen.exit.samehex-several")
_ADJACENT = cites("kaisen.exit.adjacent-several")


def partners(sea: Sea, ship: Ship) -> list[Ship]:
    """The ships that a ship may try to leave now.

    Clauses: kaisen.foul.no-exit, kaisen.storm.no-judgement.
    Rulings: kaisen.exit.fresh_other, kaisen.exit.adjacent_designate, kaisen.storm.exit.
    """
    if is_stormy(sea) and sea.rules.storm_exit == "no":
        return []
    if sea.rules.exit_fresh_other == "any" and any(since == sea.round for since in ship.fouled.values()):
        return []
    return [other for other in sea.ships if ship.fouled.get(other.id, sea.round) < sea.round]


def exit_phase(sea: Sea) -> Flow | None:
    """What each ship may do in the next movement; where ships are fouled, after those have tried that wish to leave.

    Returns None where no ship is fouled.
    """
    for ship in sea.ships:
        if ship.fouled:
            return _exits(sea)
    for ship in sea.ships:
        if ship.gone is None:
            ship.wished, ship.hold = False, FREE
    return None


def _exits(sea: Sea) -> Flow:
    """Wishes to leave, the rolls, and what each ship may do in the next movement.

    Clauses: kaisen.exit.after-combat, kaisen.exit.both, kaisen.exit.samehex-several, kaisen.exit.adjacent-several.
    """
    fouled = {ship.id: bool(ship.fouled) for ship in sea.ships if ship.gone is None}
    asked = [ship for ship in sea.ships if ship.able and partners(sea, ship)]
    wishes: dict[str, bool] = {}
    if asked:
        answers = yield AskAll(*(_ask(sea, ship) for ship in asked))
        wishes = {ship.id: answer.id == LEAVE for ship, answer in zip(asked, answers, strict=True)}
    pairs = [
        (one, other)
        for place, one in enumerate(sea.ships)
        for other in sea.ships[place + 1 :]
        if other in partners(sea, one) or one in partners(sea, other)
    ]
    several = {ship.id: sum(ship in pair for pair in pairs) > 1 for ship in asked}
    for one, other in pairs:
        ours = wishes.get(one.id, False) and other in partners(sea, one) and one.able
        theirs = wishes.get(other.id, False) and one in partners(sea, other) and other.able
        cited: tuple[str, ...] = ()
        if (ours and several[one.id]) or (theirs and several[other.id]):
            cited = _SAME_HEX if one.at == other.at else _ADJACENT
        if (ours or theirs) and (yield from _part(sea, one, other, ours, theirs, cited)):
            clear(sea, one, other, cited)
    for ship in sea.ships:
        if ship.gone is None:
            ship.wished = wishes.get(ship.id, False)
            ship.hold = next_hold(sea, ship, fouled.get(ship.id, False))


def next_hold(sea: Sea, ship: Ship, was_fouled: bool) -> Hold:
    """What a ship may do in the next movement.

    Clauses: kaisen.exit.not-all, kaisen.exit.adjacent-only, kaisen.exit.turn-ok, kaisen.exit.unwilling-no-move,
    kaisen.exit.unwilling-no-turn. Rulings: kaisen.exit.fail_turn, kaisen.exit.stunned_unwilling.
    """
    if ship.fouled:
        return Hold.TURN if ship.wished and sea.rules.exit_fail_turn == "yes" else Hold.STAY
    if not was_fouled or not ship.able:
        return FREE
    return Hold.NEAR if ship.wished else Hold.STAY


def _ask(sea: Sea, ship: Ship) -> Ask:
    return Ask(
        ship.seat, "exit", lambda: _OFFER if ship.able and partners(sea, ship) else _ONLY_STAY, _ASK, about=ship.id
    )


def _part(sea: Sea, one: Ship, other: Ship, ours: bool, theirs: bool, cited: tuple[str, ...]) -> Flow:
    """The rolls of one pair; returns whether it is free.

    Clauses: kaisen.exit.opposed, kaisen.exit.both, kaisen.exit.static-both, kaisen.exit.static-stunned,
    kaisen.exit.static-unable. Rulings: kaisen.exit.attempts.
    """
    if ours and theirs:
        tries = [(one, other), (other, one)]
        if sea.rules.exit_attempts == "one-per-pair":
            tries = [max(tries, key=lambda pair: pair[0].profile.rigging)]
        for ship, foe in tries:
            if (yield from _static(sea, ship, foe, _BOTH + cited)):
                return True
        return False
    ship, foe = (one, other) if ours else (other, one)
    if not foe.able and sea.rules.exit_stunned_unwilling == "neither":
        return (yield from _static(sea, ship, foe, _HELPLESS + cited))
    own, held = exit_bonuses(sea, ship, foe)
    clauses = _OPPOSED + (_HOOKED if foe.profile.hook else ()) + cited
    return (yield from contest(sea, Check.EXIT, Side(ship, own), Side(foe, held), clauses))


def exit_bonuses(sea: Sea, ship: Ship, foe: Ship) -> tuple[int, int]:
    """What a ship that leaves, and one that would keep it, add to their dice.

    Clauses: kaisen.exit.opposed, kaisen.exit.hook. Rulings: kaisen.exit.values.
    """
    hook = HOOK if foe.profile.hook else 0
    return ship.profile.rigging + _performance(sea, ship), foe.profile.rigging + hook + _performance(sea, foe)


def _static(sea: Sea, ship: Ship, foe: Ship, clauses: tuple[str, ...]) -> Flow:
    side = Side(ship, ship.profile.rigging + _performance(sea, ship))
    return (yield from against_number(sea, Check.EXIT, side, foe, foe.profile.rigging, clauses))


def _performance(sea: Sea, ship: Ship) -> int:
    """Rulings: kaisen.exit.values."""
    return performance_of(ship, None)[1] if sea.rules.exit_values == "with-performance" else 0
