"""Whatever the simulation says is said in three languages, and nothing is said that nobody hears."""

import ast
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from gunbai.kernel.words import LANGUAGES, kernel_texts
from gunbai.sim import errors
from gunbai.sim.report import sim_text
from gunbai.testing.message_files import MessageBook

SOURCE = Path(errors.__file__).parent

TRIED = ("weapon", "manoeuvre", "spell", "card", "ship")
"""Kinds of what is tried; `test_balance` holds them against the games."""


def book(language: str) -> MessageBook:
    return MessageBook((sim_text(language),))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_are_the_same_in_every_language(language: str) -> None:
    said, english = book(language), book("en")
    assert said.junk == []
    assert said.twice == []
    assert set(said.entries) == set(english.entries)
    whole = {
        name: MessageBook((sim_text(each), kernel_texts(each))) for name, each in (("en", "en"), ("own", language))
    }
    for name in english.entries:
        assert whole["own"].whole(name).variables == whole["en"].whole(name).variables, name


def test_every_message_is_used_and_every_message_that_is_used_is_there() -> None:
    texts: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = (str(one.value) if isinstance(one, ast.Constant) else "*" for one in node.values)
                texts.add("".join(parts))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
    entries = book("en").entries
    gaps = [text for text in texts if text.startswith(("sim-", "balance-")) and "*" in text]
    for name in entries:
        head, _, rest = name.partition("-")
        refused = head == "refusal" and rest.removeprefix("sweep-") in texts
        keyed = head in ("error", "kind", "result") and (rest in texts or rest == "side")
        keyed = keyed or (head == "trial" and rest in TRIED)
        assert refused or keyed or name in texts or any(fnmatchcase(name, gap) for gap in gaps), name
    for text in texts:
        if text.startswith(("sim-", "balance-")) and "*" not in text and not text.endswith("-"):
            assert text in entries, text
