"""What a caster may do in a breath: prepare, cast, cancel; what each costs, and why it is not possible.

Clauses: maai.breath.prepared.same_breath, maai.spell.prep.*, maai.spell.structure.*, maai.prep.cancel.when.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gunbai.errors import Value
from gunbai.games.maai.caster import Caster, Known
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.effects import Movement
from gunbai.games.maai.content.entries import Manoeuvre, Spell
from gunbai.games.maai.content.terms import Target
from gunbai.games.maai.declaration import Act, Cancel, Cast, Prepare
from gunbai.games.maai.refusal import Refusal
from gunbai.games.maai.spell_targets import candidates
from gunbai.games.maai.standing import holds
from gunbai.games.maai.structure import PREPARED
from gunbai.games.maai.values import TSUBAZERI, Distance

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

_UNKNOWN = cites("maai.spell.access.licence", "maai.spell.exclusive.spell_pc")
_RITUAL = cites("maai.spell.structure.master")
_NO_SLOT = cites("maai.spell.exclusive.spell_pc", "maai.spell.slots.by_dan")
_AT_ONCE = cites("maai.notation.single", "maai.spell.structure.dan1")
_OTHER = cites("maai.spell.prep.slot", "maai.prep.shares_slot")
_READY = cites("maai.notation.last_activates", "maai.spell.cast.when")
_NOT_READY = cites("maai.breath.two_phases", "maai.notation.earlier_prepare")
SAME_BREATH = cites("maai.breath.prepared.same_breath", "maai.breath.prepared")
_ONE = cites("maai.breath.prepared.one_per_round")
_SHARED = cites("maai.spell.prep.kata_ok")
_STANCE = cites("maai.stance.one_only", "maai.prep.shares_slot")
_DEFENCELESS = cites("maai.fumble.core_effect", "maai.prep.is_stance", "maai.spell.prep.stance_break")
_CANCEL = cites("maai.prep.cancel.when")
_LOCK = cites("maai.distance.zoom", "maai.spell.structure.text_wins")
_NO_MOVE = cites("maai.spell.prep.no_move")
_ON = cites("maai.spell.structure.text_wins")

UNAIMED = "cast-on-whom"
"""Reason: the spell is cast on one who has to be named."""

_HERSELF = (Target.SELF, Target.ALLIES, Target.EVERYONE)
_HERSELF_UNNAMED = (Target.ALLY, Target.ANYONE)
"""Whom an effect is for that comes over its user: always, or where nobody else is named."""

SpellAct = Prepare | Cast | Cancel
SPELL_ACTS: Final = (Prepare, Cast, Cancel)


class Incantation:
    """How a caster's preparation stands before an act of a breath, if all goes as declared."""

    __slots__ = ("acts", "began", "caster", "done", "here", "last", "paid", "round", "spell")

    def __init__(self, fight: Fight, caster: Caster) -> None:
        held = caster.preparation
        self.caster = caster
        self.round = fight.round
        self.spell = "" if held is None else held.spell
        """The spell in preparation."""
        self.paid = 0 if held is None else held.paid
        self.began = fight.round if held is None else held.began
        self.last = self.spell
        """The spell of the latest portion."""
        self.here: tuple[str, ...] = ()
        """The spells of the portions paid in this breath, one for each."""
        self.acts = 0
        """Acts of this breath that were no portions."""
        self.done = 0
        """Acts of this breath."""

    def advance(self, act: Act) -> None:
        """Takes an act as done."""
        self.done += 1
        match act:
            case Prepare():
                self.began = self.began if self.spell else self.round
                self.spell, self.paid, self.here = act.spell, self.paid + 1, (*self.here, act.spell)
                self.last = act.spell
            case Cast():
                self.here, self.last = (*self.here, act.spell), act.spell
                if act.spell == self.spell:
                    self.spell, self.paid = "", 0
            case Cancel():
                self.spell, self.paid = "", 0
            case _:
                self.acts += 1

    def is_off_beat(self, act: Act) -> bool:
        """Whether an act is a (準備) portion in the breath of another one of the same spell.

        Clauses: maai.breath.prepared.same_breath.
        """
        if not isinstance(act, (Prepare, Cast)) or act.spell not in self.here or act.spell != self.spell:
            return False
        structure = self.caster.known[act.spell].structure
        return structure is not None and PREPARED in (structure.kind_of(self.paid), structure.kind_of(self.paid - 1))

    def price(self, act: SpellAct, entry: int) -> int:
        """What a step costs now.

        Args:
            entry: of beginning a preparation, beyond its portion. Rulings: maai.prep.entry.

        Clauses: maai.notation.last_activates, maai.notation.earlier_prepare.
        """
        if isinstance(act, Cancel):
            return 0
        portions = self.caster.known[act.spell].portions
        paid = self.paid if act.spell == self.spell else 0
        extra = entry if isinstance(act, Prepare) and not paid else 0
        return portions[min(paid, len(portions) - 1)] + extra


def spell_refusal(
    fight: Fight, fighter: Fighter, act: SpellAct, view: Incantation | None, distance: Distance, stance: str
) -> Refusal | None:
    """Why a step of a casting is not possible; None if it is. Vitality is not looked at.

    Args:
        view: None for whoever casts nothing.
        distance: as it will be.
        stance: the core stance held, empty for none.
    """
    if isinstance(act, Cancel):
        return _cancel_refusal(view)
    spell = None if view is None else view.caster.known.get(act.spell)
    if view is None or spell is None:
        known = () if view is None else tuple(view.caster.known)
        return Refusal("no-such-spell", {"spell": act.spell}, _UNKNOWN, known)
    values: dict[str, Value] = {"spell": act.spell}
    if spell.structure is None:
        return Refusal("ritual", values, _RITUAL)
    if fighter.duel.modules.ladder and distance is TSUBAZERI and not fight.rules.spells.cast_in_lock:
        return Refusal("no-casting-in-lock", values, _LOCK)
    if view.acts and fight.rules.spells.kata_share == "separate":
        return Refusal("casting-alone", values, _SHARED)
    beginning = view.spell != spell.id
    if view.caster.slot_for(spell, fight.rules.spells) is None:
        return Refusal("no-slot", {"list": spell.spell_list, "dan": spell.dan}, _NO_SLOT)
    if isinstance(act, Prepare):
        return _prepare_refusal(fight, fighter, act, spell, view, stance)
    return _cast_refusal(fight, fighter, act, spell, view, beginning)


def _cancel_refusal(view: Incantation | None) -> Refusal | None:
    if view is None or not view.spell:
        return Refusal("nothing-in-preparation", {}, _CANCEL)
    return Refusal("cancel-first", {}, _CANCEL, ("cancel",)) if view.done else None


def _prepare_refusal(
    fight: Fight, fighter: Fighter, act: Prepare, spell: Known, view: Incantation, stance: str
) -> Refusal | None:
    values: dict[str, Value] = {"spell": spell.id}
    if not spell.portions[1:]:
        return Refusal("cast-at-once", values, _AT_ONCE, (f"cast {spell.id}",))
    if view.spell != spell.id:
        return _beginning_refusal(fight, fighter, spell, view, stance)
    if view.paid == len(spell.portions) - 1:
        return Refusal("ready-to-cast", values, _READY, (f"cast {spell.id}",))
    return _beat_refusal(fight, act, view)


def _beginning_refusal(fight: Fight, fighter: Fighter, spell: Known, view: Incantation, stance: str) -> Refusal | None:
    rules = fight.rules
    if view.spell:
        return Refusal("preparing-another", {"spell": view.spell}, _OTHER, ("cancel",))
    if fighter.defenceless_until >= fight.round:
        return Refusal("defenceless", {"until": fighter.defenceless_until}, _DEFENCELESS)
    if stance and rules.stance_swap == "refuse":
        return Refusal("stance-swap", {"stance": stance}, _STANCE)
    if rules.spells.prep_one_per_round and view.caster.last_begun == fight.round:
        return Refusal("one-preparation", {}, _ONE)
    return None


def _cast_refusal(
    fight: Fight, fighter: Fighter, act: Cast, spell: Known, view: Incantation, beginning: bool
) -> Refusal | None:
    last = len(spell.portions) - 1
    if last and (beginning or view.paid < last):
        return Refusal("not-prepared", {"spell": spell.id}, _NOT_READY, (f"prepare {spell.id}",))
    if last:
        refused = _beat_refusal(fight, act, view)
        if refused is not None:
            return refused
    elif view.spell and _leads_away(fighter, spell.record, act.on):
        return move_while(view)
    named = candidates(fight, fighter, spell)
    if named is None:
        if act.on:
            return Refusal("names-nobody", {"spell": spell.id}, _ON, (f"cast {spell.id}",))
        return text_refusal(fight, fighter, spell, view.caster, "")
    if act.on not in named:
        return Refusal(UNAIMED, {"spell": spell.id}, _ON, tuple(f"cast {spell.id} on {one}" for one in named))
    return text_refusal(fight, fighter, spell, view.caster, act.on)


def text_refusal(fight: Fight, fighter: Fighter, spell: Known, caster: Caster, on: str) -> Refusal | None:
    """Why the spell's own text keeps it from being cast: how often it works, and when. Clauses:
    maai.spell.structure.text_wins.
    """
    for limit in spell.record.limits:
        if caster.uses(spell, limit.per) >= limit.uses:
            return Refusal("used-up", {"manoeuvre": spell.id, "per": limit.per.value, "most": limit.uses}, _ON)
    foe = fight.by_id[on] if on and on != fighter.id else None
    if not holds(fight, fighter, spell.record.when, foe):
        return Refusal("no-use-now", {"manoeuvre": spell.id}, _ON)
    return None


def _beat_refusal(fight: Fight, act: Prepare | Cast, view: Incantation) -> Refusal | None:
    """A (準備) portion is a breath of its own.

    Clauses: maai.breath.prepared.same_breath. Rulings: maai.prep.same_breath.
    """
    if fight.rules.spells.same_breath == "refuse" and view.is_off_beat(act):
        return Refusal("same-breath", {"spell": act.spell}, SAME_BREATH)
    return None


def stance_beside(view: Incantation | None) -> Refusal | None:
    """Why no stance can be taken: one is preparing. Clauses: maai.prep.shares_slot. Rulings: maai.prep.slot2."""
    if view is None or not view.spell:
        return None
    return Refusal("preparing-stance", {"spell": view.spell}, _OTHER, ("cancel",))


def step_while(fight: Fight, view: Incantation | None) -> Refusal | None:
    """Why a preparing caster takes no half-step, where the table says so. Rulings: maai.cast.halfstep."""
    if view is None or not view.spell or fight.rules.spells.cast_half_step:
        return None
    return Refusal("preparing-step", {"spell": view.spell}, _NO_MOVE)


def move_while(view: Incantation | None) -> Refusal | None:
    """Why a preparing caster stays in her area. Clauses: maai.spell.prep.no_move."""
    if view is None or not view.spell:
        return None
    return Refusal("preparing-move", {"spell": view.spell}, _NO_MOVE, ("cancel",))


def use_beside(fighter: Fighter, record: Manoeuvre, target: str, view: Incantation | None) -> Refusal | None:
    """Why a manoeuvre cannot be used while one is preparing: it takes up the stance, or leads to another area.

    Args:
        target: whom the user names, an id; empty for nobody.

    Clauses: maai.prep.shares_slot, maai.spell.prep.no_move.
    """
    if record.takes_stance:
        return stance_beside(view)
    return move_while(view) if _leads_away(fighter, record, target) else None


def _leads_away(fighter: Fighter, record: Manoeuvre | Spell, target: str) -> bool:
    """Whether a manoeuvre or a spell brings its user to another area, alone or with others."""
    herself = _HERSELF + _HERSELF_UNNAMED if target in ("", fighter.id) else _HERSELF
    return any(isinstance(effect, Movement) and effect.areas and effect.target in herself for effect in record.effects)


def share_refusal(fight: Fight, view: Incantation | None, act: Act) -> Refusal | None:
    """Why another act does not go into a breath that holds a portion, where the table says so.

    Clauses: maai.spell.prep.kata_ok. Rulings: maai.cast.kata_share.
    """
    if view is None or not view.here or isinstance(act, SPELL_ACTS) or fight.rules.spells.kata_share == "sum":
        return None
    return Refusal("casting-alone", {"spell": view.spell or view.last}, _SHARED)
