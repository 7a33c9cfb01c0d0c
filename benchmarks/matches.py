"""How a game's computer players fare against each other: whole battles, from every side in turn.

python benchmarks/matches.py sengen
python benchmarks/matches.py maai --plan keen:60 --against plain --scenario training-bout --battles 200
"""

from __future__ import annotations

import argparse
import math
import random
import time
from collections import Counter

from gunbai.bots import RANDOM, drive, make_player
from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.requests import GM
from gunbai.kernel.scenario import Scenario, load_scenario

MOST_DECISIONS = 5_000
"""A battle that takes more is nobody's."""
Z = 1.96
"""For intervals of 95 percent."""


def main() -> None:
    """Plays and prints one table."""
    parser = argparse.ArgumentParser(description="Pits a game's computer players against each other.")
    parser.add_argument("game")
    parser.add_argument("--plan", default="plain", help="default: %(default)s")
    parser.add_argument("--against", default=RANDOM, help="default: %(default)s")
    parser.add_argument("--scenario", action="append", help="one of the game's, or several; all of them, if left out")
    parser.add_argument("--battles", type=int, default=200, help="at least so many (default: %(default)s)")
    parser.add_argument("--first", type=int, default=0, help="number of the first seed (default: %(default)s)")
    given = parser.parse_args()
    library = find_game(given.game)
    scenarios = [
        load_scenario(library.scenario_text(name), name, find_game, f"{given.game}/{name}")
        for name in given.scenario or library.scenarios
    ]
    pairs = [(scenario, side) for scenario in scenarios for side in sides(scenario)]
    each = -(-given.battles // len(pairs))
    total: Counter[str] = Counter()
    began = time.process_time()
    print(f"| scenario | {given.plan} plays | battles | won | lost | nobody won | decisions |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for scenario, side in pairs:
        ends: Counter[str] = Counter()
        decisions = 0
        for seed in range(given.first, given.first + each):
            battle, made = play(scenario, side, given.plan, given.against, seed)
            ends[outcome(battle, side)] += 1
            decisions += made
        total.update(ends)
        cells = (scenario.name, side, each, ends["won"], ends["lost"], ends["nobody"], f"{decisions / each:.1f}")
        print("| " + " | ".join(map(str, cells)) + " |", flush=True)
    battles = each * len(pairs)
    low, high = interval(total["won"], battles)
    print(
        f"\n{given.plan} won {total['won']} of {battles} battles against {given.against}: "
        f"{total['won'] / battles:.1%} (95 in 100: {low:.1%} to {high:.1%}), "
        f"{time.process_time() - began:.0f} s of one core"
    )


def sides(scenario: Scenario) -> tuple[str, ...]:
    """The sides of a scenario, in the order of its seats."""
    return tuple(dict.fromkeys(seat.side for seat in scenario.seats))


def outcome(battle: Battle, side: str) -> str:
    """How a battle ended for a side."""
    if battle.result is None or not battle.result.winners:
        return "nobody"
    return "won" if side in battle.result.winners else "lost"


def play(scenario: Scenario, side: str, plan: str, against: str, seed: int) -> tuple[Battle, int]:
    """A battle of one player on a side and another on all others; with how many decisions were made."""
    rng = random.Random(seed)
    battle = Battle(scenario, SealedDice(rng.randbytes(32)))
    key = rng.randbytes(32)
    names = {seat.id: plan if seat.side == side else against for seat in scenario.seats} | {GM: RANDOM}
    players = {seat: make_player(name, scenario.game, key + seat.encode()[:32]) for seat, name in names.items()}
    return battle, drive(battle, players, MOST_DECISIONS)


def interval(won: int, battles: int) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share, spread = won / battles, Z * Z / battles
    middle = (share + spread / 2) / (1 + spread)
    half = Z * math.sqrt(share * (1 - share) / battles + spread / battles / 4) / (1 + spread)
    return middle - half, middle + half


if __name__ == "__main__":
    main()
