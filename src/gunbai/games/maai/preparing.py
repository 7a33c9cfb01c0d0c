"""準備段階: paying for a spell step by step, as a stance; and whatever ends that without a cast.

Clauses: maai.breath.prepared.*, maai.breath.spread.*, maai.prep.*, maai.spell.prep.*, maai.spell.interrupt.*.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.caster import Caster, Known, Preparation, structure_clauses
from gunbai.games.maai.choices import offer_of, question
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.terms import SlotPenalty
from gunbai.games.maai.declaration import Breath, Cancel, Cast, Prepare
from gunbai.games.maai.events.bearing import StanceEnded
from gunbai.games.maai.events.spells import PreparationEnded, Prepared, SlotGone
from gunbai.games.maai.standing import lift, second_slot
from gunbai.games.maai.structure import PREPARED, SPREAD
from gunbai.games.maai.values import PreparationEnd
from gunbai.kernel.requests import Flow

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_STANCE = cites(
    "maai.prep.is_stance", "maai.spell.prep.stance_rules", "maai.spell.prep.slot", "maai.spell.cast.no_prep_roll",
    "maai.breath.two_phases", "maai.spell.structure.under_001",
)  # fmt: skip
_PORTION = {
    PREPARED: _STANCE + cites("maai.breath.prepared"),
    SPREAD: _STANCE + cites("maai.breath.spread", "maai.spell.spread.needs_rounds"),
}
KEEP, CANCEL = "keep preparing", "cancel"
AS_PREPARED, AS_SPREAD = "as prepared", "as spread"
BOTH_FORMS = (7, 9)
"""Dans that the table gives in both forms.

Clauses: maai.spell.structure.dan7_prepared, maai.spell.structure.dan7_spread, maai.spell.structure.dan9_prepared,
maai.spell.structure.dan9_spread.
"""
_FORM = cites("maai.breath.two_kinds", "maai.spell.structure.not_absolute")
_FORM_OFFER = offer_of((AS_PREPARED, AS_SPREAD))
_KEEP_OFFER = offer_of((KEEP, CANCEL))
_CANCEL = cites("maai.prep.cancel.when")
_LISTS = cites("maai.spell.slots.multi_list", "maai.spell.slots.shared_vitality")
_SHARED_BREATH = cites("maai.spell.prep.kata_ok")
_CANCELLED = cites(
    "maai.prep.cancel.when", "maai.prep.cancel.no_refund", "maai.prep.cancel.frees_stance", "maai.spell.interrupt.when"
)
_LAPSED = cites("maai.breath.prepared", "maai.prep.finite")
_INTERRUPTED = cites(
    "maai.spell.interrupt.when", "maai.spell.interrupt.vitality", "maai.spell.interrupt.no_effect",
    "maai.prep.is_stance", "maai.spell.prep.stance_break",
)  # fmt: skip
_LOST = cites("maai.spell.interrupt.slot_until_interlude")
_SHARED = cites("maai.prep.shares_slot", "maai.stance.one_only")


def spent_on(spell: Known, preparation: Preparation) -> int:
    """Vitality put into a preparation so far."""
    return sum(spell.portions[: preparation.paid])


def pay_portion(fight: Fight, fighter: Fighter, name: str, cost: int) -> None:
    """The next portion of a preparation, already found possible and paid; no dice.

    Args:
        name: of the spell.
        cost: what was paid.

    Clauses: maai.spell.cast.no_prep_roll, maai.breath.prepared, maai.breath.spread.
    """
    caster = fighter.caster
    assert caster is not None
    spell, held = caster.known[name], caster.preparation
    if held is None:
        begin(fight, fighter, spell)
    else:
        caster.preparation = msgspec.structs.replace(held, paid=held.paid + 1)
    assert caster.preparation is not None
    step = caster.preparation.paid
    assert spell.structure is not None
    cited = _PORTION[spell.structure.kind_of(step - 1)]
    cited += spell.clauses + (_LISTS if len(caster.slots) > 1 else ())
    fight.log.tell(Prepared(fighter.id, spell.id, cost, step, len(spell.portions), cited))


def choose_form(fight: Fight, fighter: Fighter, name: str) -> Flow:
    """A spell of a dan that is given in both forms is about to be begun: its caster says which, where the table leaves
    it to her.

    Clauses: maai.breath.two_kinds. Rulings: maai.prep.kind_choice.
    """
    caster = fighter.caster
    assert caster is not None
    spell = caster.known[name]
    structure = spell.structure
    if structure is None or caster.preparation is not None or spell.record.rank not in BOTH_FORMS:
        return
    if (structure.prepared and structure.spread) or not structure.portions[1:]:
        return
    choice = yield question(fighter, "casting-form", _FORM_OFFER, _FORM)
    form = structure.as_kind(PREPARED if choice.id == AS_PREPARED else SPREAD)
    caster.known[name] = msgspec.structs.replace(spell, structure=form, clauses=structure_clauses(spell.record, form))


def begin(fight: Fight, fighter: Fighter, spell: Known) -> None:
    """The preparation takes up the stance slot; a core stance that was held is over.

    Clauses: maai.prep.shares_slot, maai.spell.prep.slot. Rulings: maai.prep.entry, maai.slots.spend_when,
    maai.prep.slot2.
    """
    caster, rules = fighter.caster, fight.rules.spells
    assert caster is not None
    slot = caster.slot_for(spell, rules)
    assert slot is not None, "a preparation was begun without a slot"
    if fighter.stance is not None:
        beside = second_slot(fight, fighter) if rules.stance_beside else None
        if beside is None:
            drop_stances(fight, fighter, _SHARED)
        else:
            drop_second(fight, fighter, _SHARED)
            fighter.condition.penalty = beside.penalty or SlotPenalty.BREATH
    if rules.slot_at_start:
        take_slot(fight, fighter, spell, slot, _STANCE)
    caster.preparation = Preparation(spell.id, 1, fight.round, slot)
    caster.last_begun = fight.round


def drop_stances(fight: Fight, fighter: Fighter, clauses: tuple[str, ...]) -> None:
    """The stances held, if any, are over; a preparation is not touched. Clauses: maai.stance.one_only."""
    if fighter.stance is None:
        return
    first = fighter.stance.id
    lift(fighter, first)
    fight.log.tell(StanceEnded(fighter.id, first, clauses))
    drop_second(fight, fighter, clauses)
    fighter.condition.penalty = None
    fighter.stand(None)


def drop_second(fight: Fight, fighter: Fighter, clauses: tuple[str, ...]) -> None:
    """The other of two stances, if there is one, is over."""
    second, fighter.condition.second = fighter.condition.second, None
    if second is not None:
        lift(fighter, second.id)
        fight.log.tell(StanceEnded(fighter.id, second.id, clauses))


def leave_off(fighter: Fighter) -> None:
    """Nothing is in preparation any more, nor does a stance beside it cost anything. Rulings: maai.prep.slot2."""
    assert fighter.caster is not None
    fighter.caster.preparation = None
    if fighter.condition.second is None:
        fighter.condition.penalty = None


def cancel(fight: Fight, fighter: Fighter) -> None:
    """The caster gives a preparation up: vitality stays spent, the slot is kept.

    Clauses: maai.prep.cancel.when, maai.prep.cancel.no_refund, maai.prep.cancel.frees_stance.
    """
    _end(fight, fighter, PreparationEnd.CANCELLED, _CANCELLED)


def lapse(fight: Fight, fighter: Fighter) -> None:
    """At the end of a round: a (準備) preparation that is not finished is over. Rulings: maai.prep.overrun."""
    caster = fighter.caster
    if caster is None or caster.preparation is None or fight.rules.spells.prep_overrun == "carry":
        return
    spell, paid = caster.known[caster.preparation.spell], caster.preparation.paid
    assert spell.structure is not None
    if spell.structure.kind_of(paid) == PREPARED:
        _end(fight, fighter, PreparationEnd.LAPSED, _LAPSED)


def interrupt(fight: Fight, fighter: Fighter, clauses: tuple[str, ...]) -> None:
    """An effect ends the preparation: nothing happens, vitality is lost, the slot gone until the interlude.

    Args:
        clauses: what broke it.

    Clauses: maai.spell.interrupt.*, maai.spell.prep.stance_break. Rulings: maai.slots.spend_when.
    """
    caster = fighter.caster
    if caster is None or caster.preparation is None:
        return
    spell, slot = caster.known[caster.preparation.spell], caster.preparation.slot
    _end(fight, fighter, PreparationEnd.INTERRUPTED, tuple(dict.fromkeys(clauses + _INTERRUPTED)))
    if fight.rules.spells.slot_at_start:
        caster.return_slot(spell.spell_list, slot)
    lose_slot(fight, fighter, spell, slot)


def lose_slot(fight: Fight, fighter: Fighter, spell: Known, slot: int) -> None:
    """A casting that was interrupted costs its slot, until the interlude.

    Clauses: maai.spell.interrupt.slot_until_interlude, maai.focus.fail.slot.
    """
    caster = fighter.caster
    assert caster is not None
    left = caster.take_slot(spell.spell_list, slot, lost=True)
    fight.log.tell(SlotGone(fighter.id, spell.spell_list, slot, left, True, _LOST))


def reconsider(fight: Fight) -> Flow:
    """At the start of a round whoever still prepares may give it up.

    Clauses: maai.prep.cancel.when.
    """
    for fighter in fight.fighters:
        if fighter.able and fighter.caster is not None and fighter.caster.preparation is not None:
            choice = yield question(fighter, "keep-preparation", _KEEP_OFFER, _CANCEL)
            if choice.id == CANCEL:
                cancel(fight, fighter)


def drop_casting(fight: Fight, fighter: Fighter, breath: Breath, clauses: tuple[str, ...]) -> None:
    """A breath came to nothing: a casting in progress, or begun in it, counts as interrupted.

    Rulings: maai.overload.failure.
    """
    caster = fighter.caster
    if caster is None:
        return
    begun = _begun(caster, breath)
    interrupt(fight, fighter, clauses)
    for name in begun:
        spell = caster.known[name]
        slot = caster.slot_for(spell, fight.rules.spells)
        if slot is not None:
            lose_slot(fight, fighter, spell, slot)


def _begun(caster: Caster, breath: Breath) -> list[str]:
    """The spells that a breath begins, each as often as it begins it: what it goes on with is none of them."""
    held = "" if caster.preparation is None else caster.preparation.spell
    begun = []
    for act in breath.acts:
        if isinstance(act, (Prepare, Cast)) and act.spell != held:
            begun.append(act.spell)
        if isinstance(act, Prepare):
            held = act.spell
        elif isinstance(act, Cancel) or (isinstance(act, Cast) and act.spell == held):
            held = ""
    return begun


def sharing(breath: Breath) -> tuple[str, ...]:
    """What a breath cites that a portion shares with other acts; nothing for any other.

    Clauses: maai.spell.prep.kata_ok.
    """
    portions = sum(isinstance(act, (Prepare, Cast)) for act in breath.acts)
    return _SHARED_BREATH if 0 < portions < len(breath.acts) else ()


def keeps_the_beat(fight: Fight, fighter: Fighter, breath: Breath) -> bool:
    """Whether a failed overload spares a caster 脱尽, as all she casts in the breath is prepared.

    Clauses: maai.spell.prepared.no_exhaust. Rulings: maai.prep.overload.
    """
    caster = fighter.caster
    if caster is None or fight.rules.spells.prep_overload != "never":
        return False
    begun = [caster.known[act.spell].structure for act in breath.acts if isinstance(act, (Prepare, Cast))]
    return bool(begun) and all(one is not None and one.prepared and not one.spread for one in begun)


def take_slot(fight: Fight, fighter: Fighter, spell: Known, slot: int, clauses: tuple[str, ...]) -> None:
    """A slot pays for a spell."""
    caster = fighter.caster
    assert caster is not None
    left = caster.take_slot(spell.spell_list, slot, lost=False)
    fight.log.tell(SlotGone(fighter.id, spell.spell_list, slot, left, False, clauses))


def _end(fight: Fight, fighter: Fighter, why: PreparationEnd, clauses: tuple[str, ...]) -> None:
    caster = fighter.caster
    if caster is None or caster.preparation is None:
        return
    spell, preparation = caster.known[caster.preparation.spell], caster.preparation
    leave_off(fighter)
    fight.log.tell(PreparationEnded(fighter.id, spell.id, why, spent_on(spell, preparation), clauses))
