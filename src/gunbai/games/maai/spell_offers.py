"""The steps of castings that are listed when a caster is asked for a breath."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.castable import text_refusal
from gunbai.games.maai.caster import Caster
from gunbai.games.maai.content.effects import ALWAYS
from gunbai.games.maai.declaration import Act, Breath, Cancel, Cast, Prepare, Stance, Strike
from gunbai.games.maai.parties import in_duel
from gunbai.games.maai.spell_targets import candidates

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.situation import Key
    from gunbai.games.maai.state import Fight


def castings(fight: Fight, fighter: Fighter) -> Iterator[tuple[Act, ...]]:
    """Candidates, legal or not: a step alone, a step with a cut, giving up and something else."""
    caster = fighter.caster
    if caster is None:
        return
    steps = list(_steps(fight, fighter, caster))
    yield from ((step,) for step in steps)
    cuts = (Strike(fighter.main.id),) if in_duel(fight, fighter) else ()
    for step in steps:
        yield from ((step, cut) for cut in cuts)
        yield from ((cut, step) for cut in cuts)
    if caster.preparation is not None:
        yield (Cancel(),)
        yield from ((Cancel(), cut) for cut in cuts)
        yield from ((Cancel(), Stance(stance)) for stance in fighter.stances)


def castings_now(fight: Fight, fighter: Fighter, caster: Caster) -> Key:
    """All that decides which castings are possible, her kit and her situation apart."""
    held = caster.preparation
    holding = None if held is None else (held.spell, held.paid, held.slot)
    slots = (holding, *caster.gone.values())
    free, rules = caster.free.get(slots), fight.rules.spells
    if free is None:
        payable = tuple(caster.slot_for(spell, rules) is not None for spell in caster.known.values())
        free = caster.free.put(slots, payable)
    able = tuple([one.id for one in fight.fighters if one.able])
    forms = tuple([spell.structure for spell in caster.known.values()]) if rules.kind_by_caster else ()
    return holding, free, caster.last_begun == fight.round, able, forms, _texts(fight, fighter, caster)


def _texts(fight: Fight, fighter: Fighter, caster: Caster) -> tuple[bool, ...]:
    """Of the spells whose own text says how often or when they are cast, whether it lets them be."""
    return tuple(
        [
            text_refusal(fight, fighter, spell, caster, on) is None
            for spell in caster.known.values()
            if spell.record.limits or spell.record.when is not ALWAYS
            for on in candidates(fight, fighter, spell) or ("",)
        ]
    )


def _steps(fight: Fight, fighter: Fighter, caster: Caster) -> Iterator[Act]:
    held = caster.preparation
    for spell in caster.known.values():
        last = len(spell.portions) - 1
        paid = 0 if held is None or held.spell != spell.id else held.paid
        if spell.structure is None or (held is not None and held.spell != spell.id and last):
            continue
        if paid < last:
            yield Prepare(spell.id)
            continue
        for on in candidates(fight, fighter, spell) or ("",):
            yield Cast(spell.id, on)


def aimed(fight: Fight, fighter: Fighter, breath: Breath) -> Breath:
    """The breath with the one possible target of each cast that names none."""
    if fighter.caster is None or not any(isinstance(act, Cast) and not act.on for act in breath.acts):
        return breath
    return msgspec.structs.replace(breath, acts=tuple(_aimed(fight, fighter, act) for act in breath.acts))


def _aimed(fight: Fight, fighter: Fighter, act: Act) -> Act:
    assert fighter.caster is not None
    if not isinstance(act, Cast) or act.on or act.spell not in fighter.caster.known:
        return act
    named = candidates(fight, fighter, fighter.caster.known[act.spell])
    return Cast(act.spell, named[0]) if named is not None and len(named) == 1 else act
