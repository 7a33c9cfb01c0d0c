"""What the database holds. About people: the name they gave, and nothing else."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _battle() -> Column[str]:
    return Column("battle", String(32), ForeignKey("battles.id", ondelete="CASCADE"), primary_key=True)


battles = Table(
    "battles",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("opened", BigInteger, nullable=False, doc="milliseconds since 1970"),
    Column("moved", BigInteger, nullable=False, doc="when something was added last"),
    Column("game", String(64), nullable=False),
    Column("header", LargeBinary, nullable=False, doc="the record's first line"),
    Column("seed", LargeBinary, nullable=False, doc="of the sealed dice; empty where people roll"),
    Column("settings", LargeBinary, nullable=False, doc="JSON of `Settings`"),
    Column("notes", Text, nullable=False, doc="the game master's own"),
    Column("paused", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
)

lines = Table(
    "lines",
    metadata,
    _battle(),
    Column("position", Integer, primary_key=True, autoincrement=False, doc="from 0, behind the header"),
    Column("line", LargeBinary, nullable=False, doc="as in the record"),
    Column("at", BigInteger, nullable=False),
)
"""The ledger. Its key decides who was first."""

seats = Table(
    "seats",
    metadata,
    _battle(),
    Column("seat", String(64), primary_key=True),
    Column("computer", String(64), nullable=False, doc="who plays it; empty for a person"),
    Column("person", String(64), nullable=False, doc="the name that the person gave"),
)

links = Table(
    "links",
    metadata,
    Column("hash", LargeBinary, primary_key=True),
    Column("battle", String(32), ForeignKey("battles.id", ondelete="CASCADE"), nullable=False),
    Column("role", String(16), nullable=False, doc="gm, seat or spectator"),
    Column("seat", String(64), nullable=False),
    Column("issued", BigInteger, nullable=False),
    Index("ix_links_battle", "battle"),
)

talk = Table(
    "talk",
    metadata,
    _battle(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("role", String(16), nullable=False),
    Column("seat", String(64), nullable=False, doc="who said it"),
    Column("to", String(64), nullable=False, doc="the seat whispered to; empty for all"),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

requests = Table(
    "requests",
    metadata,
    _battle(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", String(64), nullable=False, doc="who wants to take back"),
    Column("back", Integer, nullable=False, doc="to so many inputs"),
    Column("inputs", Integer, nullable=False, doc="where the battle stood when it was asked for"),
    Column("epoch", Integer, nullable=False),
    Column("granted", Text, nullable=False, doc="JSON list of the seats that agree"),
    Column("state", String(16), nullable=False, doc="open, granted, refused or stale"),
    Column("at", BigInteger, nullable=False),
)

present = Table(
    "present",
    metadata,
    _battle(),
    Column("place", String(64), primary_key=True, doc="a seat; empty for the game master"),
    Column("process", String(32), primary_key=True, doc="the server process that the page is open at"),
    Column("until", BigInteger, nullable=False, doc="so long it counts without being said again"),
)
"""Who has a page open; no row outlives its process by more than a minute."""
