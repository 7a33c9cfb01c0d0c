"""What holds in every battle of 千幻抄, however it is played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gunbai.games import find_game
from gunbai.games.sengen.declaration import Melee
from gunbai.games.sengen.events import attacks, cards, course
from gunbai.games.sengen.gallery import CHARACTERS
from gunbai.games.sengen.state import Fight
from gunbai.games.sengen.values import BACK, Failure, GrazeUse
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.events import Event
from gunbai.kernel.scenario import Scenario, load_scenario, scenario_from_data

SENGEN = find_game("sengen")
NAMES = ("two-by-two", "card-duel", "boss", "narrow-hall")


EIGHT_A_SIDE = "eight-a-side"


@cache
def scenario(name: str) -> Scenario:
    if name == EIGHT_A_SIDE:
        rows = [msgspec.to_builtins(one) for one in (*CHARACTERS.values(), *CHARACTERS.values())][:16]
        fighters = [
            {**row, "id": f"{row['id']}-{at}", "side": "east" if at < 8 else "west", "npc": at >= 8}
            for at, row in enumerate(rows)
        ]
        return scenario_from_data({"game": "sengen", "name": {"en": name}, "fighter": fighters}, name, find_game, name)
    return load_scenario(SENGEN.scenario_text(name), name, find_game, f"sengen/{name}")


def standings(name: str, seed: int) -> Iterator[Battle]:
    """A battle played at random, at each of its questions and at its end."""
    chance = Random(seed)
    battle = Battle(scenario(name), SealedDice(chance.randbytes(32)))
    while battle.result is None:
        yield battle
        for ask in battle.asks:
            battle.answer(ask.seat, chance.choice(ask.offer.options).id, about=ask.about)
        if chance.random() < 0.1 and battle.asks:
            speak_up(battle, chance)
    yield battle


def speak_up(battle: Battle, chance: Random) -> None:
    seat = chance.choice(battle.scenario.seats).id
    loose = [one for one in battle.view(seat).interjections if not one.id.startswith("end ")]
    if loose:
        battle.interject(seat, chance.choice(loose).declaration)


battles = pytest.mark.parametrize("name", NAMES)
seeds = given(seed=st.integers(0, 1 << 32))
few = settings(max_examples=12, deadline=None)


@battles
@few
@seeds
def test_dp_and_graze_are_never_below_zero_and_dp_never_above_their_maximum(name: str, seed: int) -> None:
    for battle in standings(name, seed):
        for fighter in battle.state.fighters:
            assert 0 <= fighter.dp <= fighter.dp_max
            assert fighter.graze >= 0
            assert 0 <= fighter.hp <= fighter.hp_max
            assert 0 <= fighter.spirit <= fighter.spirit_max
            assert (fighter.card is not None) == (fighter.card_hp > 0)


def test_eight_may_fight_on_each_side() -> None:
    for battle in standings(EIGHT_A_SIDE, 8):
        for fighter in battle.state.fighters:
            assert 0 <= fighter.dp <= fighter.dp_max
            assert fighter.graze >= 0
    assert battle.result is not None
    again = Battle.from_inputs(battle.scenario, battle.dice, battle.inputs)
    assert again.digest() == battle.digest()


@battles
@few
@seeds
def test_no_side_has_more_in_the_back_row_than_in_front_when_it_declares(name: str, seed: int) -> None:
    *_, battle = standings(name, seed)
    rows: dict[str, list[bool]] = {}
    sides = {fighter.id: fighter.side for fighter in battle.state.fighters}
    seen = 0
    for event in battle.state.log.events:
        match event:
            case course.TurnBegan():
                rows = {}
            case course.Declared():
                rows.setdefault(sides[event.fighter], []).append(event.row is BACK)
            case course.OrderSet():
                assert all(sum(backs) <= len(backs) - sum(backs) for backs in rows.values())
                seen += 1
    assert seen


ROLLED = (
    attacks.Approached, attacks.HitRolled, attacks.Evaded, attacks.Guarded, attacks.Covered, attacks.Perceived,
    attacks.Resisted, course.Checked, course.Moved, course.FleeRolled,
)  # fmt: skip
"""Events of checks that are paid as they are rolled."""


@battles
@few
@seeds
def test_every_die_of_a_check_was_paid_and_nothing_else_changes_dp(name: str, seed: int) -> None:
    *_, battle = standings(name, seed)
    dp = {fighter.id: fighter.dp for fighter in battle.scenario.prepared.fighters}
    aimed: dict[str, Event] = {}
    for event in battle.state.log.events:
        follow_dp(event, dp, aimed)
    assert dp == {fighter.id: fighter.dp for fighter in battle.state.fighters}


def follow_dp(event: Event, dp: dict[str, int], aimed: dict[str, Event]) -> None:
    """Keeps account of DP by what is told of them."""
    match event:
        case attacks.Aimed():
            aimed[event.fighter] = event
            if not isinstance(event.act, Melee):
                dp[event.fighter] -= event.cost
        case attacks.ShotMade() | attacks.AbilityMade():
            declared = aimed[event.fighter]
            assert isinstance(declared, attacks.Aimed)
            assert len(event.faces) == declared.cost
        case attacks.DanmakuMade() | attacks.HomingMade():
            dp[event.fighter] -= event.cost
        case attacks.DanmakuEvaded():
            dp[event.fighter] -= event.paid
        case attacks.Drained():
            dp[event.fighter] -= event.lost
        case course.Watched():
            dp[event.fighter] -= 1
            dp[event.other] -= 1
        case (
            course.Recovered() | cards.CardDeployed() | cards.CardUsed() | cards.BulletsErased() | cards.AllyRestored()
            | cards.Bombed()
        ):  # fmt: skip
            dp[event.fighter] += event.gained
        case _ if isinstance(event, ROLLED):
            dp[event.fighter] -= len(event.faces)
    told = None if isinstance(event, course.Declared) else getattr(event, "dp", None)
    if told is not None:
        assert dp[event.fighter] == told, event  # type: ignore[attr-defined]


@battles
@few
@seeds
def test_damage_goes_to_hp_or_to_a_card_and_none_is_lost_on_the_way(name: str, seed: int) -> None:
    *_, battle = standings(name, seed)
    hp = {fighter.id: fighter.hp for fighter in battle.scenario.prepared.fighters}
    card = {fighter.id: fighter.card_hp for fighter in battle.scenario.prepared.fighters}
    whole, boosts = 0, dict.fromkeys(hp, 0)
    struck: dict[str, list[str]] = {}
    for event in battle.state.log.events:
        match event:
            case attacks.DanmakuMade() | attacks.HomingMade() | attacks.Aimed():
                boosts = dict.fromkeys(hp, 0)
                struck = {name: [] for name in hp}
            case attacks.Covered(won=True):
                struck[event.fighter].append(event.target)
            case attacks.Struck():
                if event.why is not Failure.BARRED or not struck[event.fighter]:
                    struck[event.fighter].insert(0, event.fighter)
            case cards.GrazeSpent(use=GrazeUse.DAMAGE):
                boosts[event.target] += event.effect
            case cards.CardDeployed():
                card[event.fighter] = event.hp
            case attacks.DamageRolled():
                assert event.base == max(0, sum(event.faces) + event.flat)
                whole = event.base + event.additional
            case attacks.HpLost():
                assert event.damage + event.reduced in [whole + boosts[name] for name in struck[event.fighter]]
                assert event.hp == max(0, hp[event.fighter] - event.damage)
                hp[event.fighter] = event.hp
            case attacks.CardHpLost():
                assert event.damage + event.reduced in [whole + boosts[name] for name in struck[event.fighter]]
                assert event.hp == max(0, card[event.fighter] - event.damage)
                card[event.fighter] = event.hp
    state: Fight = battle.state
    assert hp == {fighter.id: fighter.hp for fighter in state.fighters}
    assert all(card[fighter.id] == fighter.card_hp for fighter in state.fighters if fighter.card is not None)
