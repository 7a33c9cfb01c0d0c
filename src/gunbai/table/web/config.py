"""How a table server is set up, by its environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

import msgspec

SQLITE = "sqlite+aiosqlite"


class Config(msgspec.Struct, frozen=True):
    """The settings of a server; each can be set as `GUNBAI_NAME` in its environment."""

    database: str = ""
    """Address of the database; by default a SQLite file among the user's own data."""
    channels: str = ""
    """How server processes on one database tell each other of moves: `redis://…`; by default the database does it."""
    address: str = ""
    """Under which address people reach the server, if it stands behind a proxy: `https://example.org`."""
    tables_per_hour: int = 60
    """So many tables one address may open in an hour."""
    requests_per_minute: int = 600
    streams: int = 200
    """So many streams one address may hold open."""
    live: int = 500
    """So many battles are kept in memory."""
    ready: str = ""
    """A scenario that is ready to be played alone by whoever opens the address,"""
    ready_seat: str = ""
    """and the seat that is played."""

    @property
    def is_secure(self) -> bool:
        """People reach the server by TLS."""
        return self.address.startswith("https://")


def config_from(environment: Mapping[str, str]) -> Config:
    """Reads the settings.

    Raises:
        ValueError: one cannot be read; it says which.
    """
    values: dict[str, str | int] = {}
    for field in msgspec.structs.fields(Config):
        text = environment.get(f"GUNBAI_{field.name.upper()}")
        if text is None:
            continue
        if field.type is int and not text.isdecimal():
            raise ValueError(f"GUNBAI_{field.name.upper()} must be a whole number, not {text!r}")
        values[field.name] = int(text) if field.type is int else text
    config = msgspec.convert(values, Config)
    return config if config.database else msgspec.structs.replace(config, database=sqlite_at(data_folder(environment)))


def data_folder(environment: Mapping[str, str]) -> Path:
    """Where a database is kept when no other place is named: `$XDG_STATE_HOME/gunbai`."""
    state = environment.get("XDG_STATE_HOME", "")
    return (Path(state) if os.path.isabs(state) else Path.home() / ".local" / "state") / "gunbai"


def sqlite_at(folder: Path) -> str:
    """Address of the SQLite file in a folder."""
    return f"{SQLITE}:///{folder / 'tables.sqlite'}"
