"""Pictures on the disk: SVG as it is, PNG where a converter is installed."""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path

from gunbai.cli.exits import FOUND, Exit, wrong_usage
from gunbai.cli.ledger import cannot_write
from gunbai.cli.writing import replace_file

CONVERTERS: dict[str, tuple[str, ...]] = {
    "rsvg-convert": ("-f", "png", "-z", "2", "-o", "{png}", "{svg}"),
    "inkscape": ("--export-type=png", "--export-dpi=192", "--export-filename={png}", "{svg}"),
    "cairosvg": ("-s", "2", "-f", "png", "-o", "{png}", "{svg}"),
}
"""Programs that make a PNG of an SVG, the first that is installed is taken; with their arguments."""
SECONDS = 120
"""A converter that has not finished by then is stopped."""


def write_picture(path: str, svg: str) -> None:
    """Writes a picture, SVG or PNG by the ending of its name. A file that was there is replaced.

    Raises:
        Exit: see `check_output`; or it cannot be written, or the converter fails.
    """
    found = check_output(path)
    if found is None:
        replace_file(path, svg.encode())
        return
    # The converter reads a file beside the picture, so that it needs no other place to write to.
    source = f"{path}.svg.part"
    replace_file(source, svg.encode())
    try:
        _convert(found, source, path)
    finally:
        os.unlink(source)


def check_output(path: str) -> tuple[str, str] | None:
    """The converter that a picture of this name needs; None where it needs none.

    Raises:
        Exit: the name is that of no picture, or there is no converter, or something else than a file is there.
    """
    ending = os.path.splitext(path)[1].lower()
    if ending not in (".svg", ".png"):
        raise wrong_usage("map-ending", path=path)
    if os.path.isdir(path):
        raise cannot_write(path, IsADirectoryError(errno.EISDIR, ""))
    if ending == ".svg":
        return None
    found = _converter()
    if found is None:
        raise Exit(FOUND, "map-no-converter", path=path, known=tuple(CONVERTERS))
    return found


def _converter() -> tuple[str, str] | None:
    """The name and the path of a converter; one that is installed beside Gunbai counts."""
    beside = str(Path(sys.executable).parent)
    for name in CONVERTERS:
        program = shutil.which(name) or shutil.which(name, path=beside)
        if program is not None:
            return name, program
    return None


def _convert(found: tuple[str, str], svg: str, png: str) -> None:
    name, program = found
    arguments = [argument.format(svg=svg, png=png) for argument in CONVERTERS[name]]
    try:
        subprocess.run(
            [program, *arguments], check=True, timeout=SECONDS,
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        raise Exit(FOUND, "map-converter-failed", path=png, name=name) from None
