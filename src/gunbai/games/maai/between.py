"""Between battles: rest and interlude, licences, promotions and study, as they change a character.

Each function takes a character and gives her back as she is afterwards, with what has changed.

Clauses: maai.spell.slots.recover.*, maai.spell.learn.*, maai.spell.exclusive.no_change. Rulings: maai.slots.rest,
maai.slots.interrupted, maai.learn.*.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from gunbai.errors import Refused
from gunbai.games.maai.checks import FACE_PENALTY
from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.catalogue import Catalogue
from gunbai.games.maai.content.entries import Character, Spell
from gunbai.games.maai.learning import (
    INTERLUDE_TARGET,
    Allowance,
    at_licence,
    at_promotion,
    can_study,
    study_succeeds,
)
from gunbai.games.maai.slot_counts import counts_of, ledger_of
from gunbai.games.maai.slots import (
    LONG_REST,
    Ledger,
    Row,
    Standing,
    free_slot,
    licensed,
    recovered,
    slots_of,
    with_one_gone,
)
from gunbai.games.maai.spell_rules import SpellRules
from gunbai.games.maai.spellcraft import BACKLASH, DANS, LICENCE, LISTS, MASTER, SpellList, casting_target
from gunbai.games.maai.values import Magic, Part

_EXCLUSIVE = cites("maai.spell.exclusive.no_change", "maai.spell.exclusive.ban")
_LICENCE = cites("maai.spell.access.licence", "maai.spell.learn.initial")
_INITIAL = cites("maai.spell.learn.initial")
_PROMOTION = cites("maai.spell.learn.promotion")
_STUDY = cites("maai.spell.learn.interlude.limit")
_CHECK = cites("maai.spell.learn.interlude.check")
_FACE = cites("maai.part.face.penalty")
_RITUAL = cites("maai.spell.structure.master")
_TARGET = cites("maai.spell.cast.target.master", "maai.spell.slots.master.master")
_SLOT = cites("maai.spell.exclusive.spell_pc", "maai.spell.slots.by_dan")
_BACKLASH = cites("maai.spell.backlash.trigger", "maai.spell.backlash.strength", "maai.spell.backlash.partial")
_REST = cites("maai.spell.slots.recover.rest8")
_USED = cites("maai.move.cond.limit")
_INTERLUDE = cites("maai.spell.slots.recover.interlude", "maai.spell.interrupt.slot_until_interlude")


class Change(msgspec.Struct, frozen=True):
    """One thing that is different now; its words are message `kept-KIND`."""

    kind: str
    values: dict[str, str | int]
    clauses: tuple[str, ...]


Changed = tuple[Character, tuple[Change, ...]]


def rest_up(character: Character, rules: SpellRules, *, interlude: bool, hours: int = 0) -> Changed:
    """After an interlude, or after so many hours without a battle."""
    kept = character.kept
    changes: list[Change] = []
    spent: dict[SpellList, Row] = {}
    lost: dict[SpellList, Row] = {}
    for name in LISTS:
        before = ledger_of(kept.slots_spent, kept.slots_lost, name)
        after = recovered(before, rules, interlude=interlude, hours=hours)
        spent[name], lost[name] = after.spent, after.lost
        if interlude or hours >= LONG_REST or after != before:
            changes += _back(name, before, after, interlude)
    if interlude and kept.studied:
        changes.append(Change("study-again", {}, _STUDY))
    if interlude and kept.used:
        changes.append(Change("used-again", {}, _USED))
    if not interlude and hours < LONG_REST and rules.rest == "whole-8h":
        changes.append(Change("too-short", {"hours": hours, "wanted": LONG_REST}, _REST))
    kept = msgspec.structs.replace(
        kept,
        slots_spent=counts_of(spent),
        slots_lost=counts_of(lost),
        studied=kept.studied and not interlude,
        used={} if interlude else kept.used,
    )
    return msgspec.structs.replace(character, kept=kept), tuple(changes)


def _back(name: SpellList, before: Ledger, after: Ledger, interlude: bool) -> Iterable[Change]:
    for at, dan in enumerate(DANS):
        back = before.spent[at] + before.lost[at] - after.spent[at] - after.lost[at]
        if back:
            yield Change(
                "slots-back", {"spell_list": name, "dan": dan, "slots": back}, _INTERLUDE if interlude else _REST
            )
        if after.lost[at]:
            yield Change("slots-lost", {"spell_list": name, "dan": dan, "slots": after.lost[at]}, _INTERLUDE[1:])


def take_licence(
    character: Character, content: Catalogue, rules: SpellRules, name: str, chosen: Sequence[str]
) -> Changed:
    """The licence of a list, with its first spells.

    Args:
        chosen: which ones; none need be named where the table gives everybody the same.

    Raises:
        Refused: no such list, a technique PC, a licence that is there, spells that do not fit.

    Clauses: maai.spell.learn.initial. Rulings: maai.learn.initial.
    """
    _must_cast(character)
    if name not in LISTS:
        raise Refused("no-such-list", {"list": name}, clauses=_LICENCE, accepted=LISTS)
    spell_list: SpellList = name
    points = character.skills.get(name, 0)
    if points >= LICENCE:
        raise Refused("licensed-already", {"list": name}, clauses=_LICENCE)
    learned = _first_spells(character, content, rules, spell_list, chosen)
    skills = {**character.skills, name: LICENCE}
    changes = (Change("licensed", {"spell_list": name}, _LICENCE), *_learned(learned, _INITIAL))
    return _with(character, learned, skills=skills), changes


def _first_spells(
    character: Character, content: Catalogue, rules: SpellRules, name: SpellList, chosen: Sequence[str]
) -> tuple[Spell, ...]:
    """What a licence brings: the player's choice, or the first of the list in the order in which it is written."""
    allowance = at_licence(name)
    if rules.learn_initial != "fixed-first-three":
        return _choice(character, content, chosen, (allowance,), _INITIAL)
    fitting = [one for one in content.spell.values() if _fits(one, allowance) and one.id not in character.spells]
    first = tuple(fitting[: allowance.count])
    odd = [one for one in chosen if one not in {spell.id for spell in first}]
    if odd:
        raise Refused("does-not-fit", {"spell": odd[0]}, clauses=_INITIAL, accepted=tuple(spell.id for spell in first))
    return first


def promote(character: Character, content: Catalogue, rules: SpellRules, dan: int, chosen: Sequence[str]) -> Changed:
    """A higher dan, with the spells that it brings, and those of every dan that is passed on the way.

    Raises:
        Refused: a dan that is not higher, spells that do not fit.

    Clauses: maai.spell.learn.promotion. Rulings: maai.learn.promotion_lists.
    """
    if not character.dan < dan <= MASTER:
        accepted = [str(one) for one in range(character.dan + 1, MASTER + 1)]
        raise Refused("not-higher", {"dan": dan, "now": character.dan}, clauses=_PROMOTION, accepted=accepted)
    casts = character.kept.magic is Magic.SPELLS
    lists = licensed(character.skills) if casts else ()
    passed = range(character.dan + 1, dan + 1)
    allowances = tuple(one for step in passed for one in at_promotion(step, lists, rules))
    learned = _choice(character, content, chosen, allowances, _PROMOTION)
    changes = (Change("promoted", {"dan": dan}, _PROMOTION), *_learned(learned, _PROMOTION))
    return _with(character, learned, dan=dan), changes


def can_be_studied(character: Character, content: Catalogue, name: str, rules: SpellRules) -> Spell:
    """The spell that is to be studied in this interlude.

    Raises:
        Refused: it cannot be, or the session's study is used up.
    """
    _must_cast(character)
    spell = _spell(content, name)
    if character.kept.studied:
        raise Refused("studied-already", {}, clauses=_STUDY)
    if name in character.spells:
        raise Refused("known-already", {"spell": name}, clauses=_STUDY)
    if not can_study(spell.list.value, spell.rank, slots_of(standing(character, content), rules), rules):
        raise Refused("not-to-be-studied", {"spell": name}, clauses=_STUDY)
    return spell


def study(character: Character, content: Catalogue, name: str, faces: Sequence[int], rules: SpellRules) -> Changed:
    """A spell is studied in the interlude: one check, whatever comes of it.

    Args:
        faces: of 2d10; none where the ruling rolls no dice.

    Raises:
        Refused: it cannot be studied.
    """
    spell = can_be_studied(character, content, name, rules)
    skill = character.skills.get(spell.list.value, 0) + _hampered(character)
    total = sum(faces) + character.wits + skill
    cited = _CHECK + _STUDY + (_FACE if _hampered(character) else ())
    kept = msgspec.structs.replace(character.kept, studied=True)
    character = msgspec.structs.replace(character, kept=kept)
    values: dict[str, str | int] = {"spell": name, "total": total, "target": INTERLUDE_TARGET}
    if not study_succeeds(character.wits, skill, faces, rules):
        return character, (Change("not-learned", values, cited),)
    return _with(character, (spell,)), (Change("studied", values, cited),)


def can_be_held(character: Character, content: Catalogue, name: str, rules: SpellRules) -> Spell:
    """The ritual that is to be held outside battle.

    Raises:
        Refused: it is none, she does not know it, or no slot is left.
    """
    _must_cast(character)
    spell = _spell(content, name)
    if spell.rank != MASTER or name not in character.spells:
        rituals = tuple(one for one in character.spells if one in content.spell and content.spell[one].rank == MASTER)
        raise Refused("no-ritual", {"spell": name}, clauses=_RITUAL, accepted=rituals)
    slots = slots_of(standing(character, content), rules).get(spell.list.value)
    kept = character.kept
    ledger = ledger_of(kept.slots_spent, kept.slots_lost, spell.list.value)
    if slots is None or free_slot(MASTER, slots, ledger, upcast=False) is None:
        raise Refused("no-slot", {"list": spell.list.value, "dan": MASTER}, clauses=_SLOT)
    return spell


def hold_ritual(
    character: Character, content: Catalogue, name: str, faces: tuple[int, int], rules: SpellRules
) -> Changed:
    """A master's spell, at the end of a session: one check, a slot; with two ones that fail the backlash.

    Args:
        faces: of 2d10.

    Raises:
        Refused: it cannot be held.

    Clauses: maai.spell.structure.master, maai.spell.cast.target.master, maai.spell.backlash.strength.
    Rulings: maai.spell.ritual.
    """
    spell = can_be_held(character, content, name, rules)
    kept = character.kept
    spell_list: SpellList = spell.list.value
    total = sum(faces) + character.wits + character.skills.get(spell_list, 0) + _hampered(character)
    target = casting_target(MASTER)
    values: dict[str, str | int] = {"spell": name, "total": total, "target": target}
    cited = _RITUAL + _TARGET + (_FACE if _hampered(character) else ())
    changes = [Change("ritual-held" if total >= target else "ritual-failed", values, cited)]
    spent = {one: ledger_of(kept.slots_spent, kept.slots_lost, one) for one in LISTS}
    spent[spell_list] = with_one_gone(spent[spell_list], MASTER, lost=False)
    kept = msgspec.structs.replace(kept, slots_spent=counts_of({one: row.spent for one, row in spent.items()}))
    if total < target and faces == (1, 1):
        left = max(0, (character.strength if kept.strength is None else kept.strength) - BACKLASH)
        kept = msgspec.structs.replace(kept, strength=left)
        changes.append(Change("backlash", {"strength": left}, _BACKLASH))
    return msgspec.structs.replace(character, kept=kept), tuple(changes)


def standing(character: Character, content: Catalogue) -> Standing:
    """What of a character decides about her slots."""
    schools = tuple(content.school[one].code for one in character.schools if one in content.school)
    job = None if character.occupation is None else content.occupation.get(character.occupation)
    placed = character.kept.allotted
    return Standing(
        dan=min(character.dan, MASTER),
        licences=licensed(character.skills),
        schools=schools,
        occupation="" if job is None else job.slots_as or "",
        allot={
            name: tuple(
                MASTER if one.dan == "master" else one.dan
                for one in placed
                if one.list == name
                for _ in range(one.slots)
            )
            for name in LISTS
        },
    )


def _hampered(character: Character) -> int:
    """What an injured face takes of every check; 0 or negative. Clauses: maai.part.face.penalty."""
    return -FACE_PENALTY * character.kept.injuries.count(Part.FACE)


def _must_cast(character: Character) -> None:
    if character.kept.magic is not Magic.SPELLS:
        raise Refused("technique-pc", {}, clauses=_EXCLUSIVE)


def _spell(content: Catalogue, name: str) -> Spell:
    spell = content.spell.get(name)
    if spell is None:
        raise Refused("no-such-entry", {"spell": name}, accepted=tuple(content.spell)[:20])
    return spell


def _choice(
    character: Character,
    content: Catalogue,
    chosen: Sequence[str],
    allowances: tuple[Allowance, ...],
    clauses: tuple[str, ...],
) -> tuple[Spell, ...]:
    """The chosen spells, if they are as many as may be learned and of the right dan and lists."""
    spells = tuple(_spell(content, name) for name in chosen)
    for spell in spells:
        if spell.id in character.spells or chosen.count(spell.id) > 1:
            raise Refused("known-already", {"spell": spell.id}, clauses=clauses)
    for allowance in allowances:
        known = [*character.spells, *chosen]
        fitting = [
            one
            for one in content.spell.values()
            if one.rank == allowance.dan and one.list.value in allowance.lists and one.id not in character.spells
        ]
        mine = [spell for spell in spells if spell in fitting]
        wanted = min(allowance.count, len(fitting))
        if len(mine) != wanted:
            names = tuple(one.id for one in fitting if one.id not in known)
            values: dict[str, str | int | tuple[str, ...]] = {"count": wanted, "dan": allowance.dan, "given": len(mine)}
            raise Refused("how-many", values, clauses=clauses, accepted=names)
    allowed = sum(allowance.count for allowance in allowances)
    odd = [spell for spell in spells if not any(_fits(spell, one) for one in allowances)]
    if odd or len(spells) > allowed:
        raise Refused("does-not-fit", {"spell": (odd or spells)[0].id}, clauses=clauses)
    return spells


def _fits(spell: Spell, allowance: Allowance) -> bool:
    return spell.rank == allowance.dan and spell.list.value in allowance.lists


def _learned(spells: Iterable[Spell], clauses: tuple[str, ...]) -> tuple[Change, ...]:
    return tuple(Change("learned", {"spell": spell.id}, clauses) for spell in spells)


def _with(
    character: Character, learned: Iterable[Spell], *, dan: int | None = None, skills: dict[str, int] | None = None
) -> Character:
    return msgspec.structs.replace(
        character,
        spells=(*character.spells, *(spell.id for spell in learned)),
        dan=character.dan if dan is None else dan,
        skills=character.skills if skills is None else skills,
    )
