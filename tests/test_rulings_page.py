"""`docs/rulings.md` is made from the rulings, and is up to date."""

from pathlib import Path

from gunbai.testing.rulings_page import PAGE, main, whole_page

ROOT = Path(__file__).parents[1]


def test_the_committed_page_is_the_one_that_is_made() -> None:
    made = whole_page()
    assert (ROOT / PAGE).read_text("utf-8") == made, "remake it with: python -m gunbai.testing.rulings_page"


def test_the_page_shows_a_setting_with_what_can_be_chosen(tmp_path: Path) -> None:
    main([str(tmp_path / "docs" / "rulings.md")])
    page = (tmp_path / "docs" / "rulings.md").read_text("utf-8")
    assert "| [maai.attack.cost](#maaiattackcost) | `3` | `1..5` |" in page
    entry = page.partition("### maai.guard.feint\n")[2].partition("\n### ")[0]
    assert "| `declared` | only an attack declared as a feint" in entry
    assert "`maai.guard.loss.feint`" in entry
