"""Makes the screenshots of the documents, from a real server and a real browser.

    python docs/make_screenshots.py

Needs Chromium (Debian: `apt-get install chromium fonts-noto-cjk`). The table has an address of its own and a fresh
database; what is clicked stands below.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from playwright.sync_api import Browser, sync_playwright

FOLDER = Path(__file__).parent
FLAGS = [
    "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
]  # fmt: skip


class Shot(msgspec.Struct, frozen=True):
    """A screenshot: whose page, and what is clicked before."""

    picture: str
    scenario: str
    seat: str
    clicks: tuple[str, ...]
    language: str = "en"
    size: tuple[int, int] = (1240, 900)
    dark: bool = False


SHOTS = (
    Shot(
        "table-duel", "maai/ganryujima", "musashi",
        ("[data-key='step in']", "[data-key='strike oar']", "[data-key='@wrist']", "#log li:nth-child(4) summary"),
    ),
    Shot(
        "table-sea", "kaisen/duel", "crown",
        (*("[data-key='1']",) * 2, "[data-key='R']", *("[data-step='1'] >> nth=0",) * 2, "[data-key='1']"),
        "ja", (1240, 1500),
    ),
    Shot("table-danmaku", "sengen/first-duel", "akane", (), "zh", (390, 844), True),
)  # fmt: skip


@contextmanager
def server() -> Iterator[str]:
    """The address of a server that is there for these pictures alone."""
    with TemporaryDirectory() as folder:
        process = subprocess.Popen(
            [sys.executable, "-m", "gunbai", "serve", "--port", "0", "--lang", "en"],
            env={**os.environ, "GUNBAI_DATABASE": f"sqlite+aiosqlite:///{folder}/table.sqlite"},
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
            assert found is not None, "the server did not say where it is"
            yield found[0]
        finally:
            process.terminate()
            process.wait()


def take(browser: Browser, address: str, shot: Shot) -> bytes:
    """A screenshot as PNG."""
    width, height = shot.size
    context = browser.new_context(
        locale=shot.language,
        viewport={"width": width, "height": height},
        color_scheme="dark" if shot.dark else "light",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.goto(f"{address}/tables")
    page.click(f"form:has([value='{shot.scenario}']) button[name=alone][value='{shot.seat}']")
    page.wait_for_selector("#board")
    for click in shot.clicks:
        page.click(click)
        page.wait_for_timeout(400)
    page.evaluate("scrollTo(0, 0)")
    page.mouse.move(0, 0)
    drawn = page.screenshot()
    context.close()
    return drawn


def main() -> None:
    """Makes every screenshot."""
    chromium = shutil.which("chromium") or sys.exit(
        "Chromium is not installed: apt-get install chromium fonts-noto-cjk"
    )
    with server() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for shot in SHOTS:
            (FOLDER / f"{shot.picture}.png").write_bytes(take(browser, address, shot))
        browser.close()


if __name__ == "__main__":
    main()
