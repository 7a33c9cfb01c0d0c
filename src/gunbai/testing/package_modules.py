"""The modules of an installed package, as files: what the scans of a game's code read."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable


def package_modules(package: str) -> tuple[tuple[str, Traversable], ...]:
    """All modules of a package, its sub-packages included: the path inside the package, and the file; in order.

    Args:
        package: dotted name.
    """
    return tuple(sorted(_below(files(package), ""), key=lambda module: module[0]))


def _below(folder: Traversable, path: str) -> Iterator[tuple[str, Traversable]]:
    for file in folder.iterdir():
        if file.is_dir() and file.name != "__pycache__":
            yield from _below(file, f"{path}{file.name}/")
        elif file.name.endswith(".py"):
            yield path + file.name, file
