"""The computer's admiral: by its view alone, better than chance, and what gunbai reach lists is what ships can do."""

from __future__ import annotations

import msgspec
import pytest

from gunbai.bots import drive, make_player
from gunbai.games import find_game
from gunbai.games.kaisen.course import course_of
from gunbai.games.kaisen.courses import reach_of
from gunbai.games.kaisen.moves import written
from gunbai.games.kaisen.plans import Plain
from gunbai.games.kaisen.power import terms_of
from gunbai.games.kaisen.prospects import CERTAIN, chance, collision_damage, melee
from gunbai.games.kaisen.state import Sea
from gunbai.games.kaisen.values import Halt, Hold
from gunbai.games.kaisen.view import SeaView
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.inputs import Ruling
from gunbai.kernel.scenario import Scenario, load_scenario

KAISEN = find_game("kaisen")


def shipped(name: str) -> Scenario:
    return load_scenario(KAISEN.scenario_text(name), name, find_game)


def fought(name: str, number: int, **players: str) -> Battle:
    """A battle to its end, each side played by who is named for it."""
    scenario, seed = shipped(name), number.to_bytes(32, "big")
    battle = Battle(scenario, SealedDice(seed))
    drive(battle, {seat.id: make_player(players[seat.side], scenario.game, seed) for seat in scenario.seats}, 20_000)
    return battle


@pytest.mark.parametrize(("name", "one", "other"), [("duel", "crown", "pirates"), ("galleys", "north", "south")])
def test_plain_beats_chance_from_either_side(name: str, one: str, other: str) -> None:
    won = 0
    for number in range(10):
        ours, theirs = (one, other) if number % 2 else (other, one)
        result = fought(name, number, **{ours: "plain", theirs: "random"}).result
        assert result is not None
        won += result.winners == (ours,)
    assert won >= 9


@pytest.mark.parametrize("name", KAISEN.scenarios)
def test_two_admirals_fight_every_scenario_to_an_end(name: str) -> None:
    scenario = shipped(name)
    battle = fought(name, 3, **{seat.side: "plain" for seat in scenario.seats})
    assert battle.result is not None


def test_an_admiral_decides_the_same_from_the_same_view_whatever_it_has_seen_before() -> None:
    battle = Battle(shipped("convoy"), SealedDice(bytes(32)))
    seat = next(one.seat for one in battle.waiting)
    view = battle.view(seat)
    used = Plain()
    other = Battle(shipped("galleys"), SealedDice(bytes(32)))
    used.choose(other.view("north"), other.view("north").asks[0])
    for ask in view.asks:
        assert used.choose(view, ask).id == Plain().choose(view, ask).id


@pytest.mark.parametrize("name", ["convoy", "galleys", "two-lines"])
@pytest.mark.parametrize("decisions", [0, 8, 40])
def test_an_admiral_goes_on_when_the_game_master_takes_a_ship_out(name: str, decisions: int) -> None:
    scenario = shipped(name)
    ships = [ship.id for ship in Battle(scenario, SealedDice(bytes(32))).view("gm").board.ships]
    for ship in ships[:3]:
        battle = Battle(scenario, SealedDice(bytes(32)))
        players = {seat.id: make_player("plain", scenario.game, bytes(32)) for seat in scenario.seats}
        drive(battle, players, decisions)
        if all(one.id != ship or one.gone is not None for one in battle.view("gm").board.ships):
            continue
        battle.rule(Ruling("remove", "a rock that was on no chart", ship))
        drive(battle, players, 60)
        assert not any(waiting.about == ship for waiting in battle.waiting)


def test_ships_of_one_admiral_keep_out_of_each_others_hexes() -> None:
    battle = Battle(shipped("two-lines"), SealedDice(bytes(32)))
    view = battle.view("azure")
    admiral = Plain()
    ends = [admiral.choose(view, ask).declaration.end for ask in view.asks]  # type: ignore[attr-defined]
    assert len(set(ends)) == len(ends) == 6


# ---- what it reckons with --------------------------------------------------------------------------------------------


def test_the_chance_of_an_opposed_roll_is_counted_out() -> None:
    faces = range(1, 7)
    for lead in range(-13, 14):
        wins = sum(lead + a + b > c + d for a in faces for b in faces for c in faces for d in faces)
        assert chance(lead) == wins
    assert chance(20) == CERTAIN
    assert chance(-20) == 0


def test_a_run_before_a_collision_adds_dice_and_a_ram_has_no_recoil() -> None:
    board = Battle(shipped("galleys"), SealedDice(bytes(32))).view("spectator").board
    galley = board.ships[0]
    # 2D6 and one for each CS, at most 6: seven halves a die.
    assert [collision_damage(galley, run) for run in (0, 2, 4, 9)] == [(14, 0), (28, 0), (42, 0), (42, 0)]
    bare = msgspec.structs.replace(galley, equipment=())
    assert collision_damage(bare, 4) == (14, 7)
    assert melee(board, galley, msgspec.structs.replace(galley, able=False)).taken == 0


# ---- reach ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", KAISEN.scenarios)
def test_every_plot_within_reach_is_carried_out_to_its_end(name: str) -> None:
    battle = Battle(shipped(name), SealedDice(bytes(32)))
    sea, board = battle.state, battle.view("spectator").board
    assert isinstance(sea, Sea)
    assert isinstance(board, SeaView)
    for ship in board.ships:
        means = ship.means
        assert means is not None
        assert ship.at is not None
        search = reach_of(board, ship)
        poses = set(search.poses())
        assert (ship.at, ship.facing) in poses
        if ship.hold is Hold.STAY:
            assert poses == {(ship.at, ship.facing)}
        terms = terms_of(sea.rules, ship.lateen, sea.wind, sea.level)
        for (place, facing), way in search.ways():
            pools = max(means.sail, way.sail), max(means.steer, way.steer), max(means.row or 0, way.row)
            course = course_of(written([(sign, False) for sign in way.moves]), ship.facing, pools, terms)
            end, bow = course.track[-1]
            assert course.halt is Halt.NONE
            assert ((ship.at[0] + end[0], ship.at[1] + end[1]), bow) == (place, facing)
            allocated = sum(
                max(0, spent - had) for spent, had in zip((way.sail, way.steer, way.row), pools, strict=True)
            )
            assert allocated == 0


def test_an_admiral_is_not_at_a_loss_when_its_ship_is_taken_out_while_it_plots() -> None:
    battle = Battle(shipped("convoy"), SealedDice(bytes(32)))
    ask = battle.asks[0]
    battle.rule(Ruling("remove", "the mast is down", ask.about))
    view = battle.view(ask.seat)
    seen = next(one for one in view.asks if one.about == ask.about)
    chosen = Plain().choose(view, seen)
    battle.answer(ask.seat, chosen.id, about=ask.about)
