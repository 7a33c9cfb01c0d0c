"""What the forms on a page ask for, by the last word of their address. Which acts there are stands here alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any

import msgspec

from gunbai.kernel.inputs import Ruling, Stops
from gunbai.kernel.panels import Saying
from gunbai.table.service import Tables
from gunbai.table.values import Who

Form = Mapping[str, str]
"""What was sent, by name; several values of one name stand in lines."""
MOST_CHOSEN = 4
"""So much is chosen in a form for something said unasked."""
Act = Callable[[Tables, Who, Form], Awaitable[object]]


async def answer(tables: Tables, who: Who, form: Form) -> None:
    """Answers what one is asked, or as the game master for a seat."""
    await tables.answer(
        who,
        form.get("say", ""),
        seat=form.get("seat", ""),
        about=form.get("about", ""),
        question=_number(form, "question"),
        epoch=_number(form, "epoch"),
    )


async def interject(tables: Tables, who: Who, form: Form) -> None:
    """Speaks up unasked; in words of one's own where a form says how they are put."""
    say = form.get("say", "")
    if "text" in form:
        chosen = [form[key] for place in range(MOST_CHOSEN) if (key := f"of{place}") in form]
        say = Saying("", say, (), 0).said(chosen, form["text"])
    await tables.interject(who, say)


async def faces(tables: Tables, who: Who, form: Form) -> None:
    """Says how real dice fell."""
    pieces = form.get("faces", "").replace(",", " ").split()
    await tables.throw(who, [int(piece) if piece.isdecimal() and len(piece) < 5 else 0 for piece in pieces])


async def leave(tables: Tables, who: Who, form: Form) -> None:
    """Yields."""
    await tables.leave(who)


async def stops(tables: Tables, who: Who, form: Form) -> None:
    """At which windows one wants to be asked."""
    kinds = {key.removeprefix("stop-"): value for key, value in form.items() if key.startswith("stop-")}
    more = tuple(kind for kind, value in kinds.items() if value == "always")
    fewer = tuple(kind for kind, value in kinds.items() if value == "never")
    await tables.stop(who, Stops("", more, fewer))


async def undo(tables: Tables, who: Who, form: Form) -> None:
    """Takes back, or asks for it."""
    await tables.undo(who)


async def grant(tables: Tables, who: Who, form: Form) -> None:
    """Says whether something is taken back."""
    number = _number(form, "number")
    await tables.grant(who, -1 if number is None else number, agreed=form.get("agreed") == "yes")


async def talk(tables: Tables, who: Who, form: Form) -> None:
    """Says something; nothing is not said."""
    text = " ".join(form.get("text", "").split())
    if text:
        await tables.say(who, text, form.get("to", ""))


async def name(tables: Tables, who: Who, form: Form) -> None:
    """Says what one wants to be called."""
    await tables.sit(who, " ".join(form.get("name", "").split()))


async def seats(tables: Tables, who: Who, form: Form) -> None:
    """Hands a seat over."""
    await tables.hand_over(who, form.get("seat", who.seat), form.get("computer", ""))


async def rule(tables: Tables, who: Who, form: Form) -> None:
    """Overrules."""
    value = value_of(form.get("value", "").strip(), form.get("kind", ""))
    await tables.rule(who, Ruling(form.get("rule", ""), form.get("reason", ""), form.get("target", ""), value))


async def back(tables: Tables, who: Who, form: Form) -> None:
    """Goes back a step."""
    await tables.step_back(who)


async def redo(tables: Tables, who: Who, form: Form) -> None:
    """Does again what was taken back."""
    await tables.redo(who)


async def pause(tables: Tables, who: Who, form: Form) -> None:
    """Stops the battle, or lets it go on."""
    await tables.pause(who, paused=form.get("paused") == "yes")


async def notes(tables: Tables, who: Who, form: Form) -> None:
    """Writes the game master's notes."""
    await tables.notes(who, form.get("text", ""))


ACTS: Mapping[str, Act] = {
    act.__name__: act
    for act in (
        answer, interject, faces, leave, stops, undo, grant, talk, name, seats, rule, back, redo, pause, notes,
    )
}  # fmt: skip


def value_of(text: str, kind: str = "") -> Any:
    """What a ruling's value means.

    Args:
        text: of several values each in a line of its own.
        kind: what it is, as `Rulable` names it; without one numbers, lists, `true`, `false` are read as JSON has them,
            all else is the text itself, and nothing is none.
    """
    match kind:
        case "none":
            return None
        case "choices":
            return text.splitlines()
        case "choice" | "text":
            return text
        case "faces":
            return [int(face) if face.isdecimal() and len(face) < 5 else 0 for face in text.replace(",", " ").split()]
    if not text:
        return None
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError):
        return text


def _number(form: Form, key: str) -> int | None:
    text = form.get(key, "")
    return int(text) if text.isdecimal() and len(text) < 10 else None
