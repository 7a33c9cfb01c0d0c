"""Short answers: offers of plain choices, made once and kept; and the question that is put to a fighter's seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING

from gunbai.kernel.requests import Ask, Choice, Declaration, Offer, Option

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter


@lru_cache(maxsize=256)
def offer_of(ids: tuple[str, ...]) -> Offer:
    """An offer of plain choices, in this order."""
    return Offer(Option(name, Choice(name)) for name in ids)


def question(
    fighter: Fighter,
    kind: str,
    offer: Offer | Callable[[], Offer],
    clauses: tuple[str, ...] = (),
    takes: Callable[[str | Declaration], Option] | None = None,
) -> Ask:
    """An ask of whoever decides for a fighter; it names the fighter where the seat has others too."""
    return Ask(fighter.seat, kind, offer, clauses, takes, fighter.about)
