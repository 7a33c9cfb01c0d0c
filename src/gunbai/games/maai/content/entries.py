"""The entries of which content consists, each a table of its own in TOML: `[[weapon]]`, `[[spell]]`, …"""

from __future__ import annotations

from typing import Annotated

import msgspec

from gunbai.games.maai.content.effects import ALWAYS, Condition, Effects
from gunbai.games.maai.content.kept import Kept
from gunbai.games.maai.content.terms import (
    Amount,
    Binding,
    Dan,
    Grade,
    Instant,
    Limit,
    List,
    Source,
    Strike,
    Type,
)
from gunbai.games.maai.scalars import Ability, Bonus, Id, Maximum, Points, WeaponKind
from gunbai.games.maai.spellcraft import MASTER
from gunbai.kernel.scenario import Notes, Words

Ids = Annotated[tuple[Id, ...], msgspec.Meta(max_length=40)]
Cost = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
"""Vitality in the notation of 001 §1: `3`, `2+2 (prep)`, `5+5 (分散)`; of a master's spell `ritual`."""
Code = Annotated[str, msgspec.Meta(max_length=20, pattern=r"^[0-9*-]*$")]
"""A rulebook's number: `19-01-02`."""
Total = Annotated[int, msgspec.Meta(ge=0, le=200)]
PcDan = Annotated[int, msgspec.Meta(ge=0, le=20)]


class Named(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What every entry has."""

    id: Id
    name: Words = Words()
    text: Notes = Notes()
    """What it is, or does, in words."""
    code: Code = ""
    """Its number in the rulebooks, if it has one."""
    overrule: Notes = Notes()
    """Why the game master lets it stand against the balance principles. Rulings: maai.balance.mode."""


class Weapon(Named, frozen=True, omit_defaults=True, kw_only=True):
    """A weapon. Clauses: maai.bonus.weapon_table."""

    kind: WeaponKind
    """Its row of the weapon table."""
    school: Id | None = None
    """Of a weapon that only one school uses: that school."""
    grade: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    """0 common (普及品), 1 fine (業物), 2 masterwork (名品), 3 divine (神器)."""
    bonus: Bonus | None = None
    """Its own bonus on attack checks; that of its grade if left out."""
    longer: bool = False
    range_bonus: Bonus = 0
    initiative: Bonus = 0
    manoeuvres: Ids = ()
    """What whoever bears it can use."""
    effects: Effects = ()
    """While it is in hand."""


class Armour(Named, frozen=True, omit_defaults=True, kw_only=True):
    """Armour, or a shield."""

    grade: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    defence: Points = 0
    """Added to 防備."""
    evasion: Amount = 0
    manoeuvres: Ids = ()
    effects: Effects = ()
    """While it is worn."""


class Consumable(Named, frozen=True, omit_defaults=True, kw_only=True):
    """Something that is used up. Clauses: maai.technique.cat.consumable."""

    uses: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    manoeuvres: Ids = ()
    """What using it is: techniques bound to it."""


class Requirement(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who can use a manoeuvre. All that is written must hold; of a list, one entry."""

    weapon: tuple[WeaponKind, ...] = ()
    """Kind of the weapon in hand."""
    school: Ids = ()
    occupation: Ids = ()
    skills: dict[Id, Grade] = {}
    """Points in each of these skills."""
    tags: Ids = ()
    """The fighter bears one of these tags."""


class Rescue(msgspec.Struct, frozen=True, omit_defaults=True):
    """救済型: when an emergency is at hand; one of the two suffices. Clauses: maai.majin.b.condition."""

    strength: Points = 1
    """Strength at most."""
    vitality: Points = 0
    """Vitality at most."""


class Manoeuvre(Named, frozen=True, omit_defaults=True, kw_only=True):
    """A manoeuvre (マヌーバ). Clauses: maai.technique.six_types."""

    type: Type
    cost: Cost = "0"
    total: Total | None = None
    """The whole vitality, where it is stated too: the sum of the cost. Clauses: maai.notation.total."""
    strike: Strike = Strike.NONE
    """The attack that is part of it; its vitality is in the cost."""
    source: Source = Source.FEAT
    school: Id | None = None
    """Of a secret: its school."""
    grade: Grade = 2
    """Skill points at which it is learned; 4 is a master's."""
    requires: Requirement = Requirement()
    binding: Binding | None = None
    """Of a technique: what it is bound to."""
    limits: Annotated[tuple[Limit, ...], msgspec.Meta(max_length=3)] = ()
    when: Condition = ALWAYS
    """When it can be used at all; an effect has its own."""
    rescue: Rescue | None = None
    forced: bool = False
    """An upkeep manoeuvre that can be used outside the lull too. Clauses: maai.qi.trigger.forced_service."""
    takes_stance: bool = False
    """Using it takes up the stance slot."""
    effects: Effects = ()


class Benefit(msgspec.Struct, frozen=True, omit_defaults=True):
    """流派特典 of a spell. Clauses: maai.spell.school.cost_reduction."""

    schools: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=20)]
    activation: Annotated[int, msgspec.Meta(ge=-10, le=-1)]
    """Change of the activation vitality."""


class Spell(Named, frozen=True, omit_defaults=True, kw_only=True):
    """A spell (スペル). Its effects come about when the casting check succeeds."""

    list: List
    dan: Dan
    cost: Cost
    """Structure of the casting; `ritual` for a master's spell."""
    total: Total | None = None
    """The whole vitality, where it is stated too: the sum of the cost. Clauses: maai.notation.total."""
    instant: Instant | None = None
    """Cast at once though its dan prepares; a reactive one also out of turn.

    Clauses: maai.spell.structure.instant_exception.
    """
    benefit: Benefit | None = None
    limits: Annotated[tuple[Limit, ...], msgspec.Meta(max_length=3)] = ()
    when: Condition = ALWAYS
    effects: Effects = ()

    @property
    def rank(self) -> int:
        """Its dan as a number; `MASTER` of a master's."""
        return MASTER if self.dan == "master" else self.dan


class School(Named, frozen=True, omit_defaults=True, kw_only=True):
    """A school (流派). By its `code` the table of additional slots is read.

    Clauses: maai.spell.school.rule.
    """

    weapons: tuple[WeaponKind, ...] = ()
    """Kinds of weapons for which it gives a licence."""
    orthodox: bool = False
    """Of the core's own mystics, apart from spells. Clauses: maai.spell.school.orthodox."""
    manoeuvres: Ids = ()
    """What it teaches."""


class Occupation(Named, frozen=True, omit_defaults=True, kw_only=True):
    """An occupation (職業)."""

    slots_as: Id | None = None
    """Its row in the table of additional slots. Clauses: maai.spell.job.rule."""
    manoeuvres: Ids = ()


class Character(Named, frozen=True, omit_defaults=True, kw_only=True):
    """A character: what a fighter of a scenario can be made from."""

    finesse: Ability = 0
    body: Ability = 0
    wits: Ability = 0
    skills: dict[Id, Bonus] = {}
    evasion: Bonus = 0
    vitality: Maximum = 10
    strength: Maximum = 10
    guard_bonus: Bonus = 0
    dan: PcDan = 0
    """段 as a caster."""
    occupation: Id | None = None
    schools: Ids = ()
    """Schools whose licence she has."""
    tags: Ids = ()
    """`spirit`, `mook`, …"""
    carries: Ids = ()
    """Weapons, armour and consumables; the first weapon is in hand, armour is worn."""
    manoeuvres: Ids = ()
    """Besides what her schools, her occupation and what she carries bring."""
    spells: Ids = ()
    kept: Kept = Kept()
    """What she keeps between battles."""
