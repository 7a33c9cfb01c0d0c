"""Charts: what they show, that they come out the same each time, and what is said where they cannot be drawn."""

from __future__ import annotations

import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterable
from fractions import Fraction

import pytest

from gunbai.charts.drawing import check_installed, draw, ending_of
from gunbai.charts.figures import written
from gunbai.charts.look import families
from gunbai.charts.model import Bars, Chart, Heat, Line, Lines, Series
from gunbai.errors import MissingExtra, UnknownName
from gunbai.kernel.words import LANGUAGES, Wording
from gunbai.odds.dice import dice

SVG = "{http://www.w3.org/2000/svg}"

PAIR = dice(2, 10)
BARS = Bars(
    title="二つの十面 <2d10>",
    labels=tuple(str(number) for number, _ in PAIR.items()),
    series=(Series(tuple(PAIR.chance(number) for number, _ in PAIR.items()), marked=(17, 18)),),
    across="sum",
    is_percent=True,
)
LINES = Lines(
    title="勝率 of $a_1$",
    lines=(
        Line(((1, 0.25), (2, Fraction(1, 2)), (3, 0.75)), "技", ((0.2, 0.3), (0.4, 0.6), (0.7, 0.8))),
        Line(((1, 0.5), (3, 0.5)), "half"),
    ),
    is_percent=True,
)
HEAT = Heat(
    title="命中率",
    columns=("1D", "2D"),
    rows=("one", "two"),
    cells=((Fraction(1, 2), None), (1, Fraction(1, 10**30))),
    is_percent=True,
    middle=Fraction(1, 2),
)
CHARTS: dict[str, Chart] = {"bars": BARS, "lines": LINES, "heat": HEAT}


def texts(chart: Chart, language: str = "en") -> list[str]:
    root = ET.fromstring(draw(chart, "svg", language))
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def colours(root: ET.Element) -> Iterable[str]:
    return (element.get("style", "") for element in root.iter(f"{SVG}path"))


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_the_same_chart_is_the_same_svg_in_another_process_too(chart: Chart) -> None:
    name = next(name for name, each in CHARTS.items() if each is chart)
    code = (
        "import sys; sys.path.insert(0, 'tests')\n"
        "from charts.test_charts import CHARTS, draw\n"
        f"sys.stdout.buffer.write(draw(CHARTS[{name!r}]))"
    )
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    assert draw(chart) == draw(chart) == other.stdout


@pytest.mark.parametrize("chart", CHARTS.values(), ids=CHARTS)
def test_an_svg_can_stand_in_a_page_beside_others(chart: Chart) -> None:
    drawn = draw(chart, language="ja").decode()
    root = ET.fromstring(drawn)
    assert drawn.startswith('<svg role="img" lang="ja"')
    assert (root.findtext(f"{SVG}title"), root.get("lang")) == (chart.title, "ja")
    every = [element for each in CHARTS.values() for element in ET.fromstring(draw(each)).iter()]
    ids = [element.get("id") for element in every if element.get("id")]
    assert len(ids) == len(set(ids))
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "").replace("http://www.w3.org/1999/xlink", "")


def test_words_stay_words_and_no_formulas() -> None:
    assert "二つの十面 <2d10>" in texts(BARS)
    assert {"勝率 of $a_1$", "技", "half"} <= set(texts(LINES))


def test_a_distribution_shows_each_of_its_chances() -> None:
    shown = texts(BARS)
    assert shown.count("1%") == 2
    assert shown.count("10%") >= 1
    assert [label for label in shown if label.isdigit()] == [str(number) for number in range(2, 21)]
    inks = [style for style in colours(ET.fromstring(draw(BARS))) if "#b3402e" in style]
    assert len(inks) == 2


def test_a_map_of_heat_shows_its_numbers_and_leaves_out_what_it_has_not() -> None:
    shown = texts(HEAT)
    assert [said for said in shown if "%" in said] == ["50%", "100%", "<1%"]
    assert {"1D", "2D", "one", "two"} <= set(shown)


@pytest.mark.parametrize(
    ("value", "said"),
    [(0, "0%"), (1, "100%"), (Fraction(1, 10**30), "<1%"), (1 - Fraction(1, 10**30), ">99%"), (Fraction(2, 3), "67%")],
)
def test_what_is_possible_never_looks_impossible_nor_certain(value: Fraction, said: str) -> None:
    assert written(value, is_percent=True) == said


def test_png_is_a_picture_of_the_size_of_the_svg() -> None:
    drawn = draw(BARS, "png")
    assert drawn[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", drawn[16:24]) == (8 * 144, 4.5 * 144)
    assert drawn == draw(BARS, "png")


def test_letters_that_no_font_has_hinder_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gunbai.charts.look._JAPANESE", ("No Such Font",))
    monkeypatch.setattr("gunbai.charts.look._CHINESE", ())
    assert "DejaVu Sans" in families("ja")
    assert "勝率 of $a_1$" in texts(LINES, "ja")
    assert draw(LINES, "png", "ja")[:4] == b"\x89PNG"


def test_chinese_is_written_in_its_own_letters() -> None:
    first = {language: families(language).index("Noto Sans CJK SC") for language in LANGUAGES}
    assert first["zh"] < families("zh").index("Noto Sans CJK JP")
    assert first["ja"] > families("ja").index("Noto Sans CJK JP")


@pytest.mark.parametrize(("path", "ending"), [("a/b.svg", "svg"), ("B.PNG", "png")])
def test_the_ending_of_a_file_says_what_is_drawn(path: str, ending: str) -> None:
    assert ending_of(path) == ending


@pytest.mark.parametrize("path", ["a", "a.jpg", "svg"])
def test_other_endings_are_refused_with_those_that_are_known(path: str) -> None:
    with pytest.raises(UnknownName) as caught:
        ending_of(path)
    assert caught.value.accepted == (".svg", ".png")
    assert path in Wording("en").error(caught.value)


def test_without_matplotlib_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    for work in (check_installed, lambda: draw(BARS)):
        with pytest.raises(MissingExtra) as caught:
            work()
        for language in LANGUAGES:
            said = Wording(language).error(caught.value)
            assert "gunbai[charts]" in said
            assert "Matplotlib" in said


def test_nothing_of_matplotlib_is_read_before_something_is_drawn() -> None:
    code = "import sys, gunbai.charts.drawing; print({'matplotlib', 'numpy'} & sys.modules.keys())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
