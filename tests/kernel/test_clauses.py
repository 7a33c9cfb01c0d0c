"""Clauses: what is shipped for 間合, and what a clause file may not be."""

import pytest

from gunbai.errors import ContentError, Fault, UnknownName
from gunbai.kernel.clauses import Citations, Clauses, clause_ids, load_clauses
from gunbai.kernel.package_data import list_data, read_data

MAAI = "gunbai.games.maai"


@pytest.fixture(scope="module")
def maai() -> Clauses:
    return load_clauses(read_data(MAAI, "clauses.toml"), "maai/clauses.toml")


def clause(id: str, **fields: str) -> str:
    values = {"id": id, "book": "000", "section": "s", "kind": "rule", "says": "a", "check": "b"} | fields
    return "[[clause]]\n" + "".join(f'{name} = "{value}"\n' for name, value in values.items())


def faults(text: str) -> list[tuple[str, str, int]]:
    with pytest.raises(ContentError) as caught:
        load_clauses(text, "x.toml")
    assert caught.value.where == "x.toml"
    return [(fault.code, fault.place, fault.line) for fault in caught.value.faults]


def test_maai_has_474_clauses_from_three_rulebooks(maai: Clauses) -> None:
    assert len(maai) == 474
    assert [len(maai.of_book(book)) for book in ("000", "001", "004")] == [150, 181, 143]
    assert maai.game == "maai"
    assert maai.ids[0] == "maai.term.round"


def test_half_step_costs_one_vitality(maai: Clauses) -> None:
    cost = maai["maai.halfstep.cost"]
    assert (cost.book, cost.kind, cost.section) == ("000", "cost", "半歩")
    assert "maai.halfstep.per_breath" in cost.rulings


def test_no_clause_keeps_its_rulings_in_its_words(maai: Clauses) -> None:
    assert not [clause.id for clause in maai if "[rulings" in clause.says]


def test_an_unknown_clause_is_answered_with_the_nearest(maai: Clauses) -> None:
    with pytest.raises(UnknownName) as caught:
        maai["maai.guard.loss.fient"]
    assert caught.value.accepted[0] == "maai.guard.loss.feint"
    assert maai.nearest("maai.halfstp.cost") == "maai.halfstep.cost"
    assert "maai.halfstp.cost" not in maai


def test_every_unknown_citation_is_named_at_once(maai: Clauses) -> None:
    cites = Citations("maai")
    assert cites("maai.term.round", "maai.halfstep.cots") == ("maai.term.round", "maai.halfstep.cots")
    cites("maai.term.round", "maai.clinch.psuh.roll")
    assert cites.used == ("maai.clinch.psuh.roll", "maai.halfstep.cots", "maai.term.round")
    with pytest.raises(ContentError) as caught:
        maai.require(cites.used, "maai")
    assert caught.value.where == "maai"
    assert caught.value.faults == (
        Fault("unknown-clause", "maai.clinch.psuh.roll", accepted=("maai.clinch.push.roll",)),
        Fault("unknown-clause", "maai.halfstep.cots", accepted=("maai.halfstep.cost",)),
    )
    maai.require(["maai.term.round"], "maai")


def test_all_faults_of_a_file_are_told_at_once_with_their_lines() -> None:
    text = 'game = "go"\n' + "\n".join(
        [
            clause("go.a.b"),
            clause("go.a.b"),
            clause("shogi.a.b"),
            clause("go.a", kind="law"),
            clause("go.c", colour="red"),
            clause("Go"),
            '[[clause]]\nid = "go.d"\nbook = 7\nsection = "s"\nkind = "rule"\nsays = ""\n',
        ]
    )
    assert faults(text) == [
        ("duplicate", "clause[2].id", 11),
        ("wrong-prefix", "clause[3].id", 19),
        ("wrong-value", "clause[4].kind", 30),
        ("unknown-key", "clause[5].colour", 41),
        ("malformed-id", "clause[6].id", 44),
        ("missing-key", "clause[7].check", 51),
        ("wrong-value", "clause[7].book", 53),
        ("wrong-value", "clause[7].says", 56),
    ]


def test_an_unknown_kind_is_told_what_the_kinds_are() -> None:
    with pytest.raises(ContentError) as caught:
        load_clauses('game = "go"\n' + clause("go.a", kind="law"), "x.toml")
    assert set(caught.value.faults[0].accepted) == {
        f'"{kind}"' for kind in ("definition", "rule", "cost", "table", "option", "gm", "balance", "core-fact")
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("game = \n", [("not-toml", "", 1)]),
        (clause("go.a"), [("wrong-prefix", "clause[1].id", 2), ("missing-key", "game", 0)]),
        ('game = "go"\nclause = 3\nrule = 1\n', [("wrong-value", "clause", 2), ("unknown-key", "rule", 3)]),
        ('game = "go"\nclause = [3]\n', [("wrong-value", "clause[1]", 2)]),
    ],
)
def test_a_file_without_the_form_of_clauses_is_refused(text: str, expected: list[tuple[str, str, int]]) -> None:
    assert sorted(faults(text)) == sorted(expected)


def test_package_data_is_read_from_the_package_and_nowhere_else() -> None:
    assert "rulings.toml" in list_data(MAAI, ".", ".toml")
    assert list_data(MAAI, "no-such-folder", ".toml") == ()
    for package, name in ((MAAI, "no-such.toml"), ("gunbai.games.no_such", "clauses.toml")):
        with pytest.raises(ContentError) as caught:
            read_data(package, name)
        assert caught.value.faults == (Fault("missing-file"),)


@pytest.mark.parametrize("game", ["maai", "kaisen", "sengen"])
def test_the_ids_found_without_reading_the_clauses_are_theirs(game: str) -> None:
    text = read_data(f"gunbai.games.{game}", "clauses.toml")
    assert clause_ids(text) == set(load_clauses(text, "clauses.toml").ids)
