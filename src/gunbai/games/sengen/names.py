"""Names of whatever has one, for words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gunbai.games.sengen.gallery import owned_cards
from gunbai.games.sengen.means import ROWS
from gunbai.games.sengen.sheet import FighterSheet, SengenScenario
from gunbai.games.sengen.traits import Trait
from gunbai.kernel.scenario import Words

TRAITS: dict[Trait, Words] = {
    Trait.BODY: Words(ja="身体", en="body", zh="身体"),
    Trait.TOUGHNESS: Words(ja="耐久", en="toughness", zh="耐久"),
    Trait.INTELLECT: Words(ja="知性", en="intellect", zh="知性"),
    Trait.SENSE: Words(ja="感覚", en="sense", zh="感觉"),
    Trait.WILL: Words(ja="意志", en="will", zh="意志"),
}
BY_WEAPON = Words(ja="武器の技能", en="weapon skill", zh="武器技能")


def scenario_names(scenario: SengenScenario) -> Mapping[str, Mapping[str, str]]:
    """Fighters, sides, cards, means, weapons and the rest by id."""
    names: dict[str, dict[str, str]] = {}
    for fighter in scenario.fighter:
        for id, name in _of_one(fighter):
            names[id] = _by_language(name)
    for side in scenario.side:
        names[side.id] = _by_language(side.name)
    for fighter in scenario.fighter:
        names[fighter.id] = _by_language(fighter.name)
    return {key: name for key, name in names.items() if any(name.values())}


def _of_one(fighter: FighterSheet) -> Iterator[tuple[str, Words]]:
    yield from ((card.id, card.name) for card in owned_cards(fighter))
    yield from ((ability.id, ability.name) for ability in fighter.abilities)
    yield from ((guard.id, guard.name) for guard in fighter.guards)
    yield from ((item.id, item.name) for item in fighter.items)
    yield from ((skill.id, skill.name) for skill in fighter.others)
    for means in fighter.means:
        name = means.name if means.name != Words() else ROWS[means.kind.value].name
        yield means.id, name
        yield from ((f"{means.id}/{trait.value}", _both(name, TRAITS[trait])) for trait in Trait)
    for weapon in fighter.weapons:
        yield weapon.id, weapon.name
        yield f"{weapon.id}/weapon", _both(weapon.name, BY_WEAPON)


def _both(name: Words, more: Words) -> Words:
    return Words(
        ja=f"{name.ja}（{more.ja}）" if name.ja else "",
        en=f"{name.en} ({more.en})" if name.en else "",
        zh=f"{name.zh}（{more.zh}）" if name.zh else "",
    )


def _by_language(name: Words) -> dict[str, str]:
    return {"ja": name.ja, "en": name.en, "zh": name.zh}
