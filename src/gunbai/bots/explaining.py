"""What the computers of a battle expected when they decided, thought once more from its inputs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gunbai.bots.keen import Keen
from gunbai.bots.player import trials_of
from gunbai.bots.thought import Thought
from gunbai.kernel.aside import aside_of
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import Dice
from gunbai.kernel.inputs import Answer, Input
from gunbai.kernel.scenario import Scenario


def thoughtful(given: Input) -> bool:
    """Whether an input is the decision of a player that looks ahead."""
    return type(given) is Answer and trials_of(given.by) > 0


def rethought(scenario: Scenario, dice: Dice, inputs: Sequence[Input], key: bytes) -> Iterator[tuple[int, Thought]]:
    """Thinks again what players that look ahead have thought in a battle: the same seed thinks the same.

    Args:
        dice: of the battle; they say how many rolls were other dice's.
        key: what the players drew their chance from; in battles of sealed dice, the seed.

    Yields:
        The place of each of their decisions among the inputs, from 0, and what was expected there.
    """
    for place, given in enumerate(inputs):
        if type(given) is Answer and (trials := trials_of(given.by)):
            battle = Battle.from_inputs(scenario, dice, inputs[:place], quiet=True)
            keen = Keen(key, trials)
            keen.think(aside_of(battle, given.seat), given.about)
            assert keen.thought is not None
            yield place, keen.thought
