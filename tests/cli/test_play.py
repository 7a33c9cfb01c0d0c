"""`play`: what is typed at the prompt, and what comes of it."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from gunbai.cli import main
from gunbai.games import find_game
from gunbai.kernel.inputs import Answer, Interjection, Leave
from gunbai.kernel.record import replay as replay_record

from .conftest import MUSASHI, YARD, Gunbai, loaded, said


def test_a_duel_is_played_to_its_end(gunbai: Gunbai, path: Path) -> None:
    code, out, err = gunbai(*MUSASHI, "--record", path, typed="strike oar @trunk\n1\n" * 300)
    assert (code, err) == (0, "")
    record = loaded(path)
    battle = replay_record(record)
    assert record.footer is not None
    assert battle.result is not None
    assert {one.by for one in record.inputs if isinstance(one, Answer) and one.seat == "kojiro"} == {"plain"}
    assert gunbai("verify", path).code == 0
    assert f"gunbai verify {path}" in out
    assert not os.path.exists(f"{path}.seal")


def test_what_was_typed_is_on_the_disk_when_its_outcome_is_shown(
    gunbai: Gunbai, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[int] = []
    monkeypatch.setattr("gunbai.cli.log.Log.show", lambda *given: seen.append(len(path.read_bytes().splitlines())))
    gunbai(*MUSASHI, "--record", path, typed="wait\nwait\n")
    lines = path.read_text("utf-8").splitlines()
    answers = [at for at, line in enumerate(lines, 1) if '"seat":"musashi"' in line and '"in":"answer"' in line]
    assert len(answers) == 2
    assert len(seen) == 3
    assert all(shown >= answer for shown, answer in zip(seen[1:], answers, strict=True))


@pytest.mark.parametrize("lang", ["ja", "en", "zh"])
def test_the_state_and_the_question_are_shown(gunbai: Gunbai, lang: str) -> None:
    words = {
        "ja": ("遠間", "鍔迫り合い", "活力", "戦力", "警戒", "カウント12", "一呼吸をどう使うか。"),
        "en": ("toma", "tsubazeri", "vitality", "strength", "guard", "count 12", "Your breath: what do you do?"),
        "zh": ("远间", "锷迫", "活力", "战力", "警戒", "计数12", "这一呼吸你怎么用？"),
    }
    _, out, _ = gunbai(*MUSASHI, lang=lang)
    for word in (*words[lang], "●──", "█", " 12/12", " 30/30", "step in"):
        assert word in out


def _full_disk_at(*calls: int) -> Callable[[int, bytes], None]:
    """Writes as the ledger does, but for these calls, at which the disk takes half of it and is full."""
    made: list[int] = []

    def write(file: int, data: bytes) -> None:
        made.append(len(data))
        full = len(made) in calls
        os.write(file, data[: len(data) // 2] if full else data)
        if full:
            raise OSError(errno.ENOSPC, "full")

    return write


def test_what_a_full_disk_did_not_take_has_not_happened(
    gunbai: Gunbai, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Seal, header, and what the others did before the first question are written; then `wait`, which is not.
    monkeypatch.setattr("gunbai.cli.ledger._write_all", _full_disk_at(3))
    code, out, _ = gunbai(*MUSASHI, "--record", path, typed="wait\nwait\nundo\nstep in\n")
    assert code == 0
    assert out.count("no space is left") == 1
    record = loaded(path)
    assert said(record)[:1] == ["step in"]
    assert replay_record(record).inputs[: len(record.inputs)] == list(record.inputs)
    assert gunbai("resume", path).code == 0


def test_an_undo_that_a_full_disk_did_not_take_has_not_happened(
    gunbai: Gunbai, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gunbai.cli.ledger._write_all", _full_disk_at(4))
    out = gunbai(*MUSASHI, "--record", path, typed="wait\nundo\nwait\n").out
    assert out.count("no space is left") == 1
    assert said(loaded(path)) == ["wait", "wait"]
    assert gunbai("replay", path).code == 0


@pytest.mark.parametrize("call", [1, 2])
def test_a_record_that_cannot_be_begun_leaves_nothing_behind(
    gunbai: Gunbai, path: Path, monkeypatch: pytest.MonkeyPatch, call: int
) -> None:
    monkeypatch.setattr("gunbai.cli.ledger._write_all", _full_disk_at(call))
    code, out, err = gunbai(*MUSASHI, "--record", path)
    assert (code, out) == (2, "")
    assert "no space is left" in err
    assert os.listdir(path.parent) == []


def test_a_few_options_are_listed_and_all_on_demand(gunbai: Gunbai) -> None:
    few = gunbai(*MUSASHI).out
    everything = gunbai(*MUSASHI, typed="options\n").out
    assert "strike oar @wrist" not in few
    listed = everything[everything.index("Waiting\n") :].splitlines()
    numbers = [int(line[:3]) for line in listed if line[:3].strip().isdigit()]
    assert sorted(numbers) == list(range(1, len(numbers) + 1))
    shown = [line for line in few.splitlines() if line[:3].strip().isdigit()]
    assert f"… {len(numbers) - len(shown)} more" in few
    assert "strike oar @wrist" in everything


@pytest.mark.parametrize(
    ("typed", "declared"),
    [
        ("strike oar @trunk", "strike oar @trunk"),
        ("3", "strike oar"),
        ("3 @wrist", "strike oar @wrist"),
        ("３　＠小手", "strike oar @wrist"),
        ("斬 櫂の木刀 @小手", "strike oar @wrist"),
        ("  WAIT  ", "wait"),
        ("待つ", "wait"),
    ],
)
def test_numbers_and_notation_are_read(gunbai: Gunbai, path: Path, typed: str, declared: str) -> None:
    gunbai(*MUSASHI, "--record", path, typed=f"{typed}\n")
    assert said(loaded(path)) == [declared]


@pytest.mark.parametrize(
    "typed",
    [
        "1+2/2+2/+0:0302-2:2R:0304-3",
        "1+2-2+2-+0:0302-2:2R:0304-3",
        "１＋２／２＋２／＋０：０３０２－２：２Ｒ：０３０４－３",
    ],
)
def test_a_plot_may_begin_with_a_digit(gunbai: Gunbai, path: Path, typed: str) -> None:
    gunbai("play", "kaisen/duel", "--as", "crown", "--seed", 5, "--record", path, typed=f"{typed}\n")
    assert "1+2/2+2/+0:0302-2:2R:0304-3" in said(loaded(path), "crown")


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("flag heron: come about", "Heron signals"),
        ("FLAG Heron: 全艦回頭", "Heron signals"),
        ("旗 青鷺: come about", "Heron signals"),
        ("flag heron: one character more than can be", "25 characters"),
        ("flag heron come about", "a colon belongs"),
        ("hail heron to viper: heave to", "only after movement"),
        ("act nobody: waits", "nobody is called so"),
        ("flags heron: come about", "three pools come first"),
    ],
)
def test_a_signal_is_made_whatever_is_asked(gunbai: Gunbai, path: Path, typed: str, shown: str) -> None:
    ran = gunbai("play", "kaisen/duel", "--as", "crown", "--seed", 5, "--record", path, typed=f"{typed}\n")
    assert shown in ran.out


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("strke oar", ("strke oar\n  ^", "3 strike oar")),
        ("strike oar @nose", ("@nose", "wrist")),
        ("strike wakizashi", ("wakizashi", "maai.weapon.ideal.remedy")),
        ("push", ("maai.clinch.three_exits",)),
        ("999", ("numbered from 1 to",)),
        ("0", ("numbered from 1 to",)),
        ("\x00\x1b[31m", ("no act begins here",)),
        ("step in; step in; step in", ("maai.halfstep.cost",)),
    ],
)
def test_what_is_refused_says_why_and_changes_nothing(
    gunbai: Gunbai, path: Path, typed: str, shown: tuple[str, ...]
) -> None:
    code, out, _ = gunbai(*MUSASHI, "--record", path, typed=f"{typed}\n")
    assert code == 0
    for part in shown:
        assert part in out
    assert "\x1b[31m" not in out
    assert said(loaded(path)) == []


def test_why_explains_what_happened_last_and_what_was_refused(gunbai: Gunbai) -> None:
    says = {clause.id: clause.says for clause in find_game("maai").clauses}
    begun, refused, asked = (
        gunbai(*MUSASHI, typed=typed).out
        for typed in ("why\n", "push\nなぜ\n", "why guard.loss.fent\nwhy maai.part.arm\nwhy guard.feint\n")
    )
    assert says["maai.term.round"] in begun
    assert says["maai.clinch.three_exits"] in refused
    assert says["maai.term.round"] not in refused
    assert "maai.guard.loss.feint" in asked
    assert says["maai.part.arm"] in asked
    assert find_game("maai").rulings["maai.guard.feint"].why in asked


def test_undo_goes_back_to_the_decision_before_and_keeps_the_dice(gunbai: Gunbai, path: Path) -> None:
    out = gunbai(*MUSASHI, "--record", path, typed="3\nundo\n3\nundo\nundo\n戻す\n3\n").out
    record = loaded(path)
    assert said(record) == ["strike oar"]
    rolls = [json.loads(line)["faces"] for line in path.read_text("utf-8").splitlines() if '"in":"faces"' in line]
    undone = [at for at, line in enumerate(path.read_text("utf-8").splitlines()) if '"in":"undo"' in line]
    assert len(undone) == 2
    assert "Taken back: strike oar" in out
    assert "There is nothing of yours to take back." in out
    mine = [line.partition(":")[2] for line in out.splitlines() if line.startswith("Musashi strikes")]
    assert len(mine) == 3
    assert len(set(mine)) == 1
    assert rolls
    assert replay_record(record).inputs == list(record.inputs)


def test_undo_skips_what_the_computer_decided(gunbai: Gunbai, path: Path) -> None:
    gunbai(*MUSASHI, "--record", path, typed="wait\n")
    before = len(loaded(path).inputs)
    gunbai("resume", path, typed="wait\nundo\n")
    record = loaded(path)
    assert said(record) == ["wait"]
    assert list(record.inputs) == list(loaded(path).inputs)
    assert len(record.inputs) == before


def test_the_random_player_decides_again_as_before_after_an_undo(gunbai: Gunbai, path: Path) -> None:
    versus = ("--vs", "random", "--record", path)
    gunbai(*MUSASHI, *versus, typed="wait\nwait\nwait\n")
    once = list(loaded(path).inputs)
    path.unlink()
    os.unlink(f"{path}.seal")
    gunbai(*MUSASHI, *versus, typed="wait\nwait\nundo\nwait\nundo\nwait\nwait\n")
    assert list(loaded(path).inputs) == once


def test_both_may_agree_to_end_the_duel(gunbai: Gunbai, path: Path) -> None:
    code, out, _ = gunbai(*MUSASHI, "--record", path, typed="end for kojiro\n")
    assert code == 0
    record = loaded(path)
    assert record.footer is not None
    assert (record.footer.result.winners, record.footer.result.why) == (("kojiro",), "agreed")
    assert "both agree" in out


@pytest.mark.parametrize("typed", ["end draw", "引き分け"])
def test_a_draw_is_offered_and_declined_by_whoever_is_ahead(gunbai: Gunbai, path: Path, typed: str) -> None:
    gunbai(*MUSASHI, "--record", path, typed=f"{typed}\n")
    record = loaded(path)
    assert record.footer is None
    assert [one for one in record.inputs if isinstance(one, Interjection)] == [Interjection("musashi", "end draw")]


@pytest.mark.parametrize("typed", ["yield", "参った", "认输"])
def test_yielding_ends_the_duel(gunbai: Gunbai, path: Path, typed: str) -> None:
    gunbai(*MUSASHI, "--record", path, typed=f"{typed}\n")
    record = loaded(path)
    assert record.inputs[-1] == Leave("musashi")
    assert record.footer is not None
    assert record.footer.result.winners == ("kojiro",)


def test_the_prompt_explains_itself(gunbai: Gunbai) -> None:
    for word in ("undo", "why", "options", "log", "save", "yield", "quit", "end draw"):
        assert word in gunbai(*MUSASHI, typed="?\n").out


def test_the_log_and_the_board_can_be_seen_again(gunbai: Gunbai) -> None:
    base = gunbai(*MUSASHI).out
    assert [base.count(event) for event in ("A real duel begins", "Round 1 begins")] == [1, 1]
    last, everything = (gunbai(*MUSASHI, typed=typed).out for typed in ("log 1\n", "log\n"))
    assert [last.count(event) for event in ("A real duel begins", "Round 1 begins")] == [1, 2]
    assert [everything.count(event) for event in ("A real duel begins", "Round 1 begins")] == [2, 2]
    assert gunbai(*MUSASHI, typed="board\n").out.count("tsubazeri") == base.count("tsubazeri") + 1


BY_HAND = ("play", YARD, "--as", "musashi", "--dice", "hand")

# ---- dice by hand --------------------------------------------------------------------------------------------------


def test_dice_by_hand_are_typed_and_checked(gunbai: Gunbai, path: Path) -> None:
    out = gunbai(*BY_HAND, "--record", path, typed="strike oar\n11 3\nabc\n4\n").out
    assert "roll 2d10 and type the faces" in out
    assert "No die with 10 sides shows 11." in out
    assert "Type the faces of the dice as numbers" in out
    assert "2d10 needs 2 faces, not 1." in out
    assert loaded(path).header.dice.kind == "hand"
    assert not os.path.exists(f"{path}.seal")


def test_a_wrong_die_can_be_taken_back(gunbai: Gunbai, path: Path) -> None:
    gunbai(*BY_HAND, "--record", path, typed="strike oar\n3 4\nundo\n５＋６\nundo\nundo\n")
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()[2:]]
    assert [line for line in lines if line["in"] in ("faces", "undo")] == [
        {"in": "faces", "sides": 10, "faces": [3, 4]},
        {"in": "undo", "back": 1},
        {"in": "faces", "sides": 10, "faces": [5, 6]},
        {"in": "undo", "back": 1},
        {"in": "undo", "back": 0},
    ]


def test_the_arguments_are_those_of_the_process(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["gunbai", "games", "--json"])
    assert main() == 0
    assert "maai" in [row["id"] for row in json.loads(capsys.readouterr().out)]


def test_a_seed_that_is_named_is_told_to_be_no_secret(gunbai: Gunbai, path: Path) -> None:
    assert "They follow from --seed 3" in gunbai(*MUSASHI, "--record", path).out
    _, out, _ = gunbai("play", YARD, "--as", "musashi", "--record", path.with_name("other.jsonl"))
    assert "--seed" not in out


def test_whoever_commands_several_ships_is_asked_about_one_after_the_other(gunbai: Gunbai, tmp_path: Path) -> None:
    record = tmp_path / "fleet.jsonl"
    fleet = ("play", "kaisen/two-lines", "--as", "azure", "--seed", 5, "--record", record)
    ran = gunbai(*fleet, typed="S\nS\nundo\n")
    asked = [line.removesuffix(": your plot?").split()[-1] for line in ran.out.splitlines() if line.endswith("plot?")]
    assert asked == ["Kirin", "Heron", "Petrel", "Heron"]
    assert ran.out.count("Round 1 · Wind") == 2, "the map is drawn when something has changed"


def test_what_a_plot_would_come_to_is_told_before_it_is_made(gunbai: Gunbai, tmp_path: Path) -> None:
    """The printed example, by a ship that has just the points for it: two are lacking for its last step."""
    scenario = tmp_path / "example.toml"
    ship = "hull = 20\nrigging = 20\ncrew = 20\nhp = 40\nsailing = 2\nsteering = 4\nrowing = 3\nnow = { power = 3 }\n"
    scenario.write_text(
        'game = "kaisen"\nname.en = "the example"\nnow.phase = "plot"\nsea = { weather = 3, wind = 4 }\n'
        f'[[ship]]\nid = "A"\nside = "red"\nat = "0000"\nfacing = 6\n{ship}'
        f'[[ship]]\nid = "B"\nside = "blue"\nat = "3030"\nfacing = 6\n{ship}',
        encoding="utf-8",
    )
    record = tmp_path / "example.jsonl"
    plots = ("１＋１／２＋２／＋３：００００－６：Ｒ２ＬＬＢ：０２０３－５", "1", "1+1/2+2/+3:0000-6:X", "")
    typed = "".join(f"ahead {plot}\n" for plot in plots)
    ran = gunbai("play", scenario, "--as", "red", "--seed", 1, "--record", record, typed=typed)
    assert "sail points: 2 of 2 spent" in ran.out
    assert "steering points: 4 of 4 spent" in ran.out
    assert "rowing points: 2 of 3 spent" in ran.out
    assert "Ends at 0202-5" in ran.out
    assert "Not done: B" in ran.out
    assert "2 points are lacking" in ran.out
    assert "Ends at 0000-6" in ran.out
    assert "this is no move" in ran.out
    assert said(loaded(record), "red") == [], "to look ahead declares nothing"
