"""Fleeing, at the end of a turn (6.2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen import graze
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.declaration import Dice
from gunbai.games.sengen.ending import conclude
from gunbai.games.sengen.events.course import EscapeCounted, FleeRolled, NotEscaped
from gunbai.games.sengen.guarding import dice_offer
from gunbai.games.sengen.legality import MOST_DICE
from gunbai.games.sengen.points import fall, pay
from gunbai.games.sengen.values import Gone
from gunbai.kernel.requests import Ask, AskAll, Flow, Offer, Option, Request, Roll

if TYPE_CHECKING:
    from collections.abc import Generator, Iterable
    from typing import Any

    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

_FLEE = cites("sengen.escape.roll", "sengen.escape.beside-action", "sengen.other.max", "sengen.other.cost")
_PURSUE = cites("sengen.escape.roll", "sengen.core.opposed-tie", "sengen.other.max")
_COUNT = cites("sengen.escape.counter")
FREE_DICE = Offer(Option(f"roll {dice}", Dice(dice)) for dice in (0, MOST_DICE))


def escapes(fight: Fight) -> Iterable[Request]:
    """All who said that they would flee try it. Clauses: sengen.escape.roll, sengen.escape.beside-action."""
    fleeing = fight.in_order([fighter for fighter in fight.fighters if fighter.flees and fighter.able])
    return _escapes(fight, fleeing) if fleeing else ()


def _escapes(fight: Fight, fleeing: list[Fighter]) -> Flow:
    for fighter in fleeing:
        fighter.flees = False
        if fighter.able and conclude(fight) is None:
            yield from _escape(fight, fighter)


def _escape(fight: Fight, fighter: Fighter) -> Flow:
    """One attempt. Clauses: sengen.escape.counter. Rulings: sengen.escape.pursuers, sengen.escape.dp."""
    said = yield Ask(fighter.seat, "flee", lambda: _dice(fight, fighter), _FLEE, about=fighter.of)
    if not said.dice:
        fight.log.tell(NotEscaped(fighter.id, _FLEE))
        return
    total = yield from _roll(fight, fighter, said, pursues=False)
    won = yield from _outruns(fight, fighter, total)
    goal = fight.scene.escape_goal
    if goal:
        fighter.escape += 1 if won else -1
        fight.log.tell(EscapeCounted(fighter.id, fighter.escape, goal, _COUNT))
        won = fighter.escape >= goal
    if not won:
        fight.log.tell(NotEscaped(fighter.id, _FLEE))
        return
    fall(fight, fighter, Gone.FLED)
    if not fight.rules.fled_keep_graze:
        graze.settle(fight, fighter)


def _outruns(fight: Fight, fighter: Fighter, total: int) -> Generator[Any, Any, bool]:
    """Whether the fleeing fighter beats all who pursue; ties are the pursuers'."""
    pursuers = fight.in_order(fight.foes(fighter))
    if fight.rules.best_pursuer:
        pursuers = sorted(pursuers, key=lambda one: -one.flight)[:1]
    # Settled before they answer: a card between the questions may give dice to one who had none.
    speakers = [one for one in pursuers if one.dp or fight.rules.free_escape]
    if not speakers:
        return True
    answers = yield AskAll(*[_pursue_ask(fight, one) for one in speakers])
    won = True
    for one, said in zip(speakers, answers, strict=True):
        if said.dice:
            theirs = yield from _roll(fight, one, said, pursues=True)
            won = won and total > theirs
    return won


def _pursue_ask(fight: Fight, one: Fighter) -> Ask:
    return Ask(one.seat, "pursue", lambda: _dice(fight, one), _PURSUE, about=one.of)


def _dice(fight: Fight, fighter: Fighter) -> Offer:
    return FREE_DICE if fight.rules.free_escape else dice_offer(fighter, MOST_DICE)


def _roll(fight: Fight, fighter: Fighter, said: Dice, *, pursues: bool) -> Generator[Any, Any, int]:
    if not fight.rules.free_escape:
        pay(fighter, said.dice)
    faces = yield Roll(said.dice, 6, fighter.seat, "flee")
    total: int = fighter.flight + sum(faces)
    cited = _PURSUE if pursues else _FLEE
    fight.log.tell(FleeRolled(fighter.id, pursues, faces, fighter.flight, total, fighter.dp, cited))
    return total
