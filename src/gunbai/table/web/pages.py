"""Pages for browsers: drawn by the server, kept fresh by htmx. A link sets a cookie and leaves the address bar."""

from __future__ import annotations

import io
from collections.abc import Mapping
from datetime import timedelta
from typing import Annotated, Any
from urllib.parse import quote, urlsplit

import segno
from litestar import Request, Response, Router, get, post
from litestar.channels import ChannelsPlugin
from litestar.datastructures import Cookie, UploadFile
from litestar.di import NamedDependency, Provide
from litestar.exceptions import PermissionDeniedException
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect, ServerSentEvent, Template

from gunbai.bots import player_names
from gunbai.errors import GunbaiError, NotationError
from gunbai.games import find_game, installed
from gunbai.kernel.pictures import Wishes, find_picture
from gunbai.kernel.record import load_record
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.kernel.words import LANGUAGES
from gunbai.table.errors import NoSuchTable, TableRefused
from gunbai.table.secrets import hash_of
from gunbai.table.service import Tables, TableView
from gunbai.table.values import Opened, Settings, Who
from gunbai.table.web.access import LONGEST_SECRET, TablesHere, WhoHere
from gunbai.table.web.acts import ACTS
from gunbai.table.web.api import LARGE, shipped
from gunbai.table.web.panel import Cited, library_of, lines_of, panel_of, said_lines
from gunbai.table.web.problems import status_of
from gunbai.table.web.speech import COOKIE, battle_words, language_of, name_in, plain_words
from gunbai.table.web.stream import stream_of

Asking = Request[Any, Any, Any]
YEAR = int(timedelta(days=365).total_seconds())
WATCH = "watch"
SEAT = "seat-"
MOST_LINES = 1_000_000


# ---- links ---------------------------------------------------------------------------------------------------------


def place_of(who: Who) -> str:
    """Where a link leads, as it stands in an address."""
    return {"gm": "gm", "spectator": WATCH}.get(who.role, SEAT + who.seat)


def cookie_of(battle: str, place: str) -> str:
    """Name of the cookie that keeps a link's secret: one for each place at each table."""
    return f"gunbai_{battle}_{hash_of(place).hex()[:12]}"


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
    request.state["who"] = who
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


@get("/join/{secret:str}", include_in_schema=False)
async def join(request: Asking, tables: TablesHere, secret: FromPath[str]) -> Redirect:
    """Keeps the secret in a cookie, and takes it out of the address."""
    if len(secret) > LONGEST_SECRET:
        raise NoSuchTable
    who = await tables.who(secret)
    place = place_of(who)
    cookie = Cookie(
        cookie_of(who.battle, place),
        path=f"/t/{who.battle}",
        value=secret,
        max_age=YEAR,
        httponly=True,
        secure=request.url.scheme == "https",
        samesite="lax",
    )
    return Redirect(f"/t/{who.battle}/{quote(place)}", status_code=303, cookies=[cookie])


# ---- the way in ----------------------------------------------------------------------------------------------------


@get("/", include_in_schema=False)
async def home(request: Asking) -> Template:
    """The library of scenarios."""
    language = language_of(request)
    shown = []
    for game in installed():
        library = find_game(game)
        for name in library.scenarios:
            scenario = shipped(f"{game}/{name}")
            words = battle_words(language, scenario)
            shown.append(
                {
                    "name": scenario.name,
                    "game_name": game,
                    "title": name_in(language, scenario.head.name),
                    "notes": name_in(language, scenario.head.notes),
                    "seats": [(seat.id, words.name(seat.id)) for seat in scenario.seats],
                    "computers": player_names(scenario.game),
                }
            )
    return Template("home.html", context={**_page(request), "scenarios": shown})


@post("/language", include_in_schema=False, status_code=303)
async def choose_language(request: Asking) -> Redirect:
    """Keeps the chosen language in a cookie."""
    form = await request.form()
    language = str(form.get("language", ""))
    back = str(form.get("back", "/"))
    safe = back.startswith("/") and not back.startswith(("//", "/\\"))
    cookie = Cookie(COOKIE, value=language if language in LANGUAGES else "en", max_age=YEAR, samesite="lax")
    return Redirect(back if safe else "/", status_code=303, cookies=[cookie])


@post("/open", include_in_schema=False, request_max_body_size=LARGE, status_code=200)
async def open_page(request: Asking, tables: TablesHere) -> Response[Any]:
    """Opens a table, and shows its links this once."""
    language = language_of(request)
    form = await request.form()
    settings = Settings(
        undo=_one_of(form, "undo", ("request", "free", "gm")),
        dice=_one_of(form, "dice", ("sealed", "hand")),
        spectators="file" in form or "spectators" in form,
        game_master="file" in form or "game_master" in form,
        language=language,
    )
    try:
        file = form.get("file")
        if isinstance(file, UploadFile):
            data = await file.read()
            if data.lstrip()[:1] == b"{":
                record = load_record(data, "record", find_game)
                scenario, opened = record.scenario, await tables.open_record(record, settings, {})
            else:
                scenario = load_scenario(data, "scenario", find_game)
                opened = await tables.open(scenario, settings, {})
        else:
            scenario = shipped(str(form.get("scenario", "")))
            computers = {seat.id: str(name) for seat in scenario.seats if (name := form.get(f"{SEAT}{seat.id}", ""))}
            opened = await tables.open(scenario, settings, computers)
    except GunbaiError as error:
        text = plain_words(language).error(error)
        context = {**_page(request), "message": text}
        return Template("wrong.html", context=context, status_code=status_of(error))
    return Template("links.html", context={**_page(request), **_links(request, scenario, opened, language)})


def _links(request: Asking, scenario: Scenario, opened: Opened, language: str) -> dict[str, Any]:
    words = battle_words(language, scenario)
    named = [(words.name(seat), secret) for seat, secret in opened.seats.items()]
    named.append((words.say("table-gm"), opened.gm))
    if opened.spectator:
        named.append((words.say("table-watch"), opened.spectator))
    base = f"{request.url.scheme}://{request.headers.get('host', '')}"
    links = []
    for place, (name, secret) in enumerate(named):
        address = f"{base}/join/{secret}"
        drawn = io.BytesIO()
        segno.make(address, micro=False).save(drawn, kind="svg", xmldecl=False, svgns=True, omitsize=True)
        links.append({"name": name, "address": address, "qr": drawn.getvalue().decode(), "first": place == 0})
    return {"title": name_in(language, scenario.head.name), "links": links}


# ---- at the table --------------------------------------------------------------------------------------------------


@get("/", include_in_schema=False)
async def table_page(request: Asking, who: WhoHere, tables: TablesHere) -> Template:
    """The whole page."""
    return Template("table.html", context=await _context(request, who, tables, 0))


@get("/now", include_in_schema=False)
async def now(
    request: Asking,
    who: WhoHere,
    tables: TablesHere,
    log: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    epoch: Annotated[str, QueryParameter(max_length=20)] = "",
) -> Template:
    """What may have changed since: log lines from a place on, or all of them if something was taken back."""
    context = await _context(request, who, tables, log, epoch)
    return Template("now.html", context=context)


@get("/stream", include_in_schema=False)
async def page_stream(
    request: Asking, who: WhoHere, tables: TablesHere, channels: NamedDependency[ChannelsPlugin]
) -> ServerSentEvent:
    """Says whenever the table moves."""
    return stream_of(request, who, tables, channels)


@get(["/record.jsonl", "/log.txt", "/board.svg"], include_in_schema=False)
async def download(request: Asking, who: WhoHere, tables: TablesHere) -> Response[bytes]:
    """The record, the log as text, or the picture."""
    what = request.url.path.rsplit("/", 1)[1]
    language = language_of(request)
    seen = await tables.look(who)
    scenario = tables.hall.find(who.battle).battle.scenario
    words = battle_words(language, scenario)
    match what:
        case "record.jsonl":
            return Response(await tables.record(who), media_type="application/jsonl")
        case "log.txt":
            text = "".join(f"{words.event(event)}\n" for event in await tables.log(who))
            return Response(text.encode(), media_type="text/plain; charset=utf-8")
        case _:
            picture = find_picture(scenario.game)
            drawn = "" if picture is None else picture.draw(seen.view, words, Wishes())
            return Response(drawn.encode(), media_type="image/svg+xml")


@post("/{act:str}", include_in_schema=False, status_code=200)
async def act(request: Asking, who: WhoHere, tables: TablesHere, act: FromPath[str]) -> Template:
    """Does what a form on the page asks for, and shows how things stand, or what is wrong."""
    form = {key: str(value) for key, value in (await request.form()).items()}
    try:
        doing = ACTS.get(act)
        if doing is None:
            raise TableRefused("no-such-act", {"act": act[:40]})
        await doing(tables, who, form)
    except GunbaiError as error:
        return _trouble(request, who, tables, error)
    # What is new in the log every page is told of by its stream, this one too.
    return Template("now.html", context=await _context(request, who, tables, MOST_LINES, "-"))


def _trouble(request: Asking, who: Who, tables: Tables, error: GunbaiError) -> Template:
    language = language_of(request)
    live = tables.hall.find(who.battle)
    scenario = live.battle.scenario if live.is_loaded else None
    words = plain_words(language) if scenario is None else battle_words(language, scenario)
    cited = []
    if scenario is not None:
        known = library_of(scenario).clauses
        cited = [Cited(id, known[id].says) for id in error.clauses if id in known]
    pointing = isinstance(error, NotationError) and error.text.isprintable()
    context = {
        "message": words.error(error),
        "text": error.text if isinstance(error, NotationError) and pointing else "",
        "position": error.position if isinstance(error, NotationError) else 0,
        "accepted": [words.typed(one) for one in error.accepted[:12]],
        "cited": cited,
    }
    return Template("trouble.html", context=context, status_code=status_of(error))


async def _context(request: Asking, who: Who, tables: Tables, start: int, epoch: str = "") -> dict[str, Any]:
    language = language_of(request)
    seen = await tables.look(who)
    scenario = tables.hall.find(who.battle).battle.scenario
    words = battle_words(language, scenario)
    again = epoch not in ("", "-", str(seen.epoch)) or seen.view.events < start < MOST_LINES
    events = await tables.log(who, 0 if again else start)
    return {
        **_page(request),
        "say": words.say,
        "base": _base(seen),
        "role": who.role,
        "seen": seen,
        "panel": panel_of(seen, scenario, words),
        "again": again,
        "log": lines_of(events, 0 if again else start, words, library_of(scenario)),
        "talk": said_lines(await tables.talk(who), words),
        "notes": await tables.notes(who) if who.role == "gm" else "",
    }


def _base(seen: TableView) -> str:
    return f"/t/{seen.battle}/{quote(place_of(seen.who))}"


def _page(request: Asking) -> dict[str, Any]:
    language = language_of(request)
    return {"language": language, "say": plain_words(language).say, "here": request.url.path}


def _one_of(form: Mapping[str, Any], key: str, values: tuple[Any, ...]) -> Any:
    value = form.get(key)
    return value if value in values else values[0]


def page_router() -> Router:
    """All pages."""
    seat = Router(
        "/t/{table:str}/{place:str}",
        route_handlers=[table_page, now, page_stream, download, act],
        dependencies={"who": Provide(sitting)},
    )
    return Router(
        "/",
        route_handlers=[home, join, choose_language, open_page, seat],
        before_request=_guarded,
        response_headers={"Cache-Control": "no-store"},
    )


async def _guarded(request: Asking) -> None:
    if request.method == "POST":
        from_own_pages(request)
