"""A server process: it says where it is once it answers, and ends without being torn away."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from litestar import Litestar

GRACE = 3
"""Seconds that requests may still take when the server is told to stop."""


class TableServer(uvicorn.Server):
    """A server that tells when it answers, and lets streams end when it stops."""

    def __init__(self, app: Litestar, answers: Callable[[], None], *, behind_proxy: bool) -> None:
        """
        Args:
            answers: called once, as soon as requests are answered.
            behind_proxy: believe what a proxy on this machine says of whom it speaks for.
        """
        super().__init__(
            uvicorn.Config(
                app,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=behind_proxy,
                timeout_graceful_shutdown=GRACE,
            )
        )
        self._app, self._answers = app, answers

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Starts, and tells it."""
        await super().startup(sockets)
        if self.started:
            self._answers()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends the streams, then everything."""
        self._app.state.ending.set()
        await super().shutdown(sockets)


def run_server(app: Litestar, listening: socket.socket, answers: Callable[[], None], *, behind_proxy: bool) -> None:
    """Serves until Ctrl-C or SIGTERM.

    Raises:
        SystemExit: it could not start; the log says why.
    """
    server = TableServer(app, answers, behind_proxy=behind_proxy)

    def stop(number: int, frame: FrameType | None) -> None:
        server.should_exit = True

    # uvicorn gives each signal that has ended it to whoever handled it before: to end so is no accident.
    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        server.run(sockets=[listening])
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
