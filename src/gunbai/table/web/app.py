"""The server: one application, a store behind it, nothing else to start."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path

from jinja2 import Environment, PackageLoader, StrictUndefined
from litestar import Litestar, MediaType, Request, Response, Router, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.datastructures import CacheControlHeader, State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.plugins.jinja import JinjaTemplateEngine
from litestar.static_files import create_static_files_router
from litestar.template.config import TemplateConfig
from litestar.types import Message, Scope

from gunbai import __version__
from gunbai.table.errors import StoreFailed
from gunbai.table.live import Hall
from gunbai.table.presence import Presence
from gunbai.table.service import Tables
from gunbai.table.store import Store
from gunbai.table.web.access import TablesHere
from gunbai.table.web.api import api_router, shipped
from gunbai.table.web.config import Config
from gunbai.table.web.pages import page_router
from gunbai.table.web.problems import HANDLERS
from gunbai.table.web.ready import Ready
from gunbai.table.web.stream import BACKLOG
from gunbai.table.web.telling import backend_for

log = logging.getLogger("gunbai.table")
SMALL = 64 << 10
"""Bytes of a request that carries no record."""
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
    ),
    # Styles stand in the pictures themselves; scripts never.
}


class Meter:
    """What the server counts about itself."""

    def __init__(self) -> None:
        self.requests: Counter[tuple[str, int]] = Counter()
        self.seconds: defaultdict[str, float] = defaultdict(float)


@get("/health", include_in_schema=False, media_type=MediaType.TEXT)
async def health(tables: TablesHere) -> Response[str]:
    """Whether the database can be read."""
    try:
        await tables.count()
    except StoreFailed:
        return Response("the database cannot be reached\n", status_code=503)
    return Response("ok\n")


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(tables: TablesHere, state: State) -> str:
    """Counts, in the text form that Prometheus reads."""
    whole, going = await tables.count()
    meter: Meter = state.meter
    lines = [
        "# TYPE gunbai_tables gauge",
        f'gunbai_tables{{state="all"}} {whole}',
        f'gunbai_tables{{state="going"}} {going}',
        "# TYPE gunbai_live gauge",
        f"gunbai_live {len(tables.hall)}",
        "# TYPE gunbai_requests_total counter",
        *(
            f'gunbai_requests_total{{route="{route}",status="{status}"}} {count}'
            for (route, status), count in sorted(meter.requests.items())
        ),
        "# TYPE gunbai_request_seconds_total counter",
        *(
            f'gunbai_request_seconds_total{{route="{route}"}} {spent:.6f}'
            for route, spent in sorted(meter.seconds.items())
        ),
    ]
    return "\n".join(lines) + "\n"


def why_not(error: StoreFailed) -> str:
    """What the database itself says is wrong."""
    cause = getattr(error.__cause__, "orig", error.__cause__)
    return str(cause).partition("\n")[0][:200]


def environment() -> Environment:
    """The templates; whatever they show is escaped."""
    return Environment(
        loader=PackageLoader("gunbai.table.web", "templates"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def static_routers() -> list[Router]:
    """Style sheet, script and icons of our own, and the files of htmx."""
    own = Path(__file__).parent / "static"
    htmx = Path(str(files("js_lib_htmx"))) / "static" / "htmx"
    return [
        create_static_files_router("/static", [own], cache_control=CacheControlHeader(max_age=3600)),
        create_static_files_router("/lib", [htmx], name="lib", cache_control=CacheControlHeader(max_age=86400)),
    ]


def tables_of(state: State) -> Tables:
    """The tables that this server serves."""
    tables: Tables = state.tables
    return tables


def create_app(config: Config, backend: ChannelsBackend | None = None) -> Litestar:
    """The application.

    Args:
        backend: how processes tell each other that a table has moved; by default this one is the only one.
    """
    channels = ChannelsPlugin(
        backend or backend_for(config),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=BACKLOG,
        subscriber_backlog_strategy="dropleft",
    )
    meter = Meter()
    ready = Ready(shipped(config.ready), config.ready_seat) if config.ready else None

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        try:
            store = await Store.open(config.database)
        except StoreFailed as error:
            log.error("the database cannot be opened", extra={"cause": why_not(error)})
            raise
        app.state.ending = asyncio.Event()
        app.state.tables = Tables(store, tell, Hall(store, config.live))
        app.state.presence = Presence(store, tell)
        try:
            async with app.state.presence.kept():
                yield
        finally:
            await app.state.tables.close()
            await store.close()

    def tell(battle: str) -> None:
        channels.publish(b"", [battle])

    async def begin(request: Request) -> None:  # type: ignore[type-arg]
        request.scope["state"]["begun"] = time.perf_counter()

    async def count(message: Message, scope: Scope) -> None:
        if message["type"] == "http.response.start":
            route = str(scope.get("path_template", ""))
            meter.requests[route, message["status"]] += 1
            meter.seconds[route] += time.perf_counter() - scope["state"].get("begun", time.perf_counter())

    limit = RateLimitConfig(("minute", config.requests_per_minute), exclude=["/health", "/metrics", "/stream$"])
    return Litestar(
        [api_router(config.tables_per_hour), page_router(), *static_routers(), health, metrics],
        dependencies={"tables": Provide(tables_of, sync_to_thread=False)},
        exception_handlers=HANDLERS,  # type: ignore[arg-type]
        lifespan=[lifespan],
        middleware=[limit.middleware],
        plugins=[channels],
        logging_config=None,
        request_max_body_size=SMALL,
        response_headers=HEADERS,
        template_config=TemplateConfig(instance=JinjaTemplateEngine.from_environment(environment())),
        state=State({"meter": meter, "streams": Counter(), "most_streams": config.streams, "ready": ready}),
        before_request=begin,
        before_send=[count],
        openapi_config=OpenAPIConfig(
            title="Gunbai",
            version=__version__,
            path="/api",
            components=Components(security_schemes={"link": SecurityScheme(type="http", scheme="bearer")}),
        ),
    )
