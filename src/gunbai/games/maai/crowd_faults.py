"""Faults of a scenario for more than a duel: sides, seats, areas, and the duels inside the battle."""

from __future__ import annotations

from collections import Counter

from gunbai.errors import Fault
from gunbai.games.maai.cites import cites
from gunbai.games.maai.sheet import MaaiScenario, is_duel, seat_of, side_of
from gunbai.games.maai.values import Mode
from gunbai.kernel.folding import fold
from gunbai.kernel.requests import GM
from gunbai.kernel.views import SPECTATOR

_TWO = cites("maai.distance.option", "maai.part.option")
_TRAINING = cites("maai.part.spar")


def crowd_faults(scenario: MaaiScenario) -> list[Fault]:
    """What only shows across the keys that name sides, seats and areas; nothing where two fighters have one id.

    Clauses: maai.distance.option, maai.part.option, maai.part.spar.
    """
    if len({fold(fighter.id) for fighter in scenario.fighter}) < len(scenario.fighter):
        return []
    faults = [*_side_faults(scenario), *_seat_faults(scenario), *_area_faults(scenario), *_barrier_faults(scenario)]
    if is_duel(scenario):
        if scenario.now.duels:
            faults.append(Fault("excludes", "now.duels", values={"key": "duels", "other": "duel"}, clauses=_TWO))
        return faults
    return faults + _frame_faults(scenario) + _duel_faults(scenario)


def _frame_faults(scenario: MaaiScenario) -> list[Fault]:
    """What is said of a duel where the battle is none."""
    faults = []
    there = [fighter for fighter in scenario.fighter if not fighter.absent]
    if len({side_of(fighter) for fighter in there}) < 2:
        faults.append(Fault("two-sides", "fighter", values={"given": len(there)}, clauses=_TWO))
    duel = scenario.duel
    if duel.mode is Mode.TRAINING:
        faults.append(Fault("two-only", "duel.mode", values={"given": len(there)}, clauses=_TRAINING))
    for key in ("distance", "upper", "dazzled"):
        if getattr(duel, key) is not None:
            faults.append(Fault("two-only", f"duel.{key}", values={"given": len(there)}, clauses=_TWO))
    if duel.terrain.value != "none":
        faults.append(Fault("two-only", "duel.terrain", values={"given": len(there)}, clauses=_TWO))
    if scenario.now.order is not None:
        faults.append(Fault("two-only", "now.order", values={"given": len(there)}))
    return faults


def _barrier_faults(scenario: MaaiScenario) -> list[Fault]:
    """Barriers of no side, or in no area."""
    sides = tuple(dict.fromkeys(side_of(fighter) for fighter in scenario.fighter))
    areas = tuple(area.id for area in scenario.area)
    faults = []
    for number, barrier in enumerate(scenario.now.barriers, 1):
        place = f"now.barriers[{number}]"
        if barrier.side not in sides:
            faults.append(Fault("unknown-name", f"{place}.side", values={"key": barrier.side}, accepted=sides))
        if barrier.area is not None and barrier.area not in areas:
            faults.append(Fault("unknown-name", f"{place}.area", values={"key": barrier.area}, accepted=areas))
    return faults


def _side_faults(scenario: MaaiScenario) -> list[Fault]:
    """A side called like a fighter of another one."""
    sides = {fighter.id: side_of(fighter) for fighter in scenario.fighter}
    return [
        Fault("taken", f"fighter[{number}].side", values={"id": side_of(fighter)})
        for number, fighter in enumerate(scenario.fighter, 1)
        if sides.get(side_of(fighter), side_of(fighter)) != side_of(fighter)
    ]


def _seat_faults(scenario: MaaiScenario) -> list[Fault]:
    """A seat of two sides, or one called like a fighter for whom another seat decides."""
    faults = []
    side: dict[str, str] = {}
    seats = {fighter.id: seat_of(fighter) for fighter in scenario.fighter}
    for number, fighter in enumerate(scenario.fighter, 1):
        seat, place = seat_of(fighter), f"fighter[{number}].seat"
        if side.setdefault(seat, side_of(fighter)) != side_of(fighter):
            faults.append(Fault("seat-of-two-sides", place, values={"seat": seat}))
        elif seats.get(seat, seat) != seat or fighter.seat in (GM, SPECTATOR):
            faults.append(Fault("taken", place, values={"id": seat}))
    return faults


def _area_faults(scenario: MaaiScenario) -> list[Fault]:
    """Names of areas that there are not, and areas that nobody can come to."""
    ids = tuple(area.id for area in scenario.area)
    faults = []
    for number, area in enumerate(scenario.area, 1):
        for key in ("next", "over"):
            faults += [
                Fault("unknown-name", f"area[{number}].{key}", values={"key": other}, accepted=ids)
                for other in getattr(area, key)
                if other not in ids or other == area.id
            ]
    for number, fighter in enumerate(scenario.fighter, 1):
        if fighter.area is not None and fighter.area not in ids:
            faults.append(Fault("unknown-name", f"fighter[{number}].area", values={"key": fighter.area}, accepted=ids))
    return faults


def _duel_faults(scenario: MaaiScenario) -> list[Fault]:
    """Duels of fighters who cannot be in one. Clauses: maai.distance.option."""
    faults = []
    known = {fighter.id: fighter for fighter in scenario.fighter}
    times = Counter(name for duel in scenario.now.duels for name in duel.fighters)
    for number, duel in enumerate(scenario.now.duels, 1):
        place = f"now.duels[{number}].fighters"
        if not scenario.modules.ladder:
            faults.append(Fault("needs", place, values={"key": "duels", "other": "modules.ladder"}, clauses=_TWO))
        for name in duel.fighters:
            if name not in known:
                faults.append(Fault("unknown-name", place, values={"key": name}, accepted=tuple(known)))
            elif times[name] > 1:
                faults.append(Fault("taken", place, values={"id": name}))
        one, two = (known.get(name) for name in duel.fighters)
        if one is not None and two is not None and (side_of(one) == side_of(two) or one.area != two.area):
            faults.append(Fault("two-sides", place, values={"given": 2}, clauses=_TWO))
        for key in ("upper", "dazzled"):
            named = getattr(duel, key)
            if named is not None and named not in duel.fighters:
                at = f"now.duels[{number}].{key}"
                faults.append(Fault("unknown-name", at, values={"key": named}, accepted=duel.fighters))
    return faults
