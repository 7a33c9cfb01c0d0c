"""The engines that Gunbai is measured beside, each stepping through random games."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import metadata, util
from typing import Any

CHESS_PLIES = 200
"""A random game of chess is broken off here."""

Work = Callable[[int], int]


def version(package: str) -> str | None:
    """Version of an installed package; None if it is not there."""
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def chess_plies(ask_whether_over: bool) -> Work | None:
    """Plies of python-chess: list the legal moves, push one of them; None where it is not installed.

    Args:
        ask_whether_over: ask `is_game_over` before each ply.
    """
    if util.find_spec("chess") is None:
        return None
    import chess  # noqa: PLC0415 (a peer may be missing)

    def game(rng: random.Random) -> int:
        board, plies = chess.Board(), 0
        while plies < CHESS_PLIES and not (ask_whether_over and board.is_game_over()):
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(rng.choice(moves))
            plies += 1
        return plies

    return _games(game)


def kuhn_steps() -> Work | None:
    """Steps of OpenSpiel's `python_kuhn_poker`, chance included; None where OpenSpiel is not installed."""
    if util.find_spec("pyspiel") is None:
        return None
    import pyspiel  # noqa: PLC0415
    from open_spiel.python import games  # noqa: F401, PLC0415 (registers the games written in Python)

    kuhn = pyspiel.load_game("python_kuhn_poker")

    def game(rng: random.Random) -> int:
        state: Any = kuhn.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(_drawn(state.chance_outcomes(), rng))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
            steps += 1
        return steps

    return _games(game)


def _drawn(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """One of the outcomes, each with its chance."""
    left = rng.random()
    for action, chance in outcomes:
        left -= chance
        if left < 0:
            return action
    return outcomes[-1][0]


def _games(game: Callable[[random.Random], int]) -> Work:
    def work(least: int) -> int:
        rng, steps = random.Random(5), 0
        while steps < least:
            steps += game(rng)
        return steps

    return work
