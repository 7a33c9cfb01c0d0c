"""Which language a command speaks: known before anything else, for even the help has to be said in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gunbai.kernel.words import LANGUAGES

FLAG = "--lang"
_LOCALE_KEYS = ("LC_ALL", "LC_MESSAGES", "LANG")


def choose_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of `--lang`; else of the locale; else English."""
    asked, _ = split_language(arguments)
    if asked in LANGUAGES:
        return asked
    locale = next((environment[key] for key in _LOCALE_KEYS if environment.get(key)), "")
    return locale[:2] if locale[:2] in LANGUAGES and not locale[2:3].isalpha() else "en"


def split_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """Takes `--lang` out of the arguments: it may stand anywhere before a `--`, before the command too.

    Returns:
        What `--lang` says: None where it is not given, empty where it says nothing; and all other arguments.
    """
    asked: str | None = None
    others: list[str] = []
    given = iter(arguments)
    for argument in given:
        if argument == "--":
            return asked, [*others, argument, *given]
        if argument == FLAG:
            asked = next(given, "")
        elif argument.startswith(FLAG + "="):
            asked = argument.removeprefix(FLAG + "=")
        else:
            others.append(argument)
    return asked, others
