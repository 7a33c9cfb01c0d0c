"""What the auditors read off an entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from gunbai.errors import Finding, Value
from gunbai.games.maai.content.effects import ALWAYS, AnyEffect, Condition, Effect, StateChange, VitalityChange
from gunbai.games.maai.content.entries import Armour, Manoeuvre, Spell, Weapon
from gunbai.games.maai.content.tables import Entry
from gunbai.games.maai.content.terms import Environment, Manner, On, State, Target

E = TypeVar("E", bound=Effect)

OWN = (Target.SELF, Target.ALLY, Target.ALLIES, Target.ANYONE, Target.EVERYONE)
"""Targets by which an effect can be for the user's own good."""


def finding(
    code: str,
    place: str,
    clauses: tuple[str, ...],
    remedies: tuple[str, ...],
    *,
    advice: bool = False,
    **values: Value,
) -> Finding:
    """A finding of one entry; its place is a key of the entry."""
    return Finding(code, place, 0, values, (), clauses, remedies, advice)


def effects_of(entry: Entry) -> tuple[AnyEffect, ...]:
    """The effects of an entry that has any."""
    return entry.effects if isinstance(entry, (Manoeuvre, Spell, Weapon, Armour)) else ()


def placed_effects(entry: Entry, kind: type[E]) -> Iterator[tuple[str, E]]:
    """The effects of one kind, each with its key."""
    for at, effect in enumerate(effects_of(entry), 1):
        if isinstance(effect, kind):
            yield f"effects[{at}]", effect


def vitality_paid(entry: Entry, under: Iterable[Condition] = ()) -> int:
    """What an entry takes of its user's vitality besides its cost, whenever it is used.

    Args:
        under: what is taken on these conditions counts too.
    """
    conditions = (ALWAYS, *under)
    changes = [
        effect
        for _, effect in placed_effects(entry, VitalityChange)
        if effect.target is Target.SELF and effect.on is On.USE and effect.when in conditions
    ]
    return -sum(change.amount for change in changes if change.amount < 0)


def own_states(entry: Entry) -> set[State]:
    """States that an entry brings upon its user."""
    changes = [effect for _, effect in placed_effects(entry, StateChange)]
    return {
        one.state
        for one in changes
        if one.target is Target.SELF and one.manner is Manner.GIVE and one.on is On.USE and one.when == ALWAYS
    }


def environments(entry: Entry, effect: Effect) -> tuple[Environment, ...]:
    """Surroundings to which an effect is limited."""
    own = entry.when.environment if isinstance(entry, (Manoeuvre, Spell)) else ()
    return (*own, *effect.when.environment)
