"""Short answers: offers of plain choices, made once and kept."""

from __future__ import annotations

from functools import lru_cache

from gunbai.kernel.requests import Choice, Offer, Option


@lru_cache(maxsize=256)
def offer_of(ids: tuple[str, ...]) -> Offer:
    """An offer of plain choices, in this order."""
    return Offer(Option(name, Choice(name)) for name in ids)
