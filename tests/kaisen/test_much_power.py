"""A ship that the game master gives far more power than any has: what is listed stays small; more may be written."""

from __future__ import annotations

from gunbai.games import find_game
from gunbai.games.kaisen.power import MOST_SEARCHED
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.inputs import Ruling
from gunbai.kernel.scenario import load_scenario

MOST_LISTED = 8_000


def test_plots_are_listed_up_to_a_bound_and_longer_ones_may_be_written() -> None:
    text = find_game("kaisen").scenario_text("duel")
    text = text.replace('low = "-03-03"\nhigh = "1313"\n', "")
    battle = Battle(load_scenario(text, "duel", find_game), SealedDice(bytes(32)))
    while battle.asks[0].kind != "plot":
        battle.answer(battle.asks[0].seat, battle.asks[0].offer[0].id, about=battle.asks[0].about)
    ask = battle.asks[0]
    battle.rule(Ruling("set", "the wind favours her", f"{ask.about}.power", 99))
    ask = next(one for one in battle.asks if one.about == ask.about)
    assert 1_000 < len(ask.offer) < MOST_LISTED
    assert max(option.cost for option in ask.offer) == MOST_SEARCHED

    pools, start, *_ = ask.offer[0].id.split(":")
    bonuses = [pool.partition("+")[2] for pool in pools.split("/")]
    written = f"{99 - 2}+{bonuses[0]}/2+{bonuses[1]}/+{bonuses[2]}:{start}:L"
    assert battle.preview(ask.seat, written, about=ask.about) is not None
    battle.answer(ask.seat, written, about=ask.about)
    assert [one.answered for one in battle.waiting if one.about == ask.about] == [True]
