"""The JSON interface, `/api/v1`: everything that a person can do at a table, for bots and other clients."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from litestar import Request, Response, Router, delete, get, post
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from gunbai.bots import Thought, player_names
from gunbai.errors import UnknownName
from gunbai.games import find_game, installed
from gunbai.kernel.clauses import nearest_names
from gunbai.kernel.events import Event
from gunbai.kernel.inputs import Ruling, Stops
from gunbai.kernel.record import load_record
from gunbai.kernel.rulable import Rulable
from gunbai.kernel.scenario import Scenario, load_scenario
from gunbai.kernel.words import Wording
from gunbai.table.errors import TableRefused
from gunbai.table.service import Tables, TableView
from gunbai.table.values import Opened, Said, UndoRequest, Who
from gunbai.table.web.access import TablesHere, WhoHere, who_of
from gunbai.table.web.forms import (
    AnswerForm,
    BackForm,
    FacesForm,
    ForkForm,
    GrantForm,
    HandOverForm,
    LinkAnswer,
    LinkForm,
    LogLine,
    MomentAnswer,
    NameForm,
    NotesForm,
    OpenForm,
    PauseForm,
    PreviewForm,
    RuleForm,
    ScenarioInfo,
    SeatForm,
    SpeakForm,
    StopsForm,
    TalkForm,
)
from gunbai.table.web.problems import Problem
from gunbai.table.web.speech import battle_words, language_of, name_in
from gunbai.table.web.stream import stream

LARGE = 40 << 20
"""A record may be 32 MiB, and JSON makes it longer."""

Short = Annotated[str, QueryParameter(max_length=200)]
From = Annotated[int, QueryParameter(name="from", ge=0, le=1_000_000)]


PROBLEMS = {
    status: ResponseSpec(Problem, generate_examples=False, description=what)
    for status, what in (
        (400, "The request cannot be read."),
        (401, "There is no link in the header."),
        (403, "This link does not allow that."),
        (404, "There is no such table, or the link is no longer good."),
        (409, "What it was an answer to no longer stands, or somebody else is asked."),
        (413, "It is too large."),
        (422, "The rules, or the table, refuse it: why, by which clauses, and what would be accepted."),
        (429, "Too often; the header says when to come again."),
        (503, "The database cannot be reached or written; nothing has been taken."),
    )
}
"""What is answered where nothing comes of a request; nothing has changed then."""


@get("/scenarios", summary="The scenarios that ship")
async def list_scenarios(request: Request) -> list[ScenarioInfo]:  # type: ignore[type-arg]
    """Each with its title and notes in the reader's language."""
    language = language_of(request)
    found = []
    for game in installed():
        library = find_game(game)
        for name in library.scenarios:
            scenario = shipped(f"{game}/{name}")
            head = scenario.head
            seats = tuple(seat.id for seat in scenario.seats)
            title, notes = (name_in(language, words) for words in (head.name, head.notes))
            found.append(ScenarioInfo(scenario.name, game, title, notes, seats, player_names(scenario.game)))
    return found


@post("/tables", summary="Open a table", request_max_body_size=LARGE)
async def open_table(data: JSONBody[OpenForm], tables: TablesHere) -> Opened:
    """The secrets of its links are told this once."""
    given = [bool(data.scenario), bool(data.text), bool(data.record)]
    if sum(given) != 1:
        raise TableRefused("open-from-one")
    if data.record:
        return await tables.open_record(
            load_record(data.record.encode(), "record", find_game), data.settings, data.computers
        )
    scenario = shipped(data.scenario) if data.scenario else load_scenario(data.text, "scenario", find_game)
    return await tables.open(scenario, data.settings, data.computers)


@get("/tables/{table:str}", summary="All that this link may see now")
async def look(who: WhoHere, tables: TablesHere, odds: Annotated[bool, QueryParameter()] = False) -> TableView:
    """Values, questions with their options, who sits where; with `odds`, what each option may come to by the dice."""
    return await tables.look(who, odds=odds)


@get("/tables/{table:str}/log", summary="What happened")
async def log(request: Request, who: WhoHere, tables: TablesHere, start: From = 0) -> list[LogLine]:  # type: ignore[type-arg]
    """The events that this link may see, in words and as values."""
    events = await tables.log(who, start)
    return log_lines(events, battle_words(language_of(request), _scenario(tables, who)), start)


@get("/tables/{table:str}/moments/{inputs:int}", summary="The battle as it was")
async def moment(
    request: Request,  # type: ignore[type-arg]
    who: WhoHere,
    tables: TablesHere,
    inputs: FromPath[int],
    seat: Annotated[str, QueryParameter(max_length=200)] = "",
) -> MomentAnswer:
    """After so many inputs; as another seat, for the game master and after the end."""
    view, events = await tables.moment(who, inputs, seat)
    words = battle_words(language_of(request), _scenario(tables, who))
    return MomentAnswer(view, tuple(log_lines(events, words)))


@get("/tables/{table:str}/thoughts/{inputs:int}", summary="What a computer expected")
async def thought(who: WhoHere, tables: TablesHere, inputs: FromPath[int]) -> Thought:
    """At its decision behind so many inputs; for the game master, and for everybody after the end."""
    return (await tables.thought(who, inputs)).thought


@post("/tables/{table:str}/answer", summary="Answer what one is asked")
async def answer(data: JSONBody[AnswerForm], who: WhoHere, tables: TablesHere) -> TableView:
    """In notation. An answer to a question that no longer stands is refused."""
    await tables.answer(who, data.say, seat=data.seat, about=data.about, question=data.question, epoch=data.epoch)
    return await tables.look(who)


@post("/tables/{table:str}/faces", summary="Say how real dice fell")
async def throw(data: JSONBody[FacesForm], who: WhoHere, tables: TablesHere) -> TableView:
    """At tables where people roll."""
    await tables.throw(who, data.faces)
    return await tables.look(who)


@post("/tables/{table:str}/interject", summary="Speak up unasked")
async def interject(data: JSONBody[SpeakForm], who: WhoHere, tables: TablesHere) -> TableView:
    """What may be said is among the view's `interjections`."""
    await tables.interject(who, data.say, data.seat)
    return await tables.look(who)


@post("/tables/{table:str}/stops", summary="Say at which windows one wants to be asked")
async def stop(data: JSONBody[StopsForm], who: WhoHere, tables: TablesHere) -> TableView:
    """From here on."""
    await tables.stop(who, Stops(data.seat, data.more, data.fewer, data.until))
    return await tables.look(who)


@post("/tables/{table:str}/preview", summary="What a declaration would cost and where it would lead")
async def preview(data: JSONBody[PreviewForm], who: WhoHere, tables: TablesHere) -> Any:
    """For whoever is composing it; nothing where the game shows nothing ahead."""
    return await tables.preview(who, data.say, data.about)


@post("/tables/{table:str}/leave", summary="Yield")
async def leave(data: JSONBody[SeatForm], who: WhoHere, tables: TablesHere) -> TableView:
    """For one's own seat, or as the game master for any."""
    await tables.leave(who, data.seat)
    return await tables.look(who)


@post("/tables/{table:str}/undo", summary="Take back one's last decision, or ask for it")
async def undo(who: WhoHere, tables: TablesHere) -> UndoRequest | None:
    """Nothing if it is done; the request if it has to be granted."""
    return await tables.undo(who)


@post("/tables/{table:str}/grant", summary="Say whether something is taken back")
async def grant(data: JSONBody[GrantForm], who: WhoHere, tables: TablesHere) -> TableView:
    """For the game master; at a table without one for every seat."""
    await tables.grant(who, data.number, agreed=data.agreed)
    return await tables.look(who)


@post("/tables/{table:str}/rule", summary="Overrule")
async def rule(data: JSONBody[RuleForm], who: WhoHere, tables: TablesHere) -> TableView:
    """For the game master, visibly to all."""
    await tables.rule(who, Ruling(data.rule, data.reason, data.target, data.value))
    return await tables.look(who)


@get("/tables/{table:str}/rulable", summary="What may be ruled")
async def may_rule(who: WhoHere, tables: TablesHere, rule: Short, target: Short = "") -> Rulable:
    """For the game master: what a ruling of a kind can be about, and what its value can be."""
    return await tables.rulable(who, rule, target)


@post("/tables/{table:str}/back", summary="Go back to any moment")
async def back(data: JSONBody[BackForm], who: WhoHere, tables: TablesHere) -> TableView:
    """For the game master."""
    await tables.back_to(who, data.inputs)
    return await tables.look(who)


@post("/tables/{table:str}/redo", summary="Do again what was taken back")
async def redo(who: WhoHere, tables: TablesHere) -> TableView:
    """For the game master; one decision with all that followed from it."""
    await tables.redo(who)
    return await tables.look(who)


@post("/tables/{table:str}/pause", summary="Stop the battle or let it go on")
async def pause(data: JSONBody[PauseForm], who: WhoHere, tables: TablesHere) -> TableView:
    """For the game master."""
    await tables.pause(who, paused=data.paused)
    return await tables.look(who)


@post("/tables/{table:str}/name", summary="Say what one wants to be called")
async def name(data: JSONBody[NameForm], who: WhoHere, tables: TablesHere) -> TableView:
    """An empty name is forgotten."""
    await tables.sit(who, data.name)
    return await tables.look(who)


@post("/tables/{table:str}/seats", summary="Hand a seat to a computer or to a person")
async def hand_over(data: JSONBody[HandOverForm], who: WhoHere, tables: TablesHere) -> TableView:
    """For the game master any seat, for a person the own one."""
    await tables.hand_over(who, data.seat, data.computer)
    return await tables.look(who)


@post("/tables/{table:str}/links", summary="Make a link anew, or end it")
async def reissue(data: JSONBody[LinkForm], who: WhoHere, tables: TablesHere) -> LinkAnswer:
    """For the game master; the old link is good for nothing from now on."""
    return LinkAnswer(await tables.reissue(who, data.role, data.seat, revoke=data.revoke))


@get("/tables/{table:str}/talk", summary="The table talk")
async def talk(who: WhoHere, tables: TablesHere, start: From = 0) -> list[Said]:
    """What this link may hear of it."""
    return await tables.talk(who, start)


@post("/tables/{table:str}/talk", summary="Say something")
async def say(data: JSONBody[TalkForm], who: WhoHere, tables: TablesHere) -> Said:
    """To all; the game master may whisper to a seat."""
    return await tables.say(who, data.text, data.to)


@get("/tables/{table:str}/notes", summary="The game master's notes")
async def read_notes(who: WhoHere, tables: TablesHere) -> NotesForm:
    """For the game master alone."""
    return NotesForm(await tables.notes(who))


@post("/tables/{table:str}/notes", summary="Write the game master's notes")
async def write_notes(data: JSONBody[NotesForm], who: WhoHere, tables: TablesHere) -> NotesForm:
    """For the game master alone."""
    return NotesForm(await tables.notes(who, data.text))


@post("/tables/{table:str}/fork", summary="Open a what-if table")
async def fork(data: JSONBody[ForkForm], who: WhoHere, tables: TablesHere) -> Opened:
    """From a moment of this one, with new dice; for the game master, and for everybody once the battle is over."""
    return await tables.fork(who, data.inputs, data.settings, data.computers)


@get("/tables/{table:str}/record", summary="The record")
async def record(who: WhoHere, tables: TablesHere) -> Response[bytes]:
    """As JSON Lines: for the game master, and for everybody once the battle is over."""
    return Response(await tables.record(who), media_type="application/jsonl")


@delete("/tables/{table:str}", summary="Take the table away")
async def remove(who: WhoHere, tables: TablesHere) -> None:
    """For the game master; with all that is stored of it."""
    await tables.remove(who)


def shipped(name: str) -> Scenario:
    """A scenario that ships, by `GAME/NAME`.

    Raises:
        UnknownName: there is none.
    """
    game, _, short = name.partition("/")
    known = [f"{each}/{one}" for each in installed() for one in find_game(each).scenarios]
    if name not in known:
        raise UnknownName("scenario", name[:100], nearest_names(name[:100], known))
    return load_scenario(find_game(game).scenario_text(short), name, find_game, name)


def log_lines(events: Sequence[Event], words: Wording, start: int = 0) -> list[LogLine]:
    """Events in words."""
    return [
        LogLine(place, event, words.event(event), tuple(getattr(event, "clauses", ())))
        for place, event in enumerate(events, start)
    ]


def _scenario(tables: Tables, who: Who) -> Scenario:
    return tables.hall.find(who.battle).battle.scenario


HANDLERS = (
    list_scenarios, look, log, moment, thought, answer, throw, interject, stop, preview, leave, undo, grant, rule,
    may_rule, back, redo, pause, name, hand_over, reissue, talk, say, read_notes, write_notes, fork, record, remove,
    stream,
)  # fmt: skip
for _handler in (open_table, *HANDLERS):
    _handler.responses = PROBLEMS


def api_router(tables_per_hour: int) -> Router:
    """All of it.

    Args:
        tables_per_hour: so many tables one address may open.
    """
    opening = RateLimitConfig(("hour", tables_per_hour), store="tables_opened")
    return Router(
        "/api/v1",
        route_handlers=[Router("/", route_handlers=[open_table], middleware=[opening.middleware]), *HANDLERS],
        dependencies={"who": Provide(who_of)},
        security=[{"link": []}],
        tags=["table"],
    )
