"""From the arguments of a process to its exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence

from cyclopts import CycloptsError

from gunbai.cli.app import build_app, command_word
from gunbai.cli.exits import FOUND, OK, PIPE_CLOSED, USAGE, Exit, wrong_usage
from gunbai.cli.language import FLAG, choose_language, split_language
from gunbai.cli.terminal import Terminal
from gunbai.cli.usage import usage_error
from gunbai.errors import GunbaiError, UnknownName
from gunbai.kernel.words import LANGUAGES


def main(arguments: Sequence[str] | None = None, environment: Mapping[str, str] | None = None) -> int:
    """Runs the command that the arguments name.

    Args:
        arguments: what stands behind `gunbai`; those of this process if left out.
        environment: where the language is looked for; that of this process if left out.

    Returns:
        The exit code; `gunbai.cli.main` adds that of Ctrl-C.
    """
    _open_closed_streams()
    given = list(sys.argv[1:] if arguments is None else arguments)
    terminal = Terminal(choose_language(given, os.environ if environment is None else environment))
    try:
        code = _run(given, terminal)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read has gone away, as `head` does: nobody is left to tell.
        _drop_output()
        return PIPE_CLOSED
    except OSError as error:
        # Standard output on a full disk, or a file that is none of the usual kind.
        _drop_output()
        terminal.complain(terminal.say("system-refuses", why=error.strerror or type(error).__name__))
        return USAGE
    return code


def _open_closed_streams() -> None:
    """Puts nothing where whoever started this process has closed a stream: a record would else take its number."""
    for name in ("stdin", "stdout", "stderr"):
        if getattr(sys, name) is None:
            mode = "r" if name == "stdin" else "w"
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _drop_output() -> None:
    """What is not yet printed never will be; the interpreter must not try once more when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _run(given: list[str], terminal: Terminal) -> int:
    asked, others = split_language(given)
    word = command_word(others)
    try:
        _check_language(asked)
        code = build_app(terminal, others)(others)
    except CycloptsError as error:
        terminal.complain(usage_error(terminal, error, word))
        return USAGE
    except Exit as exit:
        if exit.message:
            terminal.complain(exit.text(terminal))
        return exit.code
    except GunbaiError as error:
        terminal.complain(terminal.error(error))
        return USAGE if isinstance(error, UnknownName) else FOUND
    return code if isinstance(code, int) else OK


def _check_language(asked: str | None) -> None:
    if asked == "":
        raise wrong_usage("usage-value-missing", name=FLAG)
    if asked is not None and asked not in LANGUAGES:
        raise wrong_usage("usage-bad-language", given=asked, accepted=" | ".join(LANGUAGES))
