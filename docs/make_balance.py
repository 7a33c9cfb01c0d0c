"""Plays what `docs/balance.md` asks, and makes its charts and its blocks of output anew: `python docs/make_balance.py`.

With names of studies as arguments it makes those alone: `python docs/make_balance.py lateen`.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "balance.md"
BLOCK = re.compile(r"^```console\n\$ (gunbai [^\n]+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A command of the page, and what it printed."""


def played(command: str) -> str:
    """What a command prints, in English, as wide as the page."""
    words = command.split()
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=ROOT, check=True, capture_output=True, encoding="utf-8",
        env={**os.environ, "LANG": "en_US.UTF-8", "COLUMNS": "110"},
    )  # fmt: skip
    return "".join(f"{line.rstrip()}\n" for line in done.stdout.rstrip().splitlines())


def main() -> None:
    """Makes the page anew, command by command."""
    wanted = sys.argv[1:]
    for command, _ in BLOCK.findall(PAGE.read_text("utf-8")):
        if not wanted or any(name in command for name in wanted):
            said = played(command)
            # Read afresh: somebody may have written on the page meanwhile.
            text = PAGE.read_text("utf-8")
            PAGE.write_text(BLOCK.sub(partial(renewed, command=command, said=said), text), "utf-8")


def renewed(found: re.Match[str], command: str, said: str) -> str:
    """A block with what its command printed now; others as they are."""
    return f"```console\n$ {command}\n{said}```" if found[1] == command else found[0]


if __name__ == "__main__":
    main()
