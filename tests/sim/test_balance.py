"""Balance: house content is tried with and without it, and stands among the built-in ones of its kind."""

import msgspec

from gunbai.games import find_game
from gunbai.games.kaisen.models import MODELS
from gunbai.games.kaisen.trials import ModelFile, ModelSheet
from gunbai.games.maai.content.catalogue import shipped
from gunbai.games.maai.content.tables import ContentFile
from gunbai.games.sengen.gallery import CARDS, CharacterFile
from gunbai.kernel.scenario import scenario_from_data
from gunbai.kernel.trials import BEARER, Trial
from gunbai.sim.balance import Counts, Entry, Standing, weigh
from gunbai.sim.order import make_order
from gunbai.sim.pools import Here
from gunbai.sim.run import run

from .conftest import SEED


def all_trials() -> list[Trial]:
    """Of all that is built in, as if it were of the house."""
    maai, sengen, kaisen = (find_game(name).game for name in ("maai", "sengen", "kaisen"))
    own = shipped()
    models = tuple(msgspec.convert({**model, "id": name}, ModelSheet) for name, model in MODELS.items())
    return [
        *maai.trials(ContentFile(game="maai", weapon=own.weapon)),
        *maai.trials(ContentFile(game="maai", manoeuvre=own.manoeuvre)),
        *maai.trials(ContentFile(game="maai", spell=own.spell)),
        *sengen.trials(CharacterFile(game="sengen", card=tuple(CARDS.values()))),
        *kaisen.trials(ModelFile("kaisen", models)),
    ]


def test_all_that_is_built_in_fits_its_match_ups_with_and_without_it() -> None:
    found = all_trials()
    assert {trial.kind for trial in found} == {"weapon", "manoeuvre", "spell", "card", "ship"}
    assert len(found) == len(shipped().weapon + shipped().manoeuvre + shipped().spell) + len(CARDS) + len(MODELS)
    for trial in found:
        assert next(iter(trial.entries)) == trial.id
        matches = trial.entries[trial.id]
        assert len(matches) == 2
        for match in matches:
            for data in (match.given, match.without):
                scenario = scenario_from_data(data, trial.id, find_game, trial.id)
                assert BEARER in {seat.side for seat in scenario.seats}


def test_each_is_compared_with_its_own_kind() -> None:
    by_id = {trial.id: trial for trial in all_trials()}
    weapons = {weapon.id: weapon.kind for weapon in shipped().weapon}
    assert {weapons[id] for id in by_id["tsukiyo-nodachi"].entries} == {"odachi"}
    kinds = {one.id: one.type for one in shipped().manoeuvre}
    assert {kinds[id] for id in by_id["kasumi-giri"].entries} == {kinds["kasumi-giri"]}
    lists = {spell.id: spell.list.value for spell in shipped().spell}
    assert {lists[id] for id in by_id["kamaitachi"].entries} == {"jujutsu"}
    assert {CARDS[id].kind for id in by_id["firework"].entries} == {CARDS["firework"].kind}
    assert set(by_id["galley"].entries) == set(MODELS)


def test_a_gain_is_the_wins_with_it_less_those_without_over_all_match_ups() -> None:
    sengen = find_game("sengen").game
    card = CARDS["paper-dolls"]
    [trial] = sengen.trials(CharacterFile(game="sengen", card=(card,)))
    small = msgspec.structs.replace(trial, entries={card.id: trial.entries[card.id]})
    [standing] = weigh(sengen, [small], "plain", SEED, 10, Here()).standings
    own = standing.own
    assert own is not None
    wins = []
    for part in ("given", "without"):
        total = 0
        for match in trial.entries[card.id]:
            scenario = scenario_from_data(getattr(match, part), "x", find_game, "x")
            order = make_order(scenario, dict.fromkeys((BEARER, "other"), "plain"), SEED)
            total += run(order, 10, Here())[0].wins[BEARER]
        wins.append(total)
    assert (own.given.wins, own.given.battles) == (wins[0], 20)
    assert (own.without.wins, own.without.battles) == (wins[1], 20)
    assert own.gain == (wins[0] - wins[1]) / 20
    assert 0 < own.given.declared <= 20


def test_the_place_is_by_gain_and_the_intervals_bound_it() -> None:
    def entry(id: str, wins: int) -> Entry:
        return Entry(id, Counts(wins, 100), Counts(50, 100))

    trial = Trial("card", "own", {})
    peers = (entry("strong", 95), entry("a little more", 62), entry("equal", 60), entry("weak", 10))
    standing = Standing(trial, entry("own", 60), peers)
    assert standing.rank == 3
    # Only what lies apart for certain is above or below.
    assert standing.ranks == (2, 4)
    # 60 and 46 of 100 lie apart, though their gains over the same 50 of 100 have intervals that overlap.
    close = Standing(trial, entry("own", 60), (entry("weaker", 46),))
    assert close.ranks == (1, 1)
    assert close.peers[0].interval.high > entry("own", 60).interval.low
    apart = close.peers[0]._replace(without=Counts(49, 100))
    assert close._replace(peers=(apart,)).ranks == (1, 2)
