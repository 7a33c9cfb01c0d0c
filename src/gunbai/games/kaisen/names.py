"""Names of whatever has one, for words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gunbai.games.kaisen.equipment import TABLE
from gunbai.games.kaisen.models import filled
from gunbai.games.kaisen.sheet import SeaScenario
from gunbai.games.kaisen.ship import groups_of
from gunbai.games.kaisen.values import Soldiers
from gunbai.kernel.scenario import Words

SOLDIERS = {
    Soldiers.ARCHERS: Words(ja="射手", en="archers", zh="射手"),
    Soldiers.WARRIORS: Words(ja="戦士", en="warriors", zh="战士"),
    Soldiers.MARINES: Words(ja="海兵", en="marines", zh="海兵"),
}


def named(scenario: SeaScenario) -> Iterator[tuple[str, str, Words]]:
    """Everything that has an id: where it stands in the scenario, the id, the name."""
    for number, side in enumerate(scenario.sides, 1):
        yield f"sides[{number}]", side.id, side.name
    for number, ship in enumerate(scenario.ship, 1):
        place = f"ship[{number}]"
        yield place, ship.id, ship.name
        for at, person in enumerate(ship.people, 1):
            yield f"{place}.people[{at}]", person.id, person.name
        whole = filled(ship)
        for at, piece in enumerate(whole.equipment or (), 1):
            name = piece.name if piece.name != Words() else TABLE[piece.kind].name
            yield f"{place}.equipment[{at}]", piece.id, name
        for group in groups_of(whole.soldiers or ()):
            kind, number_of_kind = SOLDIERS[group.kind], group.id.rpartition("-")[2]
            name = Words(
                ja=f"{kind.ja}{number_of_kind}", en=f"{kind.en} {number_of_kind}", zh=f"{kind.zh}{number_of_kind}"
            )
            yield f"{place}.soldiers", group.id, name


def scenario_names(scenario: SeaScenario) -> Mapping[str, Mapping[str, str]]:
    """Sides, ships, people, pieces of equipment and groups of soldiers by id."""
    names: dict[str, dict[str, str]] = {}
    for _, id, name in named(scenario):
        if name != Words():
            names.setdefault(id, {"ja": name.ja, "en": name.en, "zh": name.zh})
    return names
