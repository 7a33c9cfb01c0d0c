"""Dice for trying things: the first rolls are spread evenly over what they may come to, later ones left to chance."""

from __future__ import annotations

from functools import lru_cache

from gunbai.kernel.dice import SealedDice, check_roll, digits
from gunbai.kernel.inputs import Faces
from gunbai.kernel.requests import Roll

FEW = 1000
"""A roll with no more outcomes is spread evenly."""
_WORD = 1 << 32
_STRIDES = (2654435769, 1779033703, 3144134277, 1013904242, 2773480762, 1359893119)
"""Fractions of irrational numbers, in 32 bits: of the golden ratio, and of square roots of primes. Multiples of one lie
evenly between 0 and 1 wherever one stops; those of several, evenly in the square and the cube."""


class SpreadDice:
    """The dice of one trial among many.

    Taken together the trials give each outcome of their first rolls its due: where the first roll has k outcomes, k
    trials in a row meet each of them once, so that what hangs on it alone is exact and not estimated. Rolls beyond the
    first few, and those with more than `FEW` outcomes, are sealed ones.
    """

    kind = "sealed"

    def __init__(self, seed: bytes, trial: int, taken: int) -> None:
        """
        Args:
            seed: 32 bytes; the same for all trials of one question, so that options are tried with the same dice.
            trial: number of the trial, from 0.
            taken: rolls that were made before.
        """
        self.taken = taken
        self.outcomes = 0
        """How many outcomes the first roll had; 0 while nothing was rolled, or where they are too many to count."""
        self._trial = trial
        self._seed = seed
        self._chance: SealedDice | None = None

    def roll(self, request: Roll, number: int, ruled: int = 0) -> Faces:
        """The faces of roll `number`."""
        place = number - self.taken
        if 0 <= place < len(_STRIDES) and request.sides**request.count <= FEW:
            check_roll(request)
            table = outcomes(request.count, request.sides)
            start = _start(self._seed, place)
            if place == 0:
                self.outcomes = len(table)
                return table[(start + self._trial * _coprime(len(table))) % len(table)]
            return table[(start + self._trial * _STRIDES[place]) % _WORD * len(table) >> 32]
        if self._chance is None:
            self._chance = SealedDice(self._seed).forked(f"trial {self._trial}", self.taken)
        return self._chance.roll(request, number, ruled)

    def forked(self, label: str, taken: int) -> SpreadDice:
        """The same: they are nobody's dice to come."""
        return self


@lru_cache(maxsize=64)
def outcomes(count: int, sides: int) -> tuple[Faces, ...]:
    """All outcomes of a few dice, those of like sums side by side."""
    found = [digits(outcome, count, sides) for outcome in range(sides**count)]
    return tuple(Faces(sides, faces) for faces in sorted(found, key=lambda faces: (sum(faces), faces)))


@lru_cache(maxsize=1024)
def _coprime(length: int) -> int:
    """A step near the golden section of a length that meets every place before it comes back to the first."""
    step = max(1, length * 618 // 1000)
    while _common(step, length) != 1:
        step += 1
    return step


def _common(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one


@lru_cache(maxsize=1024)
def _start(seed: bytes, place: int) -> int:
    return int.from_bytes(seed[4 * place : 4 * place + 4], "big")
