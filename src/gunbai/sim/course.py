"""One battle of a run: how it went, in a few plain values."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from gunbai.bots import Player, drive, make_player
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.gauges import Gauge
from gunbai.kernel.inputs import Answer
from gunbai.sim.order import Opened, battle_seed

UNFINISHED = "unfinished"
"""Why a battle is over that was given up; no game has such a result."""
MOST_ROUNDS = 200
"""Of later rounds no gauge is read."""


class Course(msgspec.Struct, frozen=True, gc=False):
    """How one battle went."""

    number: int
    """From 0."""
    winners: tuple[str, ...]
    """Sides; nobody in a draw, or where the battle was given up."""
    why: str
    """Key of the result, or `unfinished`."""
    clauses: tuple[str, ...]
    """Those that decided it."""
    rounds: int
    inputs: int
    declared: bool = False
    """Somebody declared something with the id that is watched."""


_WORD = re.compile(r"[^\w-]+")
Reading = tuple[int, tuple[Gauge, ...]]
"""A round, and the gauges as its first question found them."""


def make_players(opened: Opened, seed: bytes) -> dict[str, Player]:
    """Whoever plays, by seat."""
    game = opened.scenario.game
    return {seat: make_player(name, game, seed) for seat, name in opened.order.players.items()}


def play(opened: Opened, number: int) -> tuple[Course, list[Reading]]:
    """Plays one battle of a run with the log off.

    Args:
        number: of the battle, from 0.
    """
    seed = battle_seed(opened.order.seed, number)
    battle = Battle(opened.scenario, SealedDice(seed), quiet=True)
    readings = list(_played(battle, make_players(opened, seed), opened.order.most))
    return course_of(battle, number, opened.order.watched), readings


def record(opened: Opened, number: int) -> Battle:
    """The same battle with its log: for a record of it."""
    seed = battle_seed(opened.order.seed, number)
    battle = Battle(opened.scenario, SealedDice(seed))
    drive(battle, make_players(opened, seed), opened.order.most)
    return battle


def course_of(battle: Battle, number: int, watched: str = "") -> Course:
    """How a battle went that is over, or given up.

    Args:
        watched: an id that declarations may have.
    """
    rounds, inputs = battle.game.rounds(battle.state), battle.inputs
    declared = bool(watched) and any(type(given) is Answer and watched in _WORD.split(given.say) for given in inputs)
    winners: tuple[str, ...] = ()
    why, clauses = UNFINISHED, winners
    if battle.result is not None:
        winners, why, clauses = battle.result.winners, battle.result.why, battle.result.clauses
    return Course(number, winners, why, clauses, rounds, len(inputs), declared)


def _played(battle: Battle, players: dict[str, Player], most: int) -> Iterator[Reading]:
    """Plays to the end, and reads the gauges at the first question of each round."""
    rounds, gauges = battle.game.rounds, battle.game.gauges
    now = None
    for _ in range(most):
        if battle.result is not None:
            return
        if (then := rounds(battle.state)) != now:
            now = then
            if now <= MOST_ROUNDS:
                yield now, gauges(battle.state)
        if not drive(battle, players, 1):
            return
