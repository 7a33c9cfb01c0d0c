"""Spell cards and graze as they are used."""

from __future__ import annotations

from gunbai.games.sengen.events.attacks import CardGone
from gunbai.games.sengen.values import GrazeUse
from gunbai.kernel.events import Event


class CardDeployed(Event, frozen=True, gc=False, tag="card-deployed"):
    """A card stands before its owner with so many HP; `gained` DP came back."""

    fighter: str
    card: str
    hp: int
    gained: int
    dp: int
    clauses: tuple[str, ...]


class CardConsumed(Event, frozen=True, gc=False):
    """A consumed card is used up; `gained` DP came back."""

    fighter: str
    card: str
    gained: int
    dp: int
    clauses: tuple[str, ...]


class CardUsed(CardConsumed, frozen=True, gc=False, tag="card-used"):
    """In its owner's action; its attack follows."""


class BulletsErased(CardConsumed, frozen=True, gc=False, tag="bullets-erased"):
    """弾消し."""


class AllyRestored(Event, frozen=True, gc=False, tag="ally-restored"):
    """What an ally's 弾消し gives."""

    fighter: str
    gained: int
    dp: int
    clauses: tuple[str, ...]


class DanmakuErased(Event, frozen=True, gc=False, tag="danmaku-erased"):
    """A danmaku that 弾消し has cancelled, where the ruling has it so."""

    fighter: str
    clauses: tuple[str, ...]


class Bombed(CardConsumed, frozen=True, gc=False, tag="bombed"):
    """喰らいボム: the attack has no effect on its user."""


class CardFolded(CardGone, frozen=True, gc=False, tag="card-folded"):
    """Its owner has taken it back."""


class GrazeSpent(Event, frozen=True, gc=False, tag="graze-spent"):
    """Graze was spent; `effect` is what came of it, in points of spirit, damage, achievement or DP."""

    fighter: str
    use: GrazeUse
    spent: int
    effect: int
    target: str
    """Whose damage is raised; empty for other uses."""
    graze: int
    clauses: tuple[str, ...]


class GrazeFaded(Event, frozen=True, gc=False, tag="graze-faded"):
    """No card has taken the broken one's place in time."""

    fighter: str
    lost: int
    clauses: tuple[str, ...]


EVENTS: tuple[type[Event], ...] = (
    CardDeployed, CardUsed, BulletsErased, AllyRestored, DanmakuErased, Bombed, CardFolded, GrazeSpent, GrazeFaded,
)  # fmt: skip
