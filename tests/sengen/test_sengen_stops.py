"""People are asked at windows where it can matter, and hardly ever for nothing."""

from __future__ import annotations

from collections import Counter

from gunbai.games import find_game
from gunbai.games.sengen.plans import PLANS
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.inputs import Stops
from gunbai.kernel.scenario import load_scenario, scenario_from_data

SENGEN = find_game("sengen")


def test_two_people_are_asked_for_nothing_at_most_once_each_in_a_turn_of_two_against_two() -> None:
    """Each person has both fighters of a side, and passes at a window unless the plan would do something there."""
    text = SENGEN.scenario_text("two-by-two")
    data = load_scenario(text, "two-by-two", find_game, "sengen/two-by-two").to_data()
    for fighter in data["fighter"]:
        fighter["seat"] = f"person-{fighter['side']}"
    scenario = scenario_from_data(data, "two-by-two", find_game, "two-by-two")
    plan, needless, turns = PLANS["plain"](), Counter[tuple[int, str, int]](), 0
    for seed in range(4):
        battle = Battle(scenario, SealedDice(bytes([seed]) * 32))
        while battle.result is None:
            waiting = next(one for one in battle.waiting if not one.answered)
            view = battle.view(waiting.seat)
            ask = next(ask for ask in view.asks if ask.about == waiting.about)
            option = plan.choose(view, ask)
            if option.id == "pass":
                needless[seed, waiting.seat, battle.state.turn] += 1
            battle.answer(waiting.seat, option.id, about=waiting.about)
        turns += 2 * battle.state.turn
    assert max(needless.values(), default=0) <= 1
    assert needless.total() * 10 <= turns


def test_a_hit_that_is_about_to_land_is_asked_about_and_others_learn_nothing_of_it() -> None:
    """Only the target with a card in hand is asked; to everybody else nobody is asked anything new."""
    scenario = load_scenario(SENGEN.scenario_text("first-duel"), "first-duel", find_game, "sengen/first-duel")
    for seed in range(40):
        battle = Battle(scenario, SealedDice(bytes([seed]) * 32))
        while battle.result is None and not any(ask.kind == "window-known" for ask in battle.asks):
            for ask in battle.asks:
                plain = [one for one in ask.offer if one.id in ("take", "ignore")]
                battle.answer(ask.seat, (plain or list(ask.offer))[-1].id, about=ask.about)
        if battle.result is None:
            break
    [ask] = battle.asks
    fighter = battle.state.fighter(ask.seat)
    assert fighter is not None
    assert fighter.cards_left() or fighter.graze
    other = next(seat.id for seat in scenario.seats if seat.id != ask.seat)
    assert not battle.view(other).asks
    assert battle.view(other).waiting == ()


def test_whoever_uses_her_last_card_at_a_window_of_a_card_duel_acts_no_more() -> None:
    """Clauses: sengen.core.cards-defeat."""
    data = load_scenario(SENGEN.scenario_text("card-duel"), "card-duel", find_game).to_data()
    first, second = data["fighter"][:2]
    flare = {"id": "flare", "kind": "consumed", "action": "shot", "bonus": {"damage": 1}}
    data["fighter"] = [{**first, "cards": [flare]}, {**second, "cards": [{**flare, "id": "spark"}]}]
    for moment in ("window-turn-start", "window-slot", "window-turn-end"):
        battle = Battle(scenario_from_data(data, "last card", find_game, "last-card"), SealedDice(bytes(32)))
        seat = battle.scenario.seats[0].id
        battle.stop(Stops(seat, more=(moment,)))
        while not any(ask.kind == moment for ask in battle.asks):
            for ask in battle.asks:
                told = [one for one in ask.offer if one.id in ("done", "ignore")]
                battle.answer(ask.seat, (told or list(ask.offer))[0].id, about=ask.about)
        battle.answer(seat, "erase flare")
        assert battle.result is not None, moment
        assert (battle.result.why, battle.result.winner) == ("cards", battle.scenario.seats[1].side)
