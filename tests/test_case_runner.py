"""Cases: what a case file may say, that a wrong expectation is told, and that a wrong file is told with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from gunbai.errors import CaseError
from gunbai.games import find_game
from gunbai.testing.cases import CaseOutcome, load_cases, run_case_file
from toy_game import finder, toy

FIND = finder(toy())

STAKES = """
do = ["red: stake 1", "blue: stake 2"]
dice = ["2d6: 3 4"]
"""


def run(case: str, head: str = "") -> CaseOutcome:
    [outcome] = run_case_file(f'game = "toy"\n{head}\n[[case]]\nname = "x"\n{case}', "x.toml", FIND)
    return outcome


def differences(case: str, head: str = "") -> list[str]:
    return [str(difference) for difference in run(case, head).differences]


def faults(text: str) -> list[tuple[int, str, str]]:
    with pytest.raises(CaseError) as caught:
        load_cases(text, "x.toml", FIND)
    assert caught.value.where == "x.toml"
    return [(fault.line, fault.place, fault.code) for fault in caught.value.faults]


# ---- what passes ---------------------------------------------------------------------------------------------------


def test_a_case_that_comes_out_as_expected_passes() -> None:
    outcome = run(
        """
clauses = ["toy.stake", "toy.win", "toy.gift"]
do = ["red: stake 1", "blue: stake 2"]
dice = ["2d6: 3 4"]
expect.waiting = "red gift"
expect.values = { round = 1, "purse.red" = 10, "purse.blue" = 6, toasts = 0 }
expect.events = [
  { event = "staked", seat = "red" },
  { event = "won", coins = 2, faces = [3, 4], clauses = ["toy.win"] },
]
expect.no_events = ["toasted", { event = "won", seat = "blue" }]
expect.offers = ["red: give 0", "red: give 10 costs 10"]
expect.no_offers = ["red: give 11", "blue: give 0"]
"""
    )
    assert outcome.passed
    assert (outcome.name, outcome.line, outcome.clauses) == ("x", 3, ("toy.stake", "toy.win", "toy.gift"))


def test_every_kind_of_line_is_an_input() -> None:
    assert (
        differences(
            """
given = { blessed = true }
do = [
  "gm: on", "gm set red = 5 because of a debt", "gm dice 2d6 = [6, 6] because they were cocked",
  "blue interjects: toast", "red: ignore", "gm for red: stake 1", "blue: stake 0",
  "refused red: give 6 -> too-much toy.gift", "refused blue: give 0 -> not-your-turn",
  "refused blue interjects: cheers -> not-now", "refused gm bribe red = 1 because he asked -> no-such-ruling",
  "red yields", "refused red: give 0 -> battle-ended", "refused gm end because it is late -> battle-ended",
]
dice = ["1d10: 3"]
expect.waiting = "nobody"
expect.result = { winner = "blue", why = "left" }
expect.values = { "purse.red" = 5, toasts = 1 }
expect.events = [
  { event = "ruled", rule = "set", reason = "of a debt" },
  { event = "toasted", seat = "blue", face = 3, clinked = false },
  { event = "won", faces = [6, 6] },
]
"""
        )
        == []
    )


def test_secret_answers_are_awaited_together() -> None:
    assert differences('do = []\nexpect.waiting = ["red stake", "blue stake"]') == []
    assert differences('do = ["red: stake 0"]\nexpect.waiting = "blue stake"') == []


def test_steps_look_at_what_happened_in_them() -> None:
    assert (
        differences(
            STAKES
            + """
expect.events = [{ event = "staked" }]
[[case.step]]
do = ["red: give 1"]
expect.events = [{ event = "gave", coins = 1 }, { event = "began", round = 2 }]
expect.no_events = ["staked"]
[[case.step]]
do = ["red: stake 0", "blue: stake 0"]
dice = ["2d6: 1 1"]
expect.waiting = "blue gift"
"""
        )
        == []
    )


def test_variants_are_cases_of_their_own() -> None:
    outcomes = run_case_file(
        """
game = "toy"
given = { purse = 2 }
[[case]]
name = "purses"
do = ["red: stake 1", "blue: stake 1"]
expect.values = { "purse.red" = 3, round = 1 }
dice = ["2d6: 6 6"]
[[case.each]]
name = "as they are"
[[case.each]]
given = { purse = 7 }
expect.values = { "purse.red" = 8 }
[[case.each]]
name = "other dice"
dice = ["2d6: 1 1"]
expect.values = { "purse.red" = 1 }
expect.waiting = "blue gift"
""",
        "x.toml",
        FIND,
    )
    assert [(one.name, one.passed, one.line) for one in outcomes] == [
        ("purses: as they are", True, 9),
        ("purses: 2", True, 11),
        ("purses: other dice", True, 14),
    ]


def test_whoever_is_asked_before_may_be_filled_in() -> None:
    case = """
idle = ["on", "stake 0", "give 0"]
given = { blessed = true }
do = ["blue: stake 2", "until red gift", "red: give 3"]
dice = ["2d6: 6 6"]
expect.values = { "purse.red" = 7, "purse.blue" = 6 }
"""
    assert differences(case) == []
    assert differences(case.replace('"on", ', "")) == [
        "blue: stake 2: expected accepted, found refused: not-your-turn; not-your-turn; seat='blue'; accepted: gm"
    ]


def test_a_scenario_is_shipped_written_or_laid_over() -> None:
    for head, case, purse in (
        ("", "", 8),
        ('scenario = "toy/blessed"', "", 5),
        ("", 'scenario = "toy/blessed"', 5),
        ("", 'scenario = "blessed"', 5),
        ("scenario = { purse = 4 }", "", 4),
        ("scenario = { purse = 4 }", "scenario = { purse = 3 }", 3),
        ('scenario = "toy/blessed"', "scenario = { purse = 3 }", 3),
        ('scenario = "toy/blessed"\ngiven = { purse = 6 }', "given = { purse = 2 }", 2),
    ):
        assert differences(f'{case}\nexpect.values = {{ "purse.red" = {purse} }}', head) == [], (head, case)


def test_rulings_of_the_file_and_of_the_case_are_in_force() -> None:
    case = STAKES + 'expect.waiting = "red gift"\n[[case.step]]\ndo = ["red: give 0"]\n'
    ended = 'expect.result = { why = "rounds" }'
    assert differences(case + ended, 'rulings = { "toy.rounds" = 1 }') == []
    assert differences("rulings.toy.rounds = 1\n" + case + ended, 'rulings = { "toy.rounds" = 2 }') == []
    assert differences(case + ended) == ["step 1: expect.result: expected nobody by rounds, found nothing: it goes on"]


def test_a_scenario_may_have_to_be_refused() -> None:
    case = 'given = { purse = -1 }\nexpect.faults = [{ code = "wrong-value", place = "purse" }]'
    assert differences(case) == []
    assert differences(case.replace("-1", "1")) == [
        "expect.faults: expected wrong-value purse, found a scenario without faults"
    ]
    assert differences(case.replace('"purse" }', '"colour" }')) == [
        "expect.faults: expected wrong-value colour, found wrong-value purse"
    ]


# ---- what is told when it comes out otherwise ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expectation", "told"),
    [
        ('expect.waiting = "blue gift"', "expect.waiting: expected blue gift, found red gift"),
        ('expect.values = { "purse.red" = 9 }', "expect.values.purse.red: expected 9, found 10"),
        ('expect.values = { "purse.red" = "10" }', 'expect.values.purse.red: expected "10", found 10'),
        ('expect.values = { "purse.x" = 1 }', "expect.values.purse.x: expected 1, found purse has no x, but red, blue"),
        ("expect.values = { x = 1 }", "expect.values.x: expected 1, found there is no x, but round, purse, toasts"),
        (
            'expect.events = [{ event = "won", coins = 3 }]',
            'expect.events[1]: expected { event = "won", coins = 3 }, found { event = "won", coins = 2 }',
        ),
        (
            'expect.events = [{ event = "won" }, { event = "staked" }]',
            'expect.events[2]: expected { event = "staked" }, found { event = "staked" }; { event = "staked" }',
        ),
        (
            'expect.events = [{ event = "gave" }]',
            'expect.events[1]: expected { event = "gave" }, found events: began, staked, staked, won, lucky',
        ),
        (
            'expect.events = [{ event = "won", clauses = ["toy.gift"] }]',
            ('expect.events[1]: expected { event = "won", clauses = ["toy.gift"] }, '
             'found { event = "won", clauses = ["toy.win"] }'),
        ),
        (
            'expect.no_events = [{ event = "staked", coins = 2 }]',
            ('expect.no_events[1]: expected no { event = "staked", coins = 2 }, '
             'found { event = "staked", seat = "blue", coins = 2, clauses = ["toy.stake"] }'),
        ),
        ('expect.result = { why = "rounds" }', "expect.result: expected nobody by rounds, found nothing: it goes on"),
        ('expect.offers = ["red: give 2 costs 1"]', "expect.offers: expected red: give 2 costs 1, found costs 2"),
        ('expect.no_offers = ["red: give 2"]', "expect.no_offers: expected no red: give 2, found offered: give 2"),
        (
            'expect.offers = ["blue: give 0"]',
            "expect.offers: expected blue: give 0, found refused: not-your-turn; not-your-turn; seat='blue'",
        ),
        (
            'clauses = ["toy.toast"]',
            "clauses: toy.toast: expected something that happened, was asked or was refused by it, found nothing",
        ),
        (
            'clauses = ["toy.end"]',
            ("clauses: toy.end: expected something that happened, was asked or was refused by it, "
             "found nothing; a clause of kind gm may be shown with a reason in `shows`"),
        ),
    ],
)  # fmt: skip
def test_a_wrong_expectation_is_told(expectation: str, told: str) -> None:
    assert differences(STAKES + expectation) == [told]


@pytest.mark.parametrize(
    ("case", "told"),
    [
        ('do = ["red: stake 4"]', "red: stake 4: expected accepted, found refused: not-offered;"),
        (
            'do = ["refused red: stake 1 -> not-offered"]',
            "refused red: stake 1 -> not-offered: expected refused: not-offered, found accepted",
        ),
        (
            'do = ["refused red: stake 4 -> too-much"]',
            "refused red: stake 4 -> too-much: expected refused: too-much, found refused: not-offered;",
        ),
        (
            'do = ["refused red: stake 4 -> not-offered toy.end"]',
            "refused red: stake 4 -> not-offered toy.end: expected refused by toy.end, found by toy.stake",
        ),
        (
            'do = ["red: stake 1", "blue: stake 1"]',
            "blue: stake 1: expected an input that is accepted, found a roll of 2d6 for which no dice are laid down",
        ),
        (
            'do = ["red: stake 1", "blue: stake 1"]\ndice = ["2d10: 1 1"]',
            "blue: stake 1: expected an input that is accepted, found wrong-sides; dice; roll=1; given=10; sides=6",
        ),
        (
            'do = ["red: stake 1", "blue: stake 1"]\ndice = ["3d6: 1 1 1"]',
            "blue: stake 1: expected an input that is accepted, found wrong-count; dice; count=2; sides=6; given=3",
        ),
        ('do = ["red: stake 1"]\ndice = ["2d6: 1 1"]', "dice: expected all of them rolled, found 1 left over: 2d6"),
        ('do = ["until red gift"]', "until red gift: expected red gift, found red stake, blue stake"),
    ],
)  # fmt: skip
def test_an_input_that_goes_otherwise_is_told_and_ends_the_case(case: str, told: str) -> None:
    [difference] = differences(case)
    assert difference.startswith(told)


def test_dice_belong_to_their_step() -> None:
    case = 'do = ["red: stake 0"]\ndice = ["2d6: 1 1"]\n[[case.step]]\ndo = ["blue: stake 0"]'
    assert [line.partition(":")[0] for line in differences(case)] == ["dice", "step 1"]


def test_a_game_that_changes_on_a_refusal_is_told() -> None:
    def changes(state: object, seat: str, text: str) -> object:
        state.purse["red"] += 1  # type: ignore[attr-defined]
        return None

    library = toy(read_interjection=changes)
    [outcome] = run_case_file(
        'game = "toy"\n[[case]]\nname = "x"\ndo = ["refused red interjects: cheers -> not-now"]', "x", finder(library)
    )
    assert [difference.found for difference in outcome.differences] == ["one that has changed"]


def test_a_clause_that_nothing_cites_may_be_shown_with_a_reason() -> None:
    assert differences('clauses = ["toy.end"]\nshows = { "toy.end" = "it has none" }') == []


def test_events_and_values_are_those_that_a_seat_may_see() -> None:
    lucky = 'expect.events = [{ event = "lucky", number = 3 }]\n'
    assert differences(STAKES + lucky) == []
    assert differences(STAKES + lucky + 'expect.seen_by = "red"') == []
    assert len(differences(STAKES + lucky + 'expect.seen_by = "blue"')) == 1
    assert len(differences(STAKES + lucky + 'expect.seen_by = "spectator"')) == 1


# ---- files that are no cases ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('game = "toy"\n[[case]]\nname = \n', [(3, "", "not-toml")]),
        ('game = "tyo"\n[[case]]\nname = "x"\n', [(1, "game", "unknown-name")]),
        ('game = "toy"\ncases = []\n', [(0, "case", "missing-key"), (2, "cases", "unknown-key")]),
        ('game = "toy"\n[[case]]\ndo = []\n', [(2, "case[1].name", "missing-key")]),
        ('game = "toy"\nscenario.purse = 0\n[[case]]\nname = "x"\n', [(2, "scenario.purse", "wrong-value")]),
    ],
)
def test_a_fault_of_a_file_is_told_with_its_line(text: str, expected: list[tuple[int, str, str]]) -> None:
    assert faults(text) == expected


@pytest.mark.parametrize(
    ("case", "line", "key", "code"),
    [
        ('dice = "2d6"', 4, "dice", "wrong-value"),
        ("expects.values = {}", 4, "expects", "unknown-key"),
        ("expect.value = {}", 4, "expect.value", "unknown-key"),
        ("[[case.each]]\nduo = 1", 5, "each[1].duo", "unknown-key"),
        ("[[case.each]]\n[[case.each.each]]", 5, "each[1].each", "unknown-key"),
        ('clauses = ["toy.wni"]', 4, "clauses", "unknown-clause"),
        ('shows = { "toy.end" = "y" }', 4, "shows.toy.end", "unknown-clause"),
        ('clauses = ["toy.win"]\nshows = { "toy.win" = "y" }', 5, "shows.toy.win", "wrong-value"),
        ('scenario = "night"', 4, "scenario", "unknown-name"),
        ("scenario = { purze = 1 }", 4, "scenario.purze", "unknown-key"),
        ('\ngiven = { "green.x" = 1 }', 5, "given.green.x", "unknown-key"),
        ("\ngiven = { purse = 0 }", 5, "given.purse", "wrong-value"),
        ('rulings = { "toy.round" = 1 }', 4, "rulings.toy.round", "unknown-ruling"),
        ('do = [\n  "red: stake 1",\n  "green: stake 1",\n]', 6, "do[2]", "wrong-value"),
        ('do = ["refused red: stake 1"]', 4, "do[1]", "wrong-value"),
        ('do = ["gm set red = 1"]', 4, "do[1]", "wrong-value"),
        ('do = ["refused red: x -> y toy.wni"]', 4, "do[1]", "unknown-clause"),
        ('dice = ["2d6: 1 1", "6: 1"]', 4, "dice[2]", "wrong-value"),
        ('[[case.step]]\ndice = ["2d6: 1 7"]', 5, "step[1].dice[1]", "wrong-value"),
        ('expect.no_events = ["toast"]', 4, "expect.no_events[1]", "unknown-name"),
        ('expect.events = [{ event = "won", coin = 1 }]', 4, "expect.events[1].coin", "unknown-key"),
        ('expect.events = [{ event = "won", clauses = ["toy.w"] }]', 4, "expect.events[1]", "unknown-clause"),
        ('expect.seen_by = "green"', 4, "expect.seen_by", "unknown-name"),
        ('expect.offers = ["give 1"]', 4, "expect.offers", "wrong-value"),
        ('expect.faults = [{ code = "x", clauses = ["toy.w"] }]', 4, "expect.faults[1]", "unknown-clause"),
    ],
)
def test_a_fault_of_a_case_is_told_with_its_line(case: str, line: int, key: str, code: str) -> None:
    assert faults(f'game = "toy"\n[[case]]\nname = "x"\n{case}\n') == [(line, f"case[1].{key}", code)]


def test_all_faults_of_a_file_are_told_at_once() -> None:
    text = """game = "toy"
[[case]]
name = "a"
do = ["?"]
[[case]]
clauses = ["toy.x"]
[[case]]
name = "c"
why = 1
"""
    assert [line for line, _, _ in faults(text)] == [4, 5, 6, 9]


def test_bytes_that_are_no_text_are_no_cases() -> None:
    with pytest.raises(CaseError):
        load_cases(b"game = '\xff'", "x.toml", FIND)


def test_the_example_of_the_page_about_cases_passes() -> None:
    page = (Path(__file__).parents[1] / "docs" / "cases.md").read_text("utf-8")
    example = page.partition("```toml\n")[2].partition("```")[0]
    [outcome] = run_case_file(example, "docs/cases.md", find_game)
    assert outcome.differences == ()
