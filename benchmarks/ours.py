"""What is measured of Gunbai itself."""

from __future__ import annotations

import random
import subprocess
import sysconfig
from collections.abc import Callable
from pathlib import Path

from gunbai.bots import drive, make_player
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.inputs import Answer
from gunbai.kernel.record import load_record, record_bytes, replay
from gunbai.kernel.requests import GM, Roll
from gunbai.kernel.scenario import Scenario, load_scenario

GAME = "maai"
DUEL = "ganryujima"
DANMAKU, PAIRS = "sengen", "two-by-two"
"""The danmaku battle of two against two."""
LONG = 200
"""Inputs of a battle that is long."""

MANY = ("maai/ganryujima", "kaisen/duel", "sengen/two-by-two")
"""What is played many times, with the log on and off."""
MOST = 50_000

Work = Callable[[int], int]


def names() -> tuple[str, ...]:
    """The scenarios that come with the game, the usual duel first."""
    return (DUEL, *(name for name in find_game(GAME).scenarios if name != DUEL))


def load(name: str, game: str = GAME) -> Scenario:
    """A shipped scenario, checked and ready."""
    return load_scenario(find_game(game).scenario_text(name), name, find_game, f"{game}/{name}")


def play(scenario: Scenario, rng: random.Random, until: int | None = None) -> Battle:
    """A battle by sealed dice in which every seat takes any of the listed options, each as likely.

    Args:
        until: stop as soon as so many inputs have been given.
    """
    chance = rng.random
    battle = Battle(scenario, SealedDice(rng.randbytes(32)))
    answer = battle.answer
    while battle.result is None:
        for ask in battle.asks:
            options = ask.offer.options
            answer(ask.seat, options[int(chance() * len(options))].id)
        if until is not None and len(battle.inputs) >= until:
            break
    return battle


def random_play(scenario: Scenario) -> Work:
    """Inputs of random play; no battle comes twice, so that nothing is known of it from an earlier round."""
    rng = random.Random(5)

    def work(least: int) -> int:
        inputs = 0
        while inputs < least:
            inputs += len(play(scenario, rng).inputs)
        return inputs

    return work


class Duels:
    """The same duels, over and over: played, and replayed in two ways."""

    def __init__(self, count: int) -> None:
        self.text = find_game(GAME).scenario_text(DUEL)
        self.scenario = load(DUEL)
        rng = random.Random(5)
        self.battles = [play(self.scenario, rng) for _ in range(count)]
        self.records = [record_bytes(battle) for battle in self.battles]

    def played(self, least: int) -> int:
        """Duels played."""
        return self._each(least, lambda rng, _: play(self.scenario, rng))

    def replayed(self, least: int) -> int:
        """Duels made again from their inputs."""
        return self._each(
            least, lambda _, at: Battle.from_inputs(self.scenario, self.battles[at].dice, self.battles[at].inputs)
        )

    def played_whole(self, least: int) -> int:
        """Duels from the scenario's text to the bytes of the record."""
        return self._each(least, lambda rng, _: record_bytes(play(load(DUEL), rng)))

    def replayed_whole(self, least: int) -> int:
        """Duels from the bytes of the record to the digest that agrees with it."""
        return self._each(least, lambda _, at: replay(load_record(self.records[at], DUEL, find_game)))

    def _each(self, least: int, duel: Callable[[random.Random, int], object]) -> int:
        rounds = -(-least // len(self.battles))
        for _ in range(rounds):
            rng = random.Random(5)
            for at in range(len(self.battles)):
                duel(rng, at)
        return rounds * len(self.battles)


def undoing() -> Work:
    """Undos of one input in a long battle; each is followed by the same answer again, which costs next to nothing."""
    scenario, rng = load(DUEL), random.Random(5)
    battle = play(scenario, rng, LONG)
    while battle.result is not None or len(battle.inputs) < LONG:
        battle = play(scenario, rng, LONG)

    def work(times: int) -> int:
        for _ in range(times):
            last = next(given for given in reversed(battle.inputs) if isinstance(given, Answer))
            battle.undo()
            battle.answer(last.seat, last.say, about=last.about)
        return times

    return work


def many(name: str, quiet: bool) -> Work:
    """Whole battles by players of chance: with the log on, as `gunbai run` plays them, or off, as `gunbai sim` does.
    Both take the same courses; no battle comes twice."""
    game, _, short = name.partition("/")
    scenario, rng = load(short, game), random.Random(5)
    seats = [*(seat.id for seat in scenario.seats), GM]

    def work(battles: int) -> int:
        for _ in range(battles):
            seed = rng.randbytes(32)
            players = {seat: make_player("random", scenario.game, seed) for seat in seats}
            drive(Battle(scenario, SealedDice(seed), quiet=quiet), players, MOST)
        return battles

    return work


def rolling() -> Work:
    """Rolls of sealed dice."""
    roll, request = SealedDice(bytes(32)).roll, Roll(2, 10)

    def work(times: int) -> int:
        for number in range(times):
            roll(request, number)
        return times

    return work


def commanding() -> Work:
    """Duels by the command line, a process each, from shell to shell."""
    command = Path(sysconfig.get_path("scripts")) / "gunbai"

    def work(times: int) -> int:
        for seed in range(times):
            subprocess.run(
                [command, "run", f"{GAME}/{DUEL}", "--seed", str(seed + 1)],
                check=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            )  # fmt: skip
        return times

    return work
