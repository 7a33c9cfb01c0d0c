"""The game master's drawer: what may be ruled, with fitting inputs; answers for a seat; links; back to a moment."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Response, get, post
from litestar.params import QueryParameter
from litestar.response import Redirect, Template

from gunbai.kernel.requests import GM
from gunbai.kernel.rulable import Rulable
from gunbai.kernel.words import Wording
from gunbai.table.values import Opened, Role
from gunbai.table.web.access import TablesHere, WhoHere
from gunbai.table.web.entrance import links_shown
from gunbai.table.web.looking import scenario_of, words_for
from gunbai.table.web.panel import asked_of, rulings_of
from gunbai.table.web.places import SEAT, WATCH, Asking, base_of, page_values
from gunbai.table.web.speech import language_of

Word = Annotated[str, QueryParameter(max_length=200)]


class Target(msgspec.Struct, frozen=True):
    """Something that can be ruled on."""

    id: str
    words: str


@get("/drawer", include_in_schema=False)
async def drawer(
    request: Asking, who: WhoHere, tables: TablesHere, rule: Word = "set", target: Word = "", before: Word = ""
) -> Template:
    """A ruling that is being put together, with inputs that fit.

    Args:
        before: the kind that was chosen before; of another one, the target is chosen anew.
    """
    found = await tables.rulable(who, rule, target if before in ("", rule) else "")
    words = words_for(request, tables, who)
    context = {
        **page_values(request),
        "say": words.say,
        "base": base_of(who),
        "found": found,
        "kinds": [(one, words.word("rule", one)) for one in rulings_of(scenario_of(tables, who).game)],
        "targets": [Target(one, _target(one, words)) for one in found.targets],
        "choices": _choices(found, words),
    }
    return Template("drawer.html", context=context)


def _target(path: str, words: Wording) -> str:
    return " · ".join(map(words.name, path.split("+"))) if "+" in path else words.path(path)


def _choices(found: Rulable, words: Wording) -> list[Target]:
    return [Target(one, words.word("set", one) if one else "–") for one in found.choices]


@get("/asked", include_in_schema=False)
async def asked(request: Asking, who: WhoHere, tables: TablesHere, seat: Word = "") -> Template:
    """What a seat is asked, for the game master to answer."""
    view = await tables.asked(who, seat)
    seen = await tables.look(who)
    words = words_for(request, tables, who)
    context = {
        **page_values(request),
        "say": words.say,
        "base": base_of(who),
        "seat": seat,
        "number": view.question,
        "epoch": seen.epoch,
        "questions": asked_of(view, scenario_of(tables, who).game, words),
    }
    return Template("asked.html", context=context)


@post("/links", include_in_schema=False, status_code=200)
async def new_link(request: Asking, who: WhoHere, tables: TablesHere) -> Response[Any] | Template:
    """Makes a link anew, and shows it this once; or only ends it."""
    form = await request.form()
    place = str(form.get("place", ""))[:200]
    roles: dict[str, Role] = {GM: "gm", WATCH: "spectator"}
    role, seat = roles.get(place, "seat"), place.removeprefix(SEAT)
    revoked = form.get("revoke") == "yes"
    secret = await tables.reissue(who, role, seat, revoke=revoked)
    if revoked:
        return Redirect(base_of(who), status_code=303)
    opened = Opened(
        who.battle,
        secret if role == "gm" else "",
        {seat: secret} if role == "seat" else {},
        secret if role == "spectator" else "",
    )
    shown = links_shown(request, scenario_of(tables, who), opened, language_of(request))
    return Template("links.html", context={**page_values(request), **shown})


@post("/back-to", include_in_schema=False, status_code=303)
async def back_to(request: Asking, who: WhoHere, tables: TablesHere) -> Redirect:
    """Back to a moment that one has looked at."""
    at = str((await request.form()).get("at", ""))
    moments = await tables.moments(who)
    step = int(at) if at.isdecimal() and len(at) < 8 else len(moments)
    await tables.back_to(who, moments[step] if step < len(moments) else -1)
    return Redirect(base_of(who), status_code=303)


@post("/remove", include_in_schema=False, status_code=200)
async def remove(who: WhoHere, tables: TablesHere) -> Response[str]:
    """Takes the table away with all that is stored of it."""
    await tables.remove(who)
    return Response("", headers={"HX-Redirect": "/tables"})
