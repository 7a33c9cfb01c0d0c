"""Lets computer players play their seats of a battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gunbai.bots.player import Player
from gunbai.bots.thought import Thought
from gunbai.kernel.aside import aside_of
from gunbai.kernel.battle import Battle
from gunbai.kernel.views import Waiting

NO_BOUND = 1 << 62


def drive(
    battle: Battle,
    players: Mapping[str, Player],
    most: int = NO_BOUND,
    told: Callable[[int, Thought], None] | None = None,
    at_once: bool = False,
) -> int:
    """Plays the computer seats until a person is asked, dice by hand are awaited, or the battle is over.

    Args:
        players: who plays which seat; every other seat is a person's.
        most: stop after so many decisions; the rules of some tables let a battle go on for ever.
        told: is told what a player thought at a decision, and the place of that decision among the inputs, from 0.
        at_once: stop also where a player is asked that looks ahead, and takes its time over it.

    Returns:
        How many decisions were made; `most` if it was stopped.
    """
    decisions = 0
    while decisions < most:
        place = next_asked(battle, players)
        if place is None:
            break
        player = players[place.seat]
        if at_once and player.looks_ahead:
            break
        view = battle.view(place.seat)
        ask = next(ask for ask in view.asks if ask.about == place.about)
        option = player.choose(view, ask, aside_of(battle, place.seat) if player.looks_ahead else None)
        if told is not None and player.thought is not None:
            told(len(battle.inputs), player.thought)
        battle.answer(place.seat, option.id, about=place.about, by=player.name)
        decisions += 1
    return decisions


def reply(battle: Battle, players: Mapping[str, Player]) -> bool:
    """Lets each computer player speak up once, after somebody else has spoken up; returns whether any did."""
    spoken = False
    for seat, player in players.items():
        if battle.result is not None or not battle.asks:
            break
        said = player.speak(battle.view(seat))
        if said is not None:
            battle.interject(seat, said.declaration)
            spoken = True
    return spoken


def next_asked(battle: Battle, players: Mapping[str, Player]) -> Waiting | None:
    """The first unanswered ask of a computer seat."""
    if not battle.asks:
        return None
    return next((waiting for waiting in battle.waiting if not waiting.answered and waiting.seat in players), None)
