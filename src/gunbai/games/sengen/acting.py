"""A fighter's slot: her attack action or none, other actions, movement (6.2.4, 6.2.6, 6.2.9, 6.2.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gunbai.games.sengen import others
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.consuming import play_card
from gunbai.games.sengen.declaration import WAIT, Look, Move, Play, Test, UseItem
from gunbai.games.sengen.ending import conclude
from gunbai.games.sengen.events.course import SlotLost, Waited
from gunbai.games.sengen.legality import KINDS
from gunbai.games.sengen.offers import action_offer, reader
from gunbai.games.sengen.strikes import end_strike, strike
from gunbai.games.sengen.values import SLOT
from gunbai.games.sengen.windows import carry_out, window
from gunbai.kernel.requests import Ask, Choice, Flow

if TYPE_CHECKING:
    from gunbai.games.sengen.fighter import Fighter
    from gunbai.games.sengen.state import Fight

ACTION = cites("sengen.turn.unit", "sengen.attack.list", "sengen.wait.choose", "sengen.attack.one")
_WAIT = cites("sengen.wait.choose")
_LOST = cites("sengen.order.descending", "sengen.core.unconscious-hp")
_OTHERS = (Look, Test, UseItem)


def run_slots(fight: Fight) -> Flow:
    """All act in their order. Clauses: sengen.order.descending. Rulings: sengen.order.unconscious."""
    first = fight.start_acting
    fight.start_acting = None
    for fighter in fight.order:
        if first not in (None, fighter.id):
            continue
        first = None
        if not fighter.able:
            _lose_slot(fight, fighter)
            continue
        fight.acting = fighter
        yield from window(fight, SLOT)
        if conclude(fight) is None:
            yield from slot(fight, fighter)
        fight.acting = None
        if conclude(fight) is not None:
            return


def _lose_slot(fight: Fight, fighter: Fighter) -> None:
    """Rulings: sengen.order.unconscious, sengen.wait.no_slot."""
    if fighter.gone:
        return
    if fight.rules.idle_waits:
        wait(fight, fighter)
    fight.log.tell(SlotLost(fighter.id, _LOST))


def slot(fight: Fight, fighter: Fighter) -> Flow:
    """What a fighter does in her slot: other actions and movement, then her attack, or none. Full defence forbids the
    attack alone.

    Clauses: sengen.attack.one, sengen.attack.gm-several, sengen.move.beside-attack, sengen.focus.no-attack.
    """
    ask = fighter.asks.get("action") or _action_ask(fight, fighter)
    while fighter.able and fighter.attacks < fighter.actions:
        ask.offer = action_offer(fight, fighter)
        answer = yield ask
        kind = type(answer)
        if kind in KINDS:
            yield from strike(fight, fighter, answer)
            end_strike(fight)
            fight.moment, fight.carded = SLOT, ()
        elif kind is Choice:
            if answer == WAIT:
                wait(fight, fighter)
            return
        elif kind is Play:
            yield from play_card(fight, fighter, answer)
            fight.moment, fight.carded = SLOT, ()
        elif kind is Move:
            yield from others.move(fight, fighter, answer)
        elif kind in _OTHERS:
            yield from others.act(fight, fighter, answer)
        else:
            yield from carry_out(fight, fighter, answer, SLOT, None)
        if conclude(fight) is not None:
            return


def _action_ask(fight: Fight, fighter: Fighter) -> Ask:
    """What a fighter is asked at each slot: one question, with the options as things stand."""
    ask = fighter.asks["action"] = Ask(
        fighter.seat, "action", lambda: action_offer(fight, fighter), ACTION, reader(fight, fighter), fighter.of
    )
    return ask


def wait(fight: Fight, fighter: Fighter) -> None:
    """待機: no attack, and more DP at the next turn's start. Clauses: sengen.wait.choose, sengen.wait.bonus.

    Rulings: sengen.wait.stack.
    """
    fighter.waited = fighter.streak + 1 if fight.rules.wait_stacks else 1
    fight.log.tell(Waited(fighter.id, _WAIT))
