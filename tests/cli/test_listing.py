"""`games`, `scenarios`, `explain`, `clauses`, `rulings`: what can be looked up."""

import json
from pathlib import Path

import pytest

from gunbai.cli import rulebook
from gunbai.games import find_game

from .conftest import SOURCE, Gunbai

FOLDER = SOURCE.parent / "games" / "maai" / "scenarios"
SCENARIOS = [f"maai/{file.stem}" for file in sorted(FOLDER.glob("*.toml"))]


def test_games_are_listed_with_their_rulebooks_and_players(gunbai: Gunbai) -> None:
    code, out, err = gunbai("games", "--json")
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    game = next(game for game in json.loads(out) if game["id"] == "maai")
    assert game == {
        "id": "maai",
        "version": find_game("maai").game.version,
        "books": ["000", "001", "004"],
        "books_complete": ["000", "001", "004"],
        "complete": True,
        "scenarios": SCENARIOS,
        "players": ["plain", "random", "keen"],
    }


@pytest.mark.parametrize(("lang", "title"), [("ja", "巌流島"), ("en", "Ganryū island"), ("zh", "严流岛")])
def test_scenarios_are_listed_in_the_language_of_the_locale(gunbai: Gunbai, lang: str, title: str) -> None:
    code, out, _ = gunbai("scenarios", lang=f"{lang}_XX.UTF-8")
    assert code == 0
    assert [line.split("  ")[0] for line in out.splitlines() if line.startswith("maai/")] == SCENARIOS
    assert f"maai/ganryujima  {title}\n" in out


def test_scenarios_name_their_seats_for_machines(gunbai: Gunbai) -> None:
    _, out, _ = gunbai("scenarios", "maai", "--json")
    found = json.loads(out)
    assert [one["name"] for one in found] == SCENARIOS
    island = next(one for one in found if one["name"] == "maai/ganryujima")
    assert [seat["id"] for seat in island["seats"]] == ["musashi", "kojiro"]
    assert island["title"] == {"ja": "巌流島", "en": "Ganryū island", "zh": "严流岛"}


@pytest.mark.parametrize("name", ["maai.guard.break.direct2", "guard.break.direct2"])
def test_a_clause_is_explained_with_or_without_its_game(gunbai: Gunbai, name: str) -> None:
    clause = find_game("maai").clauses["maai.guard.break.direct2"]
    code, out, _ = gunbai("explain", name)
    assert code == 0
    assert "maai.guard.break.direct2" in out
    assert clause.says in out
    assert clause.check in out
    assert json.loads(gunbai("explain", name, "--json").out)["says"] == clause.says


def test_an_unknown_clause_brings_the_nearest(gunbai: Gunbai) -> None:
    code, out, err = gunbai("explain", "maai.guard.brake.direct2")
    assert (code, out) == (2, "")
    assert "maai.guard.break.direct2" in err


def test_the_counts_of_the_tests_are_shown(gunbai: Gunbai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counts = {"maai": {"000": {"total": 150, "shown": 147, "otherwise": 2, "missing": ["maai.term.ma"]}}}
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "clauses.json").write_text(json.dumps(counts))
    monkeypatch.chdir(tmp_path)
    assert json.loads(gunbai("clauses", "--json").out) == counts
    assert json.loads(gunbai("clauses", "maai", "--json").out) == counts
    rows = [line.split() for line in gunbai("clauses").out.splitlines()]
    assert rows[1] == ["maai", "000", "150", "147", "2", "1"]
    code, _, err = gunbai("clauses", "kaisen")
    assert code == 2
    assert "maai" in err


def test_counts_that_nobody_made_are_asked_for(gunbai: Gunbai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(rulebook, "__file__", str(tmp_path / "cli" / "rulebook.py"))
    code, out, err = gunbai("clauses", "--json")
    assert (code, out) == (1, "")
    assert "make test" in err
    (tmp_path / "build").mkdir()
    (tmp_path / "build" / "clauses.json").write_text('{"maai": {"000": 3}}')
    code, out, err = gunbai("clauses")
    assert (code, out) == (1, "")
    assert "clauses.json" in err


def test_rulings_show_every_key_with_its_default_and_why(gunbai: Gunbai) -> None:
    book = find_game("maai").rulings
    found = json.loads(gunbai("rulings", "maai", "--json").out)["maai"]
    assert [row["key"] for row in found] == [key.key for key in book]
    assert {row["key"]: str(row["value"]) for row in found} == {key.key: key.default for key in book}
    _, out, _ = gunbai("rulings", "maai")
    assert "maai.attack.cost = 3\n" in out
    assert f"Why: {book['maai.attack.cost'].why}" in out


def test_rulings_show_what_a_scenario_sets(gunbai: Gunbai, tmp_path: Path) -> None:
    text = find_game("maai").scenario_text("ganryujima")
    path = tmp_path / "cheap.toml"
    path.write_text(text.replace("[duel]", '[rulings]\n"maai.attack.cost" = 2\n\n[duel]', 1))
    found = json.loads(gunbai("rulings", "--scenario", path, "--json").out)["maai"]
    assert [row["value"] for row in found if row["key"] == "maai.attack.cost"] == [2]
    assert "maai.attack.cost = 2  (default: 3)" in gunbai("rulings", "--scenario", path).out
    code, _, err = gunbai("rulings", "kaisen", "--scenario", path)
    assert code == 2
    assert "maai" in err
