"""Whom a request comes from: the secret of a link, borne in a header."""

from __future__ import annotations

from litestar import Request
from litestar.di import NamedDependency
from litestar.exceptions import NotAuthorizedException
from litestar.params import FromPath

from gunbai.table.errors import NoSuchTable
from gunbai.table.service import Tables
from gunbai.table.values import Who

TablesHere = NamedDependency[Tables]
WhoHere = NamedDependency[Who]

SCHEME = "Bearer "
LONGEST_SECRET = 64


async def who_of(request: Request, tables: TablesHere, table: FromPath[str]) -> Who:  # type: ignore[type-arg]
    """Whom the link in the header stands for.

    Raises:
        NotAuthorizedException: there is no link in the header.
        NoSuchTable: it is good for nothing, or for another table.
    """
    header = request.headers.get("authorization", "")
    if not header.startswith(SCHEME):
        raise NotAuthorizedException
    secret = header.removeprefix(SCHEME).strip()
    if len(secret) > LONGEST_SECRET:
        raise NoSuchTable
    who = await tables.who(secret)
    if who.battle != table:
        raise NoSuchTable
    request.state["who"], request.state["link"] = who, secret
    return who
