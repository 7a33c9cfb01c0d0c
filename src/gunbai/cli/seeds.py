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
