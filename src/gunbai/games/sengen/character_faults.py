"""What is wrong with a character or a spell card that only shows across its keys.

Clauses: sengen.core.trait-range, sengen.core.cards-owned, sengen.core.hp, sengen.bullet.both, sengen.card.ch4, those of
what means, weapons and skills must have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gunbai.errors import Fault
from gunbai.games.sengen.character import AttackKind, Bonuses, CardKind, CardSheet, Character, MeansKind, Reach
from gunbai.games.sengen.cites import cites
from gunbai.games.sengen.means import sources, why_not
from gunbai.games.sengen.traits import CREATION_LEAST, CREATION_MOST, HP_FACTOR, Trait

NEW_CARDS = 3
"""Spell cards of a new character. Clauses: sengen.core.cards-owned."""

_RANGE = cites("sengen.core.trait-range")
_HP = cites("sengen.core.hp")
_OWNED = cites("sengen.core.cards-owned")
_JUTSU = cites("sengen.bullet.a-jutsu")
_YOUJUTSU = cites("sengen.bullet.a-youjutsu", "sengen.core.youjutsu")
_BLADE = cites("sengen.bullet.a-blade")
_MASTERWORK = cites("sengen.bullet.a-ranged-homing")
_SKILL = cites("sengen.melee.b-skill", "sengen.bullet.a-ranged")
_CARD = cites("sengen.card.ch4")
_DEPLOYED = cites("sengen.card.ch4", "sengen.card.deploy-takes-damage")
_CONSUMED = cites("sengen.card.ch4", "sengen.card.consume-action")
_ROWS = cites("sengen.row.exception")

_NO_BONUS = Bonuses()
_BULLETS = (AttackKind.DANMAKU, AttackKind.SHOT, AttackKind.HOMING)
_WIDENED = (AttackKind.SHOT, AttackKind.MELEE)
"""Attacks that a card may aim at several; the others have targets of their own."""


_LISTS = ("means", "weapons", "guards", "abilities", "others", "items")


def character_faults(character: Character, place: str, known: Mapping[str, CardSheet]) -> list[Fault]:
    """All that is wrong with a character.

    Args:
        place: path of the character in its file.
        known: cards that may be named by their ids.
    """
    faults = []
    for key in _LISTS:
        faults += _taken(place, key, [one.id for one in getattr(character, key)])
    faults += _creation_faults(character, place)
    faults += sheet_faults(character, place, known)
    faults += _useless_faults(character, place)
    return faults + _useless_cards(character, place, known)


def sheet_faults(character: Character, place: str, known: Mapping[str, CardSheet]) -> list[Fault]:
    """What cannot be so in a scenario either, where a character may have grown, or lost something."""
    faults = _means_faults(character, place)
    faults += _weapon_faults(character, place)
    return faults + _owned_faults(character, place, known)


def card_faults(card: CardSheet, place: str) -> list[Fault]:
    """What is wrong with a card, whoever owns it. Clauses: sengen.card.ch4, sengen.card.consume-action."""
    faults = []
    if card.bonus == _NO_BONUS:
        faults.append(_missing(place, "bonus", tuple(Bonuses.__struct_fields__), _CARD))
    if card.kind is CardKind.DEPLOYED:
        if not card.hp:
            faults.append(_missing(place, "hp", ("1..400",), _DEPLOYED))
        for key, given in (("action", card.action), ("targets", card.targets > 1), ("any_row", card.any_row)):
            if given:
                faults.append(_needs(place, key, 'kind = "consumed"', _CONSUMED))
        return faults
    if card.hp:
        faults.append(_needs(place, "hp", 'kind = "deployed"', _DEPLOYED))
    if card.action is None:
        faults.append(_missing(place, "action", tuple(kind.value for kind in AttackKind), _CONSUMED))
    elif card.targets > 1 and card.action not in _WIDENED:
        faults.append(_needs(place, "targets", "action = shot | melee", _CONSUMED))
    if card.any_row and card.action not in (None, *_WIDENED):
        faults.append(_needs(place, "any_row", "action = shot | melee", _ROWS))
    return faults


def _creation_faults(character: Character, place: str) -> list[Fault]:
    """The limits of creation, which bind neither the game master's characters nor whoever has grown."""
    if character.npc or character.grown:
        return []
    faults = []
    for trait in Trait:
        value: int = getattr(character, trait.value)
        if not CREATION_LEAST <= value <= CREATION_MOST:
            faults.append(_wrong(place, trait.value, value, f"{CREATION_LEAST}..{CREATION_MOST}", _RANGE))
    if character.hp_factor != HP_FACTOR:
        faults.append(_wrong(place, "hp_factor", character.hp_factor, str(HP_FACTOR), _HP))
    if len(character.cards) > NEW_CARDS:
        faults.append(_wrong(place, "cards", len(character.cards), f"0..{NEW_CARDS}", _OWNED))
    return faults


def _means_faults(character: Character, place: str) -> list[Fault]:
    faults = []
    for at, means in enumerate(character.means, 1):
        inner = f"{place}.means[{at}]"
        if means.rites_only and means.kind is not MeansKind.JUTSU:
            faults.append(_needs(inner, "rites_only", 'kind = "jutsu"', _JUTSU))
        if means.kind is MeansKind.YOUJUTSU and means.trait is None:
            faults.append(_missing(inner, "trait", tuple(trait.value for trait in Trait), _YOUJUTSU))
        for key in ("trait", "with_skill"):
            if means.kind is not MeansKind.YOUJUTSU and getattr(means, key) is not None:
                faults.append(_needs(inner, key, 'kind = "youjutsu"', _YOUJUTSU))
    return faults


def _weapon_faults(character: Character, place: str) -> list[Fault]:
    faults = []
    known = tuple(character.disciplines)
    for at, weapon in enumerate(character.weapons, 1):
        inner = f"{place}.weapons[{at}]"
        if weapon.discipline not in known:
            faults.append(
                Fault(
                    "unknown-name",
                    f"{inner}.discipline",
                    values={"key": weapon.discipline},
                    accepted=known,
                    clauses=_SKILL,
                )
            )
        if weapon.masterwork and weapon.reach is Reach.MELEE:
            faults.append(_needs(inner, "masterwork", 'reach = "ranged"', _MASTERWORK))
    return faults


def _useless_faults(character: Character, place: str) -> list[Fault]:
    """Bullet skills that nothing she has can make bullets for, and feats for a weapon that she does not know.

    Clauses: sengen.bullet.both, sengen.bullet.a-blade, sengen.melee.b-skill.
    """
    served = {source.attack for source in sources(character)}
    faults = [
        Fault("no-means", f"{place}.skills.{attack.value}", values={"key": attack.value}, clauses=why)
        for attack in _BULLETS
        if getattr(character.skills, attack.value) and attack not in served
        for why in (why_not(character, attack),)
    ]
    for name, discipline in character.disciplines.items():
        if (discipline.training or discipline.blade) and not discipline.skill:
            key = "blade" if discipline.blade else "training"
            faults.append(_needs(f"{place}.disciplines.{name}", key, "skill", _BLADE if discipline.blade else _SKILL))
    return faults


def _owned_faults(character: Character, place: str, known: Mapping[str, CardSheet]) -> list[Fault]:
    """Her cards: known, and sound."""
    faults: list[Fault] = []
    for at, owned in enumerate(character.cards, 1):
        inner = f"{place}.cards[{at}]"
        if not isinstance(owned, str):
            faults += card_faults(owned, inner)
        elif owned not in known:
            faults.append(Fault("unknown-name", inner, values={"key": owned}, accepted=tuple(known)))
    return faults


def _useless_cards(character: Character, place: str, known: Mapping[str, CardSheet]) -> list[Fault]:
    """Cards that she owns twice, or whose attack she cannot make. Clauses: sengen.card.consume-action."""
    served = {source.attack for source in sources(character)}
    if character.abilities:
        served.add(AttackKind.ABILITY)
    faults: list[Fault] = []
    for at, owned in enumerate(character.cards, 1):
        card = known.get(owned) if isinstance(owned, str) else owned
        if card is not None and card.action is not None and card.action not in served:
            why = () if card.action is AttackKind.ABILITY else why_not(character, card.action)
            clauses = (*_CONSUMED, *why)
            faults.append(Fault("no-means", f"{place}.cards[{at}]", values={"key": card.action.value}, clauses=clauses))
    return faults + _taken(place, "cards", [card if isinstance(card, str) else card.id for card in character.cards])


def _taken(place: str, key: str, ids: Iterable[str]) -> list[Fault]:
    seen: list[str] = []
    faults = []
    for at, id in enumerate(ids, 1):
        if id in seen:
            faults.append(Fault("taken", f"{place}.{key}[{at}]", values={"id": id}))
        seen.append(id)
    return faults


def _missing(place: str, key: str, accepted: tuple[str, ...], clauses: tuple[str, ...]) -> Fault:
    return Fault("missing-key", f"{place}.{key}", values={"key": key}, accepted=accepted, clauses=clauses)


def _needs(place: str, key: str, other: str, clauses: tuple[str, ...]) -> Fault:
    return Fault("needs", f"{place}.{key}", values={"key": key, "other": other}, clauses=clauses)


def _wrong(place: str, key: str, given: int, accepted: str, clauses: tuple[str, ...]) -> Fault:
    return Fault("wrong-value", f"{place}.{key}", values={"given": str(given)}, accepted=(accepted,), clauses=clauses)
