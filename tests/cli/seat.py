"""A real terminal for tests: a process on a pseudo-terminal, read until what is awaited appears."""

import codecs
import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Mapping
from pathlib import Path

PATIENCE = 60
"""Seconds after which what has not appeared never will."""
GUNBAI = (sys.executable, "-m", "gunbai")
_AT_ITS_TERMINAL = """
import fcntl, runpy, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
runpy.run_module("gunbai", run_name="__main__", alter_sys=True)
"""
"""Makes the pseudo-terminal the one that Ctrl-C comes from, as a login does, and then is `python -m gunbai`."""


def environment(home: Path, **more: str) -> dict[str, str]:
    """A clean environment in English, with records under a folder of its own."""
    kept = {key: os.environ[key] for key in ("PATH", "PYTHONPATH") if key in os.environ}
    return {
        **kept,
        "HOME": str(home),
        "XDG_STATE_HOME": str(home / "state"),
        "LANG": "C.UTF-8",
        "TERM": "xterm",
        **more,
    }


class Seat:
    """Somebody who sits at a terminal and types."""

    def __init__(
        self, *arguments: object, home: Path, columns: int = 80, more: Mapping[str, str] | None = None
    ) -> None:
        self._file, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", _AT_ITS_TERMINAL, *map(str, arguments)],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment(home, **(more or {})),
            start_new_session=True,
        )
        os.close(theirs)
        # What is read may end within a character.
        self._decode = codecs.getincrementaldecoder("utf-8")(errors="replace").decode
        self.seen = ""
        """Everything that has appeared since it was last read."""

    def __enter__(self) -> "Seat":
        return self

    def __exit__(self, *raised: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self._file)

    def read(self, awaited: str) -> str:
        """What appears up to and with the awaited text."""
        while awaited not in self.seen:
            piece = self._piece()
            assert piece, f"ended without {awaited!r}:\n{self.seen}"
            self.seen += piece
        before, found, self.seen = self.seen.partition(awaited)
        return before + found

    def type(self, text: str) -> None:
        """Types, as at a keyboard: `\\r` is Enter, `\\x03` Ctrl-C."""
        os.write(self._file, text.encode())

    def ask(self, line: str, prompt: str = "Musashi> ") -> str:
        """Types a line and reads on to the next prompt."""
        self.type(f"{line}\r")
        self.read("\n")
        return self.read(prompt)

    def interrupt(self, awaited: str) -> None:
        """Presses Ctrl-C until what is awaited comes of it: in the instant before a line is read nobody notices."""
        for _ in range(PATIENCE):
            if awaited in self.seen:
                return
            self.type("\x03")
            while select.select([self._file], [], [], 1)[0] and (piece := self._piece()):
                self.seen += piece
        raise AssertionError(f"Ctrl-C does not bring {awaited!r}:\n{self.seen}")

    def leave(self) -> tuple[int, str]:
        """Waits for the end: the exit code, and what still appeared."""
        while piece := self._piece():
            self.seen += piece
        return self.process.wait(PATIENCE), self.seen

    def kill(self) -> None:
        """As a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(PATIENCE)

    def _piece(self) -> str:
        """The next that appears; nothing at the end."""
        piece = ""
        while not piece:
            ready, _, _ = select.select([self._file], [], [], PATIENCE)
            assert ready, f"nothing more appears:\n{self.seen}"
            try:
                raw = os.read(self._file, 1 << 16)
            except OSError:
                raw = b""
            if not raw:
                return ""
            piece = self._decode(raw)
        return piece
