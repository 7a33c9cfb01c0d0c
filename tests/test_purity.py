"""Rules touch nothing that could make the same inputs give another battle."""

from __future__ import annotations

import pytest

from gunbai.testing.package_modules import package_modules
from gunbai.testing.purity import scan, scan_package

RULE_FACING = (
    "answering.py", "battle.py", "dice.py", "events.py", "folding.py", "game.py", "inputs.py", "overruling.py",
    "phrase.py", "record.py", "replaying.py", "requests.py", "rulings.py", "scenario.py", "views.py",
)  # fmt: skip
"""What of the kernel has a part in how a battle comes out."""


def test_the_scans_of_a_game_read_its_sub_packages_too() -> None:
    paths = [path for path, _ in package_modules("gunbai.games.maai")]
    assert {"referee.py", "events/__init__.py", "events/distance.py"} <= set(paths)
    assert paths == sorted(paths)


def test_the_rules_of_maai_are_pure() -> None:
    assert scan_package("gunbai.games.maai") == ()


def test_the_kernel_is_pure_where_it_has_a_part_in_a_battle() -> None:
    assert scan_package("gunbai.kernel", RULE_FACING) == ()


IMPURE = [
    ("clock", "import time"),
    ("clock", "from datetime import datetime"),
    ("chance", "import random"),
    ("chance", "from secrets import token_bytes"),
    ("chance", "import uuid as names"),
    ("files", "import os.path"),
    ("files", "from pathlib import Path"),
    ("files", "import io"),
    ("files", "open('x')"),
    ("files", "print('x')"),
    ("files", "def f():\n    return input()"),
    ("files", "from os import environ"),
    ("surroundings", "import locale"),
    ("surroundings", "import sys"),
    ("threads", "import threading"),
    ("threads", "from concurrent.futures import ThreadPoolExecutor"),
    ("threads", "import asyncio"),
    ("threads", "async def f(): ..."),
    ("other programs", "import subprocess"),
    ("other programs", "from urllib.request import urlopen"),
    ("other programs", "import socket"),
    ("floats", "bonus = 0.5"),
    ("floats", "bonus = 1j"),
    ("floats", "half = a / 2"),
    ("floats", "a /= 2"),
    ("floats", "float(a)"),
    ("floats", "round(a)"),
    ("floats", "import math"),
    ("floats", "map(float, rows)"),
    ("memory", "order = sorted(rows, key=id)"),
    ("memory", "hash(a)"),
    ("memory", "import weakref"),
    ("code", "eval(text)"),
    ("code", "from pickle import loads"),
    ("code", "import importlib"),
    ("set order", "for x in {1, 2}: ..."),
    ("set order", "for x in set(rows): ..."),
    ("set order", "rows = {1, 2}\nfor x in rows: ..."),
    ("set order", "rows: frozenset[int] = make()\nlist(rows)"),
    ("set order", "def f(rows: set[int] | None): return [x for x in rows]"),
    ("set order", "def f(rows: 'set[int]'): return {x: 1 for x in rows}"),
    ("set order", "class A:\n    def f(self):\n        self.rows = set()\n    def g(self):\n        tuple(self.rows)"),
    ("set order", "def rows() -> set[int]: ...\nfor x in rows(): ..."),
    ("set order", "for x in set(a) | set(b): ..."),
    ("set order", "for x in a.keys() - {1}: ..."),
    ("set order", "', '.join({'a', 'b'})"),
    ("set order", "dict.fromkeys({1, 2})"),
    ("set order", "next(iter({1, 2}))"),
    ("set order", "tuple(x + 1 for x in {1, 2})"),
    ("set order", "[*{1, 2}]"),
    ("set order", "a, b = {1, 2}"),
    ("set order", "rows = {1, 2}\nrows.pop()"),
    ("set order", "min({1, 2}, key=abs)"),
    ("set order", "def f():\n    yield from {1, 2}"),
]  # fmt: skip


@pytest.mark.parametrize(("touches", "source"), IMPURE, ids=[source.splitlines()[-1].strip() for _, source in IMPURE])
def test_what_rules_must_not_touch_is_found(touches: str, source: str) -> None:
    found = scan(source, "rules.py")
    assert found
    assert {one.touches for one in found} == {touches}
    assert {one.where for one in found} == {"rules.py"}
    assert 1 <= found[0].line <= source.count("\n") + 1


PURE = [
    "half = a // 2",
    "len({1, 2}) + sum({1, 2})",
    "1 in {1, 2}",
    "sorted({1, 2})",
    "any(x > 1 for x in {1, 2})",
    "{x + 1 for x in {1, 2}}",
    "rows = {1: 2}\nfor x in rows: ...",
    "for x in sorted(set(rows)): ...",
    "rows = {1, 2}\nrows.add(3)\nrows.discard(1)\nrows |= {4}",
    "def f(id: str) -> str: return id",
    "class Fighter:\n    id: str\nfighter.id",
    "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from random import Random",
    "import hashlib, re, tomllib, unicodedata",
    "max({1, 2})",
    "def compile(rows): return rows\ncompile(1)",
    "from gunbai.games.maai import time",
]


@pytest.mark.parametrize("source", PURE)
def test_what_rules_may_do_is_left_alone(source: str) -> None:
    assert scan(source, "rules.py") == ()


def test_a_whole_package_is_scanned(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    root = tmp_path_factory.mktemp("packages")
    inner = root / "strangers_game" / "data"
    inner.mkdir(parents=True)
    (root / "strangers_game" / "__init__.py").write_text("")
    (root / "strangers_game" / "rules.py").write_text("import this\n\nimport random\n")
    (inner / "__init__.py").write_text("half = 0.5\n")
    monkeypatch.syspath_prepend(str(root))
    assert [(one.where, one.line, one.touches) for one in scan_package("strangers_game")] == [
        ("strangers_game/data/__init__.py", 1, "floats"),
        ("strangers_game/rules.py", 3, "chance"),
    ]
