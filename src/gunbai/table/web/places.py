"""Where a link leads, which cookie keeps its secret, and what every page needs."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from urllib.parse import quote, urlsplit

from litestar import Request
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath

from gunbai.table.errors import NoSuchTable
from gunbai.table.secrets import hash_of
from gunbai.table.values import Who
from gunbai.table.web.access import LONGEST_SECRET, TablesHere
from gunbai.table.web.speech import language_of, plain_words

Asking = Request[Any, Any, Any]
YEAR = int(timedelta(days=365).total_seconds())
WATCH = "watch"
SEAT = "seat-"


def place_of(who: Who) -> str:
    """Where a link leads, as it stands in an address."""
    return {"gm": "gm", "spectator": WATCH}.get(who.role, SEAT + who.seat)


def cookie_of(battle: str, place: str) -> str:
    """Name of the cookie that keeps a link's secret: one for each place at each table."""
    return f"gunbai_{battle}_{hash_of(place).hex()[:12]}"


def base_of(who: Who) -> str:
    """The address of a place at a table."""
    return f"/t/{who.battle}/{quote(place_of(who))}"


async def sitting(request: Asking, tables: TablesHere, table: FromPath[str], place: FromPath[str]) -> Who:
    """Whom the cookie of a place stands for.

    Raises:
        NoSuchTable: there is no such cookie, or its link is no longer good.
    """
    secret = request.cookies.get(cookie_of(table, place), "")
    if not 0 < len(secret) <= LONGEST_SECRET:
        raise NoSuchTable
    who = await tables.who(secret)
    if who.battle != table or place_of(who) != place:
        raise NoSuchTable
    request.state["who"], request.state["link"] = who, secret
    return who


def from_own_pages(request: Asking) -> None:
    """Nothing is changed at the wish of another site's page.

    Raises:
        PermissionDeniedException: the request comes from one.
    """
    site = request.headers.get("sec-fetch-site")
    if site is not None:
        if site not in ("same-origin", "none"):
            raise PermissionDeniedException
        return
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise PermissionDeniedException


def page_values(request: Asking) -> dict[str, Any]:
    """What every page needs: its language, the table's words, and where it is."""
    language = language_of(request)
    return {"language": language, "say": plain_words(language).say, "here": request.url.path}
