"""Every case under `tests/cases` is a test of its own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gunbai.errors import CaseError
from gunbai.games import find_game
from gunbai.testing.cases import Case, load_cases, run_case

CASES = Path(__file__).parent / "cases"


def collected() -> Iterator[object]:
    for file in sorted(CASES.rglob("*.toml")):
        name = str(file.relative_to(CASES).with_suffix(""))
        try:
            cases = load_cases(file.read_text("utf-8"), str(file.relative_to(CASES.parent)), find_game)
        except CaseError as error:
            yield pytest.param(error, id=name)
            continue
        for case in cases:
            yield pytest.param(case, id=f"{name}: {case.name}", marks=pytest.mark.clauses(*case.clauses))


@pytest.mark.parametrize("case", list(collected()))
def test_case(case: Case | CaseError) -> None:
    if isinstance(case, CaseError):
        raise case
    differences = run_case(case).differences
    assert not differences, "\n" + "\n".join(map(str, differences))
