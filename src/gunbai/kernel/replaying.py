"""A battle is fed its own inputs: dice as they were recorded, and a mismatch wherever the rules ask something else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NoReturn

from gunbai.errors import ReplayMismatch
from gunbai.kernel.inputs import Faces, Input, Interjection, Leave, Ruling, Stops, show_input
from gunbai.kernel.requests import Roll

if TYPE_CHECKING:
    from gunbai.kernel.battle import Battle


class RecordedDice:
    """The recorded faces, while a battle is fed its own inputs; real dice where the recording ends."""

    def __init__(self, battle: Battle, inputs: Sequence[Input], live: Callable[[Roll, int, int], Faces | None]) -> None:
        self._battle, self._inputs, self._live = battle, inputs, live
        self._count = len(inputs)
        self._thrown_from = battle.thrown_from
        self._taken: int = getattr(battle.dice, "taken", 0)

    def roll(self, request: Roll, number: int, ruled: int = 0) -> Faces | None:
        """The faces recorded at this very place."""
        at = len(self._battle.inputs)
        if at >= self._count:
            return self._live(request, number, ruled)
        given = self._inputs[at]
        if isinstance(given, (Leave, Ruling, Stops)) and (self._thrown_from is not None or number <= self._taken):
            return None  # it was given while a person's dice were awaited, perhaps before other dice took over
        if self._thrown_from is not None:
            # It was waited for when it was thrown: it counts as a question again, so that questions keep their numbers.
            self._battle.question += number >= self._thrown_from
        if type(given) is Faces and not given.ruled and given.sides == request.sides:
            faces = given.faces
            if len(faces) == request.count and min(faces) > 0 and max(faces) <= request.sides:
                return given
        raise ReplayMismatch(at + 1, show_input(given), f"{request.count}d{request.sides} for {request.why}")


def feed(battle: Battle, given: Input, position: int) -> None:
    """Gives a battle one recorded input that is no answer.

    Args:
        position: of the input, from 1.

    Raises:
        ReplayMismatch: faces where none are awaited.
        Refused, DiceError: the battle does not take it.
    """
    match given:
        case Faces():
            if battle.roll is None:
                mismatch(battle, given, position)
            battle.throw(given.faces)
        case Interjection():
            battle.interject(given.seat, given.interject)
        case Ruling():
            battle.rule(given)
        case Leave():
            battle.leave(given.leave, given.by)
        case Stops():
            battle.stop(given)


def mismatch(battle: Battle, given: Input, position: int) -> NoReturn:
    """Stops a replay: what was recorded, and what the battle waits for now."""
    if battle.result is not None:
        now = f"nothing: the battle is over ({battle.result.why})"
    else:
        now = ", ".join(f"{waiting.kind} of {waiting.seat}" for waiting in battle.waiting)
    raise ReplayMismatch(position, show_input(given), now)


def compare(recorded: Sequence[Input], given: Sequence[Input]) -> None:
    """What a battle was fed is what it has taken.

    Raises:
        ReplayMismatch: names the first input that differs, from 1.
    """
    for place, (before, now) in enumerate(zip(recorded, given, strict=False)):
        if before != now:
            raise ReplayMismatch(place + 1, show_input(before), show_input(now))
