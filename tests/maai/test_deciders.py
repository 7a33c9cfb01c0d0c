"""What decides in rulebook 000 without dice: reach, outcomes, prices, who tries first, what wears guard down."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest

from gunbai.games import find_game
from gunbai.games.maai.attack_numbers import target_number
from gunbai.games.maai.clinch import pressed
from gunbai.games.maai.criticals import EXPANSION, PREVENTION, judge
from gunbai.games.maai.fighter import Fighter
from gunbai.games.maai.guard import hit_losses, recovery
from gunbai.games.maai.halfstep import first_try, payments
from gunbai.games.maai.ladder import lock_exit, next_cell, step_barred
from gunbai.games.maai.reach import initiative, reach_table, why_barred
from gunbai.games.maai.rules import Rules
from gunbai.games.maai.state import Fight, start_distance
from gunbai.games.maai.values import (
    CHIKAMA,
    DISTANCES,
    IN,
    ISSOKU,
    OUT,
    SESSEN,
    TOMA,
    TSUBAZERI,
    Direction,
    Distance,
    Origin,
    Outcome,
    Terrain,
)
from gunbai.games.maai.weapons import TABLE, cells_off
from gunbai.kernel.scenario import scenario_from_data

MAAI = find_game("maai")


def rules(**chosen: str) -> Rules:
    """The rules of a table that chose these: keys without `maai.`, their dots as double underscores."""
    rulings, faults = MAAI.settle({f"maai.{key.replace('__', '.')}": value for key, value in chosen.items()})
    assert rulings is not None, faults
    return Rules(rulings)


def duel_of(one: dict[str, Any], two: dict[str, Any], **parts: Any) -> tuple[Fight, Fighter, Fighter]:
    """A duel of `a` and `b` with these traits; both carry a katana unless they say otherwise."""
    arms = {"weapons": [{"id": "katana", "kind": "uchigatana"}]}
    data = {"game": "maai", "name": {"en": "test"}, "duel": {"distance": "issoku"}, **parts}
    data["fighter"] = [{"id": "a", **arms, **one}, {"id": "b", **arms, **two}]
    fight = Fight(scenario_from_data(data, "test", find_game, "test").prepared)
    first, second = fight.fighters
    return fight, first, second


# ---- reach ---------------------------------------------------------------------------------------------------------

AS_PRINTED: dict[str, tuple[int | None, ...]] = {
    "odachi": (0, 0, -2, None, None),
    "yari": (0, 0, -2, None, None),
    "uchigatana": (None, 0, 0, -2, None),
    "kodachi": (None, -2, 0, 0, None),
    "tanto": (None, None, -2, 0, None),
    "body": (None, None, -2, 0, None),
}
"""Modifier of an ordinary attack in each cell, far to near."""


@pytest.mark.parametrize(
    ("kind", "off"),
    [
        ("odachi", (0, 0, 1, 2, 3)),
        ("yari", (0, 0, 1, 2, 3)),
        ("uchigatana", (1, 0, 0, 1, 2)),
        ("kodachi", (2, 1, 0, 0, 1)),
        ("tanto", (3, 2, 1, 0, 0)),
        ("body", (3, 2, 1, 0, 0)),
    ],
)
def test_cells_are_counted_from_the_nearest_edge_of_the_ideal_range(kind: str, off: tuple[int, ...]) -> None:
    assert tuple(cells_off(TABLE[kind], cell) for cell in DISTANCES) == off


@pytest.mark.parametrize("kind", AS_PRINTED)
def test_the_table_as_it_is_read_by_default(kind: str) -> None:
    assert reach_table(rules(), kind, True) == AS_PRINTED[kind]


@pytest.mark.parametrize(
    ("chosen", "changed"),
    [
        ({"distance__toma_reach": "arithmetic"}, {"uchigatana": (-2, 0, 0, -2, None)}),
        (
            {"distance__toma_reach": "none"},
            {"odachi": (None, 0, -2, None, None), "yari": (None, 0, -2, None, None)},
        ),
        ({"weapon__odachi_close": "no-attack"}, {"odachi": (0, 0, None, None, None)}),
        ({"weapon__uchigatana_sessen": "all-long"}, {"uchigatana": (None, 0, 0, None, None)}),
        # The dagger's row is the row of the bare hands too.
        ({"clinch__dagger": "free"}, {"tanto": (None, None, -2, 0, 0), "body": (None, None, -2, 0, 0)}),
    ],
)
def test_another_reading_changes_these_cells_and_no_other(
    chosen: dict[str, str], changed: dict[str, tuple[int | None, ...]]
) -> None:
    settled = rules(**chosen)
    assert {kind: reach_table(settled, kind, True) for kind in AS_PRINTED} == AS_PRINTED | changed


def test_without_the_ladder_everything_reaches() -> None:
    assert {reach_table(rules(), kind, False) for kind in AS_PRINTED} == {(0, 0, 0, 0, 0)}


@pytest.mark.parametrize(
    ("kind", "cell", "clauses"),
    [
        ("uchigatana", TOMA, {"maai.distance.cell.toma", "maai.weapon.uchigatana.at_toma"}),
        ("tanto", ISSOKU, {"maai.weapon.ideal.two_off", "maai.weapon.tanto.at_issoku"}),
        ("yari", SESSEN, {"maai.close.long_barred", "maai.weapon.yari.at_sessen"}),
        ("kodachi", TSUBAZERI, {"maai.clinch.state", "maai.weapon.kodachi.at_tsubazeri"}),
    ],
)
def test_what_does_not_reach_names_the_rule_and_the_row(kind: str, cell: Distance, clauses: set[str]) -> None:
    assert clauses <= set(why_barred(rules(), kind, cell))


# ---- the ladder ----------------------------------------------------------------------------------------------------


@pytest.mark.clauses("maai.distance.ladder", "maai.distance.ends", "maai.distance.step")
def test_five_cells_in_a_row_with_two_ends() -> None:
    assert [cell.name for cell in DISTANCES] == ["TOMA", "ISSOKU", "CHIKAMA", "SESSEN", "TSUBAZERI"]
    assert [int(cell) for cell in DISTANCES] == [0, 1, 2, 3, 4]
    assert [next_cell(cell, IN) for cell in DISTANCES] == [ISSOKU, CHIKAMA, SESSEN, TSUBAZERI, None]
    assert [next_cell(cell, OUT) for cell in DISTANCES] == [None, TOMA, ISSOKU, CHIKAMA, SESSEN]


@pytest.mark.parametrize(
    ("terrain", "plain_exit", "clinch", "barred"),
    [
        (Terrain.NONE, "no", True, {(TOMA, OUT), (TSUBAZERI, IN), (TSUBAZERI, OUT)}),
        (Terrain.NARROW, "no", True, {(TOMA, OUT), (ISSOKU, OUT), (TSUBAZERI, IN), (TSUBAZERI, OUT)}),
        (Terrain.NONE, "contested", True, {(TOMA, OUT), (TSUBAZERI, IN)}),
        (Terrain.NONE, "no", False, {(TOMA, OUT), (TSUBAZERI, IN)}),
    ],
)
def test_half_steps_that_lead_nowhere(
    terrain: Terrain, plain_exit: str, clinch: bool, barred: set[tuple[Distance, Direction]]
) -> None:
    way_out = lock_exit(plain_exit, clinch)
    found = {(cell, way) for cell, way in product(DISTANCES, (IN, OUT)) if step_barred(terrain, way_out, cell, way)}
    assert found == barred


@pytest.mark.clauses("maai.distance.start.from_battle", "maai.distance.start.formal", "maai.terrain.narrow.start")
@pytest.mark.parametrize(
    ("origin", "terrain", "settled", "start"),
    [
        (Origin.BATTLE, Terrain.NONE, None, ISSOKU),
        (Origin.FORMAL, Terrain.NONE, None, TOMA),
        (Origin.FORMAL, Terrain.FOOTING, None, TOMA),
        (Origin.FORMAL, Terrain.NARROW, None, ISSOKU),
        (Origin.BATTLE, Terrain.NARROW, None, ISSOKU),
        (Origin.FORMAL, Terrain.NONE, "sessen", SESSEN),
    ],
)
def test_where_a_duel_starts(origin: Origin, terrain: Terrain, settled: str | None, start: Distance) -> None:
    assert start_distance(origin, terrain, settled) is start


# ---- checks --------------------------------------------------------------------------------------------------------

CRITICALS = (Outcome.CRITICAL, Outcome.TENMEI)
FUMBLES = (Outcome.FUMBLE, Outcome.KARMA)


def outcomes(modifier: int, target: int, **chosen: str) -> Counter[Outcome]:
    """How the 100 ordered results of 2d10 come out."""
    settled = rules(**chosen)
    faces = range(1, 11)
    return Counter(judge(one, two, one + two + modifier, target, settled) for one, two in product(faces, faces))


@pytest.mark.clauses("maai.crit.core", "maai.fumble.core")
@pytest.mark.parametrize(
    ("modifier", "target", "criticals", "fumbles"), [(18, 10, 10, 0), (0, 10, 6, 4), (7, 14, 7, 3), (0, 100, 0, 10)]
)
def test_criticals_and_fumbles_among_the_hundred_results(
    modifier: int, target: int, criticals: int, fumbles: int
) -> None:
    counted = outcomes(modifier, target)
    assert counted.total() == 100
    assert sum(counted[outcome] for outcome in CRITICALS) == criticals
    assert sum(counted[outcome] for outcome in FUMBLES) == fumbles
    assert sum(counted[outcome] for outcome in (*CRITICALS, *FUMBLES)) == 10


@pytest.mark.clauses("maai.crit.tenmei_doubles_only")
def test_tenmei_and_karma_are_one_result_of_a_hundred_each() -> None:
    assert outcomes(18, 10)[Outcome.TENMEI] == 1
    assert outcomes(18, 10)[Outcome.KARMA] == 0
    assert outcomes(0, 100)[Outcome.KARMA] == 1
    assert outcomes(0, 100)[Outcome.TENMEI] == 0
    assert judge(9, 10, 19, 10, rules()) is Outcome.SUCCESS


PAIRS = tuple(product(range(1, 11), repeat=2))
"""The hundred ordered results of 2d10."""


def fortunate(owned: str, modifier: int, target: int, **chosen: str) -> Counter[Outcome]:
    """How the hundred results come out for whoever attacks with a weapon that grants these."""
    effects = [{"do": grant, "lasts": "held"} for grant in owned.split()]
    blade = {"id": "blade", "kind": "uchigatana", "effects": effects}
    modules = {"realism": chosen.pop("realism", "") == "on", "extension2": chosen.pop("extension2", "on") == "on"}
    _, fighter, _ = duel_of({"weapons": [], "carries": ["blade"]}, {}, modules=modules, weapon=[blade])
    fortune = fighter.carried["blade"].fortune
    settled = rules(**chosen)
    return Counter(judge(one, two, one + two + modifier, target, settled, fortune) for one, two in PAIRS)


@pytest.mark.clauses("maai.crit.expand.doubles10", "maai.crit.expand.adjacent18", "maai.crit.expand.one_step")
@pytest.mark.clauses("maai.crit.tenmei_doubles_only")
def test_which_of_the_hundred_results_are_a_critical_under_the_expansion() -> None:
    settled = rules()
    criticals = {
        (one, two): judge(one, two, one + two + 18, 10, settled, EXPANSION)
        for one, two in PAIRS
        if judge(one, two, one + two + 18, 10, settled, EXPANSION) in CRITICALS
    }
    assert sum(one == two for one, two in criticals) == 10
    assert sum(abs(one - two) == 1 for one, two in criticals) == 18
    assert all(abs(one - two) <= 1 for one, two in criticals)
    assert [faces for faces, outcome in criticals.items() if outcome is Outcome.TENMEI] == [(10, 10)]
    assert (10, 1) not in criticals


@pytest.mark.clauses("maai.crit.expand.probability", "maai.fumble.prevent.probability", "maai.fumble.prevent.stacks")
@pytest.mark.clauses("maai.crit.core", "maai.fumble.core", "maai.crit.realism_option", "maai.crit.core_unchanged")
@pytest.mark.clauses("maai.crit.expand.ext2_only", "maai.fumble.prevent.ext2_only")
@pytest.mark.parametrize(
    ("modifier", "target", "core", "expanded", "fumbles", "prevented"),
    [(18, 10, 10, 28, 0, 0), (0, 10, 6, 16, 4, 1), (7, 14, 7, 21, 3, 1), (0, 100, 0, 0, 10, 1)],
)
def test_the_numbers_that_the_rulebook_quotes(
    modifier: int, target: int, core: int, expanded: int, fumbles: int, prevented: int
) -> None:
    """10 %, 28 % and 1 %, and what is left of them where success is not certain."""

    def criticals(owned: str, **chosen: str) -> int:
        return sum(fortunate(owned, modifier, target, **chosen)[outcome] for outcome in CRITICALS)

    def failed(owned: str, **chosen: str) -> int:
        return sum(fortunate(owned, modifier, target, **chosen)[outcome] for outcome in FUMBLES)

    expansion, prevention = "critical-expansion", "fumble-prevention"
    both = f"{expansion} {prevention}"
    assert (criticals(""), failed("")) == (core, fumbles)
    assert (criticals(expansion), failed(expansion)) == (expanded, fumbles)
    assert (criticals(prevention), failed(prevention)) == (core, prevented)
    assert (criticals(both), failed(both)) == (expanded, prevented)
    assert (criticals(both, realism="on"), failed(both, realism="on")) == (core, prevented)
    assert (criticals(both, extension2="off"), failed(both, extension2="off")) == (core, fumbles)
    by_itself = 28 - fumbles
    assert criticals(expansion, crit__expand_success="no") == by_itself
    adjacent_failures = 28 - expanded - fumbles
    assert failed(expansion, crit__expand_failure="yes") == fumbles + adjacent_failures


@pytest.mark.clauses("maai.fumble.prevent.karma", "maai.fumble.prevent.ordinary")
def test_under_prevention_only_one_and_one_is_a_fumble_and_nothing_is_karma() -> None:
    settled = rules()
    fumbles = [faces for faces in PAIRS if judge(faces[0], faces[1], 0, 100, settled, PREVENTION) in FUMBLES]
    assert fumbles == [(1, 1)]
    assert judge(1, 1, 2, 100, settled, PREVENTION) is Outcome.FUMBLE
    assert judge(4, 4, 8, 100, settled, PREVENTION) is Outcome.FAILURE


def test_where_tens_and_ones_decide_for_themselves() -> None:
    auto = {"doubles__auto": "yes-10-10/1-1"}
    assert outcomes(0, 100, **auto)[Outcome.TENMEI] == 1
    assert outcomes(18, 10, **auto)[Outcome.KARMA] == 1
    assert sum(outcomes(18, 10, **auto)[outcome] for outcome in CRITICALS) == 9


@pytest.mark.clauses("maai.core.defence_sources")
@pytest.mark.parametrize(
    ("traits", "plain", "cancelled", "in_opening"),
    [
        ({}, 10, 10, 10),
        ({"evasion": 3}, 13, 13, 13),
        ({"armour": 3}, 13, 13, 11),
        ({"armour": 1, "evasion": 2}, 13, 13, 12),
        ({"evasion": 2, "now": {"stance": "guard"}}, 14, 12, 12),
        ({"armour": 3, "evasion": 2, "now": {"stance": "guard"}}, 17, 15, 15),
        ({"armour": 3, "now": {"stance": "rash"}}, 12, 12, 10),
        ({"now": {"stance": "rash"}}, 9, 9, 9),
    ],
)
def test_the_number_to_reach(traits: dict[str, Any], plain: int, cancelled: int, in_opening: int) -> None:
    stances = [{"id": "guard", "defence": 2}, {"id": "rash", "defence": -1}]
    fight, _, foe = duel_of({}, {"stances": stances, **traits})
    assert target_number(fight, foe, False) == plain
    assert target_number(fight, foe, True) == cancelled
    foe.opening_until = fight.round
    assert target_number(fight, foe, False) == in_opening
    foe.defenceless_until = fight.round
    assert target_number(fight, foe, False) == 10


# ---- guard ---------------------------------------------------------------------------------------------------------


@pytest.mark.clauses("maai.guard.recover.base", "maai.guard.recover.min", "maai.guard.recover.retreat")
@pytest.mark.parametrize(
    ("finesse", "wits", "broke_off", "gained"),
    [(3, 1, False, 3), (1, 4, False, 4), (0, -1, False, 1), (-2, -1, False, 1), (-2, -1, True, 2), (3, 0, True, 4)],
)
def test_what_steadying_the_breath_gives(finesse: int, wits: int, broke_off: bool, gained: int) -> None:
    assert recovery(finesse, wits, broke_off) == gained


@pytest.mark.parametrize(
    ("hit", "losses"),
    [
        ({"taken": 0, "feint": True}, {"light-hit": 1}),
        ({"taken": 1}, {"light-hit": 1}),
        ({"taken": 1, "feint": True}, {"light-hit": 1}),
        ({"taken": 2}, {}),
        ({"taken": 2, "critical": True}, {"critical": 2}),
        ({"taken": 3, "critical": True}, {"critical": 2}),
        ({"taken": 2, "feint": True, "critical": True}, {"critical": 2}),
        ({"taken": 2, "critical": True, "by_window": True}, {}),
        ({"taken": 0, "bare": True}, {"bare-hand": 2}),
        ({"taken": 1, "bare": True}, {"bare-hand": 2}),
        ({"taken": 2, "bare": True, "critical": True}, {"bare-hand": 2, "critical": 2}),
        ({"taken": 2, "bare": True, "critical": True, "by_window": True}, {"bare-hand": 2}),
    ],
)
def test_which_rows_of_the_guard_table_a_hit_matches(hit: dict[str, Any], losses: dict[str, int]) -> None:
    asked = {"feint": False, "bare": False, "critical": False, "by_window": False, **hit}
    assert {loss.why.value: loss.amount for loss in hit_losses(rules(), **asked)} == losses


@pytest.mark.parametrize(
    ("chosen", "hit", "losses"),
    [
        ({"guard__feint": "declared"}, {"taken": 1}, {}),
        ({"guard__feint": "declared"}, {"taken": 0, "feint": True}, {"light-hit": 1}),
        ({"guard__stack": "highest"}, {"taken": 2, "bare": True, "critical": True}, {"bare-hand": 2}),
        ({"guard__window_guard_loss": "yes"}, {"taken": 2, "critical": True, "by_window": True}, {"critical": 2}),
        ({"guard__clinch_loss": "margin"}, {"taken": 0, "bare": True, "margin": 4}, {"bare-hand": 1}),
        ({"guard__clinch_loss": "margin"}, {"taken": 0, "bare": True, "margin": 5}, {"bare-hand": 2}),
        ({"guard__clinch_loss": "margin"}, {"taken": 0, "bare": True}, {"bare-hand": 1}),
    ],
)
def test_and_which_under_another_reading(chosen: dict[str, str], hit: dict[str, Any], losses: dict[str, int]) -> None:
    asked = {"feint": False, "bare": False, "critical": False, "by_window": False, **hit}
    assert {loss.why.value: loss.amount for loss in hit_losses(rules(**chosen), **asked)} == losses


@pytest.mark.parametrize(
    ("who", "margin", "is_push", "side"),
    [
        ("push-loser", 3, True, -1),
        ("push-loser", -3, True, 1),
        ("push-loser", 0, True, 0),
        ("push-loser", 3, False, 0),
        ("push-loser", -3, False, 0),
        ("any-loser", 3, False, -1),
        ("any-loser", -3, False, 1),
        ("any-loser", 0, False, 0),
        ("target-only", 3, True, -1),
        ("target-only", -3, True, 0),
        ("target-only", 3, False, 0),
    ],
)
def test_who_is_pressed_by_a_contest_in_the_lock(who: str, margin: int, is_push: bool, side: int) -> None:
    assert pressed(who, margin, is_push) == side


# ---- half-steps ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("who", "counter", "out", "won", "held", "lost"),
    [
        ("mover-pays", False, False, (1, 0), (1, 0), (1, 0)),
        ("mover-pays", False, True, (1, 0), (1, 0), (1, 0)),
        ("mover-pays", True, False, (1, 2), (1, 2), (1, 2)),
        ("follower-pays", False, False, (1, 0), (1, 0), (1, 0)),
        ("follower-pays", False, True, (1, 2), (1, 2), (1, 2)),
        ("follower-pays", True, False, (1, 2), (1, 2), (1, 2)),
        ("both-pay", False, False, (1, 2), (1, 2), (1, 2)),
        ("winner-pays", False, False, (1, 0), (0, 0), (0, 2)),
        ("winner-pays", True, True, (1, 0), (0, 0), (0, 2)),
    ],
)
def test_what_mover_and_resister_pay(
    who: str, counter: bool, out: bool, won: tuple[int, int], held: tuple[int, int], lost: tuple[int, int]
) -> None:
    # The resister has an injured leg: a half-step costs her 2.
    assert payments(who, 1, 2, counter, won=True, lost=False, out=out) == won
    assert payments(who, 1, 2, counter, won=False, lost=False, out=out) == held
    assert payments(who, 1, 2, counter, won=False, lost=True, out=out) == lost


ODACHI = {"weapons": [{"id": "pole", "kind": "odachi"}]}
KATANA = {"weapons": [{"id": "katana", "kind": "uchigatana"}]}
LAME = {"injuries": ["leg"]}


@pytest.mark.parametrize(
    ("mover", "foe", "contests", "leader", "clause"),
    [
        ({"vitality": 7}, {"vitality": 5}, 0, "a", "maai.halfstep.contest.first_try"),
        ({"vitality": 5}, {"vitality": 7}, 0, "b", "maai.halfstep.contest.first_try"),
        ({"vitality": 5}, {"vitality": 5}, 0, None, "maai.halfstep.contest.first_try"),
        ({"vitality": 7}, {"vitality": 5, **ODACHI}, 0, "b", "maai.weapon.longer.first_step"),
        ({"vitality": 5}, {"vitality": 5, **ODACHI}, 0, "b", "maai.weapon.longer.first_step"),
        ({"vitality": 5, **ODACHI}, {"vitality": 7}, 0, "a", "maai.weapon.longer.first_step"),
        ({"vitality": 7}, {"vitality": 5, **ODACHI}, 1, "a", "maai.halfstep.contest.first_try"),
        ({"vitality": 7, "now": LAME}, {"vitality": 5}, 4, "b", "maai.part.leg.initiative"),
        ({"vitality": 5}, {"vitality": 7, "now": LAME}, 4, "a", "maai.part.leg.initiative"),
        ({"vitality": 7}, {"vitality": 5, "now": LAME, **ODACHI}, 0, "a", "maai.part.leg.initiative"),
        ({"vitality": 7, "now": LAME}, {"vitality": 5, "now": LAME}, 4, "a", "maai.halfstep.contest.first_try"),
        ({"vitality": 7, "now": LAME}, {"vitality": 5, "now": LAME, **ODACHI}, 0, "b", "maai.weapon.longer.first_step"),
    ],
)
def test_who_tries_first(
    mover: dict[str, Any], foe: dict[str, Any], contests: int, leader: str | None, clause: str
) -> None:
    fight, one, two = duel_of(mover, foe, now={"contests": contests})
    found, why = first_try(fight, one, two)
    assert (found.id if found is not None else None) == leader
    assert clause in why


def test_what_favours_the_initiative_counts_unless_the_longer_weapon_cancels_it() -> None:
    quick = {"weapons": [{"id": "katana", "kind": "uchigatana", "initiative": 2}], "vitality": 5}
    fight, one, two = duel_of(quick, {"vitality": 6, **KATANA})
    assert (initiative(fight, one), initiative(fight, two)) == (7, 6)
    assert first_try(fight, two, one)[0] is one
    fight, one, two = duel_of(quick, {"vitality": 6, **ODACHI}, now={"contests": 1})
    assert (initiative(fight, one), initiative(fight, two)) == (5, 6)
    assert first_try(fight, two, one)[0] is two
    fight.duels[0].distance = CHIKAMA
    assert (initiative(fight, one), initiative(fight, two)) == (7, 6)
