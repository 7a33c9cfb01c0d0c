"""A real server in a process of its own, for tests of what only a real one can show."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx

ROOT = Path(__file__).parents[2]
SLOW = 60.0
"""Seconds within which a server has started, on a machine that has much else to do."""


class Server:
    """A server on a port of its own."""

    def __init__(self, database: str, *, ready: str = "", **settings: str) -> None:
        self.database = database
        self._ready = ["--ready", ready, "--as", "musashi"] if ready else []
        self._environment = {**os.environ, "GUNBAI_DATABASE": database, "GUNBAI_REQUESTS_PER_MINUTE": "1000000"}
        self._environment.update(settings)
        self.start()

    def start(self, port: int = 0) -> None:
        """Starts the process, and waits until it answers."""
        self.process = subprocess.Popen(
            [sys.executable, "-m", "gunbai", "serve", "--port", str(port), "--lang", "en", *self._ready],
            stdout=subprocess.PIPE,
            env=self._environment,
            text=True,
        )
        assert self.process.stdout is not None
        found = re.search(r"http://[\d.]+:(\d+)/", self.process.stdout.readline())
        assert found is not None, "the server did not say where it is"
        self.address = found[0].rstrip("/")
        self.port = int(found[1])
        with httpx.Client(transport=httpx.HTTPTransport(retries=20)) as client:
            assert client.get(f"{self.address}/health", timeout=SLOW).text == "ok\n"

    def kill(self) -> None:
        """As a crash or a power cut would end it."""
        self.process.kill()
        self._ended()

    def stop(self) -> None:
        """As Ctrl-C would end it."""
        self.process.terminate()
        self._ended()

    def _ended(self) -> None:
        self.process.wait(SLOW)
        assert self.process.stdout is not None
        self.process.stdout.close()

    def open(self, **body: Any) -> dict[str, Any]:
        """Opens a table."""
        body = {"scenario": "maai/ganryujima", **body}
        answer = httpx.post(f"{self.address}/api/v1/tables", json=body, timeout=SLOW)
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened
