"""`serve`: the online table, with nothing else to start."""

from __future__ import annotations

import errno
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from gunbai.cli.exits import FOUND, OK, Exit, wrong_usage
from gunbai.cli.parameters import Seat
from gunbai.cli.paths import check_seat, open_scenario
from gunbai.cli.terminal import Terminal

if TYPE_CHECKING:
    from gunbai.table.web.config import Config

Port = Annotated[int | None, Parameter(validator=Number(gte=0, lte=65535))]
SQLITE = "sqlite+aiosqlite:///"
USUAL_PORT = 8421


def serve(
    terminal: Terminal,
    *,
    host: str = "127.0.0.1",
    port: Port = None,
    database: Annotated[str | None, Parameter(metavar="URL")] = None,
    ready: Annotated[str | None, Parameter(metavar="SCENARIO")] = None,
    as_: Seat = None,
    browser: bool = False,
) -> int:
    """Serves tables until it is stopped.

    Args:
        host: on which address of this machine; the default lets nobody in from outside.
        port: 0 takes any that is free; without one the usual one, or a free one if that is taken and a battle is ready.
        database: instead of the environment's; a SQLite file of the user's own by default.
        ready: a scenario that whoever opens the address plays at once against the computer, in the seat `as_`.
        browser: opens the address in the user's browser, where there is a screen.
    """
    from gunbai.table.web.app import create_app  # noqa: PLC0415 (the other commands start without a web server)
    from gunbai.table.web.logs import log_to  # noqa: PLC0415
    from gunbai.table.web.running import run_server  # noqa: PLC0415

    config = _config(database, ready, as_)
    if config.database.startswith(SQLITE):
        Path(config.database.removeprefix(SQLITE)).parent.mkdir(parents=True, exist_ok=True)
    log_to(sys.stderr)
    try:
        app = create_app(config)
    except ValueError as error:
        raise wrong_usage("serve-setting", why=str(error)) from None
    with _listen(host, port, any_will_do=ready is not None) as listening:
        address = f"http://{host}:{listening.getsockname()[1]}/"

        def answers() -> None:
            terminal.print_line(terminal.say("serve-at", address=address))
            if ready is not None:
                terminal.print_line(terminal.say("serve-ready", address=address))
            terminal.out.file.flush()
            if browser and has_screen(os.environ):
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

        try:
            run_server(app, listening, answers, behind_proxy=bool(config.address))
        except SystemExit:
            raise Exit(FOUND, "serve-no-database") from None
    terminal.print_line(terminal.say("serve-ended"))
    return OK


def _config(database: str | None, ready: str | None, seat: str | None) -> Config:
    from gunbai.table.web.config import config_from  # noqa: PLC0415

    environment = dict(os.environ)
    if database is not None:
        environment["GUNBAI_DATABASE"] = database
    if ready is not None:
        opened = open_scenario(ready)
        if seat is None:
            raise wrong_usage("serve-as-whom", seats=tuple(one.id for one in opened.seats))
        check_seat(opened, seat)
        environment |= {"GUNBAI_READY": ready, "GUNBAI_READY_SEAT": seat}
    elif seat is not None:
        raise wrong_usage("serve-ready-what")
    try:
        return config_from(environment)
    except ValueError as error:
        raise wrong_usage("serve-setting", why=str(error)) from None


def _listen(host: str, port: int | None, *, any_will_do: bool) -> socket.socket:
    wanted = USUAL_PORT if port is None else port
    try:
        return _bound(host, wanted)
    except OSError as error:
        if port is None and any_will_do and error.errno == errno.EADDRINUSE:
            return _bound(host, 0)
        raise Exit(FOUND, "serve-no-port", host=host, port=wanted, why=error.strerror or "") from None


def _bound(host: str, port: int) -> socket.socket:
    """A socket that listens. It says that it is one of TCP: only then is what is sent on it sent without delay."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    family, kind, protocol, _, address = found[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
    except OSError:
        listening.close()
        raise
    return listening


def has_screen(environment: Mapping[str, str]) -> bool:
    """Whether a browser can be shown: one that would take over the terminal is none."""
    return sys.platform == "darwin" or any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
