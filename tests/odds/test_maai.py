"""間合: what options may come to, against all that the dice can do by the referee itself."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from random import Random

import pytest

from all_throws import Alike, Leaf, TooMany, doubles, leaves
from gunbai.games import find_game
from gunbai.games.maai.declaration import Bare, Breath, Cast, Feint, Push, Slip, Step, Strike, Use
from gunbai.games.maai.events.attacks import Attacked, FirstCut, GuardBroken, PointsScored
from gunbai.games.maai.events.bearing import WeaponDropped
from gunbai.games.maai.events.distance import Contested
from gunbai.games.maai.events.manoeuvres import BarrierAttacked
from gunbai.games.maai.events.spells import Backlash, Casting, PreparationEnded
from gunbai.games.maai.values import CRITICALS, FUMBLES, SUCCESSES, Outcome, PreparationEnd
from gunbai.kernel.battle import Battle
from gunbai.kernel.chances import Spread, Trial
from gunbai.kernel.events import Event
from gunbai.kernel.requests import Ask
from standing_battles import begun, standing

Holds = Callable[[Leaf], bool]


def let(ask: Ask) -> str | None:
    """Steps in are let be, and nobody answers an attack."""
    said = {"resist-in": "let", "resist-out": "let", "react": "no reaction"}.get(ask.kind)
    return said if said is not None and ask.offer.get(said) is not None else None


def hold(ask: Ask) -> str | None:
    """Steps are resisted by holding; nobody makes a step of her own first."""
    holding = {"resist-in": "hold", "resist-out": "hold", "react": "no reaction", "first-step": "decline"}
    said = holding.get(ask.kind)
    return said if said is not None and ask.offer.get(said) is not None else None


def first(leaf: Leaf, *kinds: type[Event]) -> Event | None:
    return next((event for event in leaf.events if isinstance(event, kinds)), None)


def outcome(leaf: Leaf) -> Outcome | None:
    """How the main check came out."""
    event = first(leaf, Attacked, FirstCut, BarrierAttacked, Casting)
    if event is None:
        return None
    return Outcome.SUCCESS if isinstance(event, FirstCut) else event.outcome  # type: ignore[attr-defined]


def margin(leaf: Leaf) -> int:
    event = first(leaf, Contested)
    assert isinstance(event, Contested)
    return (event.winner == event.one) - (event.winner == event.other)


def happened(kind: type[Event], **values: object) -> Holds:
    def holds(leaf: Leaf) -> bool:
        return any(
            isinstance(event, kind) and all(getattr(event, name) == value for name, value in values.items())
            for event in leaf.events
        )

    return holds


def judges(trial: Trial, battle: Battle, seat: str, kind: str) -> dict[str, Holds]:
    """What each chance means, in events."""
    found: dict[str, Holds] = {
        "hit": lambda leaf: outcome(leaf) in SUCCESSES,
        "cast": lambda leaf: outcome(leaf) in SUCCESSES,
        "critical": lambda leaf: outcome(leaf) in CRITICALS,
        "fumble": lambda leaf: outcome(leaf) in FUMBLES,
        "breaks-guard": happened(GuardBroken, fighter=trial.on),
        "fells": lambda leaf: not leaf.battle.state.by_id[trial.on].able,
        "drops": happened(WeaponDropped, fighter=trial.on),
        "breaks-focus": happened(PreparationEnded, fighter=trial.on, why=PreparationEnd.INTERRUPTED),
        "backlash": happened(Backlash),
    }
    if isinstance(trial.of, Step | Push | Slip) or trial.of is None:
        # A contest is told as the mover's, whoever asks.
        sign = -1 if kind.startswith("resist") else 1
        found |= {
            "moves": lambda leaf: sign * margin(leaf) > 0,
            "won": lambda leaf: sign * margin(leaf) > 0,
            "stands": lambda leaf: sign * margin(leaf) >= 0,
            "tie": lambda leaf: margin(leaf) == 0,
            "lost": lambda leaf: sign * margin(leaf) < 0,
        }
    if isinstance(trial.of, Push | Slip):
        fighter = battle.state.of_seat(seat)[0]
        found["breaks-guard"] = happened(GuardBroken, fighter=fighter.foe.id)
        found["own-guard-breaks"] = happened(GuardBroken, fighter=fighter.id)
    return found


def chance(all_ways: list[Leaf], holds: Holds) -> Fraction:
    return sum((leaf.weight for leaf in all_ways if holds(leaf)), Fraction())


def lost(battle: Battle, trial: Trial, leaf: Leaf) -> int:
    """Strength that the foe has lost, or points that the attacker has scored."""
    if trial.spreads[0].key == "points":
        return sum(event.points for event in leaf.events if isinstance(event, PointsScored))
    return int(battle.state.by_id[trial.on].strength - leaf.battle.state.by_id[trial.on].strength)


def same_spread(spread: Spread, all_ways: list[Leaf], number: Callable[[Leaf], int]) -> None:
    found: Counter[int] = Counter()
    for leaf in all_ways:
        found[number(leaf)] += leaf.weight  # type: ignore[assignment]
    assert {value: spread.chance(value) for value in found} == dict(found), spread
    assert sum(spread.ways) == spread.whole


def compare(battle: Battle, ask: Ask, id: str, most: int = 150, alike: Alike = doubles) -> int:
    """Holds the odds of an option against all that the dice can do; returns how many chances were compared.

    Args:
        most: so many ways are thrown out at most; where there are more, nothing is compared.
        alike: what throws have in common that no rule of 間合 tells apart.
    """
    odds = battle.odds(ask.seat, id, ask.about)
    if odds is None:
        return 0
    trial = odds.trials[odds.main]
    reply = hold if "resisted" in trial.given or ask.kind.startswith("resist") else let
    try:
        all_ways = list(leaves(battle, ask.seat, id, ask.about, reply, most, alike=alike))
    except TooMany:
        return 0
    contest = isinstance(trial.of, Step | Push | Slip) or trial.of is None
    if contest and not all(first(leaf, Contested) for leaf in all_ways):
        return 0
    meant = judges(trial, battle, ask.seat, ask.kind)
    for one in trial.chances:
        assert one.exactly == chance(all_ways, meant[one.key]), (id, one, trial)
    for spread in trial.spreads:
        same_spread(spread, all_ways, lambda leaf: lost(battle, trial, leaf))
    return len(trial.chances)


_THROWN = Strike | Feint | Bare | Push | Slip | Cast | Use | Step
BATTLES = [(name, seed) for name in find_game("maai").scenarios for seed in (1, 2)]


def simple(battle: Battle, ask: Ask) -> list[str]:
    """Options whose main throw comes first, or after a step that is let be."""
    if ask.kind not in ("breath", "counter"):
        return [option.id for option in ask.offer]
    found = []
    for option in ask.offer:
        said = option.declaration
        if isinstance(said, Breath) and not said.force:
            rolls = [type(act) for act in said.acts if isinstance(act, _THROWN)]
            if len(rolls) == 1 or (len(rolls) == 2 and rolls[0] is Step and rolls[1] in (Strike, Feint)):
                found.append(option.id)
    return found


@pytest.mark.parametrize(("scenario", "seed"), BATTLES)
def test_odds_are_those_of_all_throws(scenario: str, seed: int) -> None:
    random = Random(f"{scenario} {seed}")
    battle = begun("maai", scenario, seed)
    compared = 0
    for now in standing(battle, random, 8):
        asks = [ask for ask, one in zip(now.asks, now.waiting, strict=True) if not one.answered]
        for ask in asks:
            ids = simple(now, ask)
            compared += sum(compare(now, ask, id) for id in random.sample(ids, min(1, len(ids))))
    assert compared


def test_half_steps_that_are_resisted_are_those_of_all_throws() -> None:
    battle = begun("maai", "ganryujima", 1)
    [ask] = battle.asks
    assert compare(battle, ask, "step in", most=1500) == 3
    battle.answer(ask.seat, "step in")
    [resisting] = battle.asks
    assert compare(battle, resisting, "hold", most=1500) == 2
