"""The command line: `gunbai`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module

from gunbai.cli.exits import INTERRUPTED

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None, environment: Mapping[str, str] | None = None) -> int:
    """Runs the command that the arguments name; see `gunbai.cli.entry.main`.

    Most of the time that a short command takes is for loading it: Ctrl-C is no traceback then either.
    """
    try:
        code: int = import_module("gunbai.cli.entry").main(arguments, environment)
    except KeyboardInterrupt:
        return INTERRUPTED
    return code
