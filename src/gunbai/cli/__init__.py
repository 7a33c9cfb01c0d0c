"""The command line: `gunbai`."""

from __future__ import annotations

from gunbai.cli.entry import main

__all__ = ["main"]
