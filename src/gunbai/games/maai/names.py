"""Names of whatever has one, for words; and the words that people may type for them."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from gunbai.errors import NotationError
from gunbai.games.maai.barriers import PREFIX
from gunbai.games.maai.content.holdings import content_of, filled, holdings
from gunbai.games.maai.declaration import Reserve
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.lexicon import weapon_words
from gunbai.games.maai.notation import parse_breath
from gunbai.games.maai.offers import profile_of
from gunbai.games.maai.sheet import FighterSheet, MaaiScenario
from gunbai.games.maai.state import Prepared
from gunbai.games.maai.weapons import BODY, TABLE
from gunbai.kernel.folding import fold
from gunbai.kernel.rulings import Rulings
from gunbai.kernel.scenario import Words

BARRIERS_NAMED = 99
"""So many barriers of one battle have names in words; whatever there are more are called by their ids."""
RESERVE = "reserve "
HEADS = (RESERVE, "予約", "预约")


def prepare(scenario: MaaiScenario, rulings: Rulings) -> Prepared:
    """What all duels of a scenario share, with the words that people may type for weapons and stances."""
    prepared = Prepared(scenario, rulings)
    people = {fold(word): one.id for one in scenario.fighter for word in (*_given(one.name)[::-1], one.id)}
    places = {fold(word): one.id for one in scenario.area for word in (*_given(one.name)[::-1], one.id)}
    for sheet, fighter in zip(prepared.scenario.fighter, prepared.fighters, strict=True):
        give_words(fighter, sheet)
        fighter.profile = profile_of(prepared, fighter)
        fighter.people, fighter.places = people, places
        fighter.reserve = None if sheet.now.reserve is None else read_reserve(fighter, sheet.now.reserve)
    return prepared


def read_reserve(fighter: Fighter, text: str) -> Reserve:
    """What a fighter holds in reserve where a battle begins in the middle: `strike katana when attack`.

    Raises:
        NotationError: it cannot be read, or is no reserve.
    """
    whole = text if text.startswith(HEADS) else RESERVE + text
    acts = parse_breath(whole, fighter).acts
    if len(acts) != 1 or not isinstance(acts[0], Reserve):
        raise NotationError("too-many-acts", whole, 0, accepted=("..1",))
    return acts[0]


def give_words(fighter: Fighter, sheet: FighterSheet) -> None:
    """The words that people may type for a fighter's weapons, stances and spells."""
    fighter.weapon_words = weapon_words(
        fighter, {weapon.id: _given(weapon.name) for weapon in sheet.weapons if _given(weapon.name)}
    )
    fighter.stance_words = {
        fold(word): stance.id for stance in fighter.stances.values() for word in (stance.id, *_given(stance.name))
    }
    if fighter.caster is not None:
        known = fighter.caster.known.values()
        fighter.caster.words = {
            fold(word): one.id for one in known for word in (*_given(one.record.name)[::-1], one.id)
        }
    if fighter.arts is not None:
        fighter.arts.words = {
            fold(word): record.id
            for record in fighter.arts.known.values()
            for word in (*_given(record.name), record.id)
        }


def scenario_names(scenario: MaaiScenario) -> Mapping[str, Mapping[str, str]]:
    """Fighters, weapons, stances, areas and sides by id."""
    content = content_of(scenario)
    scenario = filled(scenario, content)
    names: dict[str, dict[str, str]] = {BODY: _by_language(TABLE[BODY].name)}
    for fighter in scenario.fighter:
        names.update((entry.id, _by_language(entry.name)) for entry in holdings(fighter, content).entries())
    for fighter in scenario.fighter:
        _name_arms(fighter, names)
        names[fighter.id] = _by_language(fighter.name)
    for place in scenario.area:
        names[place.id] = _by_language(place.name)
    for side in scenario.side:
        names.setdefault(side.id, _by_language(side.name))
    names.update((f"{PREFIX}{number}", _barrier_name(number)) for number in range(1, BARRIERS_NAMED + 1))
    return {key: name for key, name in names.items() if any(name.values())}


def _barrier_name(number: int) -> dict[str, str]:
    return {"ja": f"結界{number}", "en": f"barrier {number}", "zh": f"结界{number}"}


def _name_arms(fighter: FighterSheet, names: dict[str, dict[str, str]]) -> None:
    for weapon in fighter.weapons:
        given = _by_language(weapon.name)
        names[weapon.id] = given if any(given.values()) else _by_language(TABLE[weapon.kind].name)
    for stance in fighter.stances:
        names[stance.id] = _by_language(stance.name)


def _given(name: Words) -> tuple[str, ...]:
    return tuple(word for word in msgspec.structs.astuple(name) if word)


def _by_language(name: Words) -> dict[str, str]:
    return {"ja": name.ja, "en": name.en, "zh": name.zh}
