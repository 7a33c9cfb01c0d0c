"""海戦: what options may come to, against all that the dice can do by the referee itself."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

import pytest

from all_throws import Leaf, TooMany, leaves, sums
from gunbai.games import find_game
from gunbai.games.kaisen.events.fighting import Attacked, Blow
from gunbai.games.kaisen.events.fouling import Damaged
from gunbai.games.kaisen.values import Gone
from gunbai.kernel.battle import Battle
from gunbai.kernel.chances import Trial
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.requests import Ask
from gunbai.kernel.scenario import scenario_from_data

_REPLIES = ("no captain", "at ship", "pass", "stay", "by steering")


def let(ask: Ask) -> str | None:
    """Captains keep silent, blows fall on the ship, nobody else does anything."""
    if ask.kind == "foul":
        return ask.offer[0].id
    return next((said for said in _REPLIES if ask.offer.get(said) is not None), None) if ask.kind in _KINDS else None


_KINDS = ("captain", "aim", "attack", "exit", "modifier")


def of_the_fight(why: str) -> bool:
    return why in ("gunnery", "ram", "boarding", "damage", "small", "foul", "exit")


def chance(all_ways: list[Leaf], holds: Callable[[Leaf], bool]) -> Fraction:
    return sum((leaf.weight for leaf in all_ways if holds(leaf)), Fraction())


def blow_of(leaf: Leaf, ship: str) -> int:
    """What the ship's attack comes to; 0 for a miss."""
    return sum(event.total for event in leaf.events if isinstance(event, Blow) and event.ship == ship)


def recoil_of(leaf: Leaf, ship: str) -> int:
    return sum(event.lost for event in leaf.events if isinstance(event, Damaged) and event.ship == event.by == ship)


def compare(battle: Battle, ask: Ask, id: str) -> int:
    """Holds the odds of an option against all that the dice can do; returns how many chances were compared."""
    odds = battle.odds(ask.seat, id, ask.about)
    if odds is None or len(odds.trials) != 1:
        return 0
    trial: Trial = odds.trials[0]
    try:
        all_ways = list(leaves(battle, ask.seat, id, ask.about, let, 3000, alike=sums, concern=of_the_fight))
    except TooMany:
        return 0
    foe, ship = trial.on, ask.about
    meant: dict[str, Callable[[Leaf], bool]] = {
        "hit": lambda leaf: any(isinstance(one, Attacked) and one.hit for one in leaf.events),
        "stuns": lambda leaf: not leaf.battle.state.by_id[foe].able,
        "sinks": lambda leaf: leaf.battle.state.by_id[foe].gone is Gone.SUNK,
        "fouls": lambda leaf: foe in leaf.battle.state.by_id[ship].fouled,
        "clears": lambda leaf: foe not in leaf.battle.state.by_id[ship].fouled,
    }
    numbers = {"damage": blow_of, "recoil": recoil_of}
    for one in trial.chances:
        assert one.exactly == chance(all_ways, meant[one.key]), (id, one, trial)
    for spread in trial.spreads:
        if spread.key == "captain-adds":
            return 0
        for value in range(spread.least, spread.least + len(spread.ways)):
            found = chance(all_ways, lambda leaf: numbers[spread.key](leaf, ship) == value)  # noqa: B023
            assert spread.chance(value) == found, (id, value, spread)
    return len(trial.chances)


def at_sea(models: tuple[str, str], facings: tuple[int, int], fouled: bool, **rulings: str) -> Battle:
    """Two ships side by side, or fouled, about to fight."""
    ships: list[dict[str, Any]] = [
        {"id": "one", "side": "red", "at": "0505", "facing": facings[0], "model": models[0]},
        {"id": "two", "side": "blue", "at": "0505" if fouled else "0506", "facing": facings[1], "model": models[1]},
    ]
    if fouled:
        ships[0]["now"] = {"fouled": ["two"]}
    data: dict[str, Any] = {
        "game": "kaisen", "name": {"en": "test"}, "ship": ships, "sides": [{"id": "red"}, {"id": "blue"}],
        "sea": {"weather": 3, "wind": 1, "low": "0000", "high": "1212"}, "now": {"round": 2, "phase": "combat"},
        "rulings": {f"kaisen.{key}": value for key, value in rulings.items()},
    }  # fmt: skip
    return Battle(scenario_from_data(data, "test", find_game, "test"), SealedDice(bytes(32)))


SEAS: dict[str, Battle] = {
    "beside": at_sea(("corvette", "galley"), (2, 5), False),
    "astern": at_sea(("galley", "corvette"), (3, 3), False, **{"rr.tie": "active"}),
    "fouled": at_sea(("galley", "pirate"), (1, 4), True, **{"hit.defender_stunned": "roll"}),
}


@pytest.mark.parametrize("sea", SEAS)
def test_attacks_are_those_of_all_throws(sea: str) -> None:
    battle = SEAS[sea]
    assert sum(compare(battle, ask, option.id) for ask in battle.asks for option in ask.offer)
