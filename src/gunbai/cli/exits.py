"""How a command ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gunbai.cli.terminal import Terminal

OK, FOUND, USAGE = 0, 1, 2
"""All is well; something was found (a fault, a mismatch, a difference); the command itself was wrong."""
INTERRUPTED = 130
PIPE_CLOSED = 141


class Exit(Exception):
    """A command ends at once, with a message of the command line's own on standard error."""

    def __init__(self, code: int, message: str = "", **values: Any) -> None:
        super().__init__(message)
        self.code, self.message, self.values = code, message, values

    def text(self, terminal: Terminal) -> str:
        """What it says."""
        return terminal.say(self.message, **self.values)


def wrong_usage(message: str, **values: Any) -> Exit:
    """The command itself was wrong."""
    return Exit(USAGE, message, **values)
