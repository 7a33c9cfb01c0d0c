"""The commands: which there are, where each is written, and how the arguments reach it."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from importlib import import_module
from importlib.metadata import version
from typing import Annotated, Any, get_type_hints

from cyclopts import App, Group, Parameter

from gunbai.cli.help import WordedHelp
from gunbai.cli.terminal import Terminal, cli_text
from gunbai.kernel.words import Wording

COMMANDS: dict[str, tuple[str, str]] = {
    "games": ("listing", ""),
    "scenarios": ("listing", "[GAME]"),
    "run": ("running", "SCENARIO [--seed N] [--seat NAME=PLAYER ...] [--record FILE] [--explain]"),
    "sim": (
        "simulating",
        (
            "SCENARIO|--compare A B [-n N] [--seat NAME=PLAYER ...] [--sweep PATH=VALUES ...] [--until W] [--seed N] "
            "[--jobs N|--on ADDRESS] [--side SIDE] [--out FILE] [--chart FILE] [--report FILE] [--pick K --record FILE]"
        ),
    ),
    "balance": ("balancing", "CONTENT [-n N] [--player PLAYER] [--seed N] [--jobs N|--on ADDRESS] [--report FILE]"),
    "play": ("playing", "SCENARIO --as SEAT [--vs PLAYER] [--dice sealed|hand] [--record FILE] [--seed N]"),
    "resume": ("playing", "[FILE] [--as SEAT] [--vs PLAYER] [--dice sealed|hand]"),
    "replay": ("review", "RECORD [--to N] [--as SEAT] [--explain]"),
    "verify": ("review", "RECORD"),
    "explain": ("rulebook", "CLAUSE"),
    "clauses": ("rulebook", "[GAME]"),
    "rulings": ("rulebook", "[GAME] [--scenario SCENARIO]"),
    "carry": ("carrying", "RECORD [FIGHTER=]FILE ... [--anyway]"),
    "rest": ("keeping", "FILE (--interlude [--healer FILE] [--faces FACES | --seed N] | --hours N)"),
    "learn": ("keeping", "FILE [SPELL ...] (--licence LIST | --promote DAN | --study [--faces FACES | --seed N])"),
    "ritual": ("keeping", "FILE SPELL [--faces FACES | --seed N]"),
    "check": ("checking", "FILE ... [--strict] [--sarif FILE]"),
    "case": ("proving", "FILE ..."),
    "serve": ("serving", "[--host HOST] [--port PORT] [--database URL] [--ready SCENARIO --as SEAT] [--browser]"),
    "map": (
        "drawing",
        "RECORD|SCENARIO [--round N] [--as SEAT] [--arcs SHIP ...] [--sight A B] [--theme auto|light|dark] [-o FILE]",
    ),
    "reach": ("reaching", "SCENARIO --ship SHIP [--power N] [-o FILE]"),
    "odds": ("reckoning", "GAME [QUESTION] [NAME=N|NAME=N..M ...] [--ruling KEY=VALUE ...] [--json] [--chart FILE]"),
    "conform": ("proving", "GAME [--battles N] [--seed N]"),
}
"""Each command's module, in which a function bears its name, and its synopsis."""

HELP_FLAGS = ("--help", "-h")
Command = Callable[..., int | None]


def command_word(arguments: Sequence[str]) -> str:
    """The command that the arguments name, known or not; empty if they name none."""
    return next((argument for argument in arguments if not argument.startswith("-")), "")


def build_app(terminal: Terminal, arguments: Sequence[str]) -> App:
    """The application in the terminal's language.

    Only the command that the arguments name is loaded, if they name one; and help only where it will be shown.
    """
    word = command_word(arguments)
    names = [word] if word in COMMANDS else list(COMMANDS)
    helped = word not in COMMANDS or any(flag in arguments for flag in HELP_FLAGS)
    words = Wording(terminal.language, (cli_text(terminal.language, "help"),)) if helped else None
    options = Group.create_default_parameters(_said(words, "help-options"))
    app = App(
        name="gunbai",
        version=lambda: version("gunbai"),
        help=_said(words, "help-gunbai"),
        help_format="plaintext",
        help_epilogue=_said(words, "help-everywhere"),
        help_formatter=WordedHelp(words),
        usage=_usage("", "COMMAND ..."),
        group_commands=Group.create_default_commands(_said(words, "help-commands")),
        group_arguments=Group.create_default_arguments(_said(words, "help-arguments")),
        group_parameters=options,
        default_parameter=Parameter(negative=(), show_default=False, show_choices=False),
        result_action="return_value",
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
        console=terminal.out,
    )
    for flag in ("--help", "--version"):
        app[flag].help = _said(words, f"help-{flag.strip('-')}")
        app[flag].group = (options,)
    for place, name in enumerate(names):
        module, synopsis = COMMANDS[name]
        function: Command = getattr(import_module(f"gunbai.cli.{module}"), name)
        app.command(
            _bound(function, terminal, name, words),
            name=name,
            help=_said(words, f"help-{name}"),
            usage=_usage(name, synopsis),
            sort_key=place,
        )
    return app


def _usage(name: str, synopsis: str) -> str:
    return " ".join(part for part in ("gunbai", name, synopsis) if part)


def _said(words: Wording | None, message: str) -> str:
    return message if words is None else words.say(message)


def _bound(function: Command, terminal: Terminal, name: str, words: Wording | None) -> Command:
    """The command as the application sees it: the terminal given, each parameter with its help `help-COMMAND-NAME`,
    or else the `help-NAME` that it shares with other commands."""
    hints = get_type_hints(function, include_extras=True)
    signature = inspect.signature(function)
    parameters = list(signature.parameters.values())[1:]

    def command(*given: Any, **named: Any) -> int | None:
        return function(terminal, *given, **named)

    command.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    command.__annotations__ = {
        each.name: Annotated[hints[each.name], Parameter(help=_parameter_help(words, name, each.name))]
        for each in parameters
    }
    return command


def _parameter_help(words: Wording | None, command: str, parameter: str) -> str:
    if words is None:
        return ""
    name = parameter.strip("_").replace("_", "-")
    own = f"help-{command}-{name}"
    return words.say(own if words.has(own) else f"help-{name}")
