"""Clauses and rulings in other languages: what is there is said, and a file may name nothing that the game has not."""

import pytest

from gunbai.errors import ContentError
from gunbai.games import find_game
from gunbai.kernel.clauses import load_clauses
from gunbai.kernel.library import Library
from gunbai.kernel.rule_words import RuleWords, load_rule_words
from gunbai.kernel.rulings import load_rulings

CLAUSES = load_clauses(
    """game = "go"
[[clause]]
id = "go.turn"
book = "1"
section = "Turns"
kind = "rule"
says = "Black begins."
check = "given an empty board, when play begins, then Black is asked."
[[clause]]
id = "go.pass"
book = "1"
section = "Turns"
kind = "rule"
says = "One may pass."
check = "given any board, when a player passes, then the other is asked."
""",
    "go/clauses.toml",
)
RULINGS = load_rulings(
    """game = "go"
[[ruling]]
key = "go.komi"
type = "choice"
default = "six"
available = ["six"]
question = "What is White given?"
why = "It is usual."
clauses = ["go.turn"]
books = ["1"]
values = [{ value = "six", means = "six and a half" }, { value = "none", means = "nothing" }]
""",
    "go/rulings.toml",
    CLAUSES,
)

JAPANESE = """game = "go"
[clause."go.turn"]
says = "黒から始める。"
check = "空の盤で始めると、黒に尋ねる。"
[ruling."go.komi"]
question = "白はいくつもらうか。"
why = "普通そうする。"
means = { six = "六目半" }
"""


def loaded(text: str) -> RuleWords:
    return load_rule_words(text, "rules.ja.toml", CLAUSES, RULINGS)


def test_what_has_words_is_said_in_them_and_the_rest_as_the_game_says_it() -> None:
    words = loaded(JAPANESE)
    clauses = words.clauses(CLAUSES)
    assert [(clause.id, clause.says) for clause in clauses] == [
        ("go.turn", "黒から始める。"),
        ("go.pass", "One may pass."),
    ]
    assert clauses["go.turn"].check == "空の盤で始めると、黒に尋ねる。"
    assert clauses["go.turn"].section == "Turns"
    komi = words.rulings(RULINGS)["go.komi"]
    assert (komi.question, komi.why, komi.default) == ("白はいくつもらうか。", "普通そうする。", "six")
    assert [reading.means for reading in komi.values] == ["六目半", "nothing"]


def test_what_lacks_words_is_named() -> None:
    assert loaded(JAPANESE).lacking(CLAUSES, RULINGS) == ("go.pass", "go.komi = none")
    assert loaded('game = "go"\n').lacking(CLAUSES, RULINGS) == ("go.turn", "go.pass", "go.komi")


def test_words_for_what_is_not_there_are_all_refused_at_once() -> None:
    text = JAPANESE.replace('"go"', '"chess"').replace("go.turn", "go.trun").replace("six", "sicks")
    with pytest.raises(ContentError) as caught:
        loaded(text + '[ruling."go.kome"]\nquestion = "?"\nwhy = "!"\n')
    assert caught.value.where == "rules.ja.toml"
    assert [(fault.code, fault.place, fault.line, fault.accepted[:1]) for fault in caught.value.faults] == [
        ("wrong-game", "game", 1, ("go",)),
        ("unknown-clause", "clause.go.trun", 2, ("go.turn",)),
        ("unknown-value", "ruling.go.komi.means.sicks", 8, ("six",)),
        ("unknown-ruling", "ruling.go.kome", 9, ("go.komi",)),
    ]


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("game = ", "not-toml", 1),
        ('game = "go"\n[clause."go.turn"]\nsays = ""\ncheck = "x"\n', "wrong-value", 3),
        ('game = "go"\n[clause."go.turn"]\ncheck = "x"\n', "missing-key", 2),
        ('game = "go"\n[claws]\n', "unknown-key", 2),
    ],
)
def test_a_file_of_another_form_is_refused(text: str, code: str, line: int) -> None:
    with pytest.raises(ContentError) as caught:
        loaded(text)
    assert [(fault.code, fault.line) for fault in caught.value.faults] == [(code, line)]


@pytest.mark.parametrize("game", ["maai", "kaisen", "sengen"])
@pytest.mark.parametrize("language", ["ja", "zh"])
def test_every_clause_and_ruling_of_a_game_is_said(game: str, language: str) -> None:
    library: Library = find_game(game)
    words = library.rule_words(language)
    assert words.lacking(library.clauses, library.rulings) == ()


def test_the_games_own_files_are_english() -> None:
    library = find_game("maai")
    assert library.clauses_in("en")["maai.halfstep.cost"] == library.clauses["maai.halfstep.cost"]
