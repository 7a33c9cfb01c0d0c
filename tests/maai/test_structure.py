"""How the division of vitality is written, read and counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gunbai.errors import NotationError
from gunbai.games.maai.spellcraft import DAN_ROWS
from gunbai.games.maai.structure import (
    LARGEST_PORTION,
    PREPARED,
    SPREAD,
    Structure,
    format_structure,
    parse_structure,
)

PRINTED = {
    "2": ((2,), 2),
    "2+2 (準備)": ((2, 2), 4),
    "3+3 (準備)": ((3, 3), 6),
    "4+4 (準備)": ((4, 4), 8),
    "4+4 (分散)": ((4, 4), 8),
    "5+5 (準備)": ((5, 5), 10),
    "5+5 (分散)": ((5, 5), 10),
    "3+3+3 (準備)": ((3, 3, 3), 9),
    "4+3+2+1 (分散)": ((4, 3, 2, 1), 10),
    "2+2 (準備) +3 (分散)": ((2, 2, 3), 7),
}

portions = st.integers(1, LARGEST_PORTION)
several = st.lists(portions, min_size=2, max_size=6).map(tuple)
structures = st.one_of(
    portions.map(lambda one: Structure(single=one)),
    several.map(lambda some: Structure(prepared=some)),
    several.map(lambda some: Structure(spread=some)),
    st.builds(Structure, prepared=several, spread=st.lists(portions, min_size=1, max_size=6).map(tuple)),
)


@pytest.mark.clauses("maai.notation.last_activates", "maai.notation.earlier_prepare", "maai.notation.total")
@pytest.mark.clauses("maai.breath.two_phases", "maai.notation.upkeep_in_text", "maai.spell.structure.large_expansion")
@pytest.mark.parametrize("text", PRINTED)
def test_every_printed_notation_is_read_counted_and_written_back(text: str) -> None:
    structure = parse_structure(text)
    portions, total = PRINTED[text]
    assert structure.portions == portions
    assert (structure.preparation, structure.activation) == (portions[:-1], portions[-1])
    assert structure.total == total
    assert format_structure(structure) == text


@pytest.mark.clauses("maai.notation.single")
def test_a_single_number_is_activation_alone() -> None:
    structure = parse_structure("2")
    assert (structure.preparation, structure.activation, structure.kind_of(0)) == ((), 2, "")


@pytest.mark.clauses("maai.spell.structure.mixed")
def test_the_mixed_form_keeps_both_tags() -> None:
    structure = parse_structure("2+2 (準備) +3 (分散)")
    assert [structure.kind_of(place) for place in range(3)] == [PREPARED, PREPARED, SPREAD]
    assert structure.is_spread


@given(structures)
def test_what_is_written_reads_back_the_same(structure: Structure) -> None:
    assert parse_structure(format_structure(structure)) == structure


@pytest.mark.parametrize("text", ["２＋２（準備）", " 2 + 2(准备) ", "2+2 (Prepared)", "2+2(prep)"])
def test_signs_of_any_width_and_words_of_any_language_are_taken(text: str) -> None:
    assert parse_structure(text) == Structure(prepared=(2, 2))


@pytest.mark.clauses("maai.breath.two_kinds")
@pytest.mark.parametrize(
    ("text", "reason", "place"),
    [
        ("", "structure-number", ""),
        ("two", "structure-number", "two"),
        ("0", "structure-number", "0"),
        ("2+99 (準備)", "structure-number", "99 (準備)"),
        ("2+2", "structure-kind", "2"),
        ("2+2 (速攻)", "structure-kind", "速攻)"),
        ("２＋２（速攻）", "structure-kind", "速攻）"),
        ("2 (準備)", "structure-undivided", "2 (準備)"),
        ("2+ (準備)", "structure-number", "準備)"),
        ("2+2 (準備) 3 (分散)", "structure-sign", "3 (分散)"),
        ("2+2 (分散) +3 (準備)", "structure-order", "3 (準備)"),
        ("2+2 (準備) +3 (準備)", "structure-order", "3 (準備)"),
        ("2+2 (準備) +3 (分散) +1 (分散)", "structure-order", "1 (分散)"),
        ("2+2 (準備) +3", "structure-kind", "3"),
        ("1+1+1+1+1+1+1+1+1+1+1+1+1 (分散)", "structure-many", "1 (分散)"),
    ],
)
def test_an_error_points_at_what_cannot_be_read(text: str, reason: str, place: str) -> None:
    with pytest.raises(NotationError) as caught:
        parse_structure(text)
    assert caught.value.reason == reason
    assert text[caught.value.position :] == place


def test_what_is_endless_is_refused() -> None:
    with pytest.raises(NotationError, match="too-long"):
        parse_structure("1+" * 5000 + "1 (分散)")


@pytest.mark.clauses("maai.spell.school.cost_reduction")
@pytest.mark.parametrize(
    ("text", "less", "floor", "expected"),
    [
        ("3+3 (準備)", 1, 1, "3+2 (準備)"),
        ("2+1 (準備)", 1, 1, "2+1 (準備)"),
        ("4+4 (分散)", 2, 1, "4+2 (分散)"),
        ("2+2 (準備) +3 (分散)", 1, 1, "2+2 (準備) +2 (分散)"),
        ("2", 3, 1, "1"),
    ],
)
def test_a_school_makes_the_activation_cheaper_never_free(text: str, less: int, floor: int, expected: str) -> None:
    assert format_structure(parse_structure(text).reduced(less, floor)) == expected


@pytest.mark.clauses("maai.prep.apply.spells")
@pytest.mark.parametrize(
    ("dan", "expected"),
    [
        pytest.param(1, ["2"], marks=pytest.mark.clauses("maai.spell.structure.dan1")),
        pytest.param(3, ["2+2 (準備)"], marks=pytest.mark.clauses("maai.spell.structure.dan3")),
        pytest.param(5, ["3+3 (準備)"], marks=pytest.mark.clauses("maai.spell.structure.dan5")),
        (7, ["4+4 (準備)", "4+4 (分散)"]),
        (9, ["5+5 (準備)", "5+5 (分散)"]),
        (10, []),
    ],
)
def test_every_dan_has_its_usual_notations(dan: int, expected: list[str]) -> None:
    notations = DAN_ROWS[dan].notations
    assert [format_structure(parse_structure(text)) for text in notations] == expected
