"""`check`, `case`, `conform`: every fault of every file; what came out otherwise; what a game breaks."""

import json
from pathlib import Path

import pytest

from gunbai.cli import proving
from gunbai.errors import ScenarioError
from gunbai.games import find_game, installed
from gunbai.kernel.scenario import load_scenario
from gunbai.testing.conformance_report import Breach, Report

from .conftest import Gunbai

CASE = """
game = "maai"

[[case]]
name = "A half-step that nobody resists"
clauses = ["maai.halfstep.contest.only_if_resisted"]
scenario = "ganryujima"
do = ["until kojiro breath", "kojiro: step in", "musashi: let"]

[case.expect]
values = { "distance" = "issoku" }
"""


def broken() -> str:
    """A scenario with four faults."""
    text = find_game("maai").scenario_text("training-bout")
    return text.replace('mode = "training"', 'mode = "fun"\nfoo = 1').replace("vitality = 8", "vitality = 0")


@pytest.fixture
def record(gunbai: Gunbai, tmp_path: Path) -> Path:
    path = tmp_path / "duel.jsonl"
    assert gunbai("run", "maai/ganryujima", "--seed", "2", "--record", path).code == 0
    return path


def test_files_are_known_by_what_stands_in_them(gunbai: Gunbai, record: Path, tmp_path: Path) -> None:
    data = Path(__file__).parents[2] / "src" / "gunbai" / "games" / "maai"
    scenario = tmp_path / "mine.txt"
    scenario.write_text(find_game("maai").scenario_text("riverbank"))
    code, out, _ = gunbai("check", record, scenario, data / "clauses.toml", data / "rulings.toml", "--json")
    assert code == 0
    found = json.loads(out)
    assert [row["kind"] for row in found] == ["record", "scenario", "clause", "ruling"]
    assert all(row["ok"] and row["faults"] == [] for row in found)


def test_a_game_s_own_files_are_checked(gunbai: Gunbai, tmp_path: Path) -> None:
    sheet = 'id = "nagi"\nbody = 4\ntoughness = 4\nintellect = 4\nsense = 4\n'
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(f'game = "sengen"\n[[character]]\n{sheet}will = 4\n')
    bad.write_text(f'game = "sengen"\n[[character]]\n{sheet}will = 9\nluck = 1\n')
    code, out, _ = gunbai("check", good, bad, "--json")
    assert code == 1
    fine, faulty = json.loads(out)
    assert (fine["kind"], fine["faults"]) == ("form", [])
    assert [(fault["line"], fault["place"], fault["code"]) for fault in faulty["faults"]] == [
        (9, "character[1].luck", "unknown-key"),
    ]
    bad.write_text(bad.read_text().replace("luck = 1\n", ""))
    code, out, _ = gunbai("check", bad)
    assert code == 1
    assert f"{bad}:8: character[1].will: 9 does not fit. Accepted: 3..6 [sengen.core.trait-range]" in out


def test_all_faults_of_all_files_are_told(gunbai: Gunbai, record: Path, tmp_path: Path) -> None:
    scenario = tmp_path / "a.toml"
    text = find_game("maai").scenario_text("training-bout")
    scenario.write_text(
        text.replace('mode = "training"', 'mode = "fun"\nfoo = 1').replace("vitality = 8", "vitality = 0")
    )
    clauses = tmp_path / "clauses.toml"
    clauses.write_text('game = "maai"\n[[clause]]\nid = "x"\n[[clause]]\nid = "maai.a.b"\n')
    record.write_text(record.read_text("utf-8")[:-20], "utf-8")
    code, out, _ = gunbai("check", scenario, clauses, record, tmp_path / "none.toml", tmp_path, "--json")
    assert code == 1
    by_file = {Path(row["file"]).name: row["faults"] for row in json.loads(out)}
    assert [fault["place"] for fault in by_file["a.toml"]] == [
        "duel.mode",
        "duel.foo",
        "fighter[1].vitality",
        "fighter[2].vitality",
    ]
    lines = scenario.read_text().splitlines()
    assert [fault["line"] for fault in by_file["a.toml"]] == [
        at for at, line in enumerate(lines, 1) if line in ('mode = "fun"', "foo = 1", "vitality = 0")
    ]
    assert len(by_file["clauses.toml"]) > 2
    assert [fault["line"] for fault in by_file["duel.jsonl"]] == [len(record.read_text("utf-8").splitlines())]
    assert [len(by_file[name]) for name in ("none.toml", tmp_path.name)] == [1, 1]


@pytest.mark.parametrize(("lang", "count"), [("ja", "誤り4件"), ("en", "4 faults"), ("zh", "4处错误")])
def test_faults_are_told_in_words(gunbai: Gunbai, tmp_path: Path, lang: str, count: str) -> None:
    scenario = tmp_path / "a.toml"
    text = find_game("maai").scenario_text("training-bout")
    scenario.write_text(
        text.replace('mode = "training"', 'mode = "fun"\nfoo = 1').replace("vitality = 8", "vitality = 0")
    )
    code, out, _ = gunbai("check", scenario, lang=lang)
    assert code == 1
    assert count in out.splitlines()[0]
    assert len(out.splitlines()) == 5


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe",
        b"[[[",
        b"{",
        b"{}",
        b"{\n",
        b"a = 1",
        b'game = "kaisen"',
        b'game = "maai"',
        b"\0" * 100,
        b"[" * 9999,
    ],
)
def test_whatever_is_checked_ends_in_a_clear_fault(gunbai: Gunbai, tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "strange"
    path.write_bytes(text)
    code, out, err = gunbai("check", path)
    assert (code, err) == (1, "")
    assert str(path) in out
    assert len(out.splitlines()) >= 2


def test_cases_are_played(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "good.toml"
    path.write_text(CASE)
    code, out, _ = gunbai("case", path, "--json")
    assert (code, [row["differences"] for row in json.loads(out)]) == (0, [[]])
    assert "as expected  A half-step that nobody resists" in gunbai("case", path).out


def test_a_case_that_comes_out_otherwise_shows_how(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(CASE.replace('"issoku"', '"toma"'))
    code, out, _ = gunbai("case", path, "--json")
    assert code == 1
    [row] = json.loads(out)
    assert (row["passed"], row["line"]) == (False, 4)
    assert [one["where"] for one in row["differences"]] == ["expect.values.distance"]
    code, out, _ = gunbai("case", path)
    assert code == 1
    assert "expect.values.distance" in out


def test_a_case_file_that_cannot_be_read_is_a_finding(gunbai: Gunbai, tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(CASE.replace("maai.halfstep.contest.only_if_resisted", "maai.halfstep.nothing"))
    assert gunbai("case", path).code == 1
    assert gunbai("check", path).code == 1


def test_a_game_is_put_to_the_test(gunbai: Gunbai) -> None:
    code, out, err = gunbai("conform", "maai", "--battles", "2", "--seed", "4", "--json")
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert (found["sound"], found["game"], found["battles"], found["seed"]) == (True, "maai", 2, 4)
    assert found["inputs"] > 10
    assert "keeps every promise" in gunbai("conform", "maai", "--battles", "1").out


def test_a_game_that_breaks_a_promise_is_a_finding(gunbai: Gunbai, monkeypatch: pytest.MonkeyPatch) -> None:
    breach = Breach("undo", 3, "maai/ganryujima", {}, 17, "came out otherwise")
    report = Report("maai", 0, 4, 99, 120, {}, (), (), ("bled",), (breach,))
    monkeypatch.setattr(proving, "put_to_the_test", lambda *given: report)
    code, out, _ = gunbai("conform", "maai")
    assert code == 1
    for shown in ("undo", "battle 3", "after 17 inputs", "came out otherwise", "bled"):
        assert shown in out


BROKEN = Path(__file__).parents[1] / "broken"
SOUND_BUT_UNFINISHED = {"by-hand.jsonl", "end-missing.jsonl"}


@pytest.mark.parametrize("lang", ["ja", "en", "zh"])
def test_every_file_of_the_broken_pile_is_a_finding(gunbai: Gunbai, lang: str) -> None:
    pile = sorted(path for folder in ("scenarios", "records") for path in (BROKEN / folder).iterdir())
    code, out, err = gunbai("check", *pile, "--json", "--lang", lang)
    assert (code, err) == (1, "")
    found = {Path(row["file"]).name: row for row in json.loads(out)}
    assert len(found) == len(pile) > 100
    assert {name for name, row in found.items() if row["ok"]} == SOUND_BUT_UNFINISHED
    assert all(fault["text"] and fault["code"] for row in found.values() for fault in row["faults"])


def test_no_file_of_the_broken_pile_can_be_played(gunbai: Gunbai, tmp_path: Path) -> None:
    for path in sorted((BROKEN / "scenarios").glob("*.toml")):
        for command in (("run", path), ("play", path, "--as", "musashi"), ("rulings", "--scenario", path)):
            code, out, err = gunbai(*command)
            assert (code, out) == (1, ""), path
            assert err.strip(), path


def test_records_of_the_broken_pile_are_not_resumed_and_not_changed(gunbai: Gunbai, tmp_path: Path) -> None:
    for path in sorted((BROKEN / "records").iterdir()):
        copy = tmp_path / path.name
        copy.write_bytes(path.read_bytes())
        code, _, err = gunbai("resume", copy)
        if path.name != "by-hand.jsonl":
            assert code in (1, 2), path
            assert err.strip(), path
            assert copy.read_bytes() == path.read_bytes(), path
        for command in ("replay", "verify"):
            assert gunbai(command, copy).code in (0, 1), path


# ---- content -------------------------------------------------------------------------------------------------------

HOUSE = """
game = "maai"

[[manoeuvre]]
id = "stride"
type = "kata"
cost = "1"
effects = [ { do = "movement", areas = 1 } ]

[[spell]]
id = "wall"
list = "kekkai"
dan = 1
cost = "2"
effects = [ { do = "barrier" } ]
"""


def test_findings_are_no_faults_unless_they_are_to_be(gunbai: Gunbai, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(HOUSE)
    loose, strict = gunbai("check", house, "--json"), gunbai("check", house, "--json", "--strict")
    assert (loose.code, strict.code) == (0, 1)
    [row], [hard] = json.loads(loose.out), json.loads(strict.out)
    assert (row["kind"], row["ok"], hard["ok"]) == ("form", True, False)
    assert [(one["level"], one["code"], one["place"], one["line"]) for one in row["faults"]] == [
        ("warning", "move-strong", "manoeuvre[1].effects[1]", 8),
        ("note", "barrier-unknown", "spell[1].effects[1]", 15),
    ]
    assert [one["level"] for one in hard["faults"]] == ["error", "note"]
    assert row["faults"][0]["clauses"] == ["maai.move.principle"]
    assert len(row["faults"][0]["ways"]) == 5


@pytest.mark.parametrize(("lang", "words"), [("ja", "指摘2件"), ("en", "2 findings"), ("zh", "2处意见")])
def test_findings_say_why_and_what_would_do(gunbai: Gunbai, tmp_path: Path, lang: str, words: str) -> None:
    house = tmp_path / "house.toml"
    house.write_text(HOUSE)
    code, out, _ = gunbai("check", house, lang=lang)
    assert code == 0
    head, *rest = out.splitlines()
    assert words in head
    assert f"{house}:8: manoeuvre[1].effects[1]: " in rest[0]
    assert rest[0].endswith("[maai.move.principle]")
    assert sum(line.startswith("      – ") for line in rest) == 6


def test_a_scenario_may_bring_content_and_is_checked_with_it(gunbai: Gunbai, tmp_path: Path) -> None:
    head = 'game = "maai"\n[name]\nen = "x"\n[[fighter]]\nid = "a"\n[[fighter]]\nid = "b"\n'
    path = tmp_path / "duel.toml"
    path.write_text(head + HOUSE.replace('game = "maai"', ""))
    code, out, _ = gunbai("check", path, "--json")
    [row] = json.loads(out)
    assert (code, row["kind"], [one["code"] for one in row["faults"]]) == (1, "scenario", ["move-strong"])
    path.write_text(path.read_text().replace('cost = "1"', 'cost = "2"'))
    code, out, _ = gunbai("check", path, "--json")
    [row] = json.loads(out)
    assert (code, [one["level"] for one in row["faults"]]) == (0, ["note"])


def test_findings_are_written_as_sarif(gunbai: Gunbai, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("our house.toml").write_text(HOUSE)
    assert gunbai("check", "our house.toml", "--sarif", "found.sarif").code == 0
    log = json.loads(Path("found.sarif").read_text("utf-8"))
    assert (log["version"], set(log)) == ("2.1.0", {"$schema", "version", "runs"})
    [run] = log["runs"]
    driver = run["tool"]["driver"]
    assert [rule["id"] for rule in driver["rules"]] == ["barrier-unknown", "move-strong"]
    strong, unknown = run["results"]
    assert (strong["level"], unknown["level"]) == ("warning", "note")
    for result in (strong, unknown):
        assert driver["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
        assert result["message"]["text"]
    [location] = strong["locations"]
    assert location["physicalLocation"] == {
        "artifactLocation": {"uri": "our%20house.toml"},
        "region": {"startLine": 8},
    }
    assert location["logicalLocations"] == [{"fullyQualifiedName": "manoeuvre[1].effects[1]"}]
    assert strong["properties"]["clauses"] == ["maai.move.principle"]


def test_a_log_that_cannot_be_written_is_said_so(gunbai: Gunbai, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text(HOUSE)
    code, _, err = gunbai("check", house, "--sarif", tmp_path / "none" / "found.sarif")
    assert code == 2
    assert "found.sarif" in err


# ---- a game's own tables -------------------------------------------------------------------------------------------

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "gunbai"
STRANGERS = [game.name for game in (SOURCE / "games").iterdir() if game.name not in installed()]
OURS = sorted(path for path in SOURCE.rglob("*.toml") if not any(game in path.parts for game in STRANGERS))


def test_all_data_of_this_project_is_known_and_sound(gunbai: Gunbai) -> None:
    code, out, _ = gunbai("check", *OURS, ROOT / "tests" / "clauses_shown_otherwise.toml", "--strict", "--json")
    rows = json.loads(out)
    assert {row["file"]: row["faults"] for row in rows if row["faults"]} == {}
    assert code == 0
    kinds = {Path(row["file"]).relative_to(ROOT).as_posix(): row["kind"] for row in rows}
    assert kinds["src/gunbai/games/maai/data/weapons.toml"] == "table"
    assert kinds["src/gunbai/games/maai/data/content/weapons.toml"] == "form"
    assert kinds["tests/clauses_shown_otherwise.toml"] == "table"


@pytest.mark.parametrize("where", ["texts/rules.ja.toml", "alone.toml"])
def test_words_of_clauses_are_held_against_the_game(gunbai: Gunbai, tmp_path: Path, where: str) -> None:
    maai = ROOT / "src" / "gunbai" / "games" / "maai"
    words = tmp_path / where
    words.parent.mkdir(exist_ok=True)
    words.write_text('game = "maai"\n[clause."maai.halfstep.cots"]\nsays = "半歩は活力1。"\n', "utf-8")
    if words.parent != tmp_path:
        for name in ("clauses.toml", "rulings.toml"):
            (tmp_path / name).write_text((maai / name).read_text("utf-8"), "utf-8")
    code, out, _ = gunbai("check", words, "--json")
    [row] = json.loads(out)
    assert (code, row["kind"]) == (1, "rule-words")
    assert [(one["place"], one["code"], one["line"]) for one in row["faults"]] == [
        ("clause.maai.halfstep.cots", "unknown-clause", 2)
    ]


def test_another_version_of_a_games_table_is_known_by_its_name(gunbai: Gunbai, tmp_path: Path) -> None:
    table = tmp_path / "weapons.toml"
    text = (ROOT / "src" / "gunbai" / "games" / "maai" / "data" / "weapons.toml").read_text("utf-8")
    table.write_text(text.replace("near = 1", 'near = "far"', 1), "utf-8")
    code, out, _ = gunbai("check", table, "--json")
    [row] = json.loads(out)
    assert (code, row["kind"]) == (1, "table")
    assert [(one["place"], one["code"]) for one in row["faults"]] == [("odachi.near", "wrong-value")]


def test_what_nothing_here_reads_is_said_to_be_so(gunbai: Gunbai) -> None:
    code, out, _ = gunbai("check", ROOT / "pyproject.toml", "--json")
    [row] = json.loads(out)
    assert (code, row["kind"], [one["code"] for one in row["faults"]]) == (1, "toml", ["check-unknown"])


# ---- content files beside a scenario -------------------------------------------------------------------------------

NAMED = """
game = "maai"
name.en = "x"
content = ["house/rules.toml"]

[[fighter]]
id = "a"
manoeuvres = ["stride"]

[[fighter]]
id = "b"
"""


def test_a_scenario_takes_in_the_content_files_that_it_names(gunbai: Gunbai, tmp_path: Path) -> None:
    scenario, rules = tmp_path / "duel.toml", tmp_path / "house" / "rules.toml"
    scenario.write_text(NAMED)
    code, _, err = gunbai("run", scenario)
    assert code == 2
    assert "rules.toml" in err
    rules.parent.mkdir()
    rules.write_text(HOUSE.replace('cost = "1"', 'cost = "2"'))
    record = tmp_path / "duel.jsonl"
    assert gunbai("run", scenario, "--seed", "1", "--record", record).code == 0
    rules.unlink()
    assert gunbai("replay", record).code == 0, "the record holds all of it"
    assert '"stride"' in record.read_text("utf-8").splitlines()[0]


def test_a_broken_content_file_is_a_fault_of_the_scenario(gunbai: Gunbai, tmp_path: Path) -> None:
    scenario, rules = tmp_path / "duel.toml", tmp_path / "house" / "rules.toml"
    rules.parent.mkdir()
    scenario.write_text(NAMED)
    rules.write_text(HOUSE.replace('"kata"', '"cat"'))
    code, out, _ = gunbai("check", scenario, "--json")
    [row] = json.loads(out)
    assert (code, [(one["code"], one["place"], one["line"]) for one in row["faults"]]) == (
        1,
        [("broken-file", "content[1]", 4)],
    )


def test_a_scenario_from_nowhere_has_no_files_beside_it() -> None:
    with pytest.raises(ScenarioError) as refused:
        load_scenario(NAMED, "x.toml", find_game)
    assert [(fault.code, fault.place) for fault in refused.value.faults] == [("no-files-here", "content")]
