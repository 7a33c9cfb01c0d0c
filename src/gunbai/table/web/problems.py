"""Every error as an answer: what is wrong in the reader's language, and never a path, a trace or a secret."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import Template

from gunbai.errors import DataError, GunbaiError, NotationError, NotYourTurn, Refused, StaleAsk, UnknownName
from gunbai.kernel.words import Wording
from gunbai.table.errors import NoSuchTable, NotAllowed, Overtaken, StoreFailed
from gunbai.table.web.speech import battle_words, language_of, plain_words

log = logging.getLogger("gunbai.table")
Asking = Request[Any, Any, Any]

STATUS: tuple[tuple[type[GunbaiError], int], ...] = (
    (NoSuchTable, 404),
    (UnknownName, 404),
    (NotAllowed, 403),
    (StoreFailed, 503),
    (Overtaken, 409),
    (StaleAsk, 409),
    (NotYourTurn, 409),
    (GunbaiError, 422),
)


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an answer says that is none."""

    status: int
    code: str
    """Stable kind of the error."""
    message: str
    """In the reader's language."""
    reason: str = ""
    """Stable reason within the kind."""
    clauses: tuple[str, ...] = ()
    """The clauses that refuse it."""
    accepted: tuple[str, ...] = ()
    """What would be accepted."""
    position: int | None = None
    """In the text that cannot be read, from 0."""
    faults: tuple[str, ...] = ()
    """Of a file, each with its line and key."""


def status_of(error: GunbaiError) -> int:
    """The HTTP status of an error."""
    return next(status for kind, status in STATUS if isinstance(error, kind))


def problem_of(error: GunbaiError, words: Wording) -> Problem:
    """An error as its reader is told of it."""
    faults: tuple[str, ...] = ()
    if isinstance(error, DataError):
        faults = tuple(words.error(error).splitlines()[1:])
    return Problem(
        status=status_of(error),
        code=error.code,
        message=words.error(error),
        reason=str(getattr(error, "reason", "")),
        clauses=error.clauses,
        accepted=error.accepted,
        position=error.position if isinstance(error, NotationError) else None,
        faults=faults,
    )


def refuse(request: Asking, error: GunbaiError) -> Response[Any] | Template:
    """Answers with what the rules, or the table, refuse."""
    language = language_of(request)
    who = request.state.get("who")
    words = plain_words(language)
    if who is not None and (live := request.app.state.tables.hall.find(who.battle)).is_loaded:
        words = battle_words(language, live.battle.scenario)
    return _answer(request, problem_of(error, words))


def refuse_http(request: Asking, error: HTTPException) -> Response[Any] | Template:
    """Answers with what HTTP refuses: no such page, too large, too often, malformed."""
    status = error.status_code
    key = {400: "malformed", 401: "no-link", 404: "not-found", 405: "not-found", 413: "too-large", 429: "too-often"}
    reason = key.get(status, "malformed" if status < 500 else "broken")
    faults: tuple[str, ...] = ()
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        faults = tuple(f"{one.get('key', '')}: {one.get('message', '')}"[:200] for one in error.extra[:20])
    message = plain_words(language_of(request)).say(f"problem-{reason}")
    return _answer(request, Problem(status, "http", message, reason, faults=faults), error.headers)


def refuse_unknown(request: Asking, error: Exception) -> Response[Any] | Template:
    """Answers when something is broken in the server: the reader is told no more than that, the log is."""
    log.exception("request failed", exc_info=error, extra={"route": request.route_handler.handler_name})
    return _answer(request, Problem(500, "broken", plain_words(language_of(request)).say("problem-broken"), "broken"))


def _answer(request: Asking, problem: Problem, headers: dict[str, str] | None = None) -> Response[Any] | Template:
    accepted = request.headers.get("accept", "")
    if "text/html" not in accepted or request.url.path.startswith("/api"):
        return Response(problem, status_code=problem.status, media_type=MediaType.JSON, headers=headers)
    language = language_of(request)
    shown = {"language": language, "say": plain_words(language).say, "here": "/", "message": problem.message}
    return Template("wrong.html", context=shown, status_code=problem.status, headers=headers)


def refuse_deep(request: Asking, error: RecursionError) -> Response[Any] | Template:
    """Answers to what is nested more deeply than anything that belongs here."""
    message = plain_words(language_of(request)).say("problem-malformed")
    return _answer(request, Problem(400, "http", message, "malformed"))


HANDLERS = {
    RecursionError: refuse_deep,
    Refused: refuse,
    GunbaiError: refuse,
    HTTPException: refuse_http,
    Exception: refuse_unknown,
}
