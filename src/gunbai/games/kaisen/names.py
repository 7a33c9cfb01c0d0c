"""Names of whatever has one, for words; and the ship that a name means."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from gunbai.errors import UnknownName
from gunbai.games.kaisen.equipment import TABLE
from gunbai.games.kaisen.models import filled
from gunbai.games.kaisen.sheet import SeaScenario
from gunbai.games.kaisen.ship import Group, groups_of
from gunbai.games.kaisen.values import Soldiers
from gunbai.games.kaisen.view import SeaView, ShipView
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.folding import fold
from gunbai.kernel.scenario import Words

SOLDIERS = {
    Soldiers.ARCHERS: Words(ja="射手", en="archers", zh="射手"),
    Soldiers.WARRIORS: Words(ja="戦士", en="warriors", zh="战士"),
    Soldiers.MARINES: Words(ja="海兵", en="marines", zh="海兵"),
}


def group_name(group: Group) -> Words:
    """A group of soldiers by its kind and its number among the groups of the kind: archers 1."""
    kind, number = SOLDIERS[group.kind], group.id.rpartition("-")[2]
    return Words(ja=f"{kind.ja}{number}", en=f"{kind.en} {number}", zh=f"{kind.zh}{number}")


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
            yield f"{place}.soldiers", group.id, group_name(group)


def scenario_names(scenario: SeaScenario) -> Mapping[str, Mapping[str, str]]:
    """Sides, ships, people, pieces of equipment and groups of soldiers by id."""
    names: dict[str, dict[str, str]] = {}
    for _, id, name in named(scenario):
        if name != Words():
            names.setdefault(id, {"ja": name.ja, "en": name.en, "zh": name.zh})
    return names


def ship_named(board: SeaView, name: str, names: Mapping[str, Mapping[str, str]]) -> ShipView:
    """A ship on the map, by its id or by its name in any language; an id means its owner alone.

    Raises:
        UnknownName: there is none; the nearest ids are given.
    """
    ships = [ship for ship in board.ships if ship.at is not None]
    folded = fold(name)
    for ship in ships:
        if fold(ship.id) == folded:
            return ship
    for ship in ships:
        if folded in map(fold, names.get(ship.id, {}).values()):
            return ship
    known = [ship.id for ship in ships]
    raise UnknownName("ship", name, nearest_names(name, known, len(known)))
