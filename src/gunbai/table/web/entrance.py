"""The way in: the library of scenarios, opening a table, and links, which set a cookie and leave the address bar."""

from __future__ import annotations

import io
from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Any

import segno
from litestar import Response, get, post
from litestar.datastructures import CacheControlHeader, Cookie, UploadFile
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect, Template

from gunbai.bots import player_names
from gunbai.errors import GunbaiError
from gunbai.games import find_game, installed
from gunbai.kernel.battle import Battle
from gunbai.kernel.dice import HandDice
from gunbai.kernel.pictures import Wishes, find_picture
from gunbai.kernel.record import load_record
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.kernel.views import SPECTATOR
from gunbai.kernel.words import LANGUAGES
from gunbai.table.errors import NoSuchTable
from gunbai.table.service import Tables
from gunbai.table.values import Opened, Settings
from gunbai.table.web.access import LONGEST_SECRET, TablesHere
from gunbai.table.web.api import LARGE, shipped
from gunbai.table.web.places import SEAT, YEAR, Asking, base_of, cookie_of, page_values, place_of
from gunbai.table.web.problems import status_of
from gunbai.table.web.ready import Ready, open_alone
from gunbai.table.web.speech import COOKIE, battle_words, language_of, name_in, plain_words

HOUR = 3600


@get("/join/{secret:str}", include_in_schema=False)
async def join(request: Asking, tables: TablesHere, secret: FromPath[str]) -> Redirect:
    """Keeps the secret in a cookie, and takes it out of the address."""
    return await sit_down(request, tables, secret)


async def sit_down(request: Asking, tables: Tables, secret: str) -> Redirect:
    """To the place that a link stands for, its secret kept in a cookie.

    Raises:
        NoSuchTable: the link is good for nothing.
    """
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
    return Redirect(base_of(who), status_code=303, cookies=[cookie])


@get("/", include_in_schema=False)
async def front(request: Asking, tables: TablesHere) -> Redirect | Template:
    """The battle that is ready, where there is one; else the library."""
    ready: Ready | None = request.app.state.ready
    if ready is not None:
        return await sit_down(request, tables, await ready.secret(tables))
    return home(request)


@get("/tables", include_in_schema=False)
async def library_page(request: Asking) -> Template:
    """The library of scenarios."""
    return home(request)


def home(request: Asking) -> Template:
    """All scenarios, game by game."""
    language = language_of(request)
    plain = plain_words(language)
    games = []
    for game in installed():
        title = f"table-game-{game}"
        shown = [_card(shipped(f"{game}/{name}"), language) for name in find_game(game).scenarios]
        games.append({"id": game, "title": plain.say(title) if plain.has(title) else game, "scenarios": shown})
    return Template("home.html", context={**page_values(request), "games": games})


def _card(scenario: Scenario, language: str) -> dict[str, Any]:
    words = battle_words(language, scenario)
    return {
        "name": scenario.name,
        "title": name_in(language, scenario.head.name),
        "notes": name_in(language, scenario.head.notes),
        "seats": [(seat.id, words.name(seat.id)) for seat in scenario.seats],
        "computers": player_names(scenario.game),
        "picture": find_picture(scenario.game) is not None,
    }


@get("/picture/{game:str}/{name:str}", include_in_schema=False, cache_control=CacheControlHeader(max_age=HOUR))
async def opening_picture(
    game: FromPath[str], name: FromPath[str], language: Annotated[str, QueryParameter(max_length=5)] = "en"
) -> Response[bytes]:
    """How a scenario begins, as spectators see it."""
    drawn = _drawn(shipped(f"{game}/{name}").name, language if language in LANGUAGES else "en")
    if not drawn:
        raise NotFoundException
    return Response(drawn, media_type="image/svg+xml")


@lru_cache(maxsize=128)
def _drawn(name: str, language: str) -> bytes:
    scenario = shipped(name)
    picture = find_picture(scenario.game)
    if picture is None:
        return b""
    view = Battle(scenario, HandDice()).view(SPECTATOR)
    return picture.draw(view, battle_words(language, scenario), Wishes()).encode()


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
    """Opens a table: for one person who sits down at once, or showing its links this once."""
    language = language_of(request)
    form = await request.form()
    try:
        if "alone" in form:
            scenario = shipped(str(form.get("scenario", "")))
            return await sit_down(request, tables, await open_alone(tables, scenario, str(form["alone"])))
        scenario, opened = await _open(form, tables, language)
    except GunbaiError as error:
        text = plain_words(language).error(error)
        context = {**page_values(request), "message": text}
        return Template("wrong.html", context=context, status_code=status_of(error))
    return Template("links.html", context={**page_values(request), **links_shown(request, scenario, opened, language)})


async def _open(form: Mapping[str, Any], tables: Tables, language: str) -> tuple[Scenario, Opened]:
    settings = Settings(
        undo=_one_of(form, "undo", ("request", "free", "gm")),
        dice=_one_of(form, "dice", ("sealed", "hand")),
        spectators="file" in form or "spectators" in form,
        game_master="file" in form or "game_master" in form,
        language=language,
    )
    file = form.get("file")
    if not isinstance(file, UploadFile):
        scenario = shipped(str(form.get("scenario", "")))
        computers = {seat.id: str(name) for seat in scenario.seats if (name := form.get(f"{SEAT}{seat.id}", ""))}
        return scenario, await tables.open(scenario, settings, computers)
    data = await file.read()
    if data.lstrip()[:1] == b"{":
        record = load_record(data, "record", find_game)
        return record.scenario, await tables.open_record(record, settings, {})
    scenario = load_scenario(data, "scenario", find_game)
    return scenario, await tables.open(scenario, settings, {})


def links_shown(request: Asking, scenario: Scenario, opened: Opened, language: str) -> dict[str, Any]:
    """The links of a table, for whoever has opened it."""
    words = battle_words(language, scenario)
    named = [(words.name(seat), secret) for seat, secret in opened.seats.items()]
    if opened.gm:
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


def _one_of(form: Mapping[str, Any], key: str, values: tuple[Any, ...]) -> Any:
    value = form.get(key)
    return value if value in values else values[0]
