"""What the computers of a battle expected when they decided, thought once more from its inputs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gunbai.bots.keen import Keen
from gunbai.bots.player import trials_of
from gunbai.bots.thought import Thought
from gunbai.kernel.answering import accepted_option
from gunbai.kernel.aside import aside_of
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import Dice
from gunbai.kernel.inputs import Answer, Input
from gunbai.kernel.requests import Option
from gunbai.kernel.scenario import Scenario


def thoughtful(given: Input) -> bool:
    """Whether an input is the decision of a player that looks ahead."""
    return type(given) is Answer and trials_of(given.by) > 0


def options_of(battle: Battle, thought: Thought) -> tuple[Option, ...]:
    """The options that were tried, in the order of what was expected, so that they can be said in words.

    Args:
        battle: as it was when they were.
    """
    ask = battle.asked(thought.seat, thought.about)
    assert ask is not None, "the battle is where the seat was asked"
    return tuple(accepted_option(battle.game, battle.state, ask, row.option) for row in thought.expected)


class Explained(NamedTuple):
    """A thought at its place."""

    place: int
    """Of the decision among the battle's inputs, from 0."""
    thought: Thought
    options: tuple[Option, ...]
    """Those that were tried, in the order of what was expected."""


def rethought(scenario: Scenario, dice: Dice, inputs: Sequence[Input], key: bytes) -> Iterator[Explained]:
    """Thinks again what players that look ahead have thought in a battle: the same seed thinks the same.

    Args:
        dice: of the battle; they say how many rolls were other dice's.
        key: what the players drew their chance from; in battles of sealed dice, the seed.
    """
    for place, given in enumerate(inputs):
        if type(given) is Answer and (trials := trials_of(given.by)):
            battle = Battle.from_inputs(scenario, dice, inputs[:place], quiet=True)
            keen = Keen(key, trials)
            keen.think(aside_of(battle, given.seat), given.about)
            assert keen.thought is not None
            yield Explained(place, keen.thought, options_of(battle, keen.thought))
