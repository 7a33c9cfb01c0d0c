"""The page on the notation of 海戦 tells every word that is read, and what stands on it is read as it says."""

from __future__ import annotations

import tomllib

import pytest

from gunbai.games.kaisen.declaration import Plot
from gunbai.games.kaisen.geometry import Hex
from gunbai.games.kaisen.plot_text import format_plot, parse_plot
from gunbai.kernel.package_data import read_data
from pages import codes, page, tables

PAGE = page("notation-kaisen")
WORDS = tomllib.loads(read_data("gunbai.games.kaisen", "data/notation.toml"))


def test_the_page_shows_every_word_that_is_read_and_no_other() -> None:
    shown = [(codes(row[0])[0], codes(row[1]), codes(row[2]), codes(row[3])) for rows in tables(PAGE) for row in rows]
    read = [
        (canonical, tuple(words["ja"]), tuple(words["zh"]), tuple(words["en"]))
        for rows in WORDS.values()
        for canonical, words in rows.items()
    ]
    assert sorted(shown) == sorted(read)


STILL = Plot(0, 1, 0, 2, 0, 3, (0, 0), 6, "S", (0, 0), 6)


@pytest.mark.parametrize(
    "text",
    [
        "1+1/2+2/+3:0000-6:R2LLB:0203-5",
        "1+1-2+2-0+3:0000-6:R2LLB",
        "１＋１／２＋２／＋３：００００－６：Ｒ２ＬＬＢ：０２０３－５",
    ],
)
def test_the_plot_of_the_page_is_read_in_every_way_that_it_may_be_written(text: str) -> None:
    plot = parse_plot(text, STILL)
    assert plot == Plot(1, 1, 2, 2, 0, 3, (0, 0), 6, "R2LLB", (2, 3), 5)
    assert format_plot(plot) == "1+1/2+2/+3:0000-6:R2LLB:0203-5"


@pytest.mark.parametrize("place", [Hex(-1, 3), Hex(2, -3), Hex(100, -5)])
def test_plots_go_beyond_the_printed_form(place: Hex) -> None:
    there = place.nw, place.east
    plot = Plot(0, 1, 0, 2, 0, 3, there, 5, "S", there, 5)
    assert parse_plot(format_plot(plot), STILL) == plot
    written = format_plot(plot).split(":")[1]
    assert f"`{written}`" in PAGE
