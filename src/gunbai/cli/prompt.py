"""What is typed at the prompt: a command of the prompt's own, a number, faces of dice, or a declaration."""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from functools import lru_cache

from gunbai.cli.terminal import PACKAGE
from gunbai.kernel.folding import fold
from gunbai.kernel.package_data import read_data

_NUMBERED = re.compile(r"(\d{1,4})(?![\d+/:\-\u2010-\u2015\u2212\u30fc])\s*(.*)", re.DOTALL)
"""A number by itself, or with something behind it; one with a sign right behind it begins a plot: `1+1/2+2/+3:…`."""
_FACES = re.compile(r"[\s,;+、，・]+")
MOST_FACES = 100
TAKING = ("save", "why", "log", "stops", "gm", "ahead")


@lru_cache(maxsize=1)
def prompt_words() -> dict[str, str]:
    """Every word, folded, that means a command → the command."""
    data = tomllib.loads(read_data(PACKAGE, "data/prompt.toml"))
    return {fold(word): command for command, words in data.items() for word in (command, *words)}


def parse_command(line: str) -> tuple[str, str]:
    """The prompt's command that a line gives, with what stands behind it; or nothing, and the line.

    Only the commands of `TAKING` take anything behind them.
    """
    words = prompt_words()
    if (whole := words.get(fold(line))) is not None:
        return whole, ""
    if not line.strip():
        return "", line
    head, *rest = line.split(maxsplit=1)
    command = words.get(fold(head), "")
    return (command, "".join(rest).strip()) if command in TAKING else ("", line)


def expand_number(line: str, ids: Sequence[str]) -> str | None:
    """What a line that begins with the number of an option declares: that option, and what is added behind it.

    Returns:
        The declaration, such as `strike oar @wrist` for `4 @wrist`; None if there is no option of that number; the
        line itself if it begins with no number.
    """
    found = _NUMBERED.fullmatch(unicodedata.normalize("NFKC", line).strip())
    if found is None:
        return line
    place = int(found.group(1)) - 1
    if not 0 <= place < len(ids):
        return None
    return f"{ids[place]} {found.group(2)}".strip()


def parse_faces(line: str) -> tuple[int, ...] | None:
    """The faces that a line names, separated by spaces, commas or plus signs; None if it names anything else."""
    pieces = [piece for piece in _FACES.split(unicodedata.normalize("NFKC", line).strip()) if piece]
    if not pieces or len(pieces) > MOST_FACES:
        return None
    if not all(piece.isascii() and piece.isdigit() and len(piece) <= 4 for piece in pieces):
        return None
    return tuple(map(int, pieces))
