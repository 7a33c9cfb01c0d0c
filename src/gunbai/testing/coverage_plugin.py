"""The pytest plugin that counts which clauses the tests show.

A test says what it shows with `@pytest.mark.clauses("maai.guard.feint", …)`. After a whole run a table is printed and
`build/clauses.json` written; a clause of a complete rulebook that nothing shows fails the run. A run of some tests only
is left alone; `--clauses` prints what they show.

Load it from a `conftest.py`: `pytest_plugins = ["gunbai.testing.coverage_plugin"]`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from pathlib import Path

import pytest

from gunbai.errors import ContentError
from gunbai.games import find_game, installed
from gunbai.kernel.library import Library
from gunbai.testing.coverage import Coverage, gaps, load_otherwise, table, tally, to_json

MARK = "clauses"
SELECTING = ("keyword", "markexpr", "lf", "deselect", "ignore", "ignore_glob", "stepwise", "collectonly")
"""Options of pytest that leave tests out."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options and settings."""
    group = parser.getgroup("gunbai")
    group.addoption(
        "--clauses", action="store_true", help="show which clauses the tests show, even if only some tests are run"
    )
    parser.addini("clauses_games", "games whose clauses are counted; all that are installed if empty", "args", [])
    parser.addini(
        "clauses_otherwise", "list of clauses that something else shows", default="tests/clauses_shown_otherwise.toml"
    )
    parser.addini("clauses_report", "file for the counts", default="build/clauses.json")


def pytest_configure(config: pytest.Config) -> None:
    """Registers the mark; counts where reports come together, which is not in the workers of xdist."""
    for name in config.getini("clauses_games"):
        if name not in installed():
            raise pytest.UsageError(f"clauses_games: no game {name} is installed; there is {', '.join(installed())}")
    config.addinivalue_line("markers", f"{MARK}(*ids): the clauses that a test shows")
    config.pluginmanager.register(ClauseMarks(), "gunbai-clause-marks")
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(ClauseCount(config), "gunbai-clause-count")


def libraries(config: pytest.Config) -> tuple[Library, ...]:
    """The games whose clauses are counted."""
    names: list[str] = config.getini("clauses_games")
    return tuple(find_game(name) for name in names or installed())


def marked(item: pytest.Item) -> tuple[str, ...]:
    """The clauses that a test says it shows."""
    return tuple(dict.fromkeys(name for mark in item.iter_markers(MARK) for name in mark.args))


class ClauseMarks:
    """Where tests are run: hands on what they show, and fails one that names a clause which does not exist."""

    @cached_property
    def _libraries(self) -> tuple[Library, ...]:
        return tuple(find_game(name) for name in installed())

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        """A test with an unknown clause fails."""
        names = marked(item)
        for name in names:
            if not any(name in library.clauses for library in self._libraries):
                near = " or ".join(library.clauses.nearest(name) for library in self._libraries)
                pytest.fail(f"there is no clause {name}; did you mean {near}?", pytrace=False)
        if names:
            item.user_properties.append((MARK, list(names)))


class ClauseCount:
    """Where reports come together: counts, prints, writes, and fails a whole run with a gap."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._shown: dict[str, list[str]] = {}
        self._failed: set[str] = set()
        self._lines: list[str] = []
        self._gaps: tuple[str, ...] = ()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Notes what a test has shown, if all of it passed."""
        if report.failed:
            self._failed.add(report.nodeid)
        elif report.when == "call" and report.passed and not hasattr(report, "wasxfail"):
            for key, names in report.user_properties:
                if key == MARK and isinstance(names, list):
                    self._shown[report.nodeid] = names

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Counts, and fails the run if it was whole and has a gap."""
        whole = is_whole(self._config) and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        if session.shouldstop or session.shouldfail:
            whole = False
        if not whole and not self._config.getoption("--clauses"):
            return
        try:
            coverage = self._coverage()
        except ContentError as error:
            self._lines = str(error).splitlines()
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
            return
        complete = {(one.game.id, book) for one in libraries(self._config) for book in _complete(one)}
        self._lines = table(coverage, lambda game, book: (game, book) in complete)
        if whole:
            report = self._config.rootpath / str(self._config.getini("clauses_report"))
            report.parent.mkdir(parents=True, exist_ok=True)
            report.write_bytes(to_json(coverage))
        if whole and exitstatus == pytest.ExitCode.OK:
            self._gaps = gaps(libraries(self._config), coverage)
            if self._gaps:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _coverage(self) -> Coverage:
        games = libraries(self._config)
        listed = self._config.rootpath / str(self._config.getini("clauses_otherwise"))
        otherwise: Iterable[str] = ()
        if listed.is_file():
            where = str(listed.relative_to(self._config.rootpath))
            otherwise = load_otherwise(listed.read_text("utf-8"), where, games, self._config.rootpath)
        shown = {name for test, names in self._shown.items() if test not in self._failed for name in names}
        return tally(games, shown, otherwise)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Prints the table, and the gaps that fail the run."""
        if not self._lines:
            return
        terminalreporter.section("clauses")
        for line in self._lines:
            terminalreporter.write_line(line)
        if self._gaps:
            terminalreporter.write_line(
                f"{len(self._gaps)} clauses of complete rulebooks are shown by nothing:", red=True
            )
            for name in self._gaps:
                terminalreporter.write_line(f"  {name}", red=True)


def _complete(library: Library) -> tuple[str, ...]:
    return library.game.books if library.game.complete else library.game.books_complete


def is_whole(config: pytest.Config) -> bool:
    """Whether all tests of the project are run, and none left out."""
    if any(config.getoption(name, None) for name in SELECTING):
        return False
    here = [config.rootpath / path for path in config.getini("testpaths")] or [config.rootpath]
    asked = [Path(config.invocation_params.dir, argument.partition("::")[0]) for argument in config.args]
    return "::" not in "".join(config.args) and {path.resolve() for path in asked} == {path.resolve() for path in here}
