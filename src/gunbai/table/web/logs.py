"""What a server says about itself: one JSON object a line, with no secret, no path and no stack in it."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from types import TracebackType
from typing import TextIO

import msgspec

PACKAGE = "gunbai."
EXTRAS = ("route", "status", "cause")
"""What a line may carry beside its message: names of our own, never what somebody sent."""


class Lines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Its time, level, source and message; of an error its kind, and where in Gunbai it arose."""
        said: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "says": plain(record.getMessage()),
        }
        said |= {name: getattr(record, name) for name in EXTRAS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            said["error"] = record.exc_info[0].__name__
            said["where"] = innermost(record.exc_info[2])
        return msgspec.json.encode(said).decode()


def plain(message: str) -> str:
    """A message of one line; what others write with a stack in it is only said to have gone wrong."""
    return "something went wrong" if "Traceback" in message else message.partition("\n")[0]


def innermost(trace: TracebackType | None) -> str:
    """The last place in Gunbai that an error has passed: `gunbai.table.service:213`."""
    where = ""
    while trace is not None:
        module = str(trace.tb_frame.f_globals.get("__name__", ""))
        if module.startswith(PACKAGE):
            where = f"{module}:{trace.tb_lineno}"
        trace = trace.tb_next
    return where


def log_to(stream: TextIO = sys.stderr) -> None:
    """Lets the server, and what it stands on, write their lines to a stream."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines())
    for name, level in (("gunbai.table", logging.INFO), ("uvicorn.error", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False
