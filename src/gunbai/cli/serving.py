"""`serve`: the online table, with nothing else to start."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from cyclopts.validators import Number

from gunbai.cli.exits import OK, Exit, wrong_usage
from gunbai.cli.terminal import Terminal

Port = Annotated[int, Parameter(validator=Number(gte=0, lte=65535))]
SQLITE = "sqlite+aiosqlite:///"


def serve(
    terminal: Terminal,
    *,
    host: str = "127.0.0.1",
    port: Port = 8421,
    database: Annotated[str | None, Parameter(metavar="URL")] = None,
) -> int:
    """Serves tables until it is stopped.

    Args:
        host: on which address of this machine; the default lets nobody in from outside.
        port: 0 takes any that is free.
        database: instead of the environment's; a SQLite file of the user's own by default.
    """
    import uvicorn  # noqa: PLC0415 (the other commands start without a web server)

    from gunbai.table.web.app import create_app  # noqa: PLC0415
    from gunbai.table.web.config import config_from  # noqa: PLC0415

    environment = dict(os.environ)
    if database is not None:
        environment["GUNBAI_DATABASE"] = database
    try:
        config = config_from(environment)
    except ValueError as error:
        raise wrong_usage("serve-setting", why=str(error)) from None
    if config.database.startswith(SQLITE):
        Path(config.database.removeprefix(SQLITE)).parent.mkdir(parents=True, exist_ok=True)
    try:
        listening = socket.create_server((host, port))
    except OSError as error:
        raise Exit(1, "serve-no-port", host=host, port=port, why=error.strerror or "") from None
    with listening:
        number = listening.getsockname()[1]
        terminal.print_line(terminal.say("serve-at", address=f"http://{host}:{number}/"))
        terminal.out.file.flush()
        uvicorn.Server(
            uvicorn.Config(
                create_app(config),
                access_log=False,
                log_level="warning",
                server_header=False,
                proxy_headers=bool(config.address),
                timeout_graceful_shutdown=3,
            )
        ).run(sockets=[listening])
    return OK
