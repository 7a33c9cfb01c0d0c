"""A run: the same seed gives the same counts, and they are the counts of the battles themselves."""

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable, Generator, Iterable

import msgspec
import pytest

from gunbai.errors import UnknownName
from gunbai.games import find_game
from gunbai.kernel.record import load_record, record_bytes, replay, verify
from gunbai.kernel.words import LANGUAGES, Wording
from gunbai.sim.batch import SIZE, Batch, play_batch
from gunbai.sim.course import UNFINISHED, course_of, play, record
from gunbai.sim.errors import OtherRules
from gunbai.sim.order import Opened, Order, battle_seed, make_order, open_order
from gunbai.sim.pools import Here, Share
from gunbai.sim.run import Ended, run
from gunbai.sim.tally import NOBODY, Tally

from .conftest import SEED, order_of, scenario_of

GAMES = ("maai/ganryujima", "kaisen/duel", "sengen/first-duel")


def test_the_seed_of_a_battle_follows_from_the_seed_of_the_run_and_its_number_alone() -> None:
    assert battle_seed(SEED, 4711) == hmac.new(SEED, b"gunbai battle 4711", hashlib.sha256).digest()
    assert len({battle_seed(SEED, number) for number in range(1000)}) == 1000


@pytest.mark.parametrize("name", GAMES)
def test_the_counts_are_those_of_the_battles_with_their_logs(name: str, counted: Callable[[str, int], Tally]) -> None:
    tally = counted(name, 12)
    opened = open_order(order_of(name))
    courses = [course_of(record(opened, number), number) for number in range(12)]
    assert tally.courses == courses
    assert tally.battles == 12
    assert tally.wins == Counter(side for course in courses for side in course.winners or (NOBODY,))
    assert tally.reasons == Counter((course.why, "+".join(course.winners)) for course in courses)
    rounds = sorted(course.rounds for course in courses)
    assert tally.lengths("rounds") == (rounds[0], (rounds[5] + rounds[6]) / 2, sum(rounds) / 12, rounds[11])


@pytest.mark.parametrize("name", GAMES)
def test_gauges_are_read_at_the_first_question_of_each_round(name: str, counted: Callable[[str, int], Tally]) -> None:
    tally = counted(name, 12)
    opened = open_order(order_of(name))
    readings = [play(opened, number)[1] for number in range(12)]
    first = [gauges for rounds in readings for round, gauges in rounds if round == readings[0][0][0]]
    assert len(first) == 12
    for at, gauge in enumerate(first[0]):
        values = [gauges[at].value for gauges in first]
        key = gauge.who, gauge.what, readings[0][0][0]
        assert tally.gauges[key] == (12, sum(values), sum(value * value for value in values))
    # Fewer battles come to later rounds, and each battle is read once a round.
    for rounds in readings:
        assert len({round for round, _ in rounds}) == len(rounds)
    who, what = first[0][0].who, first[0][0].what
    counts = [tally.gauges[key][0] for key in sorted(tally.gauges) if key[:2] == (who, what)]
    assert counts == sorted(counts, reverse=True)


def test_the_duel_is_read_by_strength_vitality_and_guard(counted: Callable[[str, int], Tally]) -> None:
    gauges = counted("maai/ganryujima", 12).gauges
    assert gauges["musashi", "field-strength", 1] == (12, 120, 1200)
    assert gauges["musashi", "field-vitality", 1] == (12, 108, 12 * 81)
    assert {what for _, what, _ in gauges} == {"field-strength", "field-vitality", "field-guard"}
    ships = counted("kaisen/duel", 12).gauges
    assert {what for _, what, _ in ships} == {"field-hp", "target-soldiers"}
    danmaku = counted("sengen/first-duel", 12).gauges
    assert {what for _, what, _ in danmaku} == {"field-hp", "field-dp", "field-graze"}


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_read_has_a_name(name: str, language: str, counted: Callable[[str, int], Tally]) -> None:
    words = Wording(language, find_game(name.partition("/")[0]).texts(language))
    for _, what, _ in counted(name, 12).gauges:
        assert words.say(what) not in ("", what)


def test_other_seeds_give_other_battles(counted: Callable[[str, int], Tally]) -> None:
    other, _ = run(order_of("maai/ganryujima", seed=bytes(32)), 12, Here())
    assert other.courses != counted("maai/ganryujima", 12).courses


def test_a_picked_battle_is_the_one_that_was_counted_and_its_record_replays_and_verifies(
    counted: Callable[[str, int], Tally],
) -> None:
    battle = record(open_order(order_of("sengen/first-duel")), 7)
    read = load_record(record_bytes(battle), "picked", find_game)
    assert course_of(replay(read), 7) == counted("sengen/first-duel", 12).courses[7]
    assert verify(read).rolls == sum(1 for given in read.inputs if type(given).__name__ == "Faces")


def test_a_battle_that_does_not_end_is_given_up_and_won_by_nobody() -> None:
    tally, ended = run(order_of("maai/ganryujima", most=5), 3, Here())
    assert ended is Ended.ALL
    assert tally.wins == {NOBODY: 3}
    assert tally.reasons == {(UNFINISHED, ""): 3}


class Watched:
    """This process, and how many batches it was asked for."""

    def __init__(self) -> None:
        self.played = 0

    def results(self, shares: Iterable[Share]) -> Generator[Batch, None, None]:
        for share in shares:
            self.played += 1
            yield play_batch(*share)

    def close(self) -> None:
        pass


def test_until_stops_behind_the_first_batch_whose_intervals_are_narrow_enough() -> None:
    order = order_of("sengen/first-duel", most=40)
    pool = Watched()
    tally, ended = run(order, 1000, pool, until=0.2)
    assert ended is Ended.SURE
    assert tally.battles == pool.played * SIZE
    assert tally.half_width < 0.2
    before, _ = run(order, tally.battles - SIZE, Here())
    assert before.half_width >= 0.2
    again, _ = run(order, 1000, Here(), until=0.2)
    assert again.courses == tally.courses


def test_a_run_that_is_not_sure_enough_plays_all_its_battles() -> None:
    tally, ended = run(order_of("maai/ganryujima", most=5), 15, Here(), until=0.01)
    assert (tally.battles, ended) == (15, Ended.ALL)


class Interrupted(Watched):
    """Ctrl-C comes while the third batch is played."""

    def results(self, shares: Iterable[Share]) -> Generator[Batch, None, None]:
        for at, share in enumerate(shares):
            if at == 2:
                raise KeyboardInterrupt
            yield play_batch(*share)


def test_ctrl_c_leaves_what_is_known_so_far() -> None:
    order = order_of("maai/ganryujima", most=5)
    tally, ended = run(order, 100, Interrupted())
    assert (tally.battles, ended) == (2 * SIZE, Ended.INTERRUPTED)
    assert tally.courses == run(order, 2 * SIZE, Here())[0].courses


def test_progress_is_told_after_each_batch() -> None:
    told: list[int] = []
    run(order_of("maai/ganryujima", most=5), 25, Here(), progress=told.append)
    assert told == [10, 20, 25]


def test_nobody_plays_by_an_unknown_name() -> None:
    scenario = scenario_of("maai/ganryujima")
    with pytest.raises(UnknownName) as raised:
        make_order(scenario, {"musashi": "plane"}, SEED)
    assert raised.value.accepted[0] == "plain"


def test_whoever_has_other_rules_plays_nothing() -> None:
    order = msgspec.json.decode(order_of("maai/ganryujima"), type=Order)
    with pytest.raises(OtherRules) as raised:
        Opened(msgspec.structs.replace(order, version="0"))
    assert raised.value.values["wanted"] == "0"
