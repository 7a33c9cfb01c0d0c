"""Looking back and checking: any moment of a battle, movement step by step, the dice, and everything to take home."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Response, get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, QueryParameter
from litestar.response import Template

from gunbai.bots import percent
from gunbai.errors import GunbaiError
from gunbai.kernel.pictures import Wishes
from gunbai.kernel.requests import GM
from gunbai.kernel.scenario import Scenario
from gunbai.kernel.words import Wording
from gunbai.table.service import Tables
from gunbai.table.values import Settings, Who
from gunbai.table.web.access import TablesHere, WhoHere
from gunbai.table.web.entrance import links_shown
from gunbai.table.web.lines import Line, library_of, lines_of
from gunbai.table.web.panel import drawn_in_page, panel_for, picture_of
from gunbai.table.web.places import Asking, base_of, page_values
from gunbai.table.web.speech import battle_words, language_of, name_in

At = Annotated[int, QueryParameter(ge=-1, le=1_000_000)]
Eyes = Annotated[str, QueryParameter(max_length=200)]
Say = Annotated[str, QueryParameter(max_length=2000)]


def scenario_of(tables: Tables, who: Who) -> Scenario:
    """The scenario of a table that has just been looked at."""
    return tables.hall.find(who.battle).battle.scenario


def words_for(request: Asking, tables: Tables, who: Who) -> Wording:
    """The words of a battle in the reader's language."""
    return battle_words(language_of(request), scenario_of(tables, who))


# ---- ahead ---------------------------------------------------------------------------------------------------------


@get("/ahead", include_in_schema=False)
async def ahead(request: Asking, who: WhoHere, tables: TablesHere, say: Say = "", about: Eyes = "") -> Template:
    """What a declaration that is being composed would come to; what is wrong with it is no failure."""
    seen = await tables.look(who)
    words, scenario = words_for(request, tables, who), scenario_of(tables, who)
    panel, picture = panel_for(scenario.game), picture_of(scenario.game)
    shown: dict[str, Any] = {"say": words.say, "message": "", "ahead": None, "board": ""}
    asked = [ask for ask in seen.view.asks if ask.about == about] or list(seen.view.asks)
    try:
        found = await tables.preview(who, say, about) if asked and panel is not None else None
    except GunbaiError as error:
        shown["message"] = words.error(error)
        return Template("ahead.html", context=shown)
    if found is None or panel is None:
        return Template("ahead.html", context={**shown, "message": " "})
    shown["ahead"] = panel.ahead(seen.view, asked[0], found, words)
    if shown["ahead"].marks and picture is not None:
        shown["board"] = drawn_in_page(picture, seen.view, words, shown["ahead"].marks)
    return Template("ahead.html", context=shown)


@get("/moves", include_in_schema=False)
async def moves(request: Asking, who: WhoHere, tables: TablesHere) -> list[str]:
    """Pictures of what has just moved, step by step."""
    seen = await tables.look(who)
    scenario, words = scenario_of(tables, who), words_for(request, tables, who)
    panel, picture = panel_for(scenario.game), picture_of(scenario.game)
    if panel is None or picture is None:
        return []
    return [drawn_in_page(picture, step, words) for step in panel.moves(seen.view, await tables.log(who))]


@get("/marked", include_in_schema=False, media_type=MediaType.HTML)
async def marked(
    request: Asking,
    who: WhoHere,
    tables: TablesHere,
    mark: Eyes,
    of: Annotated[list[str], QueryParameter(max_items=10)],
) -> str:
    """The picture with something marked on it."""
    seen = await tables.look(who)
    picture = picture_of(scenario_of(tables, who).game)
    if picture is None or mark not in picture.marks:
        raise NotFoundException
    return drawn_in_page(picture, seen.view, words_for(request, tables, who), {mark: tuple(of)})


# ---- back ----------------------------------------------------------------------------------------------------------


@get("/look", include_in_schema=False)
async def look_back(request: Asking, who: WhoHere, tables: TablesHere, at: At = -1, eyes: Eyes = "") -> Template:
    """A moment of the battle: before so many decisions were made, with the eyes of a seat."""
    seen = await tables.look(who)
    scenario, words = scenario_of(tables, who), words_for(request, tables, who)
    moments = await tables.moments(who)
    last = len(moments) - 1
    step = last if at < 0 else min(at, last)
    view, events = await tables.moment(who, moments[step], eyes)
    picture = picture_of(scenario.game)
    free = who.role == "gm" or seen.view.result is not None
    seats = [(seat.id, words.name(seat.id)) for seat in scenario.seats]
    context = {
        **page_values(request),
        "say": words.say,
        "base": base_of(who),
        "title": name_in(words.language, scenario.head.name),
        "at": step,
        "most": last,
        "eyes": view.seat,
        "seats": [*seats, (GM, words.say("table-all-eyes"))] if free else [],
        "fork": free,
        "thought": f"{base_of(who)}/thought?at={step}" if await tables.thoughtful(who, moments[step]) else "",
        "master": who.role == "gm" and seen.view.result is None,
        "board": "" if picture is None else drawn_in_page(picture, view, words),
        "log": lines_of(events, 0, words, library_of(scenario))[::-1],
    }
    whole = request.headers.get("hx-request") != "true"
    return Template("look.html" if whole else "moment.html", context=context)


@get("/thought", include_in_schema=False)
async def thought_page(request: Asking, who: WhoHere, tables: TablesHere, at: At = 0) -> Template:
    """What a computer player that looks ahead expected at a moment; it thinks once more."""
    await tables.look(who)
    words = words_for(request, tables, who)
    moments = await tables.moments(who)
    _, found, options = await tables.thought(who, moments[min(max(at, 0), len(moments) - 1)])
    context = {
        **page_values(request),
        "say": words.say,
        "base": base_of(who),
        "title": name_in(words.language, scenario_of(tables, who).head.name),
        "what": words.ask(found.kind, found.seat, found.about),
        "who": words.name(found.seat),
        "by": found.by,
        "rows": [
            (row.option == found.chosen, words.option(option), percent(row.value), row.trials, row.exact)
            for row, option in zip(found.expected, options, strict=True)
        ],
        "only": words.typed(found.chosen),
    }
    whole = request.headers.get("hx-request") != "true"
    return Template("thought.html" if whole else "thought_rows.html", context=context)


@post("/fork", include_in_schema=False, status_code=200)
async def fork_page(request: Asking, who: WhoHere, tables: TablesHere) -> Template:
    """A what-if table from a moment, with links of its own."""
    form = await request.form()
    at = str(form.get("at", ""))
    language = language_of(request)
    moments = await tables.moments(who)
    step = int(at) if at.isdecimal() and len(at) < 8 else len(moments)
    opened = await tables.fork(who, moments[step] if step < len(moments) else -1, Settings(language=language), {})
    shown = links_shown(request, scenario_of(tables, who), opened, language)
    return Template("links.html", context={**page_values(request), **shown})


@get("/dice", include_in_schema=False)
async def dice_page(request: Asking, who: WhoHere, tables: TablesHere) -> Template:
    """The seal of the dice, and after the battle the means to check every one of them."""
    seen = await tables.look(who)
    words = words_for(request, tables, who)
    context = {
        **page_values(request),
        "say": words.say,
        "base": base_of(who),
        "title": name_in(words.language, scenario_of(tables, who).head.name),
        "seal": seen.seal,
        "over": seen.view.result is not None,
    }
    return Template("dice.html", context=context)


# ---- to take home --------------------------------------------------------------------------------------------------


@get("/{name:str}", include_in_schema=False)
async def download(request: Asking, who: WhoHere, tables: TablesHere, name: FromPath[str]) -> Response[bytes]:
    """The record, the log in three forms, or the picture."""
    seen = await tables.look(who)
    words, scenario = words_for(request, tables, who), scenario_of(tables, who)
    match name:
        case "record.jsonl":
            return Response(await tables.record(who), media_type="application/jsonl")
        case "board.svg":
            picture = picture_of(scenario.game)
            drawn = "" if picture is None else picture.draw(seen.view, words, Wishes())
            return Response(drawn.encode(), media_type="image/svg+xml")
        case "log.txt" | "log.md" | "log.html":
            lines = lines_of(await tables.log(who), 0, words, library_of(scenario))
            title = name_in(words.language, scenario.head.name)
            return _log_file(name, title, lines, words.language)
    raise NotFoundException


def _log_file(file: str, title: str, lines: list[Line], language: str) -> Response[Any]:
    match file.rpartition(".")[2]:
        case "txt":
            text = "".join(f"{line.words}\n" for line in lines)
            return Response(text.encode(), media_type="text/plain; charset=utf-8")
        case "md":
            text = "\n".join([f"# {in_markdown(title)}", "", *map(_as_item, lines), ""])
            return Response(text.encode(), media_type="text/markdown; charset=utf-8")
    return Template("log_file.html", context={"language": language, "title": title, "log": lines})


def _as_item(line: Line) -> str:
    cited = " ".join(f"`{one.id}`" for one in line.cited)
    return f"- {in_markdown(line.words)}{f'  {cited}' if cited else ''}"


def in_markdown(text: str) -> str:
    """A text that means nothing but itself in Markdown."""
    return "".join(f"\\{letter}" if letter in "\\`*_{}[]()<>#+-!|~&" else letter for letter in text)
