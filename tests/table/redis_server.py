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


@contextmanager
def running(folder: Path) -> Iterator[str]:
    """A server as long as it is needed; its address."""
    with socket.socket() as spare:
        spare.bind(("127.0.0.1", 0))
        port = spare.getsockname()[1]
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, cwd=folder)
    try:
        end = time.monotonic() + SLOW
        while True:
            try:
                socket.create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                assert time.monotonic() < end, "Redis does not answer"
                time.sleep(0.05)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        server.terminate()
        server.wait(SLOW)
