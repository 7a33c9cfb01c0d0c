"""Sources of dice: sealed, scripted, by hand.

A source answers `roll(request, number)`, where `number` counts the rolls of the battle from 0. It keeps no position of
its own, so that a battle that is undone or replayed meets the same dice at the same place.

How a sealed roll is derived, so that anyone can check it with a calculator for HMAC-SHA-256:

1. `entropy` is the SHA-256 of the seats' own words: for each seat in order of its id, `id`, a zero byte, the words, a
   zero byte, all in UTF-8.
2. Roll number n belongs to block n div 8. The block is HMAC-SHA-256 with the seed as key over the text
   `gunbai dice`, a zero byte, the 32 bytes of `entropy`, a zero byte and the text `block K` (K in decimal).
3. The block's 32 bytes are eight big-endian numbers of 32 bits; the roll's is the one at n mod 8.
4. A roll of k dice with s sides has s**k outcomes. The number v is used if it is below the largest multiple of s**k
   that 32 bits hold; the outcome is v mod s**k, and its k digits in base s, most significant first, each plus 1, are
   the faces. So every outcome has exactly the same chance.
5. Otherwise (and always when s**k is above 2**24) try t = 0, 1, 2, … is the 256-bit number HMAC-SHA-256 over the same
   text with `roll n try t` in place of `block K`, judged in the same way with 2**256 in place of 2**32. Of more than 20
   dice, every 20 make a part of their own: the part p = 1, 2, … behind the first has the text `roll n part p try t`.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Protocol

from gunbai.errors import DiceError, SealBroken
from gunbai.kernel.inputs import Faces
from gunbai.kernel.requests import Roll

MAX_DICE = 100
MAX_SIDES = 1000
SEED_BYTES = 32


class Dice(Protocol):
    """A source of dice."""

    @property
    def kind(self) -> str:
        """Name in the record's header: `sealed`, `scripted`, `hand`."""

    def roll(self, request: Roll, number: int, ruled: int = 0) -> Faces | None:
        """The faces of roll `number`; None where a person has to throw them.

        Args:
            ruled: of so many of the rolls before it the GM set the faces.

        Raises:
            DiceError: this source has no dice that fit.
        """

    def forked(self, label: str, taken: int) -> Dice:
        """A source for a what-if that reveals nothing of this one's dice to come."""


def check_roll(request: Roll) -> None:
    """Raises `DiceError` unless the roll is 1 to 100 dice of 2 to 1000 sides."""
    if not (1 <= request.count <= MAX_DICE and 2 <= request.sides <= MAX_SIDES):
        raise DiceError("impossible-roll", {"count": request.count, "sides": request.sides})


def check_faces(request: Roll, faces: Sequence[int]) -> Faces:
    """Faces that somebody names for a roll, as an input.

    Raises:
        DiceError: another number of dice than asked, or a face that the die does not have.
    """
    if len(faces) != request.count:
        raise DiceError("wrong-count", {"count": request.count, "sides": request.sides, "given": len(faces)})
    for face in faces:
        if type(face) is not int or not 1 <= face <= request.sides:
            raise DiceError("impossible-face", {"face": str(face), "sides": request.sides})
    return Faces(request.sides, tuple(faces))


def digits(outcome: int, count: int, sides: int) -> tuple[int, ...]:
    """The faces of an outcome from 0 to sides**count - 1."""
    if count > _FEW and sides <= _FEW_SIDES:
        outcome, last = divmod(outcome, sides**_FEW)
        first = digits if count > 2 * _FEW else _few_digits
        return first(outcome, count - _FEW, sides) + _few_digits(last, _FEW, sides)
    faces = [0] * count
    for place in range(count - 1, -1, -1):
        outcome, face = divmod(outcome, sides)
        faces[place] = face + 1
    return tuple(faces)


_FEW, _FEW_SIDES = 4, 10


@lru_cache(maxsize=10_000)
def _few_digits(outcome: int, count: int, sides: int) -> tuple[int, ...]:
    """Those of a few dice, looked up: many dice are thrown as several times a few."""
    return digits(outcome, count, sides)


_LANES = 8
_eight_words = struct.Struct(">8I").unpack
_WORD = 1 << 32
_SMALL = 1 << 24
_BLOCK = 1 << 256
_TABLE_LIMIT = 10_000
_kinds: dict[int, tuple[tuple[Faces, ...] | None, int, int]] = {}
"""For a kind of roll, by `count << 16 | sides`: every outcome, so that one is a look-up, where there are few; their
number; and the bound below which a number of a block is used, 0 where it never is."""


def _bound(number: int, outcomes: int) -> int:
    """The largest multiple of `outcomes` up to `number`: as many numbers below it lead to each outcome."""
    return number - number % outcomes


def _kind_of(request: Roll) -> tuple[tuple[Faces, ...] | None, int, int]:
    """What is worked out once of a kind of roll.

    Raises:
        DiceError: there is no such roll.
    """
    check_roll(request)
    count, sides = request.count, request.sides
    outcomes: int = sides**count
    table = None
    if outcomes <= _TABLE_LIMIT:
        table = tuple([Faces(sides, digits(outcome, count, sides)) for outcome in range(outcomes)])
    return table, outcomes, _bound(_WORD, outcomes) if outcomes <= _SMALL else 0


_INNER = bytes(byte ^ 0x36 for byte in range(256))
_OUTER = bytes(byte ^ 0x5C for byte in range(256))


class SealedDice:
    """Dice whose seed is committed to beforehand and published afterwards; the default."""

    kind = "sealed"

    def __init__(self, seed: bytes, entropy: Mapping[str, str] | None = None, taken: int = 0) -> None:
        """
        Args:
            seed: 32 secret bytes.
            entropy: words of the seats' own choosing, by seat; so that no one side knows the dice beforehand.
            taken: so many rolls were taken over from another battle, where other dice made them.

        Raises:
            DiceError: the seed has another length.
        """
        if len(seed) != SEED_BYTES:
            raise DiceError("seed-length", {"given": len(seed), "wanted": SEED_BYTES})
        self.seed = seed
        self.taken = taken
        self.entropy: dict[str, str] = dict(sorted((entropy or {}).items()))
        self.commitment = commit(seed)
        words = b"".join(seat.encode() + b"\0" + text.encode() + b"\0" for seat, text in self.entropy.items())
        prefix = b"gunbai dice\0" + hashlib.sha256(words).digest() + b"\0"
        # HMAC as RFC 2104 defines it. What is the same for every roll is hashed once: three times as quick as `hmac`.
        key = seed.ljust(64, b"\0")
        self._inner = hashlib.sha256(key.translate(_INNER) + prefix)
        self._outer = hashlib.sha256(key.translate(_OUTER))
        self._block = -1
        self._lanes: tuple[int, ...] = ()

    def _hmac(self, what: str) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(what.encode())
        outer.update(inner.digest())
        return outer.digest()

    def roll(self, request: Roll, number: int, ruled: int = 0) -> Faces:
        """The faces of roll `number`; one that the GM sets has a number too, and its sealed faces are never rolled."""
        block = number // _LANES
        if block != self._block:
            self._lanes = _eight_words(self._hmac(f"block {block}"))
            self._block = block
        value = self._lanes[number % _LANES]
        key = request.count << 16 | request.sides
        kind = _kinds.get(key)
        if kind is None:
            kind = _kinds[key] = _kind_of(request)
        table, outcomes, bound = kind
        if value >= bound:
            return self._long_roll(request, number)
        if table is not None:
            return table[value % outcomes]
        return Faces(request.sides, digits(value % outcomes, request.count, request.sides))

    def _long_roll(self, request: Roll, number: int) -> Faces:
        """Step 5 of the derivation."""
        faces: tuple[int, ...] = ()
        part = 0
        while len(faces) < request.count:
            count = min(20, request.count - len(faces))
            outcomes = request.sides**count
            attempt = 0
            while True:
                name = f"roll {number} try {attempt}" if part == 0 else f"roll {number} part {part} try {attempt}"
                value = int.from_bytes(self._hmac(name), "big")
                if value < _bound(_BLOCK, outcomes):
                    break
                attempt += 1
            faces += digits(value % outcomes, count, request.sides)
            part += 1
        return Faces(request.sides, faces)

    def forked(self, label: str, taken: int) -> SealedDice:
        """Sealed dice of another seed, which follows from this one and the label."""
        return SealedDice(self._hmac(f"fork {label}"), self.entropy, taken)


def commit(seed: bytes) -> str:
    """The commitment to a seed: its SHA-256 in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def open_seal(commitment: str, seed: bytes, entropy: Mapping[str, str], taken: int = 0) -> SealedDice:
    """The dice behind a commitment, once the seed is published.

    Raises:
        SealBroken: the seed is not the one that was committed to.
    """
    if commit(seed) != commitment:
        raise SealBroken("wrong-seed", {"committed": commitment, "given": commit(seed)})
    return SealedDice(seed, entropy, taken)


class ScriptedDice:
    """Dice laid down beforehand, with their sides: for tests and programs. A roll that the GM sets takes none."""

    kind = "scripted"

    def __init__(self, script: Iterable[Faces], start: int = 0) -> None:
        """
        Args:
            script: the rolls in order.
            start: so many rolls came before, without those that the GM set.
        """
        self.script = tuple(script)
        self.start = start

    def roll(self, request: Roll, number: int, ruled: int = 0) -> Faces:
        """The scripted faces.

        Raises:
            DiceError: the script is used up, or has other sides or another number of dice here.
        """
        position = number - ruled - self.start
        if not 0 <= position < len(self.script):
            raise DiceError("script-short", {"roll": position + 1, "count": request.count, "sides": request.sides})
        faces = self.script[position]
        if faces.sides != request.sides:
            raise DiceError("wrong-sides", {"roll": position + 1, "given": faces.sides, "sides": request.sides})
        return check_faces(request, faces.faces)

    def check_used(self, rolls: int) -> None:
        """Raises `DiceError` when the battle made fewer rolls, without those that the GM set, than were laid down."""
        left = self.start + len(self.script) - rolls
        if left > 0:
            raise DiceError("script-left", {"left": left, "rolls": len(self.script)})

    def forked(self, label: str, taken: int) -> ScriptedDice:
        """The same script: it hides nothing."""
        return self


class HandDice:
    """Real dice: a person throws them and types the faces."""

    kind = "hand"

    def __init__(self, taken: int = 0) -> None:
        """
        Args:
            taken: so many rolls before were made by other dice, and nobody was asked for them.
        """
        self.taken = taken

    def roll(self, request: Roll, number: int, ruled: int = 0) -> None:
        """Nothing: the battle waits for `throw`."""
        check_roll(request)

    def forked(self, label: str, taken: int) -> HandDice:
        """The same: it knows no dice to come."""
        return self
