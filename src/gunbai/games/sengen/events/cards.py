"""Spell cards and graze as they are used."""

from __future__ import annotations

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


class CardUsed(Event, frozen=True, gc=False, tag="card-used"):
    """A consumed card in its owner's action; its attack follows."""

    fighter: str
    card: str
    gained: int
    dp: int
    clauses: tuple[str, ...]


class BulletsErased(Event, frozen=True, gc=False, tag="bullets-erased"):
    """弾消し."""

    fighter: str
    card: str
    gained: int
    dp: int
    clauses: tuple[str, ...]


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


class Bombed(Event, frozen=True, gc=False, tag="bombed"):
    """喰らいボム: the attack has no effect on its user."""

    fighter: str
    card: str
    gained: int
    dp: int
    clauses: tuple[str, ...]


class CardFolded(Event, frozen=True, gc=False, tag="card-folded"):
    """A deployed card was taken back."""

    fighter: str
    card: str
    clauses: tuple[str, ...]


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
