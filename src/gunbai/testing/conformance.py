"""The conformance kit: what any game must keep, tried out by random play.

    report = conform(find_game("maai"), battles=100, seed=1)
    assert report.sound, report.breaches

`gunbai.testing.conformance_report.INVARIANTS` lists the promises.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import msgspec

from gunbai.errors import GameLoops, Refused, ScenarioError
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import Dice, HandDice, SealedDice
from gunbai.kernel.library import Library
from gunbai.kernel.scenario import Scenario, load_scenario, scenario_from_data
from gunbai.kernel.words import LANGUAGES
from gunbai.testing.conformance_checks import Checks
from gunbai.testing.conformance_report import Breach, Broken, Report
from gunbai.testing.conformance_words import Sayings
from gunbai.testing.random_play import TABLES, Play

DECISIONS = 5000
"""A battle has at most so many decisions."""
BREACHES = 10
"""After so many breaches the kit stops."""


def conform(
    library: Library,
    battles: int = 100,
    seed: int = 0,
    *,
    first: int = 0,
    scenarios: Mapping[str, str] | None = None,
    most: int = DECISIONS,
    languages: Sequence[str] = LANGUAGES,
) -> Report:
    """Plays scenarios at random and checks every promise.

    Every third battle is played under rulings drawn at random from those that the game carries out.

    Args:
        library: the game with its data.
        battles: how many battles; the scenarios take turns.
        seed: of all chance; the same seed plays the same battles.
        first: number of the first battle, so that a run can be shared out, or one battle played again.
        scenarios: scenarios to be played, name → TOML; by default those that the game ships.
        most: bound on the decisions of a battle.
        languages: in which all that comes up must be said.

    Returns:
        What was played, and every promise that was broken; a battle stops at its first breach.
    """
    texts = scenarios if scenarios is not None else {name: library.scenario_text(name) for name in library.scenarios}
    run = _Run(library, seed, texts, most, languages)
    for number in range(first, first + battles):
        run.battle(number)
        if len(run.breaches) >= BREACHES:
            break
    return run.report()


class _Run:
    """A run of the kit over one game."""

    def __init__(
        self, library: Library, seed: int, texts: Mapping[str, str], most: int, languages: Sequence[str]
    ) -> None:
        self.breaches: list[Breach] = []
        self._checks = Checks(library)
        self._sayings = Sayings(library, languages)
        self._library, self._seed, self._most = library, seed, most
        self._scenarios = [load_scenario(text, name, self._checks.find, name) for name, text in texts.items()]
        self._battles = self._inputs = 0
        self._kinds: Counter[str] = Counter()
        self._asked: set[str] = set()
        self._happened: Counter[str] = Counter()

    def battle(self, number: int) -> None:
        """Plays and checks one battle."""
        random = Random(f"{self._seed} {number}")
        turn, place = divmod(number, len(self._scenarios))
        scenario, habits = self._scenarios[place], TABLES[turn % len(TABLES)]
        if turn % 3 == 2:
            scenario = self._with_rulings(scenario, random)
        if scenario.rulings.changed:
            # A table may settle that only agreement ends a battle: somebody has to speak up.
            habits = msgspec.structs.replace(habits, interjects=max(habits.interjects, 2))
        self._battles += 1
        play: Play | None = None
        try:
            battle = Battle(scenario, _dice(number, random, scenario))
            play = Play(battle, random, habits, self._most)
            play.run(lambda standing, closely: self._look(standing, closely, random))
            self._checks.ended(battle, play.record, random)
            self._sayings.battle(battle, play.refusals)
        except Broken as breach:
            self._breach(number, scenario, play, breach.invariant, breach.what)
        except Refused as error:
            self._breach(number, scenario, play, "accepted", str(error))
        except GameLoops as error:
            self._breach(number, scenario, play, "loops", str(error))
        except Exception as error:  # noqa: BLE001 (whatever a game raises is what is looked for)
            self._breach(number, scenario, play, "raises", f"{type(error).__name__}: {error}")
        if play is not None:
            self._inputs += len(play.battle.inputs)
            self._kinds += play.kinds
            self._happened.update(str(event.__struct_config__.tag) for event in play.battle.state.log.events)

    def _look(self, battle: Battle, closely: bool, random: Random) -> None:
        self._checks.question(battle, closely)
        if len(battle.asks) > 1 and random.random() < 0.3:
            self._checks.secrecy(battle, random)
        self._asked.update(ask.kind for ask in battle.asks)
        fresh, self._checks.fresh_options = self._checks.fresh_options, []
        self._sayings.question(battle, fresh)

    def _with_rulings(self, scenario: Scenario, random: Random) -> Scenario:
        """The scenario under other rulings; as it is where it cannot be played under them."""
        data = scenario.to_data()
        keys = list(self._library.rulings)
        for key in random.sample(keys, min(len(keys), 1 + len(keys) // 4)):
            values: list[str | int] = list(key.available)
            if key.low is not None and key.high is not None:
                values.append(random.randint(key.low, key.high))
            if values:
                data["rulings"] = {**data.get("rulings", {}), key.key: random.choice(values)}
        try:
            return scenario_from_data(data, scenario.name, self._checks.find, scenario.name)
        except ScenarioError:
            return scenario

    def _breach(self, number: int, scenario: Scenario, play: Play | None, invariant: str, what: str) -> None:
        given = len(play.battle.inputs) if play is not None else 0
        self.breaches.append(Breach(invariant, number, scenario.name, dict(scenario.rulings.changed), given, what))

    def report(self) -> Report:
        """What was played and found."""
        return Report(
            game=self._library.game.id,
            seed=self._seed,
            battles=self._battles,
            inputs=self._inputs,
            events=self._happened.total(),
            kinds=dict(sorted(self._kinds.items())),
            asked=tuple(sorted(self._asked)),
            happened=tuple(sorted(self._happened)),
            never=tuple(tag for tag in self._checks.event_tags if tag not in self._happened),
            breaches=tuple(self.breaches),
        )


def _dice(number: int, random: Random, scenario: Scenario) -> Dice:
    """Sealed dice, with words of the seats; every seventh battle is thrown by hand."""
    if number % 7 == 3:
        return HandDice()
    return SealedDice(random.randbytes(32), {seat.id: f"words {random.random()}" for seat in scenario.seats})
