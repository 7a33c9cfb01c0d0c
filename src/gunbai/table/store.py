"""The store: everything that a table keeps, in SQLite or PostgreSQL. What it has acknowledged is committed."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Engine, delete, event, func, insert, or_, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gunbai.table import schema
from gunbai.table.errors import NoSuchTable, Overtaken, StoreFailed
from gunbai.table.migrations import upgrade
from gunbai.table.reading import Direct, reader_of
from gunbai.table.values import Role, Said, SeatInfo, Settings, UndoRequest, Who

BUSY_MS = 10_000
"""So long SQLite waits for another process that is writing."""


class Head(msgspec.Struct, frozen=True):
    """What is kept of a table besides its ledger."""

    battle: str
    game: str
    header: bytes
    seed: bytes
    settings: Settings
    opened: int
    moved: int
    paused: bool
    over: bool


def now() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Store:
    """A database of tables. Several processes may share one."""

    def __init__(self, engine: AsyncEngine, reader: Engine | None = None) -> None:
        """
        Args:
            reader: reads at once, without another thread; None where reading means waiting for another machine.
        """
        self._engine, self._reader = engine, reader

    @classmethod
    async def open(cls, url: str) -> Store:
        """Connects, and brings the tables of the database up to date.

        Args:
            url: `sqlite+aiosqlite:///PATH` or `postgresql+asyncpg://…`.

        Raises:
            StoreFailed: the database cannot be reached.
        """
        engine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        if url.startswith("sqlite"):
            event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        except (DBAPIError, OSError) as error:
            await engine.dispose()
            raise StoreFailed from error
        return cls(engine, reader_of(url))

    async def close(self) -> None:
        """Ends all connections."""
        if self._reader is not None:
            self._reader.dispose()
        await self._engine.dispose()

    @asynccontextmanager
    async def _look(self) -> AsyncIterator[AsyncConnection | Direct]:
        """Reads what is committed; nothing is changed."""
        if self._reader is None:
            async with self._begin() as connection:
                yield connection
            return
        try:
            with self._reader.connect() as direct:
                yield Direct(direct)
        except (DBAPIError, OSError) as error:
            raise StoreFailed from error

    @asynccontextmanager
    async def _begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it is committed, or nothing."""
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise Overtaken from None
        except (DBAPIError, OSError) as error:
            raise StoreFailed from error

    # ---- tables -----------------------------------------------------------------------------------------------------

    async def create(
        self, head: Head, lines: Sequence[bytes], seats: Iterable[SeatInfo], links: Iterable[tuple[bytes, Role, str]]
    ) -> None:
        """A new table with all it begins with."""
        async with self._begin() as connection:
            await connection.execute(
                insert(schema.battles).values(
                    id=head.battle,
                    opened=head.opened,
                    moved=head.moved,
                    game=head.game,
                    header=head.header,
                    seed=head.seed,
                    settings=msgspec.json.encode(head.settings),
                    notes="",
                    paused=head.paused,
                    over=head.over,
                )
            )
            await _add_lines(connection, head.battle, 0, lines, head.opened)
            await connection.execute(
                insert(schema.seats),
                [
                    {"battle": head.battle, "seat": one.seat, "computer": one.computer, "person": one.person}
                    for one in seats
                ],
            )
            await connection.execute(
                insert(schema.links),
                [
                    {"hash": hash, "battle": head.battle, "role": role, "seat": seat, "issued": head.opened}
                    for hash, role, seat in links
                ],
            )

    async def head(self, battle: str) -> Head:
        """What is kept of a table besides its ledger.

        Raises:
            NoSuchTable: there is none of this name.
        """
        columns = [column for column in schema.battles.c if column.name != "notes"]
        async with self._look() as connection:
            row = (await connection.execute(select(*columns).where(schema.battles.c.id == battle))).one_or_none()
        if row is None:
            raise NoSuchTable
        return Head(
            row.id,
            row.game,
            row.header,
            row.seed,
            msgspec.json.decode(row.settings, type=Settings),
            row.opened,
            row.moved,
            row.paused,
            row.over,
        )

    async def count(self) -> tuple[int, int]:
        """How many tables there are, and how many of them are not over."""
        over = schema.battles.c.over
        async with self._look() as connection:
            going = func.count().filter(over.is_(False))
            row: Any = (await connection.execute(select(func.count(), going).select_from(schema.battles))).one()
        return row[0], row[1]

    async def remove(self, battle: str) -> None:
        """A table and all that belongs to it."""
        async with self._begin() as connection:
            await connection.execute(delete(schema.battles).where(schema.battles.c.id == battle))

    # ---- the ledger -------------------------------------------------------------------------------------------------

    async def lines(self, battle: str, start: int = 0) -> list[bytes]:
        """The ledger's lines from a position on, without the header."""
        table = schema.lines
        wanted = select(table.c.line).where(table.c.battle == battle, table.c.position >= start)
        async with self._look() as connection:
            return [row.line for row in await connection.execute(wanted.order_by(table.c.position))]

    async def count_lines(self, battle: str) -> int:
        """How many lines the ledger has."""
        table = schema.lines
        async with self._look() as connection:
            last = await connection.execute(select(func.max(table.c.position)).where(table.c.battle == battle))
            end = last.scalar_one()
        return 0 if end is None else end + 1

    async def append(self, battle: str, position: int, lines: Sequence[bytes], *, over: bool) -> None:
        """Adds lines at the end of the ledger.

        Args:
            position: the end, as the caller knows it.

        Raises:
            Overtaken: another line stands there already; nothing is added.
        """
        at = now()
        async with self._begin() as connection:
            await _add_lines(connection, battle, position, lines, at)
            await connection.execute(
                update(schema.battles).where(schema.battles.c.id == battle).values(moved=at, over=over)
            )

    # ---- seats and links --------------------------------------------------------------------------------------------

    async def seats(self, battle: str) -> dict[str, tuple[str, str]]:
        """Who sits where: seat → computer, person."""
        table = schema.seats
        async with self._look() as connection:
            rows = await connection.execute(select(table).where(table.c.battle == battle))
            return {row.seat: (row.computer, row.person) for row in rows}

    async def set_seat(self, battle: str, seat: str, **values: str) -> None:
        """Another computer or person at a seat."""
        table = schema.seats
        async with self._begin() as connection:
            await connection.execute(
                update(table).where(table.c.battle == battle, table.c.seat == seat).values(**values)
            )

    async def who(self, hash: bytes) -> Who:
        """Whom a link stands for.

        Raises:
            NoSuchTable: nobody, or nobody any more.
        """
        table = schema.links
        async with self._look() as connection:
            row = (await connection.execute(select(table).where(table.c.hash == hash))).one_or_none()
        if row is None:
            raise NoSuchTable
        return Who(row.battle, row.role, row.seat)

    async def check_link(self, who: Who) -> None:
        """A link of this kind is still good.

        Raises:
            NoSuchTable: it is not.
        """
        table = schema.links
        same = (table.c.battle == who.battle, table.c.role == who.role, table.c.seat == who.seat)
        async with self._look() as connection:
            if (await connection.execute(select(table.c.hash).where(*same).limit(1))).first() is None:
                raise NoSuchTable

    async def reissue(self, who: Who, hash: bytes | None) -> None:
        """Revokes every link of a role; puts another in their place if its hash is given."""
        table = schema.links
        same = (table.c.battle == who.battle, table.c.role == who.role, table.c.seat == who.seat)
        async with self._begin() as connection:
            await connection.execute(delete(table).where(*same))
            if hash is not None:
                await connection.execute(
                    insert(table).values(hash=hash, battle=who.battle, role=who.role, seat=who.seat, issued=now())
                )

    async def forget_person(self, battle: str, seat: str) -> None:
        """Erases the name that a person gave."""
        await self.set_seat(battle, seat, person="")

    # ---- talk, notes, pause -----------------------------------------------------------------------------------------

    async def say(self, who: Who, to: str, text: str) -> Said:
        """Adds a line of talk."""
        table, at = schema.talk, now()
        async with self._begin() as connection:
            number = await _next(connection, table.c.number, table.c.battle == who.battle)
            await connection.execute(
                insert(table).values(
                    battle=who.battle, number=number, role=who.role, seat=who.seat, to=to, text=text, at=at
                )
            )
        return Said(number, who.role, who.seat, to, text, at)

    async def talk(self, who: Who, start: int = 0) -> list[Said]:
        """What this link may hear of the talk, from a number on."""
        table = schema.talk
        wanted = select(table).where(table.c.battle == who.battle, table.c.number >= start)
        async with self._look() as connection:
            rows = (await connection.execute(wanted.order_by(table.c.number))).all()
        heard = [Said(row.number, row.role, row.seat, row.to, row.text, row.at) for row in rows]
        if who.role == "gm":
            return heard
        return [said for said in heard if said.to in ("", who.seat) and (not said.to or who.role == "seat")]

    async def notes(self, battle: str) -> str:
        """The game master's own notes."""
        async with self._look() as connection:
            found = await connection.execute(select(schema.battles.c.notes).where(schema.battles.c.id == battle))
            return str(found.scalar_one())

    async def write_notes(self, battle: str, text: str) -> None:
        """Other notes in their place."""
        await self._change(battle, notes=text)

    async def pause(self, battle: str, paused: bool) -> None:
        """Stops the battle, or lets it go on."""
        await self._change(battle, paused=paused)

    async def _change(self, battle: str, **values: Any) -> None:
        async with self._begin() as connection:
            await connection.execute(update(schema.battles).where(schema.battles.c.id == battle).values(**values))

    # ---- who is here ------------------------------------------------------------------------------------------------

    async def here(self, battle: str) -> frozenset[str]:
        """The places at a table that somebody has a page of: seats, and nothing for the game master."""
        table = schema.present
        wanted = select(table.c.place).where(table.c.battle == battle, table.c.until > now())
        async with self._look() as connection:
            return frozenset(row.place for row in await connection.execute(wanted))

    async def come(self, process: str, battle: str, place: str, until: int) -> None:
        """Somebody has come, by way of a process."""
        table = schema.present
        async with self._begin() as connection:
            await connection.execute(delete(table).where(*_there(process, battle, place)))
            await connection.execute(insert(table).values(battle=battle, place=place, process=process, until=until))

    async def go(self, process: str, battle: str, place: str) -> None:
        """Nobody of a process is there any more."""
        async with self._begin() as connection:
            await connection.execute(delete(schema.present).where(*_there(process, battle, place)))

    async def stay(self, process: str, places: Sequence[tuple[str, str]], until: int) -> None:
        """These are there of a process, and nobody else; those of processes that have ended are forgotten."""
        table, at = schema.present, now()
        async with self._begin() as connection:
            await connection.execute(delete(table).where(or_(table.c.process == process, table.c.until < at)))
            there = select(schema.battles.c.id).where(schema.battles.c.id.in_({battle for battle, _ in places}))
            known = {row.id for row in await connection.execute(there)}
            rows = [
                {"battle": battle, "place": place, "process": process, "until": until}
                for battle, place in places
                if battle in known
            ]
            if rows:
                await connection.execute(insert(table), rows)

    # ---- requests to take back --------------------------------------------------------------------------------------

    async def ask_back(self, battle: str, seat: str, back: int, inputs: int, epoch: int) -> UndoRequest:
        """Somebody wants to take back; what was asked for before is stale."""
        table, at = schema.requests, now()
        async with self._begin() as connection:
            await connection.execute(
                update(table).where(table.c.battle == battle, table.c.state == "open").values(state="stale")
            )
            number = await _next(connection, table.c.number, table.c.battle == battle)
            await connection.execute(
                insert(table).values(
                    battle=battle,
                    number=number,
                    seat=seat,
                    back=back,
                    inputs=inputs,
                    epoch=epoch,
                    granted="[]",
                    state="open",
                    at=at,
                )
            )
        return UndoRequest(number, seat, back, inputs, epoch, (), "open", at)

    async def asked_back(self, battle: str) -> UndoRequest | None:
        """The request that stands open, if one does."""
        table = schema.requests
        async with self._look() as connection:
            found = await connection.execute(select(table).where(table.c.battle == battle, table.c.state == "open"))
            row = found.first()
        if row is None:
            return None
        granted = msgspec.json.decode(row.granted, type=tuple[str, ...])
        return UndoRequest(row.number, row.seat, row.back, row.inputs, row.epoch, granted, row.state, row.at)

    async def settle_request(self, battle: str, request: UndoRequest) -> None:
        """Who has agreed by now, and whether it is still open."""
        table = schema.requests
        granted = msgspec.json.encode(request.granted).decode()
        async with self._begin() as connection:
            await connection.execute(
                update(table)
                .where(table.c.battle == battle, table.c.number == request.number)
                .values(granted=granted, state=request.state)
            )


def _prepare_sqlite(connection: Any, _record: object) -> None:
    """Readers beside one writer, every commit on the disk before it is acknowledged."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_MS}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def _add_lines(connection: AsyncConnection, battle: str, start: int, lines: Sequence[bytes], at: int) -> None:
    if lines:
        rows = [
            {"battle": battle, "position": place, "line": line, "at": at} for place, line in enumerate(lines, start)
        ]
        await connection.execute(insert(schema.lines), rows)


def _there(process: str, battle: str, place: str) -> tuple[ColumnElement[bool], ...]:
    table = schema.present
    return table.c.process == process, table.c.battle == battle, table.c.place == place


async def _next(connection: AsyncConnection, column: Any, where: ColumnElement[bool]) -> int:
    last = (await connection.execute(select(func.max(column)).where(where))).scalar_one()
    return 0 if last is None else last + 1
