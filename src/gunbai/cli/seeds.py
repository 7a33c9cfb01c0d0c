"""Seeds: secret ones, and those that a person names so that the same battle can be played again."""

from __future__ import annotations

import hashlib
import secrets

from gunbai.kernel.dice import SEED_BYTES


def make_seed(number: int | None) -> bytes:
    """The seed that a number means, SHA-256 of the text `gunbai seed NUMBER`; a fresh secret one without a number."""
    if number is None:
        return secrets.token_bytes(SEED_BYTES)
    return hashlib.sha256(f"gunbai seed {number}".encode()).digest()


GUESSES = 10_000
"""So many numbers anybody tries in an instant."""


def guessed(seed: bytes) -> int | None:
    """The number that a seed follows from, if it is one of the first that somebody would try."""
    return next((number for number in range(GUESSES) if make_seed(number) == seed), None)
