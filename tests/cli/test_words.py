"""Whatever the command line says is said in three languages; every command and parameter has its help in each."""

import ast
import re
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache

import pytest

from gunbai.cli.app import COMMANDS
from gunbai.cli.prompt import prompt_words
from gunbai.cli.terminal import PACKAGE, cli_text
from gunbai.games import find_game
from gunbai.kernel.folding import fold
from gunbai.kernel.package_data import list_data, read_data
from gunbai.kernel.words import LANGUAGES, kernel_texts
from gunbai.testing.message_files import MessageBook

from .conftest import SOURCE, Gunbai

FILES = ("cli", "help", "play")
BOARDS = ("maai", "kaisen", "sengen")
"""Games with a board of their own, and so with messages for it; those of two boards are never there together."""


@cache
def book(language: str, game: str) -> MessageBook:
    return MessageBook(cli_text(language, name) for name in (*FILES, game))


@cache
def all_words(language: str, game: str) -> MessageBook:
    """The command line's messages with those that they may lean on."""
    own = (cli_text(language, name) for name in (*FILES, game))
    return MessageBook((*own, kernel_texts(language), *find_game(game).texts(language)))


def literals(tree: ast.AST) -> Iterator[str]:
    """Every text in a source; gaps are stars."""
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in node.values)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def trees(game: str) -> Iterator[ast.AST]:
    """The sources that speak where a battle of this game is shown."""
    others = [SOURCE / "boards" / f"{name}.py" for name in BOARDS if name != game]
    for path in sorted(SOURCE.rglob("*.py")):
        if path not in others:
            yield ast.parse(path.read_text("utf-8"))


def calls(game: str) -> Iterator[tuple[str, set[str]]]:
    """What is said by a message that is written out, and with which values."""
    for tree in trees(game):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = getattr(node.func, "attr", getattr(node.func, "id", ""))
            place = {"say": 0, "wrong_usage": 0, "Exit": 1}.get(name)
            if place is None or len(node.args) <= place or any(each.arg is None for each in node.keywords):
                continue
            message = node.args[place]
            if isinstance(message, ast.Constant):
                yield str(message.value), {str(each.arg).replace("_", "-") for each in node.keywords}


def test_every_message_file_is_there_in_every_language() -> None:
    found = set(list_data(PACKAGE, "texts", ".ftl"))
    assert found == {f"{name}.{language}.ftl" for name in (*FILES, *BOARDS) for language in LANGUAGES}


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_are_the_same_in_every_language(language: str, game: str) -> None:
    said, english = book(language, game), book("en", game)
    assert said.junk == []
    assert said.twice == []
    assert set(said.entries) == set(english.entries)
    for name in english.entries:
        assert said.whole(name).variables == english.whole(name).variables, name


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_of_the_command_line_hides_one_of_a_game(language: str, game: str) -> None:
    assert all_words(language, game).twice == []


@pytest.mark.parametrize("game", BOARDS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_has_a_message_that_uses_its_values(language: str, game: str) -> None:
    found = list(calls(game))
    assert len(found) > 60
    for message, values in found:
        assert message in all_words(language, game).entries, message
        assert all_words(language, game).whole(message).variables == values, message


@pytest.mark.parametrize("game", BOARDS)
def test_every_message_is_used(game: str) -> None:
    english = book("en", game)
    texts = {text for tree in trees(game) for text in literals(tree) if text}
    heads = {head for name in english.entries for head in english.whole(name).heads}
    gaps = [text for text in texts if "*" in text and text.strip("*")]
    for name in english.entries:
        worded = any(name.startswith(f"{head}-") for head in heads)
        assert worded or name in texts or any(fnmatchcase(name, gap) for gap in gaps), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_and_parameter_has_help(gunbai: Gunbai, command: str, language: str) -> None:
    code, out, err = gunbai(*command.split(), "--help", "--lang", language)
    assert (code, err) == (0, "")
    entries = book(language, BOARDS[0]).entries
    shown = "".join(out.replace("│", "").split())

    def said(message: str) -> bool:
        pattern = entries[message].value
        assert pattern is not None
        return "".join(str(getattr(part, "value", "")) for part in pattern.elements).replace(" ", "") in shown

    assert said("help-usage")
    assert said(f"help-{command}" if command else "help-gunbai")
    assert said("help-everywhere")
    assert "help-" not in out.replace("--help", "")
    rows = [line for line in out.splitlines() if line.startswith("│ ")]
    assert all(len(line.strip("│ ").split("  ", 1)) > 1 or line.startswith("│   ") for line in rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_command_with_its_help(gunbai: Gunbai, language: str) -> None:
    _, out, _ = gunbai("--help", "--lang", language)
    assert out == gunbai("--lang", language).out
    rows = [line.strip("│ ").split("  ")[0] for line in out.splitlines() if line.startswith("│ ")]
    assert [row for row in rows if row in COMMANDS] == list(COMMANDS)


def test_the_version_is_told(gunbai: Gunbai) -> None:
    code, out, _ = gunbai("--version")
    assert (code, out) == (0, "0.1.0\n")


def test_no_word_of_the_prompt_is_a_word_of_the_notation() -> None:
    notation = tomllib.loads(read_data("gunbai.games.maai", "data/notation.toml"))
    taken = {
        fold(word)
        for table in notation.values()
        for name, others in table.items()
        for word in (name, *(others if isinstance(others, list) else ()))
    }
    assert set(prompt_words()) & taken == set()


def test_every_command_of_the_prompt_can_be_given_in_every_language() -> None:
    for command in ("undo", "why", "options", "log", "save", "yield", "help", "quit"):
        words = [word for word, meant in prompt_words().items() if meant == command]
        assert sum(word.isascii() for word in words) >= 1
        assert sum(not word.isascii() for word in words) >= 2, command


def test_the_page_of_commands_has_every_synopsis_and_every_word_of_the_prompt() -> None:
    page = (SOURCE.parents[2] / "docs" / "commands.md").read_text("utf-8").replace("\\|", "|")
    for name, (_, synopsis) in COMMANDS.items():
        assert f"`{f'gunbai {name} {synopsis}'.strip()}`" in page
    table = [line for line in page.splitlines() if line.startswith("| `") and "gunbai" not in line]
    shown = {prompt_words()[fold(cell.split("`")[1].split()[0])] for cell in table}
    assert shown == set(prompt_words().values())
    for line in table:
        meant = {
            prompt_words()[fold(word.split()[0])] for word in re.findall(r"`([^`]+)`", "|".join(line.split("|")[1:3]))
        }
        assert len(meant) == 1, line
