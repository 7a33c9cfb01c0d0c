"""Links: whoever holds one sits where it says. Only a link's hash is kept."""

from __future__ import annotations

import hashlib
import os
from base64 import urlsafe_b64encode

SECRET_BYTES = 16
"""A link's secret has 128 bits."""
_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters of a table's public name: none that is read as another."""
NAME_LENGTH = 12


def new_secret() -> str:
    """A fresh secret for a link, as it stands in an address."""
    return urlsafe_b64encode(os.urandom(SECRET_BYTES)).rstrip(b"=").decode()


def hash_of(secret: str) -> bytes:
    """What is kept of a secret: its SHA-256. A secret of 128 random bits needs no salt."""
    return hashlib.sha256(secret.encode()).digest()


def new_name() -> str:
    """A fresh public name for a table; it opens nothing."""
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in os.urandom(NAME_LENGTH))
