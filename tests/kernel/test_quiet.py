"""A battle to which nobody listens takes the same course; it keeps no log, and makes no view that nobody looks at."""

import hashlib

import pytest

from gunbai.bots import Player, drive, make_player
from gunbai.errors import GameLoops, UnknownName
from gunbai.games import find_game, load_games
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import SealedDice
from gunbai.kernel.events import EVENTS_BETWEEN_QUESTIONS, EventLog, Left, QuietLog
from gunbai.kernel.inputs import Stops
from gunbai.kernel.requests import GM
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.kernel.views import SPECTATOR, view_of

SHIPPED = [(library.game.id, name) for library in load_games()[0] for name in library.scenarios]
MOST = 400


def scenario_of(game: str, name: str) -> Scenario:
    return load_scenario(find_game(game).scenario_text(name), name, find_game)


def battle_of(scenario: Scenario, number: int, quiet: bool) -> tuple[Battle, dict[str, Player]]:
    seed = hashlib.sha256(b"quiet %d" % number).digest()
    seats = [*(seat.id for seat in scenario.seats), GM]
    players = {seat: make_player("random", scenario.game, seed) for seat in seats}
    return Battle(scenario, SealedDice(seed), quiet=quiet), players


@pytest.mark.parametrize(("game", "name"), SHIPPED)
def test_a_quiet_battle_takes_the_same_course(game: str, name: str) -> None:
    scenario = scenario_of(game, name)
    for number in range(2):
        heard, players = battle_of(scenario, number, False)
        quiet, _ = battle_of(scenario, number, True)
        drive(heard, players, MOST)
        drive(quiet, players, MOST)
        assert quiet.inputs == heard.inputs
        assert quiet.result == heard.result
        assert quiet.game.gauges(quiet.state) == heard.game.gauges(heard.state)
        again = Battle.from_inputs(scenario, quiet.dice, quiet.inputs)
        assert again.digest() == heard.digest()


@pytest.mark.parametrize(("game", "name"), [("maai", "ganryujima"), ("kaisen", "duel"), ("sengen", "two-by-two")])
def test_what_is_looked_at_in_a_quiet_battle_is_what_a_view_shows(game: str, name: str) -> None:
    scenario = scenario_of(game, name)
    battle, players = battle_of(scenario, 7, True)
    drive(battle, players, 9)
    heard = Battle.from_inputs(scenario, battle.dice, battle.inputs)
    for seat in (*(seat.id for seat in scenario.seats), GM, SPECTATOR):
        seen, whole = battle.view(seat), view_of(heard, seat)
        for part in ("game", "scenario", "seat", "question", "waiting", "interjections", "board", "result"):
            assert getattr(seen, part) == getattr(whole, part), part
        assert [(ask.kind, ask.about, tuple(ask.options), ask.open, ask.clauses) for ask in seen.asks] == [
            (ask.kind, ask.about, ask.options, ask.open, ask.clauses) for ask in whole.asks
        ]
    with pytest.raises(UnknownName):
        battle.view("nobody")


def test_a_quiet_battle_keeps_no_event_and_says_so() -> None:
    battle, players = battle_of(scenario_of("maai", "ganryujima"), 1, True)
    drive(battle, players, MOST)
    assert battle.state.log.events == []
    for question in (battle.digest, lambda: battle.log(SPECTATOR)):
        with pytest.raises(RuntimeError, match="quiet"):
            question()


def test_a_quiet_battle_waits_for_no_event() -> None:
    battle, _ = battle_of(scenario_of("sengen", "first-duel"), 1, True)
    with pytest.raises(RuntimeError, match="quiet"):
        battle.stop(Stops("akane", until="struck"))


def test_a_rule_that_looks_back_finds_what_happened_in_a_quiet_log_too() -> None:
    loud, quiet = EventLog("toy"), EventLog("toy")
    QuietLog.hush(quiet)
    for log in (loud, quiet):
        log.tell(Left("red"))
        mark = log.mark()
        log.tell(Left("blue"))
        assert log.since(mark) == (Left("blue"),)


def tell(log: EventLog, count: int) -> None:
    for _ in range(count):
        log.tell(Left("red"))


def test_a_loop_is_found_in_a_quiet_log_too() -> None:
    log = EventLog("toy")
    QuietLog.hush(log)
    # It looks once in so many events whether anything was given meanwhile.
    tell(log, 2 * EVENTS_BETWEEN_QUESTIONS + 1)
    with pytest.raises(GameLoops):
        tell(log, 1)
