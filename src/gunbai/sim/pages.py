"""Pages: one HTML file with its charts inside, that asks nothing of any network."""

from __future__ import annotations

from typing import NamedTuple

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from gunbai.charts.drawing import draw
from gunbai.charts.model import Chart


class Table(NamedTuple):
    """Rows under headings, in words."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    numbers: frozenset[int] = frozenset()
    """Columns, from 0, whose cells are numbers."""


class Section(NamedTuple):
    """A part of a page."""

    heading: str
    tables: tuple[Table, ...] = ()
    drawings: tuple[Chart, ...] = ()
    note: str = ""


class Page(NamedTuple):
    """A page, in words."""

    title: str
    intro: tuple[str, ...]
    sections: tuple[Section, ...]


def page_bytes(page: Page, language: str) -> bytes:
    """A page as HTML. Words are words and never markup, whoever wrote them.

    Raises:
        MissingExtra: charts cannot be drawn.
    """
    environment = Environment(
        loader=PackageLoader("gunbai.sim"), autoescape=True, undefined=StrictUndefined, keep_trailing_newline=True
    )
    sections = [
        {
            **section._asdict(),
            # What a chart says is escaped where it is drawn.
            "charts": [Markup(draw(chart, "svg", language).decode()) for chart in section.drawings],
        }
        for section in page.sections
    ]
    template = environment.get_template("page.html")
    return template.render(title=page.title, intro=page.intro, sections=sections, language=language).encode()
