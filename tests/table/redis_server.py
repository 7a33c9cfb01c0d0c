"""A Redis server of the tests' own."""

from __future__ import annotations

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

SLOW = 60.0
MISSING = "Redis is not installed (Debian: apt-get install redis-server); its test is left out"


def is_there() -> bool:
    """Whether a server can be started."""
    return shutil.which("redis-server") is not None


class Redis:
    """A server on a spare port of loopback."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as spare:
            spare.bind(("127.0.0.1", 0))
            self._port = spare.getsockname()[1]
        self._folder = folder
        self.address = f"redis://127.0.0.1:{self._port}/0"
        self.start()

    def start(self) -> None:
        """Starts it, and waits until it answers."""
        command = ["redis-server", "--port", str(self._port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._server = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=self._folder)
        end = time.monotonic() + SLOW
        while True:
            try:
                socket.create_connection(("127.0.0.1", self._port), 1).close()
                return
            except OSError:
                assert time.monotonic() < end, "Redis does not answer"
                time.sleep(0.05)

    def stop(self) -> None:
        """Ends it; whoever is connected is cut off."""
        self._server.terminate()
        self._server.wait(SLOW)


@contextmanager
def running(folder: Path) -> Iterator[Redis]:
    """A server as long as it is needed."""
    server = Redis(folder)
    try:
        yield server
    finally:
        server.stop()
