"""What a fighter has learned and bears: her manoeuvres, how often she has used them, the effects that hold on her."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from gunbai.games.maai.content.effects import AnyEffect
from gunbai.games.maai.content.entries import Manoeuvre
from gunbai.games.maai.content.holdings import Holdings
from gunbai.games.maai.content.terms import Lasts, Per, Tie, Type
from gunbai.games.maai.sheet import FighterSheet, StanceSheet
from gunbai.games.maai.structure import parse_structure
from gunbai.kernel.keeping import Keep

if TYPE_CHECKING:
    from gunbai.games.maai.rows import Rows
    from gunbai.games.maai.situation import Key

ALWAYS_ON = (Type.GIFT,)
STANCES = (Type.STANCE, Type.TACTIC)


class Standing(msgspec.Struct, frozen=True):
    """An effect that holds on somebody for a time."""

    effect: AnyEffect
    source: str
    """Id of the manoeuvre, spell or thing that it comes from."""
    until: int
    """Round to whose end it lasts; 0 for the battle."""
    by: str
    """Whose effect it is."""


class Bearing(msgspec.Struct, frozen=True):
    """An effect that holds as long as something is owned, worn or held."""

    effect: AnyEffect
    source: str
    weapon: bool = False
    """It holds while that weapon is in hand."""
    stance: bool = False
    """It holds while that stance is held."""


class Arts:
    """A fighter's manoeuvres; only the referee touches what changes in it."""

    __slots__ = (
        "battle", "bearings", "carried_uses", "changing", "consumables", "earlier", "for_breaths", "known", "licences",
        "listed", "occupation", "prices", "round", "skills", "tags", "tied", "words",
    )  # fmt: skip

    def __init__(self, sheet: FighterSheet, held: Holdings) -> None:
        self.known: dict[str, Manoeuvre] = {record.id: record for record in held.manoeuvres}
        self.prices: dict[str, int] = {record.id: price_of(record) for record in held.manoeuvres}
        """Vitality, all portions together: a manoeuvre is done in one breath."""
        self.bearings = tuple(_bearings(held))
        self.licences = frozenset((school.id, kind) for school in held.schools for kind in school.weapons)
        self.skills = {name: getattr(sheet.skills, name, 0) for name in sheet.skills.__struct_fields__}
        self.occupation = sheet.occupation
        self.tags = frozenset(sheet.tags)
        self.tied = frozenset((*(one.id for one in held.weapons), *(one.id for one in held.armours)))
        """Weapons and armour that she bears."""
        gone = sheet.now.consumed
        self.consumables: dict[str, int] = {one.id: max(0, one.uses - gone.get(one.id, 0)) for one in held.consumables}
        """Of each, how often it can still be used."""
        self.carried_uses = {one.id: one.uses for one in held.consumables}
        """Of each, how often it can be used in all."""
        self.round: dict[str, int] = {}
        """How often each has been used in this round."""
        self.battle: dict[str, int] = {}
        """And in this battle."""
        self.earlier = {id: times for id, times in sheet.now.used.items() if id in self.known}
        """And before it, in the session that it belongs to."""
        self.words: dict[str, str] = {}
        """What people may type for a manoeuvre → its id."""
        self.listed: Keep[Key, Rows] = Keep()
        """The breaths listed with them, kept for all battles; only `gunbai.games.maai.offers` looks into it."""
        self.for_breaths: tuple[Manoeuvre, ...] | None = None
        """Those that are used in breaths; None until they are looked for, as the next."""
        self.changing: tuple[Manoeuvre, ...] | None = None
        """Of these, those that can be used at one time and not at another."""

    def copy(self) -> Arts:
        """The same once more, for another battle."""
        other = Arts.__new__(Arts)
        for name in Arts.__slots__:
            setattr(other, name, getattr(self, name))
        other.consumables, other.round, other.battle = dict(self.consumables), dict(self.round), dict(self.battle)
        return other

    def count(self, record: Manoeuvre) -> None:
        """One more use. Clauses: maai.technique.cat.consumable."""
        self.round[record.id] = self.round.get(record.id, 0) + 1
        self.battle[record.id] = self.battle.get(record.id, 0) + 1
        binding = record.binding
        if binding is not None and binding.to is Tie.CONSUMABLE and binding.id in self.consumables:
            self.consumables[binding.id] -= 1

    def uses(self, record: Manoeuvre, per: Per) -> int:
        """How often a manoeuvre has been used within a span."""
        if per is Per.ROUND:
            return self.round.get(record.id, 0)
        return self.battle.get(record.id, 0) + (self.earlier.get(record.id, 0) if per is Per.SESSION else 0)

    def schools(self) -> frozenset[str]:
        """Schools whose licence she has for some weapon."""
        return frozenset(school for school, _ in self.licences)


def price_of(record: Manoeuvre) -> int:
    """Vitality of a manoeuvre, all portions together. Clauses: maai.notation.total."""
    return 0 if record.cost == "0" else sum(parse_structure(record.cost).portions)


def arts_of(sheet: FighterSheet, held: Holdings) -> Arts | None:
    """Her arts; None for one who has nothing of the content."""
    return Arts(sheet, held) if any(held) else None


def stances_of(held: Holdings) -> tuple[StanceSheet, ...]:
    """Stances among manoeuvres, as a sheet has stances: what they do stands in their effects."""
    return tuple(StanceSheet(record.id, record.name) for record in held.manoeuvres if record.type in STANCES)


def _bearings(held: Holdings) -> Iterable[Bearing]:
    for weapon in held.weapons:
        yield from (Bearing(effect, weapon.id, weapon=True) for effect in weapon.effects)
    for armour in held.armours:
        yield from (Bearing(effect, armour.id) for effect in armour.effects)
    for record in held.manoeuvres:
        if record.type in ALWAYS_ON:
            yield from (Bearing(effect, record.id) for effect in record.effects)
        elif record.type in STANCES:
            kept = (effect for effect in record.effects if effect.lasts is Lasts.HELD)
            yield from (Bearing(effect, record.id, stance=True) for effect in kept)
