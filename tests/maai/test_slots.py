"""The slot table, what adds to it, how slots go and come back; what may be learned when."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from gunbai.games import find_game
from gunbai.games.maai.learning import Allowance, at_licence, at_promotion, can_study, study_succeeds
from gunbai.games.maai.slots import (
    NONE,
    Ledger,
    Standing,
    can_place,
    free_slot,
    free_to_place,
    licensed,
    recovered,
    slots_of,
    with_one_gone,
)
from gunbai.games.maai.spell_rules import SpellRules, spell_rules
from gunbai.games.maai.spellcraft import DANS, LIST_ROWS, LISTS, MASTER, SpellList, casting_target


def settled(**chosen: str) -> SpellRules:
    """The rulings of a table: `slots_rest="proportional"` and the like."""
    book = find_game("maai").rulings
    rulings, faults = book.settle({f"maai.{key.replace('_', '.', 1)}": value for key, value in chosen.items()})
    assert rulings is not None, faults
    return spell_rules(rulings)


RULES = settled()


def jujutsu(dan: int, *schools: str, job: str = "", rules: SpellRules = RULES) -> tuple[int, ...]:
    """Slots for sorcery of somebody licensed in it alone."""
    standing = Standing(dan, ("jujutsu",), schools, job)
    return slots_of(standing, rules)["jujutsu"]


def mark(*clauses: str) -> pytest.MarkDecorator:
    """What a row of a table shows."""
    return pytest.mark.clauses(*clauses)


ROWS: dict[int, tuple[int, ...]] = {
    1: (2, 0, 0, 0, 0, 0),
    3: (3, 2, 0, 0, 0, 0),
    5: (4, 3, 2, 0, 0, 0),
    7: (5, 4, 3, 2, 0, 0),
    9: (5, 4, 3, 2, 1, 0),
    MASTER: (5, 4, 3, 2, 1, 1),
}


def word(dan: int) -> str:
    """A dan as clause ids write it."""
    return "master" if dan == MASTER else f"dan{dan}"


@pytest.mark.clauses("maai.spell.slots.by_dan", "maai.spell.exclusive.spell_pc")
@pytest.mark.parametrize(
    ("dan", "spell", "expected"),
    [
        pytest.param(
            dan,
            spell,
            ROWS[dan][DANS.index(spell)],
            marks=mark(
                f"maai.spell.slots.{word(dan)}",
                f"maai.spell.slots.{word(dan)}.{'master' if spell == MASTER else f's{spell}'}",
            ),
        )
        for dan in DANS
        for spell in DANS
    ],
)
def test_each_cell_of_the_table_pays_for_so_many_spells_and_no_more(dan: int, spell: int, expected: int) -> None:
    have, ledger = jujutsu(dan), Ledger()
    assert sum(have) == sum(ROWS[dan])
    for _ in range(expected):
        assert free_slot(spell, have, ledger, upcast=False) == spell
        ledger = with_one_gone(ledger, spell, lost=False)
    assert free_slot(spell, have, ledger, upcast=False) is None


@pytest.mark.parametrize(
    ("dan", "reading", "expected"),
    [
        (0, "lower", NONE),
        (2, "lower", ROWS[1]),
        (4, "lower", ROWS[3]),
        (6, "lower", ROWS[5]),
        (8, "lower", ROWS[7]),
        (0, "upper", ROWS[1]),
        (2, "upper", ROWS[3]),
        (8, "upper", ROWS[9]),
        (0, "blend", (1, 0, 0, 0, 0, 0)),
        (4, "blend", (3, 2, 1, 0, 0, 0)),
        (8, "blend", (5, 4, 3, 2, 0, 0)),
    ],
)
def test_a_dan_between_the_rows(dan: int, reading: str, expected: tuple[int, ...]) -> None:
    assert slots_of(Standing(dan, ("jujutsu",)), settled(slots_between_rows=reading))["jujutsu"] == expected


@pytest.mark.clauses("maai.spell.access.licence")
@pytest.mark.parametrize(
    ("skill", "first", "last"),
    [
        pytest.param("jujutsu", "35-03", "35-08", marks=mark("maai.spell.access.jujutsu")),
        pytest.param("taima", "35-09", "35-14", marks=mark("maai.spell.access.taima")),
        pytest.param("kekkai", "35-15", "35-15", marks=mark("maai.spell.access.kekkai")),
        pytest.param("yogen", "35-16", "35-16", marks=mark("maai.spell.access.yogen")),
    ],
)
def test_a_licence_opens_its_list_alone(skill: SpellList, first: str, last: str) -> None:
    assert licensed({skill: 2}) == ()
    assert licensed({skill: 3}) == licensed({skill: 4}) == (skill,)
    chapters = LIST_ROWS[skill].chapters
    assert (chapters[0], chapters[-1]) == (first, last)
    assert all(not set(chapters) & set(LIST_ROWS[other].chapters) for other in LISTS if other != skill)
    assert list(slots_of(Standing(9, (skill,)), RULES)) == [skill]


@pytest.mark.clauses("maai.spell.slots.multi_list")
def test_each_licence_has_slots_of_its_own() -> None:
    have = slots_of(Standing(3, ("jujutsu", "taima")), RULES)
    assert have == {"jujutsu": ROWS[3], "taima": ROWS[3]}


def added(before: tuple[int, ...], after: tuple[int, ...]) -> Mapping[int, int]:
    """What has grown, by dan."""
    return {dan: new - old for dan, old, new in zip(DANS, before, after, strict=True) if new != old}


@pytest.mark.clauses("maai.spell.school.rule")
@pytest.mark.parametrize(
    ("spell_list", "school", "dans"),
    [
        pytest.param(
            spell_list,
            school,
            dans,
            marks=mark(*(f"maai.spell.school.{school.replace('-', '_')}.d{dan}" for dan in dans)),
        )
        for spell_list, school, dans in (
            ("jujutsu", "19-01-01", (1,)),
            ("jujutsu", "19-01-02", (3, 5)),
            ("jujutsu", "19-01-03", (1, 3)),
            ("jujutsu", "19-01-04", (5, 7)),
            ("jujutsu", "19-01-05", (7, 9)),
            ("taima", "19-02-01", (5, 7)),
            ("taima", "19-02-02", (3, 5)),
            ("taima", "19-02-03", (5, 7)),
            ("taima", "19-02-04", (1, 3)),
            ("taima", "19-02-05", (7, 9)),
        )
    ],
)
def test_a_school_adds_one_slot_of_its_list_at_its_dans(spell_list: SpellList, school: str, dans: tuple[int]) -> None:
    have = slots_of(Standing(9, ("jujutsu", "taima"), (school,)), RULES)
    assert added(ROWS[9], have[spell_list]) == dict.fromkeys(dans, 1)
    other: SpellList = "taima" if spell_list == "jujutsu" else "jujutsu"
    assert have[other] == ROWS[9]


@pytest.mark.parametrize(
    ("spell_list", "school"),
    [
        pytest.param("kekkai", "19-04-02", marks=mark("maai.spell.school.19_04")),
        pytest.param("yogen", "19-05-01", marks=mark("maai.spell.school.19_05")),
    ],
)
def test_two_slots_without_a_dan_stand_where_the_player_puts_them(spell_list: SpellList, school: str) -> None:
    standing = Standing(3, (spell_list,), (school,), allot={spell_list: (3, 1)})
    assert free_to_place(standing, spell_list, RULES) == 2
    assert [dan for dan in DANS if can_place(standing, dan, RULES)] == [1, 3]
    assert slots_of(standing, RULES)[spell_list] == (4, 3, 0, 0, 0, 0)
    assert sum(slots_of(standing, RULES)[spell_list]) == 7
    assert slots_of(standing, settled(slots_plus2="dan-1"))[spell_list] == (5, 2, 0, 0, 0, 0)
    assert slots_of(standing, settled(slots_plus2="each-dan"))[spell_list] == (5, 4, 0, 0, 0, 0)


def test_two_schools_of_one_chapter_both_count_or_only_one() -> None:
    standing = Standing(5, ("kekkai",), ("19-04-01", "19-04-02"), allot={"kekkai": (1, 3, 5, 5)})
    assert slots_of(standing, RULES)["kekkai"] == (5, 4, 4, 0, 0, 0)
    best = settled(slots_stacking="best")
    assert free_to_place(standing, "kekkai", best) == 2
    assert slots_of(standing, best)["kekkai"] == (5, 4, 2, 0, 0, 0)


def test_a_school_that_the_table_does_not_have_adds_nothing() -> None:
    assert jujutsu(9, "19-03-01", "19-01-09") == ROWS[9]


@pytest.mark.clauses("maai.spell.job.rule")
@pytest.mark.parametrize(
    ("job", "expected"),
    [
        pytest.param("onmyoji", (6, 5, 4, 3, 2, 0), marks=mark("maai.spell.job.onmyoji")),
        pytest.param("mikkyo", (5, 4, 4, 3, 2, 0), marks=mark("maai.spell.job.mikkyo")),
        pytest.param("jodo", (6, 5, 4, 2, 1, 0), marks=mark("maai.spell.job.jodo")),
        pytest.param("shugen", (5, 5, 4, 3, 1, 0), marks=mark("maai.spell.job.shugen")),
        ("fusui", (5, 4, 3, 2, 1, 0)),
    ],
)
def test_an_occupation_adds_to_its_dans(job: str, expected: tuple[int, ...]) -> None:
    assert jujutsu(9, job=job) == expected


@pytest.mark.clauses("maai.spell.job.fusui")
def test_a_geomancer_has_two_more_for_barriers_and_for_prophecy() -> None:
    allot: dict[SpellList, tuple[int, ...]] = {"kekkai": (1, 1), "yogen": (3, 1)}
    have = slots_of(Standing(3, ("kekkai", "yogen", "taima"), (), "fusui", allot=allot), RULES)
    assert {name: sum(row) for name, row in have.items()} == {"taima": 5, "kekkai": 7, "yogen": 7}


def test_the_readings_of_occupations() -> None:
    assert jujutsu(MASTER, job="onmyoji") == (6, 5, 4, 3, 2, 2)
    assert jujutsu(MASTER, job="onmyoji", rules=settled(slots_job_master="no")) == (6, 5, 4, 3, 2, 1)
    assert jujutsu(1, "19-01-05", job="onmyoji") == (3, 0, 0, 0, 0, 0)
    assert jujutsu(1, "19-01-05", rules=settled(slots_dash_bonus="yes")) == (2, 0, 0, 1, 1, 0)
    assert jujutsu(3, "19-01-03", job="onmyoji", rules=settled(slots_stacking="best")) == (4, 3, 0, 0, 0, 0)
    unlicensed = Standing(5, (), ("19-01-02",))
    assert slots_of(unlicensed, RULES) == {}
    assert slots_of(unlicensed, settled(slots_no_licence="yes")) == {"jujutsu": (0, 1, 1, 0, 0, 0)}


@pytest.mark.clauses("maai.spell.slots.dan5", "maai.spell.job.onmyoji", "maai.spell.school.19_01_02.d3")
@pytest.mark.clauses("maai.spell.school.19_01_02.d5", "maai.spell.slots.multi_list", "maai.spell.school.rule")
def test_an_onmyoji_with_two_licences_and_a_school() -> None:
    standing = Standing(5, ("jujutsu", "taima"), ("19-01-02",), "onmyoji", occupation_list="jujutsu")
    have = slots_of(standing, RULES)
    assert have == {"jujutsu": (5, 5, 4, 0, 0, 0), "taima": (5, 4, 3, 0, 0, 0)}
    one_list = slots_of(standing, settled(slots_job_scope="one-list"))
    assert one_list == {"jujutsu": (5, 5, 4, 0, 0, 0), "taima": (4, 3, 2, 0, 0, 0)}
    dashes = slots_of(standing, settled(slots_dash_bonus="yes"))
    assert {name: sum(row) for name, row in dashes.items()} == {"jujutsu": 16, "taima": 14}


@pytest.mark.clauses("maai.spell.slots.recover.interlude", "maai.spell.slots.recover.rest8")
@pytest.mark.clauses("maai.spell.interrupt.slot_until_interlude")
def test_what_rest_and_interlude_bring_back() -> None:
    ledger = Ledger((2, 1, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0))
    assert recovered(ledger, RULES, interlude=True) == Ledger()
    assert recovered(ledger, RULES, interlude=False, hours=8) == Ledger(NONE, (0, 0, 1, 0, 0, 0))
    assert recovered(ledger, RULES, interlude=False, hours=7) == ledger
    assert recovered(ledger, settled(slots_interrupted="any-recovery"), interlude=False, hours=8) == Ledger()
    half = recovered(ledger, settled(slots_rest="proportional"), interlude=False, hours=4)
    assert half == Ledger((1, 1, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0))


def test_a_higher_slot_pays_only_where_the_table_says_so() -> None:
    have, spent = ROWS[3], Ledger((3, 0, 0, 0, 0, 0))
    assert free_slot(1, have, spent, upcast=False) is None
    assert free_slot(1, have, spent, upcast=True) == 3


@pytest.mark.parametrize(
    ("dan", "target"),
    [
        pytest.param(dan, target, marks=mark(f"maai.spell.cast.target.{word(dan)}"))
        for dan, target in ((1, 8), (3, 10), (5, 12), (7, 14), (9, 16), (MASTER, 18))
    ],
)
@pytest.mark.clauses("maai.spell.meta.implements")
def test_the_target_of_a_casting_check(dan: int, target: int) -> None:
    assert casting_target(dan) == target


@pytest.mark.clauses("maai.spell.learn.initial")
def test_a_licence_brings_three_spells_of_dan_one() -> None:
    assert at_licence("taima") == Allowance(3, 1, ("taima",))


@pytest.mark.clauses("maai.spell.learn.promotion")
def test_a_promotion_brings_two_spells_of_the_new_dan() -> None:
    assert at_promotion(5, ("jujutsu", "taima"), RULES) == (Allowance(2, 5, ("jujutsu", "taima")),)
    assert at_promotion(4, ("jujutsu",), RULES) == ()
    assert at_promotion(5, (), RULES) == ()
    per_list = settled(learn_promotion_lists="two-per-list")
    assert at_promotion(5, ("jujutsu", "taima"), per_list) == (
        Allowance(2, 5, ("jujutsu",)),
        Allowance(2, 5, ("taima",)),
    )


@pytest.mark.clauses("maai.spell.learn.interlude.check")
def test_study_is_a_check_against_eleven() -> None:
    assert study_succeeds(2, 3, (3, 3), RULES)
    assert not study_succeeds(2, 3, (3, 2), RULES)
    assert not study_succeeds(2, 3, (10, 10), settled(learn_dice="static"))


def test_only_what_has_a_slot_can_be_studied() -> None:
    slots = slots_of(Standing(3, ("taima",)), RULES)
    assert can_study("taima", 3, slots, RULES)
    assert not can_study("taima", 5, slots, RULES)
    assert not can_study("jujutsu", 1, slots, RULES)
    assert can_study("taima", 5, slots, settled(learn_interlude_dan="any"))
