"""After a battle: what of it a character carries on to the next one.

Strength that is lost, injuries, bleeding, slots, what was used up: these last. Vitality, 脱尽 and 気尽, stances,
reserves and preparations end with the rounds of a battle; guard and distance end with a duel.

Clauses: maai.part.serious.persist, maai.spell.interrupt.slot_until_interlude, maai.technique.cat.consumable,
maai.move.cond.limit.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.between import Change, Changed
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.entries import Character
from gunbai.games.maai.content.kept import Kept
from gunbai.games.maai.content.terms import Per
from gunbai.games.maai.slot_counts import SlotCount, counts_of, row_of
from gunbai.games.maai.spellcraft import DANS, LISTS, SpellList
from gunbai.games.maai.values import Part

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter

_STRENGTH = cites("maai.recovery.a.process", "maai.term.round")
_INJURED = cites("maai.part.serious.persist", "maai.part.injury_only_real")
_BLEEDS = cites("maai.part.torso.bleed")
_SPENT = cites("maai.spell.fail.slot", "maai.spell.slots.by_dan")
_LOST = cites("maai.spell.interrupt.slot_until_interlude")
_USED = cites("maai.move.cond.limit")
_CONSUMED = cites("maai.technique.cat.consumable")


def carry_on(character: Character, fighter: Fighter) -> Changed:
    """The character as she comes out of a battle, with what is different now."""
    kept = character.kept
    after = msgspec.structs.replace(
        kept,
        strength=None if fighter.strength >= fighter.strength_max else fighter.strength,
        injuries=_injuries(fighter),
        bleeding=fighter.bleeding and fighter.strength > 0,
        slots_spent=_slots(fighter, kept, lost=False),
        slots_lost=_slots(fighter, kept, lost=True),
        used=_used(fighter),
        consumed=_consumed(fighter, kept),
    )
    return msgspec.structs.replace(character, kept=after), tuple(_changes(fighter, kept, after))


def _injuries(fighter: Fighter) -> tuple[Part, ...]:
    """Injuries that last, each so often as it counts; a trunk wound is bleeding and nothing more."""
    counts = ((Part.WRIST, fighter.wrist), (Part.ARM, fighter.arm), (Part.LEG, fighter.leg), (Part.FACE, fighter.face))
    return tuple(part for part, times in counts for _ in range(times))


def _slots(fighter: Fighter, kept: Kept, *, lost: bool) -> tuple[SlotCount, ...]:
    """Slots that are gone; of one who casts nothing, as they were."""
    caster = fighter.caster
    if caster is None:
        return kept.slots_lost if lost else kept.slots_spent
    return counts_of({name: (one.lost if lost else one.spent) for name, one in caster.gone.items()})


def _used(fighter: Fighter) -> dict[str, int]:
    """Uses of what can be used so often a session, and no oftener."""
    used: dict[str, int] = {}
    if fighter.arts is not None:
        for record in fighter.arts.known.values():
            if any(limit.per is Per.SESSION for limit in record.limits):
                used[record.id] = fighter.arts.uses(record, Per.SESSION)
    if fighter.caster is not None:
        for spell in fighter.caster.known.values():
            if any(limit.per is Per.SESSION for limit in spell.record.limits):
                used[spell.id] = fighter.caster.uses(spell, Per.SESSION)
    return {id: times for id, times in used.items() if times}


def _consumed(fighter: Fighter, kept: Kept) -> dict[str, int]:
    """Uses of consumables that are gone, those of things that she did not have with her among them."""
    if fighter.arts is None:
        return kept.consumed
    whole = fighter.arts.carried_uses
    gone = {id: whole[id] - left for id, left in fighter.arts.consumables.items() if left < whole[id]}
    return {**{id: uses for id, uses in kept.consumed.items() if id not in whole}, **gone}


def _changes(fighter: Fighter, kept: Kept, after: Kept) -> Iterator[Change]:
    if after.strength != kept.strength:
        yield Change("strength", {"strength": fighter.strength, "most": fighter.strength_max}, _STRENGTH)
    for part in Part:
        times = after.injuries.count(part) - kept.injuries.count(part)
        if times > 0:
            yield Change("injured", {"part": part.value}, _INJURED)
        elif times < 0:
            yield Change("cured", {"part": part.value}, _INJURED)
    if after.bleeding and not kept.bleeding:
        yield Change("bleeds", {}, _BLEEDS)
    for name in LISTS:
        yield from _gone(name, kept.slots_spent, after.slots_spent, "slots-spent", _SPENT)
        yield from _gone(name, kept.slots_lost, after.slots_lost, "slots-lost", _LOST)
    for id, times in after.used.items():
        if times != kept.used.get(id):
            yield Change("used", {"entry": id, "times": times}, _USED)
    for id, times in after.consumed.items():
        if times != kept.consumed.get(id):
            yield Change("consumed", {"entry": id, "times": times}, _CONSUMED)


def _gone(
    name: SpellList,
    before: tuple[SlotCount, ...],
    after: tuple[SlotCount, ...],
    kind: str,
    clauses: tuple[str, ...],
) -> Iterator[Change]:
    for dan, was, now in zip(DANS, row_of(before, name), row_of(after, name), strict=True):
        if now > was:
            yield Change(kind, {"spell_list": name, "dan": dan, "slots": now}, clauses)
