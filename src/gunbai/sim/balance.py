"""Where a piece of house content stands: it is tried in battle with and without it, beside the built-in ones of its
kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from gunbai.bots import make_player
from gunbai.errors import Fault, ScenarioError
from gunbai.games import find_game
from gunbai.kernel.game import Game
from gunbai.kernel.scenario import Scenario, scenario_from_data
from gunbai.kernel.trials import BEARER, OTHER, Match, Trial
from gunbai.sim.intervals import Interval, difference
from gunbai.sim.order import make_order
from gunbai.sim.pools import Pool
from gunbai.sim.run import Ended, run

Progress = Callable[[int], None]
"""Told how many battles are done in all."""


class Counts(NamedTuple):
    """Wins of the bearer in all match-ups."""

    wins: int
    battles: int
    declared: int = 0
    """Battles in which it was declared by its id."""

    @property
    def share(self) -> float:
        """Wins of battles."""
        return self.wins / self.battles if self.battles else 0.0


class Entry(NamedTuple):
    """What a piece of content came to."""

    id: str
    given: Counts
    without: Counts

    @property
    def gain(self) -> float:
        """How much oftener its bearer wins with it than without."""
        return self.given.share - self.without.share

    @property
    def interval(self) -> Interval:
        """In which the true gain lies."""
        return difference(self.given.wins, self.given.battles, self.without.wins, self.without.battles)


def gains_more(one: Entry, other: Entry) -> bool:
    """Whether one surely gains its bearer more than another: the interval of the difference lies above 0. Where they
    are held against other battles without them, their own intervals lie apart."""
    if one.without == other.without:
        return difference(*one.given[:2], *other.given[:2]).low > 0
    return one.interval.low > other.interval.high


class Standing(NamedTuple):
    """Where a piece of content stands."""

    trial: Trial
    own: Entry | None
    """None where it cannot be played in its match-ups, or none was finished."""
    peers: tuple[Entry, ...]
    """The built-in ones that were played."""
    faults: tuple[Fault, ...] = ()
    """Why it cannot be played."""

    @property
    def rank(self) -> int:
        """Its place by gain among its kind, itself included, from 1."""
        assert self.own is not None
        return 1 + sum(peer.gain > self.own.gain for peer in self.peers)

    @property
    def ranks(self) -> tuple[int, int]:
        """The best and the worst place that the intervals leave it."""
        assert self.own is not None
        better = sum(gains_more(peer, self.own) for peer in self.peers)
        worse = sum(gains_more(self.own, peer) for peer in self.peers)
        return 1 + better, 1 + len(self.peers) - worse


class Balance(NamedTuple):
    """What a file of content came to."""

    standings: tuple[Standing, ...]
    is_interrupted: bool = False


class _Weigher:
    """Plays match-ups; one that was played is known from then on."""

    def __init__(self, game: Game, player: str, seed: bytes, battles: int, pool: Pool, told: Progress | None) -> None:
        self._game, self._player, self._seed, self._battles, self._pool = game, player, seed, battles, pool
        self._told, self._done = told, 0
        self._known: dict[bytes, Counts] = {}
        self.is_interrupted = False

    def entry(self, id: str, matches: Iterable[Match], watched: str) -> Entry | None:
        """What an entry comes to; None if Ctrl-C came in between.

        Raises:
            ScenarioError: the game cannot play it.
        """
        pairs = [(self._scenario(match.given, id), self._scenario(match.without, id)) for match in matches]
        given = [self._counts(with_it, watched) for with_it, _ in pairs]
        without = [self._counts(without_it, "") for _, without_it in pairs]
        return None if self.is_interrupted else Entry(id, _sum(given), _sum(without))

    def _scenario(self, data: Mapping[str, Any], id: str) -> Scenario:
        return scenario_from_data(data, id, find_game, id)

    def _counts(self, scenario: Scenario, watched: str) -> Counts:
        players = dict.fromkeys((BEARER, OTHER), self._player)
        order = make_order(scenario, players, self._seed, watched=watched)
        # What an entry is called is no part of the battle.
        key = make_order(Scenario(scenario.game, "", scenario.head, scenario.body, scenario.rulings), players, b"")
        if self.is_interrupted:
            return Counts(0, 0)
        if key + watched.encode() not in self._known:
            tally, ended = run(order, self._battles, self._pool, progress=self._tell)
            self._done += self._battles
            self.is_interrupted = ended is Ended.INTERRUPTED
            declared = sum(course.declared for course in tally.courses)
            self._known[key + watched.encode()] = Counts(tally.wins[BEARER], tally.battles, declared)
        return self._known[key + watched.encode()]

    def _tell(self, done: int) -> None:
        if self._told is not None:
            self._told(self._done + done)


def weigh(
    game: Game, trials: Sequence[Trial], player: str, seed: bytes, battles: int, pool: Pool,
    progress: Progress | None = None,
) -> Balance:  # fmt: skip
    """Plays trials.

    Args:
        trials: of one game's content.
        player: the computer player that plays both sides.
        seed: 32 bytes; every match-up has the same.
        battles: of each match-up, with and without it.

    Raises:
        UnknownName: nobody plays by that name.
        WorkersLost, OtherRules: the battles cannot be played.
    """
    make_player(player, game, seed)
    weigher = _Weigher(game, player, seed, battles, pool, progress)
    standings = []
    for trial in trials:
        standings.append(_standing(weigher, trial))
        if weigher.is_interrupted:
            break
    return Balance(tuple(standings), weigher.is_interrupted)


def _standing(weigher: _Weigher, trial: Trial) -> Standing:
    """A built-in one that its match-ups cannot hold is left out; of one's own it is told why."""
    try:
        own = weigher.entry(trial.id, trial.entries[trial.id], trial.id if trial.declared else "")
    except ScenarioError as error:
        return Standing(trial, None, (), error.faults)
    peers = []
    for id, matches in trial.entries.items():
        if id != trial.id and not weigher.is_interrupted:
            try:
                peer = weigher.entry(id, matches, id if trial.declared else "")
            except ScenarioError:
                continue
            peers += [] if peer is None else [peer]
    return Standing(trial, own, tuple(peers))


def _sum(counts: Sequence[Counts]) -> Counts:
    return Counts(*(sum(column) for column in zip(*counts, strict=True)))
