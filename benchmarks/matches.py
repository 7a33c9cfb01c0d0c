"""How a game's computer players fare against random ones: whole battles over all its scenarios, from every side.

python benchmarks/matches.py sengen
python benchmarks/matches.py sengen --battles 20 --plan plain
"""

from __future__ import annotations

import argparse
import random
from collections import Counter

from gunbai.games import find_game
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.kernel.views import Plan


def main() -> None:
    """Plays and prints one table."""
    parser = argparse.ArgumentParser(description="Pits a game's computer players against random ones.")
    parser.add_argument("game")
    parser.add_argument("--plan", default="plain", help="default: %(default)s")
    parser.add_argument("--battles", type=int, default=200, help="at least so many (default: %(default)s)")
    given = parser.parse_args()
    library = find_game(given.game)
    plan = library.game.plans[given.plan]()
    scenarios = [
        load_scenario(library.scenario_text(name), name, find_game, f"{given.game}/{name}")
        for name in library.scenarios
    ]
    pairs = [(scenario, side) for scenario in scenarios for side in sides(scenario)]
    each = -(-given.battles // len(pairs))
    total: Counter[str] = Counter()
    print(f"| scenario | {given.plan} plays | battles | won | lost | nobody won | turns |")
    print("| --- | --- | --- | --- | --- | --- | --- |")
    for scenario, side in pairs:
        ends: Counter[str] = Counter()
        turns = 0
        for seed in range(each):
            battle = play(scenario, {side: plan}, random.Random(seed))
            ends[outcome(battle, side)] += 1
            turns += getattr(battle.view("gm").board, "turn", 0)
        total.update(ends)
        cells = (scenario.name, side, each, ends["won"], ends["lost"], ends["nobody"], f"{turns / each:.1f}")
        print("| " + " | ".join(map(str, cells)) + " |")
    battles = each * len(pairs)
    print(
        f"\n{given.plan} won {total['won']} of {battles} battles against random players: {total['won'] / battles:.1%}"
    )


def sides(scenario: Scenario) -> tuple[str, ...]:
    """The sides of a scenario, in the order of its seats."""
    return tuple(dict.fromkeys(seat.side for seat in scenario.seats))


def outcome(battle: Battle, side: str) -> str:
    """How a battle ended for a side."""
    assert battle.result is not None
    if not battle.result.winners:
        return "nobody"
    return "won" if side in battle.result.winners else "lost"


def play(scenario: Scenario, plans: dict[str, Plan], rng: random.Random) -> Battle:
    """A battle in which some sides follow a plan, and the others take any of the listed options."""
    side_of = {seat.id: seat.side for seat in scenario.seats}
    battle = Battle(scenario, SealedDice(rng.randbytes(32)))
    while battle.result is None:
        for ask in tuple(battle.asks):
            plan = plans.get(side_of.get(ask.seat, ""))
            if plan is None:
                options = ask.offer.options
                say = options[int(rng.random() * len(options))].id
            else:
                view = battle.view(ask.seat)
                say = plan.choose(view, next(one for one in view.asks if one.about == ask.about)).id
            battle.answer(ask.seat, say, about=ask.about)
    return battle


if __name__ == "__main__":
    main()
