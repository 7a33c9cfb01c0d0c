"""Coverage of clauses: what is counted, what may be shown by something else than a test, and when a gap fails a run."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gunbai.errors import ContentError
from gunbai.games import find_game, installed
from gunbai.testing.coverage import BookCoverage, gaps, has_setting, load_otherwise, table, tally
from toy_game import ToyLibrary, toy

ROOT = Path(__file__).parents[1]
pytest_plugins = ["pytester"]

IDS = ("toy.round", "toy.stake", "toy.win", "toy.luck", "toy.gift", "toy.toast", "toy.end")


# ---- counting ------------------------------------------------------------------------------------------------------


def test_a_clause_is_shown_by_a_test_by_something_else_or_missing() -> None:
    coverage = tally([toy()], ["toy.stake", "toy.win", "toy.gift", "maai.term.ma"], ["toy.gift", "toy.end"])
    assert coverage == {
        "toy": {"t": BookCoverage(total=7, shown=3, otherwise=1, missing=("toy.round", "toy.luck", "toy.toast"))}
    }


def test_a_gap_counts_in_complete_rulebooks_alone() -> None:
    shown = ["toy.stake"]
    for changes, missing in (({}, 0), ({"books_complete": ("t",)}, 6), ({"complete": True}, 6)):
        library = toy(**changes)
        assert len(gaps([library], tally([library], shown, []))) == missing
    library = toy(complete=True)
    assert gaps([library], tally([library], IDS, [])) == ()


def test_the_table_has_a_line_for_each_rulebook() -> None:
    lines = table(tally([toy()], ["toy.stake"], ["toy.end"]), lambda game, book: True)
    assert [line.split() for line in lines] == [
        ["rulebook", "clauses", "shown", "otherwise", "missing"],
        ["toy", "t", "7", "1", "1", "5", "complete"],
    ]


# ---- shown otherwise -----------------------------------------------------------------------------------------------


def entry(**fields: str) -> str:
    return "[[clause]]\n" + "".join(f'{key} = "{value}"\n' for key, value in fields.items())


def faults(text: str, library: ToyLibrary | None = None) -> list[tuple[int, str, str]]:
    with pytest.raises(ContentError) as caught:
        load_otherwise(text, "x.toml", [library or toy()], ROOT)
    return [(fault.line, fault.place, fault.code) for fault in caught.value.faults]


def test_a_document_or_a_setting_may_show_a_definition_an_option_or_what_is_the_masters() -> None:
    text = (
        entry(id="toy.round", document="docs/cases.md#dice", why="told there")
        + entry(id="toy.gift", setting="blessed", why="switched there")
        + entry(id="toy.end", setting="toy.rounds", why="settled there")
    )
    assert load_otherwise(text, "x.toml", [toy()], ROOT) == {"toy.round", "toy.gift", "toy.end"}
    assert load_otherwise("# nothing yet\n", "x.toml", [toy()], ROOT) == frozenset()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (entry(id="toy.rond", document="docs/cases.md", why="x"), [(2, "clause[1].id", "unknown-clause")]),
        (entry(id="go.ko", document="docs/cases.md", why="x"), [(2, "clause[1].id", "unknown-clause")]),
        (entry(id="toy.stake", document="docs/cases.md", why="x"), [(2, "clause[1].id", "wrong-value")]),
        (entry(id="toy.luck", document="docs/cases.md", why="x"), [(2, "clause[1].id", "wrong-value")]),
        (entry(id="toy.toast", document="docs/cases.md", why="x"), [(2, "clause[1].id", "wrong-value")]),
        (entry(id="toy.end", document="docs/no-such.md", why="x"), [(3, "clause[1].document", "unknown-name")]),
        (entry(id="toy.end", document="docs", why="x"), [(3, "clause[1].document", "unknown-name")]),
        (entry(id="toy.end", setting="toy.round", why="x"), [(3, "clause[1].setting", "unknown-name")]),
        (entry(id="toy.end", setting="purse.red", why="x"), [(3, "clause[1].setting", "unknown-name")]),
        (entry(id="toy.end", why="x"), [(1, "clause[1]", "missing-key")]),
        (entry(id="toy.end", document="docs/cases.md", setting="blessed", why="x"), [(1, "clause[1]", "missing-key")]),
        (entry(id="toy.end", document="docs/cases.md", why=" "), [(4, "clause[1].why", "missing-key")]),
        (entry(id="toy.end", document="docs/cases.md"), [(1, "clause[1].why", "missing-key")]),
        (entry(id="toy.end", document="docs/cases.md", why="x") * 2, [(6, "clause[2].id", "taken")]),
        (entry(id="toy.end", documents="README.md", why="x"), [(3, "clause[1].documents", "unknown-key")]),
        ("clause = 3\n", [(1, "clause", "wrong-value")]),
        ("[[clause]\n", [(1, "", "not-toml")]),
    ],
)
def test_whatever_else_is_listed_is_a_fault(text: str, expected: list[tuple[int, str, str]]) -> None:
    assert faults(text) == expected


def test_a_setting_is_a_ruling_or_a_key_of_a_scenario() -> None:
    maai = find_game("maai")
    assert has_setting(maai, "maai.guard.feint")
    assert has_setting(maai, "modules.ladder")
    assert has_setting(maai, "fighter.now.held")
    assert not has_setting(maai, "modules.laddr")
    assert not has_setting(maai, "fighter.now.held.x")


def test_the_list_of_this_project_is_sound() -> None:
    name = "tests/clauses_shown_otherwise.toml"
    load_otherwise((ROOT / name).read_text("utf-8"), name, [find_game(game) for game in installed()], ROOT)


# ---- the plugin ----------------------------------------------------------------------------------------------------

TESTS = """
import pytest

@pytest.mark.clauses("maai.guard.feint" , "maai.term.ma")
def test_unknown():
    pass

@pytest.mark.clauses("maai.term.ma", "maai.term.round")
@pytest.mark.clauses("maai.halfstep.cost")
def test_passes():
    pass

@pytest.mark.clauses("maai.term.front")
def test_fails():
    assert not "so"

@pytest.mark.clauses("maai.term.core_kept")
def test_is_skipped():
    pytest.skip("not now")

@pytest.fixture
def breaks():
    yield
    assert not "so"

@pytest.mark.clauses("maai.distance.ladder")
def test_breaks_behind(breaks):
    pass
"""
PASSING = """
import pytest

@pytest.mark.parametrize("number", range(4))
@pytest.mark.clauses("maai.term.ma")
def test_passes(number):
    pass

def test_says_nothing():
    pass
"""


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    """A project of its own with the plugin and one test file."""
    pytester.makeconftest('pytest_plugins = ["gunbai.testing.coverage_plugin"]')
    pytester.makeini("[pytest]\ntestpaths = tests\n")
    pytester.mkdir("tests")
    return pytester


def ran(project: pytest.Pytester, tests: str, *options: str) -> pytest.RunResult:
    (project.path / "tests" / "test_it.py").write_text(tests)
    return project.runpytest_subprocess("-p", "no:cacheprovider", *options)


def counted(project: pytest.Pytester) -> dict[str, dict[str, object]]:
    books: dict[str, dict[str, object]] = json.loads((project.path / "build" / "clauses.json").read_bytes())["maai"]
    return books


def test_only_tests_that_pass_show_their_clauses(project: pytest.Pytester) -> None:
    result = ran(project, TESTS)
    result.assert_outcomes(passed=2, failed=1, skipped=1, errors=2)
    result.stdout.fnmatch_lines(["*there is no clause maai.guard.feint; did you mean *maai.guard.loss.feint*?*"])
    book = counted(project)["000"]
    assert book["shown"] == 3
    missing = book["missing"]
    assert isinstance(missing, list)
    assert {"maai.term.ma", "maai.term.round", "maai.halfstep.cost"}.isdisjoint(missing)
    assert {"maai.term.front", "maai.term.core_kept", "maai.distance.ladder"} <= set(missing)
    assert len(missing) + 3 == book["total"]


def test_a_whole_run_with_a_gap_in_a_complete_rulebook_fails(project: pytest.Pytester) -> None:
    result = ran(project, PASSING)
    result.assert_outcomes(passed=5)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert counted(project)["000"]["shown"] == 1
    result.stdout.fnmatch_lines(
        [
            "maai 000 * complete",
            "maai 001 *",
            "* clauses of complete rulebooks are shown by nothing:",
            "  maai.term.round",
        ]
    )


@pytest.mark.parametrize(
    "options",
    [
        ("-k", "passes"),
        ("-m", "clauses"),
        ("tests/test_it.py",),
        ("tests/test_it.py::test_says_nothing",),
        ("--deselect", "tests/test_it.py::test_says_nothing"),
        ("--ignore", "tests/other.py"),
        ("--collect-only",),
    ],
)
def test_a_run_of_some_tests_is_left_alone(project: pytest.Pytester, options: tuple[str, ...]) -> None:
    result = ran(project, PASSING, *options)
    assert result.ret == pytest.ExitCode.OK
    assert "missing" not in result.stdout.str()
    assert not (project.path / "build").exists()


def test_a_run_of_some_tests_shows_its_clauses_on_request(project: pytest.Pytester) -> None:
    result = ran(project, PASSING, "-k", "passes", "--clauses")
    assert result.ret == pytest.ExitCode.OK
    result.stdout.fnmatch_lines(["rulebook * missing", "maai 000 * 1 * complete"])
    assert not (project.path / "build").exists()


def test_side_by_side_the_clauses_are_counted_together(project: pytest.Pytester) -> None:
    more = PASSING.replace("maai.term.ma", "maai.term.round")
    (project.path / "tests" / "test_more.py").write_text(more)
    result = ran(project, PASSING, "-n", "2")
    result.assert_outcomes(passed=10)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    assert counted(project)["000"]["shown"] == 2


def test_what_is_shown_otherwise_is_counted_apart(project: pytest.Pytester) -> None:
    (project.path / "ma.md").write_text("what ma means")
    ids = ("maai.term.ma", "maai.term.front")
    listed = "".join(entry(id=name, document="ma.md", why="x") for name in ids)
    (project.path / "tests" / "clauses_shown_otherwise.toml").write_text(listed)
    ran(project, PASSING)
    book = counted(project)["000"]
    assert (book["shown"], book["otherwise"]) == (1, 1)


def test_a_broken_list_fails_a_whole_run(project: pytest.Pytester) -> None:
    (project.path / "tests" / "clauses_shown_otherwise.toml").write_text(entry(id="maai.x", document="y", why="x"))
    result = ran(project, PASSING)
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*clauses_shown_otherwise.toml:2: clause[[]1].id: unknown-clause*"])


def test_another_project_counts_its_own_games_into_a_file_of_its_own(project: pytest.Pytester) -> None:
    project.makeini("[pytest]\ntestpaths = tests\nclauses_games = maai\nclauses_report = out/clauses.json\n")
    ran(project, PASSING)
    assert list(json.loads((project.path / "out" / "clauses.json").read_bytes())) == ["maai"]


def test_a_game_that_is_not_installed_cannot_be_counted(project: pytest.Pytester) -> None:
    project.makeini("[pytest]\ntestpaths = tests\nclauses_games = maia\n")
    result = ran(project, PASSING)
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["ERROR: clauses_games: no game maia is installed; there is *maai*"])
