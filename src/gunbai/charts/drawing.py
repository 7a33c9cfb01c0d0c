"""Draws charts with Matplotlib, which is imported only here and only when something is drawn."""

from __future__ import annotations

import logging
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from importlib import import_module
from io import BytesIO
from pathlib import PurePath
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

from gunbai.charts.look import families, settings
from gunbai.charts.model import Bars, Chart, Heat, Lines
from gunbai.errors import MissingExtra, UnknownName
from gunbai.kernel.markup import escaped, tag

if TYPE_CHECKING:
    from matplotlib.figure import Figure

Ending: TypeAlias = Literal["svg", "png"]
ENDINGS: tuple[Ending, ...] = ("svg", "png")
DOTS = 144
"""Dots an inch, of PNG."""

_NUMBERED = re.compile(r' id="[a-z0-9]+(?:\.[a-z]+)*_\d+"')
_FONTS = re.compile(r" font-family: [^;]*;")
_ROOT = re.compile(r"^.*?<svg ", re.DOTALL)


def ending_of(path: str) -> Ending:
    """What a file's name asks for.

    Raises:
        UnknownName: neither `.svg` nor `.png`.
    """
    found = PurePath(path).suffix.lower().removeprefix(".")
    if found not in ENDINGS:
        raise UnknownName("chart-file", path, [f".{ending}" for ending in ENDINGS])
    return found


def check_installed() -> None:
    """Finds out, before much is reckoned for a chart, that it can be drawn.

    Raises:
        MissingExtra: Matplotlib is not installed.
    """
    try:
        import_module("matplotlib.figure")
    except ImportError:
        raise MissingExtra("charts", "Matplotlib") from None


def draw(chart: Chart, ending: Ending = "svg", language: str = "en") -> bytes:
    """A chart as a file's content; the same chart gives the same SVG, byte for byte.

    In SVG, words stay words, written in whatever font the reader has. In PNG, letters that no installed font has are
    drawn as empty boxes.

    Args:
        language: of its words.

    Raises:
        MissingExtra: Matplotlib is not installed.
    """
    check_installed()
    from matplotlib import rc_context  # noqa: PLC0415 (an extra)

    salt = sha256(repr(chart).encode()).hexdigest()
    with rc_context(cast("Any", settings(language, salt))), _quiet():
        figure = _figure(chart)
        out = BytesIO()
        if ending == "png":
            figure.savefig(out, format="png", dpi=DOTS, metadata={"Software": None, "Title": chart.title})
            return out.getvalue()
        figure.savefig(out, format="svg", metadata=dict.fromkeys(("Date", "Creator", "Format", "Type")))
        return _tidied(out.getvalue().decode(), chart.title, language).encode()


def _figure(chart: Chart) -> Figure:
    from gunbai.charts import figures  # noqa: PLC0415 (an extra)

    match chart:
        case Bars():
            return figures.bars(chart)
        case Lines():
            return figures.lines(chart)
        case Heat():
            return figures.heat(chart)


@contextmanager
def _quiet() -> Iterator[None]:
    """Fonts that are not there are no news: the next one serves."""
    log = logging.getLogger("matplotlib.font_manager")
    level = log.level
    log.setLevel(logging.ERROR)
    try:
        with warnings.catch_warnings():
            warnings.filterwarnings("ignore", message=r"Glyph .* missing from")
            yield
    finally:
        log.setLevel(level)


def _tidied(drawn: str, title: str, language: str) -> str:
    """An SVG that can stand in a page beside others: no prologue, a title that is read out, no ids but those in use,
    and the fonts named once."""
    fonts = ", ".join(f"'{family}'" for family in families(language))
    root = f'<svg role="img" lang="{language}" style="font-family: {fonts}, sans-serif" '
    body = _ROOT.sub(root, _FONTS.sub("", _NUMBERED.sub("", drawn)), count=1)
    head, rest = body.split(">", 1)
    lines = f"{head}>\n {tag('title', escaped(title))}{rest}".splitlines()
    return "\n".join(line.rstrip() for line in lines) + "\n"
