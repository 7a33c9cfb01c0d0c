"""Rulings: the settled gaps of 間合, what a table may choose, and what a ruling file may not be."""

from collections.abc import Mapping

import pytest

from gunbai.errors import ContentError, Fault, UnknownName
from gunbai.games import find_game
from gunbai.kernel.clauses import Citations, Clauses, load_clauses
from gunbai.kernel.package_data import read_data
from gunbai.kernel.rulings import RulingBook, Rulings, load_rulings, read_defaults
from toy_game import toy

MAAI = "gunbai.games.maai"


@pytest.fixture(scope="module")
def clauses() -> Clauses:
    return load_clauses(read_data(MAAI, "clauses.toml"), "maai/clauses.toml")


@pytest.fixture(scope="module")
def maai(clauses: Clauses) -> RulingBook:
    return load_rulings(read_data(MAAI, "rulings.toml"), "maai/rulings.toml", clauses)


def settled(book: RulingBook, chosen: Mapping[str, object]) -> Rulings:
    rulings, faults = book.settle(chosen)
    assert faults == ()
    assert rulings is not None
    return rulings


def refused(book: RulingBook, chosen: Mapping[str, object]) -> list[tuple[str, str, tuple[str, ...]]]:
    rulings, faults = book.settle(chosen)
    assert rulings is None
    return [(fault.code, fault.place, fault.accepted) for fault in faults]


# ---- what is shipped -----------------------------------------------------------------------------------------------


def test_maai_has_170_settings_eleven_of_them_its_own(maai: RulingBook) -> None:
    assert len(maai) == 170
    ours = [key.key for key in maai if key.why.startswith("A key of ours")]
    assert ours == [
        "maai.reserve.timing",
        "maai.reserve.many",
        "maai.duel.outbreak",
        "maai.duel.break_off",
        "maai.area.reach",
        "maai.move.dash_areas",
        "maai.move.ride_areas",
        "maai.move.leap_over",
        "maai.part.feint",
        "maai.clinch.dagger_drawn",
        "maai.count.tie_span",
    ]


def test_clauses_and_rulings_name_each_other(maai: RulingBook, clauses: Clauses) -> None:
    from_rulings = {(name, key.key) for key in maai for name in key.clauses}
    from_clauses = {(clause.id, name) for clause in clauses for name in clause.rulings}
    assert from_rulings == from_clauses


def test_every_default_is_the_first_reading(maai: RulingBook) -> None:
    assert [key.key for key in maai if key.values[0].value != key.default] == []


def test_the_settings_of_the_duel_stand_under_its_rulebook(maai: RulingBook) -> None:
    assert maai["maai.halfstep.firstcut"].books == ("000",)
    assert maai["maai.attack.check"].books == ("000", "001", "004")


# ---- what a table settles ------------------------------------------------------------------------------------------


def test_without_a_choice_every_default_holds(maai: RulingBook) -> None:
    rulings = settled(maai, {})
    assert len(rulings) == 170
    assert rulings["maai.attack.cost"] == 3
    assert rulings.number("maai.guard.nearmiss") == 2
    assert rulings.number("maai.barrier.defence_number") == 10
    assert rulings.word("maai.attack.check") == "ability+skill+weapon"
    assert rulings.changed == {}
    assert dict(rulings)["maai.attack.damage"] == "1/2"
    assert dict(rulings.items()) == dict(rulings)


def test_a_choice_replaces_its_default_alone(maai: RulingBook) -> None:
    rulings = settled(maai, {"maai.guard.feint": "declared", "maai.attack.cost": 2})
    assert rulings.changed == {"maai.attack.cost": 2, "maai.guard.feint": "declared"}
    assert list(rulings.changed) == ["maai.attack.cost", "maai.guard.feint"]
    assert rulings["maai.feint.cost"] == 2
    assert settled(maai, {"maai.attack.cost": 3}).changed == {}


@pytest.mark.parametrize(
    ("key", "chosen", "value"),
    [
        ("maai.attack.cost", "2", 2),
        ("maai.guard.nearmiss", 0, 0),
        ("maai.guard.nearmiss", 9, 9),
        ("maai.clinch.cost", 0, "0"),
        ("maai.karma.attack", -3, "-3"),
        ("maai.halfstep.stepin_bonus", "+1", "+1"),
    ],
)
def test_a_whole_number_stands_for_its_text(maai: RulingBook, key: str, chosen: object, value: object) -> None:
    assert settled(maai, {key: chosen})[key] == value


@pytest.mark.parametrize("cost", [0, 6, "03", "+3", "３", 3.0, True, "9" * 5000])
def test_a_number_outside_its_bounds_or_of_another_form_is_refused(maai: RulingBook, cost: object) -> None:
    assert refused(maai, {"maai.attack.cost": cost}) == [
        ("unknown-ruling-value", "rulings.maai.attack.cost", ("1..5",))
    ]


def test_a_reading_the_rules_do_not_carry_out_is_no_unknown_value(maai: RulingBook) -> None:
    assert refused(maai, {"maai.guard.nearmiss": "gm", "maai.lull": "when-quiet", "maai.move.floor": 1}) == [
        ("ruling-not-available", "rulings.maai.guard.nearmiss", ("0..9",)),
        ("ruling-not-available", "rulings.maai.lull", ("every-round",)),
        ("ruling-not-available", "rulings.maai.move.floor", ("0",)),
    ]


def test_all_wrong_choices_are_told_at_once_with_the_nearest_right_ones(maai: RulingBook) -> None:
    told = refused(maai, {"maai.attack.cots": 2, "maai.battle.end": "6-bloodles", "maai.attack.cost": 2})
    assert [(code, place) for code, place, _ in told] == [
        ("unknown-ruling", "rulings.maai.attack.cots"),
        ("unknown-ruling-value", "rulings.maai.battle.end"),
    ]
    assert told[0][2][0] == "maai.attack.cost"
    assert told[1][2] == ("6-bloodless", "out/yield/agreement/6-idle/12-bloodless", "gm")


def test_a_refused_choice_cites_the_clauses_it_bears_on(maai: RulingBook) -> None:
    _, faults = maai.settle({"maai.guard.start": "half"})
    assert faults[0].clauses == ("maai.guard.max", "maai.guard.separate_track")


def test_reading_a_key_that_does_not_exist_names_the_nearest(maai: RulingBook) -> None:
    for ask in (settled(maai, {}).__getitem__, maai.__getitem__):
        with pytest.raises(UnknownName) as caught:
            ask("maai.guard.fient")
        assert caught.value.accepted[0] == "maai.guard.feint"
    assert "maai.guard.fient" not in maai
    assert "maai.guard.fient" not in settled(maai, {})


# ---- what a ruling file may not be ---------------------------------------------------------------------------------

CLAUSES = """
game = "go"
[[clause]]
id = "go.komi"
book = "100"
section = "s"
kind = "rule"
says = "a"
check = "b"
rulings = ["go.komi.points"]
"""

RULINGS = """
game = "go"
[[ruling]]
key = "go.komi.points"
type = "number"
default = "6"
low = 0
high = 9
question = "How much?"
why = "Because."
clauses = ["go.komi"]
books = ["100"]

[[ruling]]
key = "go.komi.name"
type = "text"
default = "コミ"
question = "What is it called?"
why = "Because."
clauses = ["go.komi"]
books = ["100"]

[[ruling]]
key = "go.komi.when"
type = "choice"
default = "end"
available = ["end"]
question = "When?"
why = "Because."
clauses = ["go.komi"]
books = ["100"]
values = [{ value = "end", means = "at the end" }, { value = "start", means = "at the start" }]
"""


def load(rulings: str, clauses: str = CLAUSES) -> RulingBook:
    return load_rulings(rulings, "r.toml", load_clauses(clauses, "c.toml"))


def content_faults(rulings: str, clauses: str = CLAUSES) -> list[tuple[str, str, int]]:
    with pytest.raises(ContentError) as caught:
        load(rulings, clauses)
    return [(fault.code, fault.place, fault.line) for fault in caught.value.faults]


def test_a_text_takes_any_line_that_is_not_blank() -> None:
    book = load(RULINGS)
    assert settled(book, {"go.komi.name": "덤"})["go.komi.name"] == "덤"
    for text in ("", " ", "a\nb"):
        assert refused(book, {"go.komi.name": text})[0][0] == "unknown-ruling-value"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('type = "choice"', 'type = "chance"', ("wrong-value", "ruling[3].type", 25)),
        ('key = "go.komi.when"', 'key = "go.komi.name"', ("duplicate", "ruling[3].key", 24)),
        ('key = "go.komi.name"', 'key = "shogi.name"', ("wrong-prefix", "ruling[2].key", 15)),
        ('default = "end"', 'default = "start"', ("default-not-available", "ruling[3].default", 26)),
        ('default = "6"', 'default = "10"', ("default-not-available", "ruling[1].default", 6)),
        ('["end"]', '["end", "never"]', ("unknown-value", "ruling[3].available", 27)),
        ('value = "start"', 'value = "end"', ("duplicate", "ruling[3].values", 32)),
        ("high = 9", "", ("wrong-bounds", "ruling[1].low", 7)),
        ("high = 9", "high = -1", ("wrong-bounds", "ruling[1].low", 7)),
        ('type = "number"', 'type = "text"', ("wrong-bounds", "ruling[1].type", 5)),
        ('clauses = ["go.komi"]', 'clauses = ["go.komy"]', ("unknown-clause", "ruling[1].clauses", 11)),
        ('books = ["100"]', 'books = ["000"]', ("wrong-books", "ruling[1].books", 12)),
        ('game = "go"', 'game = "shogi"', ("wrong-game", "game", 2)),
        ("why = ", "whi = ", ("unknown-key", "ruling[1].whi", 10)),
    ],
)
def test_a_fault_of_the_file_is_named_with_its_line(old: str, new: str, fault: tuple[str, str, int]) -> None:
    assert fault in content_faults(RULINGS.replace(old, new, 1))


def test_all_faults_of_the_file_are_told_at_once() -> None:
    broken = RULINGS.replace('default = "end"', 'default = "start"').replace("high = 9", "high = -1")
    assert len(content_faults(broken)) == 2


def test_a_clause_that_leans_on_a_missing_ruling_is_named() -> None:
    clauses = CLAUSES.replace("go.komi.points", "go.komi.point")
    with pytest.raises(ContentError) as caught:
        load(RULINGS, clauses)
    near = ("go.komi.points", "go.komi.when", "go.komi.name")
    assert caught.value.faults == (Fault("unknown-ruling", "go.komi", values={"key": "go.komi.point"}, accepted=near),)


@pytest.mark.parametrize("game", ["maai", "kaisen", "sengen"])
def test_the_defaults_found_without_reading_the_rulings_are_theirs(game: str) -> None:
    library = find_game(game)
    found = read_defaults(read_data(library.game.package, "rulings.toml"))
    assert found is not None
    assert list(found.items()) == list(settled(library.rulings, {}).items())
    assert list(library.settings) == list(library.rulings)
    assert library.settle({})[0] is library.defaults


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('default = "end"', 'default = "\\u0065nd"'),
        ('default = "end"', "default = 'end'"),
        ('default = "end"', 'default="end"'),
        ('default = "end"', '"default" = "end"'),
        ('key = "go.komi.when"', 'key = "go.komi.name"'),
    ],
)
def test_what_is_written_otherwise_is_left_to_whoever_reads_the_whole(old: str, new: str) -> None:
    assert old in RULINGS
    assert read_defaults(RULINGS) is not None
    assert read_defaults(RULINGS.replace(old, new)) is None


def test_a_game_may_cite_a_ruling_but_nothing_unknown() -> None:
    for cited in ("toy.win", "toy.rounds"):
        citations = Citations("toy")
        citations(cited)
        toy(citations=citations)
    citations = Citations("toy")
    citations("toy.rond")
    with pytest.raises(ContentError) as caught:
        toy(citations=citations)
    assert [(fault.code, fault.place, fault.accepted) for fault in caught.value.faults] == [
        ("unknown-clause", "toy.rond", ("toy.round",))
    ]
