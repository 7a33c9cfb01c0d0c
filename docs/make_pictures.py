"""Makes the pictures of the documents, and the log in the README, from real sittings at the real command line.

    python docs/make_pictures.py

A sitting is played with typed lines and a fixed seed; what the terminal shows is drawn as SVG. Nothing is retouched: a
picture shows a stretch of the sitting as it was.
"""

from __future__ import annotations

import builtins
import re
from collections.abc import Callable, Iterator
from contextlib import chdir, contextmanager
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from gunbai.cli.drawing import map as map_command
from gunbai.cli.playing import play
from gunbai.cli.reaching import reach
from gunbai.cli.reckoning import odds
from gunbai.cli.rulebook import explain
from gunbai.cli.running import run
from gunbai.cli.terminal import Terminal

FOLDER = Path(__file__).parent
THEME = TerminalTheme(
    (24, 26, 32),
    (214, 217, 224),
    [
        (62, 66, 76),
        (236, 110, 110),
        (140, 200, 120),
        (232, 195, 105),
        (110, 170, 240),
        (205, 140, 220),
        (100, 200, 205),
        (214, 217, 224),
    ],
    [
        (120, 126, 140),
        (250, 140, 140),
        (165, 220, 145),
        (245, 215, 135),
        (140, 190, 250),
        (220, 165, 235),
        (130, 220, 225),
        (245, 247, 250),
    ],
)


class Sitting(msgspec.Struct, frozen=True):
    """What is typed, and what of it is shown."""

    picture: str
    scenario: str
    seat: str
    language: str
    seed: int
    typed: tuple[str, ...]
    first: str
    """A pattern for the line with which the picture begins,"""
    last: str
    """and for the line before which it ends."""
    width: int = 106

    @property
    def title(self) -> str:
        """The command that was given."""
        return f"gunbai play {self.scenario} --as {self.seat} --lang {self.language}"


SITTINGS = (
    Sitting(
        "picture-duel", "maai/ganryujima", "musashi", "en", 3, ("step in", "strike @wrist"),
        r"^Musashi> step in", r"^Kojirō at count 5",
    ),
    Sitting(
        "picture-duel-ja", "maai/ganryujima", "musashi", "ja", 3, ("半歩詰", "斬 @小手"),
        r"> 半歩詰", r"^佐々木小次郎、カウント5",
    ),
)  # fmt: skip


def picture(sitting: Sitting) -> str:
    """The sitting as SVG."""
    lines = Text.from_ansi(_played(sitting)).split("\n", allow_blank=True)
    start, end = _stretch([line.plain for line in lines], sitting)
    console = _console(sitting.width)
    for line in lines[start:end]:
        console.print(line, overflow="crop", no_wrap=True)
    drawn = console.export_svg(title=sitting.title, theme=THEME, unique_id=sitting.picture)
    # The fonts of the reader's own machine: a picture fetches nothing.
    drawn = re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    return "\n".join(line.rstrip() for line in drawn.replace("Fira Code, monospace", "monospace").splitlines()) + "\n"


def _stretch(lines: list[str], sitting: Sitting) -> tuple[int, int]:
    """From which line to before which the picture goes."""
    start = next(at for at, line in enumerate(lines) if re.search(sitting.first, line))
    end = next(at for at, line in enumerate(lines) if at > start and re.search(sitting.last, line))
    return start, end


def _played(sitting: Sitting) -> str:
    """What the terminal shows, colours included."""
    terminal = Terminal(sitting.language)
    screen = _console(sitting.width)
    terminal.__dict__["out"] = screen
    with TemporaryDirectory() as folder, chdir(folder), _typing(screen, sitting.typed):
        play(terminal, sitting.scenario, as_=sitting.seat, record="duel.jsonl", seed=sitting.seed)
    return screen.export_text(styles=True)


def _console(width: int) -> Console:
    """A terminal that does not depend on the one at which this is run."""
    return Console(
        record=True, width=width, file=StringIO(), force_terminal=True, color_system="standard", no_color=False,
        markup=False, highlight=False, emoji=False, _environ={},
    )  # fmt: skip


@contextmanager
def _typing(screen: Console, lines: tuple[str, ...]) -> Iterator[None]:
    """Types these lines at the prompt, then ends the input."""
    waiting = iter(lines)

    def typed(prompt: object = "") -> str:
        line = next(waiting, None)
        screen.print(Text.assemble(str(prompt), (line or "", "bold")), soft_wrap=True)
        if line is None:
            raise EOFError
        return line

    real, builtins.input = builtins.input, typed
    try:
        yield
    finally:
        builtins.input = real


MAPS: dict[str, tuple[str, dict[str, Any]]] = {
    "map-island": ("kaisen/island", {}),
    "map-arcs": ("kaisen/island", {"arcs": ("falcon",), "sight": ("wraith", "0404")}),
    "map-reach": ("kaisen/galleys", {"ship": "thunder"}),
    "map-fouled": ("kaisen/storm", {}),
}
"""Pictures that `gunbai map` and, where a ship is named, `gunbai reach` draw, all with `--seed 1`."""


def chart(name: str) -> str:
    """A map as SVG."""
    scenario, wishes = MAPS[name]
    command = reach if "ship" in wishes else map_command
    with TemporaryDirectory() as folder:
        path = Path(folder) / "map.svg"
        command(Terminal("en"), scenario, seed=1, output=str(path), **wishes)
        return path.read_text("utf-8")


ODDS: dict[str, tuple[str, ...]] = {
    "odds-evade": ("sengen", "evade", "dice=1..8", "against=14..28"),
    "odds-check": ("maai", "check", "bonus=0..12", "target=16", "expansion=1"),
    "odds-round": ("kaisen", "round", "dice=4"),
}
"""Charts that `gunbai odds` draws."""


def odds_chart(name: str) -> str:
    """A chart of odds as SVG."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / "odds.svg"
        odds(Terminal("en"), *ODDS[name], chart=str(path))
        return path.read_text("utf-8")


README = FOLDER.parent / "README.md"
RUN, SEED = "maai/ganryujima", 11
"""The duel whose last round the README shows."""
CLAUSE = "maai.guard.break.window"
"""The clause that it explains."""
BLOCK = re.compile(r"(<!-- made by docs/make_pictures.py: (\w+) -->\n```text\n).*?(```\n)", re.DOTALL)


def last_round() -> str:
    """The last round of a duel between two computers, as a terminal shows it, below the command."""
    lines = _shown(lambda terminal: run(terminal, RUN, seed=SEED))
    start = max(at for at, line in enumerate(lines) if line.startswith("Round "))
    return "\n".join([f"$ gunbai run {RUN} --seed {SEED}", "…", *lines[start:]])


def explained() -> str:
    """A clause explained, below the command."""
    return "\n".join([f"$ gunbai explain {CLAUSE}", *_shown(lambda terminal: explain(terminal, CLAUSE))])


BLOCKS: dict[str, Callable[[], str]] = {"log": last_round, "explain": explained}


def readme() -> str:
    """The README with its blocks as they are now."""
    text = README.read_text("utf-8")
    return BLOCK.sub(lambda found: f"{found[1]}{BLOCKS[found[2]]().rstrip()}\n{found[3]}", text)


def _shown(command: Callable[[Terminal], object]) -> list[str]:
    """The lines that a command prints on a terminal."""
    terminal = Terminal("en")
    screen = _console(100)
    terminal.__dict__["out"] = screen
    command(terminal)
    return [line.rstrip() for line in screen.export_text().splitlines()]


def main() -> None:
    """Makes every picture and every map, and the blocks of the README."""
    for sitting in SITTINGS:
        (FOLDER / f"{sitting.picture}.svg").write_text(picture(sitting), "utf-8")
    for name in MAPS:
        (FOLDER / f"{name}.svg").write_text(chart(name), "utf-8")
    for name in ODDS:
        (FOLDER / f"{name}.svg").write_text(odds_chart(name), "utf-8")
    README.write_text(readme(), "utf-8")


if __name__ == "__main__":
    main()
