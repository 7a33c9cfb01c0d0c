"""Which effects hold on a fighter now, and what they come to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, TypeVar

from gunbai.games.maai.arts import Standing
from gunbai.games.maai.content.effects import (
    ALWAYS,
    AnyEffect,
    Bonus,
    BreathLimit,
    Condition,
    CriticalExpansion,
    Effect,
    FumblePrevention,
    MovementPrice,
    Restrict,
    StanceSlot,
    StateChange,
)
from gunbai.games.maai.content.terms import Checked, Environment, Gait, Manner, Restriction, State
from gunbai.games.maai.criticals import fortune_of
from gunbai.games.maai.parties import around, duel_distance
from gunbai.games.maai.values import Fortune

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

CYCLING = "11-02"
"""The school that in fact keeps to one stance. Clauses: maai.stance.case_11_02."""
Kind = TypeVar("Kind", bound=Effect)
_FORTUNES = ((CriticalExpansion, Fortune.EXPANSION), (FumblePrevention, Fortune.PREVENTION))


def in_force(fighter: Fighter) -> Iterator[tuple[AnyEffect, str]]:
    """All effects that hold on a fighter, each with where it comes from; their conditions are not looked at."""
    arts = fighter.arts
    if arts is not None:
        for bearing in arts.bearings:
            if bearing.weapon and not any(weapon.id == bearing.source for weapon in fighter.held):
                continue
            if bearing.stance and bearing.source not in stances_held(fighter):
                continue
            yield bearing.effect, bearing.source
    for standing in fighter.condition.standing:
        yield standing.effect, standing.source


def stances_held(fighter: Fighter) -> tuple[str, ...]:
    """Ids of the stances that a fighter holds: none, one, or by an exception two."""
    return tuple(stance.id for stance in (fighter.stance, fighter.condition.second) if stance is not None)


def second_slot(fight: Fight, fighter: Fighter) -> StanceSlot | None:
    """The effect that lets a fighter hold two stances: the first, of however many styles; None if there is none.

    Clauses: maai.stance.slot2.exists, maai.stance.slot2.one_style, maai.stance.slot2.max, maai.stance.case_11_02.
    Rulings: maai.stance.case_11_02_conflict.
    """
    if fight.rules.extension.case_11_02 == "all-none" or not fight.modules.extension2:
        return None
    for effect, source in of_kind(fighter, StanceSlot):
        if not _is_cycling(fight, fighter, source) and holds(fight, fighter, effect.when):
            return effect
    return None


def _is_cycling(fight: Fight, fighter: Fighter, source: str) -> bool:
    """Whether an effect comes from the school that only cycles its stances."""
    arts = fighter.arts
    record = None if arts is None else arts.known.get(source)
    school = None if record is None or record.school is None else fight.content.school.get(record.school)
    return school is not None and school.code == CYCLING


def has_effects(fighter: Fighter) -> object:
    """Something that is true if anything may hold on her at all: a quick look before a long one."""
    return fighter.arts or fighter.condition.standing


class Force:
    """All effects that hold on a fighter, by kind, as long as nothing that they hang on is another."""

    __slots__ = ("by_kind", "kit", "second", "standing")

    def __init__(self, fighter: Fighter) -> None:
        condition = fighter.condition
        self.kit, self.second, self.standing = fighter.kit, condition.second, condition.standing
        by_kind: dict[type, list[tuple[AnyEffect, str]]] = {}
        for effect, source in in_force(fighter):
            by_kind.setdefault(type(effect), []).append((effect, source))
        self.by_kind: ByKind = {kind: tuple(found) for kind, found in by_kind.items()}


ByKind = dict[type, tuple[tuple[Any, str], ...]]
_NONE: ByKind = {}


def effects_of(fighter: Fighter) -> ByKind:
    """The effects that hold on a fighter, each with where it comes from, by kind."""
    condition = fighter.condition
    if fighter.arts is None and not condition.standing:
        return _NONE
    force = fighter.force
    if (
        force is None
        or force.kit is not fighter.kit
        or force.standing is not condition.standing
        or force.second is not condition.second
    ):
        force = fighter.force = Force(fighter)
    return force.by_kind


def of_kind(fighter: Fighter, kind: type[Kind]) -> tuple[tuple[Kind, str], ...]:
    """The effects of one kind that hold on a fighter, with where each comes from."""
    return effects_of(fighter).get(kind, ())


def holds(fight: Fight, fighter: Fighter, when: Condition, foe: Fighter | None = None) -> bool:
    """Whether a condition is met for a fighter, against a foe if there is one; criticals are not looked at here.

    Clauses: maai.bonus.cond.environment, maai.bonus.cond.stance, maai.bonus.cond.target, maai.move.cond.situation.
    """
    if when is ALWAYS or when == ALWAYS:
        return True
    return (
        _surroundings(fight, fighter, when)
        and _bearing(fight, fighter, when)
        and (foe is None or _target(fight, fighter, when, foe))
        and not (foe is None and (when.designated or when.against or when.state))
    )


def _surroundings(fight: Fight, fighter: Fighter, when: Condition) -> bool:
    if when.environment and not any(_is_around(fight, fighter, one) for one in when.environment):
        return False
    distance = duel_distance(fight, fighter) if when.distance else None
    return not when.distance or (distance is not None and distance.name.lower() in when.distance)


def _is_around(fight: Fight, fighter: Fighter, one: Environment) -> bool:
    if one is Environment.MOUNTED:
        return fighter.mounted
    if one is Environment.HIDDEN:
        return is_hidden(fighter)
    return one in fight.environment or one.value in around(fight, fighter)


def _bearing(fight: Fight, fighter: Fighter, when: Condition) -> bool:
    if when.stance is not None and when.stance not in stances_held(fighter):
        return False
    if when.stance_rounds:
        since = fighter.condition.stance_since
        if fighter.stance is None or fight.round - since < when.stance_rounds:
            return False
    return not when.weapon or fighter.main.kind in when.weapon


def _target(fight: Fight, fighter: Fighter, when: Condition, foe: Fighter) -> bool:
    if when.designated is not None and foe.id not in fighter.condition.designated.get(when.designated.value, ()):
        return False
    if when.against and not (foe.tags & set(when.against)):
        return False
    return when.state is None or is_in(fight, foe, when.state)


def is_in(fight: Fight, fighter: Fighter, state: State) -> bool:
    """Whether a fighter is in a state."""
    match state:
        case State.DEFENCELESS:
            return fighter.defenceless_until >= fight.round
        case State.WINDED:
            return bool(fighter.condition.winded)
        case State.EXHAUSTED:
            return bool(fighter.exhausted_in)
        case State.OPENING:
            return fighter.opening_until >= fight.round
        case State.BLEEDING:
            return fighter.bleeding
        case State.HIDDEN:
            return is_hidden(fighter)


def is_hidden(fighter: Fighter) -> bool:
    """Whether something hides her."""
    return any(
        effect.state is State.HIDDEN and effect.manner is Manner.GIVE for effect, _ in of_kind(fighter, StateChange)
    )


def is_kept_off(fighter: Fighter, state: State) -> bool:
    """Whether something keeps a state off her. Clauses: maai.qi.release.immunity."""
    return any(effect.state is state and effect.manner is Manner.PREVENT for effect, _ in of_kind(fighter, StateChange))


def check_bonus(fight: Fight, fighter: Fighter, check: Checked, foe: Fighter | None = None) -> int:
    """What holds on a fighter adds to a check."""
    if not has_effects(fighter):
        return 0
    return sum(
        effect.amount
        for effect, _ in of_kind(fighter, Bonus)
        if effect.check is check and not effect.when.critical and holds(fight, fighter, effect.when, foe)
    )


def limit_changes(fight: Fight, fighter: Fighter) -> tuple[int, ...]:
    """What holds on a fighter does to the limit of her breath."""
    return tuple(effect.amount for effect, _ in of_kind(fighter, BreathLimit) if holds(fight, fighter, effect.when))


def standing_fortune(fight: Fight, fighter: Fighter) -> int:
    """What all her checks are made under, weapons apart: gifts, stances, armour, and what lasts for a time.

    Clauses: maai.crit.expand.definition, maai.fumble.prevent.purpose.
    """
    if not has_effects(fighter):
        return 0
    weapons = {weapon.id for weapon in fighter.held}
    owned = [
        grant
        for kind, grant in _FORTUNES
        for effect, source in of_kind(fighter, kind)
        if source not in weapons and holds(fight, fighter, effect.when)
    ]
    return fortune_of(owned, fight.rules, fight.modules) if owned else 0


def forbidden(fight: Fight, fighter: Fighter) -> dict[Restriction, str]:
    """What a fighter may not do now, and what forbids it."""
    return {
        one: source
        for effect, source in of_kind(fighter, Restrict)
        if holds(fight, fighter, effect.when)
        for one in effect.forbids
    }


def movement_price(fight: Fight, fighter: Fighter, pace: Gait, core: int) -> int:
    """What a way of moving costs a fighter: the cheapest that holds on her.

    Clauses: maai.move.principle, maai.move.cond.situation.
    """
    prices = [
        effect.cost
        for effect, _ in of_kind(fighter, MovementPrice)
        if effect.pace is pace and holds(fight, fighter, effect.when)
    ]
    return min(prices) if prices else core


def lay(fighter: Fighter, effect: AnyEffect, source: str, until: int, by: str) -> None:
    """From now on an effect holds on a fighter; the same one anew replaces the old."""
    kept = tuple(one for one in fighter.condition.standing if not (one.effect == effect and one.source == source))
    fighter.condition.standing = (*kept, Standing(effect, source, until, by))


def lift(fighter: Fighter, source: str) -> None:
    """What came from one source holds no longer."""
    fighter.condition.standing = tuple(one for one in fighter.condition.standing if one.source != source)
