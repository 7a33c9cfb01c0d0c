"""How a SQLite file is read: at once. To hand a few rows to another thread and back takes many times as long."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, CursorResult, Engine, Executable, create_engine, event, make_url
from sqlalchemy.pool import StaticPool

PATIENCE_MS = 1_000
"""So long a reader waits where the file is being recovered; otherwise it waits for nobody."""


class Direct:
    """A connection that reads rows from memory or from the disk beside it."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    async def execute(self, statement: Executable) -> CursorResult[Any]:
        """Carries out a statement that changes nothing."""
        return self._connection.execute(statement)


def reader_of(url: str) -> Engine | None:
    """Reads a SQLite file; None for what is no file, and for databases on other machines."""
    address = make_url(url)
    if not address.drivername.startswith("sqlite") or address.database in (None, "", ":memory:"):
        return None
    engine = create_engine(address.set(drivername="sqlite"), poolclass=StaticPool, isolation_level="AUTOCOMMIT")
    event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, _record: object) -> None:
    """Nothing is ever changed by it."""
    cursor = connection.cursor()
    for pragma in ("query_only=ON", f"busy_timeout={PATIENCE_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
