"""How weapons, manoeuvres and spells of one's own are tried: duels of equals, of whom one has them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from gunbai.games.maai.content.catalogue import shipped
from gunbai.games.maai.content.entries import Manoeuvre, Named, Spell, Weapon
from gunbai.games.maai.content.tables import TABLES, ContentFile
from gunbai.games.maai.content.terms import Tie
from gunbai.kernel.trials import BEARER, OTHER, Match, Trial

Data = dict[str, Any]

_STANDINGS: tuple[Data, ...] = (
    {"mode": "real", "origin": "formal", "terrain": "none"},
    {"mode": "real", "origin": "battle", "terrain": "none"},
)
"""The two match-ups: from afar (遠間), and out of a battle, within one step and a cut (一足一刀)."""
_SWORD = {"id": "uchigatana", "kind": "uchigatana"}
_SKILLS = {"swordsmanship": 3, "spearmanship": 3, "daggers": 3, "unarmed": 2, "footwork": 3, "toughness": 2}
_ABLE = {"finesse": 3, "body": 3, "wits": 3, "evasion": 12, "vitality": 10, "strength": 10}
_MASTER = 4


def trials(content: ContentFile) -> tuple[Trial, ...]:
    """Every weapon, manoeuvre and spell of a content file, each beside the built-in ones of its kind: of its row of the
    weapon table, of its type, of its list."""
    own = {table: msgspec.to_builtins(getattr(content, table)) for table in TABLES if getattr(content, table)}
    known = shipped()
    return (
        *(_weapon_trial(weapon, known.weapon, own) for weapon in content.weapon),
        *(_manoeuvre_trial(one, known.manoeuvre, own) for one in content.manoeuvre),
        *(_spell_trial(spell, known.spell, own) for spell in content.spell),
    )


def _weapon_trial(own: Weapon, known: tuple[Weapon, ...], tables: Data) -> Trial:
    """With it, or with a common weapon of its row."""
    kin = [one for one in (own, *known) if one.kind == own.kind and (one is own or one.id != own.id)]
    return Trial("weapon", own.id, {one.id: tuple(_armed(one, tables)) for one in kin}, _names(kin))


def _armed(weapon: Weapon, tables: Data) -> Iterator[Match]:
    plain = _fighter(BEARER, weapons=[{"id": weapon.kind, "kind": weapon.kind}])
    schools = [] if weapon.school is None else [weapon.school]
    bearer = _fighter(BEARER, carries=[weapon.id], schools=schools)
    yield from _matches(bearer, plain, tables)


def _manoeuvre_trial(own: Manoeuvre, known: tuple[Manoeuvre, ...], tables: Data) -> Trial:
    """With it, or as the same fighter without it."""
    kin = [one for one in (own, *known) if one.type is own.type and (one is own or one.id != own.id)]
    return Trial("manoeuvre", own.id, {one.id: tuple(_versed(one, tables)) for one in kin}, _names(kin))


def _versed(manoeuvre: Manoeuvre, tables: Data) -> Iterator[Match]:
    """Whoever can use it: with the weapon, the school, the occupation and the skills that it asks for."""
    asks, bound = manoeuvre.requires, manoeuvre.binding
    kinds = asks.weapon or ("uchigatana",)
    schools = [*asks.school[:1]]
    carries: list[str] = []
    if manoeuvre.school is not None:
        schools.append(manoeuvre.school)
    if bound is not None and bound.to is Tie.LICENCE and bound.id is not None:
        schools.append(bound.id)
        kinds = (bound.weapon,) if bound.weapon is not None else kinds
    elif bound is not None and bound.id is not None:
        carries.append(bound.id)
    sheet: Data = {
        "weapons": [{"id": kinds[0], "kind": kinds[0]}],
        "schools": list(dict.fromkeys(schools)),
        "carries": carries,
        "tags": [*asks.tags[:1]],
        "skills": {**_SKILLS, **{skill: max(grade, _SKILLS.get(skill, 0)) for skill, grade in asks.skills.items()}},
    }
    if manoeuvre.school is not None or manoeuvre.grade == _MASTER:
        sheet["skills"]["swordsmanship"] = _MASTER
    if asks.occupation:
        sheet["occupation"] = asks.occupation[0]
    plain = _fighter(BEARER, **sheet)
    yield from _matches(plain | {"manoeuvres": [manoeuvre.id]}, plain, tables)


def _spell_trial(own: Spell, known: tuple[Spell, ...], tables: Data) -> Trial:
    """With it, or as the same caster who knows no spell."""
    kin = [one for one in (own, *known) if one.list == own.list and (one is own or one.id != own.id)]
    return Trial("spell", own.id, {one.id: tuple(_casting(one, tables)) for one in kin}, _names(kin))


def _casting(spell: Spell, tables: Data) -> Iterator[Match]:
    caster = _fighter(
        BEARER,
        weapons=[{"id": "tanto", "kind": "tanto"}],
        occupation="onmyoji",
        dan=9,
        skills={**_SKILLS, "jujutsu": _MASTER, "taima": _MASTER, "kekkai": _MASTER, "yogen": _MASTER},
    )
    yield from _matches(caster | {"spells": [spell.id]}, caster, tables)


def _names(kin: Iterable[Named]) -> dict[str, Data]:
    named = {one.id: {"ja": one.name.ja, "en": one.name.en, "zh": one.name.zh} for one in kin}
    return {id: names for id, names in named.items() if any(names.values())}


def _fighter(id: str, **more: Any) -> Data:
    return {"id": id, **_ABLE, "skills": _SKILLS, "weapons": [], **more}


def _matches(bearer: Data, plain: Data, tables: Data) -> Iterator[Match]:
    other = _fighter(OTHER, weapons=[_SWORD])
    for standing in _STANDINGS:
        frame: Data = {"game": "maai", "name": {"en": "trial"}, "duel": standing, **tables}
        yield Match({**frame, "fighter": [bearer, other]}, {**frame, "fighter": [plain, other]})
