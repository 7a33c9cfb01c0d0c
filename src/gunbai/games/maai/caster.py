"""Who casts spells: what she knows, her slots, and what she is preparing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.cites import cites
from gunbai.games.maai.content.entries import Spell
from gunbai.games.maai.content.terms import Instant, Per
from gunbai.games.maai.slots import Ledger, Row, free_slot, with_one_gone
from gunbai.games.maai.spell_rules import SpellRules
from gunbai.games.maai.spellcraft import SpellList, casting_target, slot_column, slot_dan
from gunbai.games.maai.structure import Structure, format_structure, parse_structure
from gunbai.kernel.keeping import Keep

if TYPE_CHECKING:
    from gunbai.games.maai.rows import Rows
    from gunbai.games.maai.situation import Key

RITUAL = "ritual"
"""Cost of a master's spell, which is no matter of breaths."""

_USUAL = {
    (1, "2"): cites("maai.spell.structure.dan1", "maai.prep.apply.spells"),
    (3, "2+2 (準備)"): cites("maai.spell.structure.dan3", "maai.prep.apply.spells"),
    (5, "3+3 (準備)"): cites("maai.spell.structure.dan5", "maai.prep.apply.spells"),
    (7, "4+4 (準備)"): cites("maai.spell.structure.dan7_prepared", "maai.prep.apply.spells"),
    (7, "4+4 (分散)"): cites("maai.spell.structure.dan7_spread", "maai.prep.apply.spells"),
    (9, "5+5 (準備)"): cites("maai.spell.structure.dan9_prepared", "maai.prep.apply.spells"),
    (9, "5+5 (分散)"): cites("maai.spell.structure.dan9_spread", "maai.prep.apply.spells"),
}
_OWN = cites("maai.spell.structure.text_wins", "maai.spell.structure.not_absolute")
_INSTANT = cites("maai.spell.structure.instant_exception")
_MIXED = cites("maai.spell.structure.mixed")
_LARGE = cites("maai.spell.structure.large_expansion")
_BENEFIT = cites("maai.spell.school.cost_reduction")
_RITUAL = cites("maai.spell.structure.master")
_KIND = {
    False: cites("maai.spell.prepared.no_exhaust", "maai.breath.prepared.one_per_round"),
    True: cites("maai.breath.spread", "maai.spell.overload.separate", "maai.spell.spread.needs_rounds"),
}


class Known(msgspec.Struct, frozen=True, eq=False):
    """A spell as one caster knows it."""

    id: str
    spell_list: SpellList
    dan: int
    """Of the slot that it takes: 1, 3, 5, 7, 9, or `MASTER`."""
    structure: Structure | None
    """None for a ritual."""
    target: int
    """Of its casting check."""
    record: Spell
    clauses: tuple[str, ...] = ()
    """What its structure cites."""

    @property
    def is_reactive(self) -> bool:
        """Whether it can be cast out of turn. Clauses: maai.spell.structure.instant_exception."""
        return self.record.instant is Instant.REACTIVE

    @property
    def portions(self) -> tuple[int, ...]:
        """Vitality of each step; none for a ritual."""
        return () if self.structure is None else self.structure.portions


class Preparation(msgspec.Struct, frozen=True):
    """A spell that is being prepared: the stance that it is.

    Clauses: maai.prep.is_stance, maai.prep.finite, maai.spell.prep.stance_rules.
    """

    spell: str
    paid: int
    """Portions paid so far, at least 1."""
    began: int
    """Round in which the first was paid."""
    slot: int
    """Dan of the slot that pays for it, or has paid already. Rulings: maai.slots.spend_when."""


class Caster:
    """The caster in a fighter; only the referee touches it."""

    __slots__ = (
        "battle", "earlier", "free", "gone", "known", "last_begun", "listed", "preparation", "round", "skills", "slots",
        "wits", "words",
    )  # fmt: skip

    def __init__(
        self,
        known: Iterable[Known],
        slots: Mapping[SpellList, Row],
        skills: Mapping[str, int],
        wits: int,
        gone: Mapping[SpellList, Ledger],
        preparation: Preparation | None,
    ) -> None:
        """
        Args:
            skills: skill points by list.
            gone: slots that are spent or lost at the start.
        """
        self.known = {spell.id: spell for spell in known}
        self.slots = dict(slots)
        self.skills = dict(skills)
        self.wits = wits
        self.gone = {name: gone.get(name, Ledger()) for name in self.slots}
        self.preparation = preparation
        self.last_begun = 0 if preparation is None else preparation.began
        """Round in which she last began to prepare."""
        self.words: dict[str, str] = {}
        """What people may type for a spell → its id."""
        self.round: dict[str, int] = {}
        """How often each spell has been cast in this round."""
        self.battle: dict[str, int] = {}
        """And in this battle."""
        self.earlier: dict[str, int] = {}
        """And before it, in the session that it belongs to."""
        self.listed: Keep[Key, Rows] = Keep()
        """The breaths listed with them, kept for all battles; only `gunbai.games.maai.offers` looks into it."""
        self.free: Keep[Key, tuple[bool, ...]] = Keep()
        """Whether a slot would pay for each spell, in their order: by what is prepared and which slots are gone."""

    def copy(self) -> Caster:
        """The same caster once more, for another battle."""
        caster = Caster(self.known.values(), self.slots, self.skills, self.wits, self.gone, self.preparation)
        caster.earlier = self.earlier
        caster.words, caster.listed, caster.free = self.words, self.listed, self.free
        return caster

    def count(self, spell: Known) -> None:
        """One cast more."""
        for casts in (self.round, self.battle):
            casts[spell.id] = casts.get(spell.id, 0) + 1

    def uses(self, spell: Known, per: Per) -> int:
        """How often a spell has been cast within a span; a battle belongs to one session."""
        if per is Per.ROUND:
            return self.round.get(spell.id, 0)
        return self.battle.get(spell.id, 0) + (self.earlier.get(spell.id, 0) if per is Per.SESSION else 0)

    @property
    def preparing(self) -> Known | None:
        """The spell in preparation."""
        return None if self.preparation is None else self.known[self.preparation.spell]

    def slot_for(self, spell: Known, rules: SpellRules) -> int | None:
        """Dan of the slot that would pay for a spell; None if none is free.

        The slot of the spell in preparation pays for nothing else.

        Clauses: maai.spell.exclusive.spell_pc. Rulings: maai.slots.upcast, maai.slots.spend_when.
        """
        held = self.preparation
        if held is not None and held.spell == spell.id:
            return held.slot
        have = self.slots.get(spell.spell_list)
        if have is None:
            return None
        ledger = self.gone[spell.spell_list]
        if held is not None and not rules.slot_at_start and self.known[held.spell].spell_list == spell.spell_list:
            ledger = with_one_gone(ledger, held.slot, lost=False)
        return free_slot(spell.dan, have, ledger, rules.upcast)

    def left(self, spell_list: SpellList, dan: int) -> int:
        """How many slots are free."""
        at, ledger = slot_column(dan), self.gone[spell_list]
        return self.slots[spell_list][at] - ledger.spent[at] - ledger.lost[at]

    def take_slot(self, spell_list: SpellList, dan: int, *, lost: bool) -> int:
        """One slot is spent, or lost by interruption; returns how many of its dan are left.

        Clauses: maai.spell.fail.slot, maai.spell.interrupt.slot_until_interlude.
        """
        self.gone[spell_list] = with_one_gone(self.gone[spell_list], dan, lost=lost)
        return self.left(spell_list, dan)

    def return_slot(self, spell_list: SpellList, dan: int) -> None:
        """A slot that was spent is not: it is lost instead."""
        at, ledger = slot_column(dan), self.gone[spell_list]
        spent = (*ledger.spent[:at], ledger.spent[at] - 1, *ledger.spent[at + 1 :])
        self.gone[spell_list] = Ledger(spent, ledger.lost)

    def bonus(self, spell: Known) -> int:
        """智 and the skill of a spell's list. Clauses: maai.spell.cast.roll."""
        return self.wits + self.skills.get(spell.spell_list, 0)


def known_spell(record: Spell, schools: Iterable[str], rules: SpellRules) -> Known:
    """A spell as somebody with these schools knows it.

    Args:
        record: of a dan that spells have at this table.

    Raises:
        NotationError: its cost cannot be read.

    Clauses: maai.spell.structure.text_wins, maai.spell.structure.not_absolute, maai.spell.school.cost_reduction.
    Rulings: maai.spell.even_dan, maai.spell.reduction_floor, maai.spread.mixed.
    """
    structure = None if record.cost == RITUAL else parse_structure(record.cost)
    benefit = record.benefit
    if structure is not None and benefit is not None and set(benefit.schools) & set(schools):
        structure = structure.reduced(-benefit.activation, rules.reduction_floor)
    if structure is not None and structure.prepared and structure.spread and rules.mixed_third:
        structure = structure.with_free_activation()
    return Known(
        record.id,
        record.list.value,
        slot_dan(record.rank),
        structure,
        casting_target(record.rank),
        record,
        structure_clauses(record, structure),
    )


def structure_clauses(record: Spell, structure: Structure | None) -> tuple[str, ...]:
    """What the way in which a spell is cast cites: the row of its dan, or whatever departs from it.

    Clauses: maai.spell.structure.*, maai.spell.prepared.no_exhaust, maai.spell.overload.separate.
    """
    if structure is None:
        return _RITUAL
    usual = _USUAL.get((record.rank, format_structure(structure)))
    if usual is not None:
        return usual + _KIND[structure.is_spread] if structure.portions[1:] else usual
    cited = _OWN
    if record.instant is not None:
        cited += _INSTANT
    if structure.prepared and structure.spread:
        return cited + _MIXED + _KIND[True]
    if record.benefit is not None:
        cited += _BENEFIT
    if len(structure.portions) > 2:
        cited += _LARGE
    return cited + _KIND[structure.is_spread] if structure.portions[1:] else cited
