"""Commands that cannot be read: what is wrong with them, in the reader's language."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin

from cyclopts.exceptions import (
    ArgumentOrderError,
    CoercionError,
    CycloptsError,
    MissingArgumentError,
    RepeatArgumentError,
    UnknownCommandError,
    UnknownOptionError,
    UnusedCliTokensError,
)

from gunbai.cli.app import COMMANDS
from gunbai.cli.terminal import Terminal
from gunbai.kernel.schema import nearest


def usage_error(terminal: Terminal, error: CycloptsError, command: str) -> str:
    """What is wrong, what would be accepted, and where help is."""
    message, values = _wrong(error)
    accepted = values.pop("accepted", ())
    lines = [terminal.say(f"usage-{message}", **values)]
    if accepted:
        lines.append(terminal.say("usage-accepted", accepted=" | ".join(accepted)))
    ask = f"gunbai {command} --help" if command in COMMANDS else "gunbai --help"
    lines.append(terminal.say("usage-help", command=ask))
    return "\n".join(lines)


def _wrong(error: CycloptsError) -> tuple[str, dict[str, Any]]:
    match error:
        case UnknownCommandError(unused_tokens=[word, *_]):
            return "unknown-command", {"given": word, "accepted": nearest(word, list(COMMANDS)) or tuple(COMMANDS)}
        case UnknownOptionError(token=token, argument_collection=known):
            given = token.keyword or token.value
            names = [name for argument in known for name in argument.names if name.startswith("--")]
            return "unknown-option", {"given": given, "accepted": nearest(given, names) or tuple(names)}
        case CoercionError(token=token) if token is not None:
            return _bad_value(error)
        case MissingArgumentError(keyword=str(keyword)):
            return "value-missing", {"name": keyword}
        case MissingArgumentError(argument=argument) if argument is not None:
            if argument.tokens and argument.tokens[-1].keyword:
                return "value-missing", {"name": argument.tokens[-1].keyword}
            return "argument-missing", {"name": _name(argument)}
        case UnusedCliTokensError(unused_tokens=[word, *_]):
            return "too-much", {"given": word}
        case RepeatArgumentError(token=token):
            return "given-twice", {"name": token.keyword or token.value}
        case ArgumentOrderError(token=word):
            return "too-much", {"given": word}
        case _:
            return "unreadable", {}


def _bad_value(error: CoercionError) -> tuple[str, dict[str, Any]]:
    """A value of the wrong kind: one of a few words, or a whole number."""
    assert error.token is not None
    name = error.token.keyword or _name(error.argument)
    wanted = error.target_type
    values: dict[str, Any] = {"given": error.token.value, "name": name}
    if get_origin(wanted) is Literal:
        return "bad-value", {**values, "accepted": tuple(map(str, get_args(wanted)))}
    return "bad-number", values


def _name(argument: Any) -> str:
    """An option's name, or a positional argument's as the synopsis has it."""
    if argument is None:
        return ""
    name: str = next((name for name in argument.names if name.startswith("--")), argument.name)
    return name.strip("-").upper() if argument.index is not None else name
