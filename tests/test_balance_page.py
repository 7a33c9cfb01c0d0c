"""The page on balance: its commands are carried out, its charts are there, and what it shows is what they print."""

import os
import re
import shlex
from pathlib import Path

import pytest

from gunbai.cli import main
from pages import ROOT

PAGE = (ROOT / "docs" / "balance.md").read_text("utf-8")
BLOCKS = re.findall(r"^```console\n\$ gunbai ([^\n]+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
COMMANDS = [command for command, _ in BLOCKS]


def test_each_game_has_its_question() -> None:
    games = {re.search(r'^game = "(\w+)"', path.read_text("utf-8"), re.MULTILINE) for path in asked()}
    assert {found[1] for found in games if found} == {"maai", "kaisen", "sengen"}


def asked() -> list[Path]:
    """The files that the commands name."""
    return [ROOT / word for command in COMMANDS for word in shlex.split(command) if word.endswith(".toml")]


@pytest.mark.parametrize(("command", "shown"), BLOCKS, ids=[command.split()[1] for command in COMMANDS])
def test_a_command_prints_what_the_page_shows_but_for_its_numbers(
    command: str, shown: str, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("COLUMNS", "110")
    few = "10 --player random" if command.startswith("balance") else "1"
    words = shlex.split(re.sub(r"-n \d+", f"-n {few}", command))
    if "--chart" in words:
        chart = ROOT / words[words.index("--chart") + 1]
        assert f"]({chart.relative_to(ROOT / 'docs')})" in PAGE
        assert chart.read_text("utf-8").startswith("<svg ")
        words[words.index("--chart") + 1] = str(tmp_path / "chart.svg")
    environment = {**os.environ, "LANG": "en_US.UTF-8"}
    assert main([*words, "--jobs", "1"], environment) == 0
    printed = capfd.readouterr().out

    assert told(printed) == told(shown)
    assert len(told(shown)) >= (1 if command.startswith("balance") else 12)
    if "--chart" in words:
        assert (tmp_path / "chart.svg").read_text("utf-8").startswith("<svg ")


def told(text: str) -> list[str]:
    """The first two columns of the rows of a sweep, and what is said of content, but for its numbers."""
    rows = re.findall(r"^(\S+ +\S+) +\d+ +\d+\.\d %", text, re.MULTILINE)
    said = re.findall(r"^.+ gains its bearer .+$", text, re.MULTILINE)
    return [" ".join(row.split()) for row in rows] + [re.sub(r"[+−-]?\d+(\.\d+)?", "#", one) for one in said]
