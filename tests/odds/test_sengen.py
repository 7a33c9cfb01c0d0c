"""千幻抄: what options may come to, against all that the dice can do by the referee itself."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from all_throws import Leaf, TooMany, leaves, sums
from gunbai.games import find_game
from gunbai.games.sengen.declaration import Cover, Evade, Guard, GuardFor, Homing, Melee, Play, Resist, Shot
from gunbai.games.sengen.events.attacks import (
    Approached,
    CardBroke,
    CardHpLost,
    Covered,
    Evaded,
    Guarded,
    HpLost,
    ResistSettled,
    ShotMade,
    Struck,
)
from gunbai.kernel.battle import Battle
from gunbai.kernel.requests import Ask
from standing_battles import begun, standing

ATTACKS, DEFENCES = (Shot, Homing, Melee, Play), (Evade, Guard, Cover, GuardFor, Resist)


def with_all(ask: Ask) -> str | None:
    """Whoever is attacked evades with all dice that she has; nobody does anything at windows."""
    if ask.offer.get("pass") is not None:
        return "pass"
    evasions = [option.id for option in ask.offer if ask.kind == "defend" and isinstance(option.declaration, Evade)]
    return evasions[-1] if evasions else None


def of_the_attack(why: str) -> bool:
    return why in ("shot", "approach", "hit", "evade", "damage")


def of_the_defence(why: str) -> bool:
    return why in ("evade", "guard", "cover", "resist")


def chance(all_ways: list[Leaf], holds: Callable[[Leaf], bool]) -> Fraction:
    return sum((leaf.weight for leaf in all_ways if holds(leaf)), Fraction())


def won(*kinds: type[Evaded | Guarded | Covered | Approached | ResistSettled]) -> Callable[[Leaf], bool]:
    return lambda leaf: next(event.won for event in leaf.events if isinstance(event, kinds))


def compare(battle: Battle, ask: Ask, id: str, most: int = 1200) -> int:
    """Holds the odds of an option against all that the dice can do; returns how many chances were compared."""
    odds = battle.odds(ask.seat, id, ask.about)
    if odds is None or len(odds.trials) != 1:
        return 0
    [trial] = odds.trials
    target = trial.on
    concern = of_the_defence if isinstance(ask.offer.by_id[id].declaration, DEFENCES) else of_the_attack
    try:
        all_ways = list(leaves(battle, ask.seat, id, ask.about, with_all, most, alike=sums, concern=concern))
    except TooMany:
        return 0
    meant: dict[str, Callable[[Leaf], bool]] = {
        "evades": won(Evaded),
        "guards": won(Guarded),
        "covers": won(Covered),
        "resists": won(ResistSettled),
        "approaches": won(Approached),
        "hit": lambda leaf: any(isinstance(one, Struck) and one.fighter == target for one in leaf.events),
        "breaks-card": lambda leaf: any(isinstance(one, CardBroke) and one.fighter == target for one in leaf.events),
        "fells": lambda leaf: not leaf.battle.state.by_id[target].hp,
    }
    for one in trial.chances:
        assert one.exactly == chance(all_ways, meant[one.key]), (id, one, trial)
    for spread in trial.spreads:
        struck = [leaf for leaf in all_ways if meant["hit"](leaf)]
        if spread.key == "achievement" and isinstance(ask.offer.by_id[id].declaration, Shot):
            for value in range(spread.least, spread.least + len(spread.ways)):
                found = chance(all_ways, lambda leaf: _shown(leaf) == value)  # noqa: B023
                assert found == spread.chance(value), (id, value, spread)
        elif struck and spread.key == "damage":
            whole = sum((leaf.weight for leaf in struck), Fraction())
            for value in range(spread.least, spread.least + len(spread.ways)):
                found = chance(struck, lambda leaf: _lost(leaf, target) == value) / whole  # noqa: B023
                assert found == spread.chance(value), (id, value, spread)
    return len(trial.chances)


def _shown(leaf: Leaf) -> int:
    return next((event.total for event in leaf.events if isinstance(event, ShotMade)), 0)


def _lost(leaf: Leaf, target: str) -> int:
    """What was lost of the first of card and HP that the strike reached."""
    lost = (event.damage for event in leaf.events if isinstance(event, HpLost | CardHpLost) and event.fighter == target)
    return next(lost, 0)


@pytest.mark.parametrize("scenario", find_game("sengen").scenarios)
def test_odds_are_those_of_all_throws(scenario: str) -> None:
    random, compared, tried = Random(scenario), 0, 0
    for now in standing(begun("sengen", scenario, 1), random, 60):
        for ask in now.asks if len(now.asks) == 1 else ():
            wanted = DEFENCES if ask.kind == "defend" else ATTACKS
            ids = [option.id for option in ask.offer if isinstance(option.declaration, wanted)]
            for id in random.sample(ids, min(1, len(ids))):
                tried += 1
                compared += compare(now, ask, id)
        if tried >= 8 and compared > 3:
            break
    assert compared
