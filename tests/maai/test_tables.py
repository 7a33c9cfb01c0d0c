"""What rulebook 000 says in tables and formulas, asked of the functions and tables that decide it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from gunbai.games import find_game
from gunbai.games.maai.events.attacks import Attacked
from gunbai.games.maai.fighter import Fighter, guard_maximum
from gunbai.games.maai.reach import is_cancelled, kept
from gunbai.games.maai.state import Duel, Fight
from gunbai.games.maai.values import CHIKAMA, DISTANCES, ISSOKU, SESSEN, TOMA, Distance, Part, Terrain
from gunbai.games.maai.view import DuelView, FightView
from gunbai.games.maai.weapons import TABLE, in_ideal
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import ScriptedDice
from gunbai.kernel.inputs import Faces
from gunbai.kernel.scenario import Scenario, scenario_from_data

LENGTHS = ("odachi", "yari", "uchigatana", "kodachi", "tanto", "body")


def duellist(name: str, kind: str = "uchigatana", **traits: Any) -> dict[str, Any]:
    """A fighter of a scenario, with one weapon of this kind."""
    weapon = {"id": f"{name}-{kind}", "kind": kind, "longer": traits.pop("longer", False)}
    return {"id": name, "weapons": [weapon], **traits}


def scenario(*fighters: dict[str, Any], **parts: Any) -> Scenario:
    """A duel of these two."""
    data = {"game": "maai", "name": {"en": "test"}, "fighter": list(fighters), **parts}
    return scenario_from_data(data, "test", find_game, "test")


def duel_of(*fighters: dict[str, Any], **parts: Any) -> tuple[Fight, Fighter, Fighter]:
    """The state in which such a duel begins."""
    fight = Fight(scenario(*fighters, **parts).prepared)
    one, two = fight.fighters
    return fight, one, two


@pytest.mark.clauses("maai.weapon.odachi", "maai.weapon.yari", "maai.weapon.uchigatana", "maai.weapon.kodachi")
@pytest.mark.clauses("maai.weapon.tanto")
@pytest.mark.parametrize(
    ("kind", "ideal"),
    [
        ("odachi", (0, 1)),
        ("yari", (0, 1)),
        ("uchigatana", (1, 2)),
        ("kodachi", (2, 3)),
        ("tanto", (3, 4)),
        ("body", (3, 4)),
    ],
)
def test_each_row_of_the_weapon_table_has_two_ideal_cells(kind: str, ideal: tuple[int, int]) -> None:
    row = TABLE[kind]
    assert tuple(range(row.far, row.near + 1)) == ideal
    _, fighter, _ = duel_of(duellist("a", kind), duellist("b"))
    weapon = next(weapon for weapon in fighter.carried.values() if weapon.kind == kind)
    assert tuple(cell for cell in DISTANCES if in_ideal(weapon, cell)) == ideal


@pytest.mark.clauses("maai.weapon.longer.equal")
def test_weapons_of_one_ideal_distance_cancel_nothing_in_each_other() -> None:
    fight, one, two = duel_of(duellist("a", "odachi"), duellist("b", "yari"))
    for cell in DISTANCES:
        fight.duels[0].distance = cell
        assert not is_cancelled(fight, one, two)
        assert not is_cancelled(fight, two, one)


@pytest.mark.parametrize(
    ("longer", "shorter"), [("odachi", "uchigatana"), ("uchigatana", "kodachi"), ("kodachi", "tanto")]
)
def test_a_longer_weapon_cancels_only_in_its_own_ideal_range(longer: str, shorter: str) -> None:
    fight, one, two = duel_of(duellist("a", longer), duellist("b", shorter))
    row = TABLE[longer]
    for cell in DISTANCES:
        fight.duels[0].distance = cell
        assert is_cancelled(fight, two, one) is (row.far <= cell <= row.near)
        assert not is_cancelled(fight, one, two)


@pytest.mark.clauses("maai.weapon.longer.only_advantages")
def test_only_advantages_are_cancelled() -> None:
    # Stance +2 and a penalty of -1: what is left when the stance is cancelled is -1.
    assert kept(2, True) + kept(-1, True) == -1
    assert kept(2, False) + kept(-1, False) == 1


@pytest.mark.clauses("maai.weapon.example.oar")
def test_the_oar_is_longer_than_the_odachi() -> None:
    fight, oar, odachi = duel_of(duellist("a", "odachi", longer=True), duellist("b", "odachi"))
    for cell in (TOMA, ISSOKU):
        fight.duels[0].distance = cell
        assert is_cancelled(fight, odachi, oar)
        assert not is_cancelled(fight, oar, odachi)
    for cell in (CHIKAMA, SESSEN):
        fight.duels[0].distance = cell
        assert not is_cancelled(fight, odachi, oar)


@pytest.mark.clauses("maai.guard.max", "maai.guard.max.no_skill")
@pytest.mark.parametrize(
    ("finesse", "wits", "maximum"), [(3, 1, 8), (1, 4, 9), (0, -1, 5), (-2, -1, 4), (4, 4, 9), (-9, -9, 1)]
)
def test_maximum_guard_is_5_and_the_higher_of_finesse_and_wits(finesse: int, wits: int, maximum: int) -> None:
    assert guard_maximum(finesse, wits, 0, "formula") == maximum
    skilled = duellist("a", finesse=finesse, wits=wits, skills={"swordsmanship": 4})
    _, fighter, _ = duel_of(skilled, duellist("b"))
    assert fighter.guard_max == fighter.guard == maximum


def test_the_sheet_deepens_the_guard_and_the_ruling_floors_it() -> None:
    assert guard_maximum(3, 1, 3, "formula") == 11
    assert guard_maximum(-2, -1, 0, "floor-5") == 5


@pytest.mark.clauses("maai.halfstep.stepin.best_at_issoku")
@pytest.mark.parametrize(("ruling", "start", "bonus"), [("none", "issoku", 5), ("+1", "issoku", 6), ("+1", "toma", 5)])
def test_the_sharpness_of_a_step_in_is_the_table_itself(ruling: str, start: str, bonus: int) -> None:
    sharp = duellist("a", finesse=3, vitality=8, skills={"swordsmanship": 2})
    battle = Battle(
        scenario(
            sharp,
            duellist("b", evasion=20, vitality=2),
            duel={"distance": start},
            rulings={"maai.halfstep.stepin_bonus": ruling},
        ),
        ScriptedDice([Faces(10, (4, 6))]),
    )
    battle.answer("a", "step in; strike")
    battle.answer("b", "let")
    attacked = next(event for event in battle.log("a") if isinstance(event, Attacked))
    assert (attacked.bonus, attacked.total) == (bonus, 10 + bonus)


@pytest.mark.clauses("maai.part.serious.persist")
def test_the_lull_cures_no_injury() -> None:
    hurt = duellist("a", finesse=2, vitality=3, now={"vitality": 0, "injuries": ["arm"], "lost_strength": 1})
    battle = Battle(
        scenario(hurt, duellist("b", evasion=20, now={"vitality": 0}), duel={"distance": "issoku"}),
        ScriptedDice([Faces(10, (5, 4))]),
    )
    board = battle.view("a").board
    assert isinstance(board, FightView)
    assert board.round == 2, "a lull has passed"
    assert board.fighters[0].injuries == (Part.ARM,)
    while battle.asked("a") is None:
        battle.answer("b", "wait")
    battle.answer("a", "strike")
    attacked = next(event for event in battle.log("a") if isinstance(event, Attacked))
    assert (attacked.bonus, attacked.total) == (0, 9), "finesse 2 and the arm's -2"


@pytest.mark.clauses("maai.terrain.no_grid")
def test_a_duel_holds_one_terrain_value_and_no_map() -> None:
    fields = {field.name: field.type for field in msgspec.structs.fields(DuelView)}
    assert fields["terrain"] is Terrain
    assert fields["distance"] == Distance | None
    fight, *_ = duel_of(duellist("a"), duellist("b"), duel={"terrain": "footing"})
    assert fight.duels[0].terrain is Terrain.FOOTING
    assert not [name for name in (*fields, *Duel.__slots__) if name in ("area", "areas", "map", "x", "y", "position")]
