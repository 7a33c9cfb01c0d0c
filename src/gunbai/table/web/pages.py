"""The table's page: drawn by the server, kept fresh by htmx."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Router, get, post
from litestar.channels import ChannelsPlugin
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect, ServerSentEvent, Template

from gunbai.errors import GunbaiError, NotationError
from gunbai.table.errors import TableRefused
from gunbai.table.service import Tables
from gunbai.table.values import Who
from gunbai.table.web.access import TablesHere, WhoHere
from gunbai.table.web.acts import ACTS
from gunbai.table.web.entrance import (
    choose_language,
    front,
    join,
    library_page,
    open_page,
    opening_picture,
    sit_down,
)
from gunbai.table.web.lines import cited_in, library_of, lines_of, said_lines
from gunbai.table.web.looking import (
    ahead,
    dice_page,
    download,
    fork_page,
    look_back,
    marked,
    moves,
    scenario_of,
    thought_page,
    words_for,
)
from gunbai.table.web.mastering import asked, back_to, drawer, new_link, remove
from gunbai.table.web.panel import panel_for, panel_of
from gunbai.table.web.places import Asking, base_of, from_own_pages, page_values, sitting
from gunbai.table.web.problems import status_of
from gunbai.table.web.speech import battle_words, language_of, plain_words
from gunbai.table.web.stream import stream_of

MOST_LINES = 1_000_000


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


@post("/again", include_in_schema=False, status_code=303)
async def again(request: Asking, who: WhoHere, tables: TablesHere) -> Redirect:
    """The same battle once more, for whoever played it alone."""
    return await sit_down(request, tables, await tables.play_again(who))


@post("/{name:str}", include_in_schema=False, status_code=200)
async def act(request: Asking, who: WhoHere, tables: TablesHere, name: FromPath[str]) -> Template:
    """Does what a form on the page asks for, and shows how things stand, or what is wrong."""
    sent = await request.form()
    form = {key: "\n".join(map(str, sent.getall(key))) for key in sent}
    try:
        doing = ACTS.get(name)
        if doing is None:
            raise TableRefused("no-such-act", {"act": name[:40]})
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
    cited = () if scenario is None else cited_in(language, library_of(scenario), error.clauses)
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
    seen = await tables.look(who, odds=True)
    words, scenario = words_for(request, tables, who), scenario_of(tables, who)
    again = epoch not in ("", "-", str(seen.epoch)) or seen.view.events < start < MOST_LINES
    everything = await tables.log(who)
    events = everything if again else everything[start:]
    panel = panel_for(scenario.game)
    moved = panel is not None and bool(panel.moves(seen.view, everything))
    return {
        **page_values(request),
        "say": words.say,
        "base": base_of(who),
        "role": who.role,
        "seen": seen,
        "panel": panel_of(seen, scenario, words, moved),
        "again": again,
        "log": lines_of(events, 0 if again else start, words, library_of(scenario)),
        "talk": said_lines(await tables.talk(who), words),
        "notes": await tables.notes(who) if who.role == "gm" else "",
    }


def page_router() -> Router:
    """All pages."""
    seat = Router(
        "/t/{table:str}/{place:str}",
        route_handlers=[
            table_page,
            now,
            page_stream,
            ahead,
            marked,
            moves,
            look_back,
            thought_page,
            fork_page,
            dice_page,
            download,
            drawer,
            asked,
            new_link,
            back_to,
            remove,
            again,
            act,
        ],
        dependencies={"who": Provide(sitting)},
    )
    return Router(
        "/",
        route_handlers=[front, library_page, opening_picture, join, choose_language, open_page, seat],
        before_request=_guarded,
        response_headers={"Cache-Control": "no-store"},
    )


async def _guarded(request: Asking) -> None:
    if request.method == "POST":
        from_own_pages(request)
