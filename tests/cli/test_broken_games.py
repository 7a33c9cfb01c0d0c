"""A game of a stranger's that is broken: it is named, and keeps nobody from the others."""

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint, EntryPoints, entry_points

import pytest

from gunbai.games import installed
from gunbai.kernel import entry_points as found

from .conftest import Gunbai

REAL = tuple(entry_points(group="gunbai.games"))


@pytest.fixture(params=["nosuchmodule:GAME", "gunbai.errors:NOTHING", "gunbai.errors:Fault"])
def broken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Another installed game, `go`, that is none."""
    go = EntryPoint("go", request.param, "gunbai.games")
    monkeypatch.setattr(found, "_installed", lambda: EntryPoints((*REAL, go)))
    installed.cache_clear()
    yield request.param
    installed.cache_clear()


def test_it_is_named_and_the_others_are_listed(gunbai: Gunbai, broken: str) -> None:
    code, out, err = gunbai("games", "--json")
    assert code == 1
    assert [game["id"] for game in json.loads(out)] == ["kaisen", "maai", "sengen"]
    assert "gunbai.games" in err
    assert "go" in err
    assert "Traceback" not in err


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (("run", "go/opening"), 1),
        (("conform", "go"), 1),
        (("scenarios", "go"), 1),
        (("run", "nosuch"), 2),
        (("explain", "nosuch"), 2),
        (("explain", "maai.guard.max"), 0),
        (("scenarios",), 0),
        (("rulings", "maai"), 0),
        (("check", "nosuch.toml"), 1),
    ],
)
def test_no_command_breaks_over_it(gunbai: Gunbai, broken: str, command: tuple[str, ...], code: int) -> None:
    ran = gunbai(*command)
    assert ran.code == code
    assert bool(ran.err) == (code == 2 or "go" in command or "go/opening" in command)


def test_a_board_that_cannot_be_loaded_is_named(gunbai: Gunbai, monkeypatch: pytest.MonkeyPatch) -> None:
    board = EntryPoint("maai", "nosuchmodule:BOARD", "gunbai.boards")
    monkeypatch.setattr(found, "_installed", lambda: EntryPoints((*REAL, board)))
    code, out, err = gunbai("run", "maai/ganryujima", "--seed", 11)
    assert (code, out) == (1, "")
    assert "gunbai.boards" in err


def test_the_scenarios_of_a_game_that_is_named_alone_are_told(gunbai: Gunbai) -> None:
    for name in ("kaisen", "kaisen/"):
        code, _, err = gunbai("run", name)
        assert code == 2
        assert "kaisen/convoy" in err
        assert "maai/" not in err


def test_brackets_are_explained_only_where_there_are_any(gunbai: Gunbai) -> None:
    _, out, _ = gunbai("games")
    assert ("brackets" in out) == ("(0" in out)
