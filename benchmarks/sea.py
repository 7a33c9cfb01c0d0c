"""What is measured of 海戦: random play, the reach of a ship, a round of twelve admirals; and who wins.

python benchmarks/sea.py [--battles 200]     (the admiral `plain` against `random`, on two scenarios)
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

from gunbai.bots import drive, make_player
from gunbai.games import find_game
from gunbai.games.kaisen.geometry import Hex
from gunbai.games.kaisen.reach import Means, Search
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.scenario import Scenario, load_scenario

GAME = "kaisen"
DUEL, FLEETS = "duel", "two-lines"
CONTESTED = ("duel", "galleys")
"""Where admirals are set against chance."""

Work = Callable[[int], int]

GALLEY = Means(power=6, sail=1, steer=2, row=6, sail_step=(1, 3, 0, 3, 1, 1), barred=3)
"""Oars and sails at wind level 3: of all sample ships the one that can go to most places."""
CORVETTE = Means(power=6, sail=2, steer=2, row=None, sail_step=(1, 3, 0, 3, 1, 1), barred=3)


def load(name: str) -> Scenario:
    """A shipped scenario, checked and ready."""
    return load_scenario(find_game(GAME).scenario_text(name), name, find_game, f"{GAME}/{name}")


def play(scenario: Scenario, rng: random.Random) -> Battle:
    """A battle by sealed dice in which every seat takes any of the listed options, each as likely."""
    chance = rng.random
    battle = Battle(scenario, SealedDice(rng.randbytes(32)))
    answer = battle.answer
    while battle.result is None:
        for ask in battle.asks:
            offer = ask.offer
            answer(ask.seat, offer[int(chance() * len(offer))], about=ask.about)
    return battle


def random_play() -> Work:
    """Inputs of random play of two ships; no battle comes twice."""
    scenario = load(DUEL)
    rng = random.Random(5)

    def work(least: int) -> int:
        inputs = 0
        while inputs < least:
            inputs += len(play(scenario, rng).inputs)
        return inputs

    return work


def reaching(means: Means) -> Work:
    """Searches for all that a ship can reach on an open sea, each from the start."""

    def work(times: int) -> int:
        for _ in range(times):
            for _ in Search((Hex(0, 0), 2), means).poses():
                pass
        return times

    return work


def commanding() -> Work:
    """Rounds of twelve ships under two admirals, from the first one on: when all are there and within reach."""
    scenario = load(FLEETS)

    def work(rounds: int) -> int:
        done, seed = 0, 0
        while done < rounds:
            battle = Battle(scenario, SealedDice(bytes([seed % 256, seed // 256] + [0] * 30)))
            players = {seat.id: make_player("plain", scenario.game, bytes(32)) for seat in scenario.seats}
            while battle.result is None and battle.state.round <= ROUNDS and done < rounds:
                before = battle.state.round
                drive(battle, players, 1)
                done += battle.state.round - before
            seed += 1
        return done

    return work


ROUNDS = 8
"""So many rounds of a battle: later ones have fewer ships."""


def contest(name: str, battles: int) -> int:
    """How many battles of a scenario `plain` wins against `random`; it has either side every other time."""
    scenario = load(name)
    sides = tuple(dict.fromkeys(seat.side for seat in scenario.seats))
    won = 0
    for number in range(battles):
        ours = sides[number % len(sides)]
        seed = number.to_bytes(32, "big")
        players = {
            seat.id: make_player("plain" if seat.side == ours else "random", scenario.game, seed)
            for seat in scenario.seats
        }
        battle = Battle(scenario, SealedDice(seed))
        drive(battle, players, 50_000)
        assert battle.result is not None, "a battle without an end"
        won += battle.result.winners == (ours,)
    return won


def main() -> None:
    """Prints how often the admiral wins."""
    parser = argparse.ArgumentParser(description="The admiral `plain` of 海戦 against `random`.")
    parser.add_argument("--battles", type=int, default=200, help="on each scenario (default: %(default)s)")
    given = parser.parse_args()
    for name in CONTESTED:
        won = contest(name, given.battles)
        print(f"{GAME}/{name}: plain wins {won} of {given.battles} battles against random ({won / given.battles:.1%})")


if __name__ == "__main__":
    main()
