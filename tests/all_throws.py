"""All that dice can do to an answer, by the referee itself: every throw of every roll, each with its weight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from functools import cache
from itertools import product

from gunbai.errors import DiceError
from gunbai.kernel.battle import Battle
from gunbai.kernel.events import Event
from gunbai.kernel.inputs import Faces
from gunbai.kernel.requests import Ask, Roll

Reply = Callable[[Ask], str | None]
"""What is answered to a question that comes up on the way; None to stop there."""


class TooMany(Exception):
    """More ways than a test has time for."""


class Leaf:
    """One way in which the dice fall."""

    def __init__(self, weight: Fraction, battle: Battle, before: int) -> None:
        self.weight = weight
        """Its chance."""
        self.battle = battle
        self.events: tuple[Event, ...] = tuple(battle.state.log.events[before:])
        """What has happened since the answer."""


def never(_ask: Ask) -> None:
    """Stops at the next question."""


Alike = Callable[[tuple[int, ...]], object]
"""What throws have in common that no rule of a game tells apart: one of them is made for all, with their weight."""


def sums(faces: tuple[int, ...]) -> object:
    """Only what the dice come to counts."""
    return sum(faces)


def doubles(faces: tuple[int, ...]) -> object:
    """Of two dice, whether they are doubles, neighbours or neither counts too."""
    return sum(faces), min(2, abs(faces[0] - faces[-1])) if len(faces) == 2 else 0


def each(faces: tuple[int, ...]) -> object:
    """Every throw for itself."""
    return faces


@cache
def throws(count: int, sides: int, alike: Alike) -> tuple[tuple[Faces, Fraction], ...]:
    """All throws, each with its chance."""
    if alike is sums:
        return _by_sums(count, sides)
    chance = Fraction(1, sides**count)
    found: dict[object, tuple[Faces, Fraction]] = {}
    for faces in product(range(1, sides + 1), repeat=count):
        key = alike(faces)
        known, weight = found.get(key, (Faces(sides, faces), Fraction()))
        found[key] = known, weight + chance
    return tuple(found.values())


def _by_sums(count: int, sides: int) -> tuple[tuple[Faces, Fraction], ...]:
    """The same for sums, die by die: many dice have too many throws to be looked at one by one."""
    known: dict[int, tuple[tuple[int, ...], int]] = {0: ((), 1)}
    for _ in range(count):
        more: dict[int, tuple[tuple[int, ...], int]] = {}
        for total, (faces, ways) in known.items():
            for face in range(1, sides + 1):
                shown, so_far = more.get(total + face, ((*faces, face), 0))
                more[total + face] = shown, so_far + ways
        known = more
    return tuple((Faces(sides, faces), Fraction(ways, sides**count)) for faces, ways in known.values())


class Trying:
    """Dice that follow a script and say where it ends; rolls of no concern show ones."""

    kind = "trying"

    def __init__(self, script: tuple[Faces, ...], concern: Callable[[str], bool]) -> None:
        self._left = list(reversed(script))
        self._concern = concern

    def roll(self, request: Roll, number: int, ruled: int = 0) -> Faces:
        if not self._concern(request.why):
            return Faces(request.sides, (1,) * request.count)
        if not self._left:
            raise DiceError("script-short", {"roll": number, "count": request.count, "sides": request.sides})
        return self._left.pop()

    def forked(self, label: str, taken: int) -> Trying:
        return self


def all_concern(_why: str) -> bool:
    """Every roll is thrown out."""
    return True


def leaves(
    battle: Battle,
    seat: str,
    say: str,
    about: str = "",
    reply: Reply = never,
    most: int = 10**6,
    *,
    alike: Alike = each,
    concern: Callable[[str], bool] = all_concern,
) -> Iterator[Leaf]:
    """Every way in which an answer comes out, up to the next question that is not replied to.

    Args:
        alike: what throws have in common that need not be told apart.
        most: so many ways are tried, about.

        concern: what the rolls are for that are thrown out; others show ones.

    Raises:
        TooMany: there are more.
    """
    before = len(battle.state.log.events)
    inputs = list(battle.inputs)
    waiting: list[tuple[Fraction, tuple[Faces, ...]]] = [(Fraction(1), ())]
    while waiting:
        weight, script = waiting.pop()
        tried = Battle.from_inputs(battle.scenario, Trying(script, concern), inputs)
        try:
            tried.answer(seat, say, about=about)
            while tried.result is None:
                open_asks = (ask for ask, one in zip(tried.asks, tried.waiting, strict=False) if not one.answered)
                ask = next(open_asks, None)
                said = None if ask is None else reply(ask)
                if ask is None or said is None:
                    break
                tried.answer(ask.seat, said, about=ask.about)
        except DiceError as error:
            if error.reason != "script-short":
                raise
            count, sides = error.values["count"], error.values["sides"]
            assert isinstance(count, int)
            assert isinstance(sides, int)
            branches = throws(count, sides, alike)
            if len(branches) * (len(waiting) + 1) > most:
                raise TooMany from None
            waiting += [(weight * share, (*script, faces)) for faces, share in branches]
            continue
        yield Leaf(weight, tried, before)
