"""Computer players: chance that comes again with its seed, and a plan that fights."""

import hashlib
from collections import Counter

import pytest

from gunbai.bots import drive, make_player, player_names, reply
from gunbai.errors import UnknownName
from gunbai.games import find_game
from gunbai.games.maai.declaration import Breath
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice, SealedDice
from gunbai.kernel.inputs import Answer
from gunbai.kernel.requests import Choice, Option
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.kernel.views import AskView, View

from .conftest import YARD

SHIPPED = ["ganryujima", "narrow-room", "riverbank", "training-bout"]
MAAI = find_game("maai").game


def scenario(name: str) -> Scenario:
    return load_scenario(find_game("maai").scenario_text(name), name, find_game, f"maai/{name}")


def yard() -> Scenario:
    return load_scenario(YARD.read_text("utf-8"), "yard", find_game)


def fought(stage: Scenario, number: int, *players: str) -> Battle:
    """A battle between computer players, one for each seat."""
    seed = hashlib.sha256(f"{stage.name} {number}".encode()).digest()
    battle = Battle(stage, SealedDice(seed))
    seats = {seat.id: make_player(player, stage.game, seed) for seat, player in zip(stage.seats, players, strict=True)}
    assert drive(battle, seats, 20_000) < 20_000
    return battle


def test_a_game_has_its_plans_and_chance() -> None:
    assert player_names(MAAI) == ("plain", "random", "keen")
    with pytest.raises(UnknownName) as caught:
        make_player("plan", MAAI, b"")
    assert caught.value.accepted[0] == "plain"


def view(question: int, seat: str = "a") -> View:
    return View("toy", "toy", seat, question, 0, (), (), (), None, None)


def test_chance_gives_each_option_the_same_chance() -> None:
    options = tuple(Option(str(number), Choice(str(number))) for number in range(5))
    ask = AskView("any", "", options, False, ())
    player = make_player("random", MAAI, b"seed")
    counts = Counter(player.choose(view(question), ask).id for question in range(5000))
    # Four degrees of freedom: above 18.5 in one of a thousand seeds.
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 18.5
    assert len(counts) == 5


def test_chance_hangs_on_seed_seat_and_question_alone() -> None:
    options = tuple(Option(str(number), Choice(str(number))) for number in range(1000))
    ask = AskView("any", "", options, False, ())

    def choices(seed: bytes, seat: str) -> list[str]:
        player = make_player("random", MAAI, seed)
        return [player.choose(view(question, seat), ask).id for question in (3, 1, 2, 1)]

    first = choices(b"seed", "a")
    assert first == choices(b"seed", "a")
    assert first[1] == first[3]
    assert len({*first, *choices(b"seed", "b"), *choices(b"other", "a")}) == 9


def test_computer_seats_are_played_until_a_person_is_asked() -> None:
    battle = Battle(yard(), SealedDice(bytes(32)))
    assert drive(battle, {"kojiro": make_player("plain", MAAI, b"")}) == 0
    battle.answer("musashi", "wait")
    made = drive(battle, {"kojiro": make_player("plain", MAAI, b"")})
    answers = [given for given in battle.inputs if isinstance(given, Answer)]
    assert battle.asked("musashi") is not None
    assert made == len(answers) - 1
    assert [given.by for given in answers] == ["", *["plain"] * made]


def test_computer_seats_wait_for_dice_by_hand() -> None:
    battle = Battle(yard(), HandDice())
    players = {seat: make_player("plain", MAAI, b"") for seat in ("musashi", "kojiro")}
    while battle.roll is None:
        assert drive(battle, players) > 0
    assert drive(battle, players) == 0


def test_a_battle_is_left_after_so_many_decisions() -> None:
    battle = Battle(yard(), SealedDice(bytes(32)))
    players = {seat: make_player("random", MAAI, b"") for seat in ("musashi", "kojiro")}
    assert drive(battle, players, 7) == 7
    assert sum(isinstance(given, Answer) for given in battle.inputs) == 7


@pytest.mark.parametrize("name", SHIPPED)
def test_duels_of_the_plain_plan_are_decided(name: str) -> None:
    stage = scenario(name)
    results = [fought(stage, number, "plain", "plain").result for number in range(40)]
    ends = Counter(result.why for result in results if result is not None)
    winners = Counter(result.winner for result in results if result is not None)
    assert sum(ends.values()) == 40
    assert set(ends) <= ({"points", "guard-broken"} if name == "training-bout" else {"out", "both-out"})
    assert winners[None] <= 4
    assert min(winners[seat.id] for seat in stage.seats) >= 3


@pytest.mark.parametrize("name", SHIPPED)
def test_the_plain_plan_beats_chance(name: str) -> None:
    stage = scenario(name)
    won = 0
    for number in range(30):
        for place, players in enumerate((("plain", "random"), ("random", "plain"))):
            result = fought(stage, number, *players).result
            assert result is not None
            won += result.winner == stage.seats[place].id
    assert won >= 39, f"{won} of 60"


def test_the_plain_plan_never_overloads_and_takes_what_is_offered() -> None:
    battle = Battle(scenario("riverbank"), SealedDice(bytes(32)))
    player = make_player("plain", MAAI, b"")
    while battle.result is None:
        seat = next(waiting.seat for waiting in battle.waiting if not waiting.answered)
        seen = battle.view(seat)
        chosen = player.choose(seen, seen.asks[0])
        assert chosen in seen.asks[0].options
        assert not (isinstance(chosen.declaration, Breath) and chosen.declaration.force)
        battle.answer(seat, chosen.id)


@pytest.mark.parametrize(
    ("offer", "strength", "ended"),
    [("end for kojiro", 1, True), ("end for musashi", 40, False), ("end draw", 30, True), ("end draw", 31, False)],
)
def test_the_plain_plan_agrees_to_win_and_to_a_draw_while_it_is_not_ahead(
    offer: str, strength: int, ended: bool
) -> None:
    text = YARD.read_text("utf-8").replace("strength = 40", f"strength = {strength}")
    battle = Battle(load_scenario(text, "yard", find_game), SealedDice(bytes(32)))
    players = {"kojiro": make_player("plain", MAAI, b"")}
    assert not reply(battle, players)
    battle.interject("musashi", offer)
    assert reply(battle, players) is ended
    assert (battle.result is not None) is ended
    assert not reply(battle, players)


def test_chance_keeps_silent() -> None:
    battle = Battle(yard(), SealedDice(bytes(32)))
    battle.interject("musashi", "end for kojiro")
    assert not reply(battle, {"kojiro": make_player("random", MAAI, b"")})
