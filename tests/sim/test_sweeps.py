"""Sweeps: what can be varied, and what is refused, with what would have been meant."""

import pytest

from gunbai.errors import GunbaiError, ScenarioError
from gunbai.kernel.scenario import Scenario
from gunbai.sim.errors import SweepRefused
from gunbai.sim.sweeps import cells, read_sweep, read_sweeps

from .conftest import scenario_of


@pytest.mark.parametrize(
    ("text", "values"),
    [
        ("kojiro.finesse=1..5", (1, 2, 3, 4, 5)),
        ("kojiro.finesse = -1..1", (-1, 0, 1)),
        ("duel.terrain=none,narrow", ("none", "narrow")),
        ("kojiro.finesse=1,3..5", (1, 3, 4, 5)),
        ("modules.guard=true,false", (True, False)),
        ("modules.guard=true", (True,)),
        ("x=1,true", (1, True)),
        ('akane.cards=["firework"],[]', (["firework"], [])),
    ],
)
def test_values_are_numbers_words_yes_and_no_and_lists(text: str, values: tuple[object, ...]) -> None:
    found = read_sweep(text).values
    assert found == values
    assert list(map(type, found)) == list(map(type, values))


@pytest.mark.parametrize(
    ("text", "why", "accepted"),
    [
        ("kojiro.finesse", "sweep-form", ()),
        ("=1..5", "sweep-form", ()),
        ("kojiro.finesse=", "sweep-form", ()),
        ("kojiro.finesse=a,,b", "sweep-form", ()),
        ("kojiro.finesse=5..1", "sweep-range", ("1..5",)),
        ("kojiro.finesse=1..51", "sweep-many", ("1..50",)),
        ("kojiro.finesse=1..999999999", "sweep-many", ("1..50",)),
        ("kojiro.finesse=1,2,1", "sweep-twice", ()),
    ],
)
def test_what_is_no_sweep_is_refused(text: str, why: str, accepted: tuple[str, ...]) -> None:
    with pytest.raises(SweepRefused) as raised:
        read_sweep(text)
    assert (raised.value.reason, raised.value.accepted) == (why, accepted)


def test_two_values_are_swept_at_most_and_not_the_same_twice() -> None:
    with pytest.raises(SweepRefused) as raised:
        read_sweeps(["a=1", "b=1", "c=1"])
    assert (raised.value.reason, raised.value.values["text"]) == ("sweep-sweeps", "c")
    with pytest.raises(SweepRefused) as raised:
        read_sweeps(["a=1", "a=2"])
    assert raised.value.reason == "sweep-same"


@pytest.mark.parametrize(
    ("name", "text", "part"),
    [
        ("maai/ganryujima", "kojiro.finesse=1", lambda one: one.body.fighter[1].finesse),
        ("maai/ganryujima", "fighter.2.finesse=1", lambda one: one.body.fighter[1].finesse),
        ("maai/ganryujima", "kojiro.skills.swordsmanship=2", lambda one: one.body.fighter[1].skills.swordsmanship),
        ("maai/ganryujima", "kojiro.weapons.kaiken.kind=kodachi", lambda one: one.body.fighter[1].weapons[1].kind),
        ("maai/ganryujima", "kojiro.armour=2", lambda one: one.body.fighter[1].armour),
        ("maai/ganryujima", "duel.terrain=narrow", lambda one: one.body.duel.terrain.value),
        ("maai/ganryujima", "modules.guard=false", lambda one: one.body.modules.guard),
        ("maai/ganryujima", "maai.attack.cost=1", lambda one: one.rulings["maai.attack.cost"]),
        ("maai/ganryujima", "rulings.maai.attack.cost=1", lambda one: one.rulings["maai.attack.cost"]),
        ("kaisen/duel", "viper.lateen=false", lambda one: one.body.ship[1].lateen),
        ("kaisen/duel", "sea.weather=5", lambda one: one.body.sea.weather),
        ("sengen/first-duel", "akane.skills.danmaku=7", lambda one: one.body.fighter[0].skills.danmaku),
        ("sengen/first-duel", 'akane.cards=["firework"]', lambda one: list(one.body.fighter[0].cards)),
    ],
)
def test_any_value_of_a_scenario_and_any_ruling_can_be_swept(name: str, text: str, part: object) -> None:
    scenario = scenario_of(name)
    sweep = read_sweep(text)
    [cell] = cells(scenario, [sweep])
    assert callable(part)
    assert part(cell.scenario) == sweep.values[0]
    assert part(scenario) != sweep.values[0]


def test_two_sweeps_make_every_combination_the_last_varied_first(duel: Scenario) -> None:
    found = cells(duel, read_sweeps(["kojiro.finesse=1,2", "maai.attack.cost=1..3"]))
    assert [cell.values for cell in found] == [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3)]
    assert [(cell.scenario.body.fighter[1].finesse, cell.scenario.rulings["maai.attack.cost"]) for cell in found] == [
        cell.values for cell in found
    ]


@pytest.mark.parametrize(
    ("text", "reason", "said", "near"),
    [
        ("kojro.finesse=1", "sweep-unknown", "kojro (kojro.finesse)", "kojiro"),
        ("kojiro.finese=1", "sweep-unknown", "finese (kojiro.finese)", "finesse"),
        ("kojiro.weapons.kaikn.kind=yari", "sweep-unknown", "kaikn (kojiro.weapons.kaikn.kind)", "kaiken"),
        ("kojiro.weapons.3.kind=yari", "sweep-unknown", "3 (kojiro.weapons.3.kind)", ""),
        ("maai.atack.cost=1", "sweep-unknown", "maai.atack.cost", "maai.attack.cost"),
        ("rulings.attack.cost=1", "sweep-unknown", "rulings.attack.cost", "maai.attack.cost"),
        ("kojiro.skills=1", "sweep-no-value", "kojiro.skills", "swordsmanship"),
        ("kojiro=1", "sweep-no-value", "kojiro", "id"),
        ("kojiro.finesse.more=1", "sweep-too-deep", "kojiro.finesse.more", ""),
        ("game=kaisen", "sweep-unknown", "game", ""),
    ],
)  # fmt: skip
def test_a_path_that_leads_nowhere_is_refused_with_the_nearest(
    duel: Scenario, text: str, reason: str, said: str, near: str
) -> None:
    with pytest.raises(SweepRefused) as raised:
        cells(duel, [read_sweep(text)])
    assert (raised.value.reason, raised.value.values["text"]) == (reason, said)
    assert near in (*raised.value.accepted, "")


@pytest.mark.parametrize(
    ("text", "place", "accepted"),
    [
        ("kojiro.finesse=4,99", "fighter[2].finesse", "-9..20"),
        ("kojiro.finesse=high", "fighter[2].finesse", "-9..20"),
        ("modules.guard=1", "modules.guard", "true"),
        ("duel.terrain=swamp", "duel.terrain", '"narrow"'),
        ("maai.attack.cost=77", "rulings.maai.attack.cost", "1..5"),
        ("kojiro.id=musashi", "fighter[2].id", ""),
    ],
)
def test_a_value_that_the_game_does_not_take_is_refused_with_what_it_takes(
    duel: Scenario, text: str, place: str, accepted: str
) -> None:
    with pytest.raises(ScenarioError) as raised:
        cells(duel, [read_sweep(text)])
    fault = raised.value.faults[0]
    assert fault.place == place
    assert accepted in (*fault.accepted, "")
    assert isinstance(raised.value, GunbaiError)
    assert raised.value.where.startswith(text.partition("=")[0] + "=")
