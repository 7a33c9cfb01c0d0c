"""What the GM may overrule about spells.

- `set`, target `FIGHTER.LIST-DAN` (`K.jujutsu-3`): so many slots are left; those lost by interruption come back last.
- `set`, target `FIGHTER.preparing`: the spell in preparation, with its first portion paid; `""` for none.
- `set`, target `FIGHTER.prepared`: so many portions of it are paid.
- `interrupt`, target `FIGHTER`: something ends her stance or preparation (maai.spell.prep.stance_break).
- `backlash`, target `FIGHTER`, value a text: how a backlash applies to its caster (maai.spell.backlash.partial).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gunbai.errors import Refused
from gunbai.games.maai.caster import Caster
from gunbai.games.maai.checks import end_stance
from gunbai.games.maai.cites import cites
from gunbai.games.maai.events.spells import BacklashStated
from gunbai.games.maai.preparing import begin, leave_off
from gunbai.games.maai.slots import Ledger
from gunbai.games.maai.spellcraft import DANS, LISTS, SpellList, slot_column
from gunbai.kernel.events import Plain
from gunbai.kernel.inputs import Ruling
from gunbai.kernel.schema import UNSHOWN

if TYPE_CHECKING:
    from gunbai.games.maai.fighter import Fighter
    from gunbai.games.maai.state import Fight

SPELL_FIELDS = ("preparing", "prepared")
SPELL_RULINGS = ("interrupt", "backlash")
MOST_TEXT = 400
_BROKEN = cites("maai.spell.prep.stance_break")
_STATED = cites("maai.spell.backlash.partial", "maai.spell.backlash.gm_more", "maai.spell.backlash.madness")
_SLOTS: dict[str, tuple[SpellList, int]] = {f"{name}-{dan}": (name, dan) for name in LISTS for dan in DANS}


def rule_spells(fight: Fight, fighter: Fighter, ruling: Ruling) -> None:
    """Carries out `interrupt` and `backlash`.

    Raises:
        Refused: the value is no text.
    """
    if ruling.rule == "interrupt":
        end_stance(fight, fighter, _BROKEN)
        return
    text = ruling.value
    if not isinstance(text, str) or not text.strip() or len(text) > MOST_TEXT or UNSHOWN.search(text):
        raise Refused("ruling-value", {"rule": ruling.rule}, accepted=['"…"'])
    fight.log.tell(BacklashStated(fighter.id, text, _STATED))


def is_spell_field(field: str) -> bool:
    """Whether a value that the GM sets is one of these."""
    return field in SPELL_FIELDS or field in _SLOTS


def spell_fields(fighter: Fighter) -> tuple[str, ...]:
    """Those that a fighter has: none, who casts nothing."""
    caster = fighter.caster
    if caster is None:
        return ()
    slots = [
        field for field, (name, dan) in _SLOTS.items() if name in caster.slots and caster.slots[name][slot_column(dan)]
    ]
    return (*SPELL_FIELDS, *slots)


def spell_value(fighter: Fighter, field: str) -> Plain:
    """What it is now."""
    caster = fighter.caster
    if caster is None:
        return ""
    held = caster.preparation
    if field == "preparing":
        return "" if held is None else held.spell
    if field == "prepared":
        return 0 if held is None else held.paid
    name, dan = _SLOTS[field]
    return caster.left(name, dan) if name in caster.slots else 0


def set_spell_value(fight: Fight, fighter: Fighter, field: str, value: Any) -> None:
    """Gives it another value.

    Raises:
        Refused: she casts nothing, or the value is out of bounds; nothing has changed.
    """
    caster = fighter.caster
    if caster is None:
        raise Refused("ruling-value", {"rule": "set"}, accepted=[])
    if field in _SLOTS:
        _set_slots(fight, caster, *_SLOTS[field], value)
    elif field == "preparing":
        _set_preparing(fight, fighter, caster, value)
    else:
        _set_prepared(caster, value)


def _set_slots(fight: Fight, caster: Caster, name: SpellList, dan: int, value: Any) -> None:
    """So many slots are left; the one that is to pay for what she prepares is among them.

    Rulings: maai.slots.spend_when.
    """
    most = caster.slots[name][slot_column(dan)] if name in caster.slots else 0
    held, spell = caster.preparation, caster.preparing
    owed = held is not None and spell is not None and (spell.spell_list, held.slot) == (name, dan)
    least = int(owed and not fight.rules.spells.slot_at_start)
    if type(value) is not int or not least <= value <= most:
        raise Refused("ruling-value", {"rule": "set"}, accepted=[f"{least}..{most}"])
    if not most:
        return
    at, ledger = slot_column(dan), caster.gone[name]
    gone = most - value
    lost = min(ledger.lost[at], gone)
    caster.gone[name] = Ledger(_with(ledger.spent, at, gone - lost), _with(ledger.lost, at, lost))


def _with(row: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    return (*row[:at], number, *row[at + 1 :])


def _set_preparing(fight: Fight, fighter: Fighter, caster: Caster, value: Any) -> None:
    """What she prepares from now on, or nothing; whatever she has prepared so far is put aside, at no cost of a slot.

    Clauses: maai.prep.shares_slot, maai.spell.slots.by_dan. Rulings: maai.slots.spend_when.
    """
    rules, before = fight.rules.spells, caster.preparation
    if not value:
        leave_off(fighter)
        return
    caster.preparation = None
    slots = {
        spell.id: slot
        for spell in caster.known.values()
        if len(spell.portions) > 1 and (slot := caster.slot_for(spell, rules)) is not None
    }
    caster.preparation = before
    if not isinstance(value, str) or value not in slots or not fighter.able:
        raise Refused("ruling-value", {"rule": "set"}, accepted=["", *(slots if fighter.able else ())])
    if fighter.defenceless_until >= fight.round:
        raise Refused("defenceless", {"until": fighter.defenceless_until}, clauses=_BROKEN)
    leave_off(fighter)
    begin(fight, fighter, caster.known[value])


def _set_prepared(caster: Caster, value: Any) -> None:
    spell, held = caster.preparing, caster.preparation
    most = 0 if spell is None else len(spell.portions) - 1
    if held is None or type(value) is not int or not 1 <= value <= most:
        raise Refused("ruling-value", {"rule": "set"}, accepted=[f"1..{most}"] if most else [])
    caster.preparation = msgspec.structs.replace(held, paid=value)
